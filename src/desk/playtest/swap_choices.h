// Which exchanges of cards are worth trying in a deck, for window and command line.
#pragma once

#include "domain/collection/availability.h"
#include "domain/decks/deck_rules.h"
#include "engine/players/playtest/swaps.h"

namespace dossier {

inline constexpr std::size_t kMostSwaps = 2000; // tried at once

class SwapChoices
{
public:
    // All must outlive this.
    SwapChoices(const Deck& deck, const CardPool& pool, const Format& format);

    // Unless it is there already, changes nothing, or breaks a rule that the deck keeps as it is. Answers whether it
    // was taken.
    bool add(const CardSwap& swap);
    const std::vector<CardSwap>& all() const { return m_swaps; }

private:
    int errorsOf(const Deck& deck) const;

    const Deck& m_deck;
    const CardPool& m_pool;
    const Format& m_format;
    int m_errors;
    std::vector<CardSwap> m_swaps;
};

// Cards with more copies in `free` than the deck uses.
std::vector<CardIndex> freeBeside(const CopyCounts& free, const Deck& deck, const CardPool& pool);

} // namespace dossier
