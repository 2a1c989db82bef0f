// Guesses at an X-File, as who thinks ahead weighs them.
#include "engine/players/director/director.h"
#include "engine/players/director/options.h"
#include "engine/players/policy/lot.h"
#include "engine/players/worlds/position.h"
#include "engine/queries/table/question.h"
#include "engine/support/engine_decks.h"
#include "engine/support/visited_positions.h"
#include "support/base_effects.h"

#include <algorithm>
#include <bit>
#include <gtest/gtest.h>

namespace dossier {

namespace {

// Where `visit(match, state, seen, actions)` may guess and need not; so many X-Files fit, the other's among them.
template <typename Visit>
void visitGuesses(int fitting, Visit visit)
{
    const Deck deck = test::sampleDeck();
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    setup.effects = &test::baseEffects();
    int found = 0;
    test::visitPositions(
        setup, 5, 1, 400,
        [&](const Match& match, const GameState& real, const Observation& before, const ActionList& actions) {
            if (!actions.find(ActionKind::Guess) || !actions.find(ActionKind::Pass) || actions.find(ActionKind::Ask) ||
                before.about.who >= match.seats())
                return;
            GameState state = real;
            Notebook& known = notebook(state, before.self, before.about.who);
            for (int slot = 0; slot < match.xFileCount(); ++slot) {
                const std::uint64_t bit = std::uint64_t{1} << slot;
                const std::uint64_t fits = candidates(match, known);
                const bool needed = slot == state.player(before.about.who).xFile || slot == before.xFile;
                if (std::popcount(fits) > fitting && (fits & bit) != 0 && !needed)
                    known.wrong |= bit;
            }
            if (std::popcount(candidates(match, known)) != fitting)
                return;
            ++found;
            visit(match, state, observation(state, before.self), actions);
        });
    EXPECT_GT(found, 0);
}

} // namespace

// SITE-11: of the X-Files that fit nobody can tell which is right.
TEST(Guesses, AreOneChoiceAsLongAsTheyFit)
{
    visitGuesses(4, [](const Match& match, const GameState&, const Observation& seen, const ActionList& actions) {
        const std::uint64_t open = candidates(match, seen.notebooks[seen.about.who]);
        const Action* first = nullptr;
        for (const Action& action : actions) {
            if (action.kind != ActionKind::Guess)
                continue;
            const bool fits = (open >> action.number & 1u) != 0;
            EXPECT_EQ(guessedBy(match, seen, action).open, fits ? open : 0);
            if (fits && !first)
                first = &action;
            ASSERT_TRUE(first || !fits);
            if (first) {
                EXPECT_EQ(alike(match, seen, *first, action), fits);
            }
        }
        const std::vector<Action> tried = worthTrying(match, seen, actions, *actions.find(ActionKind::Pass));
        const auto isGuess = [](const Action& action) { return action.kind == ActionKind::Guess; };
        EXPECT_EQ(std::count_if(tried.begin(), tried.end(), isGuess), 1);
        EXPECT_EQ(std::find_if(tried.begin(), tried.end(), isGuess)->number, guessByLot(seen, open, actions)->number);
    });
}

// An X-File that is chosen, not guessed, is a choice of its own.
TEST(Guesses, AreNoneWhereNobodysXFileIsAskedFor)
{
    const Deck deck = test::sampleDeck();
    const Match match(test::twoPlayers(&deck, &deck));
    Observation seen;
    seen.notebooks.resize(2);
    const Action a{.kind = ActionKind::Guess, .number = 1};
    const Action b{.kind = ActionKind::Guess, .number = 2};
    EXPECT_FALSE(guessedBy(match, seen, a).several());
    EXPECT_FALSE(alike(match, seen, a, b));
    seen.about.who = 1;
    EXPECT_TRUE(guessedBy(match, seen, a).several());
    EXPECT_TRUE(alike(match, seen, a, b));
}

// Not as often as it happens to be in the worlds that were dealt.
TEST(Guesses, AreRightAsOftenAsByLot)
{
    visitGuesses(5, [](const Match& match, const GameState& state, const Observation& seen, const ActionList& actions) {
        Thinking thinking;
        thinking.worlds = 4;
        Director director(match, thinking);
        std::vector<Action> fitting;
        for (const Action& action : actions)
            if (guessedBy(match, seen, action).several())
                fitting.push_back(action);
        ASSERT_EQ(fitting.size(), 5u);
        const Director::Lead lead = director.leadOf({state, seen, actions}, fitting.front(), fitting.back());
        EXPECT_NEAR(lead.ahead, 0, 0.05);
        EXPECT_GE(lead.value, 0.2);
        EXPECT_LE(lead.value, 0.95);
    });
}

} // namespace dossier
