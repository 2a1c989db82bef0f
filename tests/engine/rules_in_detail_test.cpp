// Rules that need a look behind the scenes: hidden and open things, Agents from hand, what lasts and what does not.
#include "effects/effect_reader.h"
#include "engine/changes/agents_changes.h"
#include "engine/changes/damage_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/flow/refusal.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/zones.h"
#include "engine/state/reason.h"
#include "engine/support/engine_game.h"
#include "engine/support/small_numbers.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

using test::EngineGame;
using test::u8;

namespace {

class Detail : public ::testing::Test
{
protected:
    Deck deck = [] {
        Deck sample = test::sampleDeck();
        for (int number : {165, 164, 340, 230, 342, 207})
            sample.add(Zone::BureauDeck, test::cardNumbered(number), 1);
        return sample;
    }();
    EngineGame game{test::twoPlayers(&deck, &deck)};

    void allToField()
    {
        Play play{game.state};
        forEachAgent(game.state.player(0).inPlay, [&](int slot) { settle(play, 0, slot, Section::Field, 0); });
    }
    Action buy(int number, Section section) const
    {
        return {.kind = ActionKind::BuyAgent,
                .team = freeTeam(game.state, 0),
                .section = u8(static_cast<int>(section)),
                .card = game.card(0, number)};
    }
};

} // namespace

// --- What may be seen -----------------------------------------------------------------------------------------------

TEST_F(Detail, EverybodyKnowsHisOwnXFile) // SETUP-2
{
    EXPECT_EQ(observation(game.state, 1).xFile, game.state.player(1).xFile);
}

TEST_F(Detail, NotebooksOfTwoPlayersLieOpen) // SETUP-14
{
    notebook(game.state, 0, 1).no = 1;
    EXPECT_EQ(observation(game.state, 1).opposing[0].no, 1u);
}

TEST_F(Detail, OwnFaceDownCardsMayBeLookedAt) // BLUFF-23
{
    game.toHand(0, 42);
    game.toHand(1, 340);
    Play play{game.state};
    put(play, game.card(0, 42), Place::Field, kNoCard, 1);
    put(play, game.card(1, 340), Place::UnderSite, u8(game.card(0, 42).index()), 0);
    const Observation own = observation(game.state, 1);
    const Observation other = observation(game.state, 0);
    EXPECT_EQ(own.players[0].sites[0].own.size(), 1u);
    EXPECT_TRUE(other.players[0].sites[0].own.empty());
    EXPECT_EQ(other.players[0].sites[0].faceDown[1], 1); // ZONE-21
}

TEST_F(Detail, APlayerHasThreeSectionsAndNoMulligan) // SETUP-3, SETUP-10
{
    EXPECT_EQ(kSections, 3);
    for (const Action& action : game.actions())
        EXPECT_TRUE(action.kind == ActionKind::Pass || action.kind == ActionKind::FreeDraw ||
                    action.kind == ActionKind::Play);
}

// --- Agents from hand -----------------------------------------------------------------------------------------------

TEST_F(Detail, AnyNumberOfAgentsMayBeBought) // AGENT-4, AGENT-7
{
    game.toHand(0, 165);
    game.toHand(0, 164);
    game.state.player(0).rp = 20;
    game.passUntil(ActionKind::BuyAgent);
    game.take(buy(165, Section::Field));
    game.passWindows();
    game.take(buy(164, Section::Field));
    EXPECT_EQ(skillOf(game.state, 0, game.slot(0, 165), abilityOf(Skill::Behavioral)), 2);
    EXPECT_EQ(currentHealth(game.state, 0, game.slot(0, 164)), 4);
}

TEST_F(Detail, ABoughtAgentBringsNoRp) // AGENT-11
{
    game.toHand(0, 165);
    game.state.player(0).rp = 4;
    game.passUntil(ActionKind::BuyAgent);
    game.take(buy(165, Section::Bureau));
    EXPECT_EQ(game.state.player(0).rp, 4 + 6 - 4);
}

TEST_F(Detail, ABoughtAgentComesBackAnotherTurn) // AGENT-10
{
    game.toHand(0, 165);
    game.state.player(0).rp = 30;
    for (int turn = 0; turn < 2; ++turn) {
        game.passUntil(ActionKind::BuyAgent);
        EXPECT_TRUE(game.offers(buy(165, Section::Bureau)));
        game.take(buy(165, Section::Bureau));
        game.passUntil(Phase::Briefing);
        EXPECT_FALSE(agentOf(game.state, 0, game.slot(0, 165)).inPlay());
        game.toHand(0, 165);
        game.passUntil(Phase::Briefing);
    }
}

TEST_F(Detail, ABoughtAgentCanBeNegatedAStartingOneCannot) // AGENT-12, PLAY-52
{
    const EffectBook effects = readEffects(
        Json::parse(R"([{"card": 230, "target": "their card in play with Agent", "do": [{"negate": "target"}]}])"));
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    setup.effects = &effects;
    EngineGame other(setup);
    other.toHand(0, 165);
    other.toHand(1, 230);
    other.state.player(0).rp = other.state.player(1).cp = 20;
    other.passUntil(ActionKind::BuyAgent);
    other.take({.kind = ActionKind::BuyAgent, .team = 1, .section = 1, .card = other.card(0, 165)});
    while (other.state.decider != 1)
        other.pass();
    EXPECT_TRUE(other.offers({.kind = ActionKind::Play, .card = other.card(1, 230), .target = other.card(0, 165)}));
    EXPECT_FALSE(other.offers({.kind = ActionKind::Play, .card = other.card(1, 230), .target = other.card(0, 163)}));
}

// --- Why a card cannot be played ------------------------------------------------------------------------------------

TEST_F(Detail, TheFirstReasonIsGiven) // PLAY-5, PLAY-11, PLAY-28
{
    game.toHand(0, 42);
    game.toHand(0, 313);
    game.toHand(0, 340);
    game.toHand(0, 207);
    game.passUntil(ActionKind::PlaceSite);
    game.state.player(0).rp = 1;
    const auto reason = [&](int number) { return whyNot(game.state, 0, game.card(0, number)); };
    EXPECT_EQ(reason(42)->kind, ReasonKind::TooDear);
    EXPECT_EQ(reason(42)->have, 1);
    EXPECT_EQ(reason(42)->want, 2);
    EXPECT_EQ(reason(313)->rule.text(), "REQ-1");
    EXPECT_EQ(reason(340)->rule.text(), "PLAY-28");
    EXPECT_EQ(reason(207)->kind, ReasonKind::Activator);
    EXPECT_EQ(whyNot(game.state, 1, game.card(1, 207))->kind, ReasonKind::NotYourDecision);
    game.state.player(0).rp = 2;
    EXPECT_FALSE(reason(42));
}

// --- Teams and Sections ---------------------------------------------------------------------------------------------

TEST_F(Detail, TeamsPersistFromTurnToTurn) // DEP-10, TURN-12
{
    Play play{game.state};
    settle(play, 0, game.slot(0, 163), Section::Field, 7);
    settle(play, 0, game.slot(0, 172), Section::Field, 7);
    game.passUntil(Phase::Briefing);
    game.passUntil(Phase::Briefing);
    EXPECT_EQ(game.agent(0, 163).team, 7);
    EXPECT_EQ(game.agent(0, 172).team, 7);
}

TEST_F(Detail, AgentsInTheHospitalAddNothing) // HEAL-12
{
    allToField();
    const Ability medical = abilityOf(Skill::Medical);
    const int before = levelOf(game.state, 0, 0, medical);
    Play play{game.state};
    settle(play, 0, game.slot(0, 172), Section::Hospital, kNoTeam);
    EXPECT_EQ(levelOf(game.state, 0, 0, medical), before - 4);
}

TEST_F(Detail, FitnessIsAskedWhenAnAgentWouldMove) // HEAL-16
{
    Play play{game.state};
    settle(play, 0, game.slot(0, 163), Section::Hospital, kNoTeam);
    game.agent(0, 163).damage = 5;
    game.passUntil(Phase::Deployment);
    game.agent(0, 163).damage = 2; // healed by a card in between
    EXPECT_TRUE(mayLeaveHospital(game.state, 0, game.slot(0, 163)));
    const ActionList actions = game.actions();
    EXPECT_TRUE(std::any_of(actions.begin(), actions.end(), [&](const Action& action) {
        return action.kind == ActionKind::Deploy && action.agent == game.slot(0, 163);
    }));
}

TEST_F(Detail, AnAgentInTheFieldNeedNotTakePart) // INV-6, INV-7
{
    allToField();
    Play play{game.state};
    settle(play, 0, game.slot(0, 172), Section::Field, 1);
    game.toHand(0, 42);
    game.state.player(0).rp = 30;
    game.passUntil(ActionKind::PlaceSite);
    game.take({.kind = ActionKind::PlaceSite, .seat = 1, .card = game.card(0, 42)});
    game.passUntil(ActionKind::AssignTeam);
    game.take({.kind = ActionKind::AssignTeam, .team = 0, .target = game.card(0, 42)});
    game.passUntil(ActionKind::Investigate);
    game.take({.kind = ActionKind::Investigate, .target = game.card(0, 42)});
    EXPECT_EQ(game.agent(0, 172).sites, 0);
    EXPECT_EQ(game.agent(0, 163).sites, 1);
}

TEST_F(Detail, SeveralEquipmentCardsInOnePhaseAndNoTwoAlike) // REQ-8, REQ-5, REQ-6
{
    for (int number : {311, 312, 313})
        game.toHand(0, number);
    game.state.player(0).rp = 30;
    for (int number : {311, 312, 313}) {
        game.passUntil(ActionKind::Requisition);
        game.take({.kind = ActionKind::Requisition, .agent = u8(game.slot(0, 163)), .card = game.card(0, number)});
    }
    int held = 0;
    forEachAttached(game.state, agentCard(game.state, 0, game.slot(0, 163)), [&](CardRef) { ++held; });
    EXPECT_EQ(held, 3);
}

TEST_F(Detail, TheReceiverOfEquipmentNeedNotMeetItsActivators) // REQ-13, PLAY-24
{
    Deck withCharm = deck;
    withCharm.add(Zone::BureauDeck, test::cardNumbered(327), 1);
    EngineGame other(test::twoPlayers(&withCharm, &withCharm));
    Play play{other.state};
    forEachAgent(other.state.player(0).inPlay, [&](int slot) { settle(play, 0, slot, Section::Field, 0); });
    put(play, other.card(0, 327), Place::OnCard, other.agent(0, 163).card, 0);
    other.passUntil(ActionKind::HandOver);
    EXPECT_TRUE(other.offers( // Scully is a Skeptic
        {.kind = ActionKind::HandOver, .agent = u8(other.slot(0, 172)), .card = other.card(0, 327)}));
}

// --- Lasting and leaving --------------------------------------------------------------------------------------------

TEST_F(Detail, WhatHoldsForThisTurnEndsWithIt) // DEBRIEF-9
{
    Play play{game.state};
    Modifier ban;
    ban.kind = ModifierKind::Bar;
    ban.until = Duration::Turn;
    ban.setAgents(0, 0xffff);
    addModifier(play, ban);
    EXPECT_NE(barred(game.state, 0), 0u);
    game.passUntil(Phase::Briefing);
    EXPECT_EQ(barred(game.state, 0), 0u);
}

TEST_F(Detail, WhatLiesOnALeavingCardIsDiscarded) // ZONE-6
{
    game.toHand(0, 165);
    game.state.player(0).rp = 30;
    game.passUntil(ActionKind::BuyAgent);
    game.take(buy(165, Section::Bureau));
    Play play{game.state};
    put(play, game.card(0, 313), Place::OnCard, game.agent(0, 165).card, 0);
    game.passUntil(Phase::Briefing);
    EXPECT_EQ(game.where(0, 313), Place::Discard);
    game.expectSound();
}

TEST_F(Detail, DamageOutsideCombatSendsToTheHospital) // COMBAT-54, COMBAT-32
{
    allToField();
    Play play{game.state, &game.log};
    wound(play, 0, 1u << game.slot(0, 183), 9);
    run(play);
    EXPECT_EQ(game.agent(0, 183).where(), Section::Hospital);
    EXPECT_EQ(game.agent(0, 183).damage, 3);
}

TEST_F(Detail, AgentsSitesAndXFilesHaveNoActivators) // PLAY-25
{
    for (const Card& card : test::baseSet().cards())
        if (card.type == CardType::Agent || card.type == CardType::Site || card.type == CardType::XFile) {
            EXPECT_TRUE(card.activators.empty()) << card.title;
        }
}

TEST_F(Detail, NobodyPaysForAnother) // PLAY-10
{
    game.toHand(0, 42);
    game.passUntil(ActionKind::PlaceSite);
    game.state.player(0).rp = 0;
    game.state.player(1).rp = 99;
    EXPECT_EQ(game.refused({.kind = ActionKind::PlaceSite, .seat = 1, .card = game.card(0, 42)}), "CASE-2");
}

} // namespace dossier
