// What outlasts the moment it was made: bonuses, penalties and bans, each with its source and its end (OQ-97).
#pragma once

#include "effects/durations.h"
#include "engine/state/card_facts.h"
#include "engine/state/state.h"
#include "engine/state/thing.h"

namespace dossier {

inline std::span<const Modifier> modifiersOf(const GameState& state)
{
    return {state.modifiers.data(), state.modifierCount};
}
// Whom a question is about: what concerns nobody else need not be worked out. Nothing, -1: anybody, anything.
struct Concern
{
    Thing subject{};
    int what = -1; // an Ability, a Permission …, see ModifierKind
};

// What is read off the cards that lie there (their `while`).
struct ReadOff
{
    static constexpr int kMost = 64;
    ReadOff() {} // NOLINT(modernize-use-equals-default): the room stays uninitialised
    union {
        std::array<Modifier, kMost> items;
    };
    int count = 0;
};
void readOff(const GameState& state, ModifierKind kind, Concern concern, ReadOff& found);

// Everything of one kind that is in force: what lasts, and what is read off. Calls `visit(const Modifier&)`; with a
// concern also for others.
template <typename Visit>
void forEachInForce(const GameState& state, ModifierKind kind, Concern concern, Visit visit)
{
    for (const Modifier& modifier : modifiersOf(state))
        if (modifier.kind == kind)
            visit(modifier);
    if (!state.match->mayBringAbout(kind))
        return;
    ReadOff found;
    readOff(state, kind, concern, found);
    for (int i = 0; i < found.count; ++i)
        visit(found.items[static_cast<std::size_t>(i)]);
}
template <typename Visit>
void forEachInForce(const GameState& state, ModifierKind kind, Visit visit)
{
    forEachInForce(state, kind, Concern{}, visit);
}

// Somebody has made this card blank (0009), or all of it but its modifier (0273).
bool isMuted(const GameState& state, CardRef card);

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
// How often a bonus counts: what a Witness adds may be turned or doubled (0273, 0302).
int bonusScale(const GameState& state, const Modifier& bonus);
// Changes of the Team's level in the check at `depth`.
int levelChange(const GameState& state, int depth, Ability ability);

} // namespace dossier
