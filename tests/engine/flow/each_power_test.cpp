// POWER: what each characteristic of one's own X-File allows (POWER-8 to POWER-28).
#include "engine/api/describe.h"
#include "engine/changes/agents_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/flow/power_uses.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/table/abduction.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/powers.h"
#include "engine/queries/table/question.h"
#include "engine/support/powers_game.h"

namespace dossier {

using test::kMethodSite;
using test::kSqueeze;
using test::Powers;

namespace {

constexpr int kBluff = 90;
constexpr int kWitness = 184; // for 1 RP
constexpr int kAlien = 337;   // an Adversary with ALIEN, for Motive Sites, 12 CP

} // namespace

// --- Affiliation ----------------------------------------------------------------------------------------------------

TEST_F(Powers, AnAdversaryOfOnesAffiliationGoesToEverySite) // POWER-8, POWER-9, POWER-10, POWER-11, POWER-12, POWER-13
{
    for (const auto& [power, adversary] : {std::pair{Power::Alien, 337},
                                           {Power::Evolutionary, 339},
                                           {Power::Government, 336},
                                           {Power::Occult, 338},
                                           {Power::Primordial, 335}}) {
        const int number = power == Power::Evolutionary ? 338 : power == Power::Occult ? 339 : adversary;
        const CardFacts& facts = game.match.facts(test::cardNumbered(number));
        game.state.player(1).announced = 0;
        protect(1, power);
        EXPECT_FALSE(goesToAnySite(game.state, 1, facts)) << number;
        announced(1, power);
        EXPECT_TRUE(goesToAnySite(game.state, 1, facts)) << number;
        EXPECT_FALSE(goesToAnySite(game.state, 0, facts)) << number;
    }
}

TEST_F(Powers, ItReplacesTheSiteButNeitherRoleNorCost) // POWER-13
{
    game.toHand(1, kAlien); // for Motive Sites; this one asks for a Method
    investigate();
    while (game.state.decider != 1)
        game.pass();
    game.state.player(1).cp = 20;
    EXPECT_FALSE(offersCard(ActionKind::Play, game.card(1, kAlien)));
    announced(1, Power::Alien);
    EXPECT_TRUE(offersCard(ActionKind::Play, game.card(1, kAlien)));
    game.state.player(1).cp = 11;
    EXPECT_FALSE(offersCard(ActionKind::Play, game.card(1, kAlien)));
}

// --- Method ---------------------------------------------------------------------------------------------------------

TEST_F(Powers, ManipulationMakesConspiracyEventsCheaper) // POWER-14
{
    announced(1, Power::Manipulation);
    CardFacts facts;
    facts.type = CardType::Event;
    facts.pool = Pool::Conspiracy;
    EXPECT_EQ(powerRelief(game.state, 1, facts), 1);
    facts.pool = Pool::Resource;
    EXPECT_EQ(powerRelief(game.state, 1, facts), 0);
}

TEST_F(Powers, SubterfugeTakesACardInTheHealingPhase) // POWER-16
{
    announced(1, Power::Subterfuge);
    const Action taken = use(Power::Subterfuge, Thing::player(0));
    EXPECT_FALSE(game.offers(taken));
    game.passUntil(Phase::Healing);
    passUntil(1, taken);
    const int hand = game.state.player(0).hand.size();
    game.take(taken);
    passWaiting();
    ASSERT_EQ(game.state.player(0).hand.size(), hand);
    ASSERT_EQ(game.state.decider, 0) << "he picks the card himself";
    game.take(game.actions()[0]);
    EXPECT_EQ(game.state.player(0).hand.size(), hand - 1);
    while (game.state.phase() == Phase::Healing) {
        EXPECT_FALSE(game.offers(taken)) << "once a turn";
        game.pass();
    }
}

TEST_F(Powers, ThreatsNegateAWitness) // POWER-17
{
    announced(1, Power::Threats);
    game.toHand(0, 189);
    investigate();
    ASSERT_EQ(game.state.decider, 0);
    const CardRef witness = game.card(0, 189);
    put(play, witness, Place::Waiting); // as if played now
    Frame& frame = push(play, FrameKind::Card);
    frame.seat = 0;
    frame.card = witness;
    frame.who = 1;
    game.state.decider = 1;
    game.take(use(Power::Threats, witness));
    passWaiting();
    EXPECT_EQ(game.where(0, 189), Place::Discard);
    EXPECT_EQ(powerUsesLeft(game.state, 1, Power::Threats), 2);
}

TEST_F(Powers, ViolenceBringsAnAdversaryBack) // POWER-18
{
    announced(1, Power::Violence);
    game.toDiscard(1, kSqueeze);
    investigate();
    while (game.state.decider != 1)
        game.pass();
    game.state.player(1).cp = 1; // 3, and 2 less
    const CardRef adversary = game.card(1, kSqueeze);
    ASSERT_TRUE(offersCard(ActionKind::UsePower, adversary));
    game.take(firstWith(ActionKind::UsePower, adversary));
    EXPECT_EQ(game.state.player(1).cp, 0);
    EXPECT_EQ(game.where(1, kSqueeze), Place::Waiting);
    EXPECT_EQ(powerUsesLeft(game.state, 1, Power::Violence), 1);
    game.expectSound();
}

// --- Motive ---------------------------------------------------------------------------------------------------------

TEST_F(Powers, ControlCostsAPointInTheHealingPhase) // POWER-19
{
    announced(1, Power::Control);
    game.passUntil(Phase::Healing);
    passUntil(1, use(Power::Control, Thing::player(0)));
    const int before = game.state.player(0).rp;
    game.take(use(Power::Control, Thing::player(0)));
    passWaiting();
    EXPECT_EQ(game.state.player(0).rp, before - 1);
}

TEST_F(Powers, IdeologyChangesOneKeywordUntilTheTurnEnds) // POWER-20, PLAY-40
{
    announced(1, Power::Ideology);
    investigate();
    const CardRef site = game.card(0, kMethodSite);
    passUntil(1, use(Power::Ideology, site));
    game.take(use(Power::Ideology, site));
    for (Keyword word : {Keyword::Method, Keyword::Motive})
        game.take({.kind = ActionKind::NameWord,
                   .number = static_cast<std::uint8_t>(kFirstKeywordWord + static_cast<int>(word))});
    passWaiting();
    EXPECT_TRUE(bears(game.state, site, Keyword::Motive));
    EXPECT_FALSE(bears(game.state, site, Keyword::Method));
    game.passUntil(Phase::Briefing);
    EXPECT_TRUE(bears(game.state, site, Keyword::Method));
}

TEST_F(Powers, KnowledgeShowsTheHandAfterCardsWereDrawn) // POWER-21
{
    announced(1, Power::Knowledge);
    EXPECT_FALSE(game.offers(use(Power::Knowledge, Thing::player(0))));
    game.passUntil(ActionKind::FreeDraw);
    game.take({.kind = ActionKind::FreeDraw});
    passUntil(1, use(Power::Knowledge, Thing::player(0)));
    game.take(use(Power::Knowledge, Thing::player(0)));
    passWaiting();
    int known = 0;
    game.state.player(0).hand.forEach([&](int index) { known += knows(game.state, 1, {0, index}); });
    EXPECT_EQ(known, 8);
}

TEST_F(Powers, SecurityMakesBluffsCheaper) // POWER-22
{
    announced(1, Power::Security);
    EXPECT_EQ(powerRelief(game.state, 1, game.match.facts(test::cardNumbered(kBluff))), 1);
}

TEST_F(Powers, SurvivalHurtsNobodyTwiceRunning) // POWER-23
{
    announced(1, Power::Survival);
    const CardRef mulder = game.card(0, 163);
    game.passUntil(Phase::Healing);
    passUntil(1, use(Power::Survival, mulder));
    game.take(use(Power::Survival, mulder));
    passWaiting();
    EXPECT_EQ(game.agent(0, 163).damage, 1);
    const auto nextOwnTurn = [&] {
        game.passUntil(Phase::Briefing);
        game.passUntil(Phase::Briefing);
        game.passUntil(Phase::Healing);
        while (game.state.decider != 1)
            game.pass();
    };
    nextOwnTurn();
    EXPECT_FALSE(game.offers(use(Power::Survival, mulder)));
    EXPECT_TRUE(game.offers(use(Power::Survival, game.card(0, 172))));
    nextOwnTurn();
    EXPECT_TRUE(game.offers(use(Power::Survival, mulder)));
}

// --- Result ---------------------------------------------------------------------------------------------------------

TEST_F(Powers, AbductionWorksLikeTheCard) // POWER-24
{
    announced(1, Power::Abduction);
    passUntil(1, use(Power::Abduction, game.card(0, 163)));
    game.take(use(Power::Abduction, game.card(0, 163)));
    EXPECT_NE(game.where(0, 163), Place::Abducted) << "it may be answered (PLAY-66)";
    passWaiting();
    EXPECT_EQ(game.where(0, 163), Place::Abducted);
    EXPECT_EQ(cardsAbove(game.state, 0, game.slot(0, 163)), 10);
}

TEST_F(Powers, DeathMakesOneCombatCardFree) // POWER-25
{
    announced(1, Power::Death);
    game.toHand(1, kSqueeze);
    game.toHand(1, 5);
    game.toHand(1, 6);
    investigate();
    while (game.state.decider != 1)
        game.pass();
    game.state.player(1).cp = 3;
    game.take(firstWith(ActionKind::Play, game.card(1, kSqueeze)));
    const auto inRound = [&] {
        return game.state.top().kind == FrameKind::Window && game.state.decider == 1 &&
               game.state.top().as<WindowFrame>().window == static_cast<int>(WindowKind::Combat);
    };
    for (int i = 0; i < 40 && !inRound(); ++i)
        game.pass();
    ASSERT_TRUE(inRound());
    const ActionList list = game.actions();
    const Action* free = list.find(ActionKind::UsePower);
    ASSERT_NE(free, nullptr) << "with no CP left";
    EXPECT_EQ(game.state.player(1).cp, 0);
    game.take(*free);
    EXPECT_EQ(game.state.player(1).cp, 0);
    EXPECT_EQ(placeOf(game.state, free->card), Place::Waiting);
    for (int i = 0; i < 40 && !inRound() && game.offers(ActionKind::Pass); ++i)
        game.pass();
    EXPECT_FALSE(game.offers(ActionKind::UsePower)) << "once in a Combat";
}

TEST_F(Powers, PossessionTurnsAHurtAgentAgainstHisTeam) // POWER-15, OQ-46
{
    announced(1, Power::Possession);
    investigate();
    while (game.state.decider != 1)
        game.pass();
    const CardRef scully = game.card(0, 172);
    EXPECT_FALSE(game.offers(use(Power::Possession, scully))) << "nobody has hurt her";
    game.agent(0, 172).hitInCombat = 1;
    game.take(use(Power::Possession, scully));
    passWaiting();
    const Frame* combat = nearest(game.state, FrameKind::Combat);
    ASSERT_NE(combat, nullptr) << "it starts a Combat of its own";
    EXPECT_EQ(combat->who, 1);
    const CombatRecord& record = game.state.combats[static_cast<std::size_t>(combat->as<CombatFrame>().record)];
    EXPECT_EQ(record.foeAgents, 1u << game.slot(0, 172));
    EXPECT_EQ(record.fighting, teamMembers(game.state, 0, 0) & ~record.foeAgents);
    for (int i = 0; i < 300 && nearest(game.state, FrameKind::Combat); ++i) {
        const ActionList list = game.actions();
        const Action* pass = list.find(ActionKind::Pass);
        game.take(pass ? *pass : list[0]);
    }
    EXPECT_EQ(nearest(game.state, FrameKind::Combat), nullptr);
    game.expectSound();
}

TEST_F(Powers, InsanityHurtsTheTeamThatPlaysAWitness) // POWER-26
{
    announced(1, Power::Insanity);
    investigate();
    game.toHand(0, kWitness);
    witnessPlayed(play, 0, game.card(0, kWitness));
    run(play);
    ASSERT_EQ(game.state.decider, 0) << "the player of the Witness names the Agent";
    const ActionList agents = game.actions();
    for (const Choice& choice : choicesOf(game.state, agents, 0))
        EXPECT_EQ(choice.agent.owner, 0) << "he is one of his own";
    game.take({.kind = ActionKind::PickAgent, .agent = static_cast<std::uint8_t>(game.slot(0, 172))});
    EXPECT_EQ(game.agent(0, 172).damage, 1);
}

TEST_F(Powers, ManipulationOfEvidenceMakesSitesDearer) // POWER-27
{
    EXPECT_EQ(siteTax(game.state, 0), 0);
    announced(1, Power::ManipulationOfEvidence);
    EXPECT_EQ(siteTax(game.state, 0), 1);
    EXPECT_EQ(siteTax(game.state, 1), 0);
    game.toHand(0, kMethodSite);
    game.passUntil(ActionKind::PlaceSite);
    const int before = game.state.player(0).rp;
    const int cost = game.match.facts(test::cardNumbered(kMethodSite)).cost;
    game.take({.kind = ActionKind::PlaceSite, .seat = 1, .card = game.card(0, kMethodSite)});
    EXPECT_EQ(game.state.player(0).rp, before - cost - 1);
}

TEST_F(Powers, PhysiologicalImbalanceWeakensOnceATurn) // POWER-28
{
    announced(1, Power::PhysiologicalImbalance);
    investigate();
    const Frame check = *nearest(game.state, FrameKind::Check);
    const int slot = game.slot(0, 172);
    const int before = skillOf(game.state, 0, slot, check.as<CheckFrame>().ability);
    passUntil(1, use(Power::PhysiologicalImbalance, game.card(0, 172)));
    game.take(use(Power::PhysiologicalImbalance, game.card(0, 172)));
    passWaiting();
    EXPECT_EQ(skillOf(game.state, 0, slot, check.as<CheckFrame>().ability), std::max(0, before - 2));
    EXPECT_FALSE(game.offers(use(Power::PhysiologicalImbalance, game.card(0, 163))));
    EXPECT_EQ(powerUsesLeft(game.state, 1, Power::PhysiologicalImbalance), 0) << "in this turn";
}

} // namespace dossier
