#include "db/history/history_store.h"
#include "db/kept_archive.h"
#include "db/stores/card_set_store.h"
#include "db/stores/search_store.h"
#include "db/temporary_database.h"

namespace dossier {

using test::baseSet;
using test::heapsIn;
using test::keptIn;
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
    EXPECT_EQ(heapsIn(a.collection), heapsIn(b.collection));
    EXPECT_EQ(a.decks, b.decks);
    EXPECT_EQ(a.searches, b.searches);
}

} // namespace

TEST(AllThatIsKept, MovesToAnotherDatabase)
{
    const TemporaryDatabase temporary;
    Database here(temporary.path);
    fill(here);
    const Archive all = keptIn(here);
    EXPECT_EQ(all.collection.size(), 2u);
    EXPECT_EQ(all.decks.size(), 1u);
    EXPECT_EQ(all.searches.size(), 1u);
    Database there(temporary.file("there.sqlite"));
    const TakenIn taken = takeIn(there, baseSet(), all);
    EXPECT_EQ(taken.decks, 1);
    expectAlike(keptIn(there), all);
}

TEST(AllThatIsKept, IsTakenInAsOneStep)
{
    const TemporaryDatabase temporary;
    Database here(temporary.path);
    fill(here);
    Database there(temporary.file("there.sqlite"));
    takeIn(there, baseSet(), keptIn(here));
    HistoryStore history(there);
    history.undo();
    const Archive left = keptIn(there);
    EXPECT_TRUE(left.collection.size() == 0 && left.decks.empty() && left.searches.empty());
    EXPECT_THROW(history.undo(), StoreError) << "that was all";
    history.redo();
    expectAlike(keptIn(there), keptIn(here));
}

TEST(AllThatIsKept, IsNotTakenInByHalves)
{
    const TemporaryDatabase temporary;
    Database here(temporary.path);
    fill(here);
    Archive all = keptIn(here);
    all.searches.push_back({"decks", "  ", "legal:no"}); // no name
    Database there(temporary.file("there.sqlite"));
    EXPECT_THROW(takeIn(there, baseSet(), all), StoreError);
    EXPECT_EQ(keptIn(there).collection.size(), 0u);
    CollectionStore(there).add(owned("XF96-0042v1", 1, "")); // and it can be written on
    EXPECT_EQ(keptIn(there).collection.size(), 1u);
}

TEST(AllThatIsKept, TakenInTwiceIsTakenInOnce)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    fill(database);
    const Archive all = keptIn(database);
    const std::size_t before = HistoryStore(database).recent(100).size();
    const TakenIn again = takeIn(database, baseSet(), all);
    EXPECT_EQ(again.decks, 0);
    EXPECT_EQ(again.heaps, 0);
    EXPECT_EQ(again.heapsThere, static_cast<int>(all.collection.size()));
    EXPECT_EQ(HistoryStore(database).recent(100).size(), before) << "nothing was changed";
    expectAlike(keptIn(database), all);
}

// As by two programs that know the cards of the base set alone when they begin.
TEST(AllThatIsKept, BringsASetOnceThoughAnotherProgramBroughtIt)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    Card card = baseSet()[0];
    card.id = "XF97-0001v1";
    card.title = "Somebody Else";
    Archive all;
    all.sets = {{"Mine", {card}}};
    Deck deck = test::deckNamed("Night shift");
    deck.add(Zone::BureauDeck, static_cast<CardIndex>(baseSet().size()), 2); // the new one
    all.decks = {deck};
    EXPECT_EQ(takeIn(database, baseSet(), all).sets, 1);
    const TakenIn again = takeIn(database, baseSet(), all);
    EXPECT_EQ(again.sets, 0);
    EXPECT_EQ(again.decks, 0);
    EXPECT_EQ(again.decksThere, 1);
    EXPECT_EQ(furtherSetsOf(database).size(), 1U);
}

// By the hundred and by the one: what is there with as many copies or more stays as it is.
TEST(AllThatIsKept, CountsTheRowsThatCameAndThoseThatWereThere)
{
    for (const int rows : {3, 100}) {
        const TemporaryDatabase temporary;
        Database here(temporary.path);
        Database there(temporary.file("there.sqlite"));
        for (int row = 0; row < rows; ++row) {
            const std::string box = "Box " + std::to_string(row);
            CollectionStore(here).add(owned("XF96-0042v1", 5, box.c_str()));
            if (row > 0)
                CollectionStore(there).add(owned("XF96-0042v1", row == 1 ? 4 : 6, box.c_str()));
        }
        const TakenIn taken = takeIn(there, baseSet(), keptIn(here));
        EXPECT_EQ(taken.heaps, 2) << "the first, and the second, which has become larger";
        EXPECT_EQ(taken.heapsThere, rows - 2);
    }
}

TEST(AllThatIsKept, ComesBesideWhatIsThereAndCanBeUndone)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    fill(database);
    Archive other = keptIn(database);
    const std::string mine = other.searches.at(0).query;
    other.searches.at(0).query = "another";
    std::vector<OwnedCard> heaps = heapsIn(other.collection);
    heaps[0].count = 3;
    other.collection = test::batchOf(heaps);
    other.decks[0].notes = "changed since";
    EXPECT_EQ(takeIn(database, baseSet(), other).decks, 1);
    const Archive now = keptIn(database);
    EXPECT_EQ(now.collection[0].count, 5) << "the larger number";
    ASSERT_EQ(now.decks.size(), 2u);
    EXPECT_EQ(now.decks[1].name, "Night shift (2)");
    ASSERT_EQ(now.searches.size(), 2u) << "one's own is not replaced";
    EXPECT_EQ(now.searches[0].query, mine);
    EXPECT_EQ(now.searches[1].name, now.searches[0].name + " (2)");
    other.decks.clear();
    other.collection = {};
    EXPECT_EQ(takeIn(database, baseSet(), other).searches, 0) << "the same again, which is no step";
    HistoryStore history(database);
    EXPECT_EQ(history.undo()->facts.kind, HistoryKind::TakeIn);
    EXPECT_EQ(keptIn(database).decks.size(), 1u);
}

TEST(AllThatIsKept, ComesOnceThoughItsNamesWereTaken)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    fill(database);
    Archive other = keptIn(database);
    other.decks[0].notes = "changed since";
    other.searches[0].query = "another";
    EXPECT_EQ(takeIn(database, baseSet(), other).decks, 1);
    const Archive once = keptIn(database);
    ASSERT_EQ(once.decks.size(), 2u);
    const TakenIn again = takeIn(database, baseSet(), other);
    EXPECT_EQ(again.decks, 0);
    EXPECT_EQ(again.decksThere, 1);
    EXPECT_EQ(again.searches, 0);
    EXPECT_EQ(again.searchesThere, 1);
    expectAlike(keptIn(database), once);
    DeckStore decks(database, baseSet());
    decks.remove(decks.decks()[0].name == "Night shift" ? decks.decks()[0].id : decks.decks()[1].id);
    EXPECT_EQ(takeIn(database, baseSet(), other).decks, 0) << "under its number";
    other.decks[0].notes = "changed once more";
    EXPECT_EQ(takeIn(database, baseSet(), other).decks, 1) << "another deck";
}

// A note that is put together must be taken by whoever reads it again; the row that has no room is told.
TEST(AllThatIsKept, PutsNoNoteTogetherThatNobodyReadsAgain)
{
    const TemporaryDatabase temporary;
    Database here(temporary.path);
    OwnedCard heap = owned("XF96-0042v1", 5, "Box 1");
    heap.note = std::string(longest(TextOf::Note) - 1, 'x');
    CollectionStore(here).add(heap);
    CollectionStore(here).add(owned("XF96-0063v1", 2, "Box 1"));
    Database there(temporary.file("there.sqlite"));
    OwnedCard mine = heap;
    mine.note = "mine";
    mine.count = 1;
    CollectionStore(there).add(mine);
    const TakenIn taken = takeIn(there, baseSet(), keptIn(here));
    EXPECT_EQ(taken.heaps, 1);
    ASSERT_EQ(taken.aside.size(), 1u);
    EXPECT_EQ(taken.aside[0].heap, heap);
    EXPECT_EQ(taken.aside[0].why, StoreError::Kind::NotesTooLong);
    const Archive now = keptIn(there);
    ASSERT_EQ(now.collection.size(), 2u);
    EXPECT_EQ(heapsIn(now.collection)[0], mine);
    EXPECT_EQ(there.check(), QStringList());
}

} // namespace dossier
