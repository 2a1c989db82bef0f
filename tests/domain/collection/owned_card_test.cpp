#include "domain/collection/owned_card.h"
#include "support/full_heap.h"

#include <gtest/gtest.h>
#include <set>

namespace dossier {

using test::fullHeap;
using test::fullHeapWithout;

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

TEST(HeapColumns, OfOneAloneAreTakenWhereTheCopiesAreTheSame)
{
    OwnedCard heap = fullHeap();
    OwnedCard later = fullHeap();
    heap.acquired.clear();
    later.note.clear();
    later.pricePaid = 0;
    later.currency = "USD";
    later.acquired = "2000-01-01";
    later.lentOn.clear();
    const OwnedCard before = heap;
    putTogether(heap, later, HeapMeeting::KeptLarger);
    OwnedCard both = fullHeap();
    both.acquired = "2000-01-01";
    EXPECT_EQ(heap, both) << "a currency without a price says nothing";

    heap = before;
    putTogether(heap, later);
    EXPECT_EQ(heap.acquired, "") << "nobody knows when those that are there were bought";
    EXPECT_EQ(heap.note, before.note + "; 4 \u00D7 2000-01-01");
    EXPECT_EQ(heap.count, 8);
    EXPECT_EQ(heap.forTrade, 4);
    EXPECT_EQ(heap.wanted, 4);

    heap = before;
    heap.count = heap.forTrade = 0;
    putTogether(heap, later);
    EXPECT_EQ(heap.acquired, "2000-01-01") << "none were there";

    heap = fullHeap();
    OwnedCard plain = fullHeap();
    plain.note.clear();
    plain.pricePaid = 0;
    plain.acquired.clear();
    putTogether(heap, plain);
    EXPECT_EQ(heap.note, fullHeap().note) << "copies of which nothing is known join those that are there";
    EXPECT_EQ(heap.pricePaid, 150);
}

// A column holds one price, one day of purchase and one of lending.
TEST(HeapColumns, WhatNoColumnCanHoldIsInTheNote)
{
    OwnedCard heap = fullHeap();
    OwnedCard later = heap;
    later.count = 1;
    later.pricePaid = 900;
    later.currency = "USD";
    later.acquired = "2000-01-01";
    later.lentOn = "2000-02-01";
    const OwnedCard before = heap;
    putTogether(heap, later);
    EXPECT_EQ(heap.note, before.note + "; 1 \u00D7 9.00 USD, 2000-01-01, \u2192 2000-02-01");
    EXPECT_EQ(std::tie(heap.pricePaid, heap.currency, heap.acquired, heap.lentOn),
              std::tie(before.pricePaid, before.currency, before.acquired, before.lentOn));

    later = before;
    later.note.clear();
    later.acquired = "2000-01-01";
    heap = before;
    heap.note.clear();
    putTogether(heap, later);
    EXPECT_EQ(heap.note, "4 \u00D7 1.50 EUR, 2000-01-01") << "the day alone is another";
    putTogether(heap, later);
    EXPECT_EQ(heap.note, "4 \u00D7 1.50 EUR, 2000-01-01; 4 \u00D7 1.50 EUR, 2000-01-01") << "four more";

    heap.note.clear();
    later.count = 0;
    putTogether(heap, later, HeapMeeting::KeptLarger);
    EXPECT_EQ(heap.note, "1.50 EUR, 2000-01-01");
    putTogether(heap, later, HeapMeeting::KeptLarger);
    EXPECT_EQ(heap.note, "1.50 EUR, 2000-01-01") << "the same ones, read in again";
}

TEST(HeapColumns, PricesAreOneOnlyWhereMoreCopiesComeInOneCurrency)
{
    const auto noteOf = [](HeapMeeting meeting, std::int64_t price, const char* currency, int copies) {
        OwnedCard heap = fullHeap();
        OwnedCard later = heap;
        heap.note.clear();
        later.note.clear();
        later.acquired.clear();
        heap.count = later.count = copies;
        later.pricePaid = price;
        later.currency = currency;
        putTogether(heap, later, meeting);
        return heap.note;
    };
    ASSERT_EQ(fullHeap().pricePaid, 150);
    EXPECT_EQ(noteOf(HeapMeeting::Added, 900, "EUR", 2), "");
    EXPECT_EQ(noteOf(HeapMeeting::Added, 900, "EUR", 0), "9.00 EUR") << "no copies: no mean";
    EXPECT_EQ(noteOf(HeapMeeting::KeptLarger, 900, "EUR", 2), "9.00 EUR") << "of the same copies";
    EXPECT_EQ(noteOf(HeapMeeting::Added, 150, "", 2), "") << "says nothing else";
    EXPECT_EQ(noteOf(HeapMeeting::Added, 900, "", 2), "2 \u00D7 9.00");
    EXPECT_EQ(noteOf(HeapMeeting::Added, 150, "USD", 2), "2 \u00D7 1.50 USD");
    EXPECT_EQ(noteOf(HeapMeeting::Added, 0, "USD", 2), "");
    OwnedCard heap = fullHeapWithout(HeapColumn::Currency);
    putTogether(heap, fullHeap());
    EXPECT_EQ(heap.currency, "EUR") << "of the same price";
}

// What was put together before is told of in the note, and is no part of the mean; nor is it counted twice.
TEST(HeapColumns, LotsOfANoteKeepTheirCopies)
{
    const auto lot = [](int count, std::int64_t price, const char* currency) {
        OwnedCard heap = fullHeap();
        heap.note.clear();
        heap.acquired.clear();
        heap.lentOn.clear();
        heap.count = count;
        heap.forTrade = heap.wanted = 0;
        heap.pricePaid = price;
        heap.currency = currency;
        return heap;
    };
    OwnedCard heap = lot(2, 200, "EUR");
    putTogether(heap, lot(3, 350, "USD"));
    putTogether(heap, lot(1, 400, "EUR"));
    EXPECT_EQ(heap.count, 6);
    EXPECT_EQ(heap.pricePaid, 267) << "8.00 EUR for three of them";
    EXPECT_EQ(heap.note, "3 \u00D7 3.50 USD");
    OwnedCard other = lot(1, 350, "GBP");
    putTogether(other, heap);
    EXPECT_EQ(other.note, "3 \u00D7 3.50 USD; 3 \u00D7 2.67 EUR");
    EXPECT_EQ(other.count, 7);
    EXPECT_EQ(ownCopies(other.count, other.note), 1);
    EXPECT_EQ(ownCopies(2, other.note), 2) << "copies have gone since, who knows which";
    EXPECT_EQ(ownCopies(9, "5 x 2; \u00D7 3; -2 \u00D7 3; 1 \u00D7 \u2192 2000-01-01"), 9);
}

// Two times two copies are four, though the notes of both read alike.
TEST(HeapColumns, LotsThatReadAlikeAreEachTold)
{
    OwnedCard heap = fullHeap();
    heap.count = 5;
    heap.note = "bent; 2 \u00D7 3.50 USD";
    OwnedCard later = heap;
    later.note = "2 \u00D7 3.50 USD; bent; torn";
    OwnedCard both = heap;
    putTogether(both, later);
    EXPECT_EQ(both.note, "bent; 2 \u00D7 3.50 USD; 2 \u00D7 3.50 USD; torn");
    EXPECT_EQ(both.count, 10);
    EXPECT_EQ(ownCopies(both.count, both.note), 6) << "three of either";
    both = heap;
    putTogether(both, heap, HeapMeeting::KeptLarger);
    EXPECT_EQ(both.note, heap.note) << "the same copies, written down twice";
}

// Written down twice with other prices, they are no more copies than the larger number; those beyond the smaller are.
TEST(HeapColumns, NoCopiesAreClaimedThatAreNotThere)
{
    const auto larger = [](int count, int later) {
        OwnedCard heap = fullHeap();
        heap.note.clear();
        heap.count = count;
        OwnedCard other = heap;
        other.count = later;
        other.pricePaid = 400;
        other.currency = "USD";
        other.acquired = "1998-01-01";
        putTogether(heap, other, HeapMeeting::KeptLarger);
        const OwnedCard once = heap;
        putTogether(heap, other, HeapMeeting::KeptLarger);
        EXPECT_EQ(heap, once) << "read in a second time";
        return std::pair(heap.count, heap.note);
    };
    EXPECT_EQ(larger(5, 3), std::pair(5, std::string("4.00 USD, 1998-01-01")));
    EXPECT_EQ(larger(5, 5), std::pair(5, std::string("4.00 USD, 1998-01-01")));
    EXPECT_EQ(larger(5, 9), std::pair(9, std::string("4 \u00D7 4.00 USD, 1998-01-01")));
}

TEST(HeapColumns, WhatIsBackIsNotLentInTheNoteEither)
{
    EXPECT_EQ(withoutLendings("bent; 1 \u00D7 \u2192 2000-02-01; 2 \u00D7 9.00 USD, \u2192 2000-02-01; to \u2192 me"),
              "bent; 2 \u00D7 9.00 USD; to \u2192 me");
    EXPECT_EQ(withoutLendings(""), "");
    OwnedCard lent = fullHeap();
    OwnedCard more = lent;
    more.note = lent.note = "";
    more.lentOn = "2000-02-01";
    more.count = 1;
    putTogether(lent, more);
    EXPECT_EQ(lent.note, "1 \u00D7 \u2192 2000-02-01") << "bought as the others were";
    EXPECT_EQ(ownCopies(lent.count, lent.note), lent.count);
    EXPECT_EQ(withoutLendings(lent.note), "");
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
