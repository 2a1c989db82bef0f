// What a seat is shown: what the rules say of it for this seat, nothing of what is hidden from it (ZONE-21), once a
// step.
#include "engine/api/scene.h"
#include "engine/flow/rules.h"
#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/observation.h"
#include "engine/support/engine_game.h"
#include "engine/support/other_secrets.h"
#include "engine/support/random_match.h"
#include "support/base_set.h"
#include "table/covered.h"
#include "table/seat_view.h"
#include "table/stage_games.h"
#include "wording/play/choice_text.h"

#include <gtest/gtest.h>
#include <memory>

namespace dossier {

namespace {

// Of a state, as one seat is shown it: what lookAt fills in.
SeatView viewIn(const GameState& state, Seat seat)
{
    SeatView view;
    view.sitting = seat;
    const Scene scene(std::make_shared<GameState>(state), 0, std::nullopt);
    scene.observe(seat, view.seen);
    lookAt(scene, view);
    return view;
}

void expectToldAlike(const SeatView& view, const SeatView& other)
{
    ASSERT_EQ(other.seen, view.seen);
    ASSERT_EQ(other.check, view.check);
    ASSERT_EQ(other.fight, view.fight);
    ASSERT_EQ(other.names, view.names);
    ASSERT_EQ(other.states, view.states);
    ASSERT_EQ(other.sites, view.sites);
    ASSERT_EQ(other.teams, view.teams);
    ASSERT_EQ(other.over, view.over);
    ASSERT_EQ(other.occasion.window, view.occasion.window);
    ASSERT_EQ(other.stack.size(), view.stack.size());
    for (std::size_t i = 0; i < view.stack.size(); ++i) {
        ASSERT_EQ(other.stack[i].card, view.stack[i].card);
        ASSERT_EQ(other.stack[i].ref, view.stack[i].ref);
        ASSERT_EQ(other.stack[i].aimAt, view.stack[i].aimAt);
    }
}

} // namespace

TEST(SeatViews, StayTheSameWhereWhatIsHiddenIsExchanged)
{
    int compared = 0;
    int states = 0;
    int sites = 0;
    int fights = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const test::RandomMatch match(seed);
        if (!setupProblems(match.setup()).empty())
            continue;
        test::EngineGame game(match.setup(), seed);
        Random random(seed + 5);
        if (match.setup().options.game != Game::Basic)
            for (Seat seat = 0; seat < game.match.seats(); ++seat) // enough for Adversaries
                game.state.player(seat).rp = game.state.player(seat).cp = 60;
        ActionList actions;
        for (int choice = 0; choice < 2500 && !game.state.over() && !HasFatalFailure(); ++choice) {
            if (choice % (combatUnderWay(game.state) ? 2 : 11) == 0)
                for (Seat seat = 0; seat < game.match.seats(); ++seat) {
                    const GameState other = test::withOtherSecrets(game.state, seat, seed * 1000 + seat);
                    const SeatView view = viewIn(game.state, seat);
                    expectToldAlike(view, viewIn(other, seat));
                    ++compared;
                    states += view.states.empty() ? 0 : 1;
                    sites += view.sites.empty() ? 0 : 1;
                    fights += view.fight ? 1 : 0;
                }
            legalActions(game.state, actions);
            applyLegal(game.state, actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]);
        }
    }
    EXPECT_GT(compared, 2000);
    EXPECT_GT(states, 20);
    EXPECT_GT(sites, 200);
    EXPECT_GT(fights, 20);
}

// A view is made once a step, so that whoever asks it hears what the game would say.
TEST(SeatViews, SayWhatTheGameWouldSay)
{
    TableGame game(test::officialCards(), &test::baseEffects());
    int cards = 0;
    int checks = 0;
    int previews = 0;
    test::playEagerlyUntil(game, [&](const TableGame& at) {
        const SeatView& view = at.view();
        const Seat reader = view.reader();
        const Scene& shown = at.shown();
        EXPECT_EQ(view.check, shown.checkParts(reader));
        EXPECT_EQ(view.fight, shown.fight(reader));
        EXPECT_EQ(view.storyEnd, at.game().storyEnd());
        checks += view.check ? 1 : 0;
        for (const SeenPlayer& player : view.seen.players) {
            for (const SeenAgent& agent : player.agents) {
                EXPECT_EQ(view.name(agent.ref), shown.name(agent.ref, reader));
                EXPECT_EQ(view.statesOf(agent.ref), shown.cardStates(agent.ref, reader));
                ++cards;
            }
            for (const SeenSite& site : player.sites) {
                EXPECT_EQ(view.prospects(site.ref), shown.prospects(site.ref, reader));
                previews += view.prospects(site.ref).empty() ? 0 : 1;
            }
        }
        for (const Choice& choice : view.offer.choices)
            for (const CardRef subject : choice.subjects)
                EXPECT_EQ(view.name(subject), shown.name(subject, reader));
        for (Seat seat = 0; seat < view.seats(); ++seat)
            EXPECT_EQ(view.possible[seat], at.game().candidates(view.seen.notebooks[seat]));
        return checks >= 150 && previews >= 300;
    });
    EXPECT_GT(cards, 500);
    EXPECT_GE(checks, 150);
    EXPECT_GE(previews, 300);
}

// Whoever heard the news of every view has heard the story.
TEST(SeatViews, NewsAddUpToTheStory)
{
    TableGame game(test::officialCards(), &test::baseEffects());
    std::vector<VisibleEvent> heard;
    int views = 0;
    QObject::connect(&game, &TableGame::changed, [&](const SeatView& view) {
        ++views;
        heard.insert(heard.end(), view.news.begin(), view.news.end());
    });
    QObject::connect(&game, &TableGame::begun, [&] { heard = game.story(0); });
    const Deck pack = test::completedPacks().front();
    playDemonstration(game, pack, 1, 4, [](const TableGame&) { return false; });
    ASSERT_TRUE(game.isOver());
    EXPECT_GT(views, 50);
    EXPECT_EQ(heard.size(), game.story(0).size());
    EXPECT_EQ(heard, game.story(0));
    const std::size_t before = heard.size();
    game.goTo(3);
    game.goTo(game.length());
    EXPECT_EQ(heard.size(), before) << "who steps back and forth is told nothing";
}

// Two who listen are handed one and the same value, whoever of them listened first.
TEST(SeatViews, AreTheSameForAllWhoListen)
{
    std::vector<std::vector<int>> orders;
    for (const bool reversed : {false, true}) {
        TableGame game(test::officialCards());
        std::array<std::vector<int>, 2> heard;
        for (const std::size_t who : reversed ? std::array{1u, 0u} : std::array{0u, 1u})
            QObject::connect(&game, &TableGame::changed, [&heard, &game, who](const SeatView& view) {
                EXPECT_EQ(&view, &game.view());
                heard[who].push_back(view.position * 100 + view.offer.actions.size());
            });
        const Deck pack = test::completedPacks().front();
        int choices = 0;
        playDemonstration(game, pack, 2, 4, [&](const TableGame&) { return ++choices > 100; });
        EXPECT_EQ(heard[0], heard[1]);
        orders.push_back(heard[0]);
    }
    EXPECT_GT(orders[0].size(), 100u);
    EXPECT_EQ(orders[0], orders[1]);
}

// MULTI-9: in a check with which one has nothing to do one may help or hinder all the same.
TEST(SeatViews, TellWhoseCheckIsNoneOfOnesOwn)
{
    SeatView view;
    view.places.resize(3);
    view.seen.players.resize(3);
    view.seen.self = 0;
    view.seen.investigation = {.site = CardRef(1, 5), .seat = 1, .team = 0};
    SeenSite& site = view.seen.players[1].sites.emplace_back();
    site.ref = CardRef(1, 5);
    site.directed = 2;
    view.offer.actions.add({.kind = ActionKind::Pass});
    view.offer.occasion.window = WindowKind::Check;
    EXPECT_EQ(view.checkOfOthers(), 2);
    view.offer.occasion.window = WindowKind::Open;
    EXPECT_EQ(view.checkOfOthers(), std::nullopt);
    view.offer.occasion.window = WindowKind::Check;
    site.directed = 0;
    EXPECT_EQ(view.checkOfOthers(), std::nullopt) << "it is about the own X-File";
    view.seen.self = 1;
    EXPECT_EQ(view.checkOfOthers(), std::nullopt) << "it is the own Team";
    EXPECT_TRUE(
        onlookerText(1, 2, {test::baseSet(), playerNames(3)}).startsWith("Player B is after the X-File of Player C"));
}

} // namespace dossier
