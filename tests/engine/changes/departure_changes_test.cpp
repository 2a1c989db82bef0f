// Agents who leave: the Hospital, the window before it, what follows; removal, and coming back.
#include "engine/changes/agents_changes.h"
#include "engine/changes/damage_changes.h"
#include "engine/changes/departure_changes.h"
#include "engine/changes/verbs/verbs.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/combat.h"
#include "engine/queries/table/departure.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/standing.h"
#include "engine/support/combat_game.h"

namespace dossier {

namespace {

class Departures : public test::CombatGame
{
protected:
    const Frame& departure() const { return *nearest(game.state, FrameKind::Departure); }
    Section section(int number) { return game.agent(0, number).where(); }
};

} // namespace

TEST_F(Departures, AreAskedAboutBeforeTheyHappen) // COMBAT-32, OQ-59
{
    team({kKosseff, kMulder});
    attackBy({kBerets});
    toAllotment();
    allotTo(agent(kKosseff));
    to(WindowKind::Departure);
    EXPECT_EQ(departure().as<DepartureFrame>().agents, only(kKosseff));
    EXPECT_EQ(departure().card, foe(kBerets));
    EXPECT_EQ(firstOption(game.state), 0) << "the Investigating Player";
    EXPECT_EQ(section(kKosseff), Section::Field);
    step();
    EXPECT_EQ(section(kKosseff), Section::Hospital);
    EXPECT_EQ(game.agent(0, kKosseff).gone, 1);
    EXPECT_EQ(game.agent(0, kKosseff).byAdversary, 1);
    EXPECT_TRUE(combatHas(game.state, kAgentLost));
}

TEST_F(Departures, DoNotHappenOnceTheirCardIsNegated) // OQ-59
{
    team({kKosseff, kMulder});
    Frame& card = push(play, FrameKind::Card);
    card.card = foe(90);
    card.seat = 1;
    put(play, foe(90), Place::Waiting);
    depart(play, 0, only(kKosseff), foe(90));
    run(play);
    ASSERT_TRUE(isAt(WindowKind::Departure));
    negate(play, 0, foe(90));
    step();
    EXPECT_EQ(section(kKosseff), Section::Field);
    EXPECT_EQ(game.agent(0, kKosseff).gone, 0);
    EXPECT_TRUE(isAt(WindowKind::Check)) << "nothing has happened that could be answered";
}

TEST_F(Departures, MayBePutOffUntilOneCheckIsOver) // OQ-132
{
    team({kKosseff, kMulder});
    attackBy({kBerets});
    toAllotment();
    allotTo(agent(kKosseff));
    to(WindowKind::Departure);
    putOffDeparture(play, only(kKosseff));
    step();
    EXPECT_EQ(section(kKosseff), Section::Field);
    EXPECT_EQ(combatant(agent(kKosseff)), kNobody) << "out of the Combat";
    EXPECT_NE(contributors(game.state, 0, 0) & only(kKosseff), 0u);
    toEnd();
    ASSERT_TRUE(isAt(WindowKind::Check));
    EXPECT_EQ(section(kKosseff), Section::Field);
    step();
    EXPECT_EQ(section(kKosseff), Section::Hospital);
}

TEST_F(Departures, OnTheirWayAnAgentDoesNotHelp) // COMBAT-33
{
    team({kKosseff, kMulder});
    attackBy({kBerets});
    toAllotment();
    allotTo(agent(kKosseff));
    to(WindowKind::AfterDamage);
    EXPECT_EQ(contributors(game.state, 0, 0), only(kMulder));
    heal(play, 0, game.slot(0, kKosseff), 1, true);
    EXPECT_EQ(contributors(game.state, 0, 0), only(kMulder) | only(kKosseff));
    toRound(kCloseRange);
    EXPECT_EQ(section(kKosseff), Section::Field) << "healed in time"; // COMBAT-32
}

TEST_F(Departures, ByATextHaveAnAftermathOfTheirOwn) // OQ-88, OQ-115
{
    team({kKosseff, kMulder});
    depart(play, 0, only(kKosseff), foe(kBerets));
    run(play);
    step();
    ASSERT_TRUE(isAt(WindowKind::Aftermath));
    EXPECT_EQ(game.state.top().seat, 0);
    EXPECT_EQ(game.state.top().as<WindowFrame>().agents, only(kKosseff));
    EXPECT_EQ(game.agent(0, kKosseff).byAdversary, 1);
    game.passUntil(Phase::Briefing);
    EXPECT_EQ(game.agent(0, kKosseff).gone, 0) << "of this turn only";
    EXPECT_EQ(game.agent(0, kKosseff).byAdversary, 0);
}

TEST_F(Departures, SeveralGoTogether) // COMBAT-32
{
    team({kKosseff, kMulder, kLamana});
    depart(play, 0, only(kKosseff) | only(kLamana), foe(90));
    run(play);
    EXPECT_EQ(departure().as<DepartureFrame>().agents, only(kKosseff) | only(kLamana));
    step();
    EXPECT_EQ(section(kKosseff), Section::Hospital);
    EXPECT_EQ(section(kLamana), Section::Hospital);
    game.expectSound();
}

TEST_F(Departures, DamageOutsideCombatIsAbsorbedCountedAndHealedFirst) // COMBAT-54, OQ-113
{
    team({kKosseff, kMulder});
    wound(play, 0, only(kKosseff) | only(kMulder), 4, foe(92));
    run(play);
    ASSERT_TRUE(isAt(WindowKind::Absorb));
    EXPECT_EQ(absorb(play, agent(kMulder), 2), 2);
    EXPECT_EQ(damageOn(agent(kKosseff)), 0);
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(agent(kKosseff)), 3);
    EXPECT_EQ(damageOn(agent(kMulder)), 2);
    EXPECT_EQ(game.state.combatCount, 0);
    to(WindowKind::Departure);
    EXPECT_EQ(departure().as<DepartureFrame>().agents, only(kKosseff));
    EXPECT_EQ(game.state.hitCount, 0);
    to(WindowKind::Aftermath);
    game.expectSound();
}

TEST_F(Departures, HealingInTimeKeepsHimThere) // COMBAT-54
{
    team({kKosseff});
    wound(play, 0, only(kKosseff), 4, foe(92));
    run(play);
    to(WindowKind::AfterDamage);
    heal(play, 0, game.slot(0, kKosseff), 1, true);
    step();
    EXPECT_TRUE(isAt(WindowKind::Check));
    EXPECT_EQ(section(kKosseff), Section::Field);
}

TEST_F(Departures, WhoIsRemovedMayBeBroughtBackToHisTeam) // OQ-78, OQ-133
{
    team({kKosseff, kMulder});
    game.agent(0, kKosseff).damage = 2;
    removeAgents(play, 0, only(kKosseff), foe(kBerets));
    run(play);
    ASSERT_TRUE(isAt(WindowKind::Aftermath));
    EXPECT_EQ(game.where(0, kKosseff), Place::Removed);
    EXPECT_EQ(removedThisTurn(game.state, 0), only(kKosseff));
    EXPECT_EQ(game.state.top().as<WindowFrame>().agents, only(kKosseff));
    EXPECT_TRUE(bringBack(play, 0, game.slot(0, kKosseff)));
    EXPECT_EQ(game.where(0, kKosseff), Place::Field);
    EXPECT_EQ(teamMembers(game.state, 0, 0), only(kKosseff) | only(kMulder));
    EXPECT_EQ(game.agent(0, kKosseff).damage, 0);
    EXPECT_FALSE(bringBack(play, 0, game.slot(0, kKosseff)));
    EXPECT_EQ(removedThisTurn(game.state, 0), 0u);
    game.expectSound();
}

TEST_F(Departures, InsideACombatTheAnswerWaitsForItsEnd) // OQ-88
{
    team({kKosseff, kMulder});
    attackBy({kBerets});
    to(WindowKind::AfterDamage);
    removeAgents(play, 0, only(kKosseff), foe(kBerets));
    EXPECT_TRUE(isAt(WindowKind::AfterDamage));
    EXPECT_TRUE(combatHas(game.state, kAgentLost));
    EXPECT_EQ(combatant(agent(kKosseff)), kNobody);
    to(WindowKind::Aftermath);
    EXPECT_EQ(removedThisTurn(game.state, 0), only(kKosseff));
    EXPECT_EQ(game.state.top().seat, 0);
    EXPECT_NE(game.state.top().as<WindowFrame>().agents & only(kKosseff), 0u);
    EXPECT_EQ(firstOption(game.state), 0);
}

} // namespace dossier
