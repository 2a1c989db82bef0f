// A game run for somebody who judges a situation (records/scenario), see Course.
#pragma once

#include "engine/changes/play.h"
#include "engine/state/action.h"

namespace dossier {

// Takes one of the legal actions and runs the game to the next decision, as applyLegal (rules.h) does, on this course.
void applyOn(const Course& course, GameState& state, const Action& action, EventLog* log);

} // namespace dossier
