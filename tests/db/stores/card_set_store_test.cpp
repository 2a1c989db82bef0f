// Further sets of cards in the user's database.
#include "db/history/history_store.h"
#include "db/kept_archive.h"
#include "db/stores/card_set_store.h"
#include "db/stores/deck_versions.h"
#include "db/temporary_database.h"
#include "support/further_set.h"

namespace dossier {

using test::nightFiles;
using test::owned;
using test::TemporaryDatabase;
using test::thrownBy;

namespace {

const std::vector<FurtherSet> kSets{nightFiles()};

CardPool widePool()
{
    return withFurther(test::baseSet(), kSets);
}

Deck deckWith(const CardPool& pool, std::string_view number)
{
    Deck deck;
    deck.name = "Harbour";
    deck.add(Zone::BureauDeck, *pool.findNumber(number), 2);
    return deck;
}

} // namespace

TEST(CardSetStore, KeepsASetWithEveryFact)
{
    const TemporaryDatabase temporary;
    {
        Database database(temporary.path);
        EXPECT_TRUE(CardSetStore(database).sets().empty());
        CardSetStore(database).add(kSets);
        EXPECT_EQ(database.check(), QStringList());
    }
    Database database(temporary.path);
    const std::vector<StoredSet> stored = CardSetStore(database).sets();
    ASSERT_EQ(stored.size(), 1u);
    EXPECT_EQ(stored[0].set, kSets[0]);
    EXPECT_EQ(stored[0].unread, 0);
    EXPECT_FALSE(stored[0].takenIn.isEmpty());
    EXPECT_EQ(furtherSetsOf(database), kSets);
}

TEST(CardSetStore, RefusesAnotherSetOfTheNameAndANumberThatIsThere)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    CardSetStore store(database);
    store.add(kSets);
    const std::vector<FurtherSet> sameName{{"NIGHT files", {test::furtherEvent("XF97-0999x1", "A")}}};
    EXPECT_EQ(thrownBy([&] { store.add(sameName); }), StoreError::Kind::NameTaken);
    const std::vector<FurtherSet> sameNumber{{"New", {test::furtherEvent("XF97-0998x1", "A")}},
                                             {"Other", {test::furtherEvent("XF97-0901X1", "A")}}};
    EXPECT_EQ(thrownBy([&] { store.add(sameNumber); }), StoreError::Kind::BadValue) << "another name would not help";
    EXPECT_EQ(thrownBy([&] { store.add(std::vector<FurtherSet>{{" ", {}}}); }), StoreError::Kind::BadValue);
    EXPECT_EQ(store.sets().size(), 1u) << "all or none";
}

TEST(CardSetStore, RemovesASetThatNothingUses)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    CardSetStore store(database);
    store.add(kSets);
    CollectionStore collection(database);
    collection.add(owned("XF96-0042v1", 1)); // of the base set
    EXPECT_TRUE(store.remove(store.sets()[0].id).none());
    EXPECT_TRUE(store.sets().empty());
    EXPECT_EQ(thrownBy([&] { store.remove(77); }), StoreError::Kind::NoSuchEntry);
    store.add(kSets); // and may come back
}

TEST(CardSetStore, KeepsASetThatIsUsed)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    CardSetStore store(database);
    store.add(kSets);
    const std::int64_t id = store.sets()[0].id;
    const CardPool pool = widePool();

    CollectionStore collection(database);
    OwnedCard wish = owned("XF97-0901x1", 0);
    wish.wanted = 1;
    StoredHeap heap = collection.add(wish);
    EXPECT_EQ(store.remove(id).heaps, 1) << "a wish";
    heap.owned.wanted = 0;
    collection.change(heap);

    DeckStore decks(database, pool);
    DeckVersions versions(database, pool);
    const std::int64_t deck = decks.create(deckWith(pool, "XF96-0001 NFil"));
    EXPECT_EQ(store.remove(id).decks, QStringList{"Harbour"});
    versions.keep(deck, QStringLiteral("first"));
    Deck emptied = decks.load(deck).deck;
    emptied.bureauDeck.clear();
    decks.save(deck, emptied);
    const SetUses uses = store.usesOf(id);
    EXPECT_EQ(uses.heaps, 0);
    EXPECT_TRUE(uses.decks.isEmpty());
    EXPECT_EQ(uses.versions, QStringList{"Harbour"});
    EXPECT_FALSE(store.remove(id).none());
    decks.remove(deck); // with its versions
    EXPECT_TRUE(store.remove(id).none());
}

// A card of a set that went has no name: neither undo nor redo brings one back before its set is there again.
TEST(CardSetStore, TheHistoryBringsBackNoCardOfARemovedSet)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    CardSetStore store(database);
    HistoryStore history(database);
    CollectionStore collection(database);
    const auto removed = [&] { return store.remove(store.sets()[0].id).steps; };
    store.add(kSets);
    collection.add(owned("XF96-0042v1", 1));
    collection.add(owned("XF97-0901x1", 2));
    collection.remove("XF97-0901x1", 2);
    collection.add(owned("XF96-0043v1", 1));
    EXPECT_EQ(removed(), 2);
    EXPECT_EQ(database.check(), QStringList()) << "nothing is damaged";
    ASSERT_TRUE(history.undo()) << "of another card";
    EXPECT_EQ(thrownBy([&] { history.undo(); }), StoreError::Kind::BrokenStep);
    EXPECT_EQ(collection.totalCopies(), 1);
    store.add(kSets);
    ASSERT_TRUE(history.undo());
    EXPECT_EQ(collection.totalCopies(), 3);
    ASSERT_TRUE(history.undo());
    EXPECT_EQ(removed(), 2) << "what was undone can be done again";
    EXPECT_EQ(thrownBy([&] { history.redo(); }), StoreError::Kind::BrokenStep);
    store.add(std::vector<FurtherSet>{{"Other", {test::furtherEvent("XF97-0901X1", "A")}}});
    ASSERT_TRUE(history.redo()) << "another set that has the card will do";
    EXPECT_EQ(collection.totalCopies(), 3);
    while (history.undo())
        if (!history.nextUndo())
            break;
    EXPECT_EQ(database.check(), QStringList());
}

// Each step that a card of the set came or went by, of collection and decks; not those of other cards.
TEST(CardSetStore, EachStepOfItsCardsIsCounted)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    CardSetStore store(database);
    CollectionStore collection(database);
    const CardPool pool = widePool();
    DeckStore decks(database, pool);
    store.add(kSets);
    for (int times = 0; times < 3; ++times) {
        collection.add(owned("XF97-0901x1", 2));
        collection.add(owned("XF96-0042v1", 1));
        collection.remove("XF97-0901x1", 2);
    }
    Deck empty;
    empty.name = "Harbour";
    const std::int64_t deck = decks.create(empty);
    Deck changed = deckWith(pool, "XF96-0001 NFil");
    decks.save(deck, changed);
    changed.notes = "later";
    decks.save(deck, changed);
    changed.bureauDeck.clear();
    decks.save(deck, changed);
    HistoryStore history(database);
    const auto steps = static_cast<int>(history.recent(-1).size());
    EXPECT_EQ(store.remove(store.sets()[0].id).steps, steps - 4) << "three of another card, one of an empty deck";
}

// A window goes on showing the cards of a set that the command line removed meanwhile.
TEST(CardSetStore, NobodyStoresACardOfARemovedSet)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    CardSetStore store(database);
    const CardPool pool = widePool();
    CollectionStore collection(database);
    DeckStore decks(database, pool);
    DeckVersions versions(database, pool);
    const auto refused = [](const auto& act) {
        try {
            act();
        } catch (const StoreError& error) {
            EXPECT_EQ(error.kind(), StoreError::Kind::BadValue);
            EXPECT_TRUE(error.detail().contains(QString::fromStdString(kSets[0].name))) << error.detail().toStdString();
            return true;
        }
        return false;
    };
    store.add(kSets);
    database.mirrorCards(pool); // as each program does when it opens
    const Deck deck = deckWith(pool, "XF96-0001 NFil");
    Deck empty = deck;
    empty.bureauDeck.clear();
    const std::int64_t id = decks.create(deck);
    const RemovedVersion version = versions.remove(versions.keep(id, QStringLiteral("first")));
    decks.save(id, empty);
    for (const DeckVersion& kept : versions.of(id))
        versions.remove(kept.id);
    const StoredHeap other = collection.add(owned("XF96-0042v1", 1));
    ASSERT_TRUE(store.remove(store.sets()[0].id).none());
    OwnedCard gone = owned("xf97-0901X1", 1);
    OwnedCard wish = gone;
    wish.count = 0;
    wish.wanted = 1;
    HeapBatch batch;
    batch.add(viewOf(gone));
    EXPECT_TRUE(refused([&] { collection.add(gone); }));
    EXPECT_TRUE(refused([&] { collection.add(wish); }));
    EXPECT_TRUE(refused([&] { collection.change(StoredHeap{other.id, gone}); }));
    EXPECT_TRUE(refused([&] { collection.change(std::vector{StoredHeap{0, gone}}); }));
    EXPECT_TRUE(refused([&] { collection.split(std::vector{HeapPart{other.id, gone}}); }));
    EXPECT_TRUE(refused([&] { collection.merge(std::vector{gone}, MergeMode::Add); }));
    EXPECT_TRUE(refused([&] { collection.mergeBatch(batch, MergeMode::KeepLarger, {}, Limits::AsTheyWere); }));
    EXPECT_TRUE(refused([&] { decks.save(id, deck); }));
    EXPECT_TRUE(refused([&] {
        decks.saveAll(std::vector{StoredDeck{id, deck}}, {HistoryKind::ImportDecks, {}, {}, 1, 0});
    }));
    Deck named = deck;
    named.name = "Another";
    EXPECT_TRUE(refused([&] { decks.create(named); }));
    EXPECT_TRUE(refused([&] { decks.import(std::vector{named}); }));
    EXPECT_TRUE(refused([&] { versions.putBack(version); }));
    ASSERT_EQ(collection.heaps().size(), 1u);
    EXPECT_EQ(collection.heaps()[0].owned, other.owned);
    store.add(kSets);
    collection.add(gone);
    versions.putBack(version);
    EXPECT_EQ(database.check(), QStringList());
}

TEST(CardSetStore, TheHistoryBringsBackNoDeckOrVersionOfARemovedSet)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    CardSetStore store(database);
    HistoryStore history(database);
    const CardPool pool = widePool();
    DeckStore decks(database, pool);
    for (const bool versionAlone : {false, true}) {
        store.add(kSets);
        const std::int64_t deck = decks.create(deckWith(pool, "XF96-0001 NFil"));
        if (versionAlone) {
            DeckVersions(database, pool).keep(deck, QStringLiteral("first"));
            Deck emptied = decks.load(deck).deck;
            emptied.bureauDeck.clear();
            decks.save(deck, emptied);
        }
        decks.remove(deck);
        EXPECT_GT(store.remove(store.sets()[0].id).steps, 0);
        EXPECT_EQ(thrownBy([&] { history.undo(); }), StoreError::Kind::BrokenStep) << versionAlone;
        EXPECT_TRUE(decks.decks().empty());
        store.add(kSets);
        ASSERT_TRUE(history.undo()) << versionAlone;
        EXPECT_FALSE(store.remove(store.sets()[0].id).none());
        decks.remove(deck);
        EXPECT_TRUE(store.remove(store.sets()[0].id).none());
    }
}

TEST(CardSetStore, IsReadFromAFileThatIsNotOpenedOtherwise)
{
    const TemporaryDatabase temporary;
    EXPECT_TRUE(furtherSetsIn(temporary.path).empty());
    EXPECT_TRUE(temporary.names().isEmpty()) << "nothing was made";
    EXPECT_TRUE(furtherSetsIn(temporary.folder.path()).empty());
    test::writeBytes(temporary.file("text"), "no database");
    EXPECT_TRUE(furtherSetsIn(temporary.file("text")).empty());
    {
        DatabaseOptions fourth;
        fourth.migrations.resize(4);
        const Database old(temporary.path, fourth);
    }
    EXPECT_TRUE(furtherSetsIn(temporary.path).empty()) << "a version before there were such sets";
    Database database(temporary.path); // brings it up to date
    EXPECT_EQ(database.outcome(), Database::Outcome::Upgraded);
    EXPECT_EQ(database.check(), QStringList());
    CardSetStore(database).add(kSets);
    EXPECT_EQ(furtherSetsIn(temporary.path), kSets) << "while it is open";
}

// A row another program wrote is no reason for the program not to start.
TEST(CardSetStore, LeavesOutRowsThatMakeNoCard)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    CardSetStore(database).add(kSets);
    run(database.work(QStringLiteral("test")),
        QStringLiteral("UPDATE set_card SET type = 'Ship' WHERE number = 'XF97-0901x1'"));
    const StoredSet stored = CardSetStore(database).sets().at(0);
    EXPECT_EQ(stored.set.cards.size(), 2u);
    EXPECT_EQ(stored.unread, 1);
}

TEST(CardSetStore, MovesToAnotherDatabaseWithAllThatIsKept)
{
    const TemporaryDatabase temporary;
    const CardPool pool = widePool();
    Database here(temporary.path);
    CardSetStore(here).add(kSets);
    CollectionStore(here).add(owned("XF97-0901x1", 3));
    DeckStore(here, pool).create(deckWith(pool, "PR96-0099-NF1"));
    const Archive all = test::keptIn(here, pool);
    EXPECT_EQ(all.sets, kSets);

    Database there(temporary.file("there.sqlite"));
    CardSetStore(there).add(std::vector<FurtherSet>{{"night files", {test::furtherEvent("XF97-0800x1", "Other")}}});
    const CardPool others = withFurther(test::baseSet(), furtherSetsOf(there));
    Archive read = all; // as a reader counts its cards, behind those that are there
    read.decks = {deckWith(withFurther(others, all.sets), "PR96-0099-NF1")};
    EXPECT_EQ(takeIn(there, others, read).sets, 1);
    const std::vector<StoredSet> stored = CardSetStore(there).sets();
    ASSERT_EQ(stored.size(), 2u);
    EXPECT_EQ(stored[1].set.name, "Night Files (2)");
    EXPECT_EQ(stored[1].set.cards.size(), 3u);
    const CardPool now = withFurther(test::baseSet(), furtherSetsOf(there));
    const Deck deck = DeckStore(there, now).find(QStringLiteral("Harbour"))->deck;
    ASSERT_EQ(deck.bureauDeck.size(), 1u);
    EXPECT_EQ(now[deck.bureauDeck[0].card].id, "PR96-0099-NF1");
    EXPECT_EQ(takeIn(there, now, test::keptIn(here, pool)).sets, 0) << "the same again";
}

} // namespace dossier
