#include "domain/collection/pull_list.h"
#include "support/base_set.h"
#include "support/copies.h"

#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;
using test::card;

namespace {

OwnedCard heap(std::string number, int count, std::string location, Condition condition = Condition::Unknown)
{
    OwnedCard owned;
    owned.card = std::move(number);
    owned.count = count;
    owned.location = std::move(location);
    owned.condition = condition;
    return owned;
}

Deck twoSites()
{
    Deck deck;
    deck.add(Zone::BureauDeck, card("XF96-0042v1"), 2);
    deck.add(Zone::BureauDeck, card("XF96-0044v1"), 1);
    return deck;
}

PullList pull(const Deck& deck, const std::vector<OwnedCard>& collection, PullWish wish = {})
{
    return pullListFor(deck, collection, test::copiesOf(collection), baseSet(), wish);
}

} // namespace

TEST(PullList, GoesToAsFewPlacesAsItCan)
{
    const std::vector<OwnedCard> collection{heap("XF96-0042v1", 2, "Binder", Condition::Mint),
                                            heap("XF96-0042v1", 2, "Box", Condition::Poor),
                                            heap("XF96-0044v1", 1, "Box", Condition::Poor)};
    const PullList few = pull(twoSites(), collection);
    EXPECT_EQ(few.pulls, (std::vector<Pull>{{1, card("XF96-0042v1"), 2}, {2, card("XF96-0044v1"), 1}}));
    EXPECT_EQ(few.locations, 1);
    EXPECT_TRUE(few.missing.empty());

    const PullList best = pull(twoSites(), collection, {false, true});
    EXPECT_EQ(best.pulls, (std::vector<Pull>{{0, card("XF96-0042v1"), 2}, {2, card("XF96-0044v1"), 1}}));
    EXPECT_EQ(best.locations, 2);
}

TEST(PullList, TakesBestOrWorstConditionFirst)
{
    const std::vector<OwnedCard> collection{heap("XF96-0042v1", 1, "Box", Condition::Played),
                                            heap("XF96-0042v1", 1, "Box", Condition::Unknown),
                                            heap("XF96-0042v1", 1, "Box", Condition::Mint)};
    Deck deck;
    deck.add(Zone::BureauDeck, card("XF96-0042v1"), 2);
    EXPECT_EQ(pull(deck, collection).pulls,
              (std::vector<Pull>{{2, card("XF96-0042v1"), 1}, {0, card("XF96-0042v1"), 1}}));
    EXPECT_EQ(pull(deck, collection, {true, false}).pulls,
              (std::vector<Pull>{{1, card("XF96-0042v1"), 1}, {0, card("XF96-0042v1"), 1}}));
}

TEST(PullList, NamesWhatIsMissingAndLeavesWhatOtherDecksHold)
{
    const std::vector<OwnedCard> collection{heap("XF96-0042v1", 3, "Box")};
    CopyCounts free = test::copiesOf(collection);
    free[card("XF96-0042v1")] = 1;
    const PullList list = pullListFor(twoSites(), collection, free, baseSet());
    EXPECT_EQ(list.pulls, (std::vector<Pull>{{0, card("XF96-0042v1"), 1}}));
    ASSERT_EQ(list.missing.size(), 2u);
    EXPECT_EQ(list.missing[0].missing(), 1);
    EXPECT_EQ(list.missing[1].card, card("XF96-0044v1"));
}

TEST(PullList, PassesByWhatSomebodyElseHas)
{
    std::vector<OwnedCard> collection{heap("XF96-0042v1", 2, "Binder", Condition::Mint),
                                      heap("XF96-0042v1", 1, "Box", Condition::Poor)};
    collection.front().lentTo = "Frank";
    CopyCounts free(baseSet().size());
    free[card("XF96-0042v1")] = 1;
    const PullList list = pullListFor(twoSites(), collection, free, baseSet());
    EXPECT_EQ(list.pulls, (std::vector<Pull>{{1, card("XF96-0042v1"), 1}}));
    EXPECT_EQ(list.missing.front().missing(), 1);
}

TEST(PullList, TakesAnotherPrintingWhereTheNamedOneIsGone) // DECK-5
{
    const std::vector<OwnedCard> collection{heap("XF96-0163v1", 1, "Box"), heap("XF96-0169v1", 1, "Shelf")};
    Deck deck;
    deck.add(Zone::Team, card("XF96-0169v1"), 1);
    EXPECT_EQ(pull(deck, collection).pulls, (std::vector<Pull>{{1, card("XF96-0169v1"), 1}}));
    deck.setCount(Zone::Team, card("XF96-0169v1"), 2);
    EXPECT_EQ(pull(deck, collection).pulls.size(), 2u);
}

TEST(PullList, IsSortedByPlaceAndNumber)
{
    const std::vector<OwnedCard> collection{heap("XF96-0044v1", 1, "B"), heap("XF96-0042v1", 1, "B"),
                                            heap("XF96-0042v1", 1, "A")};
    EXPECT_EQ(
        pull(twoSites(), collection).pulls,
        (std::vector<Pull>{{2, card("XF96-0042v1"), 1}, {1, card("XF96-0042v1"), 1}, {0, card("XF96-0044v1"), 1}}));
    EXPECT_TRUE(pull({}, collection).pulls.empty());
}

} // namespace dossier
