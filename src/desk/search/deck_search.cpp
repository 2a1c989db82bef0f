#include "desk/search/deck_search.h"

#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/in_hand.h"
#include "desk/search/query_fault.h"
#include "domain/decks/deck_rules.h"

namespace dossier {

namespace {

DeckSearch::Found deckComplaint(const QueryError& error, const std::string& text)
{
    const QueryFault fault = faultOf(error, text);
    return {std::nullopt, fault.problem, fault.at, fault.length};
}

} // namespace

DeckFacts factsOf(const DeckSummary& deck)
{
    DeckFacts facts;
    facts.name = deck.name.toStdString();
    facts.folder = deck.folder.toStdString();
    facts.tags = deck.tags;
    facts.game = deck.game;
    facts.built = deck.state == DeckState::Built;
    return facts;
}

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
        return deckComplaint(*error, words);
    const Query& query = std::get<Query>(parsed);
    const FactsAsked asks = factsAsked(query);
    const std::vector<DeckSummary> decks = m_desk.shelf.decks();
    if (asks.cards)
        learn(decks, asks.legality);
    std::vector<DeckFacts> facts;
    facts.reserve(decks.size());
    for (const DeckSummary& deck : decks)
        facts.push_back(asks.cards ? m_known.at(deck.id).facts : factsOf(deck));
    const auto matched = matchDecks(query, facts, m_cards.index(query));
    if (const auto* error = std::get_if<QueryError>(&matched))
        return deckComplaint(*error, words);
    Found found;
    found.decks.emplace();
    for (std::size_t i = 0; i < decks.size(); ++i)
        if (std::get<IndexSet>(matched).contains(i))
            found.decks->insert(decks[i].id);
    return found;
}

// Looks only at decks that changed since, or whose legality nobody asked for before.
void DeckSearch::learn(const std::vector<DeckSummary>& decks, bool legality)
{
    constexpr std::size_t kMany = 20; // from here on it is quicker to read all of them
    std::map<std::int64_t, Known> known;
    std::vector<const DeckSummary*> unknown;
    for (const DeckSummary& deck : decks) {
        const auto before = m_known.find(deck.id);
        if (before != m_known.end() && before->second.changed == deck.changed &&
            (!legality || before->second.facts.legal))
            known[deck.id] = std::move(before->second);
        else
            unknown.push_back(&deck);
    }
    std::map<std::int64_t, Deck> loaded;
    if (unknown.size() >= kMany)
        loaded = m_desk.shelf.loadAll();
    for (const DeckSummary* summary : unknown) {
        if (unknown.size() < kMany)
            loaded[summary->id] = m_desk.shelf.load(summary->id).value_or(Deck());
        known[summary->id] = {summary->changed, factsOfDeck(loaded[summary->id], legality)};
    }
    m_known = std::move(known);
}

DeckFacts DeckSearch::factsOfDeck(const Deck& deck, bool legality) const
{
    DeckFacts facts = factsOf(deck, m_desk.box.cards);
    if (legality)
        facts.legal = isLegal(checkDeck(deck, m_desk.box.cards, m_desk.box.formatOf(deck)));
    return facts;
}

} // namespace dossier
