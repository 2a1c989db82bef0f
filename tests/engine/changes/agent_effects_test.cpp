// What Agents can do by their texts, tokens and dedicated RP, as the cards of the base set have them (SETUP-7, BRIEF-8,
// PLAY-8, AGENT), and rules that need a card to show (REQ-14, WIT-7 to WIT-10, HOUSE).
#include "domain/decks/deck_rules.h"
#include "engine/changes/abduction_changes.h"
#include "engine/changes/borrowing_changes.h"
#include "engine/changes/outside_cards_changes.h"
#include "engine/changes/team_cards_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/meaning/activators.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/payment.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/outside_cards.h"
#include "engine/queries/table/zones.h"
#include "engine/support/engine_game.h"
#include "engine/support/small_numbers.h"
#include "support/base_effects.h"

#include <gtest/gtest.h>

namespace dossier {

using test::EngineGame;
using test::u8;

namespace {

constexpr int kObservationSite = 60; // Observation 4, Result
constexpr int kTwoSkills = 67;       // Alien Investigation or Bureaucracy; Motive or Result
constexpr int kPaired = 183;         // one dedicated RP for Behavioral and Observation
constexpr int kMulder = 163;         // three tokens, each for a free Site

class AgentEffects : public ::testing::Test
{
protected:
    Deck deck = [] {
        std::vector<int> cards = test::numbers(42, 20);
        for (int number : {kTwoSkills, 90,  115, 184, 191, 193, 193, 203, 216, 228, 231,
                           235,        235, 252, 260, 278, 280, 304, 313, 316, 322, 343})
            cards.push_back(number);
        return test::deckOf({kMulder, 172, kPaired, 182}, cards, 121);
    }();
    MatchSetup setup = [this] {
        MatchSetup made = test::twoPlayers(&deck, &deck);
        made.effects = &test::baseEffects();
        return made;
    }();
    EngineGame game{setup};
    Play play{game.state, &game.log};

    void SetUp() override
    {
        game.emptyHand(0);
        game.emptyHand(1);
    }
    CardRef card(int number, Seat seat = 0) const { return game.card(seat, number); }
    Action payWith(int agent, int what) const
    {
        return {.kind = ActionKind::PayWith, .number = u8(what), .agent = u8(game.slot(0, agent))};
    }
    Action placeSite(int site) const { return {.kind = ActionKind::PlaceSite, .seat = 1, .card = card(site)}; }
    void untilPlacing(int site)
    {
        game.toHand(0, site);
        game.passUntil(ActionKind::PlaceSite);
    }
    bool offersCard(ActionKind kind, CardRef wanted) const
    {
        const ActionList list = game.actions();
        return std::any_of(list.begin(), list.end(),
                           [&](const Action& action) { return action.kind == kind && action.card == wanted; });
    }
    Action first(ActionKind kind, CardRef wanted) const
    {
        const ActionList list = game.actions();
        for (const Action& action : list)
            if (action.kind == kind && action.card == wanted)
                return action;
        ADD_FAILURE() << "not offered";
        return {};
    }
    // The check of this Site is under way and seat 0 has the option; the cards named are in his hand.
    void investigate(int site, std::initializer_list<int> hand)
    {
        forEachAgent(game.state.player(0).inPlay, [&](int slot) { settle(play, 0, slot, Section::Field, 0); });
        untilPlacing(site);
        game.state.player(0).rp = 20;
        game.take(placeSite(site));
        while (game.state.top().kind == FrameKind::Payment)
            game.pass();
        game.passUntil(ActionKind::AssignTeam);
        game.take({.kind = ActionKind::AssignTeam, .team = 0, .target = card(site)});
        game.passUntil(ActionKind::Investigate);
        for (int number : hand)
            game.toHand(0, number);
        game.take({.kind = ActionKind::Investigate, .target = card(site)});
        if (game.offers(ActionKind::AnnounceSkill))
            game.take(game.actions()[0]);
        while (!nearest(game.state, FrameKind::Check) || game.state.decider != 0)
            game.pass();
    }
    std::optional<Activator> missing(int number, Seat seat = 0) const
    {
        return unsatisfied(game.state, seat, card(number, seat), momentOf(game.state));
    }
};

} // namespace

// --- Tokens and dedicated RP ----------------------------------------------------------------------------------------

TEST_F(AgentEffects, StartingAgentsHaveTheirTokens) // SETUP-7, AGENT-16
{
    EXPECT_EQ(tokensOn(game.state, card(kMulder)), 3);
    EXPECT_EQ(tokensOn(game.state, card(172)), 3);
    EXPECT_EQ(game.agent(0, kPaired).purse, 1);
    EXPECT_EQ(game.agent(0, kMulder).purse, 0);
}

TEST_F(AgentEffects, DedicatedRpPaysOnePointOfAFittingCard) // PLAY-8, OQ-74
{
    untilPlacing(kObservationSite);
    const int rp = game.state.player(0).rp;
    game.take(placeSite(kObservationSite));
    ASSERT_TRUE(game.offers(payWith(kPaired, 0)));
    game.take(payWith(kPaired, 0));
    game.pass(); // Mulder keeps his tokens
    EXPECT_EQ(game.state.player(0).rp, rp - 1);
    EXPECT_EQ(game.agent(0, kPaired).purse, 0);
}

TEST_F(AgentEffects, ItDoesNotFitOtherCards) // PLAY-8
{
    untilPlacing(42); // Medical, Method
    game.take(placeSite(42));
    EXPECT_FALSE(game.offers(payWith(kPaired, 0)));
    EXPECT_TRUE(game.offers(payWith(kMulder, 1)));
}

TEST_F(AgentEffects, ItIsNoPointOfThePool) // PLAY-9
{
    game.state.player(0).rp = 1;
    setTokens(play, card(kMulder), 0);
    EXPECT_TRUE(canPay(game.state, 0, card(kObservationSite), {2, true, 0}));
    EXPECT_FALSE(canPay(game.state, 0, card(42), {2, true, 0}));
    payFrom(play, 0, true, 1); // the pool is empty now, the token is not
    EXPECT_EQ(game.agent(0, kPaired).purse, 1);
}

TEST_F(AgentEffects, ItIsReplacedInTheBriefingPhase) // BRIEF-8, BRIEF-27, OQ-118
{
    const int slot = game.slot(0, kPaired);
    game.agent(0, kPaired).purse = 0;
    settle(play, 0, slot, Section::Hospital, kNoTeam);
    game.agent(0, kPaired).damage = 2;
    detain(play, 0, slot, 0, true);
    game.passUntil(Phase::Briefing);
    EXPECT_EQ(game.agent(0, kPaired).purse, 0) << "in his own player's only";
    game.passUntil(Phase::Briefing);
    game.agent(0, kPaired).damage = 1;
    EXPECT_EQ(game.agent(0, kPaired).purse, 1);
    EXPECT_FALSE(purseFits(game.state, 0, slot, card(kObservationSite))) << "wounded in the Hospital";
    game.agent(0, kPaired).damage = 0;
    EXPECT_TRUE(purseFits(game.state, 0, slot, card(kObservationSite)));
}

TEST_F(AgentEffects, ATokenMakesASiteFree) // OQ-75, AGENT-17
{
    untilPlacing(42);
    const int rp = game.state.player(0).rp;
    game.take(placeSite(42));
    game.take(payWith(kMulder, 1));
    EXPECT_EQ(game.state.player(0).rp, rp);
    EXPECT_EQ(tokensOn(game.state, card(kMulder)), 2);
    game.passUntil(Phase::Briefing);
    game.passUntil(Phase::Briefing);
    EXPECT_EQ(tokensOn(game.state, card(kMulder)), 2) << "spent for good";
}

TEST_F(AgentEffects, AGameEffectIsUsedInOnesOwnTurn) // AGENT-18, AGENT-22, PLAY-66
{
    const CardRef hidden = card(184, 1);
    const CardRef site = card(42);
    put(play, site, Place::Field, kNoCard, 1);
    put(play, hidden, Place::UnderSite, u8(site.index()), 0);
    game.passUntil(Phase::Healing);
    while (game.state.decider != 0)
        game.pass();
    ASSERT_TRUE(offersCard(ActionKind::UseText, card(172)));
    game.take(first(ActionKind::UseText, card(172)));
    EXPECT_EQ(tokensOn(game.state, card(172)), 2);
    EXPECT_EQ(game.state.activeSeat(), 0);
    while (game.state.activeSeat() == 0)
        game.passUntil(Phase::Briefing);
    put(play, site, Place::Field, kNoCard, 1);
    for (int i = 0; i < 30 && game.state.activeSeat() == 1; ++i) {
        EXPECT_FALSE(game.state.decider == 0 && offersCard(ActionKind::UseText, card(172)));
        const ActionList actions = game.actions();
        const Action* pass = actions.find(ActionKind::Pass);
        game.take(pass ? *pass : actions[0]);
    }
}

// --- Training -------------------------------------------------------------------------------------------------------

TEST_F(AgentEffects, TrainingIsForTheRequisitionPhase) // REQ-14, HOUSE-1, XF96-0235v1
{
    for (bool on : {true, false}) {
        setup.options.house = on ? kHouseDefaults : kHouseDefaults & ~1u;
        EngineGame fresh(setup);
        fresh.toHand(0, 235);
        fresh.state.player(0).rp = 9;
        fresh.passUntil(Phase::Healing);
        const auto offered = [&] {
            const ActionList list = fresh.actions();
            return std::any_of(list.begin(), list.end(), [&](const Action& action) {
                return action.kind == ActionKind::Play && factsOf(fresh.state, action.card).has(Keyword::Training);
            });
        };
        EXPECT_EQ(fresh.state.phase() == Phase::Healing && offered(), !on);
        fresh.passUntil(Phase::Requisition);
        EXPECT_TRUE(offered());
    }
}

TEST_F(AgentEffects, OneCopyOfATrainingTitleOnAnAgent) // HOUSE-2, PLAY-45, XF96-0235v1
{
    put(play, card(235), Place::OnCard, u8(card(172).index()), 0);
    CardRef second;
    for (int index = 0; index < game.match.cardCount(0); ++index)
        if (game.match.card(0, index) == test::cardNumbered(235) && CardRef(0, index) != card(235))
            second = {0, index};
    Action action{.kind = ActionKind::Play, .card = second};
    const Text text = textOfPlay(game.state, 0, action);
    const EffectForm& form = formsOf(game.state, second)[0];
    EXPECT_FALSE(fitsTarget(text, form, card(172)));
    EXPECT_TRUE(fitsTarget(text, form, card(kMulder)));
    Action other{.kind = ActionKind::Play, .card = card(280)};
    EXPECT_TRUE(fitsTarget(textOfPlay(game.state, 0, other), formsOf(game.state, card(280))[0], card(172)))
        << "several titles may lie on one Agent";
}

TEST_F(AgentEffects, ReminderCardsStayWithTheirAgent) // PLAY-45, PLAY-53
{
    put(play, card(235), Place::OnCard, u8(card(172).index()), 0);
    settle(play, 0, game.slot(0, 172), Section::Field, 0);
    EXPECT_EQ(hostOf(game.state, card(235)), card(172));
    abduct(play, 0, 1u << game.slot(0, 172));
    EXPECT_EQ(hostOf(game.state, card(235)), card(172)) << "lasting training is kept (OQ-10)";
}

// --- Activators -----------------------------------------------------------------------------------------------------

TEST_F(AgentEffects, AWitnessLooksAtAnyPlayersCards) // PLAY-16
{
    EXPECT_TRUE(missing(216)); // OBSERVATION
    investigate(kObservationSite, {216});
    EXPECT_FALSE(missing(216)) << "one's own Site";
}

TEST_F(AgentEffects, AHelpingCardLooksAtItsPlayersOwn) // PLAY-17, PLAY-55
{
    put(play, card(184, 1), Place::Table);
    EXPECT_EQ(missing(252), Activator::Witness);
    put(play, card(184), Place::Table);
    EXPECT_FALSE(missing(252));
    EXPECT_EQ(missing(252, 1), Activator::Active) << "all of them are needed";
}

TEST_F(AgentEffects, AllQuestionsAndSkillsOfASiteCount) // PLAY-20, PLAY-21
{
    investigate(kTwoSkills, {});
    const CardRef site = card(kTwoSkills);
    for (Keyword word : {Keyword::Motive, Keyword::Result, Keyword::AlienInvestigation, Keyword::Bureaucracy})
        EXPECT_TRUE(bears(game.state, site, word));
    EXPECT_EQ(missing(343, 1), Activator::MethodSite) << "it asks for neither";
}

// --- Joining a Team -------------------------------------------------------------------------------------------------

TEST_F(AgentEffects, WhoJoinsThroughACardHasTakenPart) // INV-15, INV-5, OQ-94
{
    settle(play, 0, game.slot(0, kMulder), Section::Bureau, 1);
    investigate(42, {});
    settle(play, 0, game.slot(0, kMulder), Section::Bureau, 7);
    game.agent(0, kMulder).sites = 0;
    moveAgent(play, card(kMulder), Thing::team(0, 0));
    EXPECT_EQ(game.agent(0, kMulder).sites, 1);
    const Frame& check = *nearest(game.state, FrameKind::Check);
    EXPECT_NE(contributors(game.state, 0, check.team) >> game.slot(0, kMulder) & 1u, 0u);
}

TEST_F(AgentEffects, CardsThatLieUntilTheTeamChangesGoWithASplit) // HOUSE-15
{
    for (bool on : {true, false}) {
        setup.options.house = on ? kHouseDefaults : kHouseDefaults & ~(1u << 14);
        EngineGame fresh(setup);
        Play there{fresh.state};
        const CardRef screen = fresh.card(0, 260);
        putOnTeam(there, screen, 0, 0);
        changeTeam(there, 0, fresh.slot(0, kMulder), Section::Bureau, 3);
        EXPECT_EQ(placeOf(fresh.state, screen), on ? Place::Discard : Place::OnTeam);
        if (on)
            continue;
        moveAgent(there, fresh.card(0, kMulder), Thing::team(0, 0));
        EXPECT_EQ(placeOf(fresh.state, screen), Place::Discard) << "somebody new has come";
    }
}

// --- Cards from elsewhere -------------------------------------------------------------------------------------------

TEST_F(AgentEffects, ABorrowedCardIsPlayedLikeOneOfTheHand) // PLAY-67, OQ-130
{
    game.state.player(0).rp = 9;
    const CardRef theirs = card(228, 1); // for an Agent in the Hospital
    settle(play, 0, game.slot(0, 172), Section::Hospital, kNoTeam);
    game.agent(0, 172).damage = 2;
    game.passUntil(Phase::Healing);
    borrowCard(play, 0, theirs, true);
    while (game.state.decider != 0 || !offersCard(ActionKind::Play, theirs))
        game.pass();
    const int before = game.count(EventKind::Played);
    game.take(first(ActionKind::Play, theirs));
    EXPECT_EQ(game.count(EventKind::Played), before + 1);
    game.passUntil(Phase::Deployment);
    EXPECT_EQ(placeOf(game.state, theirs), Place::Discard) << "its owner's";
    EXPECT_EQ(game.state.player(0).hand.size() + game.state.player(1).hand.size() >= 0, true);
    game.expectSound();
}

TEST_F(AgentEffects, CardsComeFromTheCollection) // HOUSE-16, OQ-31, DECK-21, XF96-0278v1
{
    setup.seats[0].collection = {{test::cardNumbered(207), 2}, // not in the deck
                                 {test::cardNumbered(193), 4}, // two are
                                 {test::cardNumbered(250), 1}, // KILLER
                                 {test::cardNumbered(121), 1}, // an X-File
                                 {test::cardNumbered(42), 1}}; // the one in the deck
    EngineGame fresh(setup);
    Play there{fresh.state, &fresh.log};
    const auto fetchable = [&](Seat seat) {
        std::vector<CardIndex> found;
        forEachFetchable(fresh.state, seat, [&](CardIndex card) { found.push_back(card); });
        EXPECT_EQ(anyFetchable(fresh.state, seat), !found.empty());
        return found;
    };
    EXPECT_EQ(fetchable(0), std::vector<CardIndex>{test::cardNumbered(207)});
    EXPECT_TRUE(fetchable(1).empty());
    const CardRef fetched = fetch(there, 0, test::cardNumbered(207), Place::Hand);
    EXPECT_EQ(cardIndex(fresh.state, fetched), test::cardNumbered(207));
    EXPECT_TRUE(fresh.state.player(0).hand.contains(fetched.index()));
    fresh.expectSound();
    fetch(there, 0, test::cardNumbered(207), Place::Hand);
    EXPECT_TRUE(fetchable(0).empty()) << "two copies at most";
    put(there, fetched, Place::Removed);
    EXPECT_FALSE(mayFetch(fresh.state, 0, test::cardNumbered(207))) << "nothing removed comes back";
    for (int number = 208; number < 206 + kFetchedPerSeat; ++number) // all other places
        fetch(there, 0, test::cardNumbered(number), Place::Hand);
    EXPECT_EQ(cardIndex(fresh.state, fetched), test::cardNumbered(207)) << "the removed one is still known";
    fresh.expectSound();
}

// --- Equipment ------------------------------------------------------------------------------------------------------

TEST_F(AgentEffects, ArmourTakesNoPlaceOfOtherEquipment) // EQUIP-7, EQUIP-11
{
    const int slot = game.slot(0, 172);
    const auto bureaucracy = abilityOf(Skill::Bureaucracy);
    const int without = skillOf(game.state, 0, slot, bureaucracy);
    put(play, card(316), Place::OnCard, u8(card(172).index()), 0);
    put(play, card(322), Place::OnCard, u8(card(172).index()), 0);
    EXPECT_EQ(skillOf(game.state, 0, slot, bureaucracy), without + 2);
}

// --- Witnesses that stay --------------------------------------------------------------------------------------------

TEST_F(AgentEffects, AResourceWitnessServesOneCheckATurn) // WIT-7, AGENT-22
{
    put(play, card(191), Place::Bureau);
    investigate(42, {});
    EXPECT_FALSE(offersCard(ActionKind::UseText, card(191))) << "not in this skill";
}

TEST_F(AgentEffects, ACardWithTheKeywordPaysEveryCopyOfTheWitness) // WIT-8, WIT-9, WIT-10, PLAY-47, BLUFF-21, OQ-44
{
    CardRef second;
    for (int index = 0; index < game.match.cardCount(0); ++index)
        if (game.match.card(0, index) == test::cardNumbered(193) && CardRef(0, index) != card(193))
            second = {0, index};
    game.state.player(0).rp = 20;
    investigate(42, {191}); // BEHAVIORAL
    game.toHand(0, 193);
    put(play, second, Place::Bureau);
    const int before = game.state.player(0).rp;
    game.take(first(ActionKind::Play, card(193)));
    while (game.state.top().kind != FrameKind::Window)
        game.pass();
    EXPECT_EQ(game.state.player(0).rp, before - 3 + 1) << "it does not count itself, the other copy does";
    EXPECT_EQ(placeOf(game.state, card(193)), Place::Bureau);
    while (game.state.decider != 0)
        game.pass();
    const int now = game.state.player(0).rp;
    game.take(first(ActionKind::Play, card(191)));
    while (game.state.top().kind != FrameKind::Window)
        game.pass();
    EXPECT_EQ(game.state.player(0).rp, now - 3 + 2);
}

// --- Opponents ------------------------------------------------------------------------------------------------------

TEST_F(AgentEffects, TheOpponentIsTheOneOppositeInThisRole) // MULTI-20, OQ-127
{
    setup.seats.push_back({&deck, false});
    EngineGame three(setup);
    EXPECT_EQ(opponentOf(three.state, 1), 0) << "on a Conspiracy card the Investigating Player";
    EXPECT_EQ(opponentOf(three.state, 2), 0);
    Play there{three.state};
    Frame& site = push(there, FrameKind::Site);
    site.card = three.card(0, 42);
    site.who = 2;
    EXPECT_EQ(opponentOf(three.state, 0), 2) << "at a Site the Directed Player";
}

// --- Decks ----------------------------------------------------------------------------------------------------------

TEST(DeckRulesOfTheGame, TwoCardsMayBeIncludedOnce) // HOUSE-7, XF96-0243v1, XF96-0248v1
{
    for (int number : {243, 248}) {
        Deck deck = test::sampleDeck();
        deck.add(Zone::BureauDeck, test::cardNumbered(number), 2);
        const auto problems = checkDeck(deck, test::baseSet(), test::format(Game::Advanced));
        EXPECT_TRUE(std::any_of(problems.begin(), problems.end(), [](const Problem& problem) {
            return problem.rule == RuleNumber("DECK-22");
        })) << number;
    }
}

TEST(DeckRulesOfTheGame, ABasicDeckHoldsNoAgentsAndTwoOfATitle) // BASIC-8, BASIC-10
{
    const auto rules = [](const Deck& deck) {
        std::vector<std::string> found;
        for (const Problem& problem : checkDeck(deck, test::baseSet(), test::format(Game::Basic)))
            found.emplace_back(problem.rule.text());
        return found;
    };
    Deck deck = test::deckOf({163, 172, 183, 182}, {42, 43, 44}, 121);
    const auto before = rules(deck);
    deck.add(Zone::BureauDeck, test::cardNumbered(42), 2);
    EXPECT_NE(rules(deck), before) << "three of a title";
    Deck agents = test::deckOf({163, 172, 183, 182}, {42, 43, 44, 165}, 121);
    EXPECT_NE(rules(agents), before) << "an Agent in the Bureau Deck";
}

// --- The Basic Game -------------------------------------------------------------------------------------------------

TEST(BasicGame, IsPlayedWithAStarterEachAndTheSameAgents) // BASIC-2, BASIC-4, BASIC-7
{
    std::vector<int> cards = test::numbers(42, 30);
    for (int number : test::numbers(184, 25))
        cards.push_back(number);
    const Deck starter = test::deckOf({163, 172, 183, 182}, cards, 121); // with its X-File 60 cards
    MatchSetup setup = test::twoPlayers(&starter, &starter);
    setup.options.game = Game::Basic;
    EngineGame game(setup);
    EXPECT_EQ(game.state.player(0).xFile, game.state.player(1).xFile);
    EXPECT_EQ(game.state.player(0).inPlay, game.state.player(1).inPlay);
    EXPECT_EQ(std::popcount(game.state.player(0).inPlay), 4);
    game.expectSound();
}

TEST(BasicGame, ATokenCountsAsAPointForHealingCards) // BASIC-42
{
    const Deck deck = test::sampleDeck();
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    setup.options.game = Game::Basic;
    EngineGame game(setup);
    Play play{game.state};
    const int slot = game.slot(0, 172);
    settle(play, 0, slot, Section::Hospital, kNoTeam);
    game.agent(0, 172).damage = 2;
    EXPECT_EQ(heal(play, 0, slot, 1, true), 1);
    EXPECT_FALSE(mayLeaveHospital(game.state, 0, slot));
    EXPECT_EQ(heal(play, 0, slot, 1, true), 1);
    EXPECT_TRUE(mayLeaveHospital(game.state, 0, slot));
}

} // namespace dossier
