#include "db/file/sql_error.h"

namespace dossier {

namespace {

// SQLite's result codes (sqlite.org/rescode.html): the lower eight bits, and extended ones that say more.
enum ResultCode {
    Perm = 3,
    Busy = 5,
    Locked = 6,
    ReadOnlyFile = 8,
    IoError = 10,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    Constraint = 19,
    NotADatabase = 26,
    // Another file has the name of the one that was opened.
    Moved = 1032,
    // The write-ahead log's index could not grow: what a full disk looks like to whoever opens the file.
    SharedMemorySize = 4874
};

} // namespace

StoreError::Kind kindOf(const QSqlError& error)
{
    using Kind = StoreError::Kind;
    const int code = error.nativeErrorCode().toInt();
    if ((code & 0xff) == Constraint)
        return Kind::BadValue;
    if (code == SharedMemorySize)
        return Kind::Full;
    if (code == Moved)
        return Kind::Replaced;
    switch (code & 0xff) {
    case Busy:
    case Locked:
        return Kind::Locked;
    case ReadOnlyFile:
        return Kind::ReadOnly;
    case Corrupt:
    case NotADatabase:
        return Kind::Damaged;
    case Full:
        return Kind::Full;
    case IoError:
        return Kind::DiskFailed;
    case Perm:
    case CannotOpen:
        return Kind::CannotOpen;
    default:
        return code == 0 && error.type() == QSqlError::ConnectionError ? Kind::CannotOpen : Kind::Other;
    }
}

QString detailOf(const QSqlError& error)
{
    const StoreError::Kind kind = kindOf(error);
    if (kind == StoreError::Kind::BadValue || kind == StoreError::Kind::CannotOpen)
        return {};
    if (kind == StoreError::Kind::DiskFailed)
        return QStringLiteral("the system does not say why");
    if (kind == StoreError::Kind::Damaged)
        return QStringLiteral("its pages contradict one another");
    return error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
}

} // namespace dossier
