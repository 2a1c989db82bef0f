// What a text lets its player pick: things, Agents, words; whom a blow hits.
#pragma once

#include "engine/players/supervisor/sight.h"

namespace dossier {

Action pick(const Sight& sight, const ActionList& actions);      // Choose
Action pickAgent(const Sight& sight, const ActionList& actions); // PickAgent
Action nameWord(const Sight& sight, const ActionList& actions);
Action allot(const Sight& sight, const ActionList& actions);

} // namespace dossier
