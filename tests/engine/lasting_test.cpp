// What lasts and what it changes: Prerequisites, failures, bans, Keywords, RES, permissions (CHECK-24 to CHECK-33,
// PLAY-37 to PLAY-57, BRIEF-7, HEAL, AGENT).
#include "engine/borrowing.h"
#include "engine/keywords.h"
#include "engine/permissions.h"
#include "engine/prerequisite.h"
#include "engine/question.h"
#include "engine/turn.h"
#include "engine_game.h"

#include <gtest/gtest.h>

namespace dossier {

using test::EngineGame;

namespace {

constexpr int kMethodSite = 42;  // Medical 4, Method
constexpr int kReducedSite = 43; // Occult or Criminal Investigation 5; 4 for Motive Security

std::uint8_t u8(int value)
{
    return static_cast<std::uint8_t>(value);
}

class Lasting : public ::testing::Test
{
protected:
    Deck deck = test::sampleDeck();
    EngineGame game{test::twoPlayers(&deck, &deck)};
    Play play{game.state, &game.log};

    void SetUp() override
    {
        game.emptyHand(0);
        game.emptyHand(1);
    }

    // Seat 0 investigates with the four Agents: the check is under way, nobody has played.
    void investigate(int site)
    {
        place(site);
        game.passUntil(ActionKind::AssignTeam);
        game.take({.kind = ActionKind::AssignTeam, .team = 0, .target = game.card(0, site)});
        game.passUntil(ActionKind::Investigate);
        game.take({.kind = ActionKind::Investigate, .target = game.card(0, site)});
        if (game.offers(ActionKind::AnnounceSkill))
            game.take(game.actions()[0]);
    }
    void place(int site) { placeAll({site}); }
    void placeAll(std::initializer_list<int> sites)
    {
        forEachAgent(game.state.player(0).inPlay, [&](int slot) { settle(play, 0, slot, Section::Field, 0); });
        for (int site : sites)
            game.toHand(0, site);
        game.state.player(0).rp = 30;
        game.passUntil(ActionKind::PlaceSite);
        for (int site : sites)
            game.take({.kind = ActionKind::PlaceSite, .seat = 1, .card = game.card(0, site)});
    }
    // An investigation stopped in its check: frames as the rules would have put them.
    int checkAt(int site, Ability skill, int level)
    {
        Frame& investigation = push(play, FrameKind::Site);
        investigation.card = game.card(0, site);
        investigation.seat = 0;
        investigation.team = 0;
        Frame& check = push(play, FrameKind::Check);
        check.card = game.card(0, site);
        check.seat = 0;
        check.team = 0;
        check.what = skill;
        check.level = static_cast<std::int8_t>(level);
        check.flags = kForSite;
        return game.state.depth;
    }
    Modifier modifier(ModifierKind kind, Duration until, Thing subject = {}, int what = 0, int amount = 0) const
    {
        Modifier made;
        made.kind = kind;
        made.until = until;
        made.depth = u8(depthFor(game.state, until));
        made.what = u8(what);
        made.amount = static_cast<std::int8_t>(amount);
        made.subject = subject;
        return made;
    }
    void add(ModifierKind kind, Duration until, Thing subject = {}, int what = 0, int amount = 0)
    {
        addModifier(play, modifier(kind, until, subject, what, amount));
    }
    void addFor(ModifierKind kind, AgentSet agents, int what = 0)
    {
        Modifier made = modifier(kind, Duration::Turn, {}, what);
        made.setAgents(0, agents);
        addModifier(play, made);
    }
    void change(CardRef card, Keyword from, Keyword to)
    {
        Modifier made = modifier(ModifierKind::Keyword, Duration::Turn, card, static_cast<int>(to));
        made.extra = u8(static_cast<int>(from));
        addModifier(play, made);
    }
    AgentSet only(int number) const { return 1u << game.slot(0, number); }
};

} // namespace

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
    game.state.top().chosen = 1;
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
    game.state.frames[0].more |= kCancelled;
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

TEST_F(Lasting, AnAfflictionKillsUnlessItIsCured) // PLAY-58, OQ-56
{
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
    game.state.top().what = 3;
    game.state.top().flags = kAsked;
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
    askAffiliation(play, 0, 1, none);
    EXPECT_EQ(notebook(game.state, 0, 1), Notebook{});
    KeywordSet all;
    for (Keyword word :
         {Keyword::Alien, Keyword::Evolutionary, Keyword::Government, Keyword::Occult, Keyword::Primordial})
        all.insert(word);
    KeywordSet own;
    constexpr std::array kWords{Keyword::Alien, Keyword::Evolutionary, Keyword::Government, Keyword::Occult,
                                Keyword::Primordial};
    own.insert(kWords[static_cast<std::size_t>(type)]);
    askAffiliation(play, 0, 1, own);
    EXPECT_EQ(notebook(game.state, 0, 1).yes, TypeSet{1} << type);
}

TEST_F(Lasting, ACancelledPenaltyIsNoneAtAll) // SITE-16, OQ-140
{
    Frame& site = push(play, FrameKind::Site);
    site.card = game.card(0, kMethodSite);
    push(play, FrameKind::Window).what = u8(static_cast<int>(WindowKind::WrongGuess));
    cancelPenalty(play);
    EXPECT_NE(game.state.frames[game.state.depth - 2u].more & kCancelled, 0);
}

} // namespace dossier
