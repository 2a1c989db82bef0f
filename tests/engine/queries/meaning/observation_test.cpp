#include "engine/flow/rules.h"
#include "engine/queries/meaning/observation.h"
#include "engine/state/random.h"
#include "engine/support/random_match.h"

#include <gtest/gtest.h>

namespace dossier {

// What was seen before, of another player or another table, leaves no trace (ZONE-21).
TEST(Observation, SeenIntoUsedMemoryIsTheSame)
{
    Observation seen;
    Random random(11);
    ActionList actions;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const test::RandomMatch game(seed);
        const Match match(game.setup());
        GameState state = newGame(match, seed);
        for (legalActions(state, actions); !state.over(); legalActions(state, actions)) {
            for (Seat observer = 0; observer < match.seats(); ++observer) {
                observe(state, observer, seen);
                ASSERT_TRUE(seen == observation(state, observer)) << "turn " << state.turn;
            }
            applyLegal(state, actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]);
        }
    }
}

} // namespace dossier
