// Sites in the Field: at whom they are directed, which Team goes there, what they demand and ask (CASE, SITE).
#pragma once

#include "engine/state/card_facts.h"
#include "engine/state/place.h"
#include "engine/state/state.h"
#include "engine/state/thing.h"

namespace dossier {

template <typename Visit>
void forEachSite(const GameState& state, Seat seat, Visit visit)
{
    state.player(seat).table.forEach([&](int index) {
        const CardRef card(seat, index);
        if (placeOf(state, card) == Place::Field && factsOf(state, card).type == CardType::Site)
            visit(card);
    });
}

// CASE-6, MULTI-4: stays as it was announced.
inline Seat directedAt(const GameState& state, CardRef site)
{
    return marking(state, site).hostOwner;
}

// INV-2: the Team that will investigate, or kNoTeam.
inline std::uint8_t teamAt(const GameState& state, CardRef site)
{
    const std::uint8_t host = hosting(state, site);
    return host == kNoCard ? kNoTeam : host;
}

} // namespace dossier
