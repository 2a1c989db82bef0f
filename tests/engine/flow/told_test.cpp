// What everybody hears as it happens: which card comes into the open, what is named aloud, whose hand something leaves.
#include "engine/api/visible_event.h"
#include "engine/flow/rules.h"
#include "engine/queries/meaning/observation.h"
#include "engine/records/scenario/scenario_game.h"
#include "engine/support/random_match.h"
#include "support/base_effects.h"
#include "support/base_set.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

// What who only looks on is told of it.
std::vector<VisibleEvent> toldOf(const char* text)
{
    const Json scenario = Json::parse(text);
    ScenarioGame game(scenario, test::officialCards(), &test::baseEffects(), nullptr);
    for (const Json& step : scenario.at("steps").items())
        game.run(step);
    return toldTo(kNoSeat, game.log());
}

std::vector<VisibleEvent> ofKind(const std::vector<VisibleEvent>& told, EventKind kind)
{
    std::vector<VisibleEvent> these;
    std::ranges::copy_if(told, std::back_inserter(these), [&](const VisibleEvent& one) { return one.kind == kind; });
    return these;
}

int numberOf(const CardName& card)
{
    return card.isKnown() ? test::officialCards()[card.card].number : 0;
}

// These come into the open, or lie there.
bool isOpen(EventKind kind)
{
    switch (kind) {
    case EventKind::BoughtAgent:
    case EventKind::Requisitioned:
    case EventKind::HandedOver:
    case EventKind::Moved:
    case EventKind::JoinedTeam:
    case EventKind::Healed:
    case EventKind::Hurt:
    case EventKind::SitePlaced:
    case EventKind::SiteBegan:
    case EventKind::SiteLeft:
    case EventKind::Revealed:
    case EventKind::Attacked:
    case EventKind::Killed:
    case EventKind::Used:
    case EventKind::Tokens:
    case EventKind::WentAway:
    case EventKind::Sold:
        return true;
    default:
        return false;
    }
}

} // namespace

TEST(Told, WhatComesIntoTheOpenIsNamed)
{
    int bought = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const test::RandomMatch random(seed);
        const Match match(random.setup());
        EventLog log;
        GameState state = newGame(match, seed, &log);
        Random chance(seed + 3);
        ActionList actions;
        for (int i = 0; i < 900 && !state.over(); ++i) {
            legalActions(state, actions);
            applyLegal(state, actions[static_cast<int>(chance.below(static_cast<std::uint32_t>(actions.size())))],
                       &log);
        }
        for (const VisibleEvent& event : toldTo(kNoSeat, log)) {
            EXPECT_TRUE(!isOpen(event.kind) || event.card.isKnown()) << "game " << seed << ", kind " << int(event.kind);
            bought += event.kind == EventKind::BoughtAgent;
        }
    }
    EXPECT_GT(bought, 10);
}

// XF96-0161v1: he names the card; whoever sits at the table hears which, and later whose question it is.
TEST(Told, ACardThatIsNamedAndTheQuestionItBrings)
{
    const std::vector<VisibleEvent> told = toldOf(R"({
      "phase": "investigation",
      "players": {
        "A": {"team": [{"card": 161, "section": "field"}], "sites": [48]},
        "B": {"hand": [101, 93, 207], "xfile": 125}
      },
      "steps": [
        {"A": "assign", "team": 161, "site": 48},
        {"A": "investigate", "site": 48},
        {"until": "check"},
        {"A": "use", "card": 161},
        {"until": "resolved"},
        {"A": "pick", "target": 101},
        {"B": "play", "card": 101},
        {"A": "ask", "question": "Motive Survival"}
      ]
    })");
    const std::vector<VisibleEvent> named = ofKind(told, EventKind::Named);
    ASSERT_EQ(named.size(), 1u);
    EXPECT_EQ(numberOf(named.front().card), 161);
    EXPECT_EQ(numberOf(named.front().other), 101);
    const std::vector<VisibleEvent> asked = ofKind(told, EventKind::Asked);
    ASSERT_EQ(asked.size(), 1u);
    EXPECT_EQ(numberOf(asked.front().card), 161);
}

// XF96-0101v1: points came out of nowhere in the log.
TEST(Told, WhoseTextGivesPoints)
{
    const std::vector<VisibleEvent> told = toldOf(R"({
      "phase": "investigation",
      "players": {
        "A": {"team": [{"card": 161, "section": "field"}], "sites": [48]},
        "B": {"hand": [101]}
      },
      "steps": [
        {"A": "assign", "team": 161, "site": 48},
        {"A": "investigate", "site": 48},
        {"until": "check"},
        {"B": "play", "card": 101},
        {"until": "resolved"}
      ]
    })");
    int byText = 0;
    for (const EventKind kind : {EventKind::GainedCp, EventKind::GainedRp})
        for (const VisibleEvent& gained : ofKind(told, kind)) {
            ASSERT_TRUE(gained.card);
            EXPECT_EQ(numberOf(gained.card), 101);
            ++byText;
        }
    EXPECT_EQ(byText, 1);
}

// XF96-0182v1: taken for nothing or for RP, and who had it last.
TEST(Told, WhatIsTakenFromAHandAndWhoDiscardsIt)
{
    const std::vector<VisibleEvent> told = toldOf(R"({
      "phase": "investigation",
      "players": {
        "A": {"team": [{"card": 182, "section": "field"}], "hand": [232], "sites": [69]},
        "B": {"hand": [187, 321], "cp": 3}
      },
      "steps": [
        {"A": "assign", "team": 182, "site": 69},
        {"A": "investigate", "site": 69},
        {"until": "check"},
        {"A": "use", "card": 182},
        {"until": "resolved"},
        {"A": "pick", "target": 321},
        {"until": "debriefing"},
        {"until": "briefing"}
      ]
    })");
    const std::vector<VisibleEvent> taken = ofKind(told, EventKind::Borrowed);
    ASSERT_EQ(taken.size(), 1u);
    EXPECT_EQ(numberOf(taken.front().card), 321);
    const std::vector<VisibleEvent> discarded = ofKind(told, EventKind::Discarded);
    const auto gone =
        std::ranges::find_if(discarded, [](const VisibleEvent& one) { return numberOf(one.card) == 321; });
    ASSERT_NE(gone, discarded.end());
    EXPECT_EQ(gone->seat, 1) << "the owner";
    EXPECT_EQ(gone->who, 0) << "who had it";
}

// Pools that change places pay for nothing, and neither does what another takes.
TEST(Told, WhatIsNoPayment)
{
    const std::vector<VisibleEvent> swapped = toldOf(R"({
      "phase": "investigation",
      "players": {
        "A": {"team": [{"card": 163, "section": "field"}], "hand": ["XF97-0465x1"], "sites": [44], "rp": 2},
        "B": {"rp": 9}
      },
      "steps": [
        {"A": "assign", "team": 163, "site": 44},
        {"A": "investigate", "site": 44},
        {"until": "check"},
        {"A": "play", "card": "XF97-0465x1"},
        {"until": "resolved"}
      ]
    })");
    EXPECT_TRUE(ofKind(swapped, EventKind::PaidRp).empty());
    EXPECT_TRUE(ofKind(swapped, EventKind::GainedRp).empty());
    const std::vector<VisibleEvent> pools = ofKind(swapped, EventKind::SwappedRp);
    ASSERT_EQ(pools.size(), 1u);
    EXPECT_EQ(pools.front().seat, 0);
    EXPECT_EQ(pools.front().who, 1);
    EXPECT_EQ(pools.front().number, 9);
    EXPECT_EQ(pools.front().second, 2);

    const std::vector<VisibleEvent> taken = toldOf(R"({
      "phase": "investigation",
      "players": {
        "A": {
          "team": [{"card": 163, "section": "field"}],
          "sites": [{"card": 63, "under": [{"player": "B", "card": 115}]}]
        },
        "B": {"cp": 3}
      },
      "steps": [
        {"A": "assign", "team": 163, "site": 63},
        {"A": "investigate", "site": 63},
        {"until": "use bluff"},
        {"B": "use bluff", "card": 115},
        {"until": "resolved"}
      ]
    })");
    const std::vector<VisibleEvent> lost = ofKind(taken, EventKind::PaidRp);
    ASSERT_EQ(lost.size(), 1u);
    EXPECT_EQ(lost.front().second, 1) << "lost, not paid";
}

// PR97-0009-GMR: it is turned up, and in his hand for this turn alone.
TEST(Told, WhatIsTurnedUpIsNotTaken)
{
    const std::vector<VisibleEvent> told = toldOf(R"({
      "phase": "briefing",
      "players": {
        "A": {"team": [163], "hand": [63], "deck": [44, 45, 46]},
        "B": {"team": [172], "hand": ["PR97-0009-GMR"], "deck": [195, 64, 65, 66]}
      },
      "steps": [{"B": "play", "card": "PR97-0009-GMR"}, {"until": "sell"}]
    })");
    const std::vector<VisibleEvent> took = ofKind(told, EventKind::Took);
    ASSERT_EQ(took.size(), 1u);
    EXPECT_EQ(took.front().number, 1);
}

// XF97-0507x1: it is the top card, and nobody chooses it.
TEST(Told, NobodyChoosesTheTopOfADeck)
{
    const std::vector<VisibleEvent> told = toldOf(R"({
      "phase": "investigation",
      "players": {
        "A": {
          "team": [{"card": 168, "section": "field"}],
          "hand": ["XF97-0507x1"],
          "sites": [44],
          "deck": [207, 290, 63],
          "rp": 6
        },
        "B": {}
      },
      "steps": [
        {"A": "assign", "team": 168, "site": 44},
        {"A": "investigate", "site": 44},
        {"A": "play", "card": "XF97-0507x1"},
        {"until": "resolved"}
      ]
    })");
    EXPECT_TRUE(ofKind(told, EventKind::Picked).empty());
    const std::vector<VisibleEvent> discarded = ofKind(told, EventKind::Discarded);
    ASSERT_EQ(discarded.size(), 1u);
    EXPECT_EQ(numberOf(discarded.front().card), 207);
}

// XF96-0091v1, CHECK-19: a Bluff turned over has its effect before anybody is asked again, and no card moves by it:
// what it does to the level is told.
TEST(Told, WhatABluffDoesToTheLevel)
{
    const std::vector<VisibleEvent> told = toldOf(R"({
      "phase": "investigation",
      "players": {
        "A": {
          "team": [{"card": 163, "section": "field"}, {"card": 183, "section": "field"}],
          "hand": [232],
          "sites": [{"card": 63, "under": [{"player": "B", "card": 91}]}]
        },
        "B": {"cp": 8}
      },
      "steps": [
        {"A": "assign", "team": 163, "site": 63},
        {"A": "investigate", "site": 63},
        {"B": "use bluff", "card": 91, "way": 1, "price": 9},
        {"until": "check"}
      ]
    })");
    const std::vector<VisibleEvent> changed = ofKind(told, EventKind::LevelChanged);
    ASSERT_EQ(changed.size(), 1u);
    EXPECT_EQ(numberOf(changed.front().card), 91);
    EXPECT_EQ(changed.front().seat, 0);
    EXPECT_EQ(changed.front().number, 6);
    EXPECT_EQ(changed.front().second, 2);
    EXPECT_TRUE(ofKind(told, EventKind::NeededChanged).empty());
}

// XF96-0092v1, CHECK-26: another skill, another number.
TEST(Told, WhatABluffDoesToThePrerequisite)
{
    const std::vector<VisibleEvent> told = toldOf(R"({
      "phase": "investigation",
      "players": {
        "A": {"team": [{"card": 163, "section": "field"}], "hand": [232], "sites": [43]},
        "B": {"hand": [92], "cp": 3}
      },
      "steps": [
        {"A": "assign", "team": 163, "site": 43},
        {"A": "investigate", "site": 43},
        {"A": "announce", "skill": "Criminal Investigation"},
        {"until": "check"},
        {"B": "play", "card": 92},
        {"until": "resolved"}
      ]
    })");
    const std::vector<VisibleEvent> skill = ofKind(told, EventKind::SkillChanged);
    const std::vector<VisibleEvent> needed = ofKind(told, EventKind::NeededChanged);
    ASSERT_EQ(skill.size(), 1u);
    EXPECT_EQ(skill.front().number, static_cast<int>(Skill::CriminalInvestigation));
    EXPECT_EQ(skill.front().second, static_cast<int>(Skill::Subterfuge));
    ASSERT_EQ(needed.size(), 1u);
    EXPECT_EQ(needed.front().number, 5);
    EXPECT_EQ(needed.front().second, 3);
}

// Whatever changes a level while it takes effect, the figures told are those of the check as it stands.
TEST(Told, FiguresOfAChangedCheckAreThoseOfTheCheck)
{
    int changed = 0;
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
        const test::RandomMatch random(seed);
        const Match match(random.setup());
        GameState state = newGame(match, seed);
        Random chance(seed + 3);
        ActionList actions;
        for (int i = 0; i < 900 && !state.over(); ++i) {
            legalActions(state, actions);
            EventLog log;
            applyLegal(state, actions[static_cast<int>(chance.below(static_cast<std::uint32_t>(actions.size())))],
                       &log);
            const SeenCheck now = checkUnderWay(state);
            const bool ends = std::ranges::any_of(log, [](const Event& event) {
                return event.kind == EventKind::CheckBegan || event.kind == EventKind::CheckPassed ||
                       event.kind == EventKind::CheckFailed || event.kind == EventKind::Hurt ||
                       event.kind == EventKind::Moved;
            });
            const auto last = std::ranges::find(log.rbegin(), log.rend(), EventKind::LevelChanged, &Event::kind);
            if (last == log.rend())
                continue;
            EXPECT_NE(last->number, last->second);
            EXPECT_TRUE(ends || !now || last->second == now.level) << seed << ", choice " << i;
            changed += !ends && now ? 1 : 0;
        }
    }
    EXPECT_GT(changed, 10);
}

} // namespace dossier
