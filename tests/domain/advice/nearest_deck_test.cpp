#include "domain/advice/nearest_deck.h"
#include "domain/advice/skill_coverage.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;
using test::card;

namespace {

// A legal deck: an X-File, Mulder and Lamana, and the first 30 titles that are allowed, twice each.
Deck legalSample()
{
    Deck deck;
    deck.name = "Night shift";
    deck.add(Zone::XFile, card("XF96-0119v1"), 1);
    deck.add(Zone::Team, card("XF96-0169v1"), 1);
    deck.add(Zone::Team, card("XF96-0182v1"), 1);
    for (int number = 42; number < 72; ++number) // Sites
        deck.add(Zone::BureauDeck, card("XF96-00" + std::to_string(number) + "v1"), 2);
    return deck;
}

CopyCounts everythingTimes(int copies)
{
    return CopyCounts(baseSet().size(), copies);
}

int copiesSwapped(const NearestDeck& nearest)
{
    int copies = 0;
    for (const Swap& swap : nearest.swaps)
        copies += swap.copies;
    return copies;
}

} // namespace

TEST(NearestDeck, IsTheWantedDeckWhereEverythingIsToBeHad)
{
    const NearestDeck nearest = nearestDeck(legalSample(), everythingTimes(4), baseSet(), test::format(Game::Advanced));
    EXPECT_EQ(nearest.deck, legalSample());
    EXPECT_TRUE(nearest.swaps.empty());
    EXPECT_TRUE(isLegal(nearest.problems));
}

TEST(NearestDeck, SwapsExactlyWhatIsMissingForWhatResemblesIt)
{
    CopyCounts available = everythingTimes(4);
    available[card("XF96-0042v1")] = 1;
    available[card("XF96-0060v1")] = 0;
    const NearestDeck nearest = nearestDeck(legalSample(), available, baseSet(), test::format(Game::Advanced));
    EXPECT_EQ(copiesSwapped(nearest), 3);
    for (const Swap& swap : nearest.swaps) {
        ASSERT_TRUE(swap.instead);
        EXPECT_TRUE(baseSet()[*swap.instead].site);
    }
    // Observation 4, asks Result: the Sea off Tildeskan is the same in all but the title.
    EXPECT_EQ(nearest.swaps.back(), (Swap{Zone::BureauDeck, card("XF96-0060v1"), card("XF96-0075v1"), 2}));
    EXPECT_EQ(bureauDeckSize(nearest.deck), 60);
    EXPECT_TRUE(isLegal(nearest.problems));
}

TEST(NearestDeck, AnotherPrintingIsNoSwap) // DECK-5
{
    CopyCounts available = everythingTimes(4);
    available[card("XF96-0169v1")] = 0;
    const NearestDeck nearest = nearestDeck(legalSample(), available, baseSet(), test::format(Game::Advanced));
    EXPECT_TRUE(nearest.swaps.empty());
    EXPECT_EQ(nearest.deck.count(Zone::Team, card("XF96-0163v1")), 1);
}

TEST(NearestDeck, MakesAnIllegalWishLegal)
{
    Deck wish = legalSample();
    wish.add(Zone::BureauDeck, card("XF96-0042v1"), 1); // a third copy, DECK-4
    wish.add(Zone::BureauDeck, card("XF96-0035v1"), 1); // a Killer, DECK-18
    wish.add(Zone::BureauDeck, card("XF96-0120v1"), 1); // an X-File, DECK-7
    wish.add(Zone::Team, card("XF96-0163v1"), 1);       // Mulder twice, DECK-14
    const NearestDeck nearest = nearestDeck(wish, everythingTimes(4), baseSet(), test::format(Game::Advanced));
    EXPECT_TRUE(isLegal(nearest.problems));
    EXPECT_EQ(bureauDeckSize(nearest.deck), 63);
    EXPECT_EQ(copiesSwapped(nearest), 4);
    EXPECT_LE(teamCost(nearest.deck, baseSet()), 20);

    Format killers = test::format(Game::Advanced);
    killers.killersAgreed = true;
    EXPECT_EQ(copiesSwapped(nearestDeck(wish, everythingTimes(4), baseSet(), killers)), 3);
}

TEST(NearestDeck, FillsAnEmptyWish)
{
    for (const Game game : {Game::Advanced, Game::Basic}) {
        const NearestDeck nearest = nearestDeck({}, everythingTimes(1), baseSet(), test::format(game));
        EXPECT_TRUE(isLegal(nearest.problems)) << static_cast<int>(game);
    }
}

TEST(NearestDeck, IsAsLargeAsTheCopiesAllow)
{
    CopyCounts few(baseSet().size());
    few[card("XF96-0042v1")] = 5;
    few[card("XF96-0001v1")] = 1;
    const NearestDeck nearest = nearestDeck(legalSample(), few, baseSet(), test::format(Game::Advanced));
    EXPECT_EQ(bureauDeckSize(nearest.deck), 3);
    EXPECT_FALSE(isLegal(nearest.problems));
    EXPECT_EQ(copiesSwapped(nearest), 3 + 58); // X-File, two Agents; all but two of the sixty
}

TEST(NearestDeck, CompletesAListThatHasNoTeam)
{
    Deck wish;
    wish.add(Zone::BureauDeck, card("XF96-0069v1"), 2); // Computer 4
    wish.add(Zone::BureauDeck, card("XF96-0042v1"), 2); // Medical 4
    const NearestDeck nearest = nearestDeck(wish, everythingTimes(2), baseSet(), test::format(Game::Advanced));
    EXPECT_TRUE(isLegal(nearest.problems));
    EXPECT_EQ(bureauDeckSize(nearest.deck), 60);
    EXPECT_EQ(nearest.deck.count(Zone::BureauDeck, card("XF96-0069v1")), 2);
    EXPECT_GE(sizeOf(nearest.deck.team), 3); // DECK-16
    EXPECT_EQ(coverageOf(teamOf(nearest.deck, baseSet()), sitesOf(wish, baseSet()), baseSet()).met, 4);
    const int sites = sizeOf(sitesOf(nearest.deck, baseSet()));
    EXPECT_GE(sites, 14); // DECK-26: about a quarter
    EXPECT_LE(sites, 17);
}

} // namespace dossier
