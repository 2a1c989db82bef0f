// Searches by set and printing, over all official cards.
#include "domain/search/card_match.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(SetQuery, KnowsTheOfficialSetsAndPrintings)
{
    const SearchIndex index(test::officialCards());
    const auto count = [&](std::string_view text) {
        const ParsedQuery parsed = parseQuery(text);
        const MatchedCards matched = matchCards(std::get<Query>(parsed), index);
        const auto* cards = std::get_if<PoolSet>(&matched);
        return cards ? static_cast<int>(cards->count()) : -1;
    };
    EXPECT_EQ(count("set:ttiot"), 354);
    EXPECT_EQ(count("set:101361"), 125);
    EXPECT_EQ(count("set:\"truth is\""), 354);
    EXPECT_EQ(count("set:premiere"), 354);
    EXPECT_EQ(count("set=Premiere"), 354);
    EXPECT_EQ(count("set:xf97"), 479);
    EXPECT_EQ(count("is:promo"), 23);
    EXPECT_EQ(count("set:promo"), 23);
    EXPECT_EQ(count("r:promo"), 24) << "one of The Truth Is Out There was given away, too";
    EXPECT_EQ(count("printing:first"), 533);
    EXPECT_EQ(count("printing:reprint"), 323);
    EXPECT_EQ(count("set:ttiot -printing:reprint"), 31);
    EXPECT_EQ(count("is:double set:premiere"), 8) << "DECK-6: in its set, as ever";
    EXPECT_EQ(count("k:artifact -set:101361"), 0);
}

// The title has quotation marks of its own, which cannot be typed between those of the search.
TEST(SetQuery, FindsTitlesAndEpisodesWithQuotationMarks)
{
    const SearchIndex index(test::officialCards());
    const auto count = [&](std::string_view text) {
        const ParsedQuery parsed = parseQuery(text);
        const MatchedCards matched = matchCards(std::get<Query>(parsed), index);
        const auto* cards = std::get_if<PoolSet>(&matched);
        return cards ? static_cast<int>(cards->count()) : -1;
    };
    EXPECT_EQ(count("\"Jose Chung's From Outer Space\""), 1);
    EXPECT_EQ(count("\"Jose Chung\u2019s \"From Outer Space\"\""), 1);
    EXPECT_EQ(count("name=\"jose chung's from outer space\""), 1);
    EXPECT_EQ(count("episode=\"Jose Chung's From Outer Space\""), 5);
}

} // namespace dossier
