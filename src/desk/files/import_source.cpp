#include "desk/files/import_source.h"

#include "desk/files/whole_file.h"
#include "importers/reading/reading.h"
#include "importers/reading/text_encoding.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <memory>

namespace dossier {

namespace {

constexpr qint64 kLookedAt = 1 << 20; // bytes

} // namespace

ImportSource::ImportSource(QByteArray held)
    : m_begin(std::move(held))
    , m_size(m_begin.size())
{}

ImportSource ImportSource::inUtf8() const
{
    const bool isUtf8 = m_begin.isValidUtf8() && !m_begin.contains('\0');
    if (isUtf8 || !isHeld() || m_begin.trimmed().startsWith("<?xml"))
        return *this;
    try {
        return ImportSource(QByteArray::fromStdString(decodeText(text())));
    } catch (const ReadError&) { // reading it says why
        return *this;
    }
}

std::optional<ImportSource> ImportSource::ofLargeFile(const QString& path)
{
    const QFileInfo facts(path);
    QFile file(path);
    if (!facts.isFile() || facts.size() <= kMostBytesOfAFile || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    ImportSource source(file.read(kLookedAt));
    if (!source.m_begin.left(4).contains('\0')) // whose lines end in other bytes
        source.m_begin.truncate(source.m_begin.lastIndexOf('\n') + 1);
    source.m_path = path;
    source.m_size = facts.size();
    source.m_changed = facts.lastModified();
    return source;
}

bool ImportSource::isAsItWas() const
{
    const QFileInfo facts(m_path);
    return isHeld() || (facts.size() == m_size && facts.lastModified() == m_changed);
}

ByteSource ImportSource::bytes() const
{
    if (isHeld())
        return bytesIn(text());
    const auto file = std::make_shared<QFile>(m_path);
    file->open(QIODevice::ReadOnly);
    return [file](char* into, std::size_t most) {
        const qint64 length = file->read(into, static_cast<qint64>(most));
        if (length < 0)
            throw ReadError(ReadError::Kind::CannotBeRead, 0, file->errorString().toStdString());
        return static_cast<std::size_t>(length);
    };
}

} // namespace dossier
