// Windows of a turn that are worth a question by themselves, and those that are not.
#include "engine/api/describe.h"
#include "engine/queries/table/teams.h"
#include "engine/support/engine_game.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "table/asking.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace dossier {

namespace {

constexpr int kMedicalTreatment = 228;
constexpr int kReadingTheSigns = 249;
constexpr int kRoadTrip = 226;

class AskingTest : public testing::Test
{
protected:
    // With no more in their hands than what the test gives them.
    AskingTest()
    {
        for (Seat seat = 0; seat < 2; ++seat)
            game.emptyHand(seat);
        game.passUntil(Phase::Requisition);
        for (Seat seat = 0; seat < 2; ++seat)
            game.emptyHand(seat);
    }

    std::optional<Action> byItself() const
    {
        return dossier::byItself(aheadOf(game.state), {stops, test::baseSet(), haste});
    }

    bool offersCard(int number) const
    {
        const ActionList actions = game.actions();
        return std::ranges::any_of(actions, [&](const Action& action) {
            return action.kind == ActionKind::Play && action.card == game.card(0, number);
        });
    }

    // Whether the first player is asked in this phase while he may play the card; he sends everybody to the Field.
    bool isAskedAbout(int number, Phase phase)
    {
        while (game.state.phase() != phase && !game.state.over())
            game.pass();
        bool asked = false;
        while (game.state.phase() == phase && !game.state.over()) {
            const auto action = game.state.decider == 0 ? byItself() : std::optional(Action{.kind = ActionKind::Pass});
            asked = asked || (!action && offersCard(number));
            const Action* deploys = nullptr;
            const ActionList actions = game.actions();
            for (const Action& each : actions)
                if (each.kind == ActionKind::Deploy && static_cast<Section>(each.section) == Section::Field)
                    deploys = &each;
            game.take(action ? *action : deploys ? *deploys : Action{.kind = ActionKind::Pass});
        }
        return asked;
    }

    const Deck deck =
        test::deckOf({178, 168, 163}, {kRoadTrip, kMedicalTreatment, 61, 47, 58, kReadingTheSigns, 250, 251});
    const std::vector<int> conspiracies{223, 230, 237, 241, 244, 250, 251}; // for who does not investigate
    const Deck other = test::deckOf({174, 172}, conspiracies);
    test::EngineGame game{[this] {
        MatchSetup setup = test::twoPlayers(&deck, &other);
        setup.effects = &test::baseEffects();
        return setup;
    }()};
    TableStops stops;
    Haste haste = Haste::None;
};

} // namespace

// PLAY-59: it needs a Team in the Field, and where everybody was sent there the phase was over.
TEST_F(AskingTest, ACardOfThisPhaseAloneIsAskedAboutBeforeItEnds)
{
    game.toHand(0, kRoadTrip);
    EXPECT_TRUE(isAskedAbout(kRoadTrip, Phase::Deployment));
}

TEST_F(AskingTest, NobodyIsAskedWhoHasNoSuchCard)
{
    EXPECT_FALSE(isAskedAbout(kRoadTrip, Phase::Deployment));
    EXPECT_NE(game.state.phase(), Phase::Deployment);
}

TEST_F(AskingTest, NorAboutOneThatIsNeverToAsk)
{
    game.toHand(0, kRoadTrip);
    stops.cards["XF96-0226v1"] = CardStop::OnlyClicked;
    EXPECT_FALSE(isAskedAbout(kRoadTrip, Phase::Deployment));
}

TEST_F(AskingTest, NorWhoWantsToGetToTheEndOfTheTurn)
{
    game.toHand(0, kRoadTrip);
    while (game.state.phase() != Phase::Deployment)
        game.pass();
    haste = Haste::ToTurnEnd;
    EXPECT_FALSE(isAskedAbout(kRoadTrip, Phase::Deployment));
}

// HEAL-7: healed to 3 he may leave. Where the other could act in between, nothing is offered beside the question who
// goes where, and after it is too late.
TEST_F(AskingTest, WhatLetsAnAgentLeaveTheHospitalIsAskedAboutInTime)
{
    AgentState& hurt = game.agent(0, 163);
    hurt.section = static_cast<std::uint8_t>(Section::Hospital);
    game.toHand(0, kMedicalTreatment);
    for (const int card : conspiracies)
        game.toHand(1, card);
    game.state.player(1).cp = 15;
    while (game.state.phase() != Phase::Deployment)
        game.pass();
    const int health = currentHealth(game.state, 0, game.slot(0, 163));
    ASSERT_GE(health, 2);
    for (int more = health; more > 2; --more)
        ++hurt.damage;
    ASSERT_EQ(game.state.decider, 0);
    ASSERT_TRUE(offersCard(kMedicalTreatment));
    EXPECT_FALSE(byItself());
    --hurt.damage; // he may leave as it is
    EXPECT_TRUE(byItself());
}

// Reading The Signs asks for Occult Investigation 4: one Team has 3, the other none.
TEST_F(AskingTest, ACardWhoseCheckIsOutOfReachIsOfNoUse)
{
    for (const int number : {163, 168}) {
        game.agent(0, number).section = static_cast<std::uint8_t>(Section::Field);
        game.agent(0, number).team = static_cast<std::uint8_t>(number == 163 ? 1 : 2);
    }
    game.toHand(0, kReadingTheSigns);
    while (game.state.phase() != Phase::Deployment)
        game.pass();
    ASSERT_EQ(game.state.decider, 0);
    const Lookahead at = aheadOf(game.state);
    const Asked asked(at);
    std::map<int, bool> pointless; // by Team
    for (const Action& action : asked.actions)
        if (action.kind == ActionKind::Play && action.card == game.card(0, kReadingTheSigns))
            pointless[action.target.number()] = isPointless(at, asked, action, at.factsOf(action));
    EXPECT_EQ(pointless, (std::map<int, bool>{{1, false}, {2, true}}));
}

} // namespace dossier
