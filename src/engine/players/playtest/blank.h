// What a card is worth to its deck: the same games once more with a blank in its place.
//
// The blank is a card added to a copy of the card pool: of the type of an X-File, but with no characteristics, no Cost
// and no text. The rules let nobody play, place, buy or sell such a card, in either game, and no text looks for it; it
// is drawn, held, counted against the hand limit and discarded, as an empty sleeve would be. All copies of the card are
// replaced; a blank lies where the card lay before the shuffle, so that with one seed every other card comes as it
// came. A starting Agent has no place that a blank could take: he is left out.
#pragma once

#include "domain/decks/deck.h"

namespace dossier {

// The cards of `pool` in their order, and one blank behind them.
CardPool withBlank(const CardPool& pool);
inline CardIndex blankOf(const CardPool& withBlank)
{
    return static_cast<CardIndex>(withBlank.size() - 1);
}
// Every copy of this card in Team and Bureau Deck, of all its printings (SET-1), replaced as said above. `pool` holds
// the blank.
Deck blanked(const Deck& deck, CardIndex card, const CardPool& pool);

} // namespace dossier
