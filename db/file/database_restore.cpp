#include "db/file/connection.h"
#include "db/file/database.h"
#include "db/file/database_copy.h"
#include "db/file/database_file.h"
#include "db/file/leftovers.h"
#include "db/file/quiet_reading.h"
#include "db/file/sql_error.h"
#include "db/file/system_error.h"
#include "disk/calls.h"
#include "disk/file_moves.h"

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
    if (kindOf(query.lastError()) != StoreError::Kind::Damaged)
        Work{connection.database(), path, kTriedToRestore}.fail(query.lastError());
}

// The former file under a second, dated name, until it is known that the new one stays. What SQLite left beside a
// damaged one moves along, lest it be taken for the new one's.
class FormerFile
{
public:
    explicit FormerFile(const QString& path)
        : m_path(path)
        , m_kept(datedName(path, QStringLiteral("replaced")))
    {}
    // Unless it stays under its second name, all is as it was.
    ~FormerFile()
    {
        if (m_stays)
            return;
        // Where both are still names of one file, this changes nothing.
        if (m_isKept && putInPlaceOf(nativePath(m_kept), nativePath(m_path)) == 0)
            QFile::remove(m_kept);
        for (const QString& ending : std::as_const(m_moved))
            static_cast<void>(putInPlaceOf(nativePath(m_kept + ending), nativePath(m_path + ending)));
    }
    FormerFile(const FormerFile&) = delete;
    FormerFile& operator=(const FormerFile&) = delete;

    void keep()
    {
        for (const char* ending : {"-wal", "-shm", "-journal"}) {
            const QString leftover = m_path + QLatin1String(ending);
            if (!QFileInfo::exists(leftover))
                continue;
            if (const int error = giveFreeName(nativePath(leftover), nativePath(m_kept + QLatin1String(ending)));
                error != 0)
                failOfSystem(error, leftover, kTriedToRestore);
            m_moved << QLatin1String(ending);
        }
        std::error_code error;
        std::filesystem::create_hard_link(nativePath(m_path), nativePath(m_kept), error);
        if (error) // file systems without hard links
            if (const int copying = copyFile(nativePath(m_path), nativePath(m_kept)); copying != 0)
                failOfSystem(copying, m_kept, kTriedToRestore);
        m_isKept = true;
    }

    void stay() { m_stays = true; }
    const QString& kept() const { return m_kept; }

private:
    QString m_path;
    QString m_kept;
    QStringList m_moved;
    bool m_isKept = false;
    bool m_stays = false;
};

// In one step: at no moment is there no database.
void putInPlace(const QString& fresh, const QString& path)
{
    if (const int error = putInPlaceOf(nativePath(fresh), nativePath(path)); error != 0)
        failOfSystem(error, path, kTriedToRestore);
    if (const int error = syncPath(folderOf(nativePath(path))); error != 0)
        failOfSystem(error, path, kTriedToRestore);
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
    FormerFile before(target);
    try {
        copyBackup(source, target, fresh);
        if (former.exists) {
            closeFormer(target);
            before.keep();
        }
        putInPlace(fresh, target);
    } catch (const StoreError&) {
        if (!QFile::remove(fresh) && !former.exists) // it is in its place already
            QFile::remove(target);
        throw;
    }
    before.stay();
    return former.exists ? before.kept() : QString();
}

} // namespace dossier
