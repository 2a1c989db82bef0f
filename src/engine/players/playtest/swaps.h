// Which exchange of a card helps a deck: many candidates, few games for the hopeless, fresh games for the best.
//
// Every candidate plays the games that the deck as it is plays, too. After each stage the better half goes on, with
// twice the rounds ("successive halving"), until one is left. That one has been picked for how it fared, so its figure
// is flattered: what is said of it comes from games of other seeds that it has not played before.
#pragma once

#include "engine/players/playtest/trial.h"

namespace dossier {

// One copy of `out` less in the Bureau Deck, one of `in` more.
struct CardSwap
{
    CardIndex out = 0;
    CardIndex in = 0;

    bool operator==(const CardSwap&) const = default;
};
// The deck after it, as its player would keep it.
Deck swapped(const Deck& deck, const CardSwap& swap);

struct SwapSetup
{
    TrialSetup trial;
    Deck deck;
    std::vector<CardSwap> swaps; // one at least
    int rounds = 50;             // of the confirmation, and all that a candidate plays at most before it
};

struct TriedSwap
{
    CardSwap swap;
    int stages = 0;    // that it was in
    Comparison result; // over the games of the search: good for the order, too good for the best

    bool operator==(const TriedSwap&) const = default;
};

struct SwapReport
{
    int games = 0;                // all together
    std::vector<TriedSwap> tried; // the best first: by stages, then by the difference
    Comparison confirmed;         // of the first of them, over fresh seeds

    bool operator==(const SwapReport&) const = default;
};

// Throws std::invalid_argument where a deck cannot be set up (seriesProblem of seriesOf), `swaps` is empty, or one
// takes out what is not in the Bureau Deck. `progress` is told the games played so far and, roughly, how many there
// will be.
SwapReport trySwaps(const SwapSetup& setup, const std::function<void(int, int)>& progress = {},
                    const std::stop_token& stop = {});

} // namespace dossier
