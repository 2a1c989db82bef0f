// Whatever was done: undoing all of it leads to where it began, redoing all of it to where it ended.
#include "db/history/history_store.h"
#include "db/stored_tables.h"
#include "db/stores/search_store.h"
#include "db/temporary_database.h"

#include <random>

namespace dossier {

using test::owned;
using test::storedTables;
using test::TemporaryDatabase;

namespace {

// Does one random thing to a database; what the stores refuse is part of the game.
class Player
{
public:
    Player(Database& database, std::mt19937& random)
        : m_collection(database)
        , m_decks(database, test::baseSet())
        , m_searches(database)
        , m_random(random)
    {}

    void act()
    {
        try {
            switch (m_random() % 15) {
            case 0:
            case 1:
                m_collection.add(someCards());
                break;
            case 2:
                m_collection.remove(someNumber(), 1 + pick(3));
                break;
            case 3:
            case 4:
                changeHeaps();
                break;
            case 5:
                import();
                break;
            case 6:
                m_decks.create(someDeck());
                break;
            case 7:
            case 8:
                editDeck();
                break;
            case 9:
                m_decks.rename(someDeckId(), someName());
                break;
            case 10:
                m_decks.copy(someDeckId(), someName());
                break;
            case 11:
                m_decks.remove(someDeckId());
                break;
            case 12:
                m_searches.save(static_cast<SearchedList>(pick(4)), someName(), someName());
                break;
            case 13:
                splitHeaps();
                break;
            default:
                m_searches.remove(1 + pick(5));
            }
        } catch (const StoreError& error) {
            EXPECT_TRUE(error.kind() == StoreError::Kind::NoSuchEntry || error.kind() == StoreError::Kind::NameTaken ||
                        error.kind() == StoreError::Kind::BadValue)
                << error.what();
        }
    }

private:
    int pick(int below) { return static_cast<int>(m_random() % static_cast<unsigned>(below)); }
    std::string someNumber() { return test::baseSet()[static_cast<CardIndex>(pick(4))].id; }
    QString someName() { return QStringLiteral("%1 é \"x\"").arg(pick(5)); }
    std::int64_t someDeckId()
    {
        const auto decks = m_decks.decks();
        return decks.empty() ? 0 : decks[static_cast<std::size_t>(pick(static_cast<int>(decks.size())))].id;
    }

    OwnedCard someCards()
    {
        OwnedCard cards = owned(someNumber().c_str(), pick(4), pick(2) == 0 ? "Box" : "");
        cards.wanted = pick(3);
        cards.isSigned = pick(4) == 0;
        cards.pricePaid = pick(3);
        cards.lentTo = pick(4) == 0 ? "Skinner" : "";
        cards.note = pick(2) == 0 ? "note" : "";
        return cards;
    }

    void changeHeaps()
    {
        std::vector<StoredHeap> heaps = m_collection.heaps();
        std::shuffle(heaps.begin(), heaps.end(), m_random);
        heaps.resize(std::min<std::size_t>(heaps.size(), 3));
        for (StoredHeap& heap : heaps)
            heap.owned = someCards();
        if (heaps.size() == 1)
            m_collection.change(heaps[0]);
        else
            m_collection.change(heaps);
    }

    void splitHeaps()
    {
        std::vector<HeapPart> parts;
        for (const StoredHeap& heap : m_collection.heaps())
            if (heap.owned.count > 0 && pick(2) == 0) {
                parts.push_back({heap.id, divided(heap.owned, 1 + pick(heap.owned.count)).part});
                parts.back().copies.location = pick(2) == 0 ? "Box" : "Binder";
            }
        m_collection.split(parts);
    }

    void import()
    {
        std::vector<OwnedCard> rows;
        for (int i = pick(20); i > 0; --i)
            rows.push_back(someCards());
        m_collection.merge(rows, static_cast<MergeMode>(pick(3)));
    }

    Deck someDeck()
    {
        Deck deck;
        deck.name = someName().toStdString();
        change(deck);
        return deck;
    }

    void change(Deck& deck)
    {
        deck.add(static_cast<Zone>(pick(kZones)), static_cast<CardIndex>(pick(6)), pick(5) - 2);
        if (pick(3) == 0)
            deck.notes += "more ";
        if (pick(3) == 0)
            deck.tags = {std::to_string(pick(3))};
        if (pick(4) == 0)
            deck.state = static_cast<DeckState>(pick(2));
        if (pick(4) == 0)
            deck.killersAgreed = !deck.killersAgreed;
        if (pick(4) == 0)
            deck.sets = static_cast<DeckSets>(pick(kDeckSets));
        if (pick(4) == 0)
            deck.aside.push_back({pick(3), "what"});
    }

    void editDeck()
    {
        const std::int64_t id = someDeckId();
        Deck deck = m_decks.load(id).deck;
        change(deck);
        m_decks.save(id, deck);
    }

    CollectionStore m_collection;
    DeckStore m_decks;
    SearchStore m_searches;
    std::mt19937& m_random;
};

// In memory as fast as the disk would be slow: what is on disk is the kill test's affair.
std::unique_ptr<Database> opened(const TemporaryDatabase& temporary)
{
    auto database = std::make_unique<Database>(temporary.path);
    run(database->work(QStringLiteral("test")), QStringLiteral("PRAGMA synchronous = OFF"));
    return database;
}

void undoAll(Database& database)
{
    for (HistoryStore history(database); history.nextUndo();)
        history.undo();
}

void redoAll(Database& database)
{
    for (HistoryStore history(database); history.nextRedo();)
        history.redo();
}

} // namespace

TEST(HistoryProperty, UndoingAllLeadsToTheBeginningAndRedoingAllToTheEnd)
{
    for (unsigned seed = 0; seed < 20; ++seed) {
        SCOPED_TRACE(seed);
        const TemporaryDatabase temporary;
        std::mt19937 random(seed);
        auto database = opened(temporary);
        const auto beginning = storedTables(*database);
        for (int i = 0; i < 60; ++i) {
            Player(*database, random).act();
            HistoryStore history(*database);
            if (random() % 6 == 0 && history.nextUndo())
                history.undo();
            if (random() % 8 == 0 && history.nextRedo())
                history.redo();
            if (random() % 20 == 0)
                database = opened(temporary);
        }
        redoAll(*database);
        const auto end = storedTables(*database);
        undoAll(*database);
        ASSERT_EQ(storedTables(*database), beginning);
        database = opened(temporary);
        redoAll(*database);
        ASSERT_EQ(storedTables(*database), end);
        ASSERT_EQ(database->check(), QStringList());
        ASSERT_TRUE(HistoryStore(*database).broken().empty());
        ASSERT_TRUE(HistoryStore(*database).broken().empty());
    }
}

TEST(HistoryProperty, EveryStateOnTheWayIsTheOneThatWas)
{
    const TemporaryDatabase temporary;
    std::mt19937 random(354);
    auto database = opened(temporary);
    std::vector<std::vector<std::string>> states{storedTables(*database)};
    HistoryStore history(*database);
    std::int64_t last = 0;
    for (int i = 0; i < 80; ++i) {
        Player(*database, random).act();
        const auto newest = history.nextUndo();
        const bool isNew = newest && newest->id != last;
        if (isNew)
            states.push_back(storedTables(*database));
        else
            states.back() = storedTables(*database); // notes typed on
        last = newest ? newest->id : 0;
    }
    for (std::size_t i = states.size() - 1; i > 0; --i) {
        history.undo();
        ASSERT_EQ(storedTables(*database), states[i - 1]) << i;
    }
    for (std::size_t i = 1; i < states.size(); ++i) {
        history.redo();
        ASSERT_EQ(storedTables(*database), states[i]) << i;
    }
}

} // namespace dossier
