#include "desk/free_copies.h"

#include "desk/deck_library.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"

#include <algorithm>

namespace dossier {

FreeCopies::FreeCopies(const OwnedCards& owned, const DeckLibrary& shelf, const OpenDeck& openDeck,
                       const CardPool& pool)
    : m_owned(owned)
    , m_shelf(shelf)
    , m_pool(pool)
{
    connect(&owned, &OwnedCards::changed, this, [this] {
        m_free.clear();
        emit changed();
    });
    connect(&shelf, &DeckLibrary::changed, this, &FreeCopies::forgetDecks);
    connect(&openDeck, &OpenDeck::changed, this, &FreeCopies::forgetDecks);
}

int FreeCopies::of(CardIndex card) const
{
    return all()[card];
}

int FreeCopies::inUse(CardIndex card) const
{
    return std::max(0, m_owned.copies(card) - m_owned.lent(card)) - all()[card];
}

int FreeCopies::lent(CardIndex card) const
{
    return m_owned.lent(card);
}

const CopyCounts& FreeCopies::all() const
{
    if (m_free.empty())
        m_free = freeCopies(owned(), lent(), builtDecks(), m_pool);
    return m_free;
}

CopyCounts FreeCopies::owned() const
{
    CopyCounts copies(m_pool.size());
    for (CardIndex card = 0; card < copies.size(); ++card)
        copies[card] = m_owned.copies(card);
    return copies;
}

CopyCounts FreeCopies::lent() const
{
    CopyCounts copies(m_pool.size());
    for (CardIndex card = 0; card < copies.size(); ++card)
        copies[card] = m_owned.lent(card);
    return copies;
}

CopyCounts FreeCopies::atHand() const
{
    return copiesAtHand(owned(), lent());
}

CopyCounts FreeCopies::forDeck(std::int64_t deck) const
{
    std::vector<Deck> others;
    for (const DeckSummary& summary : m_shelf.decks())
        if (summary.state == DeckState::Built && summary.id != deck)
            if (auto other = m_shelf.load(summary.id))
                others.push_back(std::move(*other));
    return freeCopies(owned(), lent(), others, m_pool);
}

void FreeCopies::forgetDecks()
{
    m_decksKnown = false;
    m_free.clear();
    emit changed();
}

const std::vector<Deck>& FreeCopies::builtDecks() const
{
    if (m_decksKnown)
        return m_built;
    m_built.clear();
    for (const DeckSummary& summary : m_shelf.decks())
        if (summary.state == DeckState::Built)
            if (auto deck = m_shelf.load(summary.id))
                m_built.push_back(std::move(*deck));
    m_decksKnown = true;
    return m_built;
}

} // namespace dossier
