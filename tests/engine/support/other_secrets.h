// The same game as far as one player can tell: everything hidden from him is different.
#pragma once

#include "engine/state/state.h"

#include <map>

namespace dossier::test {

// The others' hands, Bureau Decks and face-down cards are dealt anew among themselves where `observer` does not know
// what they are (ZONE-21, ZONE-24), and they hold other X-Files where nothing about those is public. With `ownDeck` his
// own deck lies in another order, too: that shows in what he draws next, but in nothing that he is told before.
GameState withOtherSecrets(const GameState& state, Seat observer, std::uint64_t seed, bool ownDeck = false);

// The same, and which card has taken the place of which.
struct OtherSecrets
{
    GameState state;
    std::map<CardRef, CardRef> places; // of those that have moved

    CardRef nowAt(CardRef card) const
    {
        const auto found = places.find(card);
        return found == places.end() ? card : found->second;
    }
    Thing nowAt(Thing thing) const { return thing.isCard() ? Thing(nowAt(thing.card())) : thing; }
};
OtherSecrets otherSecrets(const GameState& state, Seat observer, std::uint64_t seed, bool ownDeck = false);

} // namespace dossier::test
