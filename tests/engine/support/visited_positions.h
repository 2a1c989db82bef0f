// Positions of games between Supervisors, for tests of who thinks ahead.
#pragma once

#include "engine/flow/rules.h"
#include "engine/players/supervisor/supervisor.h"
#include "engine/queries/meaning/observation.h"
#include "engine/support/random_match.h"

#include <gtest/gtest.h>
#include <memory>

namespace dossier::test {

// Calls `visit(match, state, seen, actions)` at every so-manieth decision of a game, so often at most.
template <typename Visit>
void visitPositions(const MatchSetup& setup, std::uint64_t seed, int every, int most, Visit visit)
{
    const Match match(setup);
    std::vector<std::unique_ptr<Policy>> players;
    for (int seat = 0; seat < match.seats(); ++seat)
        players.push_back(std::make_unique<Supervisor>(match));
    GameState state = newGame(match, seed);
    ActionList actions;
    legalActions(state, actions);
    Observation seen;
    int visited = 0;
    for (int choice = 1; visited < most && !state.over(); ++choice) {
        observe(state, state.decider, seen);
        if (choice % every == 0 && ++visited > 0)
            visit(match, state, seen, actions);
        applyLegal(state, players[state.decider]->choose(seen, actions), actions);
    }
    ASSERT_GT(visited, 0);
}

template <typename Visit>
void visitPositions(const RandomMatch& setup, std::uint64_t seed, int every, int most, Visit visit)
{
    visitPositions(setup.setup(), seed, every, most, visit);
}

} // namespace dossier::test
