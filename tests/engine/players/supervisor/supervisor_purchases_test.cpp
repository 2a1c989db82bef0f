// What the Supervisor buys and fetches has room in his hand or is used at once.
#include "engine/players/supervisor/supervisor_game.h"
#include "engine/players/supervisor/supervisor_purchases.h"
#include "engine/players/supervisor/supervisor_worth.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

constexpr int kContacts = 232;        // a Witness of the own deck to the hand, 1 RP
constexpr int kBackFromDiscard = 286; // a card of the own Discard Pile to the hand, 2 RP
constexpr int kCheckedSite = 54;      // Sciences 4
constexpr int kLyingSite = 42;        // Medical 4
constexpr int kDearest = 241;         // an Event, 8 CP
constexpr int kServing = 208;         // a Witness

class SupervisorPurchases : public ::testing::Test, public test::SupervisorGame
{
protected:
    SupervisorPurchases()
        : SupervisorGame({kBackFromDiscard})
    {}
    // Seven cards for other players' turns.
    void holdBluffs(Seat seat) { hold(seat, {87, 88, 89, 90, 91, 335, 336}); }
    double gainOf(int number) const
    {
        const Observation observed = observation(game.state, 0);
        const PlayerView sight{game.match, observed};
        const Action play{.kind = ActionKind::Play, .card = game.card(0, number)};
        return worthOf(sight, sight.check(), play).gain;
    }
};

// One whose deck is full of what cannot be sold.
struct ConspiracyGame : test::SupervisorGame
{
    ConspiracyGame()
        : SupervisorGame({kServing, 88,  89,  90,  91,  93,  94,  95,  96,  97,  98,  99,  100, 101, 102, 103, 239, 241,
                          244,      246, 251, 256, 257, 261, 267, 269, 334, 335, 336, 337, 338, 339, 340, 341, 342})
    {}
};

// The second player's choice, in the other's turn.
void reachDebriefing(test::SupervisorGame& of)
{
    of.game.passUntil(Phase::Debriefing);
    if (of.game.state.decider == 0)
        of.game.pass();
    ASSERT_EQ(of.game.state.decider, 1);
}

} // namespace

// BRIEF-10, DEBRIEF-2: of what he buys at most half is thrown away as the turn ends.
TEST_F(SupervisorPurchases, HaveRoomInTheHand)
{
    game.passUntil(ActionKind::BuyCards);
    holdBluffs(0);
    game.state.player(0).rp = 20;
    game.state.frames[0].as<TurnFrame>().forCards = 0; // Mulder's
    EXPECT_LE(choice().number, 1);
    hold(0, {87, 335, 336});
    EXPECT_GE(choice().number, 4);
    EXPECT_LE(choice().number, 8);
}

// BRIEF-9: what he buys may be a Site for whom his plan leaves idle; it wants to be paid, too.
TEST_F(SupervisorPurchases, LeavePointsForASiteAmongThem)
{
    constexpr int kPlanned = 2; // RP; Scully alone passes it
    constexpr int kCheapest = 1;
    game.passUntil(ActionKind::BuyCards);
    hold(0, {kLyingSite});
    game.state.player(0).rp = 10;
    game.state.frames[0].as<TurnFrame>().forCards = 0; // Mulder's
    EXPECT_EQ(choice().number, 10 - kPlanned - kCheapest);
}

// BRIEF-20, DEBRIEF-3: in another player's turn, too.
TEST_F(SupervisorPurchases, HaveRoomInTheHandOfAnOpponent)
{
    game.state.player(1).cp = 30;
    game.passUntil(ActionKind::Sell);
    holdBluffs(1);
    game.state.player(1).rp = 0;
    game.pass();
    ASSERT_TRUE(game.offers(ActionKind::BuyCards));
    EXPECT_LE(choice().number, 1);
}

// BRIEF-9: RP that buy nothing but cards are spent besides what a plan leaves, as far as there is room.
TEST_F(SupervisorPurchases, SpendWhatOnlyBuysCards)
{
    game.passUntil(ActionKind::BuyCards);
    hold(0, {87, 335, 336});
    game.state.player(0).rp = 0;
    game.state.frames[0].as<TurnFrame>().forCards = 2;
    EXPECT_EQ(choice().number, 2);
    holdBluffs(0);
    EXPECT_LE(choice().number, 1) << "as many would go again";
}

// DEBRIEF-1: before his own turn he parts with what its RP replace; without RP he keeps all.
TEST_F(SupervisorPurchases, FindRoomThatWasMadeBefore)
{
    game.passUntil(Phase::Debriefing);
    hold(0, {});
    if (game.state.decider == 0)
        game.pass();
    ASSERT_EQ(game.state.decider, 1);
    holdBluffs(1);
    game.state.player(1).rp = 20;
    EXPECT_EQ(choice().kind, ActionKind::Discard);
    game.state.player(1).rp = 0;
    EXPECT_EQ(choice().kind, ActionKind::Pass);
}

// BRIEF-14, BRIEF-15: a hand of what only CP pay for fills where few cards bring any: RP buy others instead.
TEST_F(SupervisorPurchases, FindRoomSoonerWhereSalesBringLittle)
{
    reachDebriefing(*this);
    holdBluffs(1);
    game.state.player(1).rp = 3;
    EXPECT_EQ(choice().kind, ActionKind::Pass);
    ConspiracyGame shadow;
    reachDebriefing(shadow);
    shadow.hold(1, {87, 88, 89, 90, 91, 335, 336});
    shadow.game.state.player(1).rp = 3;
    EXPECT_EQ(shadow.choice().kind, ActionKind::Discard);
}

// BRIEF-20, BLUFF-7: what he will not be able to pay goes before a Witness who may yet serve.
TEST(SupervisorHand, SellsNothingForNothing) // BRIEF-15
{
    constexpr int kWithoutPrice = 26;
    test::SupervisorGame of({kWithoutPrice});
    of.game.passUntil(ActionKind::Sell);
    of.hold(1, {kWithoutPrice});
    of.game.state.player(1).cp = 9;
    ASSERT_TRUE(of.game.offers({.kind = ActionKind::Sell, .card = of.game.card(1, kWithoutPrice)}));
    EXPECT_EQ(of.choice().kind, ActionKind::Pass);
}

TEST(SupervisorHand, KeepsNothingBeyondReach)
{
    ConspiracyGame shadow;
    reachDebriefing(shadow);
    shadow.hold(1, {kDearest, kServing, 89, 91, 93, 94, 102, 103});
    PlayerState& own = shadow.game.state.player(1);
    own.rp = 0;
    own.cp = 1;
    EXPECT_EQ(shadow.choice().card, shadow.game.card(1, kDearest));
    own.cp = 8;
    EXPECT_EQ(shadow.choice().card, shadow.game.card(1, kServing));
}

// WIT-11, DEBRIEF-2: nobody is fetched who would be thrown away; in a check that he turns he is.
TEST_F(SupervisorPurchases, FetchAWitnessWhenACheckWantsHim)
{
    standIn(Section::Field);
    hold(0, {kCheckedSite, kContacts});
    game.state.player(0).rp = 20;
    EXPECT_LE(gainOf(kContacts), 0);
    Play play{game.state};
    settle(play, 0, game.slot(0, 163), Section::Bureau, 1); // without Mulder Scully lacks a level
    game.passUntil(ActionKind::PlaceSite);
    game.take({.kind = ActionKind::PlaceSite, .seat = 1, .card = game.card(0, kCheckedSite)});
    game.passUntil(ActionKind::AssignTeam);
    game.take({.kind = ActionKind::AssignTeam, .team = 0, .target = game.card(0, kCheckedSite)});
    game.passUntil(ActionKind::Investigate);
    game.take({.kind = ActionKind::Investigate, .target = game.card(0, kCheckedSite)});
    while (!seen().check || !game.offers(ActionKind::Play))
        game.pass();
    ASSERT_LT(seen().check.level, seen().check.needed);
    EXPECT_GT(gainOf(kContacts), 0);
    for (int witness = 184; witness < 192; ++witness)
        game.toDiscard(0, witness);
    EXPECT_LE(gainOf(kContacts), 0) << "whoever would serve is in the deck no more";
}

// PLAY-46: nothing lies there to come back.
TEST_F(SupervisorPurchases, FetchNothingFromAnEmptyDiscardPile)
{
    hold(0, {kBackFromDiscard});
    Play play{game.state};
    for (int index = 0; index < game.match.cardCount(0); ++index)
        if (placeOf(game.state, {0, index}) == Place::Discard)
            put(play, {0, index}, Place::Removed);
    EXPECT_LE(gainOf(kBackFromDiscard), 0);
    game.toDiscard(0, kLyingSite);
    EXPECT_GT(gainOf(kBackFromDiscard), 0);
}

// DEBRIEF-8: the top card of the deck, lent for the turn, is of no use once hardly any could be played.
TEST(SupervisorFetching, BorrowsNothingThatComesTooLate)
{
    Deck deck = test::sampleDeck();
    const CardIndex lends = test::card("PR97-0009-GMR");
    deck.add(Zone::BureauDeck, lends, 1);
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    setup.effects = &test::baseEffects();
    test::EngineGame game(setup);
    Play play{game.state};
    CardRef card;
    for (int index = 0; index < game.match.cardCount(0); ++index)
        if (game.match.card(0, index) == lends)
            card = {0, index};
    put(play, card, Place::Hand);
    game.passUntil(Phase::Investigation);
    const Observation observed = observation(game.state, 0);
    const PlayerView sight{game.match, observed};
    EXPECT_LE(worthOf(sight, sight.check(), {.kind = ActionKind::Play, .card = card}).gain, 0);
}

} // namespace dossier
