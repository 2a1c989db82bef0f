// Where in the rules a game stands: which window is open, what waits, which check or Combat is under way.
#pragma once

#include "engine/state/state.h"
#include "engine/state/thing.h"

namespace dossier {

struct Moment
{
    WindowKind window = WindowKind::Open;
    bool open = false;        // a window is open at all
    bool answersOnly = false; // BLUFF-26: only what answers the Bluff in use
    bool response = false;    // something waits to resolve
    const Frame* check = nullptr;
    const Frame* site = nullptr; // being investigated, or about to be
    const Frame* combat = nullptr;
    int checkDepth = 0; // of the check or round that counts for CHECK-14; 0: none

    bool siteCheck() const { return check && check->has(CheckFlag::ForSite); }
};

Moment momentOf(const GameState& state);

// Who has the first option now: the Investigating Player; in a round of Combat, but for departures, the player of the
// Adversary (COMBAT-53).
Seat firstOption(const GameState& state);

// --- The Basic Game -------------------------------------------------------------------------------------------------

// Whether any card may be played in this phase; in the others only one whose text names them (BASIC-40, OQ-160).
constexpr bool isForCards(Phase phase)
{
    return phase == Phase::Requisition || phase == Phase::Investigation;
}
// In its Requisition Phase the Investigating Player plays alone and nobody answers (BASIC-50).
bool playsAlone(const GameState& state);

// --- The option -----------------------------------------------------------------------------------------------------

// Whether all have passed in a row, so that the window or what waits on top is done (PLAY-60).
bool allPassed(const GameState& state);

} // namespace dossier
