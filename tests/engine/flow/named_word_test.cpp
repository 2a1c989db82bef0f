// A word named for a card is told to everybody, by what it is (PLAY-34).
#include "engine/records/scenario/scenario_game.h"
#include "engine/state/named_word.h"
#include "support/base_effects.h"
#include "support/base_set.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

TEST(NamedWords, AreToldWithTheCard)
{
    const Json scenario = Json::parse(R"({
      "phase": "investigation",
      "players": {
        "A": {"team": [{"card": 177, "section": "field"}], "sites": [42]},
        "B": {"cp": 4, "hand": [93]}
      },
      "steps": [
        {"A": "assign", "team": 177, "site": 42},
        {"A": "investigate", "site": 42},
        {"until": "check"},
        {"B": "play", "card": 93, "target": 177, "price": 1},
        {"B": "name", "word": "Medical"}
      ]
    })");
    ScenarioGame game(scenario, test::baseSet(), &test::baseEffects(), nullptr);
    for (const Json& step : scenario.at("steps").items())
        game.run(step);
    const auto named =
        std::ranges::find_if(game.log(), [](const Event& event) { return event.kind == EventKind::Named; });
    ASSERT_NE(named, game.log().end());
    EXPECT_EQ(named->seat, 1);
    EXPECT_EQ(named->seenBy, kEverybody);
    EXPECT_EQ(test::baseSet()[named->card.name.card].number, 93);
    EXPECT_EQ(named->number, static_cast<int>(NamedWord::Kind::Skill));
    EXPECT_EQ(named->second, abilityOf(Skill::Medical));
}

} // namespace dossier
