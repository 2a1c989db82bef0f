// How strong the entrants of a series are, as Elo: 400 points are ten to one.
//
// Fitted as Bradley and Terry do, the mean of all entrants at 1500, an undecided game as half a won one. Besides what
// was played everybody who met counts one undecided game against each other, so that a clean sweep has a number, too.
// The interval takes its variance from the pairs of games, not from single ones, whose luck the exchange of seats has
// cancelled.
#pragma once

#include "engine/players/playtest/series.h"

namespace dossier {

struct Strength
{
    double elo = 1500;
    double low = 1500;
    double high = 1500;

    bool operator==(const Strength&) const = default;
};

// By entrant. Of a series with exchanged seats; tables at which somebody sits alone say nothing.
std::vector<Strength> strengths(const SeriesSetup& setup, const SeriesTally& tally);

} // namespace dossier
