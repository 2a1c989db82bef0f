// What the Supervisor plays in the round of a Combat in which it tells, and not before (COMBAT-16, COMBAT-20).
#include "engine/players/supervisor/supervisor_game.h"
#include "engine/players/supervisor/supervisor_worth.h"
#include "engine/queries/table/teams.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

constexpr int kCombatSite = 73; // asks for a Result, as Fury wants
constexpr int kFirstAid = 2;
constexpr int kClaws = 14;  // CRC +2 for the round
constexpr int kArmour = 40; // takes 2 points off one source in an LRC round
constexpr int kFury = 347;  // LRC 0, CRC 2; no LRC round kills it
constexpr int kFew = 200;

class SupervisorRounds : public ::testing::Test, public test::SupervisorGame
{
protected:
    SupervisorRounds()
        : SupervisorGame({kCombatSite, kFury, kClaws, kFirstAid, kArmour})
    {}
    // The Team of seat 0 is attacked; both hold these cards besides.
    void attacked(std::initializer_list<int> own, std::initializer_list<int> theirs)
    {
        standIn(Section::Field);
        hold(0, own);
        hold(1, theirs);
        game.toHand(1, kFury);
        game.toHand(0, kCombatSite);
        game.state.player(0).rp = 20;
        game.state.player(1).cp = 20;
        game.passUntil(ActionKind::PlaceSite);
        game.take({.kind = ActionKind::PlaceSite, .seat = 1, .card = game.card(0, kCombatSite)});
        game.passUntil(ActionKind::AssignTeam);
        game.take({.kind = ActionKind::AssignTeam, .team = 0, .target = game.card(0, kCombatSite)});
        game.passUntil(ActionKind::Investigate);
        game.take({.kind = ActionKind::Investigate, .target = game.card(0, kCombatSite)});
        until([&] { return playOf(1, kFury).has_value(); });
        game.take(*playOf(1, kFury));
    }
    std::optional<Action> playOf(Seat seat, int number) const
    {
        for (const Action& action : game.actions())
            if (action.kind == ActionKind::Play && action.card == game.card(seat, number))
                return action;
        return std::nullopt;
    }
    // It may be played in a round of that range, before its damage or after it.
    bool mayPlay(Seat seat, int number, Ability range, bool dealt = false) const
    {
        const SeenFight fight = observation(game.state, seat).fight;
        return game.state.decider == seat && fight.range == range && fight.dealt == dealt &&
               playOf(seat, number).has_value();
    }
    template <typename Reached>
    void until(Reached reached)
    {
        for (int i = 0; i < kFew && !reached(); ++i) {
            const ActionList actions = game.actions();
            game.take(actions.find(ActionKind::Pass) ? Action{.kind = ActionKind::Pass} : Action(actions[0]));
        }
        ASSERT_TRUE(reached());
    }
    double gainOf(Seat seat, const Action& play) const
    {
        const Observation observed = observation(game.state, seat);
        const PlayerView sight{game.match, observed};
        return worthOf(sight, sight.check(), play).gain;
    }
};

} // namespace

// What changes the CRC for a round tells in no LRC round.
TEST_F(SupervisorRounds, KeepCloseRangeForItsRounds)
{
    attacked({}, {kClaws});
    until([&] { return mayPlay(1, kClaws, kLongRange); });
    EXPECT_EQ(gainOf(1, *playOf(1, kClaws)), 0);
    EXPECT_EQ(choice().kind, ActionKind::Pass);
    until([&] { return mayPlay(1, kClaws, kCloseRange); });
    EXPECT_GT(gainOf(1, *playOf(1, kClaws)), 0);
}

// Nor what spares somebody in a round in which nothing hits.
TEST_F(SupervisorRounds, GuardNobodyWhomNothingHits)
{
    attacked({kArmour}, {});
    until([&] { return mayPlay(0, kArmour, kLongRange); });
    EXPECT_LE(gainOf(0, *playOf(0, kArmour)), 0);
}

// Nobody's Health falls below 0: what heals after the damage is worth nothing before it, and saves who would fall.
TEST_F(SupervisorRounds, HealAfterTheDamageWhoWouldFall)
{
    attacked({kFirstAid}, {});
    forEachAgent(game.state.player(0).inPlay, [&](int slot) {
        AgentState& agent = game.state.player(0).agents[static_cast<std::size_t>(slot)];
        agent.damage = static_cast<std::uint8_t>(currentHealth(game.state, 0, slot) - 2);
    });
    until([&] { return mayPlay(0, kFirstAid, kCloseRange); });
    EXPECT_EQ(choice().kind, ActionKind::Pass);
    until([&] { return mayPlay(0, kFirstAid, kCloseRange, true); });
    const Action saving = choice();
    ASSERT_EQ(saving.kind, ActionKind::Play);
    EXPECT_GT(gainOf(0, saving), 2);
    const auto healed = game.match.facts(cardIndex(game.state, saving.target.card())).slot;
    EXPECT_EQ(currentHealth(game.state, 0, healed), 0);
}

} // namespace dossier
