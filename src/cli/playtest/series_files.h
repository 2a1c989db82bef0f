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

// How much of the points one deck won of another; nothing where they have not met.
std::optional<Rate> rateBetween(const SeriesRun& run, const SeriesTally& tally, std::size_t row, std::size_t column);

// A line a card of each deck: how often in the opening hand, drawn, played; win rates when and when not, and how far
// they lie apart. Numbers with a point, rates from 0 to 1. The intervals take every game for itself (Wilson, Newcombe);
// they know of chance alone, not of what else draws or plays a card: long games draw more, who is ahead plays more.
QByteArray cardTable(const SeriesRun& run, const SeriesTally& tally);
// A line a deck, a column a deck: win rates of the row against the column.
QByteArray matrixTable(const SeriesRun& run, const SeriesTally& tally);
// The same as a picture (SVG): red where the row loses, blue where it wins, grey between, and the figure in each cell.
QByteArray heatMap(const SeriesRun& run, const SeriesTally& tally);

} // namespace dossier
