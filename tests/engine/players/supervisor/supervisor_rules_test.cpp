// The Supervisor's rules of thumb, one situation each.
#include "engine/changes/agents_changes.h"
#include "engine/players/supervisor/supervisor.h"
#include "engine/players/supervisor/supervisor_odds.h"
#include "engine/players/supervisor/supervisor_worth.h"
#include "engine/queries/meaning/observation.h"
#include "engine/support/engine_game.h"
#include "support/base_effects.h"

#include <gtest/gtest.h>

namespace dossier {

using test::EngineGame;

namespace {

constexpr int kMedicalSite = 42;      // Medical 4, Method
constexpr int kKeepsTwo = 110;        // two of the Team stay, of their player's choice, face up 6 CP
constexpr int kStepBluff = 93;        // takes 1, 2, 3, 4 from MEDICAL for 1, 3, 5, 9 CP
constexpr int kSendsHome = 90;        // one Agent of the Team, 5 CP, face down 4
constexpr int kHunter = 335;          // CRC 4, Health 5
constexpr int kScully = 172;          // MEDICAL 4, Health 4
constexpr int kDearEvent = 247;       // 5 RP
constexpr int kEvidenceWitness = 208; // 1 to a check in EVIDENCE COLLECTION
constexpr int kMovesHidden = 231;     // face-down cards go elsewhere
constexpr int kTakesCost = 35;        // 5 off the Cost of an Agent, but for some; who costs 0 is removed
constexpr int kLamana = 182;          // RP 3, one of those
constexpr int kKosseff = 183;         // RP 3

// Mulder, Scully, Kosseff and Lamana of seat 0 stand in the Field as one Team: MEDICAL 5.
class SupervisorRules : public ::testing::Test
{
protected:
    Deck deck = [] {
        Deck sample = test::sampleDeck();
        for (int number : {kDearEvent, kStepBluff, kKeepsTwo, kSendsHome, kEvidenceWitness, kMovesHidden, kTakesCost})
            if (sample.count(Zone::BureauDeck, test::cardNumbered(number)) == 0)
                sample.add(Zone::BureauDeck, test::cardNumbered(number), 1);
        return sample;
    }();
    EngineGame game{[this] {
        MatchSetup setup = test::twoPlayers(&deck, &deck);
        setup.effects = &test::baseEffects();
        return setup;
    }()};

    // The Site is about to be covered; seat 1 holds these cards and so many CP.
    void siteLies(std::initializer_list<int> held, int cp)
    {
        Play play{game.state};
        forEachAgent(game.state.player(0).inPlay, [&](int slot) { settle(play, 0, slot, Section::Field, 0); });
        game.emptyHand(0);
        game.toHand(0, kMedicalSite);
        game.state.player(0).rp = 10;
        game.passUntil(ActionKind::PlaceSite);
        game.emptyHand(1);
        for (int number : held)
            game.toHand(1, number);
        game.state.player(1).cp = static_cast<std::uint16_t>(cp);
        game.take({.kind = ActionKind::PlaceSite, .seat = 1, .card = game.card(0, kMedicalSite)});
    }
    void investigated()
    {
        game.passUntil(ActionKind::AssignTeam);
        game.take({.kind = ActionKind::AssignTeam, .team = 0, .target = game.card(0, kMedicalSite)});
        game.passUntil(ActionKind::Investigate);
        game.take({.kind = ActionKind::Investigate, .target = game.card(0, kMedicalSite)});
    }
    Action choice() const
    {
        return Supervisor(game.match).choose(observation(game.state, game.state.decider), game.actions());
    }
    // So many X-Files still fit what seat 0 knows.
    void leave(int candidates)
    {
        game.state.player(0).notebooks[0].wrong = 0;
        const std::uint64_t own = std::uint64_t{1} << game.state.player(1).xFile;
        std::uint64_t wrong = (std::uint64_t{1} << game.match.xFileCount()) - 1;
        wrong &= ~own;
        for (int slot = 0; slot < game.match.xFileCount() && candidates > 1; ++slot)
            if ((wrong >> slot & 1u) != 0) {
                wrong &= ~(std::uint64_t{1} << slot);
                --candidates;
            }
        game.state.player(0).notebooks[0].wrong = wrong;
    }
};

} // namespace

TEST_F(SupervisorRules, HidesABluffThatHeCanPayLater) // BLUFF-1, BLUFF-7
{
    siteLies({kSendsHome}, 4);
    game.passUntil(ActionKind::PutUnder);
    EXPECT_EQ(choice().kind, ActionKind::PutUnder);
    game.state.player(1).cp = 0;
    EXPECT_EQ(choice().kind, ActionKind::Pass);
}

// BLUFF-2, DEBRIEF-2: the eighth card would have to go anyway.
TEST_F(SupervisorRules, HidesADecoyWhereItCostsNothing)
{
    siteLies({kDearEvent}, 0);
    game.passUntil(ActionKind::PutUnder);
    EXPECT_EQ(choice().kind, ActionKind::Pass);
    for (int index = 0; observation(game.state, 1).hand.size() < 8; ++index)
        if (placeOf(game.state, {1, index}) == Place::Deck)
            game.toHand(1, game.match.pool()[game.match.card(1, index)].number);
    const Action hidden = choice();
    EXPECT_EQ(hidden.kind, ActionKind::PutUnder);
    EXPECT_FALSE(game.match.facts(game.match.card(1, hidden.card.index())).has(Keyword::Bluff));
    game.take(hidden);
    EXPECT_EQ(choice().kind, ActionKind::Pass);
}

TEST_F(SupervisorRules, PaysForNoMoreStepsThanTurnTheCheck) // BLUFF-10
{
    siteLies({kStepBluff}, 20);
    game.passUntil(ActionKind::PutUnder);
    game.take({.kind = ActionKind::PutUnder, .card = game.card(1, kStepBluff), .target = game.card(0, kMedicalSite)});
    investigated();
    game.passUntil(ActionKind::UseBluff);
    const Action used = choice(); // MEDICAL 5 against 4: two are needed
    EXPECT_EQ(used.kind, ActionKind::UseBluff);
    EXPECT_EQ(used.number, 1);
}

TEST_F(SupervisorRules, HindersACheckThatWouldPassAndNoOther) // BLUFF-14
{
    siteLies({kStepBluff}, 3);
    investigated();
    while (game.state.decider != 1)
        game.pass();
    const Action played = choice();
    EXPECT_EQ(played.kind, ActionKind::Play);
    EXPECT_EQ(played.number, 1);
    Play play{game.state};
    settle(play, 0, game.slot(0, kScully), Section::Field, 9); // who alone knows much of MEDICINE
    EXPECT_EQ(choice().kind, ActionKind::Pass);
}

// Of a Team of three two stay, of their player's choice: where those two are enough, or nobody is, it does nothing.
TEST_F(SupervisorRules, KeepsNobodyAwayWhoIsNotNeeded) // 0110, INV-5
{
    siteLies({kKeepsTwo}, 20);
    investigated();
    while (game.state.decider != 1)
        game.pass();
    ASSERT_TRUE(game.offers(ActionKind::Play));
    EXPECT_EQ(choice().kind, ActionKind::Pass);
}

// CRC 4 and Health 5, no LRC round: Scully, worth most in the check, falls to the first blow.
TEST_F(SupervisorRules, FightsOnPaperBeforeHeAttacks)
{
    siteLies({}, 0);
    const Observation seen = observation(game.state, 1);
    const PlayerView sight{game.match, seen};
    const AgentSet all = sight.fit(0);
    const auto medical = abilityOf(Skill::Medical);
    const CheckView check{0, medical, 4, sight.levelOf(0, all, medical), all};
    const Worth attack = worthOfAttack(sight, check, test::cardNumbered(kHunter));
    EXPECT_EQ(attack.margin, -4);
    EXPECT_GT(attack.gain, 0);
    const Observation own = observation(game.state, 0);
    EXPECT_LT(worthOfAttack({game.match, own}, check, test::cardNumbered(kHunter)).gain, 0);
}

TEST_F(SupervisorRules, CountsAWitnessInChecksOfHisSkillAlone) // WIT-11
{
    siteLies({}, 0);
    game.toHand(0, kEvidenceWitness);
    const Observation seen = observation(game.state, 0);
    const PlayerView sight{game.match, seen};
    const Action played{.kind = ActionKind::Play, .card = game.card(0, kEvidenceWitness)};
    const auto margin = [&](Skill skill) {
        return worthOf(sight, {0, abilityOf(skill), 4, 3, sight.fit(0)}, played).margin;
    };
    EXPECT_EQ(margin(Skill::EvidenceCollection), 1);
    EXPECT_EQ(margin(Skill::CriminalInvestigation), 0);
}

// What hangs on a condition counts where it holds: only who would cost nothing any more is removed.
TEST_F(SupervisorRules, WeighsAConditionalStepByItsCondition)
{
    siteLies({kTakesCost}, 9);
    const Observation seen = observation(game.state, 1);
    const auto gain = [&](int agent) {
        const Action played{.kind = ActionKind::Play, .card = game.card(1, kTakesCost), .target = game.card(0, agent)};
        return worthOf({game.match, seen}, {}, played).gain;
    };
    EXPECT_GT(gain(kKosseff), gain(kScully)) << "she still costs 2";
    EXPECT_EQ(gain(kLamana), gain(kScully)) << "nothing is taken off his Cost";
}

TEST_F(SupervisorRules, LeavesHisHiddenCardsWhereTheyLie) // BLUFF-1
{
    siteLies({kSendsHome, kMovesHidden}, 9);
    const Observation seen = observation(game.state, 1);
    const Action played{.kind = ActionKind::Play, .card = game.card(1, kMovesHidden)};
    EXPECT_LE(worthOf({game.match, seen}, {}, played).gain, 0);
}

// BLUFF-23, OQ-98: what she has seen she knows.
TEST_F(SupervisorRules, LooksAtNoCardTwice)
{
    siteLies({kSendsHome}, 9);
    game.passUntil(ActionKind::PutUnder);
    game.take({.kind = ActionKind::PutUnder, .card = game.card(1, kSendsHome), .target = game.card(0, kMedicalSite)});
    game.passUntil(ActionKind::UseText);
    Action look;
    for (const Action& action : game.actions())
        if (action.kind == ActionKind::UseText && action.card == game.card(0, kScully))
            look = action;
    ASSERT_EQ(look.kind, ActionKind::UseText);
    const auto gain = [&] {
        const Observation seen = observation(game.state, 0);
        return worthOf({game.match, seen}, {}, look).gain;
    };
    EXPECT_GT(gain(), 0);
    EXPECT_EQ(choice(), look);
    game.take(look);
    ASSERT_TRUE(game.offers(look)) << "before anything is seen she may be used again (PLAY-66)";
    EXPECT_NE(choice(), look);
    while (game.count(EventKind::Looked) == 0)
        game.pass();
    EXPECT_LE(gain(), 0);
    if (game.offers(look)) {
        EXPECT_NE(choice(), look);
    }
}

TEST_F(SupervisorRules, SellsWhatBringsMoreThanItIsWorth) // BRIEF-13 to BRIEF-15
{
    game.emptyHand(1);
    game.toHand(1, kDearEvent);
    game.toHand(1, kMedicalSite);
    game.passUntil(ActionKind::Sell);
    const Action sold = choice();
    EXPECT_EQ(sold.kind, ActionKind::Sell);
    EXPECT_EQ(sold.card, game.card(1, kDearEvent));
    game.take(sold);
    EXPECT_EQ(choice().kind, ActionKind::Pass) << "the Site is kept";
}

// A wrong guess gives a question away: with the last question of a turn it is worth it where the other is about to
// win, the more the nearer he is.
TEST_F(SupervisorRules, GuessesTheMoreTheNearerTheOtherIs) // SITE-11, SITE-16
{
    siteLies({}, 0);
    investigated();
    leave(5);
    game.passUntil(ActionKind::Guess);
    const auto guesses = [&](int among, int his) {
        leave(among);
        notebook(game.state, 1, 0).wrong = ((std::uint64_t{1} << game.match.xFileCount()) - 1) >> his << his;
        notebook(game.state, 1, 0).wrong &= ~(std::uint64_t{1} << game.state.player(0).xFile);
        const Action named = choice();
        EXPECT_TRUE(named.kind != ActionKind::Guess ||
                    (game.state.player(0).notebooks[0].wrong >> named.number & 1u) == 0);
        return named.kind == ActionKind::Guess;
    };
    EXPECT_FALSE(guesses(5, 20));
    EXPECT_FALSE(guesses(3, 20)) << "an opponent who knows little is no reason to hurry";
    EXPECT_TRUE(guesses(2, 20));
    EXPECT_FALSE(guesses(5, 7));
    EXPECT_TRUE(guesses(4, 7));
    EXPECT_TRUE(guesses(6, 2)) << "there will be no next turn";
    EXPECT_FALSE(guesses(9, 2)) << "nobody wins by that, and the other may win by it at once";
}

TEST(SupervisorOdds, CountWhatAQuestionLeaves) // SITE-4
{
    const Deck deck = test::sampleDeck();
    const Match match(test::twoPlayers(&deck, &deck));
    const std::uint64_t all = (std::uint64_t{1} << match.xFileCount()) - 1;
    const Odds odds = oddsOf(match, all);
    EXPECT_EQ(odds.all, match.xFileCount());
    for (int type = 0; type < kCharacteristics * kTypesPerCharacteristic; ++type) {
        int yes = 0;
        for (int slot = 0; slot < match.xFileCount(); ++slot)
            yes += static_cast<int>(match.facts(match.xFileCard(slot)).typeSet >> type & 1u);
        EXPECT_EQ(odds.yes[static_cast<std::size_t>(type)], yes);
        EXPECT_GE(odds.left(type), odds.leastLeft(~TypeSet{0} >> 12));
    }
}

} // namespace dossier
