// The table in REASONS, row by row: what is said first, and what else forbids it (REASON-1 to REASON-6).
#include "engine/changes/agents_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/refusal.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/teams.h"
#include "engine/records/scenario/scenario_game.h"
#include "engine/support/engine_game.h"
#include "engine/support/small_numbers.h"
#include "support/base_effects.h"
#include "support/base_set.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

using test::EngineGame;
using test::u8;

namespace {

using Numbers = std::vector<std::string>;

class Rows : public ::testing::Test
{
protected:
    Deck deck = [] {
        Deck sample = test::deckOf({163, 172, 160, 182}, {}, 121);
        for (const DeckEntry& entry : test::sampleDeck().bureauDeck)
            sample.bureauDeck.push_back(entry);
        for (int number : {165, 169, 325, 327, 42, 234, 207, 293, 232, 230, 235, 315, 300, 42, 313})
            sample.add(Zone::BureauDeck, test::cardNumbered(number), 1);
        return sample;
    }();
    EngineGame game{setup(GameOptions())};

    MatchSetup setup(const GameOptions& options) const
    {
        MatchSetup made = test::twoPlayers(&deck, &deck);
        made.effects = &test::baseEffects();
        made.options = options;
        return made;
    }
    void SetUp() override { game.state.player(0).rp = game.state.player(1).cp = 30; }

    Numbers rules(const Attempt& tried) const
    {
        Numbers numbers;
        for (const Reason& reason : reasonsAgainst(game.state, tried))
            numbers.emplace_back(reason.rule.text());
        return numbers;
    }
    std::string first(const Attempt& tried) const { return rules(tried).front(); }
    bool also(const Attempt& tried, const std::string& rule) const
    {
        const Numbers numbers = rules(tried);
        return std::find(numbers.begin(), numbers.end(), rule) != numbers.end();
    }

    Attempt with(ActionKind kind, Seat seat = 0) const { return {{.kind = kind}, seat, 0}; }
    Attempt withCard(ActionKind kind, int number, Seat seat = 0) const
    {
        return {{.kind = kind, .card = game.card(seat, number)}, seat, Attempt::kCard};
    }
    Attempt withNumber(ActionKind kind, int number, Seat seat = 0) const
    {
        return {{.kind = kind, .number = u8(number)}, seat, Attempt::kNumber};
    }
    Attempt withAgent(ActionKind kind, int agent, Seat seat = 0) const
    {
        return {{.kind = kind, .agent = u8(game.slot(seat, agent))}, seat, Attempt::kAgent};
    }
    Attempt onAgent(ActionKind kind, int number, int agent) const
    {
        Attempt tried = withCard(kind, number);
        tried.action.agent = u8(game.slot(0, agent));
        tried.said |= Attempt::kAgent;
        return tried;
    }
    Attempt deploying(int agent, Section section) const
    {
        Attempt tried = withAgent(ActionKind::Deploy, agent);
        tried.action.section = u8(static_cast<int>(section));
        tried.said |= Attempt::kSection;
        return tried;
    }
    Attempt playing(int number, int target, Seat seat = 0) const
    {
        Attempt tried = withCard(ActionKind::Play, number, seat);
        tried.action.target = game.card(0, target);
        tried.said |= Attempt::kTarget;
        return tried;
    }
    Attempt assigning(int agent, CardRef site) const
    {
        return {
            {.kind = ActionKind::AssignTeam, .team = agentOf(game.state, 0, game.slot(0, agent)).team, .target = site},
            0,
            Attempt::kTeam | Attempt::kTarget};
    }

    void move(int agent, Section section, int team = 0)
    {
        Play play{game.state};
        settle(play, 0, game.slot(0, agent), section, section == Section::Hospital ? kNoTeam : u8(team));
    }
    void hurt(int agent, int damage)
    {
        move(agent, Section::Hospital);
        game.agent(0, agent).damage = u8(damage) & 0xf;
    }
    void goAway(int agent, Place place)
    {
        const int slot = game.slot(0, agent);
        const CardRef card = agentCard(game.state, 0, slot);
        game.state.player(0).inPlay &= ~(1u << slot);
        Play play{game.state};
        put(play, card, place);
        game.agent(0, agent).team = kNoTeam & 31;
    }
    void placeSite(int number, int index = 0)
    {
        int skip = index;
        for (int i = 0; i < game.match.cardCount(0); ++i)
            if (game.match.card(0, i) == test::cardNumbered(number) && skip-- == 0) {
                Play play{game.state};
                put(play, {0, i}, Place::Field, kNoCard, 1);
                return;
            }
    }
};

} // namespace

// --- Briefing -------------------------------------------------------------------------------------------------------

TEST_F(Rows, FreeDraw) // BRIEF-25, XF96-0234v1, BRIEF-1, REASON-6
{
    EXPECT_EQ(rules(with(ActionKind::FreeDraw, 1)), (Numbers{"OQ-24", "BRIEF-25", "BRIEF-1"}));
    Modifier ban;
    ban.kind = ModifierKind::Forbid;
    ban.until = Duration::Turn;
    ban.what = static_cast<std::uint8_t>(Permission::Draw);
    ban.subject = Thing::player(0);
    ban.source = game.card(1, 234);
    game.state.modifiers[game.state.modifierCount++] = ban;
    EXPECT_EQ(first(with(ActionKind::FreeDraw)), "XF96-0234v1");
    EXPECT_EQ(first(withNumber(ActionKind::BuyCards, 1)), "BRIEF-29");
    EXPECT_TRUE(also(withNumber(ActionKind::BuyCards, 1), "XF96-0234v1"));
}

TEST_F(Rows, Produce) // BRIEF-5, BRIEF-7, BRIEF-4
{
    move(160, Section::Field);
    EXPECT_EQ(first(withAgent(ActionKind::Produce, 160)), "BRIEF-7");
    EXPECT_EQ(first(withAgent(ActionKind::Produce, 172)), "BRIEF-4");
    hurt(172, 1);
    EXPECT_EQ(first(withAgent(ActionKind::Produce, 172)), "BRIEF-5");
}

TEST_F(Rows, BuyCards) // BRIEF-21, BRIEF-11, BRIEF-29, BRIEF-20, BRIEF-10
{
    EXPECT_EQ(first(withNumber(ActionKind::BuyCards, 1)), "BRIEF-10");
    game.take({.kind = ActionKind::FreeDraw});
    game.passWindows();
    game.passUntil(ActionKind::BuyCards);
    EXPECT_EQ(first(withNumber(ActionKind::BuyCards, 200)), "BRIEF-29");
    EXPECT_EQ(rules(withNumber(ActionKind::BuyCards, 1, 1))[2], "BRIEF-20");
    game.take({.kind = ActionKind::BuyCards, .number = 1});
    game.passWindows();
    EXPECT_TRUE(also(withNumber(ActionKind::BuyCards, 1), "BRIEF-11"));
    EXPECT_EQ(game.state.decider, 1);
    EXPECT_EQ(first(withNumber(ActionKind::BuyCards, 1, 1)), "BRIEF-20");
}

TEST_F(Rows, Sell) // BRIEF-25, BRIEF-14, BRIEF-19, BRIEF-13
{
    game.toHand(1, 232);
    game.toHand(1, 340);
    game.toHand(0, 232);
    EXPECT_EQ(first(withCard(ActionKind::Sell, 232)), "BRIEF-25");
    EXPECT_TRUE(also(withCard(ActionKind::Sell, 232, 1), "BRIEF-13"));
    game.passUntil(ActionKind::Sell);
    EXPECT_EQ(first(withCard(ActionKind::Sell, 340, 1)), "BRIEF-14");
    game.pass();
    EXPECT_EQ(first(withCard(ActionKind::Sell, 232, 1)), "BRIEF-19");
}

// --- Requisition ----------------------------------------------------------------------------------------------------

TEST_F(Rows, Requisition) // REQ-1 to REQ-5
{
    game.toHand(0, 313);
    game.toHand(0, 327);
    game.toHand(0, 325);
    EXPECT_EQ(first(onAgent(ActionKind::Requisition, 313, 163)), "REQ-1");
    game.passUntil(ActionKind::Requisition);
    EXPECT_EQ(first(onAgent(ActionKind::Requisition, 327, 163)), "REQ-3"); // for the Field
    EXPECT_EQ(first(withCard(ActionKind::Requisition, 325)), "REQ-3");     // for the Hospital, nobody there
    move(172, Section::Field, 1);
    EXPECT_EQ(first(onAgent(ActionKind::Requisition, 327, 172)), "REQ-4");
    game.take({.kind = ActionKind::Requisition, .agent = u8(game.slot(0, 163)), .card = game.card(0, 313)});
    game.passWindows();
    for (int i = 0; i < game.match.cardCount(0); ++i)
        if (game.match.card(0, i) == test::cardNumbered(313) && CardRef(0, i) != game.card(0, 313)) {
            Play play{game.state};
            put(play, {0, i}, Place::Hand);
            const Attempt second{{.kind = ActionKind::Requisition, .agent = u8(game.slot(0, 163)), .card = {0, i}},
                                 0,
                                 Attempt::kCard | Attempt::kAgent};
            EXPECT_EQ(first(second), "REQ-5");
            game.state.player(0).rp = 0;
            EXPECT_TRUE(also(second, "REQ-2"));
        }
}

TEST_F(Rows, HandOver) // REQ-9, REQ-11, REQ-12
{
    game.toHand(0, 313);
    game.passUntil(ActionKind::Requisition);
    game.take({.kind = ActionKind::Requisition, .agent = u8(game.slot(0, 163)), .card = game.card(0, 313)});
    game.passWindows();
    move(172, Section::Bureau, 7);
    EXPECT_EQ(first(onAgent(ActionKind::HandOver, 313, 172)), "REQ-9");
    hurt(172, 1);
    EXPECT_EQ(first(onAgent(ActionKind::HandOver, 313, 172)), "REQ-11");
    game.passUntil(Phase::Deployment);
    EXPECT_EQ(first(onAgent(ActionKind::HandOver, 313, 182)), "REQ-9");
}

// --- Deployment -----------------------------------------------------------------------------------------------------

TEST_F(Rows, Deploy) // DEP-1, ZONE-19, ZONE-16, COMBAT-43, HEAL-18, HEAL-19, DEP-3
{
    EXPECT_EQ(first(deploying(163, Section::Hospital)), "COMBAT-43");
    EXPECT_EQ(first(deploying(163, Section::Field)), "DEP-1");
    game.passUntil(ActionKind::Deploy);
    hurt(172, 2);
    EXPECT_EQ(first(deploying(172, Section::Bureau)), "DEP-3");
    game.agent(0, 172).held = 1;
    EXPECT_EQ(first(deploying(172, Section::Bureau)), "HEAL-18");
    game.agent(0, 172).held = 0;
    game.agent(0, 172).untilHealed = 1;
    EXPECT_EQ(first(deploying(172, Section::Bureau)), "HEAL-19");
    goAway(182, Place::Away);
    EXPECT_EQ(first(deploying(182, Section::Field)), "ZONE-19");
    EXPECT_EQ(first(deploying(165, Section::Field)), "DEP-1"); // not in play
}

TEST_F(Rows, Regroup) // DEP-6, INV-1
{
    EXPECT_EQ(first(withAgent(ActionKind::Regroup, 163)), "DEP-6");
    move(163, Section::Field, 1);
    move(172, Section::Field, 1);
    placeSite(42);
    game.passUntil(ActionKind::AssignTeam);
    EXPECT_EQ(first(withAgent(ActionKind::Regroup, 182)), "INV-1");
}

TEST_F(Rows, BuyAgent) // AGENT-2, AGENT-13, AGENT-6, AGENT-5, AGENT-3, AGENT-1
{
    game.toHand(0, 169); // Mulder, who is in the Team
    game.toHand(0, 165);
    EXPECT_EQ(first(withCard(ActionKind::BuyAgent, 165)), "AGENT-2");
    game.passUntil(ActionKind::Deploy);
    EXPECT_EQ(first(withCard(ActionKind::BuyAgent, 169)), "AGENT-5");
    Attempt hospital = withCard(ActionKind::BuyAgent, 165);
    hospital.action.section = u8(static_cast<int>(Section::Hospital));
    hospital.said |= Attempt::kSection;
    EXPECT_EQ(first(hospital), "AGENT-3");
    game.state.player(0).rp = 0;
    EXPECT_EQ(first(withCard(ActionKind::BuyAgent, 165)), "AGENT-1");
    EXPECT_EQ(reasonsAgainst(game.state, withCard(ActionKind::BuyAgent, 165)).front().kind, ReasonKind::TooDear);
    goAway(163, Place::Away);
    EXPECT_EQ(first(withCard(ActionKind::BuyAgent, 169)), "AGENT-6");
    game.agent(0, 165).removed = 1;
    EXPECT_EQ(first(withCard(ActionKind::BuyAgent, 165)), "AGENT-13");
}

// --- Sites ----------------------------------------------------------------------------------------------------------

TEST_F(Rows, PlaceASite) // CASE-1, CASE-4, CASE-5, CASE-2
{
    game.toHand(0, 42);
    game.toHand(0, 43);
    EXPECT_EQ(first(withCard(ActionKind::PlaceSite, 42)), "CASE-1");
    placeSite(42, 1);
    game.passUntil(ActionKind::PlaceSite);
    EXPECT_EQ(first(withCard(ActionKind::PlaceSite, 42)), "CASE-5");
    EXPECT_EQ(first(withCard(ActionKind::PlaceSite, 313)), "CASE-1");
    for (int i = 0; i < game.match.cardCount(0); ++i)
        if (game.match.card(0, i) == test::cardNumbered(42))
            placing(game.state, CardRef(0, i)).usedNow = placeOf(game.state, CardRef(0, i)) == Place::Field;
    EXPECT_EQ(first(withCard(ActionKind::PlaceSite, 42)), "CASE-4");
    game.state.player(0).rp = 0;
    hurt(163, 1); // whose tokens would pay
    EXPECT_EQ(first(withCard(ActionKind::PlaceSite, 43)), "CASE-2");
}

TEST_F(Rows, AssignATeam) // INV-2, CASE-12, INV-5, INV-4
{
    move(163, Section::Field, 1);
    move(172, Section::Field, 2);
    placeSite(42);
    placeSite(43);
    const CardRef site = game.card(0, 42);
    const CardRef other = game.card(0, 43);
    EXPECT_EQ(first(assigning(163, site)), "INV-2");
    game.passUntil(ActionKind::AssignTeam);
    EXPECT_EQ(first(assigning(182, site)), "INV-2"); // in the Bureau
    game.take({.kind = ActionKind::AssignTeam, .team = 1, .target = site});
    EXPECT_EQ(first(assigning(163, other)), "INV-5");
    EXPECT_EQ(first(assigning(172, site)), "INV-4");
    EXPECT_EQ(first(Attempt{{.kind = ActionKind::PutUnder}, 0, 0}), "BLUFF-1");
    EXPECT_EQ(first(Attempt{{.kind = ActionKind::Investigate, .target = other}, 0, Attempt::kTarget}), "INV-8");
    EXPECT_EQ(first(withNumber(ActionKind::AnnounceSkill, 0)), "CASE-10");
}

// --- Cards played ---------------------------------------------------------------------------------------------------

TEST_F(Rows, PlayWhereItLies) // PLAY-36
{
    game.toDiscard(0, 232);
    EXPECT_EQ(first(withCard(ActionKind::Play, 232)), "PLAY-36");
}

TEST_F(Rows, PlayTheMoment) // REQ-14, PLAY-23, PLAY-28, BLUFF-14, XF96-0234v1
{
    for (int number : {235, 2, 340, 91, 234, 207, 42})
        for (Seat seat : {Seat{0}, Seat{1}})
            game.toHand(seat, number);
    game.passUntil(Phase::Deployment);
    EXPECT_EQ(first(withCard(ActionKind::Play, 235)), "REQ-14");
    EXPECT_EQ(first(withCard(ActionKind::Play, 2)), "PLAY-23");
    EXPECT_EQ(rules(withCard(ActionKind::Play, 340, 1))[1], "PLAY-28");
    EXPECT_EQ(rules(withCard(ActionKind::Play, 340, 1)).back(), "PLAY-59");
    EXPECT_TRUE(also(withCard(ActionKind::Play, 340, 1), "CHECK-10"));
    EXPECT_EQ(rules(withCard(ActionKind::Play, 91, 1))[1], "BLUFF-14");
    EXPECT_EQ(rules(withCard(ActionKind::Play, 234, 1))[1], "XF96-0234v1");
    EXPECT_EQ(first(withCard(ActionKind::Play, 207)), "PLAY-28");
    EXPECT_TRUE(also(withCard(ActionKind::Play, 207), "WIT-11"));
    EXPECT_EQ(first(withCard(ActionKind::Play, 42)), "PLAY-28");
}

TEST_F(Rows, PlayTheRole) // PLAY-1, PLAY-2, PLAY-12, PLAY-13
{
    game.toHand(0, 230);
    game.toHand(1, 232);
    EXPECT_EQ(first(withCard(ActionKind::Play, 230)), "PLAY-2");
    EXPECT_TRUE(also(withCard(ActionKind::Play, 230), "PLAY-13"));
    EXPECT_EQ(rules(withCard(ActionKind::Play, 232, 1))[1], "PLAY-1");
    EXPECT_TRUE(also(withCard(ActionKind::Play, 232, 1), "PLAY-12"));
}

TEST_F(Rows, PlayTheTarget) // ZONE-19, ZONE-16, HEAL-14, PLAY-41, PLAY-69, REASON-5
{
    game.toHand(0, 300);
    game.toHand(1, 230);
    hurt(172, 2);
    EXPECT_EQ(first(playing(300, 172)), "HEAL-14");
    goAway(182, Place::Away);
    EXPECT_EQ(first(playing(300, 182)), "ZONE-19");
    goAway(160, Place::Abducted);
    EXPECT_EQ(first(playing(300, 160)), "ZONE-16");
    EXPECT_TRUE(also(playing(230, 163, 1), "PLAY-41"));
    hurt(163, 3); // now nobody can be moved: one by HEAL-14, others are away
    EXPECT_EQ(first(withCard(ActionKind::Play, 300)), "PLAY-69");
    EXPECT_TRUE(also(withCard(ActionKind::Play, 300), "XF96-0300v1"));
}

TEST_F(Rows, PlayThePrice) // PLAY-5
{
    game.toHand(0, 300);
    game.state.player(0).rp = 0;
    EXPECT_EQ(first(withCard(ActionKind::Play, 300)), "PLAY-5");
}

// --- Cards used -----------------------------------------------------------------------------------------------------

TEST_F(Rows, Use) // AGENT-18, AGENT-8, AGENT-20, ZONE-19, PLAY-66
{
    EXPECT_EQ(rules(withCard(ActionKind::UseText, 172, 1))[1], "AGENT-18");
    game.agent(0, 172).bought = 1;
    EXPECT_EQ(first(withCard(ActionKind::UseText, 172)), "AGENT-8");
    game.agent(0, 172).bought = 0;
    hurt(172, 1);
    EXPECT_EQ(first(withCard(ActionKind::UseText, 172)), "AGENT-20");
    goAway(182, Place::Away);
    EXPECT_EQ(first(withCard(ActionKind::UseText, 182)), "ZONE-19");
    EXPECT_EQ(first(withCard(ActionKind::UseText, 163)), "XF96-0163v1"); // its token is for Sites that are paid
    EXPECT_EQ(first(withCard(ActionKind::UseText, 42)), "PLAY-66");
}

// --- Powers, payment, Combat, questions, the end of the turn --------------------------------------------------------

TEST_F(Rows, Powers) // OPT-6, POWER-1, POWER-3
{
    EXPECT_EQ(first(withNumber(ActionKind::Announce, 0)), "OPT-6");
    const Attempt use{{.kind = ActionKind::UsePower, .section = 1}, 0, Attempt::kSection};
    EXPECT_EQ(rules(use)[0], "OPT-6");
    EXPECT_EQ(rules(use)[1], "POWER-1");
    GameOptions options;
    options.xFilePowers = true;
    EngineGame with{setup(options)};
    with.state.player(0).announced = 1;
    const Attempt tell{{.kind = ActionKind::Announce, .number = 0}, 0, Attempt::kNumber};
    EXPECT_EQ(reasonsAgainst(with.state, tell).front().rule.text(), "POWER-3");
    EXPECT_EQ(reasonsAgainst(with.state, use).front().rule.text(), "POWER-1");
}

TEST_F(Rows, PayAndAllot) // BRIEF-27, PLAY-8, COMBAT-27
{
    EXPECT_EQ(first(withAgent(ActionKind::PayWith, 172)), "PLAY-8");
    hurt(172, 1);
    EXPECT_EQ(first(withAgent(ActionKind::PayWith, 172)), "BRIEF-27");
    EXPECT_EQ(first(withNumber(ActionKind::Allot, 0)), "COMBAT-27");
}

TEST_F(Rows, AskAndGuess) // SITE-9, SITE-2, SITE-11, SITE-14
{
    EXPECT_EQ(first(withNumber(ActionKind::Ask, 0)), "SITE-9");
    EXPECT_TRUE(also(withNumber(ActionKind::Ask, 0), "SITE-2"));
    EXPECT_EQ(first(withNumber(ActionKind::Guess, 0)), "SITE-11");
    game.state.player(0).guessed = 1;
    EXPECT_EQ(first(withNumber(ActionKind::Guess, 0)), "SITE-14");
}

TEST_F(Rows, PassAndDiscard) // DEBRIEF-2, DEBRIEF-1
{
    game.toHand(0, 232);
    EXPECT_EQ(first(withCard(ActionKind::Discard, 232)), "DEBRIEF-1");
    for (int number = 42; number < 52; ++number)
        game.toHand(0, number);
    game.passUntil(Phase::Debriefing);
    ASSERT_TRUE(game.offers(ActionKind::Discard));
    EXPECT_EQ(first(with(ActionKind::Pass)), "DEBRIEF-2");
    EXPECT_TRUE(also(withCard(ActionKind::Play, 232), "PLAY-27"));
    EXPECT_TRUE(also(withCard(ActionKind::Play, 232), "DEBRIEF-2")) << "another choice is open";
}

TEST_F(Rows, TheEndOfTheGame) // WIN-7
{
    game.take({.kind = ActionKind::Concede, .seat = 1});
    EXPECT_EQ(first(with(ActionKind::FreeDraw)), "WIN-7");
}

TEST_F(Rows, WhatTheGameLacksComesFirst) // BASIC-3, BASIC-27, BASIC-12, BASIC-13
{
    GameOptions options;
    options.game = Game::Basic;
    EngineGame basic{setup(options)};
    const auto said = [&](const Attempt& tried) {
        return std::string(reasonsAgainst(basic.state, tried).front().rule.text());
    };
    basic.toHand(0, 300);
    EXPECT_EQ(said({{.kind = ActionKind::PutUnder}, 1, 0}), "BASIC-27");
    EXPECT_EQ(said({{.kind = ActionKind::BuyCards, .number = 1}, 0, Attempt::kNumber}), "BASIC-12");
    EXPECT_EQ(said({{.kind = ActionKind::UseText, .card = basic.card(0, 163)}, 0, Attempt::kCard}), "BASIC-13");
    const bool advanced = factsOf(basic.state, basic.card(0, 300)).advancedOnly;
    EXPECT_EQ(said({{.kind = ActionKind::Play, .card = basic.card(0, 300)}, 0, Attempt::kCard}) == "BASIC-3", advanced);
}

// PR96-0007-SUR: who does not investigate understands that he does not before he looks for the moment.
TEST(WhyNotOf, ACardOfAnothersTurnIsWhoseTurnItIs) // PLAY-1
{
    const Json scenario = Json::parse(R"({
      "phase": "investigation",
      "players": {
        "A": {"team": [{"card": 163, "section": "field"}, {"card": 172, "section": "field"}], "sites": [42]},
        "B": {"hand": ["PR96-0007-SUR", 93], "cp": 9}
      },
      "steps": [
        {"A": "assign", "team": 172, "site": 42},
        {"A": "investigate", "site": 42},
        {"until": "check"}
      ]
    })");
    ScenarioGame at(scenario, test::officialCards(), &test::baseEffects(), nullptr);
    for (const Json& step : scenario.at("steps").items())
        at.run(step);
    GameState state = at.state();
    ActionList actions;
    for (legalActions(state, actions); state.decider == 0 && actions.find(ActionKind::Pass);)
        applyLegal(state, *actions.find(ActionKind::Pass), actions);
    ASSERT_EQ(state.decider, 1);
    const CardRef card = observation(state, 1).hand.front().ref;
    const auto reasons = reasonsAgainst(state, {{.kind = ActionKind::Play, .card = card}, 1, Attempt::kCard});
    EXPECT_TRUE(std::ranges::any_of(reasons, [](const Reason& each) { return each.rule == RuleNumber("PLAY-62"); }));
    const auto said = whyNot(state, 1, card);
    ASSERT_TRUE(said.has_value());
    EXPECT_EQ(said->rule, RuleNumber("PLAY-1"));
}

} // namespace dossier
