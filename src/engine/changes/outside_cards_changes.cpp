#include "engine/changes/outside_cards_changes.h"

#include "engine/changes/zones_changes.h"
#include "engine/queries/table/outside_cards.h"

#include <cassert>

namespace dossier {

CardRef fetch(Play& play, Seat seat, CardIndex card, Place to)
{
    const int place = freePlace(play.state, seat);
    assert(place >= 0);
    play.state.player(seat).fetched[static_cast<std::size_t>(place)] = card;
    const CardRef ref(seat, play.match().cardCount(seat) + place);
    put(play, ref, to);
    play.tell({.kind = EventKind::Took,
               .seat = seat,
               .seenBy = static_cast<std::uint8_t>(1u << seat),
               .card = VisibleCard::open(card)});
    return ref;
}

} // namespace dossier
