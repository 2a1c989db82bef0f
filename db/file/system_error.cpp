#include "db/file/system_error.h"

#include "db/sqlite/sqlite_handle.h"

#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>

#include <cerrno>
#include <sqlite3.h>

namespace dossier {

StoreError::Kind kindOfSystemError(int error)
{
    using Kind = StoreError::Kind;
    switch (error) {
    case ENOSPC:
    case EDQUOT:
        return Kind::Full;
    case EROFS:
        return Kind::ReadOnly;
    case EEXIST:
        return Kind::Exists;
    case EACCES:
    case EPERM:
    case ENOENT:
    case ENOTDIR:
    case EISDIR:
    case ELOOP:
    case ENAMETOOLONG:
    case EMFILE:
    case ENFILE:
        return Kind::CannotOpen;
    default:
        return Kind::DiskFailed;
    }
}

void failOfSystem(int error, const QString& path, const QString& tried)
{
    throw StoreError(kindOfSystemError(error), path, tried, qt_error_string(error));
}

int systemErrorBehind(const QSqlDatabase& database)
{
    sqlite3* const sqlite = sqliteBehind(database);
    return sqlite != nullptr ? sqlite3_system_errno(sqlite) : 0;
}

std::string nativePath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

QString fullPlace(const QString& database)
{
    constexpr qint64 kRoom = qint64{1024} * 1024; // bytes
    const auto room = [](const QString& folder) { return QStorageInfo(folder).bytesAvailable(); };
    // As SQLite looks for it (sqlite.org/tempfiles.html).
    QString aside = QStringLiteral("/var/tmp");
    for (const char* variable : {"TMPDIR", "SQLITE_TMPDIR"})
        if (const QString named = qEnvironmentVariable(variable); QFileInfo(named).isDir())
            aside = named;
    return room(aside) < kRoom && room(QFileInfo(database).absolutePath()) >= kRoom ? aside : database;
}

} // namespace dossier
