// Days as people write them; what can be read in two ways is told, never guessed.
#include "domain/collection/collection.h"
#include "domain/collection/written_date.h"

#include <array>
#include <gtest/gtest.h>
#include <string>

namespace dossier {

namespace {

constexpr std::array kOrders{DateOrder::Unknown, DateOrder::DayFirst, DateOrder::MonthFirst};

std::string read(const char* text, DateOrder order = DateOrder::Unknown)
{
    const WrittenDate written = writtenDate(text, order);
    return written.twoWays ? "two ways" : written.date;
}

} // namespace

TEST(WrittenDate, IsTheSameInWhateverOrderWhereTheFiguresSayIt)
{
    for (const char* text : {"2026-01-31",
                             "2026/1/31",
                             "2026.01.31",
                             "20260131",
                             "31.01.2026",
                             "31. 1. 2026",
                             "31/01/2026",
                             "31-1-2026",
                             "1/31/2026",
                             "01-31-2026",
                             "31 January 2026",
                             "January 31st, 2026",
                             "Jan. 31 2026",
                             "31-Jan-26",
                             "31 janvier 2026",
                             "le 31 janv. 2026",
                             "Saturday, 31 January 2026",
                             "samedi 31 janvier 2026",
                             "2026-01-31T10:00:00Z",
                             "2026-01-31 10:00",
                             "1/31/2026 2:05 PM",
                             "31/01/2026 \u00E0 14:05"})
        for (const DateOrder order : kOrders)
            EXPECT_EQ(read(text, order), "2026-01-31") << text;
    EXPECT_EQ(read("1er f\u00E9vrier 2026"), "2026-02-01");
    EXPECT_EQ(read("20 ao\u00FBt 1996"), "1996-08-20");
    EXPECT_EQ(read("3 d\u00E9c. 99"), "1999-12-03");
    EXPECT_EQ(read("4/4/2026"), "2026-04-04") << "both ways the same";
    EXPECT_EQ(read("03.04.2026"), "2026-04-03") << "points: the day is first";
    EXPECT_EQ(read("03.04.2026", DateOrder::MonthFirst), "2026-04-03");
}

TEST(WrittenDate, IsReadAsUsualWhereTheFiguresDoNotSayIt)
{
    EXPECT_EQ(read("03/04/2026", DateOrder::DayFirst), "2026-04-03");
    EXPECT_EQ(read("03/04/2026", DateOrder::MonthFirst), "2026-03-04");
    EXPECT_EQ(read("3/4/97", DateOrder::DayFirst), "1997-04-03");
    EXPECT_EQ(read("3/4/97", DateOrder::MonthFirst), "1997-03-04");
    EXPECT_EQ(read("01.02.26", DateOrder::DayFirst), "2026-02-01");
}

TEST(WrittenDate, OfTwoWaysIsToldAndNotGuessed)
{
    for (const char* text : {"03/04/2026", "3-4-2026", "1/2/26", "03.04.05", "12/11/1996"}) {
        EXPECT_TRUE(writtenDate(text, DateOrder::Unknown).twoWays) << text;
        EXPECT_TRUE(writtenDate(text, DateOrder::Unknown).date.empty()) << text;
    }
}

TEST(WrittenDate, IsNothingWhereItIsNoDay)
{
    for (const char* text :
         {"",           " ",           "soon",       "2026",        "2026-02-30",      "30.02.2026",      "31/13/2026",
          "13/13/2026", "0/1/2026",    "1/2/3/2026", "31 Foo 2026", "jui 3 2026",      "-1/2/2026",       "31/01/1899",
          "31/01/2200", "31/01/202",   "31_01_2026", "10:00",       "2026-01-31 junk", "99999999999-1-1", "1/31",
          "Jan 2026",   "Jan Feb 2026"})
        for (const DateOrder order : kOrders)
            EXPECT_EQ(writtenDate(text, order), WrittenDate()) << text;
    EXPECT_EQ(writtenDate(std::string(100'000, '1'), DateOrder::DayFirst), WrittenDate());
}

TEST(WrittenDate, IsADateOrNothingWhateverStandsThere)
{
    const std::string letters = "0123459 ./-:Tjanmr";
    std::size_t state = 1;
    for (int i = 0; i < 20'000; ++i) {
        std::string text;
        for (int length = 0; length < 10; ++length) {
            state = state * 6364136223846793005ULL + 1442695040888963407ULL;
            text += letters[(state >> 33) % letters.size()];
        }
        for (const DateOrder order : kOrders) {
            if (const WrittenDate written = writtenDate(text, order); !written.date.empty()) {
                ASSERT_TRUE(isDate(written.date) && !written.twoWays) << text << ": " << written.date;
            }
        }
    }
}

TEST(WrittenDate, ShowsTheOrderOfThoseBesideIt)
{
    EXPECT_EQ(orderShown("31/01/2026"), DateOrder::DayFirst);
    EXPECT_EQ(orderShown("1/31/2026"), DateOrder::MonthFirst);
    for (const char* text : {"", "03/04/2026", "2026-01-31", "31 January 2026", "4/4/2026", "26/01/31"})
        EXPECT_EQ(orderShown(text), DateOrder::Unknown) << text;
}

} // namespace dossier
