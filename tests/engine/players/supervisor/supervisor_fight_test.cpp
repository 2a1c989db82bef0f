// What the Supervisor spends in a Combat: as much as decides it, and no more.
#include "engine/players/supervisor/supervisor_game.h"
#include "engine/players/supervisor/supervisor_worth.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

constexpr int kSite = 54;    // Sciences 4
constexpr int kBerets = 349; // LRC 4, CRC 3, Health 8
constexpr int kBullets = 38; // LRC +2 in an LRC round
constexpr int kEnough = 60;
constexpr int kTeamsBlow = 7; // LRC of Mulder, Scully, Kosseff and Lamana

class SupervisorFights : public ::testing::Test, public test::SupervisorGame
{
protected:
    SupervisorFights()
        : SupervisorGame({kSite, kBerets, kBullets})
    {}
    // The Team of seat 0, which holds the bullets, is attacked; its LRC round waits for Combat cards.
    void attacked()
    {
        standIn(Section::Field);
        hold(0, {kBullets});
        hold(1, {kBerets});
        game.toHand(0, kSite);
        game.state.player(0).rp = 20;
        game.state.player(1).cp = 20;
        game.passUntil(ActionKind::PlaceSite);
        game.take({.kind = ActionKind::PlaceSite, .seat = 1, .card = game.card(0, kSite)});
        game.passUntil(ActionKind::AssignTeam);
        game.take({.kind = ActionKind::AssignTeam, .team = 0, .target = game.card(0, kSite)});
        game.passUntil(ActionKind::Investigate);
        game.take({.kind = ActionKind::Investigate, .target = game.card(0, kSite)});
        passUntilPlayed(1, kBerets);
        for (int i = 0; i < kEnough && !mayShoot(); ++i)
            goOn();
        ASSERT_TRUE(mayShoot());
    }
    bool mayShoot() const
    {
        const ActionList actions = game.actions();
        return !seen().foes.empty() && std::any_of(actions.begin(), actions.end(), [&](const Action& action) {
            return action.kind == ActionKind::Play && action.card == game.card(0, kBullets);
        });
    }
    void goOn()
    {
        const ActionList actions = game.actions();
        game.take(actions.find(ActionKind::Pass) ? Action{.kind = ActionKind::Pass} : Action(actions[0]));
    }
    void passUntilPlayed(Seat seat, int number)
    {
        for (int i = 0; i < kEnough; ++i) {
            const ActionList actions = game.actions();
            for (const Action& action : actions)
                if (action.kind == ActionKind::Play && action.card == game.card(seat, number))
                    return game.take(Action(action));
            goOn();
        }
        ADD_FAILURE() << "never played";
    }
    double gainOf(const Action& play) const
    {
        const Observation observed = observation(game.state, 0);
        const PlayerView sight{game.match, observed};
        return worthOf(sight, sight.check(), play).gain;
    }
};

} // namespace

// COMBAT-22: what has been played in this round counts.
TEST_F(SupervisorFights, SpendNoSecondCardWhereOneWasEnough)
{
    attacked();
    if (HasFatalFailure())
        return;
    EXPECT_EQ(seen().fight.blow, kTeamsBlow);
    ASSERT_EQ(seen().foes.size(), 1u);
    EXPECT_EQ(seen().foes.front().health, kTeamsBlow + 1);
    const Action play = choice();
    ASSERT_EQ(play.kind, ActionKind::Play);
    EXPECT_GT(gainOf(play), 2);
    game.take(play);
    for (int i = 0; i < kEnough && seen().fight.blow == kTeamsBlow; ++i)
        goOn();
    EXPECT_EQ(seen().fight.blow, kTeamsBlow + 2);
    EXPECT_LE(gainOf(play), 0);
}

} // namespace dossier
