#include "engine/players/playtest/trial.h"

namespace dossier {

SeriesSetup seriesOf(const TrialSetup& setup, const Deck& deck)
{
    SeriesSetup series;
    series.pool = setup.pool;
    series.effects = setup.effects;
    series.options = setup.options;
    series.entrants.push_back({deck, setup.bot});
    for (const Deck& other : setup.gauntlet) {
        series.tables.push_back({0, static_cast<int>(series.entrants.size())});
        series.entrants.push_back({other, setup.against});
    }
    series.rounds = kMostTrialRounds;
    series.seed = setup.seed;
    series.ownXFiles = setup.ownXFiles;
    series.worlds = setup.worlds;
    series.cards = false;
    return series;
}

PairPoints playTrial(const TrialSetup& setup, const Deck& deck, int firstRound, int lastRound,
                     const std::function<void(int)>& progress, const std::stop_token& stop)
{
    const SeriesSetup series = seriesOf(setup, deck);
    std::vector<int> units;
    for (int table = 0; table < static_cast<int>(series.tables.size()); ++table)
        for (int round = firstRound; round < lastRound; ++round)
            units.push_back(table * series.rounds + round);
    return pointsOfUnits(series, units, setup.jobs, progress, stop);
}

Comparison compared(const PairPoints& first, const PairPoints& second)
{
    Comparison comparison;
    comparison.pairs = static_cast<int>(std::min(first.size(), second.size()));
    PairCounts ofFirst{};
    PairCounts ofSecond{};
    std::array<int, 9> differences{};
    for (std::size_t pair = 0; pair < std::min(first.size(), second.size()); ++pair) {
        ++ofFirst[static_cast<std::size_t>(first[pair])];
        ++ofSecond[static_cast<std::size_t>(second[pair])];
        const int difference = first[pair] - second[pair] + 4;
        ++differences[static_cast<std::size_t>(difference)];
    }
    comparison.first = studentRate(pairSteps(ofFirst));
    comparison.second = studentRate(pairSteps(ofSecond));
    comparison.difference = studentRate({differences, -1, 0.25});
    return comparison;
}

} // namespace dossier
