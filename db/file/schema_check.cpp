#include "db/file/schema_check.h"

#include "db/file/connection.h"

#include <QMutex>
#include <QRegularExpression>

#include <map>
#include <set>
#include <utility>

namespace dossier {

namespace {

constexpr std::int64_t kLastNumber = std::int64_t{1} << 62; // of a row, more than anybody ever makes

// SQLite keeps the words of a definition as they were given; a newer one may space them otherwise.
QString words(const QString& sql)
{
    return sql.simplified();
}

bool isOfAWord(QChar letter)
{
    return letter.isLetterOrNumber() || letter == QLatin1Char('_');
}

// Where what begins at `at` with this letter ends: behind the next `end`, which stands for itself where it is doubled.
qsizetype behindQuoted(const QString& sql, qsizetype at, QChar end)
{
    for (++at; at < sql.size(); ++at)
        if (sql.at(at) == end) {
            if (at + 1 >= sql.size() || sql.at(at + 1) != end)
                return at + 1;
            ++at;
        }
    return sql.size();
}

// The words and marks of a definition, whatever their spacing, the case of names, the quotes around them and the
// comments between. What is within single quotes stays as it is.
QStringList tokensOf(const QString& sql)
{
    QStringList tokens;
    for (qsizetype at = 0; at < sql.size();) {
        const QChar letter = sql.at(at);
        const auto isHere = [&](const char* text) { return QStringView(sql).mid(at).startsWith(QLatin1String(text)); };
        const auto behind = [&](const char* end) {
            const qsizetype found = sql.indexOf(QLatin1String(end), at);
            return found < 0 ? sql.size() : found + static_cast<qsizetype>(qstrlen(end));
        };
        qsizetype next = at + 1;
        if (letter.isSpace()) {
        } else if (isHere("--")) {
            next = behind("\n");
        } else if (isHere("/*")) {
            next = behind("*/");
        } else if (letter == QLatin1Char('\'')) {
            next = behindQuoted(sql, at, letter);
            tokens << sql.mid(at, next - at);
        } else if (letter == QLatin1Char('"') || letter == QLatin1Char('`') || letter == QLatin1Char('[')) {
            next = behindQuoted(sql, at, letter == QLatin1Char('[') ? QLatin1Char(']') : letter);
            tokens << sql.mid(at + 1, next - at - 2).toLower();
        } else if (isOfAWord(letter)) {
            while (next < sql.size() && isOfAWord(sql.at(next)))
                ++next;
            tokens << sql.mid(at, next - at).toLower();
        } else {
            tokens << letter;
        }
        at = next;
    }
    return tokens;
}

// What the definition says, so that two that say the same are equal. A table that was renamed is called by its name.
QString saidBy(const QString& sql, const QString& name)
{
    QStringList tokens = tokensOf(sql);
    constexpr qsizetype kName = 2; // CREATE TABLE name
    if (tokens.size() > kName && tokens.at(1) == QLatin1String("table"))
        tokens[kName] = name.toLower();
    return tokens.join(QLatin1Char(' '));
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

// "table collection" to what it is defined with: columns, and all rules for what may stand in them.
using Schema = std::map<std::pair<QString, QString>, QString>;

Schema schemaOf(const Work& work)
{
    Schema schema;
    Statement entries(work, QStringLiteral(R"(
        SELECT type, name, coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite\_%' ESCAPE '\')"));
    for (entries.run(); entries.next();)
        schema[{entries.text(0), entries.text(1)}] = saidBy(entries.text(2), entries.text(1));
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

// A line each.
QStringList differences(const Schema& wanted, const Schema& there)
{
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
    return differences(schemaMadeBy(migrations, versionOf(work), work), schemaOf(work));
}

// By what SQLite has counted and by what the rows have, whichever is more. Not by Statements, whose errors come here.
QStringList countedToTheEnd(const Work& work)
{
    QStringList lines;
    QSqlQuery counted(work.connection);
    counted.exec(QStringLiteral("SELECT name, typeof(seq) = 'integer' AND seq BETWEEN 0 AND %1 FROM sqlite_sequence "
                                "ORDER BY name")
                     .arg(kLastNumber));
    while (counted.next()) {
        const QString table = counted.value(0).toString();
        QSqlQuery last(work.connection);
        const bool isInRows = last.exec(QStringLiteral("SELECT max(rowid) FROM \"%1\"")
                                            .arg(QString(table).replace(QLatin1Char('"'), QLatin1String("\"\"")))) &&
                              last.next() && last.value(0).toLongLong() > kLastNumber;
        if (isInRows || !counted.value(1).toBool())
            lines << QStringLiteral("the rows of %1 are numbered to the end: no number is left for another one")
                         .arg(table);
    }
    return lines;
}

// Tables alone: a change of many rows does without triggers until its end.
void refuseOtherRules(const Work& work)
{
    const Migrations migrations = builtInMigrations();
    if (migrations.empty() || versionOf(work) != migrations.back().version)
        return; // an upgrade is under way
    Schema wanted = schemaMadeBy(migrations, migrations.back().version, work);
    Schema there = schemaOf(work);
    for (Schema* const schema : {&wanted, &there})
        std::erase_if(*schema, [](const auto& each) { return each.first.first != QLatin1String("table"); });
    if (const QStringList wrong = differences(wanted, there); !wrong.isEmpty())
        work.fail(StoreError::Kind::Damaged, wrong.front());
}

} // namespace dossier
