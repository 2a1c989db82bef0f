// Questions and guesses: exactly what they leave, and what a wrong guess gives away (SITE-11 to SITE-19).
#pragma once

#include "engine/players/supervisor/sight.h"

namespace dossier {

Action ask(const Sight& sight, const ActionList& actions);
Action guess(const Sight& sight, const ActionList& actions);

} // namespace dossier
