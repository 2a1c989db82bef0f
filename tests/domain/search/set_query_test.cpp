// Searches by set and printing, over all official cards, and for the words that a set brings.
#include "domain/search/card_match.h"
#include "support/base_set.h"
#include "support/trial_set.h"

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

// Further sets bring words of their own.
TEST(SetQuery, FindsTheWordsOfFurtherSets)
{
    const SearchIndex index(test::withTrialSet());
    const auto find = [&](std::string_view text) {
        const ParsedQuery parsed = parseQuery(text);
        const MatchedCards matched = matchCards(std::get<Query>(parsed), index);
        std::vector<std::string> numbers;
        if (const auto* cards = std::get_if<PoolSet>(&matched))
            cards->forEach([&](std::size_t card) { numbers.push_back(index.pool().cards()[card].id); });
        return numbers;
    };
    using Numbers = std::vector<std::string>;
    EXPECT_EQ(find("k:heirloom"), Numbers{"XT99-0063t1"});
    EXPECT_EQ(find("k:HEIR"), Numbers{"XT99-0063t1"});
    EXPECT_EQ(find("act:doubter"), Numbers{"XT99-0003t1"});
    EXPECT_EQ(find("set:trial").size(), 7u);
    EXPECT_EQ(find("set:xt99").size(), 7u);
    EXPECT_EQ(find("-set:trial").size(), test::baseSet().size());
    EXPECT_EQ(find("k:heirloom OR act:doubter").size(), 2u);
    EXPECT_EQ(find("set:trial -k:heirloom").size(), 6u);
    EXPECT_EQ(find("number:63"), (Numbers{"XF96-0063v1", "XT99-0063t1"}));
}

// Words of a user's own set need not be English.
TEST(SetQuery, FindsAccentedWordsOfFurtherSets)
{
    std::vector<Card> cards(test::baseSet().cards().begin(), test::baseSet().cards().end());
    cards.front().ownKeywords = {"\u00C9clair d'\u00C9t\u00E9", "\u03A9"};
    const CardPool pool(std::move(cards));
    const SearchIndex index(pool);
    for (const std::string_view text : {"k:\"\u00E9clair d'\u00E9t\u00E9\"", "k:\u00C9clair", "k:eclair", "k:\u03C9"}) {
        const MatchedCards matched = matchCards(std::get<Query>(parseQuery(text)), index);
        const auto* found = std::get_if<PoolSet>(&matched);
        ASSERT_TRUE(found) << text;
        EXPECT_EQ(found->count(), 1u) << text;
    }
}

// A word that neither the game nor a set knows is a fault, at its place, with what it may have been.
TEST(SetQuery, AWordThatNoSetHasIsAFault)
{
    for (const CardPool* pool : {&test::baseSet(), &test::withTrialSet()}) {
        const SearchIndex index(*pool);
        const ParsedQuery parsed = parseQuery("mulder k:heirlom");
        const MatchedCards matched = matchCards(std::get<Query>(parsed), index);
        const auto* error = std::get_if<QueryError>(&matched);
        ASSERT_NE(error, nullptr);
        EXPECT_EQ(error->kind, QueryError::Kind::UnknownValue);
        EXPECT_EQ(error->position, 9u);
        EXPECT_EQ(error->length, 7u);
        EXPECT_EQ(error->word, "heirlom");
        const bool further = pool->size() > test::baseSet().size();
        EXPECT_EQ(std::ranges::count(error->candidates, "Heirloom"), further ? 1 : 0);
    }
}

} // namespace dossier
