#include "db/history/history_store.h"
#include "db/temporary_database.h"
#include "support/base_set.h"

#include <algorithm>
#include <atomic>
#include <random>
#include <thread>

namespace dossier {

using test::baseSet;
using test::deckNamed;
using test::TemporaryDatabase;
using test::thrownBy;
using Kind = StoreError::Kind;

namespace {

class DeckStoreTest : public testing::Test
{
protected:
    TemporaryDatabase temporary;
    Database database{temporary.path};
    DeckStore store{database, baseSet()};
};

Deck randomDeck(std::mt19937& random, int number)
{
    const auto upTo = [&](int most) { return static_cast<int>(random() % (most + 1)); };
    Deck deck;
    deck.name = "Deck " + std::to_string(number);
    deck.notes = std::string(upTo(50), 'n') + "\n\u00e9\u4e2d\U0001F47D";
    deck.game = upTo(1) == 0 ? Game::Advanced : Game::Basic;
    for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck}) {
        for (int i = upTo(zone == Zone::BureauDeck ? 80 : 5); i > 0; --i)
            deck.setCount(zone, static_cast<CardIndex>(upTo(static_cast<int>(baseSet().size()) - 1)), 1 + upTo(998));
    }
    for (int i = upTo(4); i > 0; --i)
        deck.aside.push_back({upTo(300), "2 Agent Nobody " + std::to_string(upTo(9))});
    return deck;
}

// A pool that ends before the last card of the base set, as an older program would have.
CardPool olderPool()
{
    return CardPool({baseSet().cards().begin(), baseSet().cards().end() - 1});
}

} // namespace

TEST_F(DeckStoreTest, GivesBackWhatItWasGiven)
{
    std::mt19937 random(1996);
    for (int i = 0; i < 60; ++i) {
        const Deck deck = randomDeck(random, i);
        const std::int64_t id = store.create(deck);
        EXPECT_EQ(store.load(id).deck, deck);
        EXPECT_EQ(store.load(id).id, id);
        Deck other = randomDeck(random, i + 1000);
        store.save(id, other);
        EXPECT_EQ(store.load(id).deck, other);
    }
    EXPECT_EQ(database.check(), QStringList());
}

TEST_F(DeckStoreTest, SurvivesClosingTheDatabase)
{
    const TemporaryDatabase other;
    {
        Database first(other.path);
        DeckStore(first, baseSet()).create(deckNamed("Night shift"));
    }
    Database second(other.path);
    const auto found = DeckStore(second, baseSet()).find("Night shift");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->deck, deckNamed("Night shift"));
}

TEST_F(DeckStoreTest, ListsDecksByNameWithTheirSizes)
{
    store.create(deckNamed("zebra"));
    store.create(deckNamed("Ärger"));
    Deck empty;
    empty.name = "Basics";
    empty.game = Game::Basic;
    store.create(empty);
    const auto decks = store.decks();
    ASSERT_EQ(decks.size(), 3u);
    EXPECT_EQ(decks[0].name, "Ärger");
    EXPECT_EQ(decks[0].bureauDeckSize, 2);
    EXPECT_EQ(decks[0].teamSize, 1);
    EXPECT_EQ(decks[0].game, Game::Advanced);
    EXPECT_EQ(decks[0].changed.timeSpec(), Qt::UTC);
    EXPECT_LT(decks[0].changed.secsTo(QDateTime::currentDateTimeUtc()), 60);
    EXPECT_EQ(decks[1].name, "Basics");
    EXPECT_EQ(decks[1].game, Game::Basic);
    EXPECT_EQ(decks[1].bureauDeckSize, 0);
    EXPECT_EQ(decks[2].name, "zebra");
}

TEST_F(DeckStoreTest, FindsANameInAnyCase)
{
    const std::int64_t id = store.create(deckNamed("Die Wahrheit"));
    const std::int64_t russian = store.create(deckNamed("Ночь"));
    EXPECT_EQ(store.find("Die Wahrheit")->id, id);
    EXPECT_EQ(store.find(" die WAHRHEIT ")->id, id);
    EXPECT_EQ(store.find("НОЧЬ")->id, russian);
    EXPECT_FALSE(store.find("Die Wahr"));
    EXPECT_FALSE(store.find("%"));
}

TEST_F(DeckStoreTest, RefusesANameThatIsTakenInAnyCase)
{
    store.create(deckNamed("Night shift"));
    const std::int64_t other = store.create(deckNamed("Day shift"));
    EXPECT_EQ(thrownBy([&] { store.create(deckNamed("NIGHT SHIFT")); }), Kind::NameTaken);
    EXPECT_EQ(thrownBy([&] { store.rename(other, "night shift"); }), Kind::NameTaken);
    EXPECT_EQ(thrownBy([&] { store.save(other, deckNamed("Night  Shift")); }), Kind::NameTaken);
    EXPECT_EQ(thrownBy([&] { store.copy(other, "night shift"); }), Kind::NameTaken);
    EXPECT_EQ(store.load(other).deck, deckNamed("Day shift"));
    EXPECT_EQ(store.decks().size(), 2u);
}

TEST_F(DeckStoreTest, TrimsNamesAndRefusesEmptyOnes)
{
    const std::int64_t id = store.create(deckNamed("  Night shift\n"));
    EXPECT_EQ(store.load(id).deck.name, "Night shift");
    EXPECT_EQ(thrownBy([&] { store.create(deckNamed("")); }), Kind::BadValue);
    EXPECT_EQ(thrownBy([&] { store.create(deckNamed(" \t\u00a0")); }), Kind::BadValue);
    EXPECT_EQ(thrownBy([&] { store.rename(id, " "); }), Kind::BadValue);
    store.rename(id, "NIGHT shift"); // its own name in another case
    EXPECT_EQ(store.load(id).deck.name, "NIGHT shift");
}

TEST_F(DeckStoreTest, KeepsAnyTextVerbatim)
{
    for (const std::string text : {"'; DROP TABLE deck; --", "<b onclick=\"x()\">bold</b>",
                                   "\u0645\u0631\u062d\u0628\u0627 \U0001F47D", "%_?:1 %1"}) {
        Deck deck = deckNamed(text.c_str());
        deck.notes = text;
        deck.aside.push_back({3, text});
        EXPECT_EQ(store.load(store.create(deck)).deck, deck);
    }
    Deck longNotes = deckNamed("Long");
    longNotes.notes.assign(100'000, 'x');
    EXPECT_EQ(store.load(store.create(longNotes)).deck, longNotes);
}

TEST_F(DeckStoreTest, RefusesCountsAndCardsThatMakeNoDeck)
{
    const std::int64_t id = store.create(deckNamed("Night shift"));
    for (const int count : {0, -1, kMostCopies + 1, 1'000'000'000}) {
        Deck deck = deckNamed("Night shift");
        deck.bureauDeck.front().count = count;
        EXPECT_EQ(thrownBy([&] { store.save(id, deck); }), Kind::BadValue) << count;
    }
    Deck twice = deckNamed("Night shift");
    twice.team.push_back(twice.team.front());
    EXPECT_EQ(thrownBy([&] { store.save(id, twice); }), Kind::BadValue);
    Deck stranger = deckNamed("Night shift");
    stranger.team.push_back({static_cast<CardIndex>(baseSet().size()), 1});
    EXPECT_EQ(thrownBy([&] { store.save(id, stranger); }), Kind::BadValue);
    EXPECT_EQ(store.load(id).deck, deckNamed("Night shift")); // nothing of it was stored
    Deck most = deckNamed("Night shift");
    most.bureauDeck.front().count = kMostCopies;
    store.save(id, most);
    EXPECT_EQ(store.load(id).deck, most);
}

TEST_F(DeckStoreTest, SavesSeveralDecksAsOneStepOrNone)
{
    const std::int64_t first = store.create(deckNamed("First"));
    const std::int64_t second = store.create(deckNamed("Second"));
    Deck one = store.load(first).deck;
    Deck two = store.load(second).deck;
    one.folder = two.folder = "Tournaments";
    const std::vector<StoredDeck> both{{first, one}, {second, two}};
    store.saveAll(both, {HistoryKind::FileDeck, QStringLiteral("Tournaments"), {}, 2, 0});
    EXPECT_EQ(store.load(second).deck.folder, "Tournaments");
    HistoryStore history(database);
    EXPECT_EQ(history.undo()->facts.count, 2);
    EXPECT_EQ(store.load(first).deck.folder, "");
    EXPECT_EQ(store.load(second).deck.folder, "");

    const std::vector<StoredDeck> withStranger{{first, one}, {999, two}};
    EXPECT_EQ(thrownBy([&] { store.saveAll(withStranger, {}); }), Kind::NoSuchEntry);
    EXPECT_EQ(store.load(first).deck.folder, "") << "not half of it";
}

TEST_F(DeckStoreTest, RenamesCopiesAndRemoves)
{
    Deck deck = deckNamed("Night shift");
    deck.notes = "Bring coffee.";
    deck.aside.push_back({7, "3 Somebody"});
    const std::int64_t id = store.create(deck);
    const std::int64_t copied = store.copy(id, "Second watch");
    store.rename(id, "First watch");
    EXPECT_EQ(store.load(id).deck.name, "First watch");
    deck.name = "Second watch";
    EXPECT_EQ(store.load(copied).deck, deck);
    store.remove(id);
    EXPECT_EQ(store.decks().size(), 1u);
    EXPECT_EQ(store.load(copied).deck, deck);
    const Work work = database.work("test");
    EXPECT_EQ(askNumber(work, "SELECT count(DISTINCT deck_id) FROM deck_card"), 1);
    EXPECT_EQ(askNumber(work, "SELECT count(DISTINCT deck_id) FROM deck_aside"), 1);
}

TEST_F(DeckStoreTest, NeverGivesTheNumberOfARemovedDeckToAnother)
{
    const std::int64_t id = store.create(deckNamed("Night shift"));
    store.remove(id);
    EXPECT_NE(store.create(deckNamed("Day shift")), id);
    EXPECT_EQ(thrownBy([&] { store.load(id); }), Kind::NoSuchEntry);
    EXPECT_EQ(thrownBy([&] { store.save(id, deckNamed("x")); }), Kind::NoSuchEntry);
    EXPECT_EQ(thrownBy([&] { store.rename(id, "x"); }), Kind::NoSuchEntry);
    EXPECT_EQ(thrownBy([&] { store.copy(id, "x"); }), Kind::NoSuchEntry);
    EXPECT_EQ(thrownBy([&] { store.remove(id); }), Kind::NoSuchEntry);
}

TEST_F(DeckStoreTest, OffersAFreeName)
{
    EXPECT_EQ(store.freeName(" Night shift "), "Night shift");
    store.create(deckNamed("night SHIFT"));
    EXPECT_EQ(store.freeName("Night shift"), "Night shift (2)");
    store.create(deckNamed("Night shift (2)"));
    EXPECT_EQ(store.freeName("Night shift"), "Night shift (3)");
    store.create(deckNamed("Night shift (3)"));
    store.create(deckNamed("Night shift (4)"));
    EXPECT_EQ(store.freeName("Night shift"), "Night shift (5)");
}

// Programs that store decks of one name at the same time: each gets its own, and one step of the history.
TEST_F(DeckStoreTest, AFreeNameIsFreeUntilItIsTaken)
{
    constexpr int kPrograms = 4;
    constexpr int kDecks = 6;
    std::atomic<int> failures = 0;
    std::vector<std::thread> programs;
    for (int program = 0; program < kPrograms; ++program)
        programs.emplace_back([&] {
            Database own(temporary.path);
            DeckStore decks(own, baseSet());
            for (int i = 0; i < kDecks; ++i) {
                Deck deck = deckNamed("Same");
                failures += thrownBy([&] { decks.createFreelyNamed(deck); }) ? 1 : 0;
                EXPECT_TRUE(decks.find(QString::fromStdString(deck.name))) << deck.name;
            }
        });
    for (std::thread& program : programs)
        program.join();
    EXPECT_EQ(failures, 0);
    EXPECT_EQ(store.decks().size(), static_cast<std::size_t>(kPrograms * kDecks));
    store.copyFreelyNamed(store.decks().front().id, "same");
    EXPECT_EQ(HistoryStore(database).recent(100).size(), static_cast<std::size_t>(kPrograms * kDecks) + 1);
    EXPECT_EQ(HistoryStore(database).undo()->facts.kind, HistoryKind::CopyDeck);
    EXPECT_EQ(HistoryStore(database).undo()->facts.kind, HistoryKind::CreateDeck);
}

// A file may hold any number of decks of one name: each needs a few looks, not one for each before it.
TEST_F(DeckStoreTest, FindsFreeNamesForManyDecksOfOneName)
{
    const std::vector<Deck> alike(700, deckNamed("Same"));
    EXPECT_EQ(store.import(alike).size(), alike.size());
    EXPECT_EQ(store.freeName("Same"), "Same (701)");
}

TEST_F(DeckStoreTest, HandsOutUnknownNumbersAsLinesAsideAndKeepsThemInTheirZone)
{
    const auto last = static_cast<CardIndex>(baseSet().size() - 1);
    Deck deck = deckNamed("Night shift");
    deck.add(Zone::Team, last, 1);
    deck.add(Zone::BureauDeck, last, 2);
    deck.aside.push_back({4, "understood by nobody"});
    const std::int64_t id = store.create(deck);

    const CardPool older = olderPool();
    DeckStore olderStore(database, older);
    Deck seen = olderStore.load(id).deck;
    ASSERT_EQ(seen.aside.size(), 3u);
    EXPECT_EQ(seen.aside[0], (UnresolvedLine{4, "understood by nobody"}));
    const std::string number = baseSet()[last].id;
    EXPECT_NE(std::find(seen.aside.begin(), seen.aside.end(), UnresolvedLine{0, "1 " + number}), seen.aside.end());
    EXPECT_NE(std::find(seen.aside.begin(), seen.aside.end(), UnresolvedLine{0, "2 " + number}), seen.aside.end());
    EXPECT_EQ(seen.team.size(), 1u);

    seen.notes = "changed by the older program";
    olderStore.save(id, seen);
    EXPECT_EQ(olderStore.load(id).deck, seen);
    deck.notes = seen.notes;
    EXPECT_EQ(store.load(id).deck, deck); // the newer program finds them where they were

    std::erase(seen.aside, UnresolvedLine{0, "1 " + number});
    olderStore.save(id, seen);
    EXPECT_EQ(store.load(id).deck.count(Zone::Team, last), 0); // taken out by the user
    EXPECT_EQ(store.load(id).deck.count(Zone::BureauDeck, last), 2);
}

// The schema refuses such words; another program may have switched that off.
TEST(Decks, OfWordsNobodyKnowsAreDamaged)
{
    for (const char* spoil : {"UPDATE deck SET game = 'chess'", "UPDATE deck SET state = 'lost'",
                              "UPDATE deck_card SET zone = 'attic'", "UPDATE deck_card SET count = 0"}) {
        const TemporaryDatabase temporary;
        Database database(temporary.path);
        DeckStore store(database, test::baseSet());
        const std::int64_t id = store.create(test::deckNamed("Night shift"));
        const Work work = database.work(QStringLiteral("test"));
        run(work, QStringLiteral("PRAGMA ignore_check_constraints = ON"));
        run(work, QLatin1String(spoil));
        EXPECT_EQ(thrownBy([&] { (void)store.load(id); }), Kind::Damaged) << spoil;
    }
}

TEST_F(DeckStoreTest, KeepsWhichSetsADeckMayUse) // SET-3
{
    Deck deck = deckNamed("Night shift");
    deck.sets = DeckSets::BaseSet;
    const std::int64_t id = store.create(deck);
    EXPECT_EQ(store.load(id).deck, deck);
    deck.sets = DeckSets::WithoutPromotional;
    store.save(id, deck);
    EXPECT_EQ(store.load(id).deck, deck);
    HistoryStore(database).undo();
    EXPECT_EQ(store.load(id).deck.sets, DeckSets::BaseSet);
}

// Killer cards are agreed for a deck, not for all of them.
TEST_F(DeckStoreTest, KeepsWhetherKillerCardsAreAgreed)
{
    Deck deck = deckNamed("Night shift");
    deck.killersAgreed = true;
    const std::int64_t id = store.create(deck);
    EXPECT_TRUE(store.load(id).deck.killersAgreed);
    EXPECT_TRUE(store.load(store.copy(id, QStringLiteral("Copy"))).deck.killersAgreed);
    deck.killersAgreed = false;
    store.save(id, deck);
    EXPECT_FALSE(store.load(id).deck.killersAgreed);
    HistoryStore(database).undo();
    EXPECT_TRUE(store.load(id).deck.killersAgreed);
    store.adoptKillers(false);
    EXPECT_TRUE(store.load(id).deck.killersAgreed) << "only a file of version 3 has something to adopt";
}

TEST_F(DeckStoreTest, LoadsAllAtOnceAsOneByOne)
{
    std::mt19937 random(7);
    for (int i = 0; i < 30; ++i)
        store.create(randomDeck(random, i));
    store.create(deckNamed("Empty"));
    for (const int gone : {3, 30})
        store.remove(gone);
    const std::vector<StoredDeck> all = store.loadAll();
    ASSERT_EQ(all.size(), 29u);
    for (const StoredDeck& stored : all)
        EXPECT_EQ(stored.deck, store.load(stored.id).deck) << stored.id;
}

// What a search reads in one go is what the list and the decks say.
TEST_F(DeckStoreTest, ListsDecksWithTheirCards)
{
    std::mt19937 random(8);
    for (int i = 0; i < 20; ++i)
        store.create(randomDeck(random, i));
    store.create(deckNamed("Empty"));
    store.remove(4);
    const std::vector<DeckSummary> listed = store.decks();
    const std::vector<ListedDeck> all = store.decksWithCards();
    ASSERT_EQ(all.size(), listed.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const DeckSummary& summary = all[i].summary;
        EXPECT_EQ(summary.id, listed[i].id);
        EXPECT_EQ(summary.name, listed[i].name);
        EXPECT_EQ(summary.tags, listed[i].tags);
        EXPECT_EQ(summary.changed, listed[i].changed);
        EXPECT_EQ(summary.bureauDeckSize, listed[i].bureauDeckSize);
        EXPECT_EQ(summary.teamSize, listed[i].teamSize);
        const Deck deck = store.load(summary.id).deck;
        EXPECT_EQ(all[i].deck.notes, deck.notes);
        EXPECT_EQ(all[i].deck.killersAgreed, deck.killersAgreed);
        for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck}) {
            const auto inOrder = [](std::vector<DeckEntry> entries) {
                std::ranges::sort(entries, {}, &DeckEntry::card);
                return entries;
            };
            EXPECT_EQ(inOrder(all[i].deck.zone(zone)), inOrder(deck.zone(zone))) << summary.id;
        }
    }
}

// What is asked for few cards alone is the same, without the other cards.
TEST_F(DeckStoreTest, ListsDecksWithFewOfTheirCards)
{
    std::mt19937 random(9);
    for (int i = 0; i < 20; ++i)
        store.create(randomDeck(random, i));
    PoolSet few(test::baseSet().size());
    for (std::size_t card = 0; card < few.size(); card += 20)
        few.insert(card);
    const std::vector<ListedDeck> all = store.decksWithCards();
    const std::vector<ListedDeck> some = store.decksWithCards(few);
    ASSERT_EQ(some.size(), all.size());
    std::vector<DeckSummary> sized;
    int met = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_EQ(some[i].deck.notes, all[i].deck.notes);
        sized.push_back(some[i].summary);
        for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck}) {
            std::vector<DeckEntry> left = all[i].deck.zone(zone);
            std::erase_if(left, [&](const DeckEntry& entry) { return !few.contains(entry.card); });
            std::vector<DeckEntry> read = some[i].deck.zone(zone);
            std::ranges::sort(left, {}, &DeckEntry::card);
            std::ranges::sort(read, {}, &DeckEntry::card);
            EXPECT_EQ(read, left) << all[i].summary.id;
            met += static_cast<int>(read.size());
        }
    }
    EXPECT_GT(met, 20);
    store.addSizes(sized);
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_EQ(sized[i].bureauDeckSize, all[i].summary.bureauDeckSize);
        EXPECT_EQ(sized[i].teamSize, all[i].summary.teamSize);
    }
}

TEST_F(DeckStoreTest, LoadsTheBuiltOnesAlone)
{
    Deck deck = deckNamed("Built");
    deck.state = DeckState::Built;
    deck.add(Zone::BureauDeck, test::card("XF96-0063v1"), 2);
    const std::int64_t id = store.create(deck);
    store.create(deckNamed("Idea"));
    const std::vector<StoredDeck> built = store.builtDecks();
    ASSERT_EQ(built.size(), 1u);
    EXPECT_EQ(built.front().id, id);
    EXPECT_EQ(built.front().deck, store.load(id).deck);
}

} // namespace dossier
