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
    std::vector<int> choices;
};

bool isTick(const QueryNode& node, QueryField field)
{
    return node.kind == QueryNode::Kind::Term && node.field == field && node.choice && !node.number &&
           (node.op == QueryOp::Has || node.op == QueryOp::Equal);
}

bool holds(const Ticked& ticked, int choice)
{
    return std::find(ticked.choices.begin(), ticked.choices.end(), choice) != ticked.choices.end();
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
            else if (!holds(ticked, *node.choice))
                ticked.choices.push_back(*node.choice);
        }
        if (!others && !ticked.choices.empty())
            ticks.push_back(std::move(ticked));
    }
    return ticks;
}

// The text with other ticks in place of `part`, and no blanks left over.
std::string replaced(std::string_view text, const QueryPart& part, QueryField field, const std::vector<int>& choices)
{
    const bool several = choices.size() > 1;
    std::string terms(several ? "(" : "");
    for (const int choice : choices) {
        if (choice != choices.front())
            terms += " OR ";
        terms += termFor(field, wordsOf(field)[static_cast<std::size_t>(choice)]);
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
    const auto choice = matchWord(field, word).value;
    if (!query || !choice)
        return false;
    const auto ticks = ticksOf(*query, field);
    return std::any_of(ticks.begin(), ticks.end(), [&](const Ticked& ticked) { return holds(ticked, *choice); });
}

std::string withTerm(std::string_view text, QueryField field, std::string_view word)
{
    const auto choice = matchWord(field, word).value;
    if (!choice || hasTerm(text, field, word))
        return std::string(text);
    const auto query = parsed(text);
    const std::string term = termFor(field, word);
    if (trimmed(text).empty())
        return term;
    if (!query)
        return std::string(trimmed(text)).append(" ").append(term);

    auto ticks = ticksOf(*query, field);
    if (hasOneValue(field) && !ticks.empty()) {
        ticks.front().choices.push_back(*choice);
        return replaced(text, ticks.front().part, field, ticks.front().choices);
    }
    if (query->isAlternatives)
        return std::string("(").append(trimmed(text)).append(") ").append(term);
    return std::string(trimmed(text)).append(" ").append(term);
}

std::string withoutTerm(std::string_view text, QueryField field, std::string_view word)
{
    const auto query = parsed(text);
    const auto choice = matchWord(field, word).value;
    if (!query || !choice)
        return std::string(text);
    // From the back, so that the places of the parts before stay true.
    std::string result(text);
    auto ticks = ticksOf(*query, field);
    std::reverse(ticks.begin(), ticks.end());
    for (Ticked& ticked : ticks) {
        if (holds(ticked, *choice)) {
            std::erase(ticked.choices, *choice);
            result = replaced(result, ticked.part, field, ticked.choices);
        }
    }
    return result;
}

} // namespace dossier
