// What lasts and what it changes: Prerequisites, failures, bans, Keywords, RES, draws (CHECK-24 to CHECK-33, PLAY-37 to
// PLAY-57, BRIEF-7).
#include "engine/changes/agents_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/question.h"
#include "engine/support/lasting_game.h"

namespace dossier {

using namespace test;

// --- Prerequisites --------------------------------------------------------------------------------------------------

TEST_F(Lasting, AReplacedPrerequisiteCountsForSkillAndLevel) // CHECK-25
{
    const int depth = checkAt(kMethodSite, abilityOf(Skill::Medical), 4);
    add(ModifierKind::Prerequisite, Duration::Investigation, {}, abilityOf(Skill::Computer), 6);
    EXPECT_EQ(prerequisiteOf(game.state, depth), (NeededLevel{abilityOf(Skill::Computer), 6, 0}));
}

TEST_F(Lasting, AReplacementTakesTheLowerNumberAway) // CHECK-26, OQ-28
{
    const int depth = checkAt(kReducedSite, abilityOf(Skill::OccultInvestigation), 5);
    EXPECT_EQ(prerequisiteOf(game.state, depth).reduced, 4);
    add(ModifierKind::Prerequisite, Duration::Investigation, {}, abilityOf(Skill::Computer), 6);
    EXPECT_EQ(prerequisiteOf(game.state, depth).reduced, 0);
}

TEST_F(Lasting, TheLastReplacementCountsAndAnIncreaseStays) // CHECK-33, OQ-99
{
    const int depth = checkAt(kReducedSite, abilityOf(Skill::OccultInvestigation), 5);
    add(ModifierKind::RaisePrerequisite, Duration::Check, {}, 0, 1);
    EXPECT_EQ(prerequisiteOf(game.state, depth), (NeededLevel{abilityOf(Skill::OccultInvestigation), 6, 5}));
    add(ModifierKind::Prerequisite, Duration::Investigation, {}, abilityOf(Skill::Computer), 6);
    Modifier last = modifier(ModifierKind::Prerequisite, Duration::Investigation, {}, abilityOf(Skill::Medical), 3);
    last.source = game.card(1, 92);
    addModifier(play, last);
    EXPECT_EQ(prerequisiteOf(game.state, depth), (NeededLevel{abilityOf(Skill::Medical), 4, 0}));
    endModifiersFrom(game.state, last.source); // negated: the one before is in force again (OQ-97)
    EXPECT_EQ(prerequisiteOf(game.state, depth), (NeededLevel{abilityOf(Skill::Computer), 7, 0}));
}

TEST_F(Lasting, ATeamDeclaredToFailFailsWhateverItsLevel) // CHECK-24, HOUSE-11, OQ-101
{
    addFor(ModifierKind::FailCheck, only(163));
    place(kMethodSite);
    add(ModifierKind::Level, Duration::Turn, {}, kAbilities, 50);
    game.passUntil(ActionKind::AssignTeam);
    game.take({.kind = ActionKind::AssignTeam, .team = 0, .target = game.card(0, kMethodSite)});
    game.passUntil(ActionKind::Investigate);
    game.take({.kind = ActionKind::Investigate, .target = game.card(0, kMethodSite)});
    game.passUntil(Phase::Briefing);
    EXPECT_EQ(game.count(EventKind::CheckFailed), 1);
    EXPECT_EQ(game.count(EventKind::CheckPassed), 0);
}

TEST_F(Lasting, ABanFromSitesLeavesOtherChecksAlone) // OQ-101
{
    addFor(ModifierKind::Bar, only(172), static_cast<int>(BarFrom::SiteChecks));
    forEachAgent(game.state.player(0).inPlay, [&](int slot) { settle(play, 0, slot, Section::Field, 0); });
    EXPECT_NE(contributors(game.state, 0, 0) & only(172), 0u);
    const int depth = checkAt(kMethodSite, abilityOf(Skill::Medical), 4);
    EXPECT_EQ(contributors(game.state, 0, 0, depth) & only(172), 0u);
    EXPECT_NE(contributors(game.state, 0, 0, depth) & only(163), 0u);
}

TEST_F(Lasting, AgentsInTheFieldHelpWhereACheckSaysSo) // HOUSE-10, OQ-70
{
    settle(play, 0, game.slot(0, 163), Section::Field, 5);
    const int depth = checkAt(kMethodSite, abilityOf(Skill::Medical), 4);
    EXPECT_EQ(contributors(game.state, 0, 0, depth) & only(163), 0u);
    game.state.top().as<CheckFrame>().fieldOnly = 1;
    EXPECT_NE(contributors(game.state, 0, 0, depth) & only(163), 0u);
}

// --- Keywords -------------------------------------------------------------------------------------------------------

TEST_F(Lasting, AChangedKeywordReplacesExactlyOne) // PLAY-37, PLAY-39, PLAY-40
{
    place(kMethodSite);
    const CardRef site = game.card(0, kMethodSite);
    change(site, Keyword::Method, Keyword::Motive);
    EXPECT_FALSE(bears(game.state, site, Keyword::Method));
    EXPECT_TRUE(bears(game.state, site, Keyword::Motive));
    EXPECT_TRUE(bears(game.state, site, Keyword::Site));
    EXPECT_TRUE(bears(game.state, site, Keyword::Medical));
    endModifiers(game.state, Duration::Turn);
    EXPECT_TRUE(bears(game.state, site, Keyword::Method));
}

TEST_F(Lasting, AChangedKeywordChangesNothingElse) // PLAY-38, PLAY-57
{
    const CardRef site = game.card(0, kMethodSite);
    place(kMethodSite);
    change(site, Keyword::Method, Keyword::Motive);
    change(site, Keyword::Medical, Keyword::Computer);
    const int depth = checkAt(kMethodSite, abilityOf(Skill::Medical), 4);
    EXPECT_EQ(prerequisiteOf(game.state, depth).skill, abilityOf(Skill::Medical));
    EXPECT_EQ(typesAskedBy(factsOf(game.state, site)), typesOf(Characteristic::Method));
}

TEST_F(Lasting, AKeywordThatIsGoneCannotBeReplaced) // PLAY-39
{
    place(kMethodSite);
    const CardRef site = game.card(0, kMethodSite);
    change(site, Keyword::Method, Keyword::Motive);
    change(site, Keyword::Method, Keyword::Result);
    EXPECT_FALSE(bears(game.state, site, Keyword::Result));
}

TEST_F(Lasting, StartingAgentsKeepTheirKeywords) // PLAY-41
{
    const CardRef mulder = game.card(0, 163);
    EXPECT_FALSE(keywordsMayChange(game.state, mulder));
    change(mulder, Keyword::Believer, Keyword::Skeptic);
    EXPECT_TRUE(bears(game.state, mulder, Keyword::Believer));
}

TEST_F(Lasting, AFaceDownCardIsABluffToEverybody) // BLUFF-27
{
    place(kMethodSite);
    const CardRef card = game.card(1, 184); // a Witness
    put(play, card, Place::UnderSite, u8(game.card(0, kMethodSite).index()), 0);
    EXPECT_TRUE(bears(game.state, card, Keyword::Bluff));
    EXPECT_FALSE(bears(game.state, card, Keyword::Witness));
    EXPECT_FALSE(keywordsMayChange(game.state, card));
}

TEST_F(Lasting, AMarkOnATeamIsThereWhileOneOfItsAgentsIs) // OQ-81, OQ-93
{
    addFor(ModifierKind::SiteMark, only(163), static_cast<int>(Characteristic::Motive));
    EXPECT_TRUE(bearsSiteMark(game.state, 0, 0, Characteristic::Motive));
    EXPECT_FALSE(bearsSiteMark(game.state, 0, 0, Characteristic::Method));
    settle(play, 0, game.slot(0, 163), Section::Field, 3);
    EXPECT_FALSE(bearsSiteMark(game.state, 0, 0, Characteristic::Motive));
    EXPECT_TRUE(bearsSiteMark(game.state, 0, 3, Characteristic::Motive));
    Modifier bureau = modifier(ModifierKind::SiteMark, Duration::Turn, Thing::section(0, 0),
                               static_cast<int>(Characteristic::Method));
    bureau.extra = kSectionMark;
    addModifier(play, bureau);
    EXPECT_TRUE(bearsSiteMark(game.state, 0, 0, Characteristic::Method));
    EXPECT_FALSE(bearsSiteMark(game.state, 0, 3, Characteristic::Method));
}

// --- RES ------------------------------------------------------------------------------------------------------------

TEST_F(Lasting, ResIsSetThenChangedAndNeverBelowZero) // BRIEF-7, OQ-76
{
    const int slot = game.slot(0, 172);
    const CardRef scully = game.card(0, 172);
    add(ModifierKind::SetRes, Duration::Turn, scully, 0, 3);
    EXPECT_EQ(resOf(game.state, 0, slot), 3);
    add(ModifierKind::Res, Duration::Turn, scully, 0, -1);
    EXPECT_EQ(resOf(game.state, 0, slot), 2);
    add(ModifierKind::Res, Duration::Turn, scully, 0, -9);
    EXPECT_EQ(resOf(game.state, 0, slot), 0);
}

TEST_F(Lasting, PointsMayBeSharedBetweenThePools) // BRIEF-4, OQ-126
{
    const CardRef scully = game.card(0, 172);
    add(ModifierKind::SetRes, Duration::Turn, scully, 0, 3);
    add(ModifierKind::Permit, Duration::Turn, scully, static_cast<int>(Permission::ResToCp));
    game.passUntil(ActionKind::Produce);
    const int rp = game.state.player(0).rp;
    const int cp = game.state.player(0).cp;
    game.take({.kind = ActionKind::Produce, .number = 2, .agent = u8(game.slot(0, 172))});
    EXPECT_EQ(game.state.player(0).rp, rp + 1);
    EXPECT_EQ(game.state.player(0).cp, cp + 2);
}

TEST_F(Lasting, PointsForCardsAreNoPointsOfThePool) // BRIEF-9, BRIEF-30
{
    const CardRef mulder = game.card(0, 163);
    add(ModifierKind::SetRes, Duration::Turn, mulder, 0, 4);
    add(ModifierKind::Permit, Duration::Turn, mulder, static_cast<int>(Permission::ResOnlyForCards));
    game.passUntil(ActionKind::BuyCards);
    const int rp = game.state.player(0).rp;
    game.take({.kind = ActionKind::BuyCards, .number = 4});
    EXPECT_EQ(game.state.player(0).rp, rp);
}

TEST_F(Lasting, ACancelledDrawCostsItsPoints) // BRIEF-28, OQ-79
{
    game.state.player(0).rp = 6;
    game.passUntil(ActionKind::BuyCards);
    const int rp = game.state.player(0).rp;
    game.take({.kind = ActionKind::BuyCards, .number = 4});
    EXPECT_LT(game.state.player(0).rp, rp);
    const int hand = game.state.player(0).hand.size();
    game.state.frames[0].mark(TurnFlag::PurchaseCancelled);
    game.passUntil(Phase::Healing);
    EXPECT_LE(game.state.player(0).hand.size(), hand);
}

TEST_F(Lasting, WhoMayNotDrawDoesNotBuyEither) // BRIEF-29, OQ-80
{
    add(ModifierKind::Forbid, Duration::Turn, Thing::player(0), static_cast<int>(Permission::Draw));
    game.state.player(0).rp = 9;
    while (game.state.phase() == Phase::Briefing && game.state.decider == 0 && game.offers(ActionKind::Pass)) {
        EXPECT_FALSE(game.offers(ActionKind::FreeDraw));
        EXPECT_FALSE(game.offers(ActionKind::BuyCards));
        game.pass();
    }
    EXPECT_EQ(draw(play, 0, 3), 0);
}

TEST_F(Lasting, TheHandLimitMayBeHigherInOnesOwnTurn) // DEBRIEF-5
{
    for (int i = 0; i < 12; ++i)
        put(play, {0, game.state.player(0).deckTop}, Place::Hand);
    add(ModifierKind::HandLimit, Duration::Turn, Thing::player(0), 0, 10);
    game.passUntil(Phase::Debriefing);
    ASSERT_TRUE(game.offers(ActionKind::Discard));
    while (!game.offers(ActionKind::Pass))
        game.take(*game.actions().find(ActionKind::Discard));
    EXPECT_EQ(game.state.player(0).hand.size(), 10);
}

} // namespace dossier
