#include "desk/playtest/swap_choices.h"

#include <algorithm>

namespace dossier {

SwapChoices::SwapChoices(const Deck& deck, const CardPool& pool, const Format& format)
    : m_deck(deck)
    , m_pool(pool)
    , m_format(format)
    , m_errors(errorsOf(deck))
{}

bool SwapChoices::add(const CardSwap& swap)
{
    const bool known = std::ranges::any_of(m_swaps, [&](const CardSwap& other) { // printings of one card are one
        return m_pool.sameInPlay(other.out, swap.out) && m_pool.sameInPlay(other.in, swap.in);
    });
    if (known || m_pool.sameInPlay(swap.out, swap.in) || errorsOf(swapped(m_deck, swap)) > m_errors)
        return false;
    m_swaps.push_back(swap);
    return true;
}

// Killer cards nobody agreed to are among them.
int SwapChoices::errorsOf(const Deck& deck) const
{
    return hindrances(checkDeck(deck, m_pool, m_format));
}

std::vector<CardIndex> freeBeside(const CopyCounts& free, const Deck& deck, const CardPool& pool)
{
    const CopyCounts used = copiesIn(deck, pool);
    std::vector<CardIndex> cards;
    for (std::size_t card = 0; card < free.size(); ++card)
        if (free[card] > used[card])
            cards.push_back(static_cast<CardIndex>(card));
    return cards;
}

} // namespace dossier
