#include "domain/advice/deck_stats.h"
#include "support/base_set.h"

#include <gtest/gtest.h>
#include <numeric>

namespace dossier {

using test::baseSet;
using test::card;

namespace {

template <class Enum>
std::size_t at(Enum value)
{
    return static_cast<std::size_t>(value);
}

} // namespace

TEST(DeckStats, CountsTheWholeBaseSetAsTheReferenceDoes)
{
    Deck deck;
    for (CardIndex c = 0; c < baseSet().size(); ++c)
        deck.add(Zone::BureauDeck, c, 1);
    const DeckStats stats = statsOf(deck, baseSet());
    EXPECT_EQ(stats.cards, 354);
    EXPECT_EQ(stats.titles, 350); // DECK-6
    EXPECT_EQ(stats.byType[at(CardType::Event)], 90);
    EXPECT_EQ(stats.byType[at(CardType::Site)], 45);
    EXPECT_EQ(stats.byKeyword[at(Keyword::Killer)], 10); // OPT-4
    EXPECT_EQ(std::accumulate(stats.byType.begin(), stats.byType.end(), 0), 354);
    int withCost = 0;
    for (const CostCurve& curve : stats.costs) {
        EXPECT_EQ(std::accumulate(curve.cards.begin(), curve.cards.end(), 0), curve.count);
        withCost += curve.count;
    }
    EXPECT_EQ(withCost, 354 - 41); // X-Files have none
}

TEST(DeckStats, CountsCopiesCostsSitesAndTheTeam)
{
    Deck deck;
    deck.add(Zone::BureauDeck, card("XF96-0057v1"), 2); // Site, RP 1, Medical or Behavioral, asks two things
    deck.add(Zone::BureauDeck, card("XF96-0001v1"), 1); // Combat, CP 2
    deck.add(Zone::BureauDeck, card("XF96-0271v1"), 1); // Event, RP X+1
    deck.add(Zone::Team, card("XF96-0169v1"), 1);       // Mulder, 7, RES 2
    deck.add(Zone::Team, card("XF96-0182v1"), 1);       // Lamana, 3, RES 1
    const DeckStats stats = statsOf(deck, baseSet());
    EXPECT_EQ(stats.cards, 4);
    EXPECT_EQ(stats.titles, 3);
    const CostCurve& resource = stats.costs[at(Pool::Resource)];
    EXPECT_EQ(resource.cards[1], 3);
    EXPECT_EQ(resource.withX, 1);
    EXPECT_DOUBLE_EQ(resource.average(), 1);
    EXPECT_DOUBLE_EQ(stats.costs[at(Pool::Either)].average(), 0);
    EXPECT_DOUBLE_EQ(stats.averageCost(), 5 / 4.0);
    EXPECT_EQ(stats.sitesAsking, (std::array<int, kCharacteristics>{2, 0, 0, 2}));
    EXPECT_EQ(stats.sitesNeeding[at(Skill::Medical)], 2);
    EXPECT_EQ(stats.sitesNeeding[at(Skill::Behavioral)], 2);
    EXPECT_EQ(stats.teamAgents, 2);
    EXPECT_EQ(stats.teamCost, 10);
    EXPECT_EQ(stats.teamResources, 3);
    EXPECT_EQ(stats.teamLevels[at(Skill::Bureaucracy)], 2);
}

TEST(DeckStats, AnEmptyDeckIsAllZero)
{
    EXPECT_EQ(statsOf({}, baseSet()), DeckStats{});
    EXPECT_EQ(DeckStats{}.averageCost(), 0);
}

} // namespace dossier
