// What a level is made of, what a Team would have, what a choice leads to: always the figures of the rules, and never a
// hint at what is hidden (CHECK-3, CHECK-19, ZONE-21).
#include "engine/api/describe.h"
#include "engine/flow/rules.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/teams.h"
#include "engine/records/scenario/scenario_game.h"
#include "engine/support/engine_decks.h"
#include "engine/support/engine_game.h"
#include "engine/support/other_secrets.h"
#include "engine/support/random_match.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "text/json.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <set>
#include <string>

namespace dossier {

namespace {

// Calls `look(state, choice)` after every choice of a random game with all cards.
template <typename Look>
void playRandomly(std::uint64_t seed, int most, Look look)
{
    const test::RandomMatch match(seed);
    test::EngineGame game(match.setup(), seed);
    Random random(seed + 5);
    for (Seat seat = 0; seat < game.match.seats(); ++seat)
        game.state.player(seat).rp = game.state.player(seat).cp = isBasic(game.state) ? 0 : 60;
    ActionList actions;
    for (int choice = 0; choice < most && !game.state.over() && !testing::Test::HasFatalFailure(); ++choice) {
        legalActions(game.state, actions);
        look(game.state, choice);
        applyLegal(game.state, actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]);
    }
}

int sumOf(const CheckParts& told)
{
    int sum = 0;
    for (const LevelPart& part : told.parts)
        sum += part.amount;
    return sum;
}

// A Site has been chosen and begun in this turn: the assignment is over.
bool hasBegun(const GameState& state)
{
    return state.frames[0].as<TurnFrame>().cards > 0;
}

// ZONE-21: exchanging what he does not know changes no figure he is shown. How many outlooks there were.
int expectSameFigures(const GameState& state, std::uint64_t seed, const std::string& told)
{
    const Seat viewer = state.decider;
    const GameState other = test::withOtherSecrets(state, viewer, seed, true);
    EXPECT_EQ(checkPartsOf(other, viewer), checkPartsOf(state, viewer)) << told;
    EXPECT_EQ(fightOf(other, viewer), fightOf(state, viewer)) << told;
    const Observation seen = observation(state, viewer);
    for (const SeenPlayer& player : seen.players)
        for (const SeenSite& site : player.sites)
            EXPECT_EQ(prospectsOf(other, site.ref, viewer), prospectsOf(state, site.ref, viewer)) << told;
    ActionList actions;
    legalActions(state, actions);
    ActionList others;
    legalActions(other, others);
    int outlooks = 0;
    for (const Action& action : actions) {
        if (!others.contains(action)) // a face-down card has another number there
            continue;
        const auto outlook = outlookOf(state, action);
        outlooks += outlook ? 1 : 0;
        EXPECT_EQ(outlookOf(other, action), outlook) << told << ", kind " << static_cast<int>(action.kind);
        EXPECT_EQ(leavingAfter(other, action), leavingAfter(state, action))
            << told << ", kind " << static_cast<int>(action.kind);
    }
    return outlooks;
}

} // namespace

TEST(LevelParts, AddUpToTheLevelInRandomGamesWithAllCards)
{
    int checks = 0;
    int cards = 0;
    int equipment = 0;
    int waiting = 0;
    for (std::uint64_t seed = 100; seed < 196; ++seed)
        playRandomly(seed, 4000, [&](const GameState& state, int choice) {
            const SeenCheck check = checkUnderWay(state);
            const CheckParts told = checkPartsOf(state, 0);
            ASSERT_EQ(static_cast<bool>(told), static_cast<bool>(check));
            if (!check)
                return;
            ++checks;
            ASSERT_EQ(told.check, check);
            ASSERT_EQ(sumOf(told), check.level) << "game " << seed << ", choice " << choice;
            waiting += static_cast<int>(told.waiting.size());
            for (const LevelPart& part : told.parts) {
                cards += part.kind == LevelPart::Kind::Card ? 1 : 0;
                equipment += part.kind == LevelPart::Kind::Equipment ? 1 : 0;
            }
        });
    EXPECT_GT(checks, 300);
    EXPECT_GT(cards, 20);
    EXPECT_GT(equipment, 5);
    EXPECT_GT(waiting, 5);
}

TEST(LevelParts, NoFigureDependsOnWhatIsHidden)
{
    int outlooks = 0;
    for (std::uint64_t seed = 200; seed < 208; ++seed)
        playRandomly(seed, 4000, [&](const GameState& state, int choice) {
            if (choice % (checkUnderWay(state) ? 3 : 11) == 0)
                outlooks += expectSameFigures(state, seed * 1000 + static_cast<std::uint64_t>(choice),
                                              "game " + std::to_string(seed) + ", choice " + std::to_string(choice));
        });
    EXPECT_GT(outlooks, 50);
}

// Every card has a scenario in which it is played: at each decision of it, and of what follows if everybody passes.
TEST(LevelParts, NoFigureOfAnyCardDependsOnWhatIsHidden)
{
    constexpr int kPasses = 4;
    int outlooks = 0;
    int files = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(DOSSIER_SOURCE_DIR) + "/tests/scenarios/cards")) {
        if (entry.path().extension() != ".json")
            continue;
        ++files;
        const Json scenario = Json::parse(test::fileBytes(entry.path().string()));
        ScenarioGame game(scenario, test::officialCards(), &test::baseEffects(), nullptr);
        std::uint64_t seed = 0;
        for (const Json& step : scenario.at("steps").items()) {
            GameState state = game.state();
            for (int passed = 0; passed < kPasses && !state.over(); ++passed, ++seed) {
                outlooks +=
                    expectSameFigures(state, seed, entry.path().filename().string() + ", " + std::to_string(seed));
                if (apply(state, {.kind = ActionKind::Pass}))
                    break;
            }
            game.run(step);
        }
    }
    EXPECT_GT(files, 500);
    EXPECT_GT(outlooks, 500);
}

// If nobody does anything after it, the check ends as foreseen.
TEST(LevelParts, AnOutlookComesTrue)
{
    int come = 0;
    for (std::uint64_t seed = 300; seed < 306; ++seed)
        playRandomly(seed, 3000, [&](const GameState& state, int) {
            const auto outlook = checkUnderWay(state) ? outlookOf(state, {.kind = ActionKind::Pass}) : std::nullopt;
            if (!outlook)
                return;
            GameState ahead = state;
            EventLog log;
            while (!ahead.over() && depthOf(ahead, FrameKind::Check) > 0 && log.size() < 200)
                if (apply(ahead, {.kind = ActionKind::Pass}, &log))
                    break;
            for (const Event& event : log)
                if (event.kind == EventKind::CheckPassed || event.kind == EventKind::CheckFailed) {
                    EXPECT_EQ(outlook->level, event.number);
                    EXPECT_EQ(outlook->needed, event.second);
                    EXPECT_EQ(outlook->success, event.kind == EventKind::CheckPassed);
                    ++come;
                    return;
                }
            ADD_FAILURE() << "the check has not ended";
        });
    EXPECT_GT(come, 30);
}

// A card for which a word has to be named later (0091, 0093) is shown with what its best word leads to.
TEST(LevelParts, AnOutlookNamesWhatServesBest)
{
    int named = 0;
    for (std::uint64_t seed = 300; seed < 316; ++seed)
        playRandomly(seed, 3000, [&](const GameState& state, int) {
            if (!checkUnderWay(state))
                return;
            ActionList actions;
            legalActions(state, actions);
            for (const Action& action : actions) {
                const auto outlook = action.kind == ActionKind::Play ? outlookOf(state, action) : std::nullopt;
                if (!outlook)
                    continue;
                GameState ahead = state;
                applyLegal(ahead, action);
                ActionList next;
                for (legalActions(ahead, next);
                     !ahead.over() && next.find(ActionKind::Pass) && depthOf(ahead, FrameKind::Check) > 0 &&
                     !next.find(ActionKind::NameWord);
                     legalActions(ahead, next))
                    applyLegal(ahead, Action(*next.find(ActionKind::Pass)));
                if (ahead.over() || !next.find(ActionKind::NameWord) || ahead.decider != state.decider)
                    continue;
                const bool own = checkUnderWay(ahead).seat == state.decider;
                const int mine = outlook->level - outlook->needed;
                bool met = false;
                for (const Action& word : next) {
                    const auto then = outlookOf(ahead, word);
                    ASSERT_TRUE(then);
                    const int other = then->level - then->needed;
                    EXPECT_TRUE(own ? mine >= other : mine <= other);
                    met = met || *then == *outlook;
                }
                EXPECT_TRUE(met);
                ++named;
            }
        });
    EXPECT_GT(named, 5);
}

// INV-2: what a Team would have at a Site is what it has there while nothing has been played.
TEST(LevelParts, AProspectIsTheLevelOfACheckInWhichNothingHasBeenPlayed)
{
    int compared = 0;
    for (std::uint64_t seed = 400; seed < 408; ++seed)
        playRandomly(seed, 3000, [&](const GameState& state, int) {
            const CheckParts told = checkPartsOf(state, 0);
            if (!told || !told.site)
                return;
            AgentSet agents = 0;
            for (const LevelPart& part : told.parts) {
                if (part.kind == LevelPart::Kind::Card || part.kind == LevelPart::Kind::Joined)
                    return;
                if (part.kind == LevelPart::Kind::Agent)
                    agents |= 1u << factsOf(state, part.ref).slot;
            }
            if (agents != contributors(state, told.check.seat, told.check.team))
                return;
            EXPECT_EQ(teamLevelOf(state, told.check.seat, told.check.team, told.check.ability), told.check.level);
            ++compared;
        });
    EXPECT_GT(compared, 50);
}

// INV-2, INV-4, INV-5: a Site says what a Team would have there only as long as that Team can still go there.
TEST(LevelParts, ASiteThatNoTeamCanReachAnyMoreHasNoProspect)
{
    int open = 0;
    int closed = 0;
    for (std::uint64_t seed = 500; seed < 512; ++seed)
        playRandomly(seed, 3000, [&](const GameState& state, int) {
            const Seat seat = state.activeSeat();
            if (state.phase() != Phase::Investigation)
                return;
            ActionList actions;
            legalActions(state, actions);
            const bool assigns = std::ranges::any_of(
                actions, [](const Action& action) { return action.kind == ActionKind::AssignTeam; });
            const bool begun = assigns ? false : hasBegun(state);
            forEachSite(state, seat, [&](CardRef site) {
                if (teamAt(state, site) != kNoTeam || (!assigns && !begun))
                    return;
                std::set<std::uint8_t> may;
                for (const Action& action : actions)
                    if (action.kind == ActionKind::AssignTeam && action.target.card() == site)
                        may.insert(action.team);
                std::set<std::uint8_t> told;
                for (const Prospect& prospect : prospectsOf(state, site, seat))
                    told.insert(prospect.team);
                EXPECT_EQ(told, assigns ? may : std::set<std::uint8_t>());
                ++(assigns ? open : closed);
            });
        });
    EXPECT_GT(open, 30);
    EXPECT_GT(closed, 30);
}

// INV-1: "4 : 5" was shown as not enough, while one Agent of another Team could join.
TEST(LevelParts, SayWhoWouldMakeATeamEnoughByJoiningIt)
{
    int joining = 0;
    int none = 0;
    for (std::uint64_t seed = 100; seed < 196; ++seed)
        playRandomly(seed, 4000, [&](const GameState& state, int) {
            if (state.phase() < Phase::CaseAssignment)
                return;
            const Seat seat = state.activeSeat();
            const Observation seen = observation(state, seat);
            for (const SeenSite& site : seen.players[seat].sites)
                for (const Prospect& prospect : prospectsOf(state, site.ref, seat)) {
                    if (!prospect.joining) {
                        none += prospect.enough() ? 0 : 1;
                        continue;
                    }
                    ++joining;
                    EXPECT_FALSE(prospect.enough());
                    const auto& agents = seen.players[seat].agents;
                    const auto agent = std::ranges::find(agents, prospect.joining, &SeenAgent::ref);
                    ASSERT_NE(agent, agents.end());
                    EXPECT_EQ(agent->section, Section::Field);
                    GameState joined = state;
                    joined.player(seat).agents[agent->slot].team = prospect.team;
                    const std::vector<Prospect> then = prospectsOf(joined, site.ref, seat);
                    const auto team = std::ranges::find(then, prospect.team, &Prospect::team);
                    ASSERT_NE(team, then.end());
                    EXPECT_TRUE(team->enough());
                }
        });
    EXPECT_GT(joining, 5);
    EXPECT_GT(none, 5);
}

} // namespace dossier
