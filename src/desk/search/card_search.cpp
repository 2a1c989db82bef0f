#include "desk/search/card_search.h"

#include "desk/in_hand.h"
#include "domain/search/query_facets.h"

#include <numeric>

namespace dossier {

namespace {

CardSearch::Found complaint(const QueryError& error, const std::string& text)
{
    const QueryFault fault = faultOf(error, text);
    CardSearch::Found found;
    found.problem = fault.problem;
    found.faultAt = fault.at;
    found.faultLength = fault.length;
    return found;
}

} // namespace

CardSearch::CardSearch(SearchedCards cards, std::unique_ptr<Holdings> holdings)
    : m_cards(std::move(cards))
    , m_holdings(std::move(holdings))
    , m_sight(*m_holdings, m_cards.pool())
{}

CardSearch::CardSearch(const InHand& hand)
    : CardSearch(SearchedCards(hand), std::make_unique<HoldingsInHand>(hand))
{}

CardSearch::Found CardSearch::find(const QString& text)
{
    Found found;
    if (text.trimmed().isEmpty()) {
        found.cards.resize(m_cards.pool().size());
        std::iota(found.cards.begin(), found.cards.end(), CardIndex{0});
        return found;
    }
    const std::string words = text.toStdString();
    const ParsedQuery parsed = parseQuery(words);
    if (const auto* error = std::get_if<QueryError>(&parsed))
        return complaint(*error, words);
    const Query& query = std::get<Query>(parsed);
    if (m_sight.mustWait(query)) {
        found.mustWait = true;
        found.problem = tr("Your collection is being read: the answer comes by itself.");
        return found;
    }
    const QueryContext known = m_sight.ofCards(query);
    const SearchIndex& index = m_cards.index(query);
    const MatchedCards matched = matchCards(query, index, known);
    if (const auto* error = std::get_if<QueryError>(&matched))
        return complaint(*error, words);
    found.cards = sorted(std::get<PoolSet>(matched), query.order, index, known);
    found.ordered = query.order.given();
    return found;
}

std::vector<FacetGroup> CardSearch::facets(const QString& text)
{
    const std::string words = text.toStdString();
    const MatchedCards matched = match(words);
    if (!std::holds_alternative<PoolSet>(matched))
        return {};
    std::vector<FacetGroup> groups;
    for (const Facet& facet : facetCounts(std::get<PoolSet>(matched), m_cards.index())) {
        FacetGroup group{facet.field, {}};
        std::string without = words;
        for (std::size_t i = 0; i < facet.values.size(); ++i) {
            const bool ticked = hasTerm(words, facet.field, facet.values[i].word);
            if (ticked)
                without = withoutTerm(without, facet.field, facet.values[i].word);
            FacetChoice choice{.place = static_cast<int>(i), .count = facet.values[i].count, .ticked = ticked};
            if (facet.field == QueryField::Set)
                choice.name = QString::fromStdString(std::string(facet.values[i].word));
            group.choices.push_back(std::move(choice));
        }
        if (hasOneValue(facet.field) && without != words)
            countWithout(group, without);
        groups.push_back(std::move(group));
    }
    return groups;
}

void CardSearch::countWithout(FacetGroup& group, const std::string& text)
{
    const MatchedCards matched = match(text);
    if (const auto* cards = std::get_if<PoolSet>(&matched))
        for (FacetChoice& choice : group.choices)
            choice.count = static_cast<int>(cards->countCommon(carrying(group.field, choice.place)));
}

const PoolSet& CardSearch::carrying(QueryField field, int place)
{
    return field == QueryField::Set ? m_cards.index().carryingOwn(field, static_cast<std::size_t>(place))
                                    : m_cards.index().carrying(field, place);
}

std::string CardSearch::wordOf(QueryField field, int place)
{
    const auto words = field == QueryField::Set ? m_cards.index().ownWords(field) : wordsOf(field);
    return std::string(words[static_cast<std::size_t>(place)]);
}

MatchedCards CardSearch::match(const std::string& text)
{
    const ParsedQuery parsed = parseQuery(text);
    if (const auto* error = std::get_if<QueryError>(&parsed))
        return *error;
    const Query& query = std::get<Query>(parsed);
    return matchCards(query, m_cards.index(query), m_sight.ofCards(query));
}

QStringList CardSearch::nearTitles(const QString& text) const
{
    QStringList titles;
    const ParsedQuery parsed = parseQuery(text.toStdString());
    const auto* query = std::get_if<Query>(&parsed);
    const auto words = query ? plainWords(*query) : std::nullopt;
    if (!words)
        return titles;
    for (const CardIndex card : m_cards.pool().nearTitles(*words))
        titles << QString::fromStdString(m_cards.pool()[card].title);
    return titles;
}

} // namespace dossier
