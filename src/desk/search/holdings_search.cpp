#include "desk/search/holdings_search.h"

#include "desk/deck_library.h"
#include "desk/free_copies.h"
#include "desk/in_hand.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "desk/searched_heaps.h"
#include "domain/collection/completion.h"

#include <algorithm>

namespace dossier {

namespace {

bool asks(const Query& query, QueryField field, SortKey key)
{
    return query.order.key == key ||
           std::ranges::any_of(query.nodes, [field](const QueryNode& node) { return node.field == field; });
}

bool speaksOfWishes(const Query& query)
{
    return asks(query, QueryField::Want, SortKey::Want) || asks(query, QueryField::Trade, SortKey::Trade);
}

// Of what no sum by card can answer.
bool speaksOfHeaps(const Query& query)
{
    return std::ranges::any_of(query.nodes, [](const QueryNode& node) {
        return node.field == QueryField::Location || node.field == QueryField::Condition ||
               node.field == QueryField::Language || node.field == QueryField::Note;
    });
}

PoolSet cardsOf(const Deck& deck, const CardPool& pool)
{
    PoolSet cards(pool.size());
    for (int zone = 0; zone < kZones; ++zone)
        for (const DeckEntry& entry : deck.zone(static_cast<Zone>(zone)))
            cards.insert(entry.card);
    return cards;
}

} // namespace

HoldingsInHand::HoldingsInHand(const InHand& hand)
    : m_hand(hand)
{}

CopyCounts HoldingsInHand::owned()
{
    return m_hand.free.owned();
}

CopyCounts HoldingsInHand::free()
{
    return m_hand.free.all();
}

std::optional<Holdings::Wishes> HoldingsInHand::wishes()
{
    SearchedHeaps& heaps = m_hand.owned.searched();
    return heaps.table() ? std::optional(Wishes{heaps.wanted(), heaps.forTrade()}) : std::nullopt;
}

const HeapTable* HoldingsInHand::heaps()
{
    return m_hand.owned.searched().table();
}

std::vector<std::string> HoldingsInHand::deckNames()
{
    std::vector<std::string> names;
    for (const DeckSummary& deck : m_hand.shelf.decks())
        names.push_back(deck.name.toStdString());
    return names;
}

std::optional<Deck> HoldingsInHand::deckNamed(const QString& name)
{
    return m_hand.shelf.find(name);
}

const Deck* HoldingsInHand::deck()
{
    return &m_hand.openDeck.deck();
}

QuerySight::QuerySight(Holdings& holdings, const CardPool& pool)
    : m_holdings(holdings)
    , m_pool(pool)
{}

bool QuerySight::mustWait(const Query& query)
{
    return (speaksOfHeaps(query) && !m_holdings.heaps()) || (speaksOfWishes(query) && !m_holdings.wishes());
}

QueryContext QuerySight::ofHeaps(const Query& query)
{
    QueryContext context;
    const Deck* deck = m_holdings.deck();
    m_inDeck = deck ? copiesIn(*deck, m_pool) : CopyCounts();
    context.deck = m_inDeck;
    if (asks(query, QueryField::Own, SortKey::Own))
        m_owned = m_holdings.owned();
    context.owned = m_owned;
    if (asks(query, QueryField::Spare, SortKey::Spare))
        m_spare = spareCopies(m_holdings.free());
    context.spare = m_spare;
    context.deckNames = [this] { return m_holdings.deckNames(); };
    context.cardsInDeck = [this](const std::string& name) {
        return cardsOf(m_holdings.deckNamed(QString::fromStdString(name)).value_or(Deck()), m_pool);
    };
    return context;
}

QueryContext QuerySight::ofCards(const Query& query)
{
    QueryContext context = ofHeaps(query);
    if (speaksOfHeaps(query))
        context.heaps = m_holdings.heaps();
    if (!speaksOfWishes(query))
        return context;
    if (const auto wishes = m_holdings.wishes()) {
        context.wanted = wishes->wanted;
        context.forTrade = wishes->forTrade;
    }
    return context;
}

} // namespace dossier
