// Several programs at one database: each knows which steps it made itself, and takes back no other one unasked.
#include "db/history/history_store.h"
#include "db/stored_tables.h"
#include "db/temporary_database.h"

namespace dossier {

using test::deckNamed;
using test::owned;
using test::storedTables;
using test::TemporaryDatabase;
using test::thrownBy;
using Kind = StoreError::Kind;

namespace {

DatabaseOptions window()
{
    DatabaseOptions options;
    options.program = ProgramKind::Window;
    return options;
}

struct AProgram
{
    explicit AProgram(const QString& path, const DatabaseOptions& options = {})
        : database(path, options)
    {}

    void add(int count) { CollectionStore(database).add(owned("XF96-0042v1", count)); }

    Database database;
    HistoryStore history{database};
};

} // namespace

TEST(HistoryRuns, StepsAreKnownByWhoMadeThem)
{
    const TemporaryDatabase temporary;
    AProgram one(temporary.path, window());
    AProgram other(temporary.path);
    one.add(1);
    EXPECT_FALSE(one.history.nextUndo()->byAnother);
    EXPECT_TRUE(other.history.nextUndo()->byAnother);
    EXPECT_EQ(other.history.nextUndo()->by, StepMover::Window);
    other.add(2);
    EXPECT_TRUE(one.history.nextUndo()->byAnother);
    EXPECT_EQ(one.history.nextUndo()->by, StepMover::CommandLine);
    EXPECT_EQ(one.history.newestOfThisRun()->facts.count, 1);
    EXPECT_EQ(other.history.newestOfThisRun()->facts.count, 2);
    const auto recent = one.history.recent(10);
    ASSERT_EQ(recent.size(), 2u);
    EXPECT_TRUE(recent[0].byAnother);
    EXPECT_FALSE(recent[1].byAnother);
}

// Whoever comes later finds what is there, and may take it back: so does the same window after a restart.
TEST(HistoryRuns, WhatWasThereBeforeIsNobodyElses)
{
    const TemporaryDatabase temporary;
    AProgram one(temporary.path, window());
    one.add(1);
    AProgram other(temporary.path, window());
    EXPECT_FALSE(other.history.nextUndo()->byAnother);
    EXPECT_FALSE(other.history.newestOfThisRun());
    one.add(2);
    EXPECT_TRUE(other.history.nextUndo()->byAnother) << "but this is new";
}

TEST(HistoryRuns, WhoTookAStepBackIsKnown)
{
    const TemporaryDatabase temporary;
    AProgram one(temporary.path, window());
    AProgram other(temporary.path);
    one.add(1);
    other.history.undo();
    EXPECT_TRUE(one.history.nextRedo()->byAnother);
    EXPECT_EQ(one.history.nextRedo()->by, StepMover::CommandLine);
    EXPECT_FALSE(other.history.nextRedo()->byAnother);
    one.history.redo();
    EXPECT_FALSE(one.history.nextUndo()->byAnother);
    EXPECT_TRUE(other.history.nextUndo()->byAnother);
    one.history.undo();
    AProgram later(temporary.path);
    EXPECT_FALSE(later.history.nextRedo()->byAnother);
}

TEST(HistoryRuns, AStepThatIsNoLongerTheNextOneIsNotGoneOver)
{
    const TemporaryDatabase temporary;
    AProgram one(temporary.path, window());
    AProgram other(temporary.path);
    one.add(1);
    const std::int64_t mine = one.history.nextUndo()->id;
    other.add(2);
    const auto before = storedTables(one.database);
    EXPECT_EQ(thrownBy([&] { one.history.undo({}, mine); }), Kind::Overtaken);
    EXPECT_EQ(storedTables(one.database), before);
    other.history.undo();
    EXPECT_EQ(one.history.undo({}, mine)->id, mine);
    EXPECT_EQ(thrownBy([&] { one.history.redo({}, mine + 1); }), Kind::Overtaken);
    EXPECT_EQ(one.history.redo({}, mine)->id, mine);
}

// What is typed at once is one step, but not where two type.
TEST(HistoryRuns, NobodyGoesOnWithAnothersStep)
{
    const TemporaryDatabase temporary;
    AProgram one(temporary.path, window());
    AProgram other(temporary.path, window());
    DeckStore mine(one.database, test::baseSet());
    DeckStore theirs(other.database, test::baseSet());
    Deck deck = deckNamed("Night shift");
    const std::int64_t id = mine.create(deck);
    deck.notes = "m";
    mine.save(id, deck);
    deck.notes = "mine";
    mine.save(id, deck);
    EXPECT_EQ(one.history.recent(10).size(), 2u) << "typed at once";
    deck.notes = "theirs";
    theirs.save(id, deck);
    EXPECT_EQ(one.history.recent(10).size(), 3u);
    other.history.undo();
    EXPECT_EQ(mine.load(id).deck.notes, "mine");
}

} // namespace dossier
