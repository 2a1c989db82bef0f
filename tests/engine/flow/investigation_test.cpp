// INV, CHECK and SITE: Teams at Sites, the level they reach, what they may ask and guess.
#include "engine/changes/agents_changes.h"
#include "engine/changes/play.h"
#include "engine/flow/rules.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/table/question.h"
#include "engine/queries/table/teams.h"
#include "engine/support/engine_game.h"
#include "engine/support/small_numbers.h"

#include <gtest/gtest.h>

namespace dossier {

using test::EngineGame;
using test::u8;

namespace {

constexpr int kOneSkill = 42;    // Medical 4, Method
constexpr int kTwoSkills = 67;   // two skills, two questions
constexpr int kReducedSite = 43; // Occult or Criminal Investigation 5; 4 for Motive Security

int bitOf(Characteristic of, std::string_view type)
{
    return typeBit(*characteristicTypeNamed(of, type));
}

// Mulder, Scully, Kosseff and Lamana stand in the Field as one Team, the Sites named lie there.
class Investigation : public ::testing::Test
{
protected:
    Deck deck = [] {
        Deck sample = test::sampleDeck();
        sample.add(Zone::BureauDeck, test::cardNumbered(kTwoSkills), 1);
        return sample;
    }();
    EngineGame game{test::twoPlayers(&deck, &deck)};

    void placed(std::initializer_list<int> sites)
    {
        Play play{game.state};
        forEachAgent(game.state.player(0).inPlay, [&](int slot) { settle(play, 0, slot, Section::Field, 0); });
        for (int site : sites)
            game.toHand(0, site);
        game.state.player(0).rp = 30;
        game.passUntil(ActionKind::PlaceSite);
        for (int site : sites)
            go({.kind = ActionKind::PlaceSite, .seat = 1, .card = game.card(0, site)});
        game.passUntil(ActionKind::AssignTeam);
    }
    void go(const Action& action)
    {
        game.take(action);
        game.passWindows();
    }
    void investigate(int site, std::uint8_t team = 0)
    {
        go({.kind = ActionKind::AssignTeam, .team = team, .target = game.card(0, site)});
        game.passUntil(ActionKind::Investigate);
        go({.kind = ActionKind::Investigate, .target = game.card(0, site)});
    }
    Action ask(int type) const { return {.kind = ActionKind::Ask, .number = u8(type)}; }
    Action guess(int number) const
    {
        return {.kind = ActionKind::Guess, .number = u8(game.match.facts(test::cardNumbered(number)).slot)};
    }
    Action regroup(int agent, std::uint8_t team) const
    {
        return {.kind = ActionKind::Regroup, .agent = u8(game.slot(0, agent)), .team = team};
    }
};

} // namespace

// --- Teams and Sites ------------------------------------------------------------------------------------------------

TEST_F(Investigation, TeamsMayBeReformedInTheField) // INV-1
{
    placed({kOneSkill});
    go(regroup(172, 1));
    EXPECT_EQ(std::popcount(teamMembers(game.state, 0, 1)), 1);
    EXPECT_TRUE(game.offers({.kind = ActionKind::AssignTeam, .team = 1, .target = game.card(0, kOneSkill)}));
}

TEST_F(Investigation, ATeamGoesToOneSite) // INV-2, INV-4, INV-5
{
    placed({kOneSkill, kTwoSkills});
    go({.kind = ActionKind::AssignTeam, .team = 0, .target = game.card(0, kOneSkill)});
    EXPECT_EQ(game.refused({.kind = ActionKind::AssignTeam, .team = 0, .target = game.card(0, kTwoSkills)}), "INV-5");
}

TEST_F(Investigation, SeveralSitesAreInvestigatedInAnyOrder) // INV-3, INV-8
{
    placed({kOneSkill, kTwoSkills});
    go(regroup(172, 1));
    go({.kind = ActionKind::AssignTeam, .team = 0, .target = game.card(0, kOneSkill)});
    go({.kind = ActionKind::AssignTeam, .team = 1, .target = game.card(0, kTwoSkills)});
    game.passUntil(ActionKind::Investigate);
    for (int site : {kOneSkill, kTwoSkills})
        EXPECT_TRUE(game.offers({.kind = ActionKind::Investigate, .target = game.card(0, site)}));
}

TEST_F(Investigation, AnAssignedSiteMayBeLeftAlone) // INV-10, CASE-3, SITE-21
{
    placed({kOneSkill});
    go({.kind = ActionKind::AssignTeam, .team = 0, .target = game.card(0, kOneSkill)});
    game.passUntil(ActionKind::Investigate);
    go({.kind = ActionKind::Pass});
    EXPECT_EQ(game.count(EventKind::SiteBegan), 0);
    EXPECT_EQ(game.where(0, kOneSkill), Place::Discard);
}

TEST_F(Investigation, OnlyAgentsInTheFieldTakePart) // DEP-5, INV-2
{
    Play play{game.state};
    settle(play, 0, game.slot(0, 163), Section::Field, 3);
    game.toHand(0, kOneSkill);
    game.state.player(0).rp = 30;
    game.passUntil(ActionKind::PlaceSite);
    go({.kind = ActionKind::PlaceSite, .seat = 1, .card = game.card(0, kOneSkill)});
    game.passUntil(ActionKind::AssignTeam);
    EXPECT_FALSE(game.offers({.kind = ActionKind::AssignTeam, .team = 0, .target = game.card(0, kOneSkill)}));
    EXPECT_TRUE(game.offers({.kind = ActionKind::AssignTeam, .team = 3, .target = game.card(0, kOneSkill)}));
}

// --- The check ------------------------------------------------------------------------------------------------------

TEST_F(Investigation, TheLevelIsTheSumOverTheTeam) // CHECK-3, CHECK-4
{
    placed({kOneSkill});
    int sum = 0;
    for (int agent : {163, 172, 183, 182})
        sum += game.match.facts(test::cardNumbered(agent)).abilities[abilityOf(Skill::Medical)];
    EXPECT_EQ(levelOf(game.state, 0, 0, abilityOf(Skill::Medical)), sum);
}

TEST_F(Investigation, EnoughIsALevelAtLeastAsHigh) // CHECK-18, SITE-1
{
    placed({kOneSkill});
    investigate(kOneSkill);
    ASSERT_GE(levelOf(game.state, 0, 0, abilityOf(Skill::Medical)), 4);
    EXPECT_TRUE(game.offers(ActionKind::Ask));
    EXPECT_EQ(game.count(EventKind::CheckPassed), 1);
}

TEST_F(Investigation, TooLittleMeansNoQuestion) // SITE-9, SITE-10
{
    placed({kOneSkill});
    go(regroup(182, 1)); // Lamana alone has no MEDICAL
    investigate(kOneSkill, 1);
    EXPECT_EQ(game.count(EventKind::CheckFailed), 1);
    EXPECT_EQ(game.count(EventKind::Asked), 0);
    EXPECT_EQ(game.where(0, kOneSkill), Place::Discard);
}

TEST_F(Investigation, TheSkillOfATwoSkillSiteIsAnnounced) // CASE-10, CASE-11, INV-13
{
    placed({kTwoSkills});
    investigate(kTwoSkills);
    const CardFacts& facts = game.match.facts(test::cardNumbered(kTwoSkills));
    ASSERT_EQ(facts.needCount, 2);
    EXPECT_EQ(game.actions().size(), 2);
    EXPECT_EQ(game.refused({.kind = ActionKind::AnnounceSkill, .number = kLongRange}), "CASE-10");
    go({.kind = ActionKind::AnnounceSkill, .number = facts.needs[1].skill});
    EXPECT_EQ(game.count(EventKind::CheckBegan), 1);
}

// --- Question and guess ---------------------------------------------------------------------------------------------

TEST_F(Investigation, OnlyCharacteristicsOfTheSiteAreAsked) // SITE-2, SITE-4, SITE-5, SITE-24
{
    placed({kOneSkill});
    investigate(kOneSkill);
    EXPECT_TRUE(game.offers(ask(bitOf(Characteristic::Method, "Violence"))));
    EXPECT_EQ(game.refused(ask(bitOf(Characteristic::Motive, "Control"))), "SITE-2");
    EXPECT_EQ(game.actions().size(), 1 + kTypesPerCharacteristic);
}

TEST_F(Investigation, ATwoQuestionSiteOffersBothCharacteristics) // SITE-3
{
    placed({kTwoSkills});
    investigate(kTwoSkills);
    go(game.actions()[0]);
    if (game.offers(ActionKind::Ask)) {
        EXPECT_EQ(game.actions().size(), 1 + 2 * kTypesPerCharacteristic);
    }
}

TEST_F(Investigation, TheAnswerIsTrueAndKept) // SITE-6, SETUP-13
{
    placed({kOneSkill});
    const CardFacts& xFile = game.match.facts(game.match.xFileCard(game.state.player(1).xFile));
    const int type = typeBit({Characteristic::Method, xFile.types[static_cast<std::size_t>(Characteristic::Method)]});
    investigate(kOneSkill);
    go(ask(type));
    EXPECT_EQ(game.count(EventKind::AnsweredYes), 1);
    EXPECT_EQ(notebook(game.state, 0, 1).yes, 1u << type);
    const std::uint64_t left = candidates(game.match, notebook(game.state, 0, 1));
    EXPECT_TRUE(left >> game.state.player(1).xFile & 1u);
    EXPECT_LT(std::popcount(left), 41);
}

TEST_F(Investigation, AskingIsOptionalAndAGuessMayFollowAnyway) // SITE-7, SITE-11, SITE-12, SITE-13
{
    placed({kOneSkill});
    investigate(kOneSkill);
    EXPECT_FALSE(game.offers(ActionKind::Guess));
    go({.kind = ActionKind::Pass});
    EXPECT_TRUE(game.offers(ActionKind::Guess));
}

TEST_F(Investigation, ARightGuessWins) // SITE-15, WIN-1, WIN-7
{
    placed({kOneSkill});
    investigate(kOneSkill);
    go({.kind = ActionKind::Pass});
    go(guess(121));
    EXPECT_EQ(game.state.winner, 0);
    EXPECT_EQ(game.state.ending, Ending::Identified);
}

TEST_F(Investigation, AWrongGuessGivesAPenalty) // SITE-16 to SITE-18, WIN-2
{
    placed({kOneSkill});
    investigate(kOneSkill);
    go({.kind = ActionKind::Pass});
    go(guess(122));
    EXPECT_EQ(game.state.decider, 1);
    EXPECT_TRUE(game.offers(ask(bitOf(Characteristic::Method, "Violence"))));
    EXPECT_FALSE(game.offers(ask(bitOf(Characteristic::Motive, "Control"))));
    go(guess(121));
    EXPECT_EQ(game.state.winner, 1);
    EXPECT_EQ(game.state.ending, Ending::PenaltyIdentified);
}

TEST_F(Investigation, AWrongPenaltyGuessHasNoConsequence) // SITE-19
{
    placed({kOneSkill});
    investigate(kOneSkill);
    go({.kind = ActionKind::Pass});
    go(guess(122));
    go(guess(123));
    EXPECT_FALSE(game.state.over());
    EXPECT_EQ(game.where(0, kOneSkill), Place::Discard);
}

TEST_F(Investigation, ThereIsOneGuessATurn) // SITE-14, MULTI-17
{
    placed({kOneSkill, kTwoSkills});
    game.state.player(0).guessed = 1;
    investigate(kOneSkill);
    go({.kind = ActionKind::Pass});
    EXPECT_FALSE(game.offers(ActionKind::Guess));
    EXPECT_EQ(game.refused(guess(121)), "SITE-14");
}

// --- Reduced Prerequisites ------------------------------------------------------------------------------------------

// Mulder and Scully reach the lower number of this Site, not the higher one.
class LowerNumber : public Investigation
{
protected:
    void SetUp() override
    {
        placed({kReducedSite});
        go(regroup(163, 1));
        go(regroup(172, 1));
        const Ability skill = abilityOf(Skill::OccultInvestigation);
        ASSERT_EQ(levelOf(game.state, 0, 1, skill), 4);
        investigate(kReducedSite, 1);
        go({.kind = ActionKind::AnnounceSkill, .number = skill});
    }
};

TEST_F(LowerNumber, AllowsItsOneQuestionOnly) // SITE-8
{
    EXPECT_EQ(game.actions().size(), 2);
    EXPECT_TRUE(game.offers(ask(bitOf(Characteristic::Motive, "Security"))));
}

TEST_F(LowerNumber, IsASuccessOnceTheQuestionIsAsked) // SITE-26
{
    go(ask(bitOf(Characteristic::Motive, "Security")));
    EXPECT_TRUE(game.offers(ActionKind::Guess));
}

TEST_F(LowerNumber, IsAFailureWithoutTheQuestion) // SITE-26
{
    go({.kind = ActionKind::Pass});
    EXPECT_FALSE(game.offers(ActionKind::Guess));
}

// --- Optional rules -------------------------------------------------------------------------------------------------

namespace {

class OptionalRules : public Investigation
{
protected:
    void begin(bool questionOrGuess, bool singleGuess)
    {
        MatchSetup setup = test::twoPlayers(&deck, &deck);
        setup.options.questionOrGuess = questionOrGuess;
        setup.options.singleGuess = singleGuess;
        game.match = Match(setup);
        game.state = newGame(game.match, 1);
        placed({kOneSkill});
        investigate(kOneSkill);
    }
};

} // namespace

TEST_F(OptionalRules, EitherAQuestionOrAGuess) // OPT-1
{
    begin(true, false);
    go(ask(bitOf(Characteristic::Method, "Violence")));
    EXPECT_FALSE(game.offers(ActionKind::Guess));
}

TEST_F(OptionalRules, AGuessWithoutAQuestionIsLeft) // OPT-1
{
    begin(true, false);
    go({.kind = ActionKind::Pass});
    EXPECT_TRUE(game.offers(ActionKind::Guess));
}

TEST_F(OptionalRules, AWrongSingleGuessLoses) // OPT-2, WIN-3, MULTI-22
{
    begin(false, true);
    go({.kind = ActionKind::Pass});
    go(guess(122));
    EXPECT_EQ(game.state.winner, 1);
    EXPECT_EQ(game.state.ending, Ending::WrongGuess);
}

} // namespace dossier
