#include "db/history/history_rows.h"
#include "db/history/history_store.h"
#include "db/stored_tables.h"
#include "db/stores/search_store.h"
#include "db/temporary_database.h"

#include <algorithm>

namespace dossier {

using test::deckNamed;
using test::owned;
using test::storedTables;
using test::TemporaryDatabase;
using test::thrownBy;
using Kind = StoreError::Kind;

namespace {

class HistoryStoreTest : public testing::Test
{
protected:
    TemporaryDatabase temporary;
    Database database{temporary.path};
    CollectionStore collection{database};
    DeckStore decks{database, test::baseSet()};
    SearchStore searches{database};
    HistoryStore history{database};

    HistoryFacts newest() const { return history.nextUndo().value_or(HistoryStep()).facts; }

    // Does something; the step must be called `facts`, and going over it must lead back and forth.
    template <typename Act>
    void expectStep(const HistoryFacts& facts, Act act)
    {
        const auto before = storedTables(database);
        act();
        const auto after = storedTables(database);
        EXPECT_NE(before, after);
        EXPECT_EQ(newest().kind, facts.kind);
        EXPECT_EQ(newest().subject, facts.subject);
        EXPECT_EQ(newest().card, facts.card);
        EXPECT_EQ(newest().count, facts.count);
        history.undo();
        EXPECT_EQ(storedTables(database), before);
        history.redo();
        EXPECT_EQ(storedTables(database), after);
        EXPECT_EQ(database.check(), QStringList());
    }

    std::int64_t rowsOf(const QString& table) const
    {
        return askNumber(database.work(QStringLiteral("test")), QStringLiteral("SELECT count(*) FROM ") + table);
    }
};

QString text(const char* words)
{
    return QString::fromUtf8(words);
}

} // namespace

TEST_F(HistoryStoreTest, BeginsEmpty)
{
    EXPECT_FALSE(history.nextUndo());
    EXPECT_FALSE(history.nextRedo());
    EXPECT_TRUE(history.recent(10).empty());
    EXPECT_EQ(thrownBy([&] { history.undo(); }), Kind::NoSuchEntry);
    EXPECT_EQ(thrownBy([&] { history.redo(); }), Kind::NoSuchEntry);
}

TEST_F(HistoryStoreTest, NamesEachChangeOfTheCollectionAndLeadsBackAndForth)
{
    const std::string card = "XF96-0042v1";
    StoredHeap heap;
    expectStep({HistoryKind::AddCards, {}, card, 2, 0}, [&] { heap = collection.add(owned(card.c_str(), 2)); });
    expectStep({HistoryKind::AddCards, {}, card, 1, 0}, [&] { collection.add(owned(card.c_str(), 1)); });
    OwnedCard wish = owned(card.c_str(), 0, "wishes");
    wish.wanted = 4;
    expectStep({HistoryKind::WantCards, {}, card, 4, 0}, [&] { collection.add(wish); });
    expectStep({HistoryKind::RemoveCards, {}, card, 1, 0}, [&] { collection.remove(card, 1); });
    heap.owned.count = 5;
    expectStep({HistoryKind::AddCards, {}, card, 3, 0}, [&] { collection.change(heap); });
    heap.owned.location = "Box 1";
    expectStep({HistoryKind::MoveCards, text("Box 1"), card, 5, 0}, [&] { collection.change(heap); });
    heap.owned.wanted = 3;
    expectStep({HistoryKind::WantCards, {}, card, 3, 0}, [&] { collection.change(heap); });
    heap.owned.note = "from a friend";
    heap.owned.lentTo = "Skinner";
    expectStep({HistoryKind::ChangeHeap, {}, card, 5, 0}, [&] { collection.change(heap); });
    heap.owned.note = "from Byers";
    expectStep({HistoryKind::ChangeHeap, text("note"), card, 5, 0}, [&] { collection.change(heap); });
    heap.owned.lentTo = "Byers";
    heap.owned.lentOn = "1996-11-01";
    expectStep({HistoryKind::LendCards, text("Byers"), card, 5, 0}, [&] { collection.change(heap); });
    heap.owned.lentTo = heap.owned.lentOn = "";
    expectStep({HistoryKind::ReturnCards, {}, card, 5, 0}, [&] { collection.change(heap); });
    heap.owned.condition = Condition::Played;
    expectStep({HistoryKind::GradeCards, text("Played"), card, 5, 0}, [&] { collection.change(heap); });
    heap.owned.forTrade = 2;
    expectStep({HistoryKind::OfferCards, {}, card, 2, 0}, [&] { collection.change(heap); });
    heap.owned.forTrade = 0;
    expectStep({HistoryKind::WithdrawCards, {}, card, 0, 0}, [&] { collection.change(heap); });
    heap.owned.count = 0;
    heap.owned.wanted = 0;
    expectStep({HistoryKind::RemoveCards, {}, card, 5, 0}, [&] { collection.change(heap); });
    expectStep({HistoryKind::ImportCollection, {}, {}, 2, 0}, [&] {
        collection.merge(std::vector{owned(card.c_str(), 2, "wishes"), owned("XF96-0011v1", 1)}, MergeMode::Add);
    });
}

TEST_F(HistoryStoreTest, NamesEachChangeOfADeckAndLeadsBackAndForth)
{
    const std::string card = "XF96-0042v1";
    const QString name = text("Night shift");
    std::int64_t id = 0;
    Deck deck = deckNamed("Night shift");
    const auto save = [&] { decks.save(id, deck); };
    expectStep({HistoryKind::CreateDeck, name, {}, 0, 0}, [&] { id = decks.create(deck); });
    deck.add(Zone::BureauDeck, test::card(card), 2);
    expectStep({HistoryKind::AddToDeck, name, card, 2, 0}, save);
    deck.add(Zone::BureauDeck, test::card(card), -2);
    expectStep({HistoryKind::TakeFromDeck, name, card, 2, 0}, save);
    deck.add(Zone::BureauDeck, test::card(card), 2);
    deck.add(Zone::Team, test::card("XF96-0181v1"), 1);
    expectStep({HistoryKind::AddToDeck, name, {}, 3, 0}, save); // several cards: how many
    deck.add(Zone::BureauDeck, test::card(card), -1);
    deck.add(Zone::Team, test::card("XF96-0181v1"), -1);
    expectStep({HistoryKind::TakeFromDeck, name, {}, 2, 0}, save);
    deck.add(Zone::BureauDeck, test::card(card), -1);
    deck.add(Zone::Team, test::card("XF96-0181v1"), 1);
    expectStep({HistoryKind::EditDeck, name, {}, 0, 0}, save); // one went, another came
    deck.add(Zone::BureauDeck, test::card(card), 1);
    expectStep({HistoryKind::AddToDeck, name, card, 1, 0}, save);
    deck.notes = "'; DROP TABLE deck; -- \u0645\u0631\u062d\u0628\u0627 \"quoted\" \\ \n\t";
    expectStep({HistoryKind::EditDeckNotes, name, {}, 0, 0}, save);
    deck.folder = "Tournaments";
    deck.tags = {"fast", "medical"};
    expectStep({HistoryKind::FileDeck, name, {}, 0, 0}, save);
    deck.state = DeckState::Built;
    expectStep({HistoryKind::BuildDeck, name, {}, 0, 0}, save);
    deck.state = DeckState::Idea;
    expectStep({HistoryKind::TakeDeckApart, name, {}, 0, 0}, save);
    deck.aside.push_back({3, "2 Agent Nobody"});
    expectStep({HistoryKind::EditDeck, name, {}, 0, 0}, save);
    expectStep({HistoryKind::RenameDeck, text("Day shift"), {}, 0, 0}, [&] { decks.rename(id, text("Day shift")); });
    expectStep({HistoryKind::CopyDeck, text("Copy"), {}, 0, 0}, [&] { decks.copy(id, text("Copy")); });
    expectStep({HistoryKind::DeleteDeck, text("Day shift"), {}, 0, 0}, [&] { decks.remove(id); });
    expectStep({HistoryKind::ImportDeck, text("New"), {}, 0, 0},
               [&] { decks.create(deckNamed("New"), DeckOrigin::Imported); });
    expectStep({HistoryKind::ImportDecks, {}, {}, 2, 0}, [&] {
        decks.import(std::vector{deckNamed("New"), deckNamed("New")});
    });
    EXPECT_TRUE(decks.find(text("New (3)")));
}

TEST_F(HistoryStoreTest, KnowsSavedSearches)
{
    std::int64_t id = 0;
    expectStep({HistoryKind::SaveSearch, text("Sites"), {}, 0, 0},
               [&] { id = searches.save(SearchedList::Cards, text("Sites"), text("t:site")); });
    expectStep({HistoryKind::SaveSearch, text("sites"), {}, 0, 0},
               [&] { searches.save(SearchedList::Cards, text("sites"), text("t:site c<3")); });
    expectStep({HistoryKind::DeleteSearch, text("sites"), {}, 0, 0}, [&] { searches.remove(id); });
}

TEST_F(HistoryStoreTest, ADeletedDeckComesBackUnderItsNumber)
{
    const std::int64_t id = decks.create(deckNamed("Night shift"));
    decks.remove(id);
    EXPECT_EQ(history.undo()->facts.entry, id);
    EXPECT_EQ(decks.load(id).deck, deckNamed("Night shift"));
}

TEST_F(HistoryStoreTest, KeepsCardsOnlyANewerProgramKnows)
{
    const std::int64_t id = decks.create(deckNamed("Night shift"));
    Statement(database.work(QStringLiteral("test")),
              QStringLiteral("INSERT INTO deck_card VALUES (?, 'team', 'XF97-0001v2', 2, 9)"))
        .run(id);
    const auto before = storedTables(database);
    decks.remove(id);
    history.undo();
    EXPECT_EQ(storedTables(database), before);
}

TEST_F(HistoryStoreTest, HeapsThatBecameOneArePartedAgain)
{
    const StoredHeap first = collection.add(owned("XF96-0042v1", 2, "Box 1"));
    collection.add(owned("XF96-0042v1", 3, "Box 2"));
    StoredHeap moved = first;
    moved.owned.location = "Box 2";
    const auto before = storedTables(database);
    EXPECT_EQ(collection.change(moved).owned.count, 5);
    history.undo();
    EXPECT_EQ(storedTables(database), before);
}

TEST_F(HistoryStoreTest, SeveralHeapsGoByWhatWasDoneToAllOfThem)
{
    std::vector<StoredHeap> heaps{collection.add(owned("XF96-0042v1", 2)), collection.add(owned("XF96-0063v1", 3))};
    const auto expectAll = [&](HistoryKind kind, const QString& subject, auto edit) {
        for (StoredHeap& heap : heaps)
            edit(heap.owned);
        expectStep({kind, subject, {}, 2, 0}, [&] { collection.change(heaps); });
    };
    expectAll(HistoryKind::MoveCards, text("binder 1"), [](OwnedCard& heap) { heap.location = "binder 1"; });
    expectAll(HistoryKind::GradeCards, text("Played"), [](OwnedCard& heap) { heap.condition = Condition::Played; });
    expectAll(HistoryKind::OfferCards, {}, [](OwnedCard& heap) { heap.forTrade = heap.count; });
    expectAll(HistoryKind::ChangeHeaps, text("count"), [](OwnedCard& heap) { heap.count += 1; });
    expectAll(HistoryKind::ChangeHeaps, text("note"), [](OwnedCard& heap) { heap.note = heap.card; });
    expectAll(HistoryKind::LendCards, text("Byers"), [](OwnedCard& heap) { heap.lentTo = "Byers"; });
    expectAll(HistoryKind::RemoveCards, {}, [](OwnedCard& heap) { heap.count = heap.forTrade = 0; });
}

TEST_F(HistoryStoreTest, PartsOfHeapsGoElsewhereInOneStep)
{
    OwnedCard five = owned("XF96-0042v1", 5, "Box 1");
    five.forTrade = 4;
    five.wanted = 1;
    const StoredHeap heap = collection.add(five);
    const auto move = [&](int copies) {
        OwnedCard part = divided(five, copies).part;
        part.location = "binder 1";
        collection.split(std::vector<HeapPart>{{heap.id, part}});
    };
    expectStep({HistoryKind::MoveCards, text("binder 1"), "XF96-0042v1", 2, 0}, [&] { move(2); });
    std::vector<StoredHeap> heaps = collection.heaps();
    ASSERT_EQ(heaps.size(), 2u);
    EXPECT_EQ(heaps[0].owned.count, 3);
    EXPECT_EQ(heaps[0].owned.forTrade, 3);
    EXPECT_EQ(heaps[0].owned.wanted, 1);
    EXPECT_EQ(heaps[1].owned.location, "binder 1");
    EXPECT_EQ(heaps[1].owned.count, 2);
    EXPECT_EQ(heaps[1].owned.forTrade, 1);

    // One more joins those that lie there.
    five = heaps[0].owned;
    expectStep({HistoryKind::MoveCards, text("binder 1"), "XF96-0042v1", 1, 0}, [&] { move(1); });
    heaps = collection.heaps();
    ASSERT_EQ(heaps.size(), 2u);
    EXPECT_EQ(heaps[0].owned.count, 2);
    EXPECT_EQ(heaps[1].owned.count, 3);

    OwnedCard tooMany = five;
    tooMany.location = "binder 1";
    EXPECT_EQ(thrownBy([&] { collection.split(std::vector<HeapPart>{{heap.id, tooMany}}); }), Kind::BadValue);
    EXPECT_EQ(collection.totalCopies(), 5);
}

TEST_F(HistoryStoreTest, HeapsMayChangePlacesInOneStep)
{
    StoredHeap first = collection.add(owned("XF96-0042v1", 2, "Box 1"));
    StoredHeap second = collection.add(owned("XF96-0042v1", 3, "Box 2"));
    std::swap(first.owned.location, second.owned.location);
    expectStep({HistoryKind::ChangeHeaps, text("location"), {}, 2, 0}, [&] {
        collection.change(std::vector{first, second});
    });
    EXPECT_EQ(collection.heapCount(), 2);
    second.owned.location = first.owned.location;
    expectStep({HistoryKind::MoveCards, text("Box 2"), "XF96-0042v1", 3, 0}, [&] {
        collection.change(std::vector{first, second});
    });
    EXPECT_EQ(collection.heapCount(), 1);
    EXPECT_EQ(collection.totalCopies(), 5);
    EXPECT_EQ(thrownBy([&] { collection.change(std::vector{first, first}); }), Kind::NoSuchEntry);
    EXPECT_EQ(collection.totalCopies(), 5);
}

TEST_F(HistoryStoreTest, WhatChangesNothingIsNoStep)
{
    const StoredHeap heap = collection.add(owned("XF96-0042v1", 2));
    const std::int64_t id = decks.create(deckNamed("Night shift"));
    history.undo();
    history.redo();
    history.undo();
    collection.change(heap);
    collection.remove("XF96-0001v1", 1);
    collection.merge({}, MergeMode::Add);
    EXPECT_EQ(thrownBy([&] { collection.add(owned("XF96-0042v1", -1)); }), Kind::BadValue);
    EXPECT_EQ(thrownBy([&] { decks.remove(id + 1); }), Kind::NoSuchEntry);
    EXPECT_EQ(newest().kind, HistoryKind::AddCards);
    ASSERT_TRUE(history.nextRedo()) << "what can be redone is lost";
    history.redo();
    decks.save(id, deckNamed("Night shift"));
    EXPECT_EQ(newest().kind, HistoryKind::CreateDeck);
}

TEST_F(HistoryStoreTest, ANewStepDropsWhatIsUndone)
{
    collection.add(owned("XF96-0001v1", 1));
    collection.add(owned("XF96-0002v1", 1));
    EXPECT_TRUE(history.undo()->undone);
    EXPECT_EQ(history.recent(10).size(), 2u);
    EXPECT_TRUE(history.recent(10)[0].undone);
    collection.add(owned("XF96-0003v1", 1));
    EXPECT_FALSE(history.nextRedo());
    EXPECT_EQ(history.recent(10).size(), 2u);
    EXPECT_EQ(history.recent(10)[0].facts.card, "XF96-0003v1");
    EXPECT_EQ(history.recent(1).size(), 1u);
    EXPECT_EQ(rowsOf(QStringLiteral("history_step")), 2);
}

TEST_F(HistoryStoreTest, OutlivesTheProgram)
{
    collection.add(owned("XF96-0001v1", 1));
    decks.create(deckNamed("Night shift"));
    history.undo();
    Database again(temporary.path);
    HistoryStore later(again);
    EXPECT_EQ(later.nextRedo()->facts.subject, text("Night shift"));
    EXPECT_EQ(later.undo()->facts.kind, HistoryKind::AddCards);
    EXPECT_EQ(CollectionStore(again).heapCount(), 0);
    later.redo();
    later.redo();
    EXPECT_TRUE(DeckStore(again, test::baseSet()).find(text("Night shift")));
    EXPECT_LE(later.recent(1)[0].when.secsTo(QDateTime::currentDateTimeUtc()), 60);
}

TEST_F(HistoryStoreTest, NotesTypedInOneGoAreOneStep)
{
    const std::int64_t id = decks.create(deckNamed("Night shift"));
    Deck deck = deckNamed("Night shift");
    for (const char* typed : {"T", "Tr", "Trust"}) {
        deck.notes = typed;
        decks.save(id, deck);
    }
    EXPECT_EQ(history.recent(10).size(), 2u);
    run(database.work(QStringLiteral("test")),
        QStringLiteral("UPDATE history_step SET at = '2026-01-31T18:30:00.000Z'")); // a pause
    deck.notes = "Trust no one";
    decks.save(id, deck);
    EXPECT_EQ(history.recent(10).size(), 3u);
    history.undo();
    EXPECT_EQ(decks.load(id).deck.notes, "Trust");
    history.undo();
    EXPECT_EQ(decks.load(id).deck.notes, "");
}

TEST_F(HistoryStoreTest, AnImportOfNewHeapsIsOneRow)
{
    std::vector<OwnedCard> many;
    for (int i = 0; i < 5000; ++i)
        many.push_back(owned("XF96-0042v1", 1, std::to_string(i).c_str()));
    collection.merge(many, MergeMode::Add);
    EXPECT_EQ(rowsOf(QStringLiteral("history_absent")), 1);
    EXPECT_EQ(rowsOf(QStringLiteral("history_heap")), 0);
    history.undo();
    EXPECT_EQ(collection.heapCount(), 0);
    EXPECT_EQ(rowsOf(QStringLiteral("history_absent")), 0);
    EXPECT_EQ(rowsOf(QStringLiteral("history_heap")), 5000);
    history.redo();
    EXPECT_EQ(collection.heapCount(), 5000);
    EXPECT_EQ(rowsOf(QStringLiteral("history_absent")), 1);
    EXPECT_EQ(rowsOf(QStringLiteral("history_heap")), 0);
}

// Whoever waits for an import to be taken back sees how far it is, and may think better of it.
TEST_F(HistoryStoreTest, AStepOfManyHeapsSaysHowFarItIsAndCanBeStopped)
{
    std::vector<OwnedCard> many;
    for (int i = 0; i < 25'000; ++i)
        many.push_back(owned("XF96-0042v1", 1, std::to_string(i).c_str()));
    collection.merge(many, MergeMode::Add);
    std::vector<std::size_t> told;
    const RowsDone listen = [&](std::size_t done, std::size_t all) {
        EXPECT_LE(done, all);
        told.push_back(done);
        return true;
    };
    const auto before = storedTables(database);
    for (const std::size_t looks : {1U, 4U}) {
        std::size_t left = looks;
        EXPECT_FALSE(history.undo([&](std::size_t, std::size_t) { return --left > 0; })) << "stopped";
        EXPECT_EQ(storedTables(database), before);
    }
    ASSERT_TRUE(history.undo(listen));
    EXPECT_GE(told.size(), 6U) << "three parts are kept and taken out";
    EXPECT_TRUE(std::ranges::is_sorted(told));
    EXPECT_EQ(collection.heapCount(), 0);
    const auto undone = storedTables(database);
    for (const std::size_t looks : {1U, 5U, 8U}) {
        std::size_t left = looks;
        EXPECT_FALSE(history.redo([&](std::size_t, std::size_t) { return --left > 0; }));
        EXPECT_EQ(storedTables(database), undone);
    }
    ASSERT_TRUE(history.redo());
    EXPECT_EQ(storedTables(database), before);
    EXPECT_EQ(collection.totalCopies(), 25'000);
    EXPECT_EQ(database.check(), QStringList());

    collection.add(owned("XF96-0063v1", 1));
    told.clear();
    ASSERT_TRUE(history.undo(listen));
    EXPECT_TRUE(told.empty()) << "a few heaps are nothing to wait for";
}

TEST_F(HistoryStoreTest, AReadOnlyFileCanBeLookedAtOnly)
{
    collection.add(owned("XF96-0001v1", 1));
    Work work = database.work(QStringLiteral("test"));
    run(work, QStringLiteral("PRAGMA query_only = ON"));
    EXPECT_TRUE(history.nextUndo());
    EXPECT_EQ(thrownBy([&] { history.undo(); }), Kind::ReadOnly);
}

TEST(HistoryLimits, TheOldestStepsGoAndTheNewestStays)
{
    const TemporaryDatabase temporary;
    DatabaseOptions options;
    options.history.steps = 3;
    Database database(temporary.path, options);
    CollectionStore collection(database);
    for (int i = 0; i < 10; ++i)
        collection.add(owned("XF96-0042v1", 1));
    HistoryStore history(database);
    EXPECT_EQ(history.recent(99).size(), 3u);
    for (int i = 0; i < 3; ++i)
        history.undo();
    EXPECT_FALSE(history.nextUndo());
    EXPECT_EQ(collection.totalCopies(), 7);
    EXPECT_EQ(askNumber(database.work(QStringLiteral("test")), QStringLiteral("SELECT count(*) FROM history_step")), 3);
}

TEST(HistoryLimits, OfLargeStepsOnlyTheNewestIsKeptAndTheRestIsSweptByAndBy)
{
    const TemporaryDatabase temporary;
    DatabaseOptions options;
    options.history.large = 1000;
    options.history.most = 4000;
    options.history.swept = 30;
    Database database(temporary.path, options);
    CollectionStore collection(database);
    HistoryStore history(database);
    std::vector<OwnedCard> many;
    for (int i = 0; i < 50; ++i)
        many.push_back(owned("XF96-0042v1", 1, std::to_string(i).c_str()));
    const auto rows = [&] {
        return askNumber(database.work(QStringLiteral("test")), QStringLiteral("SELECT count(*) FROM history_heap"));
    };
    collection.merge(many, MergeMode::Add); // small: the heaps are new
    collection.merge(many, MergeMode::Add); // large
    collection.add(owned("XF96-0001v1", 1));
    EXPECT_EQ(history.recent(99).size(), 3u);
    collection.merge(many, MergeMode::Add); // large
    EXPECT_EQ(history.recent(99).size(), 2u) << "from the newest large step on, and what lies between the two";
    EXPECT_EQ(rows(), 50 + 21) << "thirty rows are swept at a time, one of the first step and the rest of the second";
    collection.add(owned("XF96-0001v1", 1));
    EXPECT_EQ(rows(), 51);
    while (history.nextUndo())
        history.undo();
    EXPECT_EQ(collection.totalCopies(), 100);
}

TEST_F(HistoryStoreTest, SaysWhichHeapsAStepTouchesOnEitherSideOfIt)
{
    const StoredHeap old = collection.add(owned("XF96-0042v1", 2, "a"));
    // One that is there, two that are not.
    collection.merge(std::vector{owned("XF96-0042v1", 1, "a"), owned("XF96-0042v1", 1, "b"), owned("XF96-0063v1", 1)},
                     MergeMode::Add);
    const std::int64_t step = history.nextUndo().value().id;
    const auto touched = [&](std::size_t most) {
        auto heaps = history.heapsOf(step, most);
        if (heaps)
            std::ranges::sort(*heaps);
        return heaps;
    };
    std::vector<std::int64_t> expected{old.id};
    for (const StoredHeap& heap : collection.heaps())
        if (heap.id != old.id)
            expected.push_back(heap.id);
    std::ranges::sort(expected);
    EXPECT_EQ(touched(3), expected);
    EXPECT_EQ(touched(2), std::nullopt) << "too many to be named";
    history.undo();
    EXPECT_EQ(touched(3), expected);
    history.redo();
    EXPECT_EQ(touched(3), expected);
}

TEST(HistoryKinds, EachHasAWordOfItsOwnAndChangesSomeList)
{
    QStringList words;
    for (int kind = 0; kind < kHistoryKinds; ++kind) {
        words << wordFor(static_cast<HistoryKind>(kind));
        EXPECT_FALSE(words.back().isEmpty()) << kind;
        EXPECT_NE(listsTouchedBy(static_cast<HistoryKind>(kind)), TouchedLists()) << kind;
    }
    EXPECT_EQ(words.removeDuplicates(), 0);
}

} // namespace dossier
