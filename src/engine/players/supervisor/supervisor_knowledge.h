// Questions and guesses: exactly what they leave, and what a wrong guess gives away (SITE-11 to SITE-19).
#pragma once

#include "engine/players/supervisor/player_view.h"

namespace dossier {

Action ask(const PlayerView& sight, const ActionList& actions);
Action guess(const PlayerView& sight, const ActionList& actions);

} // namespace dossier
