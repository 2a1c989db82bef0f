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

// What who is to choose does after these steps.
struct ChosenAfter
{
    explicit ChosenAfter(const char* text)
        : scenario(Json::parse(text))
        , game(scenario, test::officialCards(), &test::baseEffects(), nullptr)
    {
        for (const Json& step : scenario.at("steps").items())
            game.run(step);
        const GameState& state = game.state();
        legalActions(state, actions);
        action = Supervisor(game.match()).choose(observation(state, state.decider), actions);
    }

    Json scenario;
    ScenarioGame game;
    ActionList actions;
    Action action;
};

// The printed number of the card that he picks.
int pickedAfter(const char* text)
{
    const ChosenAfter chosen(text);
    const GameState& state = chosen.game.state();
    const Action& picked = chosen.action;
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

// XF96-0182v1, CASE-1, OQ-162: who borrows in a check that stands has nothing of it; a Site would be paid for and go
// as the turn ends.
TEST(SupervisorOfTheirCards, BorrowsNothingThatComesTooLate)
{
    const std::string check = R"({
      "phase": "investigation",
      "players": {
        "A": {"team": [{"card": 172, "section": "field"}, {"card": 182, "section": "field"}], "sites": [42], "rp": 9},
        "B": {"hand": [47, 49, 54, 64]}
      },
      "steps": [
        {"A": "assign", "team": 172, "site": 42},
        {"A": "investigate", "site": 42},
        {"until": "check"})";
    const ChosenAfter standing((check + "]}").c_str());
    ASSERT_TRUE(standing.actions.find(ActionKind::UseText));
    EXPECT_EQ(standing.action.kind, ActionKind::Pass);
    const ChosenAfter shown((check + R"(, {"A": "use", "card": 182}, {"until": "resolved"}]})").c_str());
    ASSERT_TRUE(shown.actions.find(ActionKind::Choose));
    EXPECT_EQ(shown.action.kind, ActionKind::Pass);
}

// CASE-6: a decoy against whoever asks about another player serves that one.
TEST(SupervisorOfTheirCards, ProtectsHimselfByDecoys)
{
    const std::string before = R"({
      "phase": "case assignment",
      "players": {
        "A": {"team": [{"card": 172, "section": "field"}], "sites": [{"card": 42, "at": ")";
    const std::string after = R"("}]},
        "B": {"hand": [247, 248, 246, 241, 242, 243, 206, 207, 208]},
        "C": {}
      },
      "steps": [{"until": "put under"}]})";
    const ChosenAfter own((before + "B" + after).c_str());
    EXPECT_EQ(own.action.kind, ActionKind::PutUnder);
    const ChosenAfter anothers((before + "C" + after).c_str());
    ASSERT_TRUE(anothers.actions.find(ActionKind::PutUnder));
    EXPECT_EQ(anothers.action.kind, ActionKind::Pass);
}

} // namespace dossier
