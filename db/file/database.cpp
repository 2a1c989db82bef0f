#include "db/file/database.h"

#include "db/file/card_mirror.h"
#include "db/file/connection.h"
#include "db/file/database_copy.h"
#include "db/file/database_file.h"
#include "db/file/leftovers.h"
#include "db/file/schema_check.h"
#include "db/file/stray_rows.h"
#include "db/file/system_error.h"
#include "db/file/upgrade_turn.h"

#include <QFile>
#include <QFileInfo>
#include <QScopedValueRollback>
#include <QStandardPaths>

#include <utility>

namespace dossier {

namespace {

constexpr int kCopiesKept = 10;
constexpr int kVersionWithRuns = 6;
constexpr int kTriesToOpen = 10;                                      // after the first
constexpr std::int64_t kChangesOfAConnection = std::int64_t{1} << 32; // more than one connection ever sees

int newestOf(const Migrations& migrations)
{
    return migrations.empty() ? 0 : migrations.back().version;
}

void refuseNewer(const Work& work, int version, int newest)
{
    if (version > newest)
        work.fail(StoreError::Kind::Newer,
                  QStringLiteral("has version %1, this program knows versions up to %2").arg(version).arg(newest));
}

// Both journals keep what was confirmed; the write-ahead log also lets others read meanwhile. Where it cannot be had
// (network drives, another process just reading) the file keeps the journal it has.
void preferWriteAheadLog(const Work& work)
{
    QSqlQuery(work.connection).exec(QStringLiteral("PRAGMA journal_mode = WAL"));
    run(work, QStringLiteral("PRAGMA journal_size_limit = 8388608"));
}

// What is left of a new database for which there was no room.
void removeBeginning(const QString& path)
{
    if (QFileInfo(path).size() > 0)
        return;
    for (const char* part : {"", "-journal", "-wal", "-shm"})
        QFile::remove(path + QLatin1String(part));
}

} // namespace

Database::Database(const QString& path, const DatabaseOptions& options)
    : m_path(resolved(path))
    , m_open(options.inMemory ? std::string() : nativePath(m_path))
    , m_historyLimits(options.history)
    , m_run{nameOfRun(options.program)}
    , m_migrations(options.migrations)
    , m_patience(options.patience)
{
    const bool isNew = !options.inMemory && !QFileInfo::exists(m_path);
    try {
        openWhatIsThere(options);
    } catch (const StoreError& error) {
        m_connection.reset();
        if (isNew && error.kind() == StoreError::Kind::Full)
            removeBeginning(m_path);
        throw;
    }
    if (!m_readOnly && !options.inMemory)
        preferWriteAheadLog(work(QStringLiteral("open the database")));
    if (version() >= kVersionWithRuns)
        m_run.found = askNumber(work(QStringLiteral("open the database")),
                                QStringLiteral("SELECT coalesce(max(moved), 0) FROM history_step"));
}

Database::~Database() = default;

// Anew where another program put another file in its place meanwhile: nothing was changed in the former one.
void Database::openWhatIsThere(const DatabaseOptions& options)
{
    if (options.inMemory) {
        open(options);
        return bringUpToDate(options);
    }
    for (int tries = kTriesToOpen;; --tries) {
        const FileIdentity before = FileIdentity::of(nativePath(m_path));
        const auto isReplaced = [&] { return before && FileIdentity::of(nativePath(m_path)) != before; };
        m_outcome = Outcome::UpToDate;
        try {
            open(options);
            bringUpToDate(options);
        } catch (const StoreError&) {
            if (tries == 0 || !isReplaced())
                throw;
            continue;
        }
        if (tries > 0 && isReplaced())
            continue;
        m_opened = before ? before : FileIdentity::of(nativePath(m_path));
        return;
    }
}

void Database::open(const DatabaseOptions& options)
{
    if (options.inMemory) {
        m_connection = std::make_unique<Connection>(QStringLiteral(":memory:"), Access::ReadWrite, options.patience);
        return;
    }
    const QString tried = QStringLiteral("open the database");
    if (m_path.isEmpty())
        throw StoreError(StoreError::Kind::CannotOpen, m_path, tried, QStringLiteral("no file is named"));
    const DatabaseFile file = lookAt(m_path, tried);
    refuseNewer({{}, m_path, tried}, file.version, newestOf(options.migrations));
    if (!file.exists)
        createFolderOf(m_path, tried);
    else if (file.writable)
        sweepLeftovers(m_path);

    m_readOnly = !file.writable;
    try {
        connect(options, false);
    } catch (const StoreError& error) {
        if (error.kind() != StoreError::Kind::Full || m_readOnly || !file.exists)
            throw;
        connect(options, true);
    }
}

// Alone: the index of the write-ahead log is then kept in memory, and needs no room on the disk.
void Database::connect(const DatabaseOptions& options, bool alone)
{
    m_connection.reset(); // what it may have locked stands in the way
    m_still.reset();
    if (m_readOnly) {
        QuietReading reading = openForReading(m_path, options.patience);
        m_connection = std::move(reading.connection);
        m_still = std::move(reading.still);
    } else {
        m_connection = std::make_unique<Connection>(m_path, Access::ReadWrite, options.patience);
    }
    const Work opening = work(QStringLiteral("open the database"));
    if (alone)
        run(opening, QStringLiteral("PRAGMA locking_mode = EXCLUSIVE"));
    run(opening, QStringLiteral("PRAGMA foreign_keys = ON"));
    run(opening, QStringLiteral("PRAGMA synchronous = FULL"));
    if (options.mostPages > 0)
        run(opening, QStringLiteral("PRAGMA max_page_count = %1").arg(options.mostPages));
    // Reads the head and the whole schema: most damage is noticed here and not in the middle of work.
    askNumber(opening, QStringLiteral("SELECT count(*) FROM sqlite_schema"));
}

void Database::bringUpToDate(const DatabaseOptions& options)
{
    const int present = version();
    const Work upgrading = work(QStringLiteral("bring the database up to date"));
    refuseNewer(upgrading, present, newestOf(options.migrations));
    try {
        refuseForeignSchema(upgrading, options.migrations);
    } catch (const StoreError&) {
        if (version() == present)
            throw;
        return bringUpToDate(options); // another program upgraded it while it was looked at
    }
    // All triggers are this program's own: they may use JSON, which some versions of SQLite do not trust a schema with.
    run(upgrading, QStringLiteral("PRAGMA trusted_schema = ON"));
    if (present == newestOf(options.migrations))
        return;
    if (m_readOnly)
        upgrading.fail(StoreError::Kind::OldReadOnly, QStringLiteral("version %1 needs an upgrade").arg(present));
    if (present > 0)
        return upgradeInTurn(upgrading, present, options);
    upgrade(upgrading, options);
    m_outcome = Outcome::Created;
}

void Database::upgradeInTurn(const Work& work, int present, const DatabaseOptions& options)
{
    std::optional<UpgradeTurn> turn;
    if (!options.inMemory)
        turn.emplace(m_path, options.patience, work.tried);
    const auto isDone = [&] { return version() != present; }; // by who had the turn before, or took none
    if (!isDone()) {
        m_copyBeforeUpgrade = datedName(m_path, QStringLiteral("before-v%1").arg(newestOf(options.migrations)));
        try {
            writeCopy(work, m_copyBeforeUpgrade);
        } catch (const StoreError&) {
            m_copyBeforeUpgrade.clear();
            if (!isDone())
                throw;
        }
    }
    if (isDone()) {
        if (!m_copyBeforeUpgrade.isEmpty())
            QFile::remove(std::exchange(m_copyBeforeUpgrade, {}));
        turn.reset();
        return bringUpToDate(options);
    }
    upgrade(work, options);
    pruneUpgradeCopies(m_path, kCopiesKept);
    m_outcome = Outcome::Upgraded;
}

void Database::upgrade(const Work& work, const DatabaseOptions& options)
{
    try {
        if (options.setStraysAside && !m_copyBeforeUpgrade.isEmpty())
            m_setAside = setStrayRowsAside(work, m_path);
        migrate(work, options.migrations);
    } catch (const StoreError&) {
        if (!m_copyBeforeUpgrade.isEmpty())
            keepOneCopy(m_path, m_copyBeforeUpgrade);
        throw;
    }
}

QString Database::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/dossier/dossier.sqlite");
}

int Database::newestVersion()
{
    return newestOf(builtInMigrations());
}

int Database::version() const
{
    return static_cast<int>(
        askNumber(work(QStringLiteral("read the database's version")), QStringLiteral("PRAGMA user_version")));
}

std::int64_t Database::foreignChanges()
{
    if (m_still && !m_still->holds()) {
        DatabaseOptions options;
        options.patience = m_patience;
        options.migrations = m_migrations;
        connect(options, false);
        bringUpToDate(options);
        m_reopened += kChangesOfAConnection;
    }
    return m_reopened + 1 +
           askNumber(work(QStringLiteral("look what others stored")), QStringLiteral("PRAGMA data_version"));
}

void Database::mirrorCards(const CardPool& pool)
{
    if (!m_readOnly)
        dossier::mirrorCards(work(QStringLiteral("store the printed cards")), pool);
}

QStringList Database::check() const
{
    const Work checking = work(QStringLiteral("check the database"));
    QStringList wrong = whatIsWrong(checking, m_migrations);
    if (wrong.isEmpty()) // what is not ours is not asked anything
        wrong = whatIsWrongInHistory(checking);
    if (m_still && !m_still->holds())
        checking.fail(StoreError::Kind::Locked, QStringLiteral("was written while it was read"));
    return wrong;
}

void Database::backupTo(const QString& file) const
{
    const Work backingUp = work(QStringLiteral("back up the database"));
    const QString copy = resolved(file);
    // SQLite would take it for a log of its own.
    if (!QFileInfo::exists(copy) && (isOpenDatabase(nativePath(copy)) || isBesideDatabase(nativePath(copy))))
        throw StoreError(StoreError::Kind::CannotOpen, copy, backingUp.tried,
                         QStringLiteral("what belongs to a database is kept there"));
    writeCopy(backingUp, copy);
}

QSqlDatabase Database::connection() const
{
    return m_connection->database();
}

Work Database::work(const QString& tried) const
{
    return {m_connection->database(), m_path, tried, m_run, &m_asking, m_opened};
}

RowsDone Database::whileChanging(const RowsDone& progress) const
{
    if (!progress)
        return {};
    return [this, &progress](std::size_t done, std::size_t all) {
        const QScopedValueRollback asking(m_asking, true);
        return progress(done, all);
    };
}

} // namespace dossier
