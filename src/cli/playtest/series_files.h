// The report of a series as files: cards and decks as tables, deck against deck as a picture.
#pragma once

#include "cli/commands.h"
#include "engine/players/playtest/shard.h"

namespace dossier {

// --cards FILE; with `matrix` --matrix FILE and --picture FILE, here and below.
void declareReportFiles(Arguments& arguments, bool matrix);
bool wantsReportFiles(const Arguments& arguments, bool matrix);
// Throws CliError (CannotStore).
void writeReportFiles(Session& session, const Arguments& arguments, bool matrix, const SeriesRun& run,
                      const SeriesTally& tally);

} // namespace dossier
