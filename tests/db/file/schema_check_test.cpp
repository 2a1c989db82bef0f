// What a stranger's file may hold besides rows is seen before it runs.
#include "db/temporary_database.h"

#include <tuple>

namespace dossier {

using test::bytesOf;
using test::TemporaryDatabase;
using test::thrownBy;
using Kind = StoreError::Kind;

namespace {

// Done to a database behind the program's back, once the program has closed it.
void tamper(const TemporaryDatabase& temporary, const char* sql)
{
    Database database(temporary.path);
    run(database.work(QStringLiteral("test")), QString::fromUtf8(sql));
}

std::string said(const QString& path)
{
    try {
        const Database database(path);
    } catch (const StoreError& error) {
        return error.detail().toStdString();
    }
    return "";
}

class Tampered : public testing::TestWithParam<std::pair<const char*, const char*>>
{};

} // namespace

// It is refused untouched, and cannot take the place of a good one.
TEST_P(Tampered, IsRefusedWithWhatIsWrong)
{
    const TemporaryDatabase temporary;
    const auto& [sql, what] = GetParam();
    tamper(temporary, sql);
    const QByteArray bytes = bytesOf(temporary.path);
    EXPECT_EQ(thrownBy([&] { const Database database(temporary.path); }), Kind::Damaged);
    EXPECT_NE(said(temporary.path).find(what), std::string::npos) << said(temporary.path);
    EXPECT_EQ(bytesOf(temporary.path), bytes);
    const TemporaryDatabase good;
    {
        const Database database(good.path);
    }
    EXPECT_EQ(thrownBy([&] { Database::restore(good.path, temporary.path); }), Kind::Damaged);
}

INSTANTIATE_TEST_SUITE_P(
    Database, Tampered,
    testing::Values(
        std::pair("CREATE TRIGGER boom AFTER INSERT ON collection BEGIN DELETE FROM deck; END", "boom"),
        std::pair("CREATE TRIGGER none BEFORE INSERT ON collection BEGIN SELECT raise(IGNORE); END", "none"),
        std::pair("CREATE VIEW endless AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT i FROM n",
                  "endless"),
        std::pair("DROP TABLE deck_card", "deck_card"), std::pair("DROP TABLE history_step", "history_step"),
        std::pair("ALTER TABLE saved_search RENAME TO other", "history_search_")));

// The program's own trigger of that name, with other words.
TEST(SchemaCheck, KnowsATriggerByItsWords)
{
    const TemporaryDatabase temporary;
    {
        Database database(temporary.path);
        const Work work = database.work(QStringLiteral("test"));
        run(work, QStringLiteral("DROP TRIGGER collection_deleted"));
        run(work, QStringLiteral("CREATE TRIGGER collection_deleted AFTER DELETE ON collection BEGIN DELETE FROM deck; "
                                 "END"));
    }
    EXPECT_EQ(thrownBy([&] { const Database database(temporary.path); }), Kind::Damaged);
}

// What does no harm by itself is found by the check alone.
TEST(SchemaCheck, FindsWhatIsMissingForeignOrAnother)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    EXPECT_EQ(database.check(), QStringList());
    const Work work = database.work(QStringLiteral("test"));
    run(work, QStringLiteral("DROP INDEX collection_by_location"));
    run(work, QStringLiteral("CREATE TABLE other (id INTEGER)"));
    run(work, QStringLiteral("ALTER TABLE deck ADD COLUMN more TEXT"));
    const QStringList lines = database.check();
    ASSERT_EQ(lines.size(), 3) << lines.join(QLatin1Char('\n')).toStdString();
    EXPECT_TRUE(lines[0].contains(QStringLiteral("collection_by_location"))) << lines[0].toStdString();
    EXPECT_TRUE(lines[1].contains(QStringLiteral("\"deck\""))) << lines[1].toStdString();
    EXPECT_TRUE(lines[2].contains(QStringLiteral("\"other\""))) << lines[2].toStdString();
    EXPECT_NO_THROW(Database(temporary.path));
}

// What SQLite calls a full disk then is none.
TEST(SchemaCheck, FindsATableWhoseNumbersAreAtTheirEnd)
{
    for (const char* const table : {"collection", "deck", "history_step"})
        for (const char* const end : {"UPDATE sqlite_sequence SET seq = 9223372036854775807 WHERE name = '%1'",
                                      "UPDATE %1 SET id = 9223372036854775807 WHERE id = (SELECT max(id) FROM %1)"}) {
            const TemporaryDatabase temporary;
            Database database(temporary.path);
            CollectionStore(database).add(test::owned("XF96-0042v1", 1));
            DeckStore(database, test::baseSet()).create(test::deckNamed("Night shift"));
            const Work work = database.work(QStringLiteral("test"));
            const std::string told = std::string(table) + ": " + end;
            run(work, QStringLiteral("PRAGMA foreign_keys = OFF"));
            run(work, QString::fromUtf8(end).arg(QLatin1String(table)));
            const QStringList lines = database.check();
            EXPECT_GE(lines.size(), 1) << told;
            EXPECT_TRUE(lines.join(' ').contains(QStringLiteral("the rows of %1").arg(QLatin1String(table)))) << told;
            EXPECT_EQ(thrownBy([&] {
                          CollectionStore(database).add(test::owned("XF96-0043v1", 1));
                          DeckStore(database, test::baseSet()).create(test::deckNamed("Day shift"));
                      }),
                      Kind::Damaged)
                << told;
        }
}

// As a tool does that writes definitions itself.
class OtherRules : public testing::Test
{
protected:
    QStringList after(const char* table, const char* was, const char* is)
    {
        const TemporaryDatabase temporary;
        {
            Database database(temporary.path);
            CollectionStore(database).add(test::owned("XF96-0042v1", 1));
            const Work work = database.work(QStringLiteral("test"));
            run(work, QStringLiteral("PRAGMA writable_schema = ON"));
            Statement(work, QStringLiteral("UPDATE sqlite_schema SET sql = replace(sql, ?, ?) WHERE name = ?"))
                .run(QString::fromUtf8(was), QString::fromUtf8(is), QString::fromUtf8(table));
            run(work, QStringLiteral("PRAGMA writable_schema = OFF"));
        }
        Database database(temporary.path);
        said = thrownBy([&] { CollectionStore(database).add(test::owned("XF96-0042v1", 8)); });
        return database.check();
    }
    std::optional<Kind> said;
};

TEST_F(OtherRules, AreFound)
{
    for (const auto& [table, was, is] : std::initializer_list<std::tuple<const char*, const char*, const char*>>{
             {"collection", "count BETWEEN 0 AND 999999", "count BETWEEN 0 AND 5"},
             {"collection", "CHECK (number <> '')", ""},
             {"collection", "'Near Mint'", "'near mint'"},
             {"collection", "lent_to)", "lent_to) ON CONFLICT IGNORE"},
             {"collection", ") STRICT", ")"},
             {"deck_card", " ON DELETE CASCADE", ""},
             {"deck_card", "REFERENCES deck (id) ON DELETE CASCADE", ""},
             {"deck", "DEFAULT 'idea'", "DEFAULT 'built'"},
             {"set_card", "COLLATE NOCASE ", ""},
             {"history_step", "AUTOINCREMENT", ""},
             {"saved_search", "list TEXT NOT NULL", "list TEXT"},
             {"collection_lent", "WHERE lent_to <> ''", "WHERE lent_to = ''"}}) {
        const QStringList lines = after(table, was, is);
        ASSERT_GE(lines.size(), 1) << table << ": " << was;
        EXPECT_TRUE(lines[0].contains(QLatin1String(table))) << lines[0].toStdString();
    }
}

// What stands in the way of a value then is not what is wrong with the value.
TEST_F(OtherRules, AreToldWhereTheyRefuseAValue)
{
    after("collection", "count BETWEEN 0 AND 999999", "count BETWEEN 0 AND 5");
    EXPECT_EQ(said, Kind::Damaged);
}

TEST_F(OtherRules, AreNotTheSameInOtherLetters)
{
    for (const auto& [table, was, is] : std::initializer_list<std::tuple<const char*, const char*, const char*>>{
             {"collection", "CREATE TABLE \"collection\"", "create  table [Collection]"},
             {"collection", "number TEXT NOT NULL", "`number`  text\n\tNot Null"},
             {"collection", "number TEXT NOT NULL", "\"number\" TEXT /* of a card */ NOT NULL -- printed\n"},
             {"collection", "(number <> '')", "( number<>'' )"},
             {"collection_lent", "WHERE lent_to <> ''", "where LENT_TO<>''"},
             {"deck", "DEFAULT 'idea'", "DEFAULT\n'idea'"}}) {
        EXPECT_EQ(after(table, was, is), QStringList()) << table << ": " << was;
        EXPECT_EQ(said, std::nullopt);
    }
}

// Undo would stumble over it.
TEST(SchemaCheck, FindsAnImageOfTheHistoryThatCannotBeRead)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    run(database.work(QStringLiteral("test")),
        QStringLiteral("INSERT INTO history_deck (step, side, id, image) VALUES (1, 0, 7, '{not')"));
    ASSERT_EQ(database.check().size(), 1);
    EXPECT_TRUE(database.check().first().contains(QLatin1Char('7'))) << database.check().first().toStdString();
}

} // namespace dossier
