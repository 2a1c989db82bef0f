// Combat by its rules: who deals what to whom, which rounds there are, who takes part, how it ends.
#include "engine/changes/zones_changes.h"
#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/damage.h"
#include "engine/queries/table/standing.h"
#include "engine/support/combat_game.h"

namespace dossier {

using test::sorted;

namespace {

class Combat : public test::CombatGame
{};

} // namespace

// --- Beginning ------------------------------------------------------------------------------------------------------

TEST_F(Combat, BeginsWithAStepOfItsOwnForTheInvestigatingPlayer) // COMBAT-3
{
    team({kMulder});
    attackBy({kBerets});
    EXPECT_TRUE(isAt(WindowKind::CombatStart));
    EXPECT_EQ(record().rounds, 0);
    EXPECT_EQ(firstOption(game.state), 0);
    to(WindowKind::Combat);
    EXPECT_EQ(firstOption(game.state), 1);
}

TEST_F(Combat, SeveralAdversariesDealAndTakeDamageSeparately) // COMBAT-45, COMBAT-46
{
    team({kMulder, kScully});
    attackBy({kPsychotic, kBerets});
    toAllotment();
    EXPECT_EQ(game.state.decider, 1);
    allotTo(agent(kMulder));
    allotTo(agent(kScully));
    EXPECT_EQ(game.state.decider, 0);
    EXPECT_EQ(sorted(allottable()), sorted({foe(kPsychotic), foe(kBerets)}));
    allotTo(foe(kPsychotic));
    allotTo(foe(kBerets));
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(agent(kMulder)), 3);
    EXPECT_EQ(damageOn(agent(kScully)), 4);
    EXPECT_EQ(damageOn(foe(kPsychotic)) + damageOn(foe(kBerets)), 5);
    toEnd();
    EXPECT_EQ(game.where(1, kPsychotic), Place::Discard);
    EXPECT_EQ(game.where(1, kBerets), Place::Discard);
}

TEST_F(Combat, ASecondFighterSharesItsCard) // OQ-53
{
    team({kMulder, kScully});
    attackBy({kVampire, kVampire});
    int adversaries = 0;
    forEachAdversary(game.state, [&](CardRef) { ++adversaries; });
    EXPECT_EQ(adversaries, 1);
    EXPECT_EQ(std::popcount(standing(game.state, fight(), CombatSide::Foes)), 2);
    toEnd();
    EXPECT_EQ(game.where(1, kVampire), Place::Discard);
    EXPECT_EQ(game.count(EventKind::CombatEnded), 1);
}

TEST_F(Combat, AnAgentBarredFromOneCheckFightsOneBarredFromAllDoesNot) // COMBAT-8
{
    team({kMulder, kScully, kKosseff});
    for (const auto& [number, from] :
         {std::pair{kMulder, BarFrom::AllChecks}, std::pair{kScully, BarFrom::SiteChecks}}) {
        Modifier bar;
        bar.kind = ModifierKind::Bar;
        bar.until = Duration::Turn;
        bar.what = static_cast<std::uint8_t>(from);
        bar.setAgents(0, only(number));
        addModifier(play, bar);
    }
    attackBy({kBerets});
    EXPECT_EQ(record().fighting, only(kScully) | only(kKosseff));
}

// --- Manners and aims -----------------------------------------------------------------------------------------------

TEST_F(Combat, SplitDamageIsAllottedPointByPoint) // COMBAT-26
{
    team({kMulder, kScully});
    manner(foe(kBerets), Manner::Split);
    attackBy({kBerets});
    toAllotment();
    for (int number : {kMulder, kMulder, kScully, kMulder}) {
        ASSERT_EQ(game.state.decider, 1);
        allotTo(agent(number));
    }
    to(WindowKind::AfterDamage);
    EXPECT_EQ(hardestHit(game.state, agent(kMulder)), 3) << "one source";
    EXPECT_EQ(damageOn(agent(kScully)), 1);
}

TEST_F(Combat, WhoAttacksTwiceIsTwoSources) // OQ-105
{
    team({kMulder});
    manner(agent(kMulder), Manner::Twice);
    attackBy({kPsychotic, kBerets});
    toAllotment();
    while (game.state.decider == 1)
        step();
    allotTo(foe(kBerets));
    allotTo(foe(kBerets));
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(foe(kBerets)), 4);
    EXPECT_EQ(hardestHit(game.state, foe(kBerets)), 2);
}

TEST_F(Combat, WhoDealsFirstIsDoneBeforeTheOthersBegin) // OQ-105
{
    team({kKosseff});
    manner(foe(kPsychotic), Manner::First);
    attackBy({kPsychotic});
    to(WindowKind::Departure);
    EXPECT_EQ(damageOn(foe(kPsychotic)), 0);
    to(WindowKind::Aftermath);
    EXPECT_EQ(damageOn(foe(kPsychotic)), 0);
    EXPECT_EQ(record().rounds, 1);
}

TEST_F(Combat, TheOthersDealTheirsAfterThoseWhoAreFirst) // OQ-105
{
    team({kMulder});
    manner(foe(kPsychotic), Manner::First);
    attackBy({kPsychotic});
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(agent(kMulder)), 3);
    EXPECT_EQ(damageOn(foe(kPsychotic)), 0);
    step();
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(foe(kPsychotic)), 2);
    EXPECT_EQ(roundUnderWay(game.state)->as<RoundFrame>().range, kLongRange);
}

TEST_F(Combat, AnotherPlayerMayAimAnybodysDamageAtAnybody) // OQ-104
{
    team({kMulder, kScully});
    lasts(ModifierKind::Aim, agent(kMulder), 1, 1);
    attackBy({kBerets});
    toAllotment();
    allotTo(agent(kMulder));
    EXPECT_EQ(game.state.decider, 1);
    EXPECT_EQ(sorted(allottable()), sorted({agent(kScully), foe(kBerets)})) << "not at himself";
    allotTo(agent(kScully));
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(agent(kScully)), 2);
}

TEST_F(Combat, TheOtherSideMayTakeOverTheAllotment) // OQ-104
{
    team({kMulder, kScully});
    lasts(ModifierKind::Aim, foe(kBerets), 2, 0);
    attackBy({kBerets});
    toAllotment();
    EXPECT_EQ(game.state.decider, 0);
    EXPECT_EQ(sorted(allottable()), sorted({agent(kMulder), agent(kScully)}));
}

TEST_F(Combat, OccultDamageGoesToOthersWhoCanTakeIt) // COMBAT-30
{
    team({kMulder, kScully});
    lasts(ModifierKind::Forbid, agent(kMulder), static_cast<int>(Permission::OccultDamage));
    attackBy({kPoltergeist});
    const auto target = targetsOf(
        game.state,
        [&] { // as in a round
            Frame round = fight();
            round.kind = FrameKind::Round;
            round.as<RoundFrame>().range = kLongRange;
            return round;
        }(),
        combatant(foe(kPoltergeist)));
    EXPECT_EQ(target, only(kScully));
    withdraw(play, agent(kScully));
    EXPECT_EQ(targetsOf(game.state, fight(), combatant(foe(kPoltergeist))), only(kMulder)) << "nobody else can";
}

// --- How much -------------------------------------------------------------------------------------------------------

TEST_F(Combat, WhatWasSaidBeforeItBeganEndsWithIt) // OQ-97
{
    team({kMulder});
    lasts(ModifierKind::SetSkill, foe(kBerets), kLongRange, 1, Duration::Combat);
    attackBy({kBerets});
    EXPECT_EQ(strength(game.state, fight(), combatant(foe(kBerets)), kLongRange), 1);
    toEnd();
    EXPECT_EQ(game.state.modifierCount, 0);
}

TEST_F(Combat, AStunnedCombatantDealsNothingInTheNextRound) // COMBAT-51
{
    team({kMulder});
    attackBy({kCannibals});
    to(WindowKind::AfterDamage);
    lasts(ModifierKind::Hold, foe(kCannibals), 0, 0, Duration::NextRound);
    EXPECT_FALSE(isStunned(game.state, foe(kCannibals)));
    toRound(kCloseRange);
    EXPECT_TRUE(isStunned(game.state, foe(kCannibals)));
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(agent(kMulder)), 0);
    EXPECT_EQ(damageOn(foe(kCannibals)), 4);
    step();
    toRound(kCloseRange);
    EXPECT_FALSE(isStunned(game.state, foe(kCannibals)));
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(agent(kMulder)), 3);
}

TEST_F(Combat, WhatAddsToTheResultIsPartOfTheSameSource) // COMBAT-52
{
    team({kMulder});
    lasts(ModifierKind::Damage, agent(kMulder), kLongRange, 2);
    attackBy({kBerets});
    EXPECT_EQ(strength(game.state, fight(), combatant(agent(kMulder)), kLongRange), 2) << "not the skill";
    to(WindowKind::AfterDamage);
    EXPECT_EQ(hardestHit(game.state, foe(kBerets)), 4);
}

TEST_F(Combat, RatingsCountEveryChange) // COMBAT-22, COMBAT-56, OQ-103
{
    team({kMulder});
    attackBy({kVampire});
    const auto rating = [&](CardRef of, Ability range) { return strength(game.state, fight(), combatant(of), range); };
    EXPECT_EQ(rating(foe(kVampire), kLongRange), 0) << "N/A";
    lasts(ModifierKind::Skill, foe(kVampire), kLongRange, 3);
    lasts(ModifierKind::AllSkills, foe(kVampire), 0, -1);
    EXPECT_EQ(rating(foe(kVampire), kLongRange), 2);
    EXPECT_EQ(rating(foe(kVampire), kCloseRange), 4);
    lasts(ModifierKind::SetSkill, agent(kMulder), kCloseRange, 6);
    lasts(ModifierKind::Skill, agent(kMulder), kCloseRange, 1);
    lasts(ModifierKind::AllSkills, agent(kMulder), 0, -1);
    EXPECT_EQ(rating(agent(kMulder), kCloseRange), 6);
    EXPECT_EQ(rating(agent(kMulder), kLongRange), 1);
    EXPECT_EQ(highestRatingOfEnemies(game.state, fight(), combatant(foe(kVampire))), 6); // OQ-52
    lasts(ModifierKind::AllSkills, agent(kMulder), 0, -9);
    EXPECT_EQ(rating(agent(kMulder), kCloseRange), 0);
}

TEST_F(Combat, WhoIsHeldDealsNothing) // COMBAT-20
{
    team({kMulder});
    attackBy({kBerets});
    to(WindowKind::Combat);
    lasts(ModifierKind::Hold, foe(kBerets), 0, 0, Duration::Round);
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(agent(kMulder)), 0);
    toRound(kCloseRange);
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(agent(kMulder)), 3);
}

// --- Rounds ---------------------------------------------------------------------------------------------------------

TEST_F(Combat, AnAdversaryMaySkipTheLongRangeRound) // COMBAT-13
{
    team({kMulder});
    lasts(ModifierKind::SkipRound, {}, kLongRange, 0, Duration::Turn, foe(kSlithers));
    attackBy({kSlithers});
    to(WindowKind::Combat);
    EXPECT_EQ(roundUnderWay(game.state)->as<RoundFrame>().range, kCloseRange);
    EXPECT_TRUE(combatHas(game.state, kSkippedLrc));
}

TEST_F(Combat, TheLongRangeRoundIsSkippedOnlyIfAllSkipIt) // COMBAT-57, OQ-109
{
    team({kMulder});
    lasts(ModifierKind::SkipRound, {}, kLongRange, 0, Duration::Turn, foe(kSlithers));
    lasts(ModifierKind::Skill, foe(kSlithers), kLongRange, 5);
    attackBy({kSlithers, kPsychotic});
    to(WindowKind::Combat);
    EXPECT_EQ(roundUnderWay(game.state)->as<RoundFrame>().range, kLongRange);
    EXPECT_FALSE(combatHas(game.state, kSkippedLrc));
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(agent(kMulder)), 3) << "it deals nothing";
    EXPECT_EQ(damageOn(foe(kPsychotic)), 2);
    EXPECT_EQ(damageOn(foe(kSlithers)), 0) << "it takes nothing";
}

TEST_F(Combat, InAnAddedLongRangeRoundNoRatingIsNought) // COMBAT-15, COMBAT-58, OQ-105
{
    team({kMulder, kScully});
    lasts(ModifierKind::SkipRound, {}, kLongRange, 0, Duration::Turn, foe(kSlithers));
    attackBy({kSlithers});
    toRound(kCloseRange);
    lasts(ModifierKind::Hold, agent(kMulder), 0, 0, Duration::Round);
    addRound(play, kLongRange, agent(kScully));
    run(play);
    EXPECT_EQ(roundUnderWay(game.state)->as<RoundFrame>().range, kLongRange);
    EXPECT_FALSE(isHeldBack(game.state, agent(kMulder))) << "that was said of the round that waits";
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(foe(kSlithers)), 3) << "Scully alone";
    EXPECT_EQ(damageOn(agent(kMulder)) + damageOn(agent(kScully)), 0);
    toRound(kCloseRange);
    EXPECT_TRUE(isHeldBack(game.state, agent(kMulder)));
    EXPECT_EQ(record().rounds, 2) << "skipped one, first CRC";
}

TEST_F(Combat, AnAddedRoundMayEndTheCombat) // COMBAT-38, COMBAT-58
{
    team({kMulder});
    attackBy({kPoltergeist});
    toRound(kLongRange);
    addRound(play, kLongRange);
    run(play);
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(foe(kPoltergeist)), 2);
    to(WindowKind::Aftermath);
    EXPECT_TRUE(combatHas(game.state, kFoeKilled));
    EXPECT_EQ(damageOn(agent(kMulder)), 2) << "the round that waited is not fought";
    toEnd();
}

TEST_F(Combat, ALastRoundEndsItForThatAdversary) // COMBAT-38
{
    team({kMulder});
    lasts(ModifierKind::LastRound, {}, kCloseRange, 1, Duration::Turn, foe(kCannibals));
    attackBy({kCannibals});
    to(WindowKind::Aftermath);
    EXPECT_EQ(record().rounds, 2);
    EXPECT_EQ(game.count(EventKind::RoundBegan), 2);
    EXPECT_FALSE(combatHas(game.state, kFoeKilled));
}

TEST_F(Combat, AnAdversaryMayOutliveTheLongRangeRound) // COMBAT-34
{
    for (const bool survives : {false, true}) {
        SCOPED_TRACE(survives);
        if (survives) {
            while (game.state.depth > 1)
                pop(play);
            lasts(ModifierKind::Permit, foe(kPoltergeist), static_cast<int>(Permission::SurviveLrc));
        }
        team({kMulder});
        attackBy({kPoltergeist});
        to(WindowKind::Aftermath);
        EXPECT_EQ(record().rounds, survives ? 2 : 1);
        EXPECT_EQ(damageOn(agent(kMulder)), survives ? 4 + 0 : 2) << "its CRC damage once";
        toEnd();
        if (!survives)
            game.agent(0, kMulder).damage = 0;
    }
}

// --- Who takes part -------------------------------------------------------------------------------------------------

TEST_F(Combat, WithTheLastAgentTheCombatEnds) // COMBAT-40
{
    team({kMulder});
    attackBy({kBerets});
    to(WindowKind::Combat);
    withdraw(play, agent(kMulder));
    to(WindowKind::Aftermath);
    EXPECT_EQ(damageOn(agent(kMulder)), 0);
    toEnd();
    EXPECT_EQ(game.where(1, kBerets), Place::Discard);
    EXPECT_EQ(game.where(0, kMulder), Place::Field);
}

TEST_F(Combat, AnAdversaryThatWithdrawsIsNotKilled) // OQ-72
{
    team({kMulder});
    attackBy({kBerets});
    to(WindowKind::AfterDamage);
    withdraw(play, foe(kBerets));
    to(WindowKind::Aftermath);
    EXPECT_FALSE(combatHas(game.state, kFoeKilled));
    toEnd();
    EXPECT_EQ(game.where(1, kBerets), Place::Discard);
}

TEST_F(Combat, ATextMayEndIt) // OQ-73
{
    team({kMulder, kKosseff});
    attackBy({kBerets});
    toAllotment();
    allotTo(agent(kKosseff));
    to(WindowKind::AfterDamage);
    endCombat(play);
    put(play, foe(kBerets), Place::Bureau);
    to(WindowKind::Aftermath);
    EXPECT_EQ(game.where(0, kKosseff), Place::Hospital) << "who has no Health left still leaves";
    EXPECT_EQ(record().rounds, 1);
    toEnd();
    EXPECT_EQ(game.where(1, kBerets), Place::Bureau) << "put away, not discarded";
}

TEST_F(Combat, OneChosenAgentFightsAlone) // COMBAT-41
{
    team({kMulder, kKosseff});
    attackBy({kBerets});
    singleOut(play, 0, only(kKosseff));
    EXPECT_TRUE(combatHas(game.state, kSingle));
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(foe(kBerets)), 1);
    to(WindowKind::Aftermath);
    EXPECT_EQ(damageOn(agent(kMulder)), 0) << "it fights nobody else";
    EXPECT_TRUE(combatHas(game.state, kAgentLost));
    toEnd();
    EXPECT_EQ(game.where(1, kBerets), Place::Discard);
}

TEST_F(Combat, BesideOthersOneAdversaryMayFightOneAgentAlone) // COMBAT-41, OQ-109
{
    team({kMulder, kKosseff});
    attackBy({kBerets, kPsychotic});
    singleOut(play, 0, only(kKosseff), foe(kBerets));
    EXPECT_EQ(enemiesOf(game.state, fight(), combatant(foe(kBerets))), only(kKosseff));
    EXPECT_EQ(enemiesOf(game.state, fight(), combatant(agent(kMulder))), 1u << combatant(foe(kPsychotic)));
    EXPECT_EQ(std::popcount(enemiesOf(game.state, fight(), combatant(agent(kKosseff)))), 2);
}

TEST_F(Combat, AWitnessWithHealthFightsLikeAnAgent) // COMBAT-47, COMBAT-48
{
    // Any card with numbers stands in for the Witness.
    team({kMulder});
    put(play, card(kPoltergeist, 0), Place::OnTeam, 0, 0);
    attackBy({kPsychotic});
    EXPECT_NE(combatant(card(kPoltergeist, 0)), kNobody);
    toAllotment();
    EXPECT_EQ(sorted(allottable()), sorted({agent(kMulder), card(kPoltergeist, 0)}));
    allotTo(card(kPoltergeist, 0));
    to(WindowKind::AfterDamage);
    EXPECT_EQ(damageOn(foe(kPsychotic)), 2 + 2);
    toRound(kCloseRange);
    EXPECT_EQ(game.where(0, kPoltergeist), Place::Discard);
    EXPECT_EQ(combatant(card(kPoltergeist, 0)), kNobody);
}

TEST_F(Combat, AgentsOfOneTeamMayFightEachOther) // OQ-114
{
    team({kMulder, kKosseff, kScully});
    ASSERT_TRUE(dossier::fight(play, agent(kMulder), agent(kKosseff), true, true, 1));
    run(play);
    EXPECT_EQ(sideOf(game.state, fight(), combatant(agent(kMulder))), CombatSide::Foes);
    EXPECT_EQ(combatant(agent(kScully)), kNobody) << "nobody else takes part";
    toRound(kCloseRange);
    EXPECT_EQ(damageOn(agent(kKosseff)), 2);
    EXPECT_EQ(damageOn(agent(kMulder)), 1);
    toEnd();
    EXPECT_EQ(game.where(0, kKosseff), Place::Hospital);
    EXPECT_EQ(damageOn(agent(kMulder)), 2);
    EXPECT_EQ(game.count(EventKind::RoundBegan), 2);
    EXPECT_FALSE(game.state.top().has(Outcome::Passed)) << "the first has beaten the other";
    EXPECT_EQ(agentOf(game.state, 0, game.slot(0, kKosseff)).byAdversary, 0);
}

TEST_F(Combat, OfAnArrangedFightTheResultIsKnown) // OQ-114
{
    team({kMulder, kKosseff});
    ASSERT_TRUE(dossier::fight(play, agent(kKosseff), agent(kMulder), true, true, 1));
    run(play);
    toEnd();
    EXPECT_TRUE(game.state.top().has(Outcome::Passed)) << "the first has not beaten the other";
}

TEST_F(Combat, AnArrangedFightMayHaveOneRange) // OQ-114
{
    team({kMulder, kKosseff});
    ASSERT_TRUE(dossier::fight(play, agent(kMulder), agent(kKosseff), false, true, 1));
    run(play);
    toEnd();
    EXPECT_EQ(game.count(EventKind::RoundBegan), 1);
    EXPECT_EQ(damageOn(agent(kKosseff)), 2);
}

TEST_F(Combat, SubterfugeAndMartialArtsAreNotForEverybody) // COMBAT-49, COMBAT-50
{
    team({kMulder, kScully});
    attackBy({kBerets});
    EXPECT_TRUE(mayUse(game.state, agent(kMulder), Keyword::Subterfuge));
    EXPECT_FALSE(mayUse(game.state, agent(kScully), Keyword::Subterfuge));
    EXPECT_FALSE(mayUse(game.state, agent(kMulder), Keyword::MartialArts));
    EXPECT_FALSE(mayUse(game.state, foe(kBerets), Keyword::Subterfuge));
    EXPECT_TRUE(mayUse(game.state, foe(kBerets), Keyword::Alien));
    lasts(ModifierKind::Permit, foe(kBerets), static_cast<int>(Permission::CombatKeyword));
    game.state.modifiers[game.state.modifierCount - 1u].extra = static_cast<std::uint8_t>(Keyword::MartialArts);
    EXPECT_TRUE(mayUse(game.state, foe(kBerets), Keyword::MartialArts));
    EXPECT_FALSE(mayUse(game.state, foe(kBerets), Keyword::Subterfuge));
    lasts(ModifierKind::Skill, agent(kMulder), abilityOf(Skill::Subterfuge), -1);
    EXPECT_FALSE(mayUse(game.state, agent(kMulder), Keyword::Subterfuge));
}

} // namespace dossier
