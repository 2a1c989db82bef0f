// What is said to be of no use: Bluffs that cannot touch the check, face up and turned up, and
// never a card that would change how the check or the Combat in it ends.
#include "engine/api/describe.h"
#include "engine/flow/course.h"
#include "engine/flow/rules.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"
#include "engine/records/scenario/scenario_game.h"
#include "engine/support/engine_game.h"
#include "engine/support/other_secrets.h"
#include "engine/support/random_match.h"
#include "support/base_effects.h"
#include "support/base_set.h"

#include <gtest/gtest.h>
#include <map>
#include <ostream>

namespace dossier {

namespace {

// A game after the steps of a scenario.
struct Played
{
    explicit Played(const std::string& text, const CardPool& pool = test::baseSet())
        : scenario(Json::parse(text))
        , game(scenario, pool, &test::baseEffects(), nullptr)
    {
        for (const Json& step : scenario.at("steps").items())
            game.run(step);
    }
    const GameState& state() const { return game.state(); }

    Json scenario;
    ScenarioGame game;
};

int numberOf(const GameState& state, CardRef card)
{
    return test::baseSet()[cardIndex(state, card)].number;
}

// What is said of each way of playing or using this card.
std::vector<PlayFacts> factsOfCard(const GameState& state, int number)
{
    const Lookahead at = aheadOf(state);
    ActionList actions;
    at.list(actions);
    std::vector<PlayFacts> found;
    for (const Action& action : actions)
        if (action.card && numberOf(state, action.card) == number)
            found.push_back(at.factsOf(action));
    return found;
}

int empties(const std::vector<PlayFacts>& facts)
{
    return static_cast<int>(std::ranges::count_if(facts, [](const PlayFacts& each) { return each.empty; }));
}

bool isOfText(const Action& action)
{
    return action.kind == ActionKind::Play || action.kind == ActionKind::UseText || action.kind == ActionKind::UseBluff;
}

// How the check ends in which this position lies, and who is left of its Team, how hurt: if everybody passes from now
// on and takes the first choice where he must choose.
struct End
{
    bool passed = false;
    AgentSet left = 0;
    std::array<int, kMostAgentTitles> damage{};

    bool operator==(const End&) const = default;
};

void PrintTo(const End& end, std::ostream* out)
{
    *out << (end.passed ? "passed, left " : "failed, left ") << end.left << ", damage";
    for (const int damage : end.damage)
        *out << ' ' << damage;
}

std::optional<End> playedToEnd(GameState state, const Action& first)
{
    const int depth = depthOf(state, FrameKind::Check);
    const Frame check = frameAt(state, depth);
    EventLog log;
    ActionList actions;
    Course stepByStep; // both ways stop at the same place, whatever is left in a hand
    stepByStep.everyChoice = true;
    applyOn(stepByStep, state, first, &log);
    const auto isUnderWay = [&] {
        return !state.over() && state.depth >= depth && frameAt(state, depth).kind == FrameKind::Check &&
               frameAt(state, depth).card == check.card;
    };
    for (int i = 0; i < 400 && isUnderWay(); ++i) {
        legalActions(state, actions);
        const Action* pass = actions.find(ActionKind::Pass);
        applyOn(stepByStep, state, Action(pass ? *pass : actions[0]), &log);
    }
    const CardIndex called = cardIndex(state, check.card);
    int within = 0; // checks of the same title that have begun meanwhile
    const auto ended = std::ranges::find_if(log, [&](const Event& event) {
        const bool ends = event.kind == EventKind::CheckPassed || event.kind == EventKind::CheckFailed;
        if (event.card.name.card != called || (!ends && event.kind != EventKind::CheckBegan))
            return false;
        within += ends ? -1 : 1;
        return within < 0;
    });
    if (ended == log.end())
        return std::nullopt;
    End end{.passed = ended->kind == EventKind::CheckPassed};
    end.left = teamMembers(state, check.seat, check.team);
    forEachAgent(end.left, [&](int slot) {
        end.damage[static_cast<std::size_t>(slot)] = agentOf(state, check.seat, slot).damage;
    });
    return end;
}

// A random game with all cards in which Sites are placed, cards put under them and Teams sent there rather often.
template <typename Look>
void playChecks(std::uint64_t seed, int most, Look look)
{
    const test::RandomMatch match(seed);
    test::EngineGame game(match.setup(), seed);
    for (PlayerState& player : game.state.players)
        player.rp = player.cp = isBasic(game.state) ? 0 : 60;
    Random random(seed + 11);
    ActionList actions;
    for (int i = 0; i < most && !game.state.over() && !testing::Test::HasFatalFailure(); ++i) {
        legalActions(game.state, actions);
        if (actions.size() > 1 && depthOf(game.state, FrameKind::Check) > 0)
            look(game.state, actions);
        const Action* wanted = nullptr;
        for (const ActionKind kind :
             {ActionKind::PlaceSite, ActionKind::PutUnder, ActionKind::AssignTeam, ActionKind::Investigate})
            wanted = wanted || random.below(4) == 0 ? wanted : actions.find(kind);
        const auto any = static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())));
        applyLegal(game.state, Action(wanted ? *wanted : actions[any]));
    }
}

constexpr const char* kSubterfuge = R"({
  "phase": "investigation",
  "players": {
    "A": {"team": [{"card": 161, "section": "field"}, {"card": 170, "section": "field"}], "sites": [53]},
    "B": {"cp": 4, "hand": [93, 94, 333]}
  },
  "steps": [
    {"A": "assign", "team": 161, "site": 53},
    {"A": "investigate", "site": 53},
    {"until": "check"},
    {"A": "pass"}
  ]
})";

} // namespace

// F10: neither lowers SUBTERFUGE, whatever word he names and whatever step he pays; an Adversary is of use.
TEST(OfNoUse, AreBluffsOnSkillsThatTheCheckDoesNotAskFor)
{
    const Played game(kSubterfuge);
    ASSERT_EQ(game.state().decider, 1);
    ASSERT_EQ(checkUnderWay(game.state()).level, 6);
    for (const int bluff : {93, 94}) {
        const std::vector<PlayFacts> facts = factsOfCard(game.state(), bluff);
        EXPECT_EQ(facts.size(), 4u) << bluff;
        EXPECT_EQ(empties(facts), 4) << bluff;
    }
    const std::vector<PlayFacts> slithers = factsOfCard(game.state(), 333);
    ASSERT_EQ(slithers.size(), 1u);
    EXPECT_FALSE(slithers[0].empty);
}

// CHECK-3: what lowers the skill asked for moves the level, as far as the word says that serves best.
TEST(OfNoUse, IsNoBluffOnTheSkillAskedFor)
{
    const Played game(R"({
      "phase": "investigation",
      "players": {
        "A": {"team": [{"card": 177, "section": "field"}], "sites": [53, 42]},
        "B": {"cp": 4, "hand": [93]}
      },
      "steps": [
        {"A": "assign", "team": 177, "site": 42},
        {"A": "investigate", "site": 42},
        {"until": "check"}
      ]
    })");
    const std::vector<PlayFacts> facts = factsOfCard(game.state(), 93);
    ASSERT_EQ(facts.size(), 4u); // two ways, two steps each
    for (const PlayFacts& each : facts) {
        EXPECT_TRUE(each.levelOnly);
        EXPECT_FALSE(each.empty);
        EXPECT_LT(each.shift, 0);
    }
}

// BLUFF-7, BLUFF-25: turned up, the same is paid for nothing; what lowers the level is not, though the check fails as
// it stands: others may still raise it, and now is the only time.
TEST(OfNoUse, IsSaidOfBluffsTurnedUp)
{
    const Played game(R"({
      "phase": "investigation",
      "players": {
        "A": {"team": [{"card": 183, "section": "field"}],
              "sites": [{"card": 53, "under": [{"player": "B", "card": 93}, {"player": "B", "card": 98}]}]},
        "B": {"cp": 9}
      },
      "steps": [
        {"A": "assign", "team": 183, "site": 53},
        {"A": "investigate", "site": 53},
        {"until": "use bluff"}
      ]
    })");
    const std::vector<PlayFacts> berube = factsOfCard(game.state(), 93);
    EXPECT_GT(berube.size(), 0u);
    EXPECT_EQ(empties(berube), static_cast<int>(berube.size()));
    const std::vector<PlayFacts> petersen = factsOfCard(game.state(), 98);
    EXPECT_GT(petersen.size(), 0u);
    EXPECT_LT(empties(petersen), static_cast<int>(petersen.size()));
}

// An Adversary whom an Agent's COMPUTER would serve is in hand: to lower it first may be a plan.
TEST(OfNoUse, IsNoSkillThatACardInHandSpeaksOf)
{
    const auto scenario = [](const char* hand) {
        return std::string(R"({
          "phase": "investigation",
          "players": {
            "A": {"team": [{"card": 177, "section": "field"}], "sites": [42]},
            "B": {"cp": 9, "hand": )") +
               hand + R"(}
          },
          "steps": [
            {"A": "assign", "team": 177, "site": 42},
            {"A": "investigate", "site": 42},
            {"until": "check"}
          ]
        })";
    };
    const std::vector<PlayFacts> alone = factsOfCard(Played(scenario("[97, 333]")).state(), 97);
    EXPECT_GT(alone.size(), 0u);
    EXPECT_EQ(empties(alone), static_cast<int>(alone.size()));
    EXPECT_EQ(empties(factsOfCard(Played(scenario("[97, 348]")).state(), 97)), 0);
}

// PLAY-8: who may pay with dedicated RP is asked how; that hid that a Witness of other skills changes no figure.
TEST(OfNoUse, IsAWitnessOfOtherSkillsWhoeverPaysHim)
{
    const auto scenario = [](int rp) {
        return R"({
          "phase": "investigation",
          "players": {
            "A": {"rp": )" +
               std::to_string(rp) + R"(, "hand": ["XF97-0481x1"],
                  "team": [{"card": 169, "section": "field"}, {"card": 170, "section": "field", "purse": true},
                           {"card": 165, "section": "field", "purse": true}], "sites": [79]},
            "B": {"cp": 4}
          },
          "steps": [
            {"A": "assign", "team": 169, "site": 79},
            {"A": "investigate", "site": 79},
            {"until": "check"}
          ]
        })";
    };
    for (const int rp : {5, 1}) { // with one the pool is not enough
        const Played game(scenario(rp), test::officialCards());
        const Lookahead at = aheadOf(game.state());
        ActionList actions;
        at.list(actions);
        const Action* play = actions.find(ActionKind::Play);
        ASSERT_NE(play, nullptr) << rp;
        const PlayFacts facts = at.factsOf(*play);
        EXPECT_TRUE(facts.levelOnly) << rp;
        EXPECT_TRUE(facts.empty) << rp;
    }
}

// COMBAT-49: whether an Agent has SUBTERFUGE matters to whoever could have him fight, and to nobody else.
TEST(OfNoUse, IsSubterfugeWhereNobodyCouldAttack)
{
    const auto scenario = [](const char* hand) {
        return std::string(R"({
          "phase": "investigation",
          "players": {
            "A": {"team": [{"card": 179, "section": "field"}, {"card": 183, "section": "field"}], "sites": [79]},
            "B": {"cp": 9, "hand": )") +
               hand + R"(}
          },
          "steps": [
            {"A": "assign", "team": 179, "site": 79},
            {"A": "investigate", "site": 79},
            {"until": "check"},
            {"A": "pass"}
          ]
        })";
    };
    const std::vector<PlayFacts> alone = factsOfCard(Played(scenario("[100]")).state(), 100);
    EXPECT_EQ(alone.size(), 8u); // two Agents, four steps
    EXPECT_EQ(empties(alone), static_cast<int>(alone.size()));
    const std::vector<PlayFacts> planned = factsOfCard(Played(scenario("[100, 333]")).state(), 100);
    EXPECT_EQ(empties(planned), 5); // of the one who has it, the steps that leave him none are of use
}

// Hosteen asks when the card is played that he has named: that is what the other gets of it.
TEST(OfNoUse, IsWhatServesNobodyButTheOther)
{
    const Played game(R"({
      "phase": "investigation",
      "players": {
        "A": {"team": [{"card": 161, "section": "field", "watches": 100}, {"card": 179, "section": "field"}],
              "sites": [79]},
        "B": {"cp": 9, "hand": [100]}
      },
      "steps": [
        {"A": "assign", "team": 179, "site": 79},
        {"A": "investigate", "site": 79},
        {"until": "check"},
        {"A": "pass"}
      ]
    })");
    const std::vector<PlayFacts> facts = factsOfCard(game.state(), 100);
    EXPECT_GT(facts.size(), 0u);
    EXPECT_EQ(empties(facts), static_cast<int>(facts.size()));
}

// What is called of no use never changes how the check ends, nor who is left of the Team: it is played, and not played.
TEST(OfNoUse, NeverChangesHowTheCheckEnds)
{
    std::map<ActionKind, int> compared;
    std::map<CardIndex, int> cards;
    for (std::uint64_t seed = 0; seed < 40; ++seed)
        playChecks(seed, 700, [&](const GameState& state, const ActionList& actions) {
            const Lookahead at = aheadOf(state);
            const Action* pass = actions.find(ActionKind::Pass);
            std::optional<End> without;
            for (const Action& action : actions) {
                if (!pass || !isOfText(action) || !at.factsOf(action).empty)
                    continue;
                if (!without)
                    without = playedToEnd(state, *pass);
                const std::optional<End> with = playedToEnd(state, action);
                if (!with || !without) // it ended in another way: the Site has gone
                    continue;
                ++compared[action.kind];
                ++cards[cardIndex(state, action.card)];
                ASSERT_EQ(*with, *without)
                    << "game " << seed << ": " << state.match->pool()[cardIndex(state, action.card)].title;
            }
        });
    EXPECT_GT(compared[ActionKind::Play], 300);
    EXPECT_GT(compared[ActionKind::UseText], 20);
    EXPECT_GT(compared[ActionKind::UseBluff], 5);
    EXPECT_GT(cards.size(), 20u);
}

// ZONE-21: exchanging what he does not know changes nothing that is said of his cards.
TEST(OfNoUse, TellsNothingOfWhatIsHidden)
{
    int compared = 0;
    int bluffs = 0;
    for (std::uint64_t seed = 200; seed < 260; ++seed)
        playChecks(seed, 600, [&](const GameState& state, const ActionList& actions) {
            if (++compared % 4 != 0)
                return;
            const test::OtherSecrets secrets =
                test::otherSecrets(state, state.decider, static_cast<std::uint64_t>(compared));
            ActionList others;
            legalActions(secrets.state, others);
            for (const Action& action : actions) {
                Action same = action;
                same.card = secrets.nowAt(action.card);
                same.target = secrets.nowAt(action.target);
                same.other = secrets.nowAt(action.other);
                if (!isOfText(action) || !others.contains(same))
                    continue;
                bluffs += factsOf(state, action.card).type == CardType::Bluff ? 1 : 0;
                const PlayFacts told = aheadOf(state).factsOf(action);
                const PlayFacts again = aheadOf(secrets.state).factsOf(same);
                ASSERT_EQ(told.empty, again.empty) << state.match->pool()[cardIndex(state, action.card)].title;
                ASSERT_EQ(told.levelOnly, again.levelOnly);
            }
        });
    EXPECT_GT(compared, 400);
    EXPECT_GT(bluffs, 40);
}

// It was said to resolve next through the whole Combat that had taken it away.
TEST(Stack, ACardThatWasTakenAwayWaitsForNothing)
{
    const Played at(R"({
        "phase": "investigation",
        "players": {
            "A": {"team": [{"card": 163, "section": "field"}], "sites": [63], "hand": [207], "rp": 9},
            "B": {"hand": [350, 23], "cp": 20}
        },
        "steps": [
            {"A": "assign", "team": 163, "site": 63},
            {"A": "investigate", "site": 63},
            {"A": "play", "card": 207},
            {"expect": {"stack": [207]}},
            {"B": "play", "card": 350, "target": 207},
            {"until": "CRC"},
            {"expect": {"A": {"cards": {"207": "discard"}}}}
        ]})");
    for (const Seat observer : {Seat(0), Seat(1)}) {
        EXPECT_TRUE(stackOf(at.state(), observer).empty()) << "WIT-12";
        for (const SeenWaiting& waiting : observation(at.state(), observer).stack)
            EXPECT_NE(test::baseSet()[waiting.card.card].number, 207) << "WIT-12";
    }
}

} // namespace dossier
