#include "db/temporary_database.h"
#include "support/further_set.h"

namespace dossier {

using test::TemporaryDatabase;

namespace {

QStringList column(const Database& database, const QString& sql)
{
    const Work work = database.work(QStringLiteral("test"));
    Statement select(work, sql);
    QStringList values;
    for (select.run(); select.next();)
        values.append(select.text(0));
    return values;
}

} // namespace

TEST(CardMirror, HoldsThePrintedFactsUnderTheHeadingsOfTheSeed)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    database.mirrorCards(test::baseSet());
    EXPECT_EQ(column(database, "SELECT count(*) FROM card"), QStringList{"354"});
    EXPECT_EQ(column(database,
                     "SELECT prerequisites || '|' || asks || '|' || keywords || '|' || pool || cost FROM card "
                     "WHERE title = 'Aubrey, MO'"),
              QStringList{"Behavioral 4|Motive|Site; Mono; Motive; Behavioral|RP2"});
    EXPECT_EQ(column(database, "SELECT lrc || crc || health FROM card WHERE number = 'XF96-0335v1'"),
              QStringList{"N/A45"});
    EXPECT_EQ(column(database, "SELECT cost FROM card WHERE title = 'Claude Peterson'"), QStringList{"X"});
    EXPECT_EQ(column(database, "SELECT reduced FROM card WHERE number = 'XF96-0043v1'"),
              QStringList{"Motive Security 4"});
}

// What is listed there is never refused as the card of a removed set.
TEST(CardMirror, HoldsNoCardOfAFurtherSet)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    const std::vector<FurtherSet> sets{test::nightFiles()};
    database.mirrorCards(withFurther(test::baseSet(), sets));
    EXPECT_EQ(column(database, "SELECT count(*) FROM card"), QStringList{"354"});
}

TEST(CardMirror, EqualsTheSeedFileLineByLine)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    database.mirrorCards(test::baseSet());
    QStringList lines = QString::fromUtf8(test::bytesOf(DOSSIER_SOURCE_DIR "/db/seed/cards.csv")).split('\n');
    lines.removeFirst();
    lines.removeAll(QString());
    const auto quoted = [](const char* name) {
        return QStringLiteral("CASE WHEN instr(%1, ',') THEN '\"' || %1 || '\"' ELSE %1 END").arg(name);
    };
    const QString sql = "SELECT line FROM (SELECT number || ',' || " + quoted("title") +
                        " || ',' || type || ',' || rarity || ',' || " + quoted("episode") +
                        " || ',' || iif(advanced_only, 'yes', '') || ',' || pool || ',' || cost || ',' || keywords || "
                        "',' || activators || ',' || skills || ',' || lrc || ',' || crc || ',' || health || ',' || res "
                        "|| ',' || prerequisites || ',' || asks || ',' || reduced || ',' || affiliation || ',' || "
                        "motive || ',' || method || ',' || result AS line FROM card ORDER BY number)";
    const QStringList rows = column(database, sql);
    ASSERT_EQ(rows.size(), lines.size());
    for (int i = 0; i < rows.size(); ++i)
        EXPECT_EQ(rows[i].toCaseFolded().toStdString(), lines[i].toCaseFolded().toStdString());
}

TEST(CardMirror, WritesOnlyWhenTheFactsDiffer)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    database.mirrorCards(test::baseSet());
    run(database.work(QStringLiteral("test")), "UPDATE card SET episode = 'marked' WHERE number = 'XF96-0001v1'");
    database.mirrorCards(test::baseSet());
    EXPECT_EQ(column(database, "SELECT episode FROM card WHERE number = 'XF96-0001v1'"), QStringList{"marked"});

    std::vector<Card> fewer(test::baseSet().cards().begin(), test::baseSet().cards().end() - 1);
    fewer.front().title = "Corrected";
    database.mirrorCards(CardPool(fewer));
    EXPECT_EQ(column(database, "SELECT title FROM card WHERE number = 'XF96-0001v1'"), QStringList{"Corrected"});
    EXPECT_EQ(column(database, "SELECT count(*) FROM card"), QStringList{"353"});
}

TEST(CardMirror, NeverTouchesTheUsersRows)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    CollectionStore store(database);
    store.add(test::owned("XF97-0001v1", 2)); // of a set the program does not know
    database.mirrorCards(test::baseSet());
    database.mirrorCards(CardPool({}));
    EXPECT_EQ(store.totalCopies(), 2);
    EXPECT_EQ(database.check(), QStringList());
}

} // namespace dossier
