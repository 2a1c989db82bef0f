// What the Supervisor picks of another player's hand that he has been shown.
#include "engine/flow/rules.h"
#include "engine/players/supervisor/supervisor.h"
#include "engine/queries/meaning/observation.h"
#include "engine/records/scenario/scenario_game.h"
#include "support/base_effects.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

constexpr int kSpoilsMedical = 93; // takes 1, 2, 3, 4 from MEDICAL for 1, 3, 5, 9 CP; 97 the same from others
constexpr int kWitnessOfTheCheck = 189;

// The printed number of the card that who is to choose picks after these steps.
int pickedAfter(const char* text)
{
    const Json scenario = Json::parse(text);
    ScenarioGame game(scenario, test::officialCards(), &test::baseEffects(), nullptr);
    for (const Json& step : scenario.at("steps").items())
        game.run(step);
    const GameState& state = game.state();
    ActionList actions;
    legalActions(state, actions);
    const Action picked = Supervisor(game.match()).choose(observation(state, state.decider), actions);
    EXPECT_EQ(picked.kind, ActionKind::Choose);
    if (!picked.target.isCard())
        return 0;
    return test::officialCards()[cardIndex(state, picked.target.card())].number;
}

} // namespace

// XF96-0161v1: the question comes as the card is played that was named: that is what spoils the next check, and can be
// paid, not what waits for a Combat that nobody begins.
TEST(SupervisorOfTheirCards, NamesWhatWillBePlayed)
{
    EXPECT_EQ(pickedAfter(R"({
      "phase": "briefing",
      "players": {
        "A": {"team": [161, 172], "hand": [42], "rp": 5},
        "B": {"hand": [4, 9, 26, 97, 93, 335], "cp": 1}
      },
      "steps": [
        {"A": "use", "card": 161},
        {"until": "resolved"}
      ]
    })"),
              kSpoilsMedical);
}

// XF96-0182v1: a Witness is borrowed who serves the check.
TEST(SupervisorOfTheirCards, BorrowsWhoServesTheCheck)
{
    EXPECT_EQ(pickedAfter(R"({
      "phase": "investigation",
      "players": {
        "A": {"team": [{"card": 172, "section": "field"}, {"card": 182, "section": "field"}], "sites": [54], "rp": 9},
        "B": {"hand": [208, 236, 189, 311]}
      },
      "steps": [
        {"A": "assign", "team": 172, "site": 54},
        {"A": "investigate", "site": 54},
        {"until": "check"},
        {"A": "use", "card": 182},
        {"until": "resolved"}
      ]
    })"),
              kWitnessOfTheCheck);
}

} // namespace dossier
