// What players leave to the lot: nothing can be foretold of it from the number of a card, nothing depends on what is
// hidden.
#include "engine/players/policy/investigation_plan.h"
#include "engine/players/policy/lot.h"
#include "engine/players/supervisor/supervisor.h"
#include "engine/queries/table/question.h"
#include "engine/support/engine_decks.h"
#include "engine/support/visited_positions.h"
#include "support/base_effects.h"

#include <algorithm>
#include <array>
#include <bit>
#include <gtest/gtest.h>
#include <vector>

namespace dossier {

namespace {

constexpr std::uint64_t kFour = 0b0100'1001'0010;

// Where somebody may do that about an X-File, with what the engine offers him there.
template <typename Visit>
void visitAll(ActionKind what, Visit visit)
{
    const Deck deck = test::sampleDeck();
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    setup.effects = &test::baseEffects();
    for (std::uint64_t seed = 1; seed <= 60; ++seed)
        test::visitPositions(
            setup, seed, 1, 400,
            [&](const Match& match, const GameState&, const Observation& seen, const ActionList& actions) {
                if (actions.find(what) && seen.about.who < match.seats())
                    visit(match, seen, actions);
            });
}

template <typename Visit>
void visitGuesses(Visit visit)
{
    visitAll(ActionKind::Guess, visit);
}

} // namespace

// SITE-11: of a hundred guesses among four about a quarter each; the first was named a hundred times.
TEST(Lot, NamesEachXFileThatFitsAsOften)
{
    std::array<int, 64> named{};
    int all = 0;
    visitGuesses([&](const Match&, const Observation& seen, const ActionList& actions) {
        if ((kFour >> seen.xFile & 1u) != 0)
            return;
        const Action* guess = guessByLot(seen, kFour, actions);
        ASSERT_NE(guess, nullptr);
        EXPECT_EQ(kFour >> guess->number & 1u, 1u);
        ++named[guess->number];
        ++all;
    });
    ASSERT_GE(all, 100);
    for (int slot = 0; slot < 64; ++slot)
        if ((kFour >> slot & 1u) != 0) {
            EXPECT_GT(named[static_cast<std::size_t>(slot)], all / 10) << slot << " of " << all;
        }
}

TEST(Lot, NamesTheOwnXFileLast) // DECK-12
{
    visitGuesses([&](const Match&, const Observation& seen, const ActionList& actions) {
        const std::uint64_t own = std::uint64_t{1} << seen.xFile;
        const Action* other = guessByLot(seen, own | (own == 1 ? 2 : 1), actions);
        ASSERT_NE(other, nullptr);
        EXPECT_NE(other->number, seen.xFile);
        const Action* last = guessByLot(seen, own, actions);
        EXPECT_TRUE(!last || last->number == seen.xFile);
        EXPECT_EQ(guessByLot(seen, 0, actions), nullptr);
    });
}

// Whoever sees the same draws the same; the order of a hand is not seen by anybody else, and tells nothing.
TEST(Lot, FollowsFromWhatIsSeen)
{
    int differ = 0;
    int all = 0;
    visitGuesses([&](const Match&, const Observation& seen, const ActionList&) {
        Observation turned = seen;
        std::ranges::reverse(turned.hand);
        EXPECT_EQ(lotOf(seen, 1000), lotOf(turned, 1000));
        Observation later = seen;
        ++later.turn;
        differ += lotOf(seen, 1000) != lotOf(later, 1000) ? 1 : 0;
        ++all;
    });
    EXPECT_GT(differ, all * 9 / 10);
}

// SITE-4: of questions that tell as much none is asked more often for its number.
TEST(Lot, DrawsAmongQuestionsThatTellAsMuch)
{
    int asked = 0;
    int first = 0;
    visitAll(ActionKind::Ask, [&](const Match& match, const Observation& seen, const ActionList& actions) {
        const std::uint64_t open = candidates(match, seen.notebooks[seen.about.who]);
        const Action question = Supervisor(match).choose(seen, actions);
        if (question.kind != ActionKind::Ask)
            return;
        std::vector<int> equals;
        for (const Action& action : actions)
            if (action.kind == ActionKind::Ask &&
                expectedLeft(match, open, action.number) <= expectedLeft(match, open, question.number))
                equals.push_back(action.number);
        if (equals.size() < 2)
            return;
        ++asked;
        first += question.number == std::ranges::min(equals) ? 1 : 0;
    });
    ASSERT_GE(asked, 20);
    EXPECT_LT(first, asked * 8 / 10);
}

} // namespace dossier
