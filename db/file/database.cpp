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

bool hasWriteAheadLog(const Work& work)
{
    Statement mode(work, QStringLiteral("PRAGMA journal_mode"));
    return mode.run().next() && mode.text(0) == QLatin1String("wal");
}

// Both journals keep what was confirmed; the write-ahead log also lets others read meanwhile. Where it cannot be had
// (network drives, another process just reading) the file keeps the journal it has. Between the change of the journal
// and the first look into the log nothing keeps another file from coming into this one's place, and the log would be
// taken for that one's: whoever does this has the turn (upgrade_turn.h).
void preferWriteAheadLog(const Work& work)
{
    QSqlQuery(work.connection).exec(QStringLiteral("PRAGMA journal_mode = WAL"));
    askNumber(work, QStringLiteral("SELECT count(*) FROM sqlite_schema"));
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
    openWhatIsThere(options);
    if (!m_readOnly && !options.inMemory)
        run(work(QStringLiteral("open the database")), QStringLiteral("PRAGMA journal_size_limit = 8388608"));
    if (version() >= kVersionWithRuns)
        m_run.found = askNumber(work(QStringLiteral("open the database")),
                                QStringLiteral("SELECT coalesce(max(moved), 0) FROM history_step"));
}

Database::~Database() = default;

// Anew where another program put another file in its place meanwhile: nothing was changed in the former one. What is
// more than opened (made, upgraded, given another journal) is so in turn.
void Database::openWhatIsThere(const DatabaseOptions& options)
{
    if (options.inMemory) {
        open(options);
        return bringUpToDate(options);
    }
    const bool isNew = !QFileInfo::exists(m_path);
    std::optional<UpgradeTurn> turn;
    for (int tries = kTriesToOpen;; --tries) {
        if (!turn)
            turn = turnToMake(options);
        m_opened = FileIdentity::of(nativePath(m_path));
        const auto isReplaced = [&] { return m_opened && FileIdentity::of(nativePath(m_path)) != m_opened; };
        m_outcome = Outcome::UpToDate;
        try {
            open(options);
            if (!turn && (turn = turnToChange(options))) {
                m_connection.reset();
                ++tries;
                continue;
            }
            bringUpToDate(options);
            if (turn && !m_readOnly && !isReplaced())
                preferWriteAheadLog(work(QStringLiteral("open the database")));
        } catch (const StoreError& error) {
            if (tries > 0 && isReplaced())
                continue;
            m_connection.reset();
            if (turn && isNew && error.kind() == StoreError::Kind::Full)
                removeBeginning(m_path);
            throw;
        }
        if (tries > 0 && isReplaced())
            continue;
        if (!m_opened)
            m_opened = FileIdentity::of(nativePath(m_path));
        return;
    }
}

// Where nothing is there, or an empty file: another program may be about to put something there.
std::optional<UpgradeTurn> Database::turnToMake(const DatabaseOptions& options) const
{
    const QString tried = QStringLiteral("open the database");
    if (m_path.isEmpty() || lookAt(m_path, tried).exists)
        return std::nullopt;
    createFolderOf(m_path, tried);
    return UpgradeTurn(m_path, options.patience * kOftenerThanPatience, tried);
}

// Of what is there and open. A file that has no write-ahead log yet does without where somebody has the turn for long.
std::optional<UpgradeTurn> Database::turnToChange(const DatabaseOptions& options) const
{
    const Work opening = work(QStringLiteral("open the database"));
    const bool isOld = version() < newestOf(options.migrations);
    if (m_readOnly || (!isOld && hasWriteAheadLog(opening)))
        return std::nullopt;
    try {
        return UpgradeTurn(m_path, isOld ? options.patience * kOftenerThanPatience : options.patience, opening.tried);
    } catch (const StoreError&) {
        if (isOld)
            throw;
        return std::nullopt;
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
        return upgradeWithCopy(upgrading, present, options);
    upgrade(upgrading, options);
    m_outcome = Outcome::Created;
}

void Database::upgradeWithCopy(const Work& work, int present, const DatabaseOptions& options)
{
    const auto isDone = [&] { return version() != present; }; // by one who took no turn, where none can be had
    m_copyBeforeUpgrade = datedName(m_path, QStringLiteral("before-v%1").arg(newestOf(options.migrations)));
    try {
        writeCopy(work, m_copyBeforeUpgrade);
    } catch (const StoreError&) {
        m_copyBeforeUpgrade.clear();
        if (!isDone())
            throw;
    }
    if (isDone()) {
        if (!m_copyBeforeUpgrade.isEmpty())
            QFile::remove(std::exchange(m_copyBeforeUpgrade, {}));
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
