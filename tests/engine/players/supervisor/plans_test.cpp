// What the Supervisor plans for his own turn: Sites side by side, what helps there, what it costs, whom it wants.
#include "engine/players/supervisor/site_plan.h"
#include "engine/players/supervisor/supervisor_game.h"
#include "engine/players/supervisor/supervisor_holdings.h"
#include "engine/queries/table/question.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

constexpr int kMulderSite = 49; // Alien Investigation 4: Mulder alone; 2 RP
constexpr int kOccultSite = 48; // Occult Investigation 4: Mulder and somebody else
constexpr int kScullySite = 42; // Medical 4: Scully alone
constexpr int kOtherScullySite = 55;
constexpr int kSciencesSite = 54;     // Sciences 4: Scully with help, or with Mulder
constexpr int kLamanaSite = 69;       // Computer 4: Lamana with help alone
constexpr int kTwofoldSite = 43;      // Occult or Criminal Investigation 5, 1 RP
constexpr int kSciencesWitness = 189; // 2 to a check in Sciences, 2 RP
constexpr int kHelpsLamana = 311;     // Computer 2, 4 RP
constexpr int kWireTap = 313;         // Subterfuge 1, 2 RP
constexpr int kDear = 247;            // 5 RP

class SupervisorPlans : public ::testing::Test, public test::SupervisorGame
{
protected:
    SupervisorPlans()
        : SupervisorGame({kLamanaSite, kDear})
    {}
    Action passing() const
    {
        const ActionList actions = game.actions();
        const Action* pass = actions.find(ActionKind::Pass);
        return pass ? *pass : actions[0];
    }
};

} // namespace

TEST_F(SupervisorPlans, PackSitesSideBySide) // DEP-6, INV-2
{
    hold(0, {kOccultSite, kScullySite, kMulderSite, kSciencesWitness, kSciencesSite});
    game.state.player(0).rp = 20;
    const Observation observed = observation(game.state, 0);
    const PlayerView sight{game.match, observed};
    const SitePlan plan(sight, sight.fit(0), true);
    AgentSet agents = 0;
    for (const SiteAim& aim : plan.aims()) {
        EXPECT_EQ(agents & aim.team, 0u) << "nobody is at two Sites at once";
        EXPECT_GE(aim.level, aim.needed);
        agents |= aim.team;
    }
    EXPECT_EQ(plan.aims().size(), 2u);
    game.state.player(0).rp = 3; // two Sites want 4, and tokens pay for three
    const Observation poor = observation(game.state, 0);
    const PlayerView poorer{game.match, poor};
    EXPECT_EQ(SitePlan(poorer, poorer.fit(0), true).cost(), 0);
    Play play{game.state};
    setTokens(play, game.card(0, 163), 0);
    const Observation bare = observation(game.state, 0);
    const PlayerView barer{game.match, bare};
    const SitePlan one(barer, barer.fit(0), true);
    EXPECT_EQ(one.aims().size(), 1u);
    EXPECT_EQ(one.cost(), 2);
}

// Together Mulder and Scully have 4 in either skill, which is enough for one question of two.
TEST_F(SupervisorPlans, GoForTheQuestionThatFewerLevelsAreEnoughFor) // SITE-8
{
    hold(0, {kTwofoldSite});
    game.state.player(0).rp = 20;
    const Observation observed = observation(game.state, 0);
    const PlayerView sight{game.match, observed};
    const AgentSet both = 1u << game.slot(0, 163) | 1u << game.slot(0, 172);
    const SitePlan plan(sight, both, true);
    ASSERT_EQ(plan.aims().size(), 1u);
    EXPECT_EQ(plan.aims()[0].needed, 4);
    EXPECT_LT(plan.told(), SitePlan(sight, sight.fit(0), true).told());
}

TEST_F(SupervisorPlans, StopAnotherBelowWhatStillTellsHim) // SITE-8
{
    hold(0, {kTwofoldSite});
    standIn(Section::Field);
    game.state.player(0).rp = 10;
    game.passUntil(ActionKind::PlaceSite);
    game.take({.kind = ActionKind::PlaceSite, .seat = 1, .card = game.card(0, kTwofoldSite)});
    game.passUntil(ActionKind::AssignTeam);
    game.take({.kind = ActionKind::AssignTeam, .team = 0, .target = game.card(0, kTwofoldSite)});
    game.passUntil(ActionKind::Investigate);
    game.take({.kind = ActionKind::Investigate, .target = game.card(0, kTwofoldSite)});
    while (!observation(game.state, 0).check)
        game.take(game.actions()[0]);
    const auto needed = [&](Seat seat) {
        const Observation observed = observation(game.state, seat);
        return PlayerView{game.match, observed}.check().needed;
    };
    EXPECT_EQ(needed(0), 5);
    EXPECT_EQ(needed(1), 4);
    const int security = typeBit(game.match.facts(test::cardNumbered(kTwofoldSite)).reducedQuestion);
    game.state.player(0).notebooks[0].no |= TypeSet{1} << security;
    EXPECT_EQ(needed(1), 5) << "he knows that answer";
}

// BRIEF-13 to BRIEF-15, DEBRIEF-2: a Witness is worth what he brings, unless a Site of the next turn wants him.
TEST_F(SupervisorPlans, KeepWhatTheNextTurnIsMadeOf)
{
    const auto worth = [&](int number) {
        const Observation observed = observation(game.state, 0);
        return HandWorth({game.match, observed}).worth(game.card(0, number));
    };
    hold(0, {kMulderSite, kSciencesSite, kSciencesWitness});
    EXPECT_GT(worth(kSciencesWitness), 2);
    hold(0, {kMulderSite, kScullySite, kSciencesWitness});
    EXPECT_LT(worth(kSciencesWitness), 2);
    hold(0, {kMulderSite, kScullySite, kOtherScullySite});
    EXPECT_GT(worth(kScullySite), worth(kOtherScullySite)) << "one of the two is for the turn after";
    EXPECT_GT(worth(kOtherScullySite), 2);
}

TEST_F(SupervisorPlans, SpendTokensOnTheDearerSites) // OQ-75
{
    hold(0, {kTwofoldSite, kMulderSite});
    standIn(Section::Field);
    game.state.player(0).rp = 10;
    Play play{game.state};
    setTokens(play, game.card(0, 163), 1);
    game.passUntil(ActionKind::PlaceSite);
    const GameState before = game.state;
    game.take({.kind = ActionKind::PlaceSite, .seat = 1, .card = game.card(0, kTwofoldSite)});
    ASSERT_TRUE(game.offers(ActionKind::PayWith));
    EXPECT_EQ(choice().kind, ActionKind::Pass) << "the point is paid from the pool";
    game.state = before;
    game.take({.kind = ActionKind::PlaceSite, .seat = 1, .card = game.card(0, kMulderSite)});
    EXPECT_EQ(choice().kind, ActionKind::PayWith);

    // PLAY-8: beside a token, which pays the whole, what is dedicated would go for nothing.
    ActionList both;
    both.add({.kind = ActionKind::Pass});
    both.add({.kind = ActionKind::PayWith, .number = 0, .agent = 1});
    for (const Action& action : game.actions())
        if (action.kind == ActionKind::PayWith)
            both.add(action);
    EXPECT_EQ(Supervisor(game.match).choose(seen(), both).number, 1) << "the token";
    setTokens(play, game.card(0, 163), 0);
    ActionList dedicated;
    dedicated.add({.kind = ActionKind::Pass});
    dedicated.add({.kind = ActionKind::PayWith, .number = 0, .agent = 1});
    EXPECT_EQ(Supervisor(game.match).choose(seen(), dedicated).kind, ActionKind::PayWith);
}

// A cheap Site gets one only where the pool does not reach.
TEST_F(SupervisorPlans, KeepTokensWhereThePoolPays) // OQ-75
{
    hold(0, {kTwofoldSite});
    standIn(Section::Field);
    game.state.player(0).rp = 10;
    game.passUntil(ActionKind::PlaceSite);
    game.take({.kind = ActionKind::PlaceSite, .seat = 1, .card = game.card(0, kTwofoldSite)});
    ASSERT_TRUE(game.offers(ActionKind::PayWith));
    EXPECT_EQ(choice().kind, ActionKind::Pass);
    game.toHand(0, kScullySite);
    EXPECT_EQ(choice().kind, ActionKind::Pass) << "there are points for both";
    game.state.player(0).rp = 2;
    EXPECT_EQ(choice().kind, ActionKind::PayWith);
}

TEST_F(SupervisorPlans, RequisitionWhatASiteIsPassedBy) // REQ-1
{
    game.passUntil(ActionKind::BuyCards);
    hold(0, {kWireTap, kScullySite, kHelpsLamana});
    game.passUntil(ActionKind::Requisition);
    game.state.player(0).rp = 5;
    EXPECT_EQ(choice().kind, ActionKind::Pass) << "no Site of this turn asks for them, and points are few";
    game.state.player(0).rp = 7;
    game.toHand(0, kLamanaSite);
    const Action chosen = choice();
    EXPECT_EQ(chosen.kind, ActionKind::Requisition);
    EXPECT_EQ(chosen.card, game.card(0, kHelpsLamana));
    EXPECT_EQ(chosen.agent, game.slot(0, 182)) << "he knows most of computers";
}

// However many points there are: of the Sites that can come hardly one asks for it.
TEST_F(SupervisorPlans, RequisitionNothingThatNoSiteAsksFor) // REQ-1
{
    game.passUntil(ActionKind::BuyCards);
    hold(0, {kWireTap, kScullySite});
    game.passUntil(ActionKind::Requisition);
    game.state.player(0).rp = 12;
    ASSERT_TRUE(game.actions().find(ActionKind::Requisition));
    EXPECT_EQ(choice().kind, ActionKind::Pass);
}

TEST_F(SupervisorPlans, SendNobodyOutWhoWouldFallToTheNextBlow) // DEP-1, HEAL-3
{
    hurt(172, 3); // of 4
    standIn(Section::Bureau);
    hold(0, {kMulderSite});
    game.state.player(0).rp = 10;
    game.passUntil(ActionKind::Deploy);
    while (game.state.decider == 0 && choice().kind == ActionKind::Deploy) {
        const Action sent = choice();
        EXPECT_NE(sent.agent, game.slot(0, 172));
        game.take(sent);
    }
    EXPECT_EQ(game.agent(0, 172).where(), Section::Bureau);
    EXPECT_EQ(game.agent(0, 163).where(), Section::Field);
}

TEST_F(SupervisorPlans, SendHerOutWhereOnlySheCanHelp)
{
    hurt(172, 3);
    standIn(Section::Bureau);
    hold(0, {kScullySite});
    game.state.player(0).rp = 10;
    game.passUntil(ActionKind::Deploy);
    while (game.state.decider == 0 && choice().kind == ActionKind::Deploy)
        game.take(choice());
    EXPECT_EQ(game.agent(0, 172).where(), Section::Field);
}

// SITE-11, SITE-16: the next question makes the guess a better one, or none.
TEST_F(SupervisorPlans, GuessAfterTheLastQuestionOfATurn)
{
    hold(0, {kMulderSite, kScullySite});
    standIn(Section::Field);
    game.state.player(0).rp = 10;
    int guessed = 0;
    for (int choices = 0; choices < 200 && game.state.turn == 1; ++choices) {
        if (game.offers(ActionKind::Guess)) {
            const auto slots = (std::uint64_t{1} << game.match.xFileCount()) - 1;
            notebook(game.state, 0, 1).wrong =
                slots & ~(std::uint64_t{1} << game.state.player(1).xFile) & ~std::uint64_t{7};
            notebook(game.state, 1, 0).wrong = slots & ~(std::uint64_t{1} << game.state.player(0).xFile);
            const bool last = observation(game.state, 0).players[0].sites.size() == 1;
            EXPECT_EQ(choice().kind == ActionKind::Guess, last);
            guessed += last ? 1 : 0;
            if (last)
                break;
            game.pass();
            continue;
        }
        game.take(game.state.decider == 0 ? choice() : passing());
    }
    EXPECT_EQ(guessed, 1);
}

// BRIEF-10, DEBRIEF-2: seven cards are kept, so what is beyond a dozen goes unplayed.
TEST_F(SupervisorPlans, BuyNoMoreThanCanBePlayedOrKept)
{
    hold(0, {kMulderSite, kScullySite, kDear, 1, 2, 3, 4, 5});
    game.state.player(0).rp = 30;
    game.passUntil(ActionKind::BuyCards);
    game.state.player(0).rp = 30;
    const Action bought = choice();
    ASSERT_EQ(bought.kind, ActionKind::BuyCards);
    EXPECT_LE(observation(game.state, 0).hand.size() + bought.number, 13u);
}

} // namespace dossier
