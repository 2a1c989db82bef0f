#include "desk/files/written_file.h"

#include "disk/calls.h"
#include "disk/file_moves.h"
#include "disk/same_file.h"
#include "wording/words/system_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <unistd.h>

namespace dossier {

namespace {

QString words(int error)
{
    if (error == kIsOpenDatabase)
        return QCoreApplication::translate("WrittenFile", "it is the database that is open; choose another name");
    if (error == kIsDatabase)
        return QCoreApplication::translate("WrittenFile", "it is a database; choose another name, or remove it first");
    if (error == kIsBesideDatabase)
        return QCoreApplication::translate("WrittenFile",
                                           "what belongs to a database is kept there; choose another name");
    return error == 0 ? QString() : systemText(error);
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

QString WrittenFile::finishFree(const std::function<QString()>& next)
{
    return words(m_file.finishFree([&] { return native(next()); }));
}

QString WrittenFile::trouble() const
{
    return words(m_file.error());
}

QString writeWhole(const QString& path, std::string_view content)
{
    return words(writeFile(native(path), content));
}

QString writeSecret(const QString& path, std::string_view content)
{
    return words(writeSecret(native(path), content));
}

QString whyNotToWrite(const QString& path)
{
    return words(whyNotToWrite(native(path)));
}

QString located(const QString& path, const QString& why)
{
    return why.isEmpty() ? QString() : QDir::toNativeSeparators(path) + QStringLiteral(": ") + why;
}

bool isSameFile(const QString& one, const QString& other)
{
    return isSameFile(native(one), native(other));
}

bool isStandardOutput(const QString& path)
{
    return openHere(native(path)) == STDOUT_FILENO;
}

QString writeBehind(const QString& path, std::string_view content, FileLook& ours, Waited waited)
{
    return words(appendToFile(native(path), content, ours, waited));
}

FileLook lookOf(const QString& path)
{
    return FileLook::of(native(path));
}

QString madeFolder(const QString& path)
{
    return words(makeFolder(native(path)));
}

} // namespace dossier
