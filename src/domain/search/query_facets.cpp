#include "domain/search/query_facets.h"

#include "text/fold.h"
#include "text/trimmed.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::array kFacets{
    QueryField::Type,   QueryField::Rarity,       QueryField::Pool,     QueryField::Keyword,     QueryField::Activator,
    QueryField::Skill,  QueryField::Prerequisite, QueryField::Question, QueryField::Affiliation, QueryField::Motive,
    QueryField::Method, QueryField::Result,       QueryField::Mode};

// A part of the text that is one term of the field, or such terms joined by OR.
struct Ticked
{
    QueryPart part;
    std::vector<std::string> words; // folded
};

// A set is named by what is found in its name, the rest by a word of a list.
bool isTick(const QueryNode& node, QueryField field)
{
    const bool named = field == QueryField::Set ? !node.regex && !node.text.empty() : node.choice && !node.number;
    return node.kind == QueryNode::Kind::Term && node.field == field && named &&
           (node.op == QueryOp::Has || node.op == QueryOp::Equal);
}

std::string wordOf(const QueryNode& node)
{
    return node.field == QueryField::Set ? node.text
                                         : fold(wordsOf(node.field)[static_cast<std::size_t>(*node.choice)]);
}

// As a tick writes it; nothing for a word that the field has not.
std::optional<std::string> tickOf(QueryField field, std::string_view word)
{
    if (field == QueryField::Set)
        return word.empty() ? std::nullopt : std::optional(fold(word));
    const auto choice = matchWord(field, word).value;
    return choice ? std::optional(fold(wordsOf(field)[static_cast<std::size_t>(*choice)])) : std::nullopt;
}

bool holds(const Ticked& ticked, const std::string& word)
{
    return std::find(ticked.words.begin(), ticked.words.end(), word) != ticked.words.end();
}

std::vector<Ticked> ticksOf(const Query& query, QueryField field)
{
    std::vector<Ticked> ticks;
    for (const QueryPart& part : query.parts) {
        Ticked ticked{part, {}};
        bool others = part.holdsOrder;
        for (std::uint32_t n = part.firstNode; n < part.endNode; ++n) {
            const QueryNode& node = query.nodes[n];
            if (!isTick(node, field))
                others = others || node.kind != QueryNode::Kind::Or;
            else if (!holds(ticked, wordOf(node)))
                ticked.words.push_back(wordOf(node));
        }
        if (!others && !ticked.words.empty())
            ticks.push_back(std::move(ticked));
    }
    return ticks;
}

// The text with other ticks in place of `part`, and no blanks left over.
std::string replaced(std::string_view text, const QueryPart& part, QueryField field,
                     const std::vector<std::string>& words)
{
    const bool several = words.size() > 1;
    std::string terms(several ? "(" : "");
    for (const std::string& word : words) {
        if (word != words.front())
            terms += " OR ";
        terms += termFor(field, word);
    }
    if (several)
        terms += ')';
    std::string whole(trimmed(text.substr(0, part.position)));
    for (const std::string_view more : {std::string_view(terms), trimmed(text.substr(part.position + part.length))}) {
        if (!whole.empty() && !more.empty())
            whole += ' ';
        whole += more;
    }
    return whole;
}

std::optional<Query> parsed(std::string_view text)
{
    ParsedQuery result = parseQuery(text);
    if (auto* query = std::get_if<Query>(&result))
        return std::move(*query);
    return std::nullopt;
}

} // namespace

bool hasOneValue(QueryField field)
{
    switch (field) {
    case QueryField::Keyword:
    case QueryField::Activator:
    case QueryField::Skill:
    case QueryField::Prerequisite:
    case QueryField::Question:
    case QueryField::Is:
        return false;
    default:
        return true;
    }
}

std::vector<Facet> facetCounts(const PoolSet& found, const SearchIndex& index)
{
    std::vector<Facet> facets;
    facets.reserve(kFacets.size());
    for (const QueryField field : kFacets) {
        Facet facet{field, {}};
        const auto words = wordsOf(field);
        facet.values.reserve(words.size());
        for (std::size_t w = 0; w < words.size(); ++w) {
            const std::size_t count = found.countCommon(index.carrying(field, static_cast<int>(w)));
            facet.values.push_back({words[w], static_cast<int>(count)});
        }
        facets.push_back(std::move(facet));
    }
    // Where there is but one set, nothing is to be told apart.
    if (const auto sets = index.ownWords(QueryField::Set); sets.size() > 1) {
        Facet& facet = facets.emplace_back(Facet{QueryField::Set, {}});
        for (std::size_t set = 0; set < sets.size(); ++set)
            facet.values.push_back(
                {sets[set], static_cast<int>(found.countCommon(index.carryingOwn(QueryField::Set, set)))});
    }
    return facets;
}

std::string termFor(QueryField field, std::string_view word)
{
    const std::string value = fold(word);
    const char* quote = value.find_first_of(" ()") != std::string::npos ? "\"" : "";
    std::string term(factsOf(field).names[0]);
    return term.append(":").append(quote).append(value).append(quote);
}

bool hasTerm(std::string_view text, QueryField field, std::string_view word)
{
    const auto query = parsed(text);
    const auto tick = tickOf(field, word);
    if (!query || !tick)
        return false;
    const auto ticks = ticksOf(*query, field);
    return std::any_of(ticks.begin(), ticks.end(), [&](const Ticked& ticked) { return holds(ticked, *tick); });
}

std::string withTerm(std::string_view text, QueryField field, std::string_view word)
{
    const auto tick = tickOf(field, word);
    if (!tick || hasTerm(text, field, word))
        return std::string(text);
    const auto query = parsed(text);
    const std::string term = termFor(field, word);
    if (trimmed(text).empty())
        return term;
    if (!query)
        return std::string(trimmed(text)).append(" ").append(term);

    auto ticks = ticksOf(*query, field);
    if (hasOneValue(field) && !ticks.empty()) {
        ticks.front().words.push_back(*tick);
        return replaced(text, ticks.front().part, field, ticks.front().words);
    }
    if (query->isAlternatives)
        return std::string("(").append(trimmed(text)).append(") ").append(term);
    return std::string(trimmed(text)).append(" ").append(term);
}

std::string withoutTerm(std::string_view text, QueryField field, std::string_view word)
{
    const auto query = parsed(text);
    const auto tick = tickOf(field, word);
    if (!query || !tick)
        return std::string(text);
    // From the back, so that the places of the parts before stay true.
    std::string result(text);
    auto ticks = ticksOf(*query, field);
    std::reverse(ticks.begin(), ticks.end());
    for (Ticked& ticked : ticks) {
        if (holds(ticked, *tick)) {
            std::erase(ticked.words, *tick);
            result = replaced(result, ticked.part, field, ticked.words);
        }
    }
    return result;
}

} // namespace dossier
