#include "db/file/stray_rows.h"

#include "db/file/database_copy.h"
#include "db/file/system_error.h"
#include "disk/file_writer.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace dossier {

namespace {

constexpr std::size_t kDescribed = 3;

// One foreign key that rows of `table` break.
struct BrokenKey
{
    QString table;
    QString parent;
    QString from;
    QString to;

    QString condition() const
    {
        return QStringLiteral(R"( FROM "%1" WHERE "%2" IS NOT NULL AND "%2" NOT IN (SELECT "%3" FROM "%4"))")
            .arg(table, from, to, parent);
    }
};

std::vector<BrokenKey> brokenKeys(const Work& work)
{
    std::vector<BrokenKey> keys;
    Statement broken(work, QStringLiteral(R"(
        SELECT DISTINCT c."table", k."table", k."from", k."to"
        FROM pragma_foreign_key_check AS c JOIN pragma_foreign_key_list(c."table") AS k ON k.id = c.fkid)"));
    for (broken.run(); broken.next();)
        keys.push_back({broken.text(0), broken.text(1), broken.text(2), broken.text(3)});
    return keys;
}

QStringList columnNamesOf(const Work& work, const QString& table)
{
    QStringList columns;
    Statement statement(work, QStringLiteral("SELECT name FROM pragma_table_info(?) ORDER BY cid"));
    for (statement.run(table); statement.next();)
        columns << statement.text(0);
    return columns;
}

void addRows(const Work& work, const BrokenKey& key, std::vector<StrayRow>& rows)
{
    const QStringList columns = columnNamesOf(work, key.table);
    Statement select(work, QStringLiteral("SELECT *") + key.condition());
    for (select.run(); select.next();) {
        StrayRow row{key.table, key.parent, columns, {}};
        for (int column = 0; column < columns.size(); ++column)
            row.values << select.text(column);
        rows.push_back(std::move(row));
    }
}

QByteArray asJson(const std::vector<StrayRow>& rows, const QString& path)
{
    QJsonArray list;
    for (const StrayRow& row : rows) {
        QJsonObject values;
        for (qsizetype i = 0; i < row.columns.size(); ++i)
            values.insert(row.columns.at(i), row.values.at(i));
        list.append(QJsonObject{{QStringLiteral("table"), row.table},
                                {QStringLiteral("refers_to"), row.parent},
                                {QStringLiteral("row"), values}});
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("database"), path}, {QStringLiteral("set_aside"), list}}).toJson();
}

void write(const Work& work, const QString& name, const QByteArray& content)
{
    const std::string_view bytes(content.constData(), static_cast<std::size_t>(content.size()));
    if (const int error = writeFile(nativePath(name), bytes); error != 0)
        failOfSystem(error, name, work.tried);
}

// Nothing may go along with a row that goes.
class WithoutForeignKeys
{
public:
    explicit WithoutForeignKeys(const Work& work)
        : m_work(work)
    {
        run(m_work, QStringLiteral("PRAGMA foreign_keys = OFF"));
    }
    ~WithoutForeignKeys() { QSqlQuery(m_work.connection).exec(QStringLiteral("PRAGMA foreign_keys = ON")); }
    WithoutForeignKeys(const WithoutForeignKeys&) = delete;
    WithoutForeignKeys& operator=(const WithoutForeignKeys&) = delete;

private:
    const Work& m_work;
};

} // namespace

std::vector<StrayRow> strayRows(const Work& work)
{
    std::vector<StrayRow> rows;
    for (const BrokenKey& key : brokenKeys(work))
        addRows(work, key, rows);
    return rows;
}

QString described(const std::vector<StrayRow>& rows)
{
    QStringList words;
    for (std::size_t i = 0; i < rows.size() && i < kDescribed; ++i) {
        QStringList values;
        for (qsizetype column = 0; column < rows[i].columns.size(); ++column)
            values << rows[i].columns.at(column) + QLatin1Char(' ') + rows[i].values.at(column).left(40);
        words << rows[i].table + QStringLiteral(" (") + values.join(QStringLiteral(", ")) + QLatin1Char(')');
    }
    if (rows.size() > kDescribed)
        words << QStringLiteral("+ %1").arg(rows.size() - kDescribed);
    return words.join(QStringLiteral("; "));
}

QString setStrayRowsAside(const Work& work, const QString& path)
{
    const WithoutForeignKeys freely(work);
    Transaction transaction(work);
    std::vector<StrayRow> rows;
    // What a row took along may have belonged to it.
    for (auto keys = brokenKeys(work); !keys.empty(); keys = brokenKeys(work))
        for (const BrokenKey& key : keys) {
            addRows(work, key, rows);
            run(work, QStringLiteral("DELETE") + key.condition());
        }
    if (rows.empty())
        return {};
    QString name = datedName(path, QStringLiteral("set-aside"));
    name += QStringLiteral(".json");
    write(work, name, asJson(rows, path));
    try {
        transaction.commit();
    } catch (const StoreError&) {
        QFile::remove(name);
        throw;
    }
    return name;
}

} // namespace dossier
