// A Team's level taken apart: whose card adds what (CHECK-19).
#pragma once

#include "engine/state/card_facts.h"
#include "engine/state/state.h"

#include <vector>

namespace dossier {

struct LevelPiece
{
    enum class Kind : std::uint8_t { Agent, Joined, Equipment, Card, Floor };

    Kind kind = Kind::Floor;
    CardRef card{};
    CardRef agent{}; // whom it serves alone
    int amount = 0;
};

// What levelOf adds up for these Agents, in the order in which a reader would name it: Agents, each with what changes
// him alone, Equipment, whatever counts for all. The amounts add up to the level.
std::vector<LevelPiece> piecesOfLevel(const GameState& state, Seat seat, AgentSet agents, Ability ability, int depth);
// What the text of a waiting Card or Text frame, at a depth as depthOf gives it, says it would add to that check; 0
// where it says nothing about it, or where that depends on what is still to be chosen.
int wouldAdd(const GameState& state, int depth, int checkDepth);

} // namespace dossier
