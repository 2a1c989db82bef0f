#include "domain/collection/collection.h"
#include "support/full_heap.h"

#include <gtest/gtest.h>
#include <map>
#include <utility>

namespace dossier {

namespace {

// 12 copies at 2.00 EUR, but for those that the note tells of.
OwnedCard heapNoted(const char* note, int count = 12)
{
    OwnedCard heap = test::fullHeap();
    heap.count = count;
    heap.pricePaid = 200;
    heap.currency = "EUR";
    heap.acquired = "1997-05-01";
    heap.note = note;
    return heap;
}

constexpr const char* kLots = "bent; 3 \u00D7 4.00 USD, 1998-01-01; 2 \u00D7 9.00";

} // namespace

TEST(DividedHeap, TheNoteTellsOfTheCopiesThatAreThere)
{
    const DividedHeap few = divided(heapNoted(kLots), 6); // of seven that are of no lot
    EXPECT_EQ(few.part.note, "bent");
    EXPECT_EQ(few.part.pricePaid, 200);
    EXPECT_EQ(few.rest.note, kLots);
    EXPECT_EQ(ownCopies(few.rest.count, few.rest.note), 1);
}

TEST(DividedHeap, WhatIsLeftIsTheLotsWhereAllOthersGo)
{
    const DividedHeap seven = divided(heapNoted(kLots), 7);
    EXPECT_EQ(seven.part.note, "bent");
    EXPECT_EQ(seven.rest.note, "bent; 2 \u00D7 9.00");
    EXPECT_EQ(seven.rest.pricePaid, 400);
    EXPECT_EQ(seven.rest.currency, "USD");
    EXPECT_EQ(seven.rest.acquired, "1998-01-01");

    const DividedHeap nine = divided(heapNoted(kLots), 9);
    EXPECT_EQ(nine.part.note, "bent; 2 \u00D7 4.00 USD, 1998-01-01");
    EXPECT_EQ(nine.part.pricePaid, 200);
    EXPECT_EQ(nine.rest.note, "bent; 2 \u00D7 9.00");
    EXPECT_EQ(nine.rest.pricePaid, 400);

    const DividedHeap eleven = divided(heapNoted(kLots), 11);
    EXPECT_EQ(eleven.part.note, "bent; 3 \u00D7 4.00 USD, 1998-01-01; 1 \u00D7 9.00");
    EXPECT_EQ(eleven.rest.note, "bent");
    EXPECT_EQ(eleven.rest.pricePaid, 900);
    EXPECT_EQ(eleven.rest.currency, "");
    EXPECT_EQ(eleven.rest.acquired, "") << "nobody knows when that lot was bought";
}

// However a heap is divided, the lots of both parts are those that were there.
TEST(DividedHeap, NoCopyOfALotIsLostOrMade)
{
    for (int copies = 0; copies <= 12; ++copies) {
        const DividedHeap two = divided(heapNoted(kLots), copies);
        std::map<std::int64_t, int> prices;
        for (const OwnedCard* part : {&two.part, &two.rest}) {
            int own = part->count;
            for (const auto& [lot, price] : {std::pair("4.00 USD, 1998-01-01", 400), std::pair("9.00", 900)})
                for (int many = 1; many <= 3 && part->count > 0; ++many)
                    if (isAmong(std::to_string(many).append(" \u00D7 ").append(lot), part->note)) {
                        prices[price] += many;
                        own -= many;
                    }
            prices[part->pricePaid] += own;
        }
        EXPECT_EQ(prices, (std::map<std::int64_t, int>{{200, 7}, {400, 3}, {900, 2}})) << copies;
    }
}

// What somebody else wrote, or what does not fit the number of copies, is said of both parts.
TEST(DividedHeap, ANoteThatIsNotUnderstoodStaysWithBoth)
{
    for (const char* note : {"3 \u00D7 signed by the actor", "14 \u00D7 4.00 USD"}) {
        for (const int copies : {2, 10}) {
            const DividedHeap two = divided(heapNoted(note), copies);
            EXPECT_EQ(two.part.note, note);
            EXPECT_EQ(two.rest.note, note);
        }
    }
    const char* lent = "2 \u00D7 \u2192 1999-01-01";
    EXPECT_EQ(divided(heapNoted(lent), 11).part.note, lent);
    EXPECT_EQ(divided(heapNoted(lent), 9).part.note, "");
}

} // namespace dossier
