// What the Team of a Site's Skill Check needs as things stand (CHECK-24 to CHECK-26, CHECK-33).
#pragma once

#include "engine/state/card_facts.h"
#include "engine/state/state.h"

namespace dossier {

struct NeededLevel
{
    Ability skill = 0;
    int level = 0;
    int reduced = 0; // enough for the Site's named question alone (SITE-8); 0: no such number

    bool operator==(const NeededLevel&) const = default;
};

// Of the Check frame at `depth` (a number of frames, as depthOf gives it). A Site's is the one announced, or the last
// replacement in force, which has no lower number (CHECK-26, OQ-28), plus every increase (OQ-99). The check that a card
// calls for needs what the card says.
NeededLevel prerequisiteOf(const GameState& state, int depth);
// The skill that the check under way asks for now (CHECK-25), kAbilities where none is.
Ability skillAsked(const GameState& state);
// CHECK-24, OQ-101: this check of a Site fails whatever its level.
bool isBoundToFail(const GameState& state, int depth);
// The frame at this depth, a number of frames.
const Frame& frameAt(const GameState& state, int depth);
// This failure is announced for that check.
bool spoilsCheck(const GameState& state, const Frame& check, const Modifier& modifier);

} // namespace dossier
