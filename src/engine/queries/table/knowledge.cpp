#include "engine/queries/table/knowledge.h"

#include "engine/queries/table/borrowing.h"

namespace dossier {

namespace {

std::uint8_t knownBy(const GameState& state, CardRef card)
{
    return marking(state, card).knownBy();
}

} // namespace

bool isHidden(const GameState& state, CardRef card)
{
    switch (placeOf(state, card)) {
    case Place::Deck:
    case Place::Hand:
        return true;
    case Place::UnderSite:
        return !isTurnedUp(state, card);
    default:
        return isHeld(state, card);
    }
}

bool knows(const GameState& state, Seat seat, CardRef card)
{
    if (!isHidden(state, card))
        return true;
    // BLUFF-23; a face-down card that another has now (OQ-68) has been hidden by its owner all the same.
    const Place place = placeOf(state, card);
    const bool own = (place != Place::Deck && controllerOf(state, card) == seat) ||
                     (place == Place::UnderSite && card.owner() == seat);
    return own || (knownBy(state, card) >> seat & 1u) != 0;
}

bool staysKnown(Place from, Place to)
{
    const bool hidden = from == Place::Deck || from == Place::UnderSite;
    return hidden && (to == Place::Hand || to == Place::UnderSite);
}

} // namespace dossier
