#include "desk/files/written_file.h"

#include "disk/file_moves.h"

#include <QFile>

namespace dossier {

namespace {

QString words(int error)
{
    return error == 0 ? QString() : qt_error_string(error);
}

std::string native(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

} // namespace

WrittenFile::WrittenFile(const QString& path)
    : m_file(native(path))
{}

QString WrittenFile::finish()
{
    return words(m_file.finish());
}

QString WrittenFile::trouble() const
{
    return words(m_file.error());
}

QString writeWhole(const QString& path, std::string_view content)
{
    return words(writeFile(native(path), content));
}

QString writeBehind(const QString& path, std::string_view content)
{
    return words(appendToFile(native(path), content));
}

QString madeFolder(const QString& path)
{
    return words(makeFolder(native(path)));
}

} // namespace dossier
