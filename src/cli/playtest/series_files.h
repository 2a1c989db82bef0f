// The report of a series as files: cards and decks as tables, deck against deck as a picture.
#pragma once

#include "cli/commands.h"
#include "engine/players/playtest/shard.h"

#include <utility>
#include <vector>

namespace dossier {

// --cards FILE; with `matrix` --matrix FILE and --picture FILE, here and below.
void declareReportFiles(Arguments& arguments, bool matrix);
QStringList reportFiles(const Arguments& arguments, bool matrix);
// What comes into them.
std::vector<std::pair<QString, QByteArray>> writtenReports(const Arguments& arguments, bool matrix,
                                                           const SeriesRun& run, const SeriesTally& tally);

} // namespace dossier
