// A series of the playtest tab, as far as it was played: the first entrant is the deck that is tested, each other one
// an opponent; they may have met one another, too.
#pragma once

#include "engine/players/playtest/series.h"

namespace dossier {

struct PlayedSeries
{
    SeriesSetup setup;
    SeriesTally tally;

    const Deck& deck() const { return setup.entrants.front().deck; }
    std::size_t opponents() const { return setup.entrants.size() - 1; }
    // Whether the opponents meet one another.
    bool everyPair() const { return setup.tables.size() > opponents(); }
    int plannedGames() const { return unitCount(setup) * gamesOfUnit(setup); }
    // The tested deck's games against one of them, 1 to opponents(); nothing before the first.
    const TableTally* against(std::size_t opponent) const;
    // All its games.
    TableTally ownGames() const;
    // How much of the points it won, every opponent of the same weight.
    Rate rate() const { return rateOfEntrant(setup, tally, 0); }
};

} // namespace dossier
