#include "db/file/connection.h"
#include "db/file/database.h"
#include "db/file/database_copy.h"
#include "db/file/database_file.h"
#include "db/file/leftovers.h"
#include "db/file/quiet_reading.h"
#include "db/file/sql_error.h"
#include "db/file/system_error.h"
#include "db/file/upgrade_turn.h"
#include "disk/calls.h"
#include "disk/file_moves.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>

#include <array>
#include <filesystem>
#include <memory>

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

// What stands at the path, kept from everybody else until another file has its place: left as one file without a
// write-ahead log, which works only while nobody else has it open. Where nothing is there an empty file is, which is as
// good as none. A damaged one stays as it is, and is kept from nobody.
class Withheld
{
public:
    explicit Withheld(const QString& path)
        : m_path(path)
        , m_made(!QFileInfo::exists(path))
        , m_isThere(lookAt(path, kTriedToRestore).exists)
        , m_connection(std::make_unique<Connection>(path, Access::ReadWrite, kPatience))
    {
        const QSqlError error = takeLock();
        if (!error.isValid())
            refuseLog();
        else if (kindOf(error) == StoreError::Kind::Damaged)
            m_connection.reset();
        else
            work().fail(error);
    }
    ~Withheld()
    {
        if (!m_gone && m_made && QFileInfo(m_path).size() == 0)
            QFile::remove(m_path);
    }
    Withheld(const Withheld&) = delete;
    Withheld& operator=(const Withheld&) = delete;

    bool isThere() const { return m_isThere; }
    // Another file has come into its place.
    void isGone() { m_gone = true; }

private:
    Work work() const { return {m_connection->database(), m_path, kTriedToRestore}; }
    // Of an empty file SQLite begins a first page with the lock: not in a journal beside it, which would be the new
    // one's by the time it is taken away.
    QSqlError takeLock()
    {
        QSqlQuery query(m_connection->database());
        for (const char* step : {"PRAGMA journal_mode = DELETE", "PRAGMA journal_mode = MEMORY", "BEGIN EXCLUSIVE"})
            if (!query.exec(QLatin1String(step)))
                return query.lastError();
        m_isThere = QFileInfo(m_path).size() > 0;
        return {};
    }
    // Of a program that opened it before the lock was taken: what is kept from it then is writing alone.
    void refuseLog() const
    {
        const Work looking = work();
        Statement mode(looking, QStringLiteral("PRAGMA journal_mode"));
        if (mode.run().next() && mode.text(0) == QLatin1String("wal"))
            fail(StoreError::Kind::Locked, m_path, QStringLiteral("another program has opened it"));
    }

    QString m_path;
    bool m_made;
    bool m_isThere;
    bool m_gone = false;
    std::unique_ptr<Connection> m_connection;
};

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
        static_cast<void>(putBack());
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
            if (QLatin1String(ending) == QLatin1String("-journal") && QFileInfo(leftover).size() == 0) {
                QFile::remove(leftover); // a killed program began it: nothing is to be taken back
                continue;
            }
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

    // False where the new one could not be taken out of its place again.
    bool putBack()
    {
        // Where both are still names of one file, this changes nothing.
        if (m_isKept && putInPlaceOf(nativePath(m_kept), nativePath(m_path)) == 0) {
            QFile::remove(m_kept);
            m_isKept = false;
        }
        return !m_isKept;
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

// Looks again at what is there, for another program may have made something meanwhile; says what that was kept as.
QString putInTurn(const QString& fresh, const QString& target)
{
    const UpgradeTurn turn(target, kPatience * kOftenerThanPatience, kTriedToRestore);
    Withheld withheld(target);
    FormerFile before(target);
    if (withheld.isThere())
        before.keep();
    try {
        putInPlace(fresh, target);
    } catch (const StoreError& error) {
        const bool isInPlace = !QFileInfo::exists(fresh); // already
        if (isInPlace && !(withheld.isThere() ? before.putBack() : QFile::remove(target)))
            throw error.unsure();
        throw;
    }
    before.stay();
    withheld.isGone();
    return withheld.isThere() ? before.kept() : QString();
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
        fail(StoreError::Kind::Itself, source, QStringLiteral("is the database itself"));
    if (former.exists)
        sweepLeftovers(target);

    const QString fresh = datedName(target, QStringLiteral("restored"));
    const InTheMaking making(fresh);
    try {
        copyBackup(source, target, fresh);
        return putInTurn(fresh, target);
    } catch (const StoreError&) {
        QFile::remove(fresh);
        throw;
    }
}

} // namespace dossier
