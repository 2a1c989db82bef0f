// How strong the entrants of a series are, as Elo: 400 points are ten to one.
//
// Fitted as Bradley and Terry do, the mean of all entrants at 1500, an undecided game as half a won one. Besides what
// was played everybody who met counts one undecided game against each other, so that a clean sweep has a number, too.
// The interval takes its variance from the pairs of games, not from single ones, whose luck the exchange of seats has
// cancelled. It is Student's, of few degrees of freedom, so that it holds the truth for few games, too.
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

// Whether one number for each explains who won how much of whom. It need not: of three decks each may beat the next.
// Chi-square of the least distance between the points at the tables and those that any such numbers lead one to expect,
// by the variance of the pairs of games; degrees of freedom are tables less numbers.
struct EloFit
{
    double chiSquare = 0;
    int freedom = 0;
    double chance = 1; // of such a distance, or a larger one, where such numbers are all there is

    // Said only where chance hardly ever brings it about: once in a hundred playtests.
    bool fits() const { return chance >= 0.01; }
    bool operator==(const EloFit&) const = default;
};
EloFit eloFit(const SeriesSetup& setup, const SeriesTally& tally);

} // namespace dossier
