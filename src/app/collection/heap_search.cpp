#include "app/collection/heap_search.h"

#include "desk/card_search.h"
#include "desk/deck_shelf.h"
#include "desk/desk.h"
#include "desk/free_copies.h"
#include "desk/game_box.h"
#include "desk/open_deck.h"
#include "domain/collection/completion.h"
#include "domain/search/heap_match.h"

namespace dossier {

namespace {

PoolSet cardsOf(const Deck& deck, const CardPool& pool)
{
    PoolSet cards(pool.size());
    for (int zone = 0; zone < kZones; ++zone)
        for (const DeckEntry& entry : deck.zone(static_cast<Zone>(zone)))
            cards.insert(entry.card);
    return cards;
}

} // namespace

HeapSearch::HeapSearch(const Desk& desk)
    : m_desk(desk)
{}

HeapSearch::~HeapSearch() = default;

HeapSearch::Found HeapSearch::find(const QString& text)
{
    if (text.trimmed().isEmpty())
        return {};
    const std::string words = text.toStdString();
    const ParsedQuery parsed = parseQuery(words);
    if (const auto* error = std::get_if<QueryError>(&parsed))
        return {nullptr, nullptr, faultOf(*error, words)};
    const auto query = std::make_shared<Query>(std::get<Query>(parsed));
    // Over no heaps at all a query fails as it does over all of them.
    const MatchedRows tried = matchHeaps(*query, HeapTable(m_desk.box.cards), index(), context());
    if (const auto* error = std::get_if<QueryError>(&tried))
        return {nullptr, nullptr, faultOf(*error, words)};
    Found found;
    found.filter = [this, query](const HeapTable& heaps) -> std::optional<IndexSet> {
        MatchedRows rows = matchHeaps(*query, heaps, index(), context());
        return std::holds_alternative<IndexSet>(rows) ? std::optional(std::get<IndexSet>(std::move(rows)))
                                                      : std::nullopt;
    };
    if (query->order.given())
        found.order = [this, query](const HeapTable& heaps) {
            return sortKeys(query->order, heaps, index(), context());
        };
    return found;
}

const SearchIndex& HeapSearch::index()
{
    if (!m_index)
        m_index = std::make_unique<SearchIndex>(m_desk.box.cards, searchedTexts(m_desk));
    return *m_index;
}

QueryContext HeapSearch::context()
{
    const CardPool& pool = m_desk.box.cards;
    m_owned = m_desk.free.owned();
    m_spare = spareCopies(m_desk.free.all());
    m_deck = copiesIn(m_desk.openDeck.deck(), pool);
    QueryContext context;
    context.owned = m_owned;
    context.spare = m_spare;
    context.deck = m_deck;
    context.deckNames = [this] {
        std::vector<std::string> names;
        for (const DeckSummary& deck : m_desk.shelf.decks())
            names.push_back(deck.name.toStdString());
        return names;
    };
    context.cardsInDeck = [this, &pool](const std::string& name) {
        return cardsOf(m_desk.shelf.find(QString::fromStdString(name)).value_or(Deck()), pool);
    };
    return context;
}

} // namespace dossier
