#include "db/file/database.h"

#include "db/file/card_mirror.h"
#include "db/file/connection.h"
#include "db/file/database_copy.h"
#include "db/file/database_file.h"
#include "db/file/schema_check.h"

#include <QStandardPaths>

namespace dossier {

namespace {

constexpr int kCopiesKept = 10;

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

} // namespace

Database::Database(const QString& path, const DatabaseOptions& options)
    : m_path(resolved(path))
    , m_historyLimits(options.history)
    , m_migrations(options.migrations)
{
    open(options);
    bringUpToDate(options.migrations);
    if (!m_readOnly)
        preferWriteAheadLog(work(QStringLiteral("open the database")));
}

Database::~Database() = default;

void Database::open(const DatabaseOptions& options)
{
    const QString tried = QStringLiteral("open the database");
    if (m_path.isEmpty())
        throw StoreError(StoreError::Kind::CannotOpen, m_path, tried, QStringLiteral("no file is named"));
    const DatabaseFile file = lookAt(m_path, tried);
    refuseNewer({{}, m_path, tried}, file.version, newestOf(options.migrations));
    if (!file.exists)
        createFolderOf(m_path, tried);

    m_readOnly = !file.writable;
    m_connection = m_readOnly ? openForReading(m_path, options.patience)
                              : std::make_unique<Connection>(m_path, Access::ReadWrite, options.patience);
    const Work opening = work(tried);
    run(opening, QStringLiteral("PRAGMA foreign_keys = ON"));
    run(opening, QStringLiteral("PRAGMA synchronous = FULL"));
    if (options.mostPages > 0)
        run(opening, QStringLiteral("PRAGMA max_page_count = %1").arg(options.mostPages));
    // Reads the head and the whole schema: most damage is noticed here and not in the middle of work.
    askNumber(opening, QStringLiteral("SELECT count(*) FROM sqlite_schema"));
}

void Database::bringUpToDate(const Migrations& migrations)
{
    const int present = version();
    const int newest = newestOf(migrations);
    const Work upgrading = work(QStringLiteral("bring the database up to date"));
    refuseNewer(upgrading, present, newest);
    refuseForeignSchema(upgrading, migrations);
    // All triggers are this program's own: they may use JSON, which some versions of SQLite do not trust a schema with.
    run(upgrading, QStringLiteral("PRAGMA trusted_schema = ON"));
    if (present == newest)
        return;
    if (m_readOnly)
        upgrading.fail(StoreError::Kind::ReadOnly, QStringLiteral("version %1 needs an upgrade").arg(present));
    if (present > 0) {
        const QString label = QStringLiteral("before-v%1").arg(newest);
        m_copyBeforeUpgrade = datedName(m_path, label);
        try {
            writeCopy(upgrading, m_copyBeforeUpgrade);
        } catch (const StoreError&) {
            // Another program may have created or upgraded the same file while the copy was made: look again.
            m_copyBeforeUpgrade.clear();
            if (version() == present)
                throw;
            return bringUpToDate(migrations);
        }
    }
    migrate(upgrading, migrations);
    if (present > 0)
        pruneUpgradeCopies(m_path, kCopiesKept);
    m_outcome = present > 0 ? Outcome::Upgraded : Outcome::Created;
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

std::int64_t Database::foreignChanges() const
{
    return askNumber(work(QStringLiteral("look what others stored")), QStringLiteral("PRAGMA data_version")) + 1;
}

void Database::mirrorCards(const CardPool& pool)
{
    if (!m_readOnly)
        dossier::mirrorCards(work(QStringLiteral("store the printed cards")), pool);
}

QStringList Database::check() const
{
    return whatIsWrong(work(QStringLiteral("check the database")), m_migrations);
}

void Database::backupTo(const QString& file) const
{
    writeCopy(work(QStringLiteral("back up the database")), resolved(file));
}

QSqlDatabase Database::connection() const
{
    return m_connection->database();
}

Work Database::work(const QString& tried) const
{
    return {m_connection->database(), m_path, tried};
}

} // namespace dossier
