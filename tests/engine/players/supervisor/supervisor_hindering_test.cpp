// How the Supervisor hinders a check: what spoils it altogether, what takes away its help, who attacks.
#include "engine/players/supervisor/supervisor_game.h"
#include "engine/players/supervisor/supervisor_worth.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

constexpr int kHinderedSite = 54;    // Sciences 4
constexpr int kHelpingWitness = 189; // 2 to a check in Sciences
constexpr int kNegatesCard = 269;    // a card with the Keyword CRIMINAL INVESTIGATION, 4 CP
constexpr int kCriminalSite = 43;    // Occult or Criminal Investigation 5
constexpr int kSpoils = 267;         // the check of a Team without SUBTERFUGE 4, 4 CP
constexpr int kNegatesHelp = 295;    // each Witness of a check, of a Team without OCCULT INVESTIGATION 4
constexpr int kSingles = 336;        // one Agent of the Team, of his player's choice, fights it alone
constexpr int kSendsAway = 351;      // whom it wounds; takes 1 from LRC and CRC of all who fight it
constexpr int kByComputer = 348;     // in CRC they fight it by COMPUTER
constexpr int kMulder = 163;

class SupervisorHinders : public ::testing::Test, public test::SupervisorGame
{
protected:
    SupervisorHinders()
        : SupervisorGame({kCriminalSite, kHinderedSite, kHelpingWitness, kNegatesCard, kSpoils, kNegatesHelp, kSingles,
                          kSendsAway, kByComputer})
    {}
    // All Agents of seat 0 stand there as one Team; it holds these cards besides.
    void siteLies(int site, std::initializer_list<int> besides)
    {
        standIn(Section::Field);
        hold(0, besides);
        game.toHand(0, site);
        game.state.player(0).rp = 20;
        game.passUntil(ActionKind::PlaceSite);
        game.take({.kind = ActionKind::PlaceSite, .seat = 1, .card = game.card(0, site)});
    }
    void investigated(int site)
    {
        game.passUntil(ActionKind::AssignTeam);
        game.take({.kind = ActionKind::AssignTeam, .team = 0, .target = game.card(0, site)});
        game.passUntil(ActionKind::Investigate);
        game.take({.kind = ActionKind::Investigate, .target = game.card(0, site)});
        while (!seen().check)
            if (game.offers(ActionKind::AnnounceSkill))
                game.take(game.actions()[0]);
            else
                game.pass();
    }
    Worth worthOfPlaying(int number, Thing target) const
    {
        const Observation observed = observation(game.state, 1);
        const PlayerView sight{game.match, observed};
        return worthOf(sight, sight.check(),
                       {.kind = ActionKind::Play, .card = game.card(1, number), .target = target});
    }
    Worth worthOfAttacker(int number) const
    {
        const Observation observed = observation(game.state, 1);
        const PlayerView sight{game.match, observed};
        const AgentSet all = sight.fit(0);
        const auto medical = abilityOf(Skill::Medical);
        return worthOfAttack(sight, {0, medical, 4, sight.levelOf(0, all, medical), all}, test::cardNumbered(number));
    }
};

} // namespace

// PLAY-54: a Site that is negated ends its own investigation.
TEST_F(SupervisorHinders, NegatesTheSiteWhoseCheckWouldPass)
{
    siteLies(kCriminalSite, {});
    investigated(kCriminalSite);
    hold(1, {kNegatesCard});
    game.state.player(1).cp = 4;
    ASSERT_GE(seen().check.level, seen().check.needed);
    while (game.state.decider != 1)
        game.pass();
    EXPECT_LE(worthOfPlaying(kNegatesCard, game.card(0, kCriminalSite)).margin, -kCertain);
    EXPECT_EQ(choice().kind, ActionKind::Play);
}

// OQ-101: it spoils the check of the Team that it is aimed at, and of no other.
TEST_F(SupervisorHinders, SpoilsTheCheckOfTheTeamThatMakesIt)
{
    siteLies(kHinderedSite, {});
    Play play{game.state};
    settle(play, 0, game.slot(0, kMulder), Section::Bureau, 1);
    investigated(kHinderedSite);
    hold(1, {kSpoils});
    const auto of = [](std::uint8_t team) { return Thing::team(0, team); };
    EXPECT_LE(worthOfPlaying(kSpoils, of(0)).margin, -kCertain);
    EXPECT_EQ(worthOfPlaying(kSpoils, of(1)).margin, 0);
}

// WIT-4: who has helped lies there until the check is over.
TEST_F(SupervisorHinders, TakesAwayTheHelpOfWitnesses)
{
    siteLies(kHinderedSite, {kHelpingWitness});
    Play play{game.state};
    settle(play, 0, game.slot(0, kMulder), Section::Bureau, 1); // without him a level is missing
    investigated(kHinderedSite);
    hold(1, {kNegatesHelp});
    EXPECT_EQ(worthOfPlaying(kNegatesHelp, Thing::team(0, 0)).margin, 0);
    while (game.state.decider != 0)
        game.pass();
    game.take({.kind = ActionKind::Play, .card = game.card(0, kHelpingWitness)});
    while (!seen().stack.empty())
        game.pass();
    ASSERT_GT(seen().check.level, seen().check.needed);
    EXPECT_EQ(worthOfPlaying(kNegatesHelp, Thing::team(0, 0)).margin, -2);
}

// COMBAT: what weakens those who fight it, lets one of them fight alone, or sends away whom it wounds.
TEST_F(SupervisorHinders, FightsAdversariesByTheirTexts)
{
    standIn(Section::Field);
    for (const int number : {kSendsAway, kSingles, kByComputer})
        EXPECT_LE(worthOfAttacker(number).margin, -4) << number; // Scully is out before they are through with it
}

// BLUFF-10: what one Bluff has taken from an Agent the next cannot take again.
TEST_F(SupervisorHinders, TakesNothingTwice)
{
    constexpr int kTakesMedical = 93; // 1, 2, 3, 4 from MEDICAL of one Agent, too
    constexpr int kOfAgent = 1;       // that way to use it
    constexpr int kScullysMedical = 4;
    standIn(Section::Field);
    const Observation observed = observation(game.state, 1);
    const PlayerView sight{game.match, observed};
    const AgentSet all = sight.fit(0);
    const auto medical = abilityOf(Skill::Medical);
    const auto left = [&](int taken) {
        const CheckView check{0, medical, 1, sight.levelOf(0, all, medical) - taken, all};
        const CardIndex bluff = test::cardNumbered(kTakesMedical);
        const Effect& effect = *game.match.effect(bluff);
        const Action use{.kind = ActionKind::UseBluff, .number = 3, .target = game.card(0, 172)};
        return -worthOf(sight, check, effect, effect.forms.at(kOfAgent), use).margin;
    };
    EXPECT_EQ(left(0), kScullysMedical);
    EXPECT_EQ(left(3), 1);
    EXPECT_EQ(left(kScullysMedical), 0);
}

} // namespace dossier
