// What a stranger's file may hold besides rows is seen before it runs.
#include "db/temporary_database.h"

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
