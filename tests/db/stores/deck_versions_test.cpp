#include "db/history/history_store.h"
#include "db/stores/deck_versions.h"
#include "db/temporary_database.h"
#include "domain/decks/deck_diff.h"

namespace dossier {

using test::deckNamed;
using test::TemporaryDatabase;
using test::thrownBy;
using Kind = StoreError::Kind;

namespace {

class DeckVersionsTest : public testing::Test
{
protected:
    TemporaryDatabase temporary;
    Database database{temporary.path};
    DeckStore decks{database, test::baseSet()};
    DeckVersions versions{database, test::baseSet()};
    Deck deck = deckNamed("Night shift");
    std::int64_t id = decks.create(deck);

    void passTime(const char* now = "2026-01-31T18:30:00.000Z")
    {
        Statement(database.work(QStringLiteral("test")), QStringLiteral("UPDATE deck SET changed = ?"))
            .run(QString::fromLatin1(now));
    }
    void addOne()
    {
        deck.add(Zone::BureauDeck, test::card("XF96-0042v1"), 1);
        decks.save(id, deck);
    }
};

} // namespace

TEST_F(DeckVersionsTest, AreKeptWhenADeckIsTakenUpAgain)
{
    addOne();
    EXPECT_TRUE(versions.of(id).empty()) << "still the same evening";
    passTime();
    const Deck then = deck;
    addOne();
    addOne();
    ASSERT_EQ(versions.of(id).size(), 1u);
    EXPECT_EQ(versions.of(id)[0].when.toString(Qt::ISODate), "2026-01-31T18:30:00Z");
    EXPECT_EQ(versions.load(versions.of(id)[0].id), then);
}

TEST_F(DeckVersionsTest, HoldEverythingInItsOrder)
{
    deck.add(Zone::BureauDeck, test::card("XF96-0001v1"), 3);
    deck.notes = "\"quoted\" \\ \u00e9\n";
    deck.game = Game::Basic;
    deck.folder = "Old";
    deck.tags = {"a", "b c"};
    deck.state = DeckState::Built;
    deck.aside = {{7, "2 Agent Nobody"}};
    decks.save(id, deck);
    EXPECT_EQ(versions.load(versions.keep(id, QStringLiteral(" before the cup "))), deck);
    EXPECT_EQ(versions.of(id)[0].label, "before the cup");
}

TEST_F(DeckVersionsTest, CanBeComparedAndGoneBackTo)
{
    const std::int64_t first = versions.keep(id, QStringLiteral("first"));
    addOne();
    const DeckDiff diff = diffOf(versions.load(first), deck, test::baseSet());
    EXPECT_EQ(diff.added, 1);
    decks.save(id, versions.load(first));
    EXPECT_EQ(decks.load(id).deck, deckNamed("Night shift"));
    HistoryStore(database).undo();
    EXPECT_EQ(decks.load(id).deck, deck);
}

TEST_F(DeckVersionsTest, TheSameOneIsKeptOnce)
{
    EXPECT_EQ(versions.keep(id, QStringLiteral("x")), versions.keep(id, QStringLiteral("x")));
    EXPECT_EQ(versions.of(id).size(), 1u);
}

TEST_F(DeckVersionsTest, OldOnesWithoutALabelGo)
{
    versions.keep(id, QStringLiteral("for ever"));
    for (int i = 0; i < kMostVersions + 5; ++i) {
        passTime(QStringLiteral("2026-01-31T18:30:00.%1Z").arg(i, 3, 10, QLatin1Char('0')).toLatin1().constData());
        addOne();
    }
    EXPECT_EQ(versions.of(id).size(), static_cast<std::size_t>(kMostVersions) + 1);
    EXPECT_EQ(versions.of(id).front().label, "for ever");
}

TEST_F(DeckVersionsTest, ComeBackWithTheirDeckAndGoWithItsHistory)
{
    versions.keep(id, QStringLiteral("x"));
    decks.remove(id);
    HistoryStore(database).undo();
    EXPECT_EQ(versions.of(id).size(), 1u);
    decks.remove(id);
    DatabaseOptions forgetful;
    forgetful.history.steps = 1;
    Database other(temporary.path, forgetful);
    DeckStore(other, test::baseSet()).create(deckNamed("Another"));
    EXPECT_TRUE(DeckVersions(other, test::baseSet()).of(id).empty());
}

TEST_F(DeckVersionsTest, ARemovedOneIsPutBackAsItWas)
{
    const std::int64_t version = versions.keep(id, QStringLiteral("x"));
    const Deck before = versions.load(version);
    const DeckVersion listed = versions.of(id).front();
    addOne();
    const RemovedVersion removed = versions.remove(version);
    EXPECT_TRUE(versions.of(id).empty());
    versions.putBack(removed);
    ASSERT_EQ(versions.of(id).size(), 1u);
    EXPECT_EQ(versions.of(id).front().id, version);
    EXPECT_EQ(versions.of(id).front().label, "x");
    EXPECT_EQ(versions.of(id).front().when, listed.when);
    EXPECT_EQ(versions.load(version), before);
    versions.remove(version);
    decks.remove(id);
    EXPECT_EQ(thrownBy([&] { versions.putBack(removed); }), Kind::NoSuchEntry) << "its deck is gone";
}

TEST_F(DeckVersionsTest, OfNothingAreRefused)
{
    EXPECT_EQ(thrownBy([&] { versions.load(99); }), Kind::NoSuchEntry);
    EXPECT_EQ(thrownBy([&] { versions.remove(99); }), Kind::NoSuchEntry);
    EXPECT_EQ(thrownBy([&] { versions.keep(99, QStringLiteral("x")); }), Kind::NoSuchEntry);
    versions.remove(versions.keep(id, QStringLiteral("x")));
    EXPECT_TRUE(versions.of(id).empty());
}

} // namespace dossier
