// A position looked at ahead of the game: what is asked next, what a card would be good for.
#include "engine/api/describe.h"
#include "engine/api/lookahead.h"
#include "engine/api/running_game.h"
#include "engine/queries/table/question.h"
#include "engine/state/random.h"
#include "engine/support/engine_decks.h"
#include "engine/support/visited_positions.h"
#include "support/base_effects.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

// By chance, but that Sites are placed and investigated.
Action choiceOf(const ActionList& list, Random& chance)
{
    for (const ActionKind kind : {ActionKind::PlaceSite, ActionKind::AssignTeam, ActionKind::Investigate})
        if (const Action* found = list.find(kind))
            return *found;
    for (const Action& action : list)
        if (action.kind == ActionKind::Deploy && action.section == static_cast<int>(Section::Field))
            return action;
    return list[static_cast<int>(chance.below(static_cast<std::uint32_t>(list.size())))];
}

// Calls `look` at every position of some games by chance.
template <typename Look>
void lookAtGames(Look look)
{
    for (const std::uint64_t seed : {1u, 2u, 3u, 4u, 5u, 6u}) {
        GameRecord record;
        record.decks = {test::sampleDeck(), test::sampleDeck()};
        record.passive = {false, false};
        record.seed = seed;
        record.options.mostTurns = 12;
        RunningGame game(record, test::officialCards(), &test::baseEffects());
        Random chance(seed);
        ActionList list;
        for (int i = 0; i < 700 && !game.over(); ++i) {
            game.list(game.decider(), list);
            look(game, list);
            game.take(choiceOf(list, chance));
        }
    }
}

void passAll(Lookahead& at, Ability ability)
{
    ActionList list;
    for (int i = 0; i < 10 && !at.over() && at.occasion().waiting && at.check().ability == ability; ++i) {
        at.list(list);
        const Action* pass = list.find(ActionKind::Pass);
        if (!pass || !at.take(Action(*pass)))
            return;
    }
}

} // namespace

TEST(Lookahead, GoesOnApartFromTheGame)
{
    int passed = 0;
    lookAtGames([&](const RunningGame& game, const ActionList& list) {
        const Lookahead here = game.ahead();
        EXPECT_EQ(here.decider(), game.decider());
        ActionList same;
        here.list(same);
        EXPECT_EQ(same.size(), list.size());
        Lookahead next = here;
        if (const Action* pass = list.find(ActionKind::Pass)) {
            EXPECT_TRUE(next.take(*pass));
            ++passed;
        }
        EXPECT_FALSE(next.take({.kind = ActionKind::Investigate}));
        EXPECT_EQ(here.decider(), game.decider());
        EXPECT_EQ(here.turn(), game.turn());
    });
    EXPECT_GT(passed, 500);
}

// What is said to move the level moves it so far, and by nothing else.
TEST(Lookahead, KnowsHowFarACardMovesTheLevel)
{
    int moved = 0;
    lookAtGames([&](const RunningGame& game, const ActionList& list) {
        const Lookahead here = game.ahead();
        for (const Action& action : list) {
            const PlayFacts facts = here.factsOf(action);
            if (!facts.levelOnly)
                continue;
            EXPECT_TRUE(here.check());
            const bool turnedUp = action.kind == ActionKind::UseBluff; // what he lacks others may still raise
            EXPECT_TRUE(facts.shift == 0 ? facts.empty || turnedUp : !facts.empty);
            moved += facts.empty ? 0 : 1;
            Lookahead after = here;
            ASSERT_TRUE(after.take(action));
            passAll(after, here.check().ability);
            const SeenCheck before = here.check();
            if (facts.shift > 0 &&
                after.occasion().window == WindowKind::Check) { // which is over where nobody can answer
                EXPECT_EQ((after.check().level - after.check().needed) - (before.level - before.needed), facts.shift);
            }
        }
    });
    EXPECT_GT(moved, 5);
}

// What one has looked at is not worth another look.
TEST(Lookahead, KnowsThatALookIsOfNoUse)
{
    int useless = 0;
    lookAtGames([&](const RunningGame& game, const ActionList& list) {
        const Lookahead here = game.ahead();
        Observation seen;
        game.observe(game.decider(), seen);
        for (const Action& action : list) {
            const bool looks =
                action.kind == ActionKind::UseText &&
                test::officialCards()[game.name(action.card, seen.self).card].title.starts_with("Agent Dana Scully");
            if (!looks || !here.factsOf(action).empty)
                continue;
            EXPECT_TRUE(game.name(action.target.card(), seen.self).isKnown());
            ++useless;
        }
    });
    EXPECT_GT(useless, 0);
}

// SITE-12: of two X-Files that agree in a type a question about it tells nothing, nor of one that is known.
TEST(LookaheadQuestions, TellNothingWhereTheAnswerIsKnown)
{
    const Deck deck = test::sampleDeck();
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    setup.effects = &test::baseEffects();
    int tell = 0;
    int vain = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        test::visitPositions(
            setup, seed, 1, 400,
            [&](const Match& match, const GameState& real, const Observation& seen, const ActionList& actions) {
                if (!actions.find(ActionKind::Ask) || seen.about.who >= match.seats())
                    return;
                GameState state = real;
                const int right = state.player(seen.about.who).xFile;
                const int other = (right + 7) % match.xFileCount();
                const std::uint64_t two = std::uint64_t{1} << right | std::uint64_t{1} << other;
                Notebook& known = notebook(state, seen.self, seen.about.who);
                known = {};
                known.wrong = ((std::uint64_t{1} << match.xFileCount()) - 1) & ~two;
                const CardFacts& site = factsOf(state, seen.about.card);
                for (const Action& action : actions) {
                    const bool lower = site.reducedLevel > 0 && typeBit(site.reducedQuestion) == action.number;
                    if (action.kind != ActionKind::Ask || lower) // SITE-26
                        continue;
                    const auto has = [&](int slot) {
                        return match.facts(match.xFileCard(slot)).typeSet >> action.number & 1u;
                    };
                    const bool same = has(right) == has(other);
                    EXPECT_EQ(aheadOf(state).tellsNothing(action), same);
                    (same ? vain : tell) += 1;
                }
            });
    EXPECT_GT(tell, 10);
    EXPECT_GT(vain, 10);
}

} // namespace dossier
