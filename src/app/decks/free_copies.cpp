#include "app/decks/free_copies.h"

#include "app/collection/free_copies.h"
#include "app/decks/deck_shelf.h"
#include "app/desk.h"
#include "app/game_box.h"

namespace dossier {

CopyCounts ownedNow(const Desk& desk)
{
    return desk.free.owned();
}

CopyCounts freeNow(const Desk& desk, std::int64_t except)
{
    if (except == 0)
        return desk.free.all();
    std::vector<Deck> built;
    for (const DeckSummary& deck : desk.shelf.decks())
        if (deck.state == DeckState::Built && deck.id != except)
            if (const auto loaded = desk.shelf.load(deck.id))
                built.push_back(*loaded);
    return freeCopies(ownedNow(desk), built, desk.box.cards);
}

int copiesInUse(const Desk& desk, CardIndex card)
{
    return desk.free.inUse(card);
}

} // namespace dossier
