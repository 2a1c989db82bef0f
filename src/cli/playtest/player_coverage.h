// cards coverage --players: which cards a player of the program uses.
#pragma once

#include "cli/commands.h"

namespace dossier {

// --players, and what belongs to it: --games, --seed, --jobs, --bots, --worlds.
void declarePlayerCoverage(Arguments& arguments);
// Throws CliError (WrongUsage) where an option is given that asks for --players.
void refuseWithoutPlayers(const Arguments& arguments);
ExitCode playerCoverage(Session& session, const Arguments& arguments);

} // namespace dossier
