#include "desk/playtest/opponents.h"

#include "box/fixed_packs.h"
#include "box/sample_decks.h"
#include "domain/advice/deck_filler.h"

#include <algorithm>

namespace dossier {

std::vector<Deck> shippedOpponents(const GameData& box, Game game)
{
    const Format& format = box.format(game);
    const int size = box.advanced.minimumSize; // the Basic Game asks for none
    std::vector<Deck> decks;
    for (Deck& deck : sampleDecks(box.cards)) {
        deck.name = shippedName(deck).toStdString(); // as at the table: it is whole
        const int missing = std::max(0, size - bureauDeckSize(deck));
        decks.push_back(filled(std::move(deck), missing, box.cards, format));
    }
    return decks;
}

} // namespace dossier
