#include "domain/collection/owned_card.h"
#include "support/full_heap.h"

#include <gtest/gtest.h>
#include <set>

namespace dossier {

using test::fullHeap;

namespace {

TEST(HeapColumns, AreEachShownWithTheirOwnValue)
{
    const OwnedCard heap = fullHeap();
    std::vector<std::string> names;
    eachColumn([&](auto column, const auto&) { names.emplace_back(column.facts.sql); }, heap);
    EXPECT_EQ(names, (std::vector<std::string>{"number", "count", "condition", "language", "location", "note",
                                               "for_trade", "wanted", "signed", "price_paid", "currency", "acquired",
                                               "lent_to", "lent_on"}));
    EXPECT_EQ(valueIn<std::string>(heap, HeapColumn::LentOn), "2026-01-31");
    EXPECT_EQ(valueIn<std::string>(heap, HeapColumn::Currency), "EUR");
    EXPECT_EQ(valueIn<int>(heap, HeapColumn::ForTrade), 2);
    EXPECT_EQ(valueIn<std::int64_t>(heap, HeapColumn::PricePaid), 150);
    EXPECT_TRUE(valueIn<bool>(heap, HeapColumn::Signed));
}

TEST(HeapColumns, HaveNamesOfTheirOwn)
{
    std::set<std::string_view> sql;
    std::set<std::string_view> json{"title"};
    std::set<std::string_view> headings{"Name", "Set", "Number", "Rarity"};
    for (const ColumnFacts& column : kColumnFacts) {
        EXPECT_TRUE(sql.insert(column.sql).second) << column.sql;
        EXPECT_TRUE(json.insert(column.json).second) << column.json;
        EXPECT_TRUE(headings.insert(column.heading).second) << column.heading;
    }
}

TEST(HeapColumns, AreAddedOrTakenFromWhatIsKnownLater)
{
    OwnedCard heap = fullHeap();
    OwnedCard later = fullHeap();
    later.note.clear();
    later.pricePaid = 0;
    later.currency = "USD";
    later.acquired = "2000-01-01";
    later.lentOn.clear();
    putTogether(heap, later);
    OwnedCard both = fullHeap();
    both.count = 8;
    both.forTrade = 4;
    both.wanted = 4;
    both.acquired = "2000-01-01";
    EXPECT_EQ(heap, both) << "a currency without a price says nothing";

    later.pricePaid = 99;
    putTogether(heap, later);
    EXPECT_EQ(heap.pricePaid, 99) << "in another currency: nothing else can be said";
    EXPECT_EQ(heap.currency, "USD");
}

TEST(HeapColumns, WhatEitherWasPaidIsStillTheWhole)
{
    OwnedCard heap = fullHeap();
    OwnedCard later = heap;
    heap.count = 2;
    heap.pricePaid = 150;
    later.count = 1;
    later.pricePaid = 900;
    putTogether(heap, later);
    EXPECT_EQ(heap.count, 3);
    EXPECT_EQ(heap.pricePaid, 400) << "12.00 for three of them";
}

TEST(HeapColumns, NotesOfHeapsThatBecomeOneAreBothKept)
{
    EXPECT_EQ(joinedNotes("bought in Lyon", "second lot"), "bought in Lyon; second lot");
    EXPECT_EQ(joinedNotes("", "second lot"), "second lot");
    EXPECT_EQ(joinedNotes("bought in Lyon", ""), "bought in Lyon");
    EXPECT_EQ(joinedNotes("a; b", "b"), "a; b") << "read in once more";
    EXPECT_EQ(joinedNotes("b", "a; b"), "a; b");
    EXPECT_EQ(joinedNotes("ab", "a"), "ab; a") << "another note";
    OwnedCard heap = fullHeap();
    OwnedCard later = heap;
    heap.note = "bought in Lyon";
    later.note = "second lot";
    putTogether(heap, later);
    EXPECT_EQ(heap.note, "bought in Lyon; second lot");
}

TEST(HeapColumns, TellHeapsApartByTheKeyAlone)
{
    const OwnedCard heap = fullHeap();
    for (const HeapColumn column : kAllColumns) {
        OwnedCard other = heap;
        eachColumn(
            [&](HeapColumn each, auto& value) {
                if (each == column)
                    value = std::remove_cvref_t<decltype(value)>();
            },
            other);
        EXPECT_EQ(keyOf(heap) != keyOf(other), isInKey(column)) << factsOf(column).sql;
    }
}

} // namespace
} // namespace dossier
