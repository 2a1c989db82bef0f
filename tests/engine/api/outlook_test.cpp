// What a choice leads to through a Combat: who leaves, and that the level foreseen counts it (COMBAT-33, CHECK-23).
#include "engine/api/describe.h"
#include "engine/flow/course.h"
#include "engine/flow/rules.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"
#include "engine/records/scenario/scenario_game.h"
#include "engine/support/engine_game.h"
#include "engine/support/random_match.h"
#include "support/base_effects.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

struct AfterSteps
{
    explicit AfterSteps(const char* text)
        : scenario(Json::parse(text))
        , game(scenario, test::baseSet(), &test::baseEffects(), nullptr)
    {
        for (const Json& step : scenario.at("steps").items())
            game.run(step);
    }
    const GameState& state() const { return game.state(); }
    std::vector<int> numbers(const std::vector<CardRef>& cards) const
    {
        std::vector<int> numbers;
        for (const CardRef card : cards)
            numbers.push_back(test::baseSet()[cardIndex(state(), card)].number);
        return numbers;
    }

    Json scenario;
    ScenarioGame game;
};

// Scully alone, attacked in a check that she would pass.
constexpr const char* kAttacked = R"({
  "phase": "investigation",
  "players": {
    "A": {"team": [{"card": 172, "section": "field"}], "sites": [52], "hand": [232]},
    "B": {"cp": 9, "hand": [333]}
  },
  "steps": [
    {"A": "assign", "team": 172, "site": 52},
    {"A": "investigate", "site": 52},
    {"until": "check"},
    {"A": "pass"},
    {"B": "play", "card": 333}
  ]
})";

} // namespace

TEST(Outlook, SaysWhoLeavesInTheCombatToCome)
{
    const AfterSteps game(kAttacked);
    ASSERT_EQ(checkUnderWay(game.state()).level, 4);
    const auto outlook = outlookOf(game.state(), {.kind = ActionKind::Pass});
    ASSERT_TRUE(outlook);
    EXPECT_TRUE(outlook->fought);
    EXPECT_FALSE(outlook->success);
    EXPECT_EQ(outlook->level, 0);
    EXPECT_EQ(game.numbers(outlook->leaving), std::vector<int>{172});
}

TEST(Outlook, SaysNothingOfACombatWhereNoneIs)
{
    const AfterSteps game(R"({
      "phase": "investigation",
      "players": {
        "A": {"team": [{"card": 172, "section": "field"}], "sites": [52], "hand": [205]},
        "B": {}
      },
      "steps": [
        {"A": "assign", "team": 172, "site": 52},
        {"A": "investigate", "site": 52},
        {"until": "check"}
      ]
    })");
    const auto outlook = outlookOf(game.state(), {.kind = ActionKind::Pass});
    ASSERT_TRUE(outlook);
    EXPECT_FALSE(outlook->fought);
    EXPECT_TRUE(outlook->success);
    EXPECT_TRUE(outlook->leaving.empty());
    EXPECT_FALSE(leavingAfter(game.state(), {.kind = ActionKind::Pass})) << "nobody fights";
}

// COMBAT-33: it is played so, and those are gone; none of the others is.
TEST(Outlook, NamesThoseWhoLeaveInTheRound)
{
    int rounds = 0;
    int left = 0;
    for (std::uint64_t seed = 500; seed < 740; ++seed) {
        const test::RandomMatch match(seed);
        test::EngineGame game(match.setup(), seed);
        for (PlayerState& player : game.state.players)
            player.rp = player.cp = isBasic(game.state) ? 0 : 60;
        Random random(seed);
        ActionList actions;
        for (int i = 0; i < 900 && !game.state.over() && !HasFailure(); ++i) {
            legalActions(game.state, actions);
            const Action* pass = actions.find(ActionKind::Pass);
            const Frame* fight = nearest(game.state, FrameKind::Combat);
            const auto leaving = fight && pass ? leavingAfter(game.state, *pass) : std::nullopt;
            if (leaving) {
                ++rounds;
                const Seat seat = fight->seat;
                const std::uint8_t team = fight->as<CombatFrame>().team;
                GameState after = game.state;
                EventLog log;
                const auto isOver = [&] {
                    return std::ranges::any_of(log, [](const Event& event) {
                        return event.kind == EventKind::RoundBegan || event.kind == EventKind::CombatEnded ||
                               event.kind == EventKind::CheckFailed || event.kind == EventKind::CheckPassed;
                    });
                };
                Course stepByStep;
                stepByStep.everyChoice = true;
                for (int steps = 0; steps < 60 && !isOver(); ++steps) {
                    ActionList then;
                    legalActions(after, then);
                    const Action* passing = then.find(ActionKind::Pass);
                    ASSERT_TRUE(passing || then.size() == 1) << "something has to be chosen";
                    applyOn(stepByStep, after, Action(passing ? *passing : then[0]), &log);
                }
                AgentSet gone = 0;
                for (const CardRef agent : *leaving)
                    gone |= 1u << factsOf(game.state, agent).slot;
                left += static_cast<int>(leaving->size());
                EXPECT_EQ(teamMembers(game.state, seat, team) & ~teamMembers(after, seat, team), gone)
                    << "game " << seed << ", choice " << i;
            }
            const Action* wanted = nullptr;
            for (const ActionKind kind : {ActionKind::PlaceSite, ActionKind::AssignTeam, ActionKind::Investigate})
                wanted = wanted || random.below(4) == 0 ? wanted : actions.find(kind);
            const auto any = static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())));
            applyLegal(game.state, Action(wanted ? *wanted : actions[any]));
        }
    }
    EXPECT_GT(rounds, 50);
    EXPECT_GT(left, 10);
}

// ZONE-21: what Yappi adds depends on the top card of the Bureau Deck, which nobody has seen.
TEST(Outlook, IsNoneWhereTheTopCardOfADeckDecides)
{
    const Json scenario = Json::parse(R"({
      "rules": ["SET-6"], "phase": "investigation",
      "players": {
        "A": {"team": [{"card": 168, "section": "field"}], "hand": ["XF97-0507x1"], "sites": [44], "deck": [207, 290], "rp": 6},
        "B": {}},
      "steps": [
        {"A": "assign", "team": 168, "site": 44}, {"A": "investigate", "site": 44}, {"until": "check"},
        {"A": "play", "card": "XF97-0507x1"}]})");
    ScenarioGame game(scenario, test::officialCards(), &test::baseEffects(), nullptr);
    int offered = 0;
    for (const Json& step : scenario.at("steps").items()) {
        ActionList actions;
        legalActions(game.state(), actions);
        for (const Action& action : actions)
            if (action.kind == ActionKind::Play) {
                ++offered;
                EXPECT_FALSE(outlookOf(game.state(), action));
            }
        game.run(step);
    }
    EXPECT_GE(offered, 1);
    EXPECT_TRUE(checkPartsOf(game.state(), 0).waiting.empty()) << "neither +3 nor -1 is known";
}

} // namespace dossier
