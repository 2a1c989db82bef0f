// Which Bluffs serve under a Site, and which are no more than decoys there.
#include "engine/flow/hidden_in_vain.h"
#include "engine/flow/rules.h"
#include "engine/queries/table/knowledge.h"
#include "engine/records/scenario/scenario_game.h"
#include "support/base_effects.h"
#include "support/base_set.h"

#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

// Printed numbers of the Bluffs in this hand that serve as decoys alone under this Site.
std::set<int> decoys(int site, const std::string& hand)
{
    const Json scenario = Json::parse(R"({
      "phase": "case assignment",
      "players": {
        "A": {"team": [{"card": 179, "section": "field"}], "sites": [)" +
                                      std::to_string(site) + R"(]},
        "B": {"cp": 9, "hand": )" + hand +
                                      R"(}
      },
      "steps": [{"until": "put under"}]
    })");
    ScenarioGame game(scenario, test::baseSet(), &test::baseEffects(), nullptr);
    for (const Json& step : scenario.at("steps").items())
        game.run(step);
    std::set<int> found;
    int listed = 0;
    ActionList actions;
    legalActions(game.state(), actions);
    for (const Action& action : actions) {
        listed += action.kind == ActionKind::PutUnder ? 1 : 0;
        if (isHiddenInVain(game.state(), action))
            found.insert(test::baseSet()[cardIndex(game.state(), action.card)].number);
    }
    EXPECT_GT(listed, 0);
    return found;
}

} // namespace

// BLUFF-17, OQ-60: Franklin asks for Criminal Investigation, Farmington for Alien Investigation or Computer.
TEST(HiddenInVain, AreBluffsOnSkillsThatTheSiteDoesNotAskFor)
{
    const std::string hand = "[91, 93, 94, 97, 98, 100, 112]";
    EXPECT_EQ(decoys(79, hand), (std::set<int>{91, 93, 94, 100, 112}));
    EXPECT_EQ(decoys(66, hand), (std::set<int>{91, 94, 112}));
}

// CHECK-25: a Bluff of his own may have the Site ask for another skill.
TEST(HiddenInVain, AreNoneThatAnotherCardOfHisWouldMakeServe)
{
    EXPECT_EQ(decoys(79, "[94, 100]"), (std::set<int>{94, 100}));
    EXPECT_EQ(decoys(79, "[89, 94, 100]"), std::set<int>());
}

// COMBAT-49: Mossinger takes SUBTERFUGE from one who is to be attacked; an Adversary may count an Agent's COMPUTER.
TEST(HiddenInVain, AreNoneThatServeInACombat)
{
    EXPECT_EQ(decoys(79, "[94, 100, 333]"), (std::set<int>{94}));
    EXPECT_EQ(decoys(47, "[98, 348]"), (std::set<int>{}));
}

// What does anything else is not judged.
TEST(HiddenInVain, AreNoOtherBluffs)
{
    EXPECT_EQ(decoys(79, "[88, 89, 90, 101, 104, 106, 107, 110]"), std::set<int>());
}

} // namespace dossier
