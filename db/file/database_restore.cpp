#include "db/file/connection.h"
#include "db/file/database.h"
#include "db/file/database_copy.h"
#include "db/file/database_file.h"
#include "db/file/leftovers.h"
#include "db/file/quiet_reading.h"
#include "db/file/sql_error.h"

#include <QFile>
#include <QFileInfo>

#include <array>
#include <filesystem>

namespace dossier {

namespace {

const QString kTriedToRestore = QStringLiteral("restore the database");
constexpr std::chrono::milliseconds kPatience{2000};

[[noreturn]] void fail(StoreError::Kind kind, const QString& path, const QString& detail)
{
    throw StoreError(kind, path, kTriedToRestore, detail);
}

std::filesystem::path native(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

// Makes `fresh`, beside `path`, a single file with the backup's contents.
void copyBackup(const QString& backup, const QString& path, const QString& fresh)
{
    if (!QFileInfo::exists(backup))
        fail(StoreError::Kind::CannotOpen, backup, QStringLiteral("there is no such file"));
    if (!lookAt(backup, kTriedToRestore).exists)
        fail(StoreError::Kind::NotOurs, backup, QStringLiteral("is empty"));
    const QuietReading reading = openForReading(backup, kPatience);
    const Work work{reading.connection->database(), backup, kTriedToRestore};
    if (askNumber(work, QStringLiteral("PRAGMA user_version")) > Database::newestVersion())
        fail(StoreError::Kind::Newer, backup, QStringLiteral("was written by a newer program"));
    const QStringList wrong = whatIsWrong(work, builtInMigrations());
    if (!wrong.isEmpty())
        fail(StoreError::Kind::Damaged, backup, wrong.first());
    createFolderOf(path, kTriedToRestore);
    writeCopy(work, fresh);
    if (reading.still && !reading.still->holds())
        fail(StoreError::Kind::Locked, backup, QStringLiteral("was written while it was read"));
}

// Leaves the former database as one file without a write-ahead log, which works only while nobody else has it open.
// A damaged one stays as it is.
void closeFormer(const QString& path)
{
    const Connection connection(path, Access::ReadWrite, kPatience);
    QSqlQuery query(connection.database());
    if (query.exec(QStringLiteral("PRAGMA journal_mode = DELETE")))
        return;
    const StoreError::Kind kind = kindOf(query.lastError());
    if (kind != StoreError::Kind::Damaged)
        fail(kind, path, detailOf(query.lastError()));
}

// Gives the former file a second, dated name. What SQLite left beside a damaged one moves along, lest it be taken for
// the new one's.
QString keepFormer(const QString& path)
{
    const QString kept = datedName(path, QStringLiteral("replaced"));
    for (const char* ending : {"-wal", "-shm", "-journal"}) {
        const QString leftover = path + QLatin1String(ending);
        if (QFileInfo::exists(leftover) && !QFile::rename(leftover, kept + QLatin1String(ending)))
            fail(StoreError::Kind::CannotOpen, leftover, QStringLiteral("cannot be renamed"));
    }
    std::error_code error;
    std::filesystem::create_hard_link(native(path), native(kept), error);
    if (error && !QFile::copy(path, kept)) // file systems without hard links
        fail(StoreError::Kind::CannotOpen, kept, QString::fromStdString(error.message()));
    return kept;
}

// In one step: at no moment is there no database.
void putInPlace(const QString& fresh, const QString& path)
{
    std::error_code error;
    std::filesystem::rename(native(fresh), native(path), error);
    if (error)
        fail(StoreError::Kind::CannotOpen, path, QString::fromStdString(error.message()));
    syncToDisk(QFileInfo(path).absolutePath(), kTriedToRestore);
}

} // namespace

QString Database::restore(const QString& path, const QString& backup)
{
    const QString target = resolved(path);
    const QString source = resolved(backup);
    const DatabaseFile former = lookAt(target, kTriedToRestore);
    if (former.exists && !former.writable)
        fail(StoreError::Kind::ReadOnly, target, QStringLiteral("may not be written"));
    if (QFileInfo::exists(target) && target == source)
        fail(StoreError::Kind::CannotOpen, source, QStringLiteral("is the database itself"));
    if (former.exists)
        sweepLeftovers(target);

    const QString fresh = datedName(target, QStringLiteral("restored"));
    const InTheMaking making(fresh);
    QString kept;
    try {
        copyBackup(source, target, fresh);
        if (former.exists) {
            closeFormer(target);
            kept = keepFormer(target);
        }
        putInPlace(fresh, target);
    } catch (const StoreError&) {
        QFile::remove(fresh);
        throw;
    }
    return kept;
}

} // namespace dossier
