#include "engine/api/replay.h"
#include "engine/players/playtest/series.h"
#include "engine/support/engine_decks.h"
#include "playtest_series.h"
#include "support/base_effects.h"
#include "support/base_set.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <thread>

namespace dossier {

TEST(Series, PairsEverybodyWithEverybody)
{
    EXPECT_EQ(everyPair(3, false), (std::vector<SeriesTable>{{0, 1}, {0, 2}, {1, 2}}));
    EXPECT_EQ(everyPair(2, true), (std::vector<SeriesTable>{{0, 0}, {0, 1}, {1, 1}}));
    EXPECT_EQ(everyPair(kMostEntrants, false).size(), 64u * 63 / 2);
}

TEST(Series, AnySplitOverPartsAndThreadsGivesTheSame)
{
    const SeriesSetup setup = test::smallSeries(3, 5);
    const SeriesTally whole = playSeries(setup, 1);
    EXPECT_EQ(whole.games, 3 * 5 * 2);
    EXPECT_EQ(whole.tables.size(), 3u);
    EXPECT_EQ(playSeries(setup, 3), whole);
    for (const int parts : {2, 4, 15, 20}) {
        SeriesTally sum;
        int units = 0;
        for (int part = parts; part >= 1; --part) { // in any order
            const SeriesPart one{part, parts};
            const int count = unitCount(setup, one);
            units += count;
            sum += playSeries(setup, one, count / 2, count, 2, {});
            sum += playSeries(setup, one, 0, count / 2);
        }
        EXPECT_EQ(units, 15);
        EXPECT_EQ(sum, whole) << parts;
    }
}

TEST(Series, OneTableIsWhatSelfPlayPlays)
{
    SeriesSetup series = test::smallSeries(2, 12);
    series.exchanged = false;
    const TableTally table = total(playSeries(series, 1));
    const SelfPlayReport report = playMatches(firstTable(series), 0, 12);
    EXPECT_EQ(table.wins, report.wins);
    EXPECT_EQ(table.turns, report.turns);
    EXPECT_EQ(table.decisions, report.decisions);
    EXPECT_EQ(table.endings, report.endings);
    EXPECT_EQ(table.pairs, PairCounts{});
}

TEST(Series, ExchangingSeatsCancelsTheLuckOfEquals)
{
    SeriesSetup setup = test::smallSeries(2, 10);
    setup.entrants[1] = setup.entrants[0];
    const TableTally table = total(playSeries(setup, 1));
    EXPECT_EQ(table.pairs, (PairCounts{0, 0, 10, 0, 0})) << "the same decks and players: every pair is even";
    EXPECT_GT(table.wins[0], 0);
    const Rate rate = rateOf(setup, table);
    EXPECT_DOUBLE_EQ(rate.mean, 0.5);
}

// Whichever of the two wins; with a figure above or below a half a deck would be better than itself.
// An Agent won 52 of 100 games with the lines of his deck in another order.
TEST(Series, TheSameCardsInAnotherOrderAreTheSameDeck)
{
    SeriesSetup setup = test::smallSeries(2, 10);
    setup.entrants[0].bot = setup.entrants[1].bot = Bot::Agent;
    Deck& other = setup.entrants[1].deck = setup.entrants[0].deck;
    std::ranges::reverse(other.team);
    std::ranges::reverse(other.bureauDeck);
    ASSERT_NE(other, setup.entrants[0].deck);
    const TableTally table = total(playSeries(setup, 1));
    EXPECT_EQ(table.pairs, (PairCounts{0, 0, 10, 0, 0})) << "the same games, seats exchanged";
    std::swap(setup.entrants[0].deck, setup.entrants[1].deck);
    EXPECT_EQ(total(playSeries(setup, 1)), table);
    EXPECT_EQ(playMatch(firstTable(setup), 0).record.decks[0].bureauDeck, inOrder(other).bureauDeck);
}

TEST(Series, ADeckAgainstItselfWinsAHalf)
{
    SeriesSetup setup = test::smallSeries(2, 9);
    setup.tables = everyPair(2, true);
    const SeriesTally tally = playSeries(setup, 1);
    for (const auto& [number, table] : tally.tables)
        if (isMirror(setup.tables[static_cast<std::size_t>(number)])) {
            EXPECT_EQ(table.pairs, (PairCounts{0, 0, 9, 0, 0})) << number;
            EXPECT_EQ(table.games, 18);
            EXPECT_DOUBLE_EQ(rateOf(setup, table).mean, 0.5);
        }
}

// The same games say the same, whether they are asked about as a match or as a gauntlet of one opponent.
TEST(Series, AGauntletOfTwoSaysWhatTheirMatchSays)
{
    SeriesSetup setup = test::smallSeries(2, 7);
    setup.entrants[1].bot = Bot::Agent;
    setup.tables = everyPair(2, true);
    const SeriesTally tally = playSeries(setup, 1);
    const TableTally& match = tally.tables.at(1);
    ASSERT_FALSE(isMirror(setup.tables[1]));
    const Rate whole = rateOf(setup, match);
    const Rate entrant = rateOfEntrant(setup, tally, 0);
    EXPECT_DOUBLE_EQ(entrant.mean, whole.mean);
    EXPECT_DOUBLE_EQ(entrant.low, whole.low);
    EXPECT_DOUBLE_EQ(entrant.high, whole.high);
}

// Decks that differ in nothing else are as strong as one another.
TEST(Series, XFilesAreDrawnByLotUnlessEveryDeckKeepsItsOwn)
{
    SeriesSetup setup = test::smallSeries(2, 40);
    setup.entrants[1] = setup.entrants[0];
    setup.entrants[0].deck.xFile = {{test::cardNumbered(121), 1}};
    setup.entrants[1].deck.xFile = {{test::cardNumbered(142), 1}};
    setup.options.mostTurns = 200;
    EXPECT_EQ(whoseXFiles(setup), WhoseXFiles::Drawn);
    const TableTally drawn = total(playSeries(setup, 2));
    EXPECT_EQ(drawn.pairs, (PairCounts{0, 0, 40, 0, 0}));
    setup.ownXFiles = true;
    EXPECT_EQ(whoseXFiles(setup), WhoseXFiles::Own);
    EXPECT_NE(total(playSeries(setup, 2)).pairs, drawn.pairs) << "one of the two is easier to find";
    setup.entrants[1].deck.xFile.clear();
    EXPECT_EQ(whoseXFiles(setup), WhoseXFiles::OwnWhereNamed);
    setup.entrants[0].deck.xFile.clear();
    EXPECT_EQ(whoseXFiles(setup), WhoseXFiles::Drawn) << "there are none to keep";
}

// The story and the record of the first game are those of a game that was counted.
TEST(Series, ARecordNamesTheXFilesThatWereDrawn)
{
    SeriesSetup setup = test::smallSeries(2, 3);
    setup.exchanged = false;
    const Deck asked = setup.entrants[0].deck;
    bool others = false;
    for (int game = 0; game < setup.rounds; ++game) {
        const SelfPlayed played = playMatch(firstTable(setup), game);
        others = others || played.record.decks[0].xFile != asked.xFile;
        const Replay again = replay(played.record, test::baseSet(), &test::baseEffects());
        EXPECT_TRUE(again.ok) << game;
    }
    EXPECT_TRUE(others);
    setup.ownXFiles = true;
    EXPECT_EQ(playMatch(firstTable(setup), 0).record.decks[0], inOrder(asked));
}

TEST(Series, SomebodyAgainstHimselfPlaysTwoSeeds)
{
    SeriesSetup setup = test::smallSeries(1, 30);
    setup.tables = everyPair(1, true);
    const SeriesTally tally = playSeries(setup, 2);
    EXPECT_EQ(tally.games, 60);
    EXPECT_EQ(total(tally).pairs, (PairCounts{0, 0, 30, 0, 0}));
    EXPECT_NE(total(tally).wins[0], total(tally).wins[1]) << "the same game twice is won once by either";
    EXPECT_EQ(tally.decks.at(0).all.games, 120) << "both seats are his";
    EXPECT_EQ(rateOfEntrant(setup, tally, 0), Rate{});
}

TEST(Series, CountsByEntrantWhereverHeSits)
{
    SeriesSetup setup = test::smallSeries(3, 8); // the third chooses at random
    const SeriesTally tally = playSeries(setup, 2);
    const TableTally& second = tally.tables.at(2); // {1, 2}
    EXPECT_GT(second.wins[0], second.wins[1]);
    EXPECT_GT(rateOfEntrant(setup, tally, 1).mean, rateOfEntrant(setup, tally, 2).mean);
    double points = 0;
    for (int entrant = 0; entrant < 3; ++entrant)
        points += rateOfEntrant(setup, tally, entrant).mean;
    EXPECT_NEAR(points, 1.5, 1e-9) << "whoever wins, somebody loses";
    for (const auto& [entrant, figures] : tally.decks)
        EXPECT_EQ(figures.all.games, 2 * 8 * 2) << entrant;
    int wins = 0;
    for (const auto& [number, table] : tally.tables)
        wins += table.wins[0] + table.wins[1];
    EXPECT_EQ(tally.decks.at(0).all.wins + tally.decks.at(1).all.wins + tally.decks.at(2).all.wins, wins);
}

// Decks that are alike win one of so many games as there are seats, also where many games are undecided.
TEST(Series, SharesUndecidedGamesAmongAllAtTheTable)
{
    for (const int seats : {2, 3, 4})
        for (const int turns : {1, 20, 60}) {
            SeriesSetup setup = test::smallSeries(seats, 60);
            setup.entrants.assign(static_cast<std::size_t>(seats), {test::mixedDeck(), Bot::Agent});
            setup.tables = {SeriesTable(static_cast<std::size_t>(seats))};
            std::iota(setup.tables[0].begin(), setup.tables[0].end(), 0);
            setup.exchanged = false;
            setup.options.mostTurns = turns;
            const SeriesTally tally = playSeries(setup, 2);
            const double expected = 1.0 / seats;
            double shares = 0;
            double points = 0;
            for (std::size_t place = 0; place < static_cast<std::size_t>(seats); ++place) {
                const Rate rate = rateOf(setup, tally.tables.at(0), place);
                const std::string told = std::to_string(seats) + " seats, " + std::to_string(turns) + " turns";
                EXPECT_LE(rate.low, expected) << told;
                EXPECT_GE(rate.high, expected) << told;
                EXPECT_NEAR(rate.mean, expected, turns == 1 ? 1e-12 : 0.5) << told;
                shares += rate.mean;
                points += tally.decks.at(static_cast<int>(place)).all.points();
            }
            EXPECT_NEAR(shares, 1, 1e-12) << seats << " seats, " << turns << " turns";
            EXPECT_NEAR(points, tally.games, 1e-9) << seats << " seats, " << turns << " turns";
        }
}

TEST(Series, SharesPairsBetweenTheTwo)
{
    const SeriesSetup setup = test::smallSeries(2, 20);
    const TableTally table = total(playSeries(setup, 2));
    const Rate first = rateOf(setup, table);
    const Rate second = rateOf(setup, table, 1);
    EXPECT_NEAR(first.mean + second.mean, 1, 1e-12);
    EXPECT_NEAR(first.low + second.high, 1, 1e-12);
}

TEST(Series, StopsWhenItIsTold)
{
    const SeriesSetup setup = test::smallSeries(2, 1000);
    std::stop_source source;
    const SeriesTally tally = playSeries(
        setup, 2, [&](int) { source.request_stop(); }, source.get_token());
    EXPECT_LT(tally.games, 2000);
    EXPECT_EQ(total(tally).games, tally.games);
}

TEST(Series, StopsInTheMiddleOfAGameThatTakesLong)
{
    SeriesSetup setup = test::smallSeries(2, 10);
    for (Entrant& entrant : setup.entrants)
        entrant.bot = Bot::Director;
    setup.worlds = 100'000; // a choice of his would take minutes
    std::stop_source source;
    const std::jthread impatient([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        source.request_stop();
    });
    EXPECT_EQ(playSeries(setup, 2, {}, source.get_token()), SeriesTally()) << "half a pair proves nothing";
}

TEST(Series, IsTheSameWhereSomebodyWatches)
{
    const SeriesSetup setup = test::smallSeries(3, 9);
    std::vector<int> heard;
    int games = 0;
    const SeriesTally tally = playWatched(
        setup, 2, [&](int played) { games = played; },
        [&](const SeriesTally& soFar) {
            heard.push_back(soFar.games);
            EXPECT_EQ(soFar.tables.at(0).games, soFar.tables.at(2).games) << "all tables grow alike";
        });
    EXPECT_EQ(tally, playSeries(setup, 1));
    EXPECT_EQ(games, 54);
    EXPECT_EQ(heard.front(), 6);
    EXPECT_EQ(heard.back(), 54);
}

TEST(Series, NamesWhoCannotSitDown) // OQ-151
{
    SeriesSetup setup = test::smallSeries(3, 1);
    EXPECT_FALSE(seriesProblem(setup));
    setup.entrants[2].deck.setCount(Zone::BureauDeck, setup.entrants[2].deck.bureauDeck.front().card, 120);
    const auto problem = seriesProblem(setup);
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->entrant, 2);
    EXPECT_EQ(problem->problem.kind, SetupProblem::Kind::TooManyCards);
    EXPECT_THROW(playSeries(setup, 1), std::invalid_argument);
}

} // namespace dossier
