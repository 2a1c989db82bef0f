// Improves a deck out of a heap of cards by trying: each try exchanges a few cards by lot and plays the new version
// against the best one so far, seats exchanged. Who wins more takes its place, once he did so again in fresh games.
#pragma once

#include "domain/collection/availability.h"
#include "domain/decks/format.h"
#include "engine/players/playtest/trial.h"

namespace dossier {

struct ImproveSetup
{
    TrialSetup trial; // who plays, by which rules, the seed, the threads; its gauntlet is not looked at
    Deck deck;
    CopyCounts copies; // that there are, by CardIndex: those of the deck and those it may take
    Format format;
    int tries = 20;
    int rounds = 10;   // pairs of games of each try, and as many again to confirm it
    int exchanged = 4; // cards of the Bureau Deck at most, in each try
};

struct ImproveReport
{
    Deck deck; // the best version
    int tried = 0;
    int kept = 0; // tries that made it better
    int games = 0;
    std::optional<Rate> againstFirst; // points of the best version against the first one, in fresh games; nothing
                                      // where it is the first one
};

// The trial must be such that the deck can be set up (seriesProblem of seriesOf), or std::invalid_argument is thrown.
// A version is never less legal than the deck was, and takes no copy that there is not. `progress` is told the tries
// made. After `stop` the report is that of the tries until then.
ImproveReport improved(const ImproveSetup& setup, const std::function<void(int)>& progress = {},
                       const std::stop_token& stop = {});

} // namespace dossier
