#include "db/file/connection.h"
#include "db/file/upgrade_turn.h"
#include "db/history/history_store.h"
#include "db/temporary_database.h"

#include <array>
#include <atomic>
#include <barrier>
#include <thread>

namespace dossier {

using test::bytesOf;
using test::TemporaryDatabase;
using test::thrownBy;
using Kind = StoreError::Kind;

namespace {

DatabaseOptions with(const QString& sql)
{
    DatabaseOptions options;
    const int next = options.migrations.back().version + 1;
    options.migrations.push_back({next, QStringLiteral("%1_test.sql").arg(next, 3, 10, QLatin1Char('0')), sql});
    return options;
}

bool hasTable(const Database& database, const QString& table)
{
    Statement find(database.work(QStringLiteral("test")), QStringLiteral("SELECT 1 FROM sqlite_schema WHERE name = ?"));
    return find.run(table).next();
}

} // namespace

TEST(Migrations, AreNumberedFromOneAndBeginWithASentence)
{
    int version = 0;
    for (const Migration& migration : builtInMigrations()) {
        EXPECT_EQ(migration.version, ++version);
        EXPECT_TRUE(migration.sql.startsWith("-- ")) << migration.name.toStdString();
        EXPECT_TRUE(migration.sql.section('\n', 0, 0).endsWith('.')) << migration.name.toStdString();
    }
    EXPECT_GE(version, 1);
}

TEST(Migrations, SplitAtSemicolonAndEmptyLineSoThatTriggersHoldSemicolons)
{
    const QStringList statements = statementsOf(QStringLiteral("-- What it does.\n\nCREATE TABLE a (b);\n\n"
                                                               "CREATE TRIGGER t BEGIN\n    X;\n    Y;\nEND;\r\n\r\n"
                                                               "INSERT INTO a VALUES (';');\n"));
    ASSERT_EQ(statements.size(), 3);
    EXPECT_TRUE(statements[0].endsWith("CREATE TABLE a (b)"));
    EXPECT_EQ(statements[1], "CREATE TRIGGER t BEGIN\n    X;\n    Y;\nEND");
    EXPECT_EQ(statements[2], "INSERT INTO a VALUES (';')");
}

TEST(Upgrade, RunsNewStepsAndKeepsACopyOfTheOldVersion)
{
    const TemporaryDatabase temporary;
    {
        Database database(temporary.path);
        DeckStore(database, test::baseSet()).create(test::deckNamed("Night shift"));
    }
    Database database(temporary.path, with(QStringLiteral("-- One more.\nCREATE TABLE tag (name TEXT) STRICT;\n")));
    EXPECT_EQ(database.outcome(), Database::Outcome::Upgraded);
    EXPECT_EQ(database.version(), Database::newestVersion() + 1);
    EXPECT_TRUE(hasTable(database, QStringLiteral("tag")));
    EXPECT_EQ(DeckStore(database, test::baseSet()).decks().size(), 1u);

    Database copy(database.copyBeforeUpgrade());
    EXPECT_EQ(copy.outcome(), Database::Outcome::UpToDate); // still the old version
    EXPECT_FALSE(hasTable(copy, QStringLiteral("tag")));
    EXPECT_EQ(DeckStore(copy, test::baseSet()).decks().size(), 1u);
}

TEST(Upgrade, ThatFailsChangesNothing)
{
    const TemporaryDatabase temporary;
    {
        const Database database(temporary.path);
    }
    const QByteArray before = bytesOf(temporary.path);
    const auto broken =
        with(QStringLiteral("CREATE TABLE tag (name TEXT) STRICT;\n\nINSERT INTO nowhere VALUES (1);\n"));
    EXPECT_EQ(thrownBy([&] { Database database(temporary.path, broken); }), Kind::Other);
    EXPECT_EQ(bytesOf(temporary.path), before);

    const Database database(temporary.path);
    EXPECT_EQ(database.outcome(), Database::Outcome::UpToDate);
    EXPECT_FALSE(hasTable(database, QStringLiteral("tag")));
}

// Not even the steps before the one that failed: an older program still opens the file.
TEST(Upgrade, OverSeveralStepsIsDoneWholeOrNotAtAll)
{
    const TemporaryDatabase temporary;
    DatabaseOptions old;
    old.migrations.resize(2);
    {
        const Database database(temporary.path, old);
    }
    const QByteArray before = bytesOf(temporary.path);
    EXPECT_EQ(thrownBy([&] { Database database(temporary.path, with(QStringLiteral("NONSENSE;\n"))); }), Kind::Other);
    EXPECT_EQ(bytesOf(temporary.path), before);
}

TEST(Upgrade, ThatFailsSaysWhichStep)
{
    const TemporaryDatabase temporary;
    try {
        Database database(temporary.path, with(QStringLiteral("NONSENSE;\n")));
        FAIL();
    } catch (const StoreError& error) {
        EXPECT_TRUE(error.tried().contains("_test.sql")) << error.what();
        EXPECT_TRUE(error.detail().contains("NONSENSE")) << error.what();
    }
}

TEST(Upgrade, MayRebuildATableWithoutLosingWhatRefersToIt)
{
    const TemporaryDatabase temporary;
    std::int64_t id = 0;
    {
        Database database(temporary.path);
        id = DeckStore(database, test::baseSet()).create(test::deckNamed("Night shift"));
    }
    Database database(temporary.path, with(QStringLiteral(R"(-- Rebuilds the decks.
CREATE TABLE deck_new (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, name_folded TEXT NOT NULL UNIQUE,
    notes TEXT NOT NULL, game TEXT NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, folder TEXT NOT NULL,
    tags TEXT NOT NULL, state TEXT NOT NULL, killers INTEGER NOT NULL, sets TEXT NOT NULL) STRICT;

INSERT INTO deck_new SELECT * FROM deck;

DROP TABLE deck;

ALTER TABLE deck_new RENAME TO deck;
)")));
    EXPECT_EQ(DeckStore(database, test::baseSet()).load(id).deck, test::deckNamed("Night shift"));
    EXPECT_EQ(database.check(), QStringList());
    EXPECT_EQ(askNumber(database.work(QStringLiteral("test")), QStringLiteral("PRAGMA foreign_keys")), 1);
}

// A file as version 1 of the schema left it: the largest heap number was used and freed again.
TEST(Upgrade, OfAFileOfTheFirstVersionLosesNothing)
{
    const TemporaryDatabase temporary;
    ASSERT_TRUE(QFile::copy(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/dossier_v1.sqlite"), temporary.path));
    QFile::setPermissions(temporary.path, QFile::ReadOwner | QFile::WriteOwner);
    Database database(temporary.path);
    EXPECT_EQ(database.outcome(), Database::Outcome::Upgraded);
    EXPECT_EQ(database.check(), QStringList());
    EXPECT_TRUE(QFile::exists(database.copyBeforeUpgrade()));

    CollectionStore collection(database);
    const std::vector<StoredHeap> heaps = collection.heaps();
    ASSERT_EQ(heaps.size(), 5u);
    EXPECT_EQ(collection.totalCopies(), 7);
    const OwnedCard gibsonton{"XF96-0042v1", 2, Condition::NearMint, "en", "Binder 1, p. 3", "from a friend", 1, 4};
    EXPECT_EQ(collection.heapsOf("XF96-0042v1")[1].owned, gibsonton);
    EXPECT_EQ(collection.add(test::owned("XF96-0001v1", 1)).id, 7) << "a number was given twice";

    DeckStore decks(database, test::baseSet());
    ASSERT_EQ(decks.decks().size(), 2u);
    const Deck night = decks.find(QStringLiteral("night shift"))->deck;
    EXPECT_EQ(night.notes, "written for a test");
    EXPECT_EQ(night.bureauDeck, (std::vector<DeckEntry>{{test::card("XF96-0063v1"), 2}}));
    EXPECT_EQ(night.aside, (std::vector<UnresolvedLine>{{7, "2 Agent Nobody"}, {0, "2 XF97-0001v2"}}));
    EXPECT_EQ(night.state, DeckState::Idea);
    EXPECT_EQ(decks.create(test::deckNamed("New")), 4);
}

TEST(Upgrade, OfAFileOfTheSecondVersionFindsWhatIsLentByAnIndex)
{
    const TemporaryDatabase temporary;
    {
        DatabaseOptions second;
        second.migrations.resize(2);
        const Database database(temporary.path, second);
        run(database.work(QStringLiteral("test")),
            QStringLiteral("INSERT INTO collection (number, count, condition, language, location, note, for_trade, "
                           "wanted, lent_to) VALUES ('XF96-0042v1', 3, '', '', '', '', 0, 0, 'Frank')"));
    }
    Database database(temporary.path);
    EXPECT_EQ(database.outcome(), Database::Outcome::Upgraded);
    EXPECT_EQ(CollectionStore(database).lentOf("XF96-0042v1"), 3);
    Statement plan(database.work(QStringLiteral("test")),
                   QStringLiteral("EXPLAIN QUERY PLAN SELECT number, sum(count) FROM collection WHERE lent_to <> '' "
                                  "GROUP BY number"));
    ASSERT_TRUE(plan.run().next());
    EXPECT_TRUE(plan.text(3).contains("USING COVERING INDEX collection_lent")) << plan.text(3).toStdString();
}

// Killer cards were agreed for all decks at once before version 4.
TEST(Upgrade, OfAFileOfTheThirdVersionGivesItsDecksTheAgreementTheyHad)
{
    for (const bool agreed : {false, true}) {
        const TemporaryDatabase temporary;
        {
            DatabaseOptions third;
            third.migrations.resize(3);
            Database database(temporary.path, third);
            for (const char* const sql :
                 {"UPDATE history_now SET step = 1",
                  "INSERT INTO history_step VALUES (1, '2026-01-01T00:00:00.000Z', 'delete deck', 'B', '', 0, 2, "
                  "'done', 9)",
                  "INSERT INTO deck (name, name_folded, notes, game, created, changed) VALUES "
                  "('A', 'a', '', 'advanced', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'), "
                  "('B', 'b', '', 'advanced', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')",
                  "DELETE FROM history_deck", "DELETE FROM deck WHERE name = 'B'", "UPDATE history_now SET step = 0"})
                run(database.work(QStringLiteral("test")), QString::fromLatin1(sql));
        }
        Database database(temporary.path);
        EXPECT_EQ(database.outcome(), Database::Outcome::Upgraded);
        EXPECT_EQ(database.check(), QStringList());
        DeckStore decks(database, test::baseSet());
        const std::int64_t newer = decks.create(test::deckNamed("C"));
        decks.adoptKillers(agreed);
        decks.adoptKillers(true); // said once
        EXPECT_EQ(decks.find(QStringLiteral("A"))->deck.killersAgreed, agreed);
        EXPECT_FALSE(decks.load(newer).deck.killersAgreed);
        HistoryStore history(database);
        history.undo();
        history.undo();
        EXPECT_EQ(decks.find(QStringLiteral("B"))->deck.killersAgreed, agreed);
    }
}

// A deck says which sets it may use since version 7; those of before, also in steps of the history, may use all.
TEST(Upgrade, OfAFileOfTheSixthVersionLetsItsDecksUseAllSets) // SET-3
{
    const TemporaryDatabase temporary;
    {
        DatabaseOptions sixth;
        sixth.migrations.resize(6);
        Database database(temporary.path, sixth);
        for (const char* const sql :
             {"UPDATE history_now SET step = 1",
              "INSERT INTO history_step (id, at, kind, subject, card, count, entry, state, weight) VALUES "
              "(1, '2026-01-01T00:00:00.000Z', 'delete deck', 'B', '', 0, 2, 'done', 9)",
              "INSERT INTO deck (name, name_folded, notes, game, created, changed) VALUES "
              "('A', 'a', '', 'advanced', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'), "
              "('B', 'b', '', 'advanced', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')",
              "DELETE FROM history_deck", "DELETE FROM deck WHERE name = 'B'", "UPDATE history_now SET step = 0"})
            run(database.work(QStringLiteral("test")), QString::fromLatin1(sql));
    }
    Database database(temporary.path);
    EXPECT_EQ(database.outcome(), Database::Outcome::Upgraded);
    EXPECT_EQ(database.check(), QStringList());
    DeckStore decks(database, test::baseSet());
    HistoryStore(database).undo();
    for (const char* const name : {"A", "B"})
        EXPECT_EQ(decks.find(QString::fromLatin1(name))->deck.sets, DeckSets::All) << name;
}

// Steps of the history are known by who made them since version 6; what was there before is nobody's.
TEST(Upgrade, OfAFileOfAnyVersionWithAHistoryKeepsItsSteps)
{
    for (std::size_t version = 2; version < builtInMigrations().size(); ++version) {
        const TemporaryDatabase temporary;
        DatabaseOptions old;
        old.migrations.resize(version);
        {
            const Database database(temporary.path, old);
            for (const char* const sql :
                 {"INSERT INTO collection (number, count, condition, language, location, note, for_trade, wanted) "
                  "VALUES ('XF96-0042v1', 3, '', '', '', '', 0, 0)",
                  "INSERT INTO history_step (id, at, kind, subject, card, count, entry, state, weight) VALUES (1, "
                  "'2026-01-01T00:00:00.000Z', 'add cards', '', 'XF96-0042v1', 3, "
                  "1, 'done', 16), (2, '2026-01-02T00:00:00.000Z', 'remove cards', '', 'XF96-0042v1', 1, 1, 'undone', "
                  "60)",
                  "INSERT INTO history_absent VALUES (1, 0, 1, 1)",
                  "INSERT INTO history_heap VALUES (2, 1, 1, 'XF96-0042v1', 2, '', '', '', '', 0, 0, 0, 0, '', '', '', "
                  "'')"})
                run(database.work(QStringLiteral("test")), QString::fromLatin1(sql));
        }
        {
            Database database(temporary.path);
            EXPECT_EQ(database.outcome(), Database::Outcome::Upgraded) << version;
            EXPECT_EQ(database.check(), QStringList()) << version;
            EXPECT_TRUE(QFile::exists(database.copyBeforeUpgrade()));
            HistoryStore history(database);
            const std::vector<HistoryStep> steps = history.recent(10);
            ASSERT_EQ(steps.size(), 2u);
            for (const HistoryStep& step : steps) {
                EXPECT_EQ(step.by, StepMover::Unknown);
                EXPECT_FALSE(step.byAnother);
            }
            EXPECT_TRUE(history.broken().empty());
            CollectionStore collection(database);
            history.redo();
            EXPECT_EQ(collection.totalCopies(), 2);
            history.undo();
            history.undo();
            EXPECT_EQ(collection.totalCopies(), 0);
            history.redo();
            EXPECT_EQ(collection.totalCopies(), 3);
            collection.add(test::owned("XF96-0042v1", 1));
            EXPECT_EQ(history.nextUndo()->by, StepMover::CommandLine);
            EXPECT_EQ(database.check(), QStringList());
        }
        EXPECT_EQ(thrownBy([&] { const Database database(temporary.path, old); }), Kind::Newer)
            << "a program of version " << version;
    }
}

TEST(Upgrade, ThatLeavesRowsReferringToNothingIsUndone)
{
    const TemporaryDatabase temporary;
    {
        Database database(temporary.path);
        DeckStore(database, test::baseSet()).create(test::deckNamed("Night shift"));
    }
    EXPECT_EQ(thrownBy([&] { Database database(temporary.path, with(QStringLiteral("DELETE FROM deck;\n"))); }),
              Kind::Other);
    Database database(temporary.path);
    EXPECT_EQ(DeckStore(database, test::baseSet()).decks().size(), 1u);
}

TEST(Upgrade, KeepsTheLastTenCopiesAndNothingElseIsRemoved)
{
    const TemporaryDatabase temporary;
    for (int i = 10; i < 22; ++i)
        test::writeBytes(
            temporary.file(("dossier.202601" + std::to_string(i) + "T120000000Z.before-v1.sqlite").c_str()), "old");
    test::writeBytes(temporary.file("dossier.20250101T120000000Z.replaced.sqlite"), "kept");
    test::writeBytes(temporary.file("other.20250101T120000000Z.before-v1.sqlite"), "another's");
    {
        const Database database(temporary.path);
    }
    const Database database(temporary.path, with(QStringLiteral("CREATE TABLE tag (name TEXT) STRICT;\n")));

    const QStringList copies = temporary.names("dossier.*.before-*");
    EXPECT_EQ(copies.size(), 10);
    EXPECT_EQ(copies.first(), "dossier.20260113T120000000Z.before-v1.sqlite");
    EXPECT_EQ(temporary.file(copies.last().toLatin1().constData()), database.copyBeforeUpgrade());
    EXPECT_EQ(temporary.names("*.replaced.*").size(), 1);
    EXPECT_EQ(temporary.names("other.*").size(), 1);
}

// As many programs that are started at once and find the same old file.
TEST(Upgrade, ByManyAtOnceIsDoneOnceAndLeavesOneCopy)
{
    constexpr int kPrograms = 6;
    for (int round = 0; round < 10; ++round) {
        const TemporaryDatabase temporary;
        ASSERT_TRUE(QFile::copy(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/dossier_v1.sqlite"), temporary.path));
        QFile::setPermissions(temporary.path, QFile::ReadOwner | QFile::WriteOwner);
        std::barrier all(kPrograms);
        std::atomic<int> upgraded = 0;
        std::array<std::string, kPrograms> said;
        std::vector<std::thread> programs;
        for (std::string& trouble : said)
            programs.emplace_back([&] {
                all.arrive_and_wait();
                try {
                    DatabaseOptions patient;
                    patient.patience = std::chrono::seconds(20);
                    const Database database(temporary.path, patient);
                    upgraded += database.outcome() == Database::Outcome::Upgraded;
                    EXPECT_EQ(database.version(), Database::newestVersion());
                } catch (const StoreError& error) {
                    trouble = error.what();
                }
            });
        for (std::thread& program : programs)
            program.join();
        for (const std::string& trouble : said)
            EXPECT_EQ(trouble, "");
        EXPECT_EQ(upgraded, 1);
        EXPECT_EQ(temporary.names("*.before-*").size(), 1) << temporary.names().join(' ').toStdString();
        Database database(temporary.path);
        EXPECT_EQ(database.check(), QStringList());
        EXPECT_EQ(CollectionStore(database).heaps().size(), 5u);
        EXPECT_EQ(temporary.names("*.lock"), QStringList());
    }
}

TEST(Upgrade, WaitsForOneThatIsAtItAndSaysSoWhereItTakesTooLong)
{
    const TemporaryDatabase temporary;
    ASSERT_TRUE(QFile::copy(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/dossier_v1.sqlite"), temporary.path));
    QFile::setPermissions(temporary.path, QFile::ReadOwner | QFile::WriteOwner);
    const UpgradeTurn another(temporary.path, std::chrono::milliseconds(0), QStringLiteral("test"));
    DatabaseOptions options;
    options.patience = std::chrono::milliseconds(1);
    EXPECT_EQ(thrownBy([&] { const Database database(temporary.path, options); }), Kind::Locked);
    EXPECT_EQ(temporary.names("*"), QStringList{"dossier.sqlite"});
}

TEST(Upgrade, OfAnUpgradedFileIsRefusedByTheOldProgram)
{
    const TemporaryDatabase temporary;
    {
        const Database database(temporary.path, with(QStringLiteral("CREATE TABLE tag (name TEXT) STRICT;\n")));
    }
    const QByteArray before = bytesOf(temporary.path);
    EXPECT_EQ(thrownBy([&] { Database database(temporary.path); }), Kind::Newer);
    EXPECT_EQ(bytesOf(temporary.path), before);
}

} // namespace dossier
