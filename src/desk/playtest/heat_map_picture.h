// Deck against deck as a picture (SVG).
#pragma once

#include "engine/players/playtest/series.h"

#include <QByteArray>

namespace dossier {

// Red where the row loses, blue where it wins, grey between, and the figure in each cell.
QByteArray heatMap(const SeriesSetup& setup, const SeriesTally& tally);

} // namespace dossier
