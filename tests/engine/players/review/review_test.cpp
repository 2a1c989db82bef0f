#include "engine/flow/rules.h"
#include "engine/players/review/review.h"
#include "engine/players/self_play.h"
#include "engine/players/supervisor/supervisor.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/table/question.h"
#include "engine/support/engine_decks.h"
#include "support/base_effects.h"

#include <bit>
#include <gtest/gtest.h>

namespace dossier {

namespace {

// Enough to see what is plain.
ReviewRules inFewWorlds()
{
    ReviewRules rules;
    rules.quick.worlds = 2;
    rules.again.worlds = 8;
    rules.few = 3;
    return rules;
}

GameReview reviewed(const GameRecord& record, const ReviewRules& rules = inFewWorlds(),
                    const std::stop_token& stop = {}, const ReviewProgress& progress = {})
{
    return reviewGame(record, 0, test::baseSet(), &test::baseEffects(), rules, stop, progress);
}

bool knows(const GameState& state, const ActionList& actions)
{
    const Observation seen = observation(state, state.decider);
    return state.decider == 0 && actions.find(ActionKind::Guess) && actions.find(ActionKind::Pass) &&
           std::popcount(candidates(*state.match, seen.notebooks[1])) == 1;
}

// A game of Supervisors in which the first one, the first time he knows the other's X-File and might name it, does not.
struct Missed
{
    GameRecord record;
    int position = -1;
};

Missed guessMissed()
{
    const Deck deck = test::sampleDeck();
    Missed missed;
    missed.record.decks = {deck, deck};
    missed.record.passive = {false, false};
    missed.record.options.mostTurns = 40;
    for (missed.record.seed = 5; missed.position < 0 && missed.record.seed < 40; ++missed.record.seed) {
        missed.record.actions.clear();
        const Match match(matchSetup(missed.record, test::baseSet(), &test::baseEffects()));
        Supervisor player(match);
        GameState state = newGame(match, missed.record.seed);
        ActionList actions;
        for (legalActions(state, actions); !state.over(); legalActions(state, actions)) {
            Action action = player.choose(observation(state, state.decider), actions);
            if (missed.position < 0 && knows(state, actions)) {
                missed.position = static_cast<int>(missed.record.actions.size());
                action = *actions.find(ActionKind::Pass);
            }
            missed.record.actions.push_back(action);
            applyLegal(state, action);
        }
        if (missed.position >= 0)
            return missed;
    }
    return missed;
}

} // namespace

TEST(Review, FindsTheGuessThatWasMissed)
{
    const Missed missed = guessMissed();
    ASSERT_GE(missed.position, 0);
    int done = 0;
    int steps = 0;
    const GameReview review = reviewed(missed.record, inFewWorlds(), {}, [&](int now, int of) {
        done = now;
        steps = of;
    });
    EXPECT_EQ(done, steps);
    EXPECT_GT(review.choices, 50);
    EXPECT_GE(done, review.choices);
    EXPECT_TRUE(review.whole);
    ASSERT_FALSE(review.costly.empty());
    EXPECT_LE(review.costly.size(), 3u);
    const CostlyChoice& worst = review.costly.front();
    EXPECT_EQ(worst.position, missed.position);
    EXPECT_EQ(worst.taken.kind, ActionKind::Pass);
    EXPECT_EQ(worst.better.kind, ActionKind::Guess);
    EXPECT_EQ(worst.best, 1) << "it wins";
    EXPECT_GT(worst.cost(), 0.05);
    EXPECT_EQ(worst.phase, Phase::Investigation);
    for (std::size_t i = 0; i < review.costly.size(); ++i) {
        EXPECT_GT(review.costly[i].cost(), 2 * review.costly[i].error) << "more than chance";
        EXPECT_GE(review.costly[0].cost(), review.costly[i].cost());
    }
    ReviewRules together = inFewWorlds();
    together.quick.threads = together.again.threads = 3;
    EXPECT_EQ(reviewed(missed.record, together), review) << "twice the same, whatever the number of threads";
}

TEST(Review, StopsWhenAsked)
{
    const GameRecord record = guessMissed().record;
    std::stop_source stop;
    int last = 0;
    const GameReview review = reviewed(record, inFewWorlds(), stop.get_token(), [&](int done, int of) {
        EXPECT_EQ(done, last + 1);
        EXPECT_LE(done, of);
        last = done;
        if (done == 5)
            stop.request_stop();
    });
    EXPECT_FALSE(review.whole);
    EXPECT_EQ(last, 5);
    EXPECT_EQ(review.choices, 5);
    EXPECT_TRUE(review.costly.empty());
}

TEST(Review, OfAGameWithoutChoicesIsEmpty)
{
    GameRecord record = guessMissed().record;
    record.actions.clear();
    const GameReview review = reviewed(record);
    EXPECT_TRUE(review.whole);
    EXPECT_EQ(review.choices, 0);
    EXPECT_TRUE(review.costly.empty());
}

} // namespace dossier
