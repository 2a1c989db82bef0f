#include "db/file/quiet_reading.h"

#include "db/file/database_file.h"
#include "db/file/statement.h"
#include "db/file/system_error.h"
#include "disk/file_moves.h"

#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

namespace dossier {

namespace {

const QString kTriedToOpen = QStringLiteral("open the database");

QString logOf(const QString& path)
{
    return path + QStringLiteral("-wal");
}

QString indexOf(const QString& path)
{
    return path + QStringLiteral("-shm");
}

QString journalOf(const QString& path)
{
    return path + QStringLiteral("-journal");
}

// A change that was not finished lies beside the file: whoever may only read cannot take it back.
bool needsTakingBack(const Connection& connection)
{
    constexpr int kReadOnlyRollback = 776; // sqlite.org/rescode.html
    QSqlQuery query(connection.database());
    return !query.exec(QStringLiteral("SELECT count(*) FROM sqlite_schema")) &&
           query.lastError().nativeErrorCode().toInt() == kReadOnlyRollback;
}

void copyBeside(const QString& from, const QString& to)
{
    if (const int error = copyFile(nativePath(from), nativePath(to)); error != 0)
        failOfSystem(error, kindOfSystemError(error) == StoreError::Kind::Full ? to : from, kTriedToOpen);
}

// What SQLite makes of the file and its log, as one file. `folder` is gone with the connection.
std::unique_ptr<Connection> openCopy(const QString& path, const Stillness& still, std::chrono::milliseconds patience)
{
    auto folder = std::make_unique<QTemporaryDir>();
    const QString copy = folder->filePath(QStringLiteral("copy.sqlite"));
    copyBeside(path, copy);
    for (const auto nameBeside : {logOf, journalOf})
        if (QFileInfo::exists(nameBeside(path)))
            copyBeside(nameBeside(path), nameBeside(copy));
    if (!still.holds() || QFileInfo::exists(indexOf(path)))
        throw StoreError(StoreError::Kind::Locked, path, kTriedToOpen,
                         QStringLiteral("was written while it was copied"));
    {
        const Connection takesLogIn(copy, Access::ReadWrite, patience);
        run(Work{takesLogIn.database(), path, kTriedToOpen}, QStringLiteral("PRAGMA journal_mode = DELETE"));
    }
    auto connection = std::make_unique<Connection>(copy, Access::Immutable, patience);
    connection->keep(std::move(folder));
    return connection;
}

} // namespace

bool isAtRest(const QString& path)
{
    const QFileInfo log(logOf(path));
    return !log.exists() || (log.size() == 0 && !QFileInfo::exists(indexOf(path)));
}

Stillness::Stillness(const QString& path)
    : m_path(path)
    , m_file(lookAtFile(path))
    , m_log(lookAtFile(logOf(path)))
{}

bool Stillness::holds() const
{
    return lookAtFile(m_path) == m_file && lookAtFile(logOf(m_path)) == m_log;
}

Stillness::Look Stillness::lookAtFile(const QString& path)
{
    const QFileInfo file(path);
    return {file.size(), file.lastModified()};
}

QuietReading openForReading(const QString& path, std::chrono::milliseconds patience)
{
    // Whatever the file says of itself: SQLite looks into a log that lies beside it.
    const bool hasLog = lookAt(path, kTriedToOpen).hasLog || QFileInfo::exists(logOf(path));
    const Stillness still(path);
    if (hasLog && isAtRest(path))
        return {std::make_unique<Connection>(path, Access::Immutable, patience), still};
    if (hasLog && !QFileInfo::exists(indexOf(path)))
        return {openCopy(path, still, patience), still};
    auto connection = std::make_unique<Connection>(path, Access::ReadOnly, patience);
    if (needsTakingBack(*connection)) {
        connection.reset();
        return {openCopy(path, still, patience), still};
    }
    return {std::move(connection), std::nullopt};
}

} // namespace dossier
