#include "engine/flow/rules.h"
#include "engine/queries/meaning/observation.h"
#include "engine/state/random.h"
#include "engine/support/random_match.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <span>

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

// BLUFF-25: what has been turned up lies open until its player takes no more of it, also while a Bluff waits for
// answers.
TEST(Observation, WhatIsTurnedUpStaysSoWhileOneOfThemIsUsed)
{
    int waiting = 0;
    Random random(12);
    ActionList actions;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const test::RandomMatch game(seed);
        const Match match(game.setup());
        GameState state = newGame(match, seed);
        for (legalActions(state, actions); !state.over(); legalActions(state, actions)) {
            const std::span frames = std::span(state.frames).first(state.depth);
            const auto reveal = std::ranges::find(frames, FrameKind::Reveal, &Frame::kind);
            if (reveal != frames.end() && reveal + 1 != frames.end())
                for (Seat observer = 0; observer < match.seats(); ++observer)
                    for (const SeenPlayer& player : observation(state, observer).players)
                        for (const SeenSite& site : player.sites)
                            if (site.ref == reveal->card) {
                                EXPECT_EQ(std::ranges::count(site.faceDown, 0), std::ssize(site.faceDown));
                                waiting += static_cast<int>(site.open.size());
                            }
            applyLegal(state, actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]);
        }
    }
    EXPECT_GT(waiting, 20);
}

} // namespace dossier
