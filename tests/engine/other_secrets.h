// The same game as far as one player can tell: everything hidden from him is different.
#pragma once

#include "engine/state/state.h"

namespace dossier::test {

// The others' hands, Bureau Decks and face-down cards are dealt anew among themselves where `observer` does not know
// what they are (ZONE-21, ZONE-24), and they hold other X-Files where nothing about those is public.
GameState withOtherSecrets(const GameState& state, Seat observer, std::uint64_t seed);

} // namespace dossier::test
