#include "desk/playtest/opponents.h"

#include "box/sample_decks.h"
#include "domain/advice/deck_filler.h"

#include <algorithm>

namespace dossier {

std::vector<Deck> shippedOpponents(const GameData& box, Game game)
{
    const Format& format = box.format(game);
    const int size = box.advanced.minimumSize; // the Basic Game asks for none
    std::vector<Deck> decks;
    for (const Deck& deck : sampleDecks(box.cards))
        decks.push_back(filled(deck, std::max(0, size - bureauDeckSize(deck)), box.cards, format));
    return decks;
}

} // namespace dossier
