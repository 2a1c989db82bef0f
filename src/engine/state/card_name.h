// How a card is named to somebody: by its title where he may know it, else by where it lies (ZONE-21).
#pragma once

#include "engine/state/card_facts.h"
#include "engine/state/place.h"
#include "engine/state/thing.h"

namespace dossier {

// Without owner and title it is no card at all.
struct CardName
{
    Seat owner = kNoSeat;
    CardIndex card = kNoCardIndex; // kNoCardIndex: he may not know which it is
    Place place = Place::Outside;
    CardIndex host = kNoCardIndex; // what it lies on or under; kNoCardIndex: nothing, or nothing he may know

    explicit operator bool() const { return owner != kNoSeat || isKnown(); }
    bool isKnown() const { return card != kNoCardIndex; }
    bool operator==(const CardName&) const = default;
};

} // namespace dossier
