#include "engine/players/playtest/blank.h"

#include <algorithm>

namespace dossier {

CardPool withBlank(const CardPool& pool)
{
    std::vector<Card> cards(pool.cards().begin(), pool.cards().end());
    Card& blank = cards.emplace_back();
    blank.id = "blank";
    blank.title = "blank";
    blank.type = CardType::XFile;
    return CardPool(std::move(cards));
}

Deck blanked(const Deck& deck, CardIndex card, const CardPool& pool)
{
    Deck changed = deck;
    std::erase_if(changed.team, [&](const DeckEntry& entry) { return pool.sameInPlay(entry.card, card); });
    for (DeckEntry& entry : changed.bureauDeck)
        if (pool.sameInPlay(entry.card, card))
            entry.card = blankOf(pool);
    return changed;
}

} // namespace dossier
