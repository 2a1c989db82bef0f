#include "app/decks/free_copies.h"

#include "app/collection/owned_cards.h"
#include "app/decks/deck_shelf.h"
#include "app/desk.h"
#include "app/game_box.h"

namespace dossier {

CopyCounts ownedNow(const Desk& desk)
{
    CopyCounts copies(desk.box.cards.size());
    for (CardIndex card = 0; card < copies.size(); ++card)
        copies[card] = desk.owned.copies(card);
    return copies;
}

CopyCounts freeNow(const Desk& desk, std::int64_t except)
{
    std::vector<Deck> built;
    for (const DeckSummary& deck : desk.shelf.decks())
        if (deck.state == DeckState::Built && deck.id != except)
            if (const auto loaded = desk.shelf.load(deck.id))
                built.push_back(*loaded);
    return freeCopies(ownedNow(desk), built, desk.box.cards);
}

int copiesInUse(const Desk& desk, CardIndex card)
{
    return desk.owned.copies(card) - freeNow(desk)[card];
}

} // namespace dossier
