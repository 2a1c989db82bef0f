#include "domain/collection/collection.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

TEST(Price, ReadsWhatItWrites)
{
    for (const std::int64_t price : {0LL, 1LL, 25LL, 100LL, 12345LL, 99'999'999'999LL})
        EXPECT_EQ(priceNamed(priceText(price)), price);
    EXPECT_EQ(priceText(25), "0.25");
    EXPECT_EQ(priceText(105), "1.05");
    EXPECT_EQ(priceText(0), "");
}

TEST(Price, TakesACommaAndLeavesOutWhatIsNothing)
{
    EXPECT_EQ(priceNamed("0,25"), 25);
    EXPECT_EQ(priceNamed("1.5"), 150);
    EXPECT_EQ(priceNamed("12"), 1200);
    EXPECT_EQ(priceNamed(""), 0);
}

TEST(Price, RefusesWhatIsNoPrice)
{
    for (const char* text : {"-1", "a lot", "1.234", "1.", ".5", "1.2.3", "1,000.00", "1000000000", "1e3", " 1"})
        EXPECT_FALSE(priceNamed(text)) << text;
}

TEST(Price, TakesItsCurrencyByTheSignOrTheLetters)
{
    EXPECT_EQ(priceWithCurrency("1,50 \xE2\x82\xAC"), (PaidPrice{150, "EUR"}));
    EXPECT_EQ(priceWithCurrency("1,50\xC2\xA0\xE2\x82\xAC"), (PaidPrice{150, "EUR"}));
    EXPECT_EQ(priceWithCurrency("$1.50"), (PaidPrice{150, "USD"}));
    EXPECT_EQ(priceWithCurrency("US$ 2"), (PaidPrice{200, "USD"}));
    EXPECT_EQ(priceWithCurrency("\xC2\xA3"
                                "3.05"),
              (PaidPrice{305, "GBP"}));
    EXPECT_EQ(priceWithCurrency("chf 4"), (PaidPrice{400, "CHF"}));
    EXPECT_EQ(priceWithCurrency("12.25"), (PaidPrice{1225, ""}));
    EXPECT_EQ(priceWithCurrency(""), PaidPrice());
    for (const char* text : {"$1.50 EUR", "1.50 apples", "\xE2\x82\xAC", "-1 EUR", "1 2", "1.2.3 EUR", "$-1"})
        EXPECT_FALSE(priceWithCurrency(text)) << text;
}

TEST(Date, IsADayOfTheCalendar)
{
    for (const char* text : {"2026-01-31", "2024-02-29", "1996-11-01", "1900-01-01", "2199-12-31"})
        EXPECT_TRUE(isDate(text)) << text;
    for (const char* text :
         {"", "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-31", "31.01.2026", "2026/01/31", "2026-01-31T10:00",
          "-026-01-31", "0000-01-01", "0001-01-01", "0000-00-00", "1899-12-31", "2200-01-01", "9999-12-31"})
        EXPECT_FALSE(isDate(text)) << text;
    for (const char* text : {"1997-02-29", "0001-01-01", "9999-12-31"})
        EXPECT_TRUE(isDate(text, Limits::AsTheyWere)) << text << ": an archive brings it back";
    for (const char* text : {"0000-01-01", "1997-13-01", "1997-01-32", "1997-1-1"})
        EXPECT_FALSE(isDate(text, Limits::AsTheyWere)) << text;
}

TEST(DividedHeap, CopiesThatAreNotForTradeGoFirst)
{
    OwnedCard heap;
    heap.count = 5;
    heap.forTrade = 4;
    heap.wanted = 2;
    heap.note = "from a friend";
    for (int copies = 0; copies <= 7; ++copies) {
        const DividedHeap two = divided(heap, copies);
        EXPECT_EQ(two.part.count, std::min(copies, 5));
        EXPECT_EQ(two.part.count + two.rest.count, 5);
        EXPECT_EQ(two.part.forTrade + two.rest.forTrade, 4);
        EXPECT_EQ(two.part.forTrade, std::max(0, two.part.count - 1));
        EXPECT_EQ(two.part.note, heap.note);
        EXPECT_EQ(two.rest.wanted, 2);
        EXPECT_EQ(two.part.wanted, 0);
    }
}

} // namespace dossier
