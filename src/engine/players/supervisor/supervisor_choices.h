// What a text lets its player pick: things, Agents, words; whom a blow hits.
#pragma once

#include "engine/players/supervisor/player_view.h"

namespace dossier {

Action pick(const PlayerView& sight, const ActionList& actions);      // Choose
Action pickAgent(const PlayerView& sight, const ActionList& actions); // PickAgent
Action nameWord(const PlayerView& sight, const ActionList& actions);
Action allot(const PlayerView& sight, const ActionList& actions);

} // namespace dossier
