// HEAL, REQ, DEP, AGENT, CASE, DEBRIEF: the phases around the investigation.
#include "engine/changes/agents_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"
#include "engine/support/engine_game.h"
#include "engine/support/small_numbers.h"

#include <gtest/gtest.h>

namespace dossier {

using test::EngineGame;
using test::u8;

namespace {

class Phases : public ::testing::Test
{
protected:
    Deck deck = [] {
        Deck sample = test::sampleDeck();
        sample.add(Zone::BureauDeck, test::cardNumbered(165), 1); // an Agent for 4 RP
        sample.add(Zone::BureauDeck, test::cardNumbered(169), 1); // Mulder, who is in the Team
        sample.add(Zone::BureauDeck, test::cardNumbered(325), 1); // Equipment for the Hospital
        sample.add(Zone::BureauDeck, test::cardNumbered(327), 1); // Equipment for a Believer in the Field
        sample.add(Zone::BureauDeck, test::cardNumbered(42), 1);  // a second copy
        return sample;
    }();
    EngineGame game{test::twoPlayers(&deck, &deck)};

    void SetUp() override { game.state.player(0).rp = 20; }

    void hurt(int number, int damage)
    {
        const int slot = game.slot(0, number);
        Play play{game.state};
        settle(play, 0, slot, Section::Hospital, kNoTeam);
        game.agent(0, number).damage = u8(damage) & 0xf;
    }
    Action deploy(int number, Section section, std::uint8_t team) const
    {
        return {.kind = ActionKind::Deploy,
                .agent = u8(game.slot(0, number)),
                .team = team,
                .section = u8(static_cast<int>(section))};
    }
    Action requisition(int equipment, int agent) const
    {
        return {.kind = ActionKind::Requisition, .agent = u8(game.slot(0, agent)), .card = game.card(0, equipment)};
    }
    Action place(int site) const { return {.kind = ActionKind::PlaceSite, .seat = 1, .card = game.card(0, site)}; }
};

} // namespace

// --- Healing --------------------------------------------------------------------------------------------------------

TEST_F(Phases, StrongAgentsHealTwoPoints) // HEAL-3, EX-2
{
    hurt(163, 5);
    game.passUntil(Phase::Requisition);
    EXPECT_EQ(currentHealth(game.state, 0, game.slot(0, 163)), 2);
    EXPECT_FALSE(mayLeaveHospital(game.state, 0, game.slot(0, 163)));
}

TEST_F(Phases, WeakAgentsHealOnePoint) // HEAL-2
{
    hurt(183, 2);
    game.passUntil(Phase::Requisition);
    EXPECT_EQ(game.agent(0, 183).damage, 1);
}

TEST_F(Phases, TheAmountFollowsPermanentHealth) // HEAL-4, HEAL-6
{
    hurt(163, 3);
    game.agent(0, 163).healthLost = 2;
    game.passUntil(Phase::Requisition);
    EXPECT_EQ(game.agent(0, 163).damage, 2);
}

TEST_F(Phases, NobodyHealsAbovePermanentHealth) // HEAL-5
{
    hurt(163, 1);
    game.passUntil(Phase::Requisition);
    EXPECT_EQ(game.agent(0, 163).damage, 0);
}

TEST_F(Phases, OnlyTheInvestigatingPlayersHospitalHeals) // HEAL-1
{
    Play play{game.state};
    settle(play, 1, game.slot(1, 163), Section::Hospital, kNoTeam);
    game.agent(1, 163).damage = 3;
    game.agent(0, 163).damage = 1; // in the Bureau
    game.passUntil(Phase::Requisition);
    EXPECT_EQ(game.agent(1, 163).damage, 3);
    EXPECT_EQ(game.agent(0, 163).damage, 1);
}

TEST_F(Phases, AnAgentWhoMayNotHealIsSkipped) // HEAL-17
{
    hurt(163, 3);
    game.agent(0, 163).mayNotHeal = 1;
    game.passUntil(Phase::Requisition);
    EXPECT_EQ(game.agent(0, 163).damage, 3);
}

// --- Requisition ----------------------------------------------------------------------------------------------------

TEST_F(Phases, EquipmentIsPaidAndHeld) // REQ-1, REQ-2, REQ-3
{
    game.toHand(0, 313);
    game.passUntil(ActionKind::Requisition);
    const int before = game.state.player(0).rp;
    game.take(requisition(313, 163));
    EXPECT_EQ(game.state.player(0).rp, before - 2);
    EXPECT_EQ(hostOf(game.state, game.card(0, 313)), agentCard(game.state, 0, game.slot(0, 163)));
}

TEST_F(Phases, EquipmentNeedsItsSection) // REQ-3
{
    game.toHand(0, 325);
    game.toHand(0, 313);
    hurt(183, 1);
    game.passUntil(ActionKind::Requisition);
    EXPECT_EQ(game.refused(requisition(325, 163)), "REQ-3");
    EXPECT_EQ(game.refused(requisition(313, 183)), "REQ-3");
    EXPECT_TRUE(game.offers(requisition(325, 183)));
}

TEST_F(Phases, AFurtherActivatorIsAKeywordOfTheAgent) // REQ-4
{
    game.toHand(0, 327);
    Play play{game.state};
    settle(play, 0, game.slot(0, 163), Section::Field, 0); // a Believer
    settle(play, 0, game.slot(0, 172), Section::Field, 0); // a Skeptic
    game.passUntil(ActionKind::Requisition);
    EXPECT_TRUE(game.offers(requisition(327, 163)));
    EXPECT_FALSE(game.offers(requisition(327, 172)));
}

TEST_F(Phases, EquipmentTooDearIsRefused) // REQ-2, PLAY-5
{
    game.toHand(0, 313);
    game.passUntil(Phase::Requisition);
    game.state.player(0).rp = 1;
    EXPECT_EQ(game.refused(requisition(313, 163)), "REQ-2");
}

TEST_F(Phases, TeamMatesHandEquipmentOver) // REQ-9, REQ-10, REQ-15
{
    game.toHand(0, 313);
    game.passUntil(ActionKind::Requisition);
    game.take(requisition(313, 163));
    const int before = game.state.player(0).rp;
    game.take({.kind = ActionKind::HandOver, .agent = u8(game.slot(0, 172)), .card = game.card(0, 313)});
    EXPECT_EQ(hostOf(game.state, game.card(0, 313)), agentCard(game.state, 0, game.slot(0, 172)));
    EXPECT_EQ(game.state.player(0).rp, before);
}

TEST_F(Phases, AnotherTeamGetsNoEquipment) // REQ-9, REQ-11
{
    game.toHand(0, 313);
    Play play{game.state};
    settle(play, 0, game.slot(0, 172), Section::Bureau, 5);
    hurt(183, 1);
    game.passUntil(ActionKind::Requisition);
    game.take(requisition(313, 163));
    const auto handTo = [&](int other) {
        return Action{.kind = ActionKind::HandOver, .agent = u8(game.slot(0, other)), .card = game.card(0, 313)};
    };
    EXPECT_EQ(game.refused(handTo(172)), "REQ-9");
    EXPECT_EQ(game.refused(handTo(183)), "REQ-11");
}

// --- Deployment -----------------------------------------------------------------------------------------------------

TEST_F(Phases, AgentsMoveToAnySection) // DEP-1, DEP-4, DEP-6
{
    game.passUntil(Phase::Deployment);
    game.take(deploy(163, Section::Field, freeTeam(game.state, 0)));
    game.take(deploy(183, Section::Hospital, kNoTeam));
    EXPECT_EQ(game.agent(0, 163).where(), Section::Field);
    EXPECT_NE(game.agent(0, 163).team, game.agent(0, 172).team); // DEP-11
    EXPECT_EQ(game.agent(0, 183).team, kNoTeam);                 // DEP-9
}

TEST_F(Phases, AgentsJoinATeamInTheirSection) // DEP-7, DEP-8
{
    game.passUntil(Phase::Deployment);
    game.take(deploy(163, Section::Field, freeTeam(game.state, 0)));
    const std::uint8_t team = game.agent(0, 163).team;
    EXPECT_FALSE(game.offers(deploy(172, Section::Bureau, team)));
    game.take(deploy(172, Section::Field, team));
    EXPECT_EQ(std::popcount(teamMembers(game.state, 0, team)), 2);
}

TEST_F(Phases, TheHurtStayInTheHospital) // DEP-3, HEAL-7
{
    hurt(163, 5);
    game.passUntil(Phase::Deployment);
    EXPECT_EQ(game.refused(deploy(163, Section::Field, freeTeam(game.state, 0))), "DEP-3");
}

TEST_F(Phases, WhoHasHealthThreeMayLeaveWithHisDamage) // HEAL-7, HEAL-9, HEAL-11
{
    hurt(163, 4);
    game.passUntil(Phase::Deployment);
    game.take(deploy(163, Section::Field, freeTeam(game.state, 0)));
    EXPECT_EQ(game.agent(0, 163).damage, 2);
}

TEST_F(Phases, WhoHasLessThanThreeLeavesHealed) // HEAL-8
{
    hurt(163, 1);
    game.agent(0, 163).healthLost = 3;
    EXPECT_FALSE(mayLeaveHospital(game.state, 0, game.slot(0, 163)));
    game.agent(0, 163).damage = 0;
    EXPECT_TRUE(mayLeaveHospital(game.state, 0, game.slot(0, 163)));
}

TEST_F(Phases, AnUndamagedAgentMayLeave) // HEAL-10
{
    hurt(183, 0);
    EXPECT_TRUE(mayLeaveHospital(game.state, 0, game.slot(0, 183)));
}

TEST_F(Phases, ATermInTheHospitalCountsDeployments) // HEAL-18
{
    hurt(163, 0);
    game.agent(0, 163).held = 1;
    EXPECT_FALSE(mayLeaveHospital(game.state, 0, game.slot(0, 163)));
    game.passUntil(Phase::CaseAssignment);
    EXPECT_TRUE(mayLeaveHospital(game.state, 0, game.slot(0, 163)));
}

TEST_F(Phases, FullHealingMayBeDemanded) // HEAL-19
{
    hurt(163, 1);
    game.agent(0, 163).untilHealed = 1;
    EXPECT_FALSE(mayLeaveHospital(game.state, 0, game.slot(0, 163)));
}

TEST_F(Phases, MovingIsFreeToBeLeft) // DEP-2, DEP-12
{
    game.passUntil(Phase::CaseAssignment);
    EXPECT_EQ(std::popcount(agentsIn(game.state, 0, Section::Bureau)), 4);
}

// --- Agents from hand -----------------------------------------------------------------------------------------------

TEST_F(Phases, AnAgentIsBoughtForOneTurn) // AGENT-1 to AGENT-3, DEP-13, AGENT-9, DEBRIEF-6
{
    game.toHand(0, 165);
    game.passUntil(ActionKind::BuyAgent);
    const int before = game.state.player(0).rp;
    game.take({.kind = ActionKind::BuyAgent,
               .team = freeTeam(game.state, 0),
               .section = u8(static_cast<int>(Section::Field)),
               .card = game.card(0, 165)});
    EXPECT_EQ(game.state.player(0).rp, before - 4);
    EXPECT_EQ(game.where(0, 165), Place::Field);
    game.passUntil(Phase::Briefing);
    EXPECT_EQ(game.where(0, 165), Place::Discard);
    game.expectSound();
}

TEST_F(Phases, AnAgentInPlayIsNotBoughtAgain) // AGENT-5, DECK-6
{
    game.toHand(0, 169);
    game.passUntil(Phase::Deployment);
    EXPECT_EQ(game.refused({.kind = ActionKind::BuyAgent, .team = 1, .section = 1, .card = game.card(0, 169)}),
              "AGENT-5");
}

TEST_F(Phases, AgentsAreBoughtInDeploymentOnly) // AGENT-2
{
    game.toHand(0, 165);
    game.passUntil(Phase::CaseAssignment);
    EXPECT_EQ(game.refused({.kind = ActionKind::BuyAgent, .team = 1, .section = 1, .card = game.card(0, 165)}),
              "AGENT-2");
}

// --- Case Assignment ------------------------------------------------------------------------------------------------

TEST_F(Phases, SitesArePaidWhenPlaced) // CASE-1, CASE-2, ZONE-2
{
    game.toHand(0, 42);
    game.passUntil(ActionKind::PlaceSite);
    const int before = game.state.player(0).rp;
    game.take(place(42));
    EXPECT_EQ(game.where(0, 42), Place::Field);
    EXPECT_EQ(game.state.player(0).rp, before - 2);
    EXPECT_EQ(directedAt(game.state, game.card(0, 42)), 1); // TURN-4
}

TEST_F(Phases, ASiteTooDearIsRefused) // CASE-2
{
    game.toHand(0, 42);
    game.passUntil(ActionKind::PlaceSite);
    game.state.player(0).rp = 1;
    EXPECT_EQ(game.refused(place(42)), "CASE-2");
}

TEST_F(Phases, TheSameSiteIsNotPlacedTwice) // CASE-4, CASE-5
{
    Play play{game.state};
    for (int index = 0; index < game.match.cardCount(0); ++index)
        if (game.match.card(0, index) == test::cardNumbered(42))
            put(play, {0, index}, Place::Hand);
    game.passUntil(ActionKind::PlaceSite);
    game.take(place(42));
    for (const Action& action : game.actions())
        EXPECT_FALSE(action.kind == ActionKind::PlaceSite &&
                     cardIndex(game.state, action.card) == test::cardNumbered(42));
}

TEST_F(Phases, OpponentsPutCardsFaceDownForNothing) // CASE-7, BLUFF-1, BLUFF-2, BLUFF-3
{
    game.toHand(0, 42);
    game.toHand(1, 313);
    game.passUntil(ActionKind::PlaceSite);
    game.take(place(42));
    game.passUntil(ActionKind::PutUnder);
    EXPECT_EQ(game.state.decider, 1);
    const int before = game.state.player(1).cp;
    game.take({.kind = ActionKind::PutUnder, .card = game.card(1, 313), .target = game.card(0, 42)});
    EXPECT_EQ(game.where(1, 313), Place::UnderSite);
    EXPECT_EQ(game.state.player(1).cp, before);
}

TEST_F(Phases, ASiteWithCardsUnderItStays) // BLUFF-4, BLUFF-19, SITE-22
{
    game.toHand(0, 42);
    game.toHand(0, 43);
    game.toHand(1, 313);
    game.passUntil(ActionKind::PlaceSite);
    game.take(place(42));
    game.take(place(43));
    game.passUntil(ActionKind::PutUnder);
    game.take({.kind = ActionKind::PutUnder, .card = game.card(1, 313), .target = game.card(0, 42)});
    game.passUntil(Phase::Debriefing);
    EXPECT_EQ(game.where(0, 42), Place::Field);
    EXPECT_EQ(game.where(0, 43), Place::Discard); // SITE-21
}

// --- Debriefing -----------------------------------------------------------------------------------------------------

TEST_F(Phases, HandsComeDownToSeven) // DEBRIEF-2, DEBRIEF-3, DEBRIEF-4
{
    game.passUntil(Phase::Debriefing);
    Play play{game.state};
    draw(play, 0, 2);
    draw(play, 1, 1);
    EXPECT_EQ(game.refused({.kind = ActionKind::Pass}), "DEBRIEF-2");
    while (!game.offers(ActionKind::Pass))
        game.take(game.actions()[0]);
    EXPECT_EQ(game.state.player(0).hand.size(), 7);
    game.pass();
    EXPECT_EQ(game.state.decider, 1); // DEBRIEF-10
    EXPECT_FALSE(game.offers(ActionKind::Pass));
}

TEST_F(Phases, AnyNumberMayBeDiscarded) // DEBRIEF-1
{
    game.passUntil(Phase::Debriefing);
    for (int left = game.state.player(0).hand.size(); left > 0; --left)
        game.take(*game.actions().find(ActionKind::Discard));
    EXPECT_EQ(game.state.player(0).hand.size(), 0);
}

TEST_F(Phases, TheTurnPassesToTheLeft) // TURN-7, TURN-1
{
    game.passUntil(Phase::Debriefing);
    game.passUntil(Phase::Briefing);
    EXPECT_EQ(game.state.activeSeat(), 1);
    EXPECT_EQ(game.state.turn, 2);
}

TEST_F(Phases, PointsRemainFromTurnToTurn) // PLAY-6
{
    game.passUntil(Phase::Debriefing);
    const int rp = game.state.player(0).rp;
    game.passUntil(Phase::Briefing);
    EXPECT_EQ(game.state.player(0).rp, rp);
}

TEST_F(Phases, APlayerMayConcedeAtAnyTime) // WIN-8
{
    game.take({.kind = ActionKind::Concede, .seat = 1});
    EXPECT_EQ(game.state.winner, 0);
    EXPECT_EQ(game.state.ending, Ending::Conceded);
    EXPECT_EQ(game.refused({.kind = ActionKind::Pass}), "WIN-7");
}

} // namespace dossier
