#include "db/file/schema_check.h"

#include "db/file/connection.h"

#include <QMutex>
#include <QRegularExpression>

#include <map>
#include <set>
#include <utility>

namespace dossier {

namespace {

// SQLite keeps the words of a definition as they were given; a newer one may space them otherwise.
QString words(const QString& sql)
{
    return sql.simplified();
}

// In their order, without the comments before them.
QStringList statementsUpTo(const Migrations& migrations, int version)
{
    static const QRegularExpression comments(QStringLiteral("^(--[^\\n]*\\n\\s*)+"));
    QStringList statements;
    for (const Migration& step : migrations)
        if (step.version <= version)
            for (QString& statement : statementsOf(step.sql))
                statements << words(statement.remove(comments));
    return statements;
}

// "table collection" to its columns, or to the words it was defined with.
using Schema = std::map<std::pair<QString, QString>, QString>;

QString columnsOf(const Work& work, const QString& table)
{
    Statement columns(work, QStringLiteral(R"(
        SELECT group_concat(name || ' ' || type || ' ' || "notnull" || ' ' || coalesce(dflt_value, '') || ' ' || pk)
        FROM pragma_table_xinfo(?))"));
    return columns.run(table).next() ? columns.text(0) : QString();
}

Schema schemaOf(const Work& work)
{
    Schema schema;
    Statement entries(work, QStringLiteral(R"(
        SELECT type, name, coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite\_%' ESCAPE '\')"));
    for (entries.run(); entries.next();)
        schema[{entries.text(0), entries.text(1)}] = words(entries.text(2));
    for (auto& [entry, definition] : schema)
        if (entry.first == QLatin1String("table"))
            definition = columnsOf(work, entry.second);
    return schema;
}

// Made once for all checks.
Schema schemaMadeBy(const Migrations& migrations, int version, const Work& asked)
{
    Migrations upTo;
    QStringList statements;
    for (const Migration& step : migrations)
        if (step.version <= version) {
            upTo.push_back(step);
            statements << step.sql;
        }
    static QMutex oneAtATime;
    static std::map<QStringList, Schema> made;
    const QMutexLocker locked(&oneAtATime);
    const auto known = made.find(statements);
    if (known != made.end())
        return known->second;
    const Connection fresh(QStringLiteral(":memory:"), Access::ReadWrite, std::chrono::milliseconds(0));
    const Work making{fresh.database(), asked.path, asked.tried};
    migrate(making, upTo);
    return made[statements] = schemaOf(making);
}

int versionOf(const Work& work)
{
    return static_cast<int>(askNumber(work, QStringLiteral("PRAGMA user_version")));
}

// All is read as of one moment, whatever another program does to the file meanwhile.
class Reading
{
public:
    explicit Reading(const Work& work)
        : m_work(work)
    {
        run(m_work, QStringLiteral("BEGIN"));
    }
    ~Reading() { QSqlQuery(m_work.connection).exec(QStringLiteral("ROLLBACK")); }
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;

private:
    const Work& m_work;
};

// What the statements make, drop and rename.
std::set<QString> tablesOf(const Migrations& migrations, int version)
{
    static const QRegularExpression change(
        QStringLiteral("^(?:(CREATE|DROP) TABLE (\\w+)|ALTER TABLE (\\w+) RENAME TO (\\w+))"));
    std::set<QString> tables;
    for (const QString& statement : statementsUpTo(migrations, version)) {
        const QRegularExpressionMatch match = change.match(statement);
        if (match.captured(1) == QLatin1String("CREATE"))
            tables.insert(match.captured(2));
        tables.erase(match.captured(1) == QLatin1String("DROP") ? match.captured(2) : match.captured(3));
        if (!match.captured(4).isEmpty())
            tables.insert(match.captured(4));
    }
    return tables;
}

} // namespace

void refuseForeignSchema(const Work& work, const Migrations& migrations)
{
    const Reading reading(work);
    const int version = versionOf(work);
    const QStringList ours = statementsUpTo(migrations, version);
    std::set<QString> tables;
    Statement entries(work, QStringLiteral("SELECT type, name, coalesce(sql, '') FROM sqlite_schema"));
    for (entries.run(); entries.next();) {
        const QString type = entries.text(0);
        if (type == QLatin1String("table"))
            tables.insert(entries.text(1));
        if ((type == QLatin1String("trigger") || type == QLatin1String("view")) &&
            !ours.contains(words(entries.text(2))))
            work.fail(StoreError::Kind::Damaged,
                      QStringLiteral("it holds the %1 \"%2\", which this program did not put there")
                          .arg(type, entries.text(1)));
    }
    for (const QString& table : tablesOf(migrations, version))
        if (!tables.contains(table))
            work.fail(StoreError::Kind::Damaged, QStringLiteral("the table \"%1\" is missing").arg(table));
}

QStringList wrongInSchema(const Work& work, const Migrations& migrations)
{
    const Schema wanted = schemaMadeBy(migrations, versionOf(work), work);
    const Schema there = schemaOf(work);
    QStringList lines;
    for (const auto& [entry, definition] : wanted) {
        const auto found = there.find(entry);
        if (found == there.end())
            lines << QStringLiteral("the %1 \"%2\" is missing").arg(entry.first, entry.second);
        else if (found->second != definition)
            lines << QStringLiteral("the %1 \"%2\" is another than this program makes").arg(entry.first, entry.second);
    }
    for (const auto& [entry, definition] : there)
        if (!wanted.contains(entry))
            lines << QStringLiteral("it holds the %1 \"%2\", which this program did not put there")
                         .arg(entry.first, entry.second);
    return lines;
}

} // namespace dossier
