#include "desk/search/deck_search.h"

#include "desk/deck_shelf.h"
#include "desk/game_box.h"
#include "desk/in_hand.h"
#include "desk/search/query_fault.h"
#include "domain/decks/deck_rules.h"

namespace dossier {

namespace {

DeckSearch::Found complaint(const QueryError& error, const std::string& text)
{
    const QueryFault fault = faultOf(error, text);
    return {std::nullopt, fault.problem, fault.at, fault.length};
}

} // namespace

DeckSearch::DeckSearch(const InHand& desk)
    : m_desk(desk)
    , m_cards(desk)
{}

DeckSearch::Found DeckSearch::find(const QString& text)
{
    if (text.trimmed().isEmpty())
        return {};
    const std::string words = text.toStdString();
    const ParsedQuery parsed = parseQuery(words);
    if (const auto* error = std::get_if<QueryError>(&parsed))
        return complaint(*error, words);
    const std::vector<std::int64_t> ids = learn();
    std::vector<DeckFacts> facts;
    for (const std::int64_t id : ids)
        facts.push_back(m_known.at(id).facts);
    const Query& query = std::get<Query>(parsed);
    const auto matched = matchDecks(query, facts, m_cards.index(query));
    if (const auto* error = std::get_if<QueryError>(&matched))
        return complaint(*error, words);
    Found found;
    found.decks.emplace();
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (std::get<IndexSet>(matched).contains(i))
            found.decks->insert(ids[i]);
    return found;
}

// Looks only at decks that changed since.
std::vector<std::int64_t> DeckSearch::learn()
{
    constexpr std::size_t kMany = 20; // from here on it is quicker to read all of them
    std::map<std::int64_t, Known> known;
    std::vector<std::int64_t> ids;
    std::vector<DeckSummary> unknown;
    for (DeckSummary& deck : m_desk.shelf.decks()) {
        ids.push_back(deck.id);
        const auto before = m_known.find(deck.id);
        if (before != m_known.end() && before->second.changed == deck.changed)
            known[deck.id] = std::move(before->second);
        else
            unknown.push_back(std::move(deck));
    }
    std::map<std::int64_t, Deck> decks;
    if (unknown.size() >= kMany)
        decks = m_desk.shelf.loadAll();
    for (const DeckSummary& summary : unknown) {
        if (unknown.size() < kMany)
            decks[summary.id] = m_desk.shelf.load(summary.id).value_or(Deck());
        known[summary.id] = {summary.changed, factsOfDeck(decks[summary.id])};
    }
    m_known = std::move(known);
    return ids;
}

DeckFacts DeckSearch::factsOfDeck(const Deck& deck) const
{
    DeckFacts facts = factsOf(deck, m_desk.box.cards);
    facts.legal = isLegal(checkDeck(deck, m_desk.box.cards, m_desk.box.formatOf(deck)));
    return facts;
}

} // namespace dossier
