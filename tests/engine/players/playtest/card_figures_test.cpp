#include "engine/players/playtest/card_figures.h"
#include "engine/support/engine_decks.h"
#include "playtest_series.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

Event event(EventKind kind, Seat seat, int number, Seat owner)
{
    Event told{.kind = kind, .seat = seat};
    told.card.name = {.owner = owner, .card = test::cardNumbered(number)};
    return told;
}

} // namespace

TEST(CardFigures, TellOpeningDrawnAndPlayedApart)
{
    const Deck deck = test::deckOf({163}, {42, 43, 44, 45, 46});
    const CardWatch watch(deck, test::baseSet());
    const EventLog log{event(EventKind::DrewCard, 0, 42, 0),
                       event(EventKind::DrewCard, 1, 43, 1),
                       event(EventKind::TurnBegan, 0, 42, kNoSeat),
                       event(EventKind::DrewCard, 0, 44, 0),
                       event(EventKind::Took, 0, 45, 0),
                       event(EventKind::SitePlaced, 0, 42, 0),
                       event(EventKind::Played, 1, 46, 0)}; // by the opponent
    DeckFigures figures;
    watch.add(log, 0, GameCount::of(0, 0, 2), figures);
    watch.add({}, 0, GameCount::of(0, kNoSeat, 2), figures); // a game in which nothing happened
    EXPECT_EQ(figures.all, (GameCount{2, 1, 1, kPartsOfPoint / 2}));
    const auto games = [&](std::size_t entry) {
        const CardFigures& card = figures.cards[entry];
        return std::array{card.opening.games, card.drawn.games, card.played.games};
    };
    EXPECT_EQ(games(0), (std::array{1, 1, 1}));
    EXPECT_EQ(games(1), (std::array{0, 0, 0})) << "the opponent's copy";
    EXPECT_EQ(games(2), (std::array{0, 1, 0}));
    EXPECT_EQ(games(3), (std::array{0, 1, 0}));
    EXPECT_EQ(games(4), (std::array{0, 0, 0}));
    EXPECT_EQ(figures.cards[0].played, GameCount::of(0, 0, 2));
    EXPECT_EQ((figures.all - figures.cards[0].played), GameCount::of(0, kNoSeat, 2));
}

// One point a game, however many play for it.
TEST(CardFigures, ShareTheOnePointOfAGame)
{
    for (std::size_t seats = 2; seats <= kMostSeats; ++seats)
        for (const Seat winner : {kNoSeat, Seat{0}, Seat{1}}) {
            double points = 0;
            for (Seat seat = 0; seat < seats; ++seat)
                points += GameCount::of(seat, winner, seats).points();
            EXPECT_DOUBLE_EQ(points, 1) << seats;
        }
    EXPECT_DOUBLE_EQ(GameCount::of(0, kNoSeat, 3).points(), 1.0 / 3);
    EXPECT_DOUBLE_EQ(GameCount::of(0, kNoSeat, 4).points(), 1.0 / 4);
}

TEST(CardFigures, AddUpOverAPlaytest) // SETUP-9
{
    const SeriesSetup setup = test::smallSeries(2, 40);
    const SeriesTally tally = playSeries(setup, 2);
    for (const auto& [entrant, figures] : tally.decks) {
        const Deck& deck = setup.entrants[static_cast<std::size_t>(entrant)].deck;
        ASSERT_EQ(figures.cards.size(), deck.bureauDeck.size());
        int opening = 0;
        int played = 0;
        for (const CardFigures& card : figures.cards) {
            opening += card.opening.games;
            played += card.played.games;
            EXPECT_LE(card.opening.games, card.drawn.games);
            EXPECT_LE(card.drawn.games, figures.all.games);
            EXPECT_LE(card.drawn.wins, figures.all.wins);
        }
        EXPECT_EQ(opening, 7 * 80) << "seven cards, of which no two are alike in these decks";
        EXPECT_GT(played, 80);
    }
}

TEST(CardFigures, AreLeftOutWhereNobodyAsks)
{
    SeriesSetup setup = test::smallSeries(2, 3);
    const SeriesTally with = playSeries(setup, 1);
    setup.cards = false;
    const SeriesTally without = playSeries(setup, 1);
    EXPECT_EQ(without.tables, with.tables) << "watching changes nothing";
    EXPECT_TRUE(without.decks.empty());
}

} // namespace dossier
