// Damage on its way from who deals it to who takes it: allotted, reduced, absorbed, counted (COMBAT-22 to COMBAT-31,
// OQ-37). Inside a round it is the round's, and counts with all the rest; outside Combat a departure carries it
// (COMBAT-54).
#pragma once

#include "engine/queries/meaning/fighters.h"

#include <span>
#include <vector>

namespace dossier {

// How far a hit has come.
enum HitStage : std::uint8_t { kHitAllotted, kHitReduced, kHitCounted, kHitTold };

// --- For texts ------------------------------------------------------------------------------------------------------

// What would be counted on this Agent if nobody absorbed anything more.
int threatening(const GameState& state, CardRef agent);
// The most that one source has dealt this combatant in the round under way, after reductions, not cut off at his Health
// (COMBAT-59, OQ-106).
int hardestHit(const GameState& state, Thing combatant);
inline bool hitFor(const GameState& state, Thing combatant, int amount)
{
    return hardestHit(state, combatant) >= amount;
}
// By how much the side of `seat` has dealt more in the round under way than the other (OQ-73).
int damageLead(const GameState& state, Seat seat);

// --- For rounds and departures --------------------------------------------------------------------------------------

// Whom a combatant may hit in this round: his enemies, or whom a text puts in their place (Aim), without those whom a
// text keeps from him as long as others can take it.
Combatants targetsOf(const GameState& state, const Frame& round, Combatant source);
// Who says whom he hits (COMBAT-27, Aim).
Seat aims(const GameState& state, const Frame& round, Combatant source);

// The hits that belong to a Round or Departure frame begin at its `chosen`.
bool hasHits(const GameState& state, const Frame& frame, HitStage stage);

// A Shield against one source that has not been named yet (OQ-104), an index into the modifiers, and who may be named;
// -1 where there is none.
int unnamedShield(const GameState& state, const Frame& round);
// Calls `visit(Combatant)` for each source that could be named.
template <typename Visit>
void forEachSourceAgainst(const GameState& state, const Frame& round, Thing shielded, Visit visit)
{
    std::uint64_t seen = 0;
    for (int i = round.as<RoundFrame>().firstHit; i < state.hitCount; ++i) {
        const Hit& hit = state.hits[static_cast<std::size_t>(i)];
        if (hit.stage != kHitAllotted || hit.amount == 0 || combatantThing(state, round, hit.target) != shielded)
            continue;
        if ((seen >> (hit.source & 63) & 1u) == 0)
            visit(hit.source);
        seen |= std::uint64_t{1} << (hit.source & 63);
    }
}
// The hits of a Round or Departure frame.
std::span<const Hit> hitsOf(const GameState& state, const Frame& frame);
// Whoever carries damage now: the round, or the departure of damage outside Combat.
const Frame* carrier(const GameState& state);
// An Agent outside Combat, else whoever fights; nothing where he is gone.
Thing whoIsHit(const GameState& state, const Frame& frame, const Hit& hit);
// Nothing outside a round.
Thing whoHits(const GameState& state, const Frame& frame, const Hit& hit);
// Bears OCCULT, fighters that are no card apart.
bool isOccult(const GameState& state, Thing whom);

// --- Reduction (COMBAT-30, OQ-104, OQ-110, OQ-112) ------------------------------------------------------------------

// How much of what was meant for one combatant or Agent a text has kept off him.
struct Prevented
{
    Thing target{};
    CardRef by{};
    int amount = 0;
};

// Takes up to `amount` off the hits on `whom` that have come this far, the largest first; gives how much it took off.
int takeOff(std::span<Hit> hits, const GameState& state, const Frame& frame, Thing whom, HitStage stage, int amount);
// Shields, then halving, each source by itself; who asks is given what they have kept off. The hits of a Round or
// Departure frame, or what would become of them.
void reduce(std::span<Hit> hits, const GameState& state, const Frame& frame,
            std::vector<Prevented>* prevented = nullptr);
// The card whose text keeps off all damage, from whomever it comes; none where there is no such text.
CardRef keepsOffAll(const GameState& state, const Frame& round, Thing target);

} // namespace dossier
