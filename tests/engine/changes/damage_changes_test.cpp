// Damage by its rules: what takes it off, what absorbs it, how it is counted and answered.
#include "engine/changes/damage_changes.h"
#include "engine/changes/departure_changes.h"
#include "engine/queries/meaning/damage.h"
#include "engine/support/combat_game.h"

#include <array>
#include <gtest/gtest.h>
#include <vector>

namespace dossier {

using test::sorted;

namespace {

class Damage : public test::CombatGame
{};

} // namespace

TEST_F(Damage, EachSourceLosesItsPoint) // COMBAT-30, OQ-104
{
    team({kMulder, kScully});
    shield(foe(kBerets), Against::Each, 1);
    attackBy({kBerets});
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(foe(kBerets)), 1 + 2);
}

TEST_F(Damage, ATotalIsTakenOffOnce) // OQ-104
{
    team({kMulder, kScully});
    shield(foe(kBerets), Against::Total, 2);
    attackBy({kBerets});
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(foe(kBerets)), 3);
}

TEST_F(Damage, AllDamageMayBeKeptOff) // OQ-104
{
    team({kMulder, kScully});
    shield(foe(kBerets), Against::Each, kAllDamage);
    attackBy({kBerets});
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(foe(kBerets)), 0);
}

TEST_F(Damage, WhatIsPreventedIsToldWithItsCard) // COMBAT-30, OQ-104, OQ-110
{
    team({kMulder, kScully});
    shield(foe(kBerets), Against::Each, 1, foe(kBerets));
    lasts(ModifierKind::ScaleDamage, agent(kMulder), kLongRange, 0, Duration::Turn, agent(kScully));
    attackBy({kBerets}); // LRC 4
    toAllotment();
    allotTo(agent(kMulder));
    to(WindowKind::Absorb);
    EXPECT_EQ(absorb(play, agent(kMulder), 1, agent(kMulder)), 1);
    std::vector<std::array<int, 4>> told; // whose, on whom, by which card, how much
    for (const Event& event : game.log)
        if (event.kind == EventKind::Prevented)
            told.push_back({event.seat, event.card.name.card, event.other.name.card, event.number});
    const auto each = [](int seat, int on, int by, int number) {
        return std::array<int, 4>{seat, test::cardNumbered(on), test::cardNumbered(by), number};
    };
    EXPECT_EQ(told, (std::vector<std::array<int, 4>>{each(1, kBerets, kBerets, 2), each(0, kMulder, kScully, 2),
                                                     each(0, kMulder, kMulder, 1)}));
}

TEST_F(Damage, TheOneSourceIsNamedWhenTheHitsAreKnown) // OQ-104
{
    team({kMulder, kScully});
    attackBy({kBerets});
    to(WindowKind::Combat);
    shield(foe(kBerets), Against::One, 4, foe(1));
    to(WindowKind::Assign);
    toAllotment();
    allotTo(agent(kMulder));
    ASSERT_TRUE(allots());
    EXPECT_EQ(game.state.decider, 1) << "the player of the card";
    EXPECT_EQ(sorted(allottable()), sorted({agent(kMulder), agent(kScully)}));
    allotTo(agent(kScully));
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(foe(kBerets)), 2);
}

TEST_F(Damage, SomeShieldsAreGoodAgainstOccultCreaturesAlone) // COMBAT-30
{
    team({kMulder});
    shield(agent(kMulder), Against::OccultCreature, 1);
    attackBy({kPoltergeist, kPsychotic});
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(agent(kMulder)), 1 + 3);
}

TEST_F(Damage, EachHitIsHalvedByItselfAndRoundedUp) // OQ-110
{
    team({kMulder, kScully, kKosseff});
    lasts(ModifierKind::ScaleDamage, foe(kBerets), kLongRange);
    attackBy({kBerets});
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(foe(kBerets)), 1 + 2 + 1);
}

TEST_F(Damage, HalvingComesAfterOtherReductions) // OQ-110
{
    team({kScully});
    lasts(ModifierKind::ScaleDamage, foe(kBerets), kAbilities);
    shield(foe(kBerets), Against::Each, 1);
    attackBy({kBerets});
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(foe(kBerets)), 1);
}

TEST_F(Damage, ATeamThatMayHarmOccultCreaturesDoesSo) // OQ-112
{
    team({kMulder});
    shield(foe(kPoltergeist), Against::Each, kAllDamage, foe(kPoltergeist));
    Modifier permit;
    permit.kind = ModifierKind::Permit;
    permit.what = static_cast<std::uint8_t>(Permission::HarmOccultCreature);
    permit.subject = Thing::team(0, 0);
    permit.until = Duration::Turn;
    permit.source = card(1, 0);
    addModifier(play, permit);
    attackBy({kPoltergeist});
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(foe(kPoltergeist)), 2);
}

TEST_F(Damage, ProtectionByCombatCardsHoldsAgainstThatTeamToo) // OQ-112
{
    team({kMulder});
    shield(foe(kPoltergeist), Against::Each, kAllDamage, foe(1));
    lasts(ModifierKind::PermitSet, {}, static_cast<int>(Permission::HarmOccultCreature), 0);
    game.state.modifiers[game.state.modifierCount - 1u].setAgents(0, only(kMulder));
    attackBy({kPoltergeist});
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(foe(kPoltergeist)), 0);
}

TEST_F(Damage, WhatIsAbsorbedIsNotCounted) // COMBAT-30, COMBAT-36
{
    team({kMulder});
    attackBy({kBerets});
    to(WindowKind::Absorb);
    EXPECT_EQ(threatening(game.state, agent(kMulder)), 4);
    EXPECT_EQ(absorb(play, agent(kMulder), 3), 3);
    EXPECT_EQ(absorb(play, agent(kScully), 3), 0);
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(agent(kMulder)), 1);
    EXPECT_TRUE(hitFor(game.state, agent(kMulder), 1));
    EXPECT_FALSE(hitFor(game.state, agent(kMulder), 2));
}

TEST_F(Damage, AHitIsNotCutOffAtTheAgentsHealth) // COMBAT-59, COMBAT-31, OQ-106
{
    team({kKosseff});
    attackBy({kBerets});
    EXPECT_FALSE(hitFor(game.state, agent(kKosseff), 1));
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(agent(kKosseff)), 3);
    EXPECT_TRUE(hitFor(game.state, agent(kKosseff), 4));
    EXPECT_FALSE(hitFor(game.state, agent(kKosseff), 5));
}

TEST_F(Damage, TheLeadIsWhatOneSideHasDealtMore) // OQ-73
{
    team({kScully, kMulder});
    attackBy({kPsychotic});
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageLead(game.state, 0), 2);
    EXPECT_EQ(damageLead(game.state, 1), -2);
}

TEST_F(Damage, DamageByATextIsASourceOfItsOwn) // OQ-104, OQ-73
{
    team({kMulder, kScully});
    attackBy({kBerets});
    to(WindowKind::Combat);
    wound(play, 0, only(kMulder) | only(kScully), 1);
    woundFighters(play, 1u << combatant(foe(kBerets)), 2);
    EXPECT_EQ(damageOn(agent(kMulder)), 0) << "counts with the rest";
    toAllotment();
    allotTo(agent(kScully));
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(agent(kMulder)), 1);
    EXPECT_EQ(hardestHit(game.state, agent(kScully)), 4);
    EXPECT_EQ(damageOn(foe(kBerets)), 2 + 5);
    EXPECT_EQ(damageLead(game.state, 0), 7 - 6);
}

TEST_F(Damage, DamageInAnswerToDamageFallsInTheSameRound) // OQ-110
{
    team({kKosseff, kMulder});
    attackBy({kBerets});
    toAllotment();
    allotTo(agent(kMulder));
    to(WindowKind::AfterDamage);
    woundFighters(play, only(kKosseff), 3);
    step();
    to(WindowKind::AfterDamage);
    EXPECT_EQ(currentHealth(game.state, 0, game.slot(0, kKosseff)), 0);
    EXPECT_EQ(roundUnderWay(game.state)->as<RoundFrame>().range, kLongRange);
    to(WindowKind::Departure);
    EXPECT_EQ(game.state.frames[game.state.depth - 2u].as<DepartureFrame>().agents, only(kKosseff));
}

TEST_F(Damage, WhomATextSendsAwayForAWoundLeavesWithTheOthers) // OQ-110
{
    team({kMulder, kScully});
    attackBy({kBerets});
    to(WindowKind::AfterDamage);
    Frame& round = const_cast<Frame&>(*roundUnderWay(game.state));
    const std::uint8_t step = round.step;
    round.step = static_cast<std::uint8_t>(step - 1); // as a moment of this round would find it
    ASSERT_EQ(countingRound(game.state), nullptr);
    round.step = static_cast<std::uint8_t>(step - 2);
    ASSERT_EQ(countingRound(game.state), &round);
    depart(play, 0, only(kScully), foe(kBerets));
    round.step = step;
    EXPECT_TRUE(isAt(WindowKind::AfterDamage));
    to(WindowKind::Departure);
    EXPECT_EQ(nearest(game.state, FrameKind::Departure)->as<DepartureFrame>().agents, only(kScully));
}

} // namespace dossier
