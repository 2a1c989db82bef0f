// Queries nobody would type: whatever the bytes, the answer is a query or an error, soon, and always the same.
#include "domain/search/deck_match.h"
#include "domain/search/heap_match.h"
#include "domain/search/query_facets.h"
#include "support/base_set.h"

#include <gtest/gtest.h>
#include <random>

namespace dossier {

using test::baseSet;

namespace {

class Soup
{
public:
    explicit Soup(unsigned seed)
        : m_random(seed)
    {}

    std::size_t below(std::size_t n) { return m_random() % n; }

    std::string tokens()
    {
        static const std::vector<std::string> words{"(",           ")",
                                                    "[[",          "]]",
                                                    "OR",          "AND",
                                                    "NOT",         "-",
                                                    "|",           "\"",
                                                    "/",           ":",
                                                    "=",           "!=",
                                                    "<",           "<=",
                                                    ">",           ">=",
                                                    "t:",          "t:site",
                                                    "k:killer",    "r:u",
                                                    "r:ur",        "cost",
                                                    "cost<=2",     "pre:medical",
                                                    ">=4",         "medical>=3",
                                                    "b>=",         "mulder",
                                                    "\u00E9",      "\u201C",
                                                    "/a+(b|c)*$/", "/[a-z]{2,3}/",
                                                    "(a",          "name:/x",
                                                    "order:cost",  "dir:desc",
                                                    "own>0",       "loc:box",
                                                    "in:night",    "size<60",
                                                    "legal:no",    "0",
                                                    "99999999999", "\\",
                                                    "]",           "{",
                                                    "}",           "*",
                                                    "\t",          "X"};
        std::string text;
        for (std::size_t n = below(14); n > 0; --n) {
            text += words[below(words.size())];
            if (below(3) != 0)
                text += ' ';
        }
        return text;
    }

    std::string bytes()
    {
        std::string text;
        for (std::size_t n = below(60); n > 0; --n)
            text += static_cast<char>(below(256));
        return text;
    }

private:
    std::minstd_rand m_random;
};

void check(const std::string& text, const SearchIndex& index, const HeapTable& heaps,
           const std::vector<DeckFacts>& decks, const QueryContext& context)
{
    const ParsedQuery parsed = parseQuery(text);
    if (const auto* error = std::get_if<QueryError>(&parsed)) {
        ASSERT_LE(error->position, text.size());
        ASSERT_LE(error->position + error->length, text.size());
        ASSERT_LE(error->character, error->position);
        return;
    }
    const auto& query = std::get<Query>(parsed);
    const MatchedCards cards = matchCards(query, index, context);
    if (const auto* set = std::get_if<PoolSet>(&cards)) {
        ASSERT_EQ(sorted(*set, query.order, index, context).size(), set->count());
    }
    static_cast<void>(matchHeaps(query, heaps, index, context));
    static_cast<void>(matchDecks(query, decks, index, context));
    if (!query.isAlternatives && std::holds_alternative<PoolSet>(cards)) {
        const std::string narrower = withTerm(text, QueryField::Keyword, "Killer");
        const ParsedQuery again = parseQuery(narrower);
        ASSERT_TRUE(std::holds_alternative<Query>(again)) << text << " -> " << narrower;
    }
}

} // namespace

TEST(QuerySoup, NothingCrashesHangsOrPointsOutsideTheText)
{
    const SearchIndex index(baseSet());
    HeapTable heaps(baseSet());
    heaps.add({"XF96-0063v1", 2, Condition::Good, "en", "Box", "", 0, 0});
    const std::vector<DeckFacts> decks(2);
    const std::vector<int> counts(baseSet().size(), 1);
    QueryContext context;
    context.owned = counts;
    context.heaps = &heaps;
    Soup soup(1996);
    for (int i = 0; i < 20'000 && !testing::Test::HasFatalFailure(); ++i)
        check(soup.tokens(), index, heaps, decks, context);
    for (int i = 0; i < 20'000 && !testing::Test::HasFatalFailure(); ++i)
        check(soup.bytes(), index, heaps, decks, context);
}

TEST(QuerySoup, ALongQueryOfManyTermsIsAnswered)
{
    const SearchIndex index(baseSet());
    std::string text;
    while (text.size() < kLongestQuery - 20)
        text += text.size() % 3 == 0 ? "mulder OR " : "(a -b) OR ";
    text += "scully";
    const ParsedQuery parsed = parseQuery(text);
    ASSERT_TRUE(std::holds_alternative<Query>(parsed));
    EXPECT_TRUE(std::holds_alternative<PoolSet>(matchCards(std::get<Query>(parsed), index)));
}

} // namespace dossier
