// Healing, borrowed and removed Agents, divided Teams, second Sites, questions of texts (HEAL, AGENT, DEP-14, SITE-20).
#include "effects/effect_reader.h"
#include "engine/changes/agents_changes.h"
#include "engine/changes/borrowing_changes.h"
#include "engine/changes/question_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/question.h"
#include "engine/support/lasting_game.h"

namespace dossier {

using namespace test;

// --- Healing and the Hospital ---------------------------------------------------------------------------------------

TEST_F(Lasting, ACardCannotTakeAnUnfitAgentOutOfTheHospital) // HEAL-14
{
    const int slot = game.slot(0, 163);
    settle(play, 0, slot, Section::Hospital, kNoTeam);
    game.agent(0, 163).damage = 3;
    EXPECT_FALSE(isMovable(game.state, 0, slot));
    moveAgent(play, game.card(0, 163), Thing::section(0, 0));
    EXPECT_EQ(game.where(0, 163), Place::Hospital);
    game.agent(0, 163).damage = 1;
    moveAgent(play, game.card(0, 163), Thing::team(0, 0));
    EXPECT_EQ(game.where(0, 163), Place::Bureau);
    EXPECT_EQ(game.agent(0, 163).team, 0);
}

TEST_F(Lasting, CardsHealOutsideTheHealingPhase) // HEAL-15, HEAL-5
{
    game.agent(0, 163).damage = 2;
    EXPECT_EQ(heal(play, 0, game.slot(0, 163), 5, false), 2);
    EXPECT_EQ(game.agent(0, 163).damage, 0);
}

TEST_F(Lasting, OnlyAHealingCardFreesWhoMayNotHeal) // HEAL-17, PLAY-58, OQ-143
{
    const int slot = game.slot(0, 163);
    game.agent(0, 163).damage = 2;
    forbidHealing(play, 0, slot);
    EXPECT_EQ(heal(play, 0, slot, 1, false), 0);
    EXPECT_EQ(heal(play, 0, slot, 1, true), 1);
    EXPECT_EQ(restore(play, 0, slot, 1), 1);
}

TEST(Affliction, KillsUnlessItIsCured) // PLAY-58, OQ-56
{
    const EffectBook book = readEffects(Json::parse(R"([{"card": 338, "on": [{"when": "self wounds agent", "do": [
        {"afflict": "victim", "tokens": 5, "tick": "their briefing", "cure": ["Healing card"], "last": [
            {"watch": "turn ends", "for": "turn", "do": [{"remove": "victim"}]}]}]}]}])"));
    const Deck deck = sampleDeck();
    MatchSetup setup = twoPlayers(&deck, &deck);
    setup.effects = &book;
    EngineGame game(setup);
    Play play{game.state, &game.log};
    game.emptyHand(0);
    game.emptyHand(1);
    afflict(play, 0, game.slot(0, 163), 2);
    afflict(play, 0, game.slot(0, 172), 2);
    for (int turns = 0; turns < 2; ++turns)
        game.passUntil(Phase::Briefing); // each player's next turn
    EXPECT_EQ(game.agent(0, 163).hostTokens, 1);
    heal(play, 0, game.slot(0, 172), 1, true);
    game.passUntil(Phase::Briefing);
    game.passUntil(Phase::Requisition); // of the turn that takes the last token
    while (game.state.activeSeat() != 0)
        game.passUntil(Phase::Briefing);
    EXPECT_EQ(game.where(0, 163), Place::Bureau);
    game.passUntil(Phase::Briefing);
    EXPECT_EQ(game.where(0, 163), Place::Removed);
    EXPECT_EQ(game.where(0, 172), Place::Bureau);
}

TEST_F(Lasting, ATermInTheHospitalIsTheLongerOfTwo) // HEAL-18, HEAL-19
{
    const int slot = game.slot(0, 163);
    settle(play, 0, slot, Section::Hospital, kNoTeam);
    detain(play, 0, slot, 2, false);
    detain(play, 0, slot, 1, true);
    EXPECT_EQ(game.agent(0, 163).held, 2);
    EXPECT_EQ(game.agent(0, 163).untilHealed, 1);
    EXPECT_FALSE(mayLeaveHospital(game.state, 0, slot));
}

// --- Agents ---------------------------------------------------------------------------------------------------------

TEST_F(Lasting, GameEffectsBelongToStartingAgentsFitForIt) // AGENT-8, AGENT-15, AGENT-19, AGENT-20, HEAL-13
{
    const int slot = game.slot(0, 163);
    EXPECT_TRUE(mayUseGameEffect(game.state, 0, slot));
    settle(play, 0, slot, Section::Field, 0);
    EXPECT_TRUE(mayUseGameEffect(game.state, 0, slot)) << "in any Section";
    settle(play, 0, slot, Section::Hospital, kNoTeam);
    EXPECT_TRUE(mayUseGameEffect(game.state, 0, slot));
    game.agent(0, 163).damage = 1;
    EXPECT_FALSE(mayUseGameEffect(game.state, 0, slot)) << "wounded in the Hospital";
    game.agent(0, 163).damage = 0;
    game.agent(0, 163).bought = 1;
    EXPECT_FALSE(mayUseGameEffect(game.state, 0, slot));
}

TEST_F(Lasting, ASkillFromElsewhereNeedsNoPrintedValue) // AGENT-21
{
    const int slot = game.slot(0, 163);
    const CardRef mulder = game.card(0, 163);
    int without = -1;
    for (int ability = 0; ability < kSkills && without < 0; ++ability)
        if (factsOf(game.state, mulder).abilities[static_cast<std::size_t>(ability)] == 0)
            without = ability;
    ASSERT_GE(without, 0);
    add(ModifierKind::Skill, Duration::Game, mulder, without, 1);
    EXPECT_EQ(skillOf(game.state, 0, slot, u8(without)), 1);
    add(ModifierKind::SetSkill, Duration::Game, mulder, without, 3);
    EXPECT_EQ(skillOf(game.state, 0, slot, u8(without)), 4);
    add(ModifierKind::AllSkills, Duration::Game, mulder, 0, -9);
    EXPECT_EQ(skillOf(game.state, 0, slot, u8(without)), 0);
}

TEST_F(Lasting, ABorrowedAgentLendsWhatHeHasAndRests) // AGENT-23, OQ-119, DEBRIEF-8
{
    Deck other = test::deckOf({165, 178}, test::numbers(42, 20));
    EngineGame lent(test::twoPlayers(&deck, &other));
    Play there{lent.state, &lent.log};
    const int slot = lent.slot(1, 165);
    ASSERT_TRUE(mayBorrow(lent.state, 0, 1, slot));
    lent.agent(1, 165).damage = 1;
    borrowAgent(there, 0, 1, slot, Section::Bureau, 0);
    EXPECT_EQ(teamMembers(lent.state, 0, 0) >> slot & 1u, 1u);
    EXPECT_EQ(lent.state.player(1).inPlay >> slot & 1u, 0u);
    EXPECT_FALSE(mayUseGameEffect(lent.state, 0, slot));
    EXPECT_EQ(resOf(lent.state, 0, slot), 0);
    EXPECT_EQ(playerOf(lent.state, lent.card(1, 165)), 0);
    lent.expectSound();
    lent.passUntil(Phase::Briefing);
    EXPECT_EQ(playerOf(lent.state, lent.card(1, 165)), 1);
    EXPECT_EQ(lent.agent(1, 165).damage, 1);
    EXPECT_EQ(lent.agent(1, 165).team, lent.agent(1, 178).team) << "back in his Team";
    lent.expectSound();
}

TEST_F(Lasting, OneWhoLiesInTheHospitalGoesToHisOwners) // OQ-119
{
    Deck other = test::deckOf({165, 178}, test::numbers(42, 20));
    EngineGame lent(test::twoPlayers(&deck, &other));
    Play there{lent.state, &lent.log};
    const int slot = lent.slot(1, 165);
    borrowAgent(there, 0, 1, slot, Section::Field, 3);
    settle(there, 0, slot, Section::Hospital, kNoTeam);
    giveBack(there, 0, slot);
    EXPECT_EQ(lent.where(1, 165), Place::Hospital);
    EXPECT_EQ(playerOf(lent.state, lent.card(1, 165)), 1);
    lent.expectSound();
}

TEST_F(Lasting, ATitleOneHasCannotBeBorrowed) // OQ-119
{
    EXPECT_FALSE(mayBorrow(game.state, 0, 1, game.slot(1, 163)));
}

TEST_F(Lasting, ARemovedAgentIsNotBoughtAgain) // AGENT-13, HOUSE-6
{
    for (bool on : {true, false}) {
        Deck more = test::sampleDeck();
        more.add(Zone::BureauDeck, test::cardNumbered(169), 1);
        MatchSetup setup = test::twoPlayers(&more, &deck);
        setup.options.house = on ? kHouseDefaults : kHouseDefaults & ~(1u << 5);
        EngineGame fresh(setup);
        Play there{fresh.state};
        fresh.state.player(0).rp = 20;
        removeAgent(there, 0, fresh.slot(0, 163));
        fresh.toHand(0, 169);
        fresh.passUntil(Phase::Deployment);
        fresh.passWindows();
        EXPECT_EQ(fresh.offers(ActionKind::BuyAgent), !on);
    }
}

TEST_F(Lasting, WhenAllLoseTheirLastAgentsTogetherNobodyWins) // WIN-9, OPT-5
{
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    setup.options.killerCards = true;
    EngineGame killers(setup);
    Play there{killers.state};
    std::array<AgentSet, kMostSeats> all{};
    all[0] = killers.state.player(0).inPlay;
    all[1] = killers.state.player(1).inPlay;
    removeAgents(there, all);
    EXPECT_EQ(killers.state.ending, Ending::Drawn);
    EXPECT_EQ(killers.state.winner, kNoSeat);
}

TEST_F(Lasting, WhoIsOutTakesHisCardsAndLeavesThoseOfOthers) // MULTI-21, OQ-128
{
    Deck other = test::deckOf({165, 178}, test::numbers(42, 20));
    MatchSetup setup = test::twoPlayers(&deck, &other);
    setup.seats.push_back({&deck, false});
    setup.options.killerCards = true;
    EngineGame three(setup);
    Play there{three.state};
    const int lent = three.slot(1, 165);
    borrowAgent(there, 0, 1, lent, Section::Bureau, 0);
    const CardRef under = three.card(2, 184);
    put(there, three.card(0, 42), Place::Field, kNoCard, 1);
    put(there, under, Place::UnderSite, u8(three.card(0, 42).index()), 0);
    std::array<AgentSet, kMostSeats> all{};
    all[0] = three.state.player(0).inPlay & ~(1u << lent);
    removeAgents(there, all);
    EXPECT_EQ(three.state.player(0).out, 1);
    EXPECT_EQ(three.state.ending, Ending::None);
    EXPECT_EQ(playerOf(three.state, three.card(1, 165)), 1);
    EXPECT_EQ(placeOf(three.state, under), Place::Discard);
    three.expectSound();
}

TEST_F(Lasting, AnAbsentAgentIsNotLost) // OPT-5, MULTI-18
{
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    setup.options.killerCards = true;
    EngineGame killers(setup);
    Play there{killers.state};
    leaveSection(there, 0, killers.slot(0, 163));
    put(there, killers.card(0, 163), Place::Away);
    std::array<AgentSet, kMostSeats> rest{};
    rest[0] = killers.state.player(0).inPlay;
    removeAgents(there, rest);
    EXPECT_EQ(killers.state.ending, Ending::None);
}

// --- Teams and Sites ------------------------------------------------------------------------------------------------

TEST_F(Lasting, ACardWithATeamFollowsThePartItsPlayerNames) // DEP-14, OQ-93, PLAY-44
{
    const CardRef card = game.card(0, 184);
    putOnTeam(play, card, 0, 0);
    game.passUntil(ActionKind::Deploy);
    const Action follow{.kind = ActionKind::FollowTeam, .team = 1, .card = card};
    EXPECT_FALSE(game.offers(follow));
    game.take({.kind = ActionKind::Deploy, .agent = u8(game.slot(0, 163)), .team = 1, .section = 1});
    EXPECT_EQ(teamUnder(game.state, card), Thing::team(0, 0)) << "it stays";
    game.take(follow);
    EXPECT_EQ(teamUnder(game.state, card), Thing::team(0, 1));
    EXPECT_FALSE(game.offers(ActionKind::FollowTeam));
    game.expectSound();
}

TEST_F(Lasting, ATeamSoAllowedGoesToTwoSites) // INV-5, OQ-93
{
    addFor(ModifierKind::PermitSet, game.state.player(0).inPlay, static_cast<int>(Permission::SecondSite));
    placeAll({kMethodSite, 44, 46});
    game.passUntil(ActionKind::AssignTeam);
    const auto assign = [&](int site) {
        return Action{.kind = ActionKind::AssignTeam, .team = 0, .target = game.card(0, site)};
    };
    game.take(assign(44));
    game.take(assign(46));
    EXPECT_EQ(game.refused(assign(kMethodSite)), "INV-5");
}

TEST_F(Lasting, ASiteInTheSameStateIsASecondOne) // INV-5, OQ-61
{
    addFor(ModifierKind::PermitSet, game.state.player(0).inPlay, static_cast<int>(Permission::SecondSiteInSameState));
    placeAll({48, 53, 43}); // VA, VA, MA
    game.passUntil(ActionKind::AssignTeam);
    const auto assign = [&](int site) {
        return Action{.kind = ActionKind::AssignTeam, .team = 0, .target = game.card(0, site)};
    };
    game.take(assign(48));
    EXPECT_FALSE(game.offers(assign(43)));
    EXPECT_TRUE(game.offers(assign(53)));
}

TEST_F(Lasting, ASiteWithNothingLeftUnderItGoes) // SITE-23
{
    game.toHand(1, 44);
    const CardRef site = game.card(1, 44);
    put(play, site, Place::Field, kNoCard, 0);
    const CardRef under = game.card(0, 184);
    put(play, under, Place::UnderSite, u8(site.index()), 1);
    game.passUntil(Phase::Debriefing);
    EXPECT_EQ(placeOf(game.state, site), Place::Field);
    game.passUntil(Phase::Briefing);
    put(play, under, Place::Hand);
    EXPECT_EQ(placeOf(game.state, site), Place::Field);
    game.passUntil(Phase::Briefing);
    EXPECT_EQ(placeOf(game.state, site), Place::Discard);
}

// --- Questions of texts ---------------------------------------------------------------------------------------------

TEST_F(Lasting, AQuestionOfATextGivesNoGuess) // SITE-20
{
    askQuestion(play, 0, 1, kAllTypes, {});
    run(play);
    EXPECT_EQ(game.state.decider, 0);
    EXPECT_EQ(game.actions().size(), 1 + kCharacteristics * kTypesPerCharacteristic);
    EXPECT_FALSE(game.offers(ActionKind::Guess));
    game.take({.kind = ActionKind::Ask, .number = 3});
    EXPECT_EQ(game.count(EventKind::Asked), 1);
    EXPECT_FALSE(game.offers(ActionKind::Guess));
}

TEST_F(Lasting, AQuestionAnsweredMayBePutBack) // OQ-140
{
    askQuestion(play, 0, 1, kAllTypes, {});
    EXPECT_EQ(answeredQuestion(game.state), nullptr);
    game.state.top().as<QuestionFrame>().asked = 3;
    game.state.top().mark(Outcome::Asked);
    game.state.top().step = 2; // answered, and its window open
    ASSERT_NE(answeredQuestion(game.state), nullptr);
    mirrorQuestion(play, {});
    run(play);
    const Notebook& back = notebook(game.state, 1, 0);
    EXPECT_EQ((back.yes | back.no), TypeSet{1} << 3) << "the same question, asked at once";
}

TEST_F(Lasting, AnAnswerMayBeToldToAThirdPlayer) // MULTI-14, OQ-140
{
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    setup.seats.push_back({&deck, false});
    EngineGame three(setup);
    Play there{three.state, &three.log};
    tellAnswer(there, 2, 1, 5, true);
    EXPECT_EQ(notebook(three.state, 2, 1).yes, TypeSet{1} << 5);
    EXPECT_EQ(notebook(three.state, 0, 1).yes, 0u);
    tellAnswer(there, 1, 1, 5, true); // nobody is told of his own
}

TEST_F(Lasting, TheAffiliationIsAskedThroughKeywords) // OQ-140
{
    const int type = typeOf(game.state, 1, Characteristic::Affiliation);
    KeywordSet none;
    none.insert(Keyword::Creature);
    askAffiliation(play, 0, 1, none, {});
    EXPECT_EQ(notebook(game.state, 0, 1), Notebook{});
    KeywordSet all;
    for (Keyword word :
         {Keyword::Alien, Keyword::Evolutionary, Keyword::Government, Keyword::Occult, Keyword::Primordial})
        all.insert(word);
    KeywordSet own;
    constexpr std::array kWords{Keyword::Alien, Keyword::Evolutionary, Keyword::Government, Keyword::Occult,
                                Keyword::Primordial};
    own.insert(kWords[static_cast<std::size_t>(type)]);
    askAffiliation(play, 0, 1, own, {});
    EXPECT_EQ(notebook(game.state, 0, 1).yes, TypeSet{1} << type);
}

TEST_F(Lasting, ACancelledPenaltyIsNoneAtAll) // SITE-16, OQ-140
{
    Frame& site = push(play, FrameKind::Site);
    site.card = game.card(0, kMethodSite);
    push(play, FrameKind::Window).as<WindowFrame>().window = u8(static_cast<int>(WindowKind::WrongGuess));
    cancelPenalty(play);
    EXPECT_TRUE(game.state.frames[game.state.depth - 2u].has(SiteFlag::PenaltyCancelled));
}

} // namespace dossier
