// A card's sums, and how a sum that is written goes to its heaps.
#include "desk/card_sums.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

constexpr const char* kAubrey = "XF96-0063v1";

StoredHeap heap(std::int64_t id, int count, const char* place = "", const char* lentTo = "")
{
    StoredHeap heap;
    heap.id = id;
    heap.owned.card = kAubrey;
    heap.owned.count = count;
    heap.owned.location = place;
    heap.owned.lentTo = lentTo;
    return heap;
}

using Heaps = std::vector<StoredHeap>;

} // namespace

TEST(CardSums, NewCopiesLieWithThoseOfWhichNothingIsKnown)
{
    const Heaps changed = withCopies({heap(1, 2, "Box"), heap(2, 1)}, kAubrey, 7);
    ASSERT_EQ(changed.size(), 1u);
    EXPECT_EQ(changed[0].id, 2);
    EXPECT_EQ(changed[0].owned.count, 5);
}

TEST(CardSums, NewCopiesLieWithTheOnlyHeapAtHandElseAnew)
{
    EXPECT_EQ(withCopies({heap(1, 2, "Box"), heap(2, 1, "", "Frank")}, kAubrey, 4).at(0).id, 1);
    const Heaps anew = withCopies({heap(1, 2, "Box"), heap(2, 1, "Attic")}, kAubrey, 4);
    ASSERT_EQ(anew.size(), 1u);
    EXPECT_EQ(anew[0].id, 0);
    EXPECT_EQ(anew[0].owned.count, 1);
    const Heaps first = withCopies({}, kAubrey, 3);
    ASSERT_EQ(first.size(), 1u);
    EXPECT_EQ(first[0].owned.card, kAubrey);
    EXPECT_EQ(first[0].owned.count, 3);
}

TEST(CardSums, FewerCopiesAreTakenFromWhatIsAtHandFirst)
{
    Heaps heaps{heap(1, 2, "", "Frank"), heap(2, 3)};
    heaps[1].owned.forTrade = 3;
    const Heaps changed = withCopies(heaps, kAubrey, 3);
    ASSERT_EQ(changed.size(), 1u);
    EXPECT_EQ(changed[0].id, 2);
    EXPECT_EQ(changed[0].owned.count, 1);
    EXPECT_EQ(changed[0].owned.forTrade, 1) << "no more for trade than there are";
    EXPECT_EQ(withCopies(heaps, kAubrey, 0).size(), 2u);
    EXPECT_TRUE(withCopies(heaps, kAubrey, 5).empty()) << "it is so already";
}

TEST(CardSums, AWishStandsWithOneHeapAndNeedsNoCopy)
{
    Heaps heaps{heap(1, 2), heap(2, 1, "Box")};
    heaps[1].owned.wanted = 4;
    const Heaps changed = withWanted(heaps, kAubrey, 2);
    ASSERT_EQ(changed.size(), 1u);
    EXPECT_EQ(changed[0].id, 2);
    EXPECT_EQ(changed[0].owned.wanted, 2);
    EXPECT_EQ(withWanted({}, kAubrey, 1).at(0).owned.wanted, 1);
    EXPECT_TRUE(withWanted({}, kAubrey, 0).empty());
}

TEST(CardSums, NoMoreIsForTradeThanThereIs)
{
    const Heaps heaps{heap(1, 1, "", "Frank"), heap(2, 2)};
    EXPECT_FALSE(withForTrade(heaps, 4));
    const auto two = withForTrade(heaps, 2);
    ASSERT_TRUE(two && two->size() == 1);
    EXPECT_EQ(two->front().id, 2) << "what is at hand comes first";
    Heaps offered = withOffered(heaps, 3);
    ASSERT_EQ(offered.size(), 1u);
    EXPECT_EQ(offered[0].owned.forTrade, 2) << "what is lent is not offered";
}

TEST(CardSums, AnswerTheUsualQuestions)
{
    const CardSums mine{.have = 3, .want = 0, .forTrade = 0, .free = 3, .lent = 0, .inDecks = 0, .spare = 1};
    const CardSums wish{.have = 0, .want = 2};
    EXPECT_TRUE(isShown(mine, CardsShown::Owned) && isShown(mine, CardsShown::Spare));
    EXPECT_FALSE(isShown(mine, CardsShown::Missing) || isShown(mine, CardsShown::Wanted) ||
                 isShown(mine, CardsShown::Lent) || isShown(mine, CardsShown::InDecks));
    EXPECT_TRUE(isShown(wish, CardsShown::All) && isShown(wish, CardsShown::Missing) &&
                isShown(wish, CardsShown::Wanted));
    EXPECT_FALSE(isShown(wish, CardsShown::Owned)) << "a wish is no copy";
}

} // namespace dossier
