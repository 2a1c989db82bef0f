#include "desk/files/written_file.h"

#include <QFileInfo>
#include <QSaveFile>

namespace dossier {

WrittenFile::WrittenFile(const QString& path)
{
    const QFileInfo target(path);
    // A device is never replaced, be it behind a link.
    const bool device = target.exists() && !target.isFile() && !target.isDir();
    if (device)
        m_device = std::make_unique<QFile>(path);
    else
        m_device = std::make_unique<QSaveFile>(path);
    const bool open =
        device ? m_device->open(QIODevice::WriteOnly | QIODevice::Unbuffered) : m_device->open(QIODevice::WriteOnly);
    if (!open)
        m_trouble = m_device->errorString();
}

WrittenFile::~WrittenFile() = default;

bool WrittenFile::write(std::string_view content)
{
    const auto length = static_cast<qint64>(content.size());
    if (m_trouble.isEmpty() && m_device->write(content.data(), length) != length)
        m_trouble = m_device->errorString();
    return m_trouble.isEmpty();
}

QString WrittenFile::finish()
{
    if (auto* file = qobject_cast<QSaveFile*>(m_device.get()); file && m_trouble.isEmpty() && !file->commit())
        m_trouble = file->errorString();
    return m_trouble;
}

QString writeWhole(const QString& path, std::string_view content)
{
    WrittenFile file(path);
    file.write(content);
    return file.finish();
}

} // namespace dossier
