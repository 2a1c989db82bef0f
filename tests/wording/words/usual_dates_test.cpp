// What a day like 03/04/2026 means to who speaks a language in a country.
#include "wording/words/usual_dates.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

DateOrder usual(const char* spoken, const char* system)
{
    return usualDates(QLocale(QString::fromLatin1(spoken)), QLocale(QString::fromLatin1(system)));
}

} // namespace

TEST(UsualDates, AreThoseOfTheCountry)
{
    EXPECT_EQ(usual("fr_FR", "fr_FR"), DateOrder::DayFirst);
    EXPECT_EQ(usual("en_GB", "en_GB"), DateOrder::DayFirst);
    EXPECT_EQ(usual("en_US", "en_US"), DateOrder::MonthFirst);
    EXPECT_EQ(usual("fr", "C"), DateOrder::DayFirst) << "French alone says it";
}

TEST(UsualDates, AreUnknownWhereNothingSaysThem)
{
    EXPECT_EQ(usual("C", "C"), DateOrder::Unknown);
    EXPECT_EQ(usual("en_US", "C"), DateOrder::Unknown) << "what English is without a country";
    EXPECT_EQ(usual("en_US", "fr_FR"), DateOrder::Unknown) << "they say different things";
    EXPECT_EQ(usual("sv_SE", "sv_SE"), DateOrder::Unknown) << "the year is first";
}

} // namespace dossier
