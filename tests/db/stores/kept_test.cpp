#include "db/history/history_store.h"
#include "db/stores/kept.h"
#include "db/stores/search_store.h"
#include "db/temporary_database.h"

namespace dossier {

using test::baseSet;
using test::owned;
using test::TemporaryDatabase;

namespace {

void fill(Database& database)
{
    CollectionStore(database).add(owned("XF96-0042v1", 5, "Box 1"));
    OwnedCard unknown = owned("XF97-0001v1", 2);
    unknown.note = "of another set";
    CollectionStore(database).add(unknown);
    Deck deck;
    deck.name = "Night shift";
    deck.add(Zone::BureauDeck, test::card("XF96-0063v1"), 2);
    deck.tags = {"fast"};
    DeckStore(database, baseSet()).create(deck);
    SearchStore(database).save(SearchedList::Collection, QStringLiteral("Box"), QStringLiteral("loc:box"));
}

void expectAlike(const Archive& a, const Archive& b)
{
    EXPECT_EQ(a.collection, b.collection);
    EXPECT_EQ(a.decks, b.decks);
    EXPECT_EQ(a.searches, b.searches);
}

} // namespace

TEST(AllThatIsKept, MovesToAnotherDatabase)
{
    const TemporaryDatabase temporary;
    Database here(temporary.path);
    fill(here);
    const Archive all = allKept(here, baseSet());
    EXPECT_EQ(all.collection.size(), 2u);
    EXPECT_EQ(all.decks.size(), 1u);
    EXPECT_EQ(all.searches.size(), 1u);
    Database there(temporary.file("there.sqlite"));
    const TakenIn taken = takeIn(there, baseSet(), all);
    EXPECT_EQ(taken.decks, 1);
    expectAlike(allKept(there, baseSet()), all);
}

TEST(AllThatIsKept, IsTakenInAsOneStep)
{
    const TemporaryDatabase temporary;
    Database here(temporary.path);
    fill(here);
    Database there(temporary.file("there.sqlite"));
    takeIn(there, baseSet(), allKept(here, baseSet()));
    HistoryStore history(there);
    history.undo();
    const Archive left = allKept(there, baseSet());
    EXPECT_TRUE(left.collection.empty() && left.decks.empty() && left.searches.empty());
    EXPECT_THROW(history.undo(), StoreError) << "that was all";
    history.redo();
    expectAlike(allKept(there, baseSet()), allKept(here, baseSet()));
}

TEST(AllThatIsKept, IsNotTakenInByHalves)
{
    const TemporaryDatabase temporary;
    Database here(temporary.path);
    fill(here);
    Archive all = allKept(here, baseSet());
    all.searches.push_back({"decks", "  ", "legal:no"}); // no name
    Database there(temporary.file("there.sqlite"));
    EXPECT_THROW(takeIn(there, baseSet(), all), StoreError);
    EXPECT_TRUE(allKept(there, baseSet()).collection.empty());
    CollectionStore(there).add(owned("XF96-0042v1", 1, "")); // and it can be written on
    EXPECT_EQ(allKept(there, baseSet()).collection.size(), 1u);
}

TEST(AllThatIsKept, TakenInTwiceIsTakenInOnce)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    fill(database);
    const Archive all = allKept(database, baseSet());
    EXPECT_EQ(takeIn(database, baseSet(), all).decks, 0);
    expectAlike(allKept(database, baseSet()), all);
}

TEST(AllThatIsKept, ComesBesideWhatIsThereAndCanBeUndone)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    fill(database);
    Archive other = allKept(database, baseSet());
    other.searches.clear();
    other.collection[0].count = 3;
    other.decks[0].notes = "changed since";
    EXPECT_EQ(takeIn(database, baseSet(), other).decks, 1);
    const Archive now = allKept(database, baseSet());
    EXPECT_EQ(now.collection[0].count, 5) << "the larger number";
    ASSERT_EQ(now.decks.size(), 2u);
    EXPECT_EQ(now.decks[1].name, "Night shift (2)");
    HistoryStore history(database);
    EXPECT_EQ(history.undo()->facts.kind, HistoryKind::TakeIn);
    EXPECT_EQ(allKept(database, baseSet()).decks.size(), 1u);
}

} // namespace dossier
