// What outlasts the moment it was made: bonuses, penalties and bans, each with its source and its end (OQ-97).
#pragma once

#include "engine/play.h"

namespace dossier {

inline std::span<const Modifier> modifiersOf(const GameState& state)
{
    return {state.modifiers.data(), state.modifierCount};
}
// Everything of one kind that is in force: what lasts, and what is read off the cards that lie there (their `while`).
// Calls `visit(const Modifier&)`.
template <typename Visit>
void forEachInForce(const GameState& state, ModifierKind kind, Visit visit)
{
    for (const Modifier& modifier : modifiersOf(state))
        if (modifier.kind == kind)
            visit(modifier);
}

// False where there is no room left.
bool addModifier(Play& play, Modifier modifier);
// Ends those of a duration, of the frame at `depth` or of any where it is 0.
void endModifiers(GameState& state, Duration until, int depth = 0);
void endModifiersFrom(GameState& state, CardRef source);

// The number of frames up to the nearest frame of this kind below the top, or 0 where there is none.
int depthOf(const GameState& state, FrameKind kind);
inline const Frame* nearest(const GameState& state, FrameKind kind)
{
    const int depth = depthOf(state, kind);
    return depth == 0 ? nullptr : &state.frames[static_cast<std::size_t>(depth - 1)];
}
// The frame depth a duration hangs on when it begins now.
int depthFor(const GameState& state, Duration until);

// Agents of `seat` who contribute to no check (COMBAT-8).
AgentSet barred(const GameState& state, Seat seat);
// Changes of one Agent's or Adversary's ability, all together.
int abilityChange(const GameState& state, CardRef whose, Ability ability);
// Changes of the Team's level in the check at `depth`.
int levelChange(const GameState& state, int depth, Ability ability);

} // namespace dossier
