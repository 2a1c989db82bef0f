#include "engine/flow/rules.h"
#include "engine/players/review/review.h"
#include "engine/players/self_play.h"
#include "engine/players/supervisor/supervisor.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/table/question.h"
#include "engine/support/engine_decks.h"
#include "support/base_effects.h"

#include <algorithm>
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
    rules.pairs.worlds = 8;
    rules.swings.worlds = 8;
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

// A game of Supervisors in which the first one, the first time it knows the other's X-File and might name it, does not,
// though no Site is left that would give it another chance in that turn; as far as the turn goes, for what comes of it
// is another question.
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
    for (missed.record.seed = 6; missed.position < 0 && missed.record.seed < 40; ++missed.record.seed) {
        missed.record.actions.clear();
        const Match match(matchSetup(missed.record, test::baseSet(), &test::baseEffects()));
        Supervisor player(match);
        GameState state = newGame(match, missed.record.seed);
        ActionList actions;
        int turn = 0; // of the guess
        for (legalActions(state, actions); !state.over() && (turn == 0 || state.turn == turn);
             legalActions(state, actions)) {
            Action action = player.choose(observation(state, state.decider), actions);
            const bool chance = missed.position < 0 && knows(state, actions);
            if (chance && observation(state, 0).players[0].sites.size() > 1)
                break;
            if (chance) {
                missed.position = static_cast<int>(missed.record.actions.size());
                turn = state.turn;
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

// A game of Supervisors in which the first one, in a turn of his, discards a hand of nine or more card by card, down
// to nothing, and then plays on.
struct ThrownAway
{
    GameRecord record;
    int turn = 0;
    int cards = 0;
    int position = 0; // of the first
};

ThrownAway handThrownAway(std::uint64_t first = 14)
{
    const Deck deck = test::sampleDeck();
    ThrownAway thrown;
    thrown.record.decks = {deck, deck};
    thrown.record.passive = {false, false};
    for (thrown.record.seed = first; thrown.turn == 0 && thrown.record.seed < 200; ++thrown.record.seed) {
        thrown.record.actions.clear();
        const Match match(matchSetup(thrown.record, test::baseSet(), &test::baseEffects()));
        Supervisor player(match);
        GameState state = newGame(match, thrown.record.seed);
        ActionList actions;
        for (legalActions(state, actions);
             !state.over() && (thrown.turn == 0 ? state.turn < 8 : state.turn == thrown.turn);
             legalActions(state, actions)) {
            const bool discards = state.decider == 0 && state.activeSeat() == 0 && actions.find(ActionKind::Discard);
            if (discards && thrown.turn == 0 && state.turn > 2 && state.player(0).hand.size() >= 9) {
                thrown.turn = state.turn;
                thrown.cards = state.player(0).hand.size();
                thrown.position = static_cast<int>(thrown.record.actions.size());
            }
            const Action action = discards && thrown.turn == state.turn
                                      ? *actions.find(ActionKind::Discard)
                                      : player.choose(observation(state, state.decider), actions);
            thrown.record.actions.push_back(action);
            applyLegal(state, action);
        }
        if (thrown.turn > 0)
            return thrown;
    }
    return thrown;
}

} // namespace

// Each step costs little, all together most: found by turns, with the steps.
TEST(Review, FindsADisasterMadeOfSmallSteps)
{
    const ThrownAway thrown = handThrownAway();
    ASSERT_GT(thrown.turn, 0);
    ReviewRules rules = inFewWorlds();
    rules.quick.worlds = 8;
    rules.pairs.worlds = 100;
    const GameReview review = reviewed(thrown.record, rules);
    ASSERT_FALSE(review.turns.empty());
    EXPECT_LE(review.turns.size(), rules.most);
    const CostlyTurn& worst = review.turns.front();
    EXPECT_EQ(worst.turn, thrown.turn);
    EXPECT_GE(worst.choices, thrown.cards);
    EXPECT_LE(worst.position, thrown.position);
    EXPECT_GT(worst.cost(), 0.04);
    EXPECT_GT(worst.cost(), 2 * worst.error) << "more than chance";
    ASSERT_GE(worst.steps.size(), 6u);
    int discards = 0;
    double sum = 0;
    for (const CostlyStep& step : worst.steps) {
        EXPECT_LT(step.cost, worst.cost() / 2) << "no single choice shows it";
        EXPECT_GE(step.position, worst.position);
        EXPECT_NE(step.better, step.taken);
        discards += step.taken.kind == ActionKind::Discard ? 1 : 0;
        sum += step.cost;
    }
    EXPECT_GE(discards, 5);
    EXPECT_NEAR(sum, worst.cost(), 1e-9);
    for (std::size_t i = 1; i < review.turns.size(); ++i)
        EXPECT_GE(review.turns[i - 1].cost(), review.turns[i].cost());
}

// What Supervisors do is much what the reviewer would do: no turn of theirs is a disaster.
TEST(Review, FindsNoDisasterWhereThereIsNone)
{
    ThrownAway thrown = handThrownAway(15);
    ASSERT_GT(thrown.turn, 0);
    thrown.record.actions.resize(static_cast<std::size_t>(thrown.position));
    ReviewRules rules = inFewWorlds();
    rules.quick.worlds = 8;
    rules.pairs.worlds = 100;
    for (const CostlyTurn& turn : reviewed(thrown.record, rules).turns)
        EXPECT_LT(turn.cost(), 0.1);
}

TEST(Review, FindsTheGuessThatWasMissed)
{
    const Missed missed = guessMissed();
    ASSERT_GE(missed.position, 0);
    ReviewRules rules = inFewWorlds(); // in two worlds the others' plays may make as much
    rules.quick.worlds = 8;
    rules.again.worlds = 80; // the chance comes again in another turn, if there is one
    rules.few = 6;
    int done = 0;
    int steps = 0;
    const GameReview review = reviewed(missed.record, rules, {}, [&](int now, int of) {
        done = now;
        steps = of;
    });
    EXPECT_EQ(done, steps);
    EXPECT_GT(review.choices, 50);
    EXPECT_GE(done, review.choices);
    EXPECT_TRUE(review.whole);
    ASSERT_FALSE(review.costly.empty());
    EXPECT_LE(review.costly.size(), 3u);
    // What the Supervisor did before may have cost more; but this is certain.
    const auto found = std::find_if(review.costly.begin(), review.costly.end(),
                                    [&](const CostlyChoice& each) { return each.position == missed.position; });
    ASSERT_NE(found, review.costly.end());
    EXPECT_EQ(found->taken.kind, ActionKind::Pass);
    EXPECT_EQ(found->better.kind, ActionKind::Guess);
    EXPECT_EQ(found->best, 1) << "it wins";
    EXPECT_GT(found->cost(), 0.05);
    EXPECT_LT(found->error, 0.05);
    EXPECT_EQ(found->phase, Phase::Investigation);
    for (std::size_t i = 0; i < review.costly.size(); ++i) {
        EXPECT_GT(review.costly[i].cost(), 2 * review.costly[i].error) << "more than chance";
        EXPECT_GE(review.costly[0].cost(), review.costly[i].cost());
    }
    ReviewRules together = rules;
    together.quick.threads = together.again.threads = together.pairs.threads = together.swings.threads = 3;
    EXPECT_EQ(reviewed(missed.record, together), review) << "twice the same, whatever the number of threads";
}

// MULTI-1
// Nobody is blamed for what the program passed for him.
TEST(Review, LeavesOutWhatWentByItself)
{
    const Missed missed = guessMissed();
    ASSERT_GE(missed.position, 0);
    ReviewRules rules = inFewWorlds();
    const GameReview all = reviewed(missed.record, rules);
    const auto names = [&](const GameReview& review) {
        return std::ranges::any_of(review.costly,
                                   [&](const CostlyChoice& choice) { return choice.position == missed.position; });
    };
    rules.wentByItself = {missed.position};
    int steps = 0;
    const GameReview review = reviewed(missed.record, rules, {}, [&](int, int of) { steps = of; });
    EXPECT_FALSE(names(review));
    EXPECT_EQ(review.choices, all.choices - 1);
    EXPECT_GE(steps, review.choices);
    for (const CostlyTurn& turn : review.turns)
        for (const CostlyStep& step : turn.steps)
            EXPECT_NE(step.position, missed.position);
}

// What nobody could see is no choice's fault, but it is told: the turns in which most was lost so.
TEST(Review, TellsWhatWasLostByNoChoice)
{
    const Deck deck = test::sampleDeck();
    SelfPlaySetup setup;
    setup.match.pool = &test::baseSet();
    setup.match.effects = &test::baseEffects();
    setup.match.seats = {{&deck}, {&deck}};
    setup.bots = {Bot::Supervisor, Bot::Supervisor};
    const GameRecord record = playMatch(setup, 3).record;
    ReviewRules rules = inFewWorlds();
    rules.quick.worlds = 1;
    rules.swings.worlds = 32;
    rules.leastSwing = 0.001;
    rules.gate = 0.5;
    rules.most = 20;
    const GameReview review = reviewed(record, rules);
    ASSERT_FALSE(review.unlucky.empty());
    for (const UnluckyTurn& turn : review.unlucky) {
        EXPECT_GE(turn.cost(), rules.leastSwing);
        EXPECT_GT(turn.cost(), rules.gate * turn.error) << "more than chance";
        EXPECT_EQ(turn.untilTurn, turn.turn + 1) << "both times to the same end";
        EXPECT_EQ(turn.grounds.worlds, rules.swings.worlds);
        EXPECT_EQ(turn.grounds.decided[DealFigure::Solved], turn.grounds.here[DealFigure::Solved])
            << "counted from elsewhere";
        EXPECT_GE(review.unlucky.front().cost(), turn.cost());
    }
    rules.leastSwing = 2;
    EXPECT_TRUE(reviewed(record, rules).unlucky.empty());
}

TEST(Review, GoesThroughAGameOfThree)
{
    const Deck deck = test::sampleDeck();
    SelfPlaySetup setup;
    setup.match.pool = &test::baseSet();
    setup.match.effects = &test::baseEffects();
    setup.match.seats = {{&deck}, {&deck}, {&deck}};
    setup.match.options.mostTurns = 200;
    setup.bots = {Bot::Agent, Bot::Supervisor, Bot::Supervisor};
    GameRecord record = playMatch(setup, 1).record;
    record.actions.resize(std::min<std::size_t>(record.actions.size(), 200));
    ReviewRules rules = inFewWorlds();
    rules.gate = 0;
    rules.least = -1;
    rules.few = rules.most = 40;
    const GameReview review = reviewed(record, rules);
    EXPECT_TRUE(review.whole);
    EXPECT_GT(review.choices, 20);
    ASSERT_FALSE(review.turns.empty());
    for (const CostlyTurn& turn : review.turns) {
        EXPECT_LE(turn.best, 1);
        EXPECT_GE(turn.chance, 0);
    }
    ASSERT_FALSE(review.costly.empty());
    double least = 1;
    for (const CostlyChoice& choice : review.costly) {
        least = std::min(least, choice.best);
        if (choice.better.kind == ActionKind::PutUnder && choice.taken.kind != ActionKind::PutUnder) {
            EXPECT_LE(choice.grounds.behind[ChanceShare::Knowing], 0) << "a card face down asks nothing";
        }
    }
    EXPECT_LT(least, 0.4) << "of three, nobody has half of the chances to begin with";
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
