// Who gives up loses the game; with three and more players the others play on (WIN-8, MULTI-18, MULTI-21).
#include "engine/changes/agents_changes.h"
#include "engine/flow/rules.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/zones.h"
#include "engine/support/engine_game.h"
#include "engine/support/random_match.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

using test::EngineGame;

namespace {

MatchSetup tableOf(const Deck& deck, int seats)
{
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    while (static_cast<int>(setup.seats.size()) < seats)
        setup.seats.push_back({&deck, false});
    return setup;
}

Action giveUp(Seat seat)
{
    return {.kind = ActionKind::Concede, .seat = seat};
}

bool holdsNothing(const GameState& state, Seat seat)
{
    for (int index = 0; index < cardsOf(state, seat); ++index)
        if (placeOf(state, {seat, index}) != Place::Removed)
            return false;
    return state.player(seat).inPlay == 0 && state.player(seat).hand.empty() && state.player(seat).deckCount == 0;
}

class GivingUp : public testing::Test
{
protected:
    // A Site of the Investigating Player's hand, placed against that seat.
    CardRef place(Seat against)
    {
        game.passUntil(ActionKind::PlaceSite);
        game.state.player(game.state.activeSeat()).rp = 30;
        const ActionList actions = game.actions();
        const auto found = std::ranges::find_if(actions, [&](const Action& action) {
            return action.kind == ActionKind::PlaceSite && action.seat == against;
        });
        if (found == actions.end())
            return {};
        const CardRef site = found->card;
        game.take(Action(*found));
        return site;
    }

    Deck deck = test::sampleDeck();
    EngineGame game{tableOf(deck, 3)};
    Seat active = game.state.activeSeat();
    Seat left = leftOf(game.state, active);
    Seat right = leftOf(game.state, left);
};

} // namespace

TEST_F(GivingUp, LeavesTheOthersAtTheTable) // WIN-8, MULTI-18, MULTI-21
{
    game.take(giveUp(left));
    EXPECT_EQ(game.state.ending, Ending::None);
    EXPECT_EQ(game.state.activeSeat(), active) << "his turn goes on";
    EXPECT_EQ(game.count(EventKind::LeftGame), 1);
    EXPECT_EQ(game.refused(giveUp(left)), "MULTI-18");
    game.passUntil(Phase::Healing);
    EXPECT_TRUE(holdsNothing(game.state, left));
    game.passUntil(Phase::Briefing);
    EXPECT_EQ(game.state.activeSeat(), right) << "it is nobody's turn who is out";
    game.take(giveUp(active));
    EXPECT_EQ(game.state.ending, Ending::Conceded);
    EXPECT_EQ(game.state.winner, right) << "the last one left";
}

// Two are left who do nothing: 500 turns were played in which nobody was asked anything.
TEST(GivingUpBesideThosePassive, EndsTheGame) // WIN-8, MULTI-18
{
    const Deck deck = test::sampleDeck();
    MatchSetup setup = tableOf(deck, 4);
    setup.seats[1].passive = setup.seats[2].passive = true;
    setup.firstSeat = 0;
    EngineGame game{setup};
    game.take(giveUp(3));
    EXPECT_EQ(game.state.ending, Ending::None) << "one is left who plays";
    const int turn = game.state.turn;
    game.take(giveUp(0));
    EXPECT_EQ(game.state.ending, Ending::Conceded);
    EXPECT_EQ(game.state.winner, kNoSeat);
    EXPECT_EQ(game.state.turn, turn);
}

TEST_F(GivingUp, EndsTheTurnOfWhoGivesUp) // WIN-8, MULTI-18
{
    game.passUntil(ActionKind::PlaceSite);
    game.take(giveUp(active));
    EXPECT_EQ(game.state.activeSeat(), left);
    EXPECT_EQ(game.state.phase(), Phase::Briefing);
    EXPECT_TRUE(holdsNothing(game.state, active));
    game.expectSound();
}

TEST_F(GivingUp, TakesSitesDirectedAtHimAlong) // MULTI-21, CASE-6
{
    const CardRef atLeft = place(left);
    const CardRef atRight = place(right);
    ASSERT_TRUE(atLeft && atRight);
    game.take(giveUp(left));
    EXPECT_EQ(placeOf(game.state, atLeft), Place::Discard);
    EXPECT_EQ(placeOf(game.state, atRight), Place::Field);
    for (const Action& action : game.actions())
        EXPECT_FALSE(action.kind == ActionKind::PlaceSite && action.seat == left) << "nobody is there";
}

TEST_F(GivingUp, EndsTheInvestigationThatIsDirectedAtHim) // MULTI-5, MULTI-21, PLAY-54
{
    Play play{game.state};
    forEachAgent(game.state.player(active).inPlay, [&](int slot) { settle(play, active, slot, Section::Field, 0); });
    const CardRef atLeft = place(left);
    ASSERT_TRUE(atLeft);
    game.passUntil(ActionKind::AssignTeam);
    game.take(Action(*game.actions().find(ActionKind::AssignTeam)));
    game.passUntil(ActionKind::Investigate);
    game.take({.kind = ActionKind::Investigate, .target = atLeft});
    ASSERT_GT(game.state.depth, 1);
    game.take(giveUp(left));
    EXPECT_EQ(placeOf(game.state, atLeft), Place::Discard);
    EXPECT_EQ(game.count(EventKind::Asked), 0);
    EXPECT_EQ(game.state.activeSeat(), active);
    EXPECT_EQ(game.state.winner, kNoSeat);
    game.expectSound();
}

// Whenever somebody gives up, whatever is being resolved then: the table stays sound, who is out decides nothing and
// has nothing left once the turn is the only thing under way, and one of the others wins.
TEST(GivingUpAtAnyTime, KeepsTheTableSound) // WIN-8, MULTI-18, MULTI-21
{
    int gaveUp = 0;
    int whileResolving = 0;
    int inOwnTurn = 0;
    int atHisSite = 0;
    int wonByOthers = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const test::RandomMatch match(seed);
        if (match.setup().seats.size() < 3)
            continue;
        EngineGame game(match.setup(), seed);
        Random random(seed);
        ActionList actions;
        int until = 20 + static_cast<int>(random.below(300));
        for (int choices = 0; !game.state.over() && choices < 4000; ++choices) {
            const GameState& state = game.state;
            ASSERT_LT(state.decider, state.match->seats());
            ASSERT_EQ(state.player(state.decider).out, 0) << "seed " << seed;
            const Frame* site = nearest(state, FrameKind::Site);
            const bool hard = site && random.below(12) == 0; // while it is investigated he gives up whom it concerns
            if (--until == 0 || hard) {
                const Seat seat =
                    hard ? site->who
                         : static_cast<Seat>(random.below(static_cast<std::uint32_t>(state.match->seats())));
                if (state.player(seat).out != 0 || state.match->passive(seat))
                    continue;
                ++gaveUp;
                whileResolving += state.depth > 1 ? 1 : 0;
                inOwnTurn += state.activeSeat() == seat ? 1 : 0;
                atHisSite += site && site->who == seat ? 1 : 0;
                ASSERT_EQ(apply(game.state, giveUp(seat), &game.log), Refusal{}) << "seed " << seed;
                wonByOthers += state.ending == Ending::Conceded && state.winner != seat;
            } else {
                legalActions(state, actions);
                ASSERT_GE(actions.size(), 2);
                game.take(Action(actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]));
            }
            game.expectSound();
            for (Seat seat = 0; seat < state.match->seats(); ++seat) {
                const bool gone = state.player(seat).out != 0 && state.depth == 1 && !state.over();
                ASSERT_TRUE(!gone || holdsNothing(state, seat)) << "seed " << seed << ", seat " << int{seat};
            }
            if (HasFatalFailure() || HasNonfatalFailure())
                FAIL() << "seed " << seed << ", choice " << choices;
        }
    }
    EXPECT_GT(gaveUp, 300);
    EXPECT_GT(whileResolving, 40);
    EXPECT_GT(inOwnTurn, 50);
    EXPECT_GT(atHisSite, 20);
    EXPECT_GT(wonByOthers, 50);
}

} // namespace dossier
