#include "domain/advice/site_odds.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;
using test::card;

namespace {

// Sixty cards, six of them Sites: Medical 4 (Cost 2) and Computer 4 (Cost 2) and New York City (Cost 1), twice each.
Deck deckOfSixty()
{
    Deck deck;
    deck.add(Zone::BureauDeck, card("XF96-0042v1"), 2);
    deck.add(Zone::BureauDeck, card("XF96-0069v1"), 2);
    deck.add(Zone::BureauDeck, card("XF96-0057v1"), 2);
    deck.add(Zone::BureauDeck, card("XF96-0002v1"), 54);
    deck.add(Zone::Team, card("XF96-0172v1"), 1); // Scully: Medical 4, RES 2
    return deck;
}

} // namespace

TEST(SiteOdds, CountSitesThoseMetAndThosePayable)
{
    const std::vector<SiteTurn> odds = siteOdds(deckOfSixty(), baseSet(), {}, 3);
    ASSERT_EQ(odds.size(), 3u);
    EXPECT_EQ(odds[0].turn, 1);
    EXPECT_EQ(odds[0].seen, 8);
    EXPECT_EQ(odds[0].resources, 7); // SETUP-5, BRIEF-4
    EXPECT_EQ(odds[0].site, chanceOfAtLeast(1, 6, 8, 60));
    EXPECT_EQ(odds[0].met, chanceOfAtLeast(1, 2, 8, 60)); // 0057 asks for 5, its lower number is not counted
    EXPECT_EQ(odds[0].payable, odds[0].met);
    EXPECT_EQ(odds[2].seen, 10);
    EXPECT_EQ(odds[2].resources, 11);
}

TEST(SiteOdds, BuyingShowsMoreCardsAndEmptiesThePool) // BRIEF-10
{
    const std::vector<SiteTurn> odds = siteOdds(deckOfSixty(), baseSet(), {7, 1, 6}, 2);
    EXPECT_EQ(odds[0].seen, 7 + 1 + 6);
    EXPECT_EQ(odds[0].resources, 1);
    EXPECT_EQ(odds[0].payable, 0);       // both Sites the Team meets cost 2
    EXPECT_EQ(odds[1].seen, 14 + 1 + 3); // only 3 RP are left to buy with
    EXPECT_EQ(odds[1].resources, 0);
}

TEST(SiteOdds, NoTeamMeetsNothingAndASmallDeckIsSeenToTheEnd)
{
    Deck deck = deckOfSixty();
    deck.team.clear();
    EXPECT_EQ(siteOdds(deck, baseSet(), {}, 1)[0].met, 0);
    EXPECT_EQ(siteOdds({}, baseSet(), {}, 1)[0].site, 0);
    const SiteTurn late = siteOdds(deck, baseSet(), {}, 100).back();
    EXPECT_EQ(late.seen, 60);
    EXPECT_EQ(late.site, 1);
}

} // namespace dossier
