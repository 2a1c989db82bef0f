// BRIEF and ZONE: drawing, producing, buying, selling, rebuilding the deck.
#include "engine/changes/zones_changes.h"
#include "engine/flow/refusal.h"
#include "engine/support/engine_game.h"

#include <gtest/gtest.h>

namespace dossier {

using test::EngineGame;

namespace {

class Briefing : public ::testing::Test
{
protected:
    Deck deck = test::sampleDeck();
    EngineGame game{test::twoPlayers(&deck, &deck)};

    int hand(Seat seat) const { return game.state.player(seat).hand.size(); }
    void toOpponentsSales()
    {
        game.pass(); // no free draw
        game.pass(); // nothing bought
        ASSERT_EQ(game.state.decider, 1);
    }
};

} // namespace

TEST_F(Briefing, OneCardMayBeDrawnFree) // BRIEF-1
{
    game.take({.kind = ActionKind::FreeDraw});
    EXPECT_EQ(hand(0), 8);
    EXPECT_FALSE(game.offers(ActionKind::FreeDraw));
}

TEST_F(Briefing, TheFreeDrawMayBeLeft) // BRIEF-1
{
    game.pass();
    EXPECT_EQ(hand(0), 7);
}

TEST_F(Briefing, AgentsProduceTheirResNumbers) // BRIEF-4, BRIEF-6, BRIEF-12
{
    game.agent(0, 172).section = static_cast<std::uint8_t>(Section::Field);
    game.take({.kind = ActionKind::FreeDraw});
    EXPECT_EQ(game.state.player(0).rp, 5 + 2 + 2 + 1 + 1);
    EXPECT_TRUE(game.offers(ActionKind::BuyCards));
}

TEST_F(Briefing, AgentsInTheHospitalProduceNothing) // BRIEF-5
{
    game.agent(0, 163).section = static_cast<std::uint8_t>(Section::Hospital);
    game.take({.kind = ActionKind::FreeDraw});
    EXPECT_EQ(game.state.player(0).rp, 5 + 2 + 1 + 1);
}

TEST_F(Briefing, CardsCostOnePointEach) // BRIEF-10
{
    game.take({.kind = ActionKind::FreeDraw});
    game.take({.kind = ActionKind::BuyCards, .number = 3});
    EXPECT_EQ(hand(0), 11); // BRIEF-24
    EXPECT_EQ(game.state.player(0).rp, 11 - 3);
}

TEST_F(Briefing, ThereIsNoSecondPurchase) // BRIEF-11
{
    game.take({.kind = ActionKind::FreeDraw});
    game.take({.kind = ActionKind::BuyCards, .number = 1});
    EXPECT_EQ(game.state.decider, 1);
    const Attempt again{{.kind = ActionKind::BuyCards, .number = 9}, 0, Attempt::kNumber};
    const std::vector<Reason> reasons = reasonsAgainst(game.state, again);
    ASSERT_GE(reasons.size(), 3u);
    EXPECT_EQ(reasons[0].rule.text(), "BRIEF-22");
    EXPECT_EQ(reasons[1].rule.text(), "OQ-24");
    EXPECT_EQ(reasons[2].rule.text(), "BRIEF-11");
}

TEST_F(Briefing, NobodyBuysMoreThanThereIs) // BRIEF-29
{
    game.take({.kind = ActionKind::FreeDraw});
    while (game.state.player(0).deckCount > 2) {
        Play play{game.state};
        put(play, {0, game.state.player(0).deckTop}, Place::Removed);
    }
    EXPECT_TRUE(game.offers({.kind = ActionKind::BuyCards, .number = 2}));
    EXPECT_EQ(game.refused({.kind = ActionKind::BuyCards, .number = 3}), "BRIEF-29");
}

TEST_F(Briefing, OpponentsSellForTheirCost) // BRIEF-13, BRIEF-15, BRIEF-18
{
    game.toHand(1, 313); // costs 2 RP
    toOpponentsSales();
    game.take({.kind = ActionKind::Sell, .card = game.card(1, 313)});
    EXPECT_EQ(game.state.player(1).cp, 5 + 2);
    EXPECT_EQ(game.where(1, 313), Place::Discard);
}

TEST_F(Briefing, CardsWithTheConspiracyIconCannotBeSold) // BRIEF-14
{
    game.toHand(1, 87);
    toOpponentsSales();
    EXPECT_EQ(game.refused({.kind = ActionKind::Sell, .card = game.card(1, 87)}), "BRIEF-14");
}

TEST_F(Briefing, CardsOfEitherPoolCanBeSold) // BRIEF-14
{
    game.toHand(1, 3);
    toOpponentsSales();
    EXPECT_TRUE(game.offers({.kind = ActionKind::Sell, .card = game.card(1, 3)}));
}

TEST_F(Briefing, TheInvestigatingPlayerCannotSell) // BRIEF-25
{
    game.toHand(0, 313);
    game.pass();
    EXPECT_EQ(game.refused({.kind = ActionKind::Sell, .card = game.card(0, 313)}), "BRIEF-25");
}

TEST_F(Briefing, OpponentsBuyAfterTheirSales) // BRIEF-19, BRIEF-20
{
    toOpponentsSales();
    EXPECT_FALSE(game.offers(ActionKind::BuyCards));
    game.pass();
    game.take({.kind = ActionKind::BuyCards, .number = 5});
    EXPECT_EQ(hand(1), 12);
    EXPECT_EQ(game.state.player(1).cp, 0);
    EXPECT_NE(game.state.phase(), Phase::Briefing) << "BRIEF-26";
}

TEST_F(Briefing, OpponentsActInSeatOrder) // BRIEF-22, MULTI-3
{
    MatchSetup setup = test::twoPlayers(&deck, &deck, 1);
    setup.seats.push_back({&deck, false});
    EngineGame three(setup);
    three.pass();
    three.pass();
    EXPECT_EQ(three.state.decider, 2);
    three.pass();
    three.pass();
    EXPECT_EQ(three.state.decider, 0);
}

TEST(Selling, AnAgentYieldsHisResNumber) // BRIEF-17, AGENT-14
{
    const Deck deck = test::deckOf({183}, {162, 42, 42, 43, 44, 45, 46, 47});
    EngineGame game(test::twoPlayers(&deck, &deck));
    game.toHand(1, 162);
    game.passUntil(ActionKind::Sell);
    game.take({.kind = ActionKind::Sell, .card = game.card(1, 162)});
    EXPECT_EQ(game.state.player(1).cp, 5 + 2);
}

TEST(Selling, AnXInTheCostCountsNothing) // BRIEF-16
{
    const Deck deck = test::deckOf({183}, {294, 42, 42, 43, 44, 45, 46, 47});
    EngineGame game(test::twoPlayers(&deck, &deck));
    game.toHand(1, 294);
    game.passUntil(ActionKind::Sell);
    game.take({.kind = ActionKind::Sell, .card = game.card(1, 294)});
    EXPECT_EQ(game.state.player(1).cp, 5 + 1);
}

TEST(EmptyDeck, IsRebuiltFromTheDiscardPileAtOnce) // ZONE-7
{
    const Deck deck = test::deckOf({183}, test::numbers(42, 8));
    EngineGame game(test::twoPlayers(&deck, nullptr));
    game.emptyHand(0);
    game.take({.kind = ActionKind::FreeDraw});
    EXPECT_EQ(game.state.player(0).deckCount, 7);
    EXPECT_EQ(game.state.player(0).discardCount, 0);
    EXPECT_EQ(game.count(EventKind::Reshuffled), 1);
}

TEST(EmptyDeck, ADrawGoesOnFromTheNewDeck) // ZONE-8
{
    const Deck deck = test::deckOf({183}, test::numbers(42, 9));
    EngineGame game(test::twoPlayers(&deck, nullptr));
    game.emptyHand(0);
    game.pass();
    game.take({.kind = ActionKind::BuyCards, .number = 5});
    EXPECT_EQ(game.state.player(0).hand.size(), 5);
    game.expectSound();
}

TEST(EmptyDeck, NothingIsDrawnWhereNothingIs) // ZONE-9, WIN-6
{
    const Deck deck = test::deckOf({183}, test::numbers(42, 7));
    EngineGame game(test::twoPlayers(&deck, nullptr));
    EXPECT_EQ(game.count(EventKind::DrewCard), 7);
    EXPECT_FALSE(game.offers(ActionKind::FreeDraw));
    EXPECT_FALSE(game.state.over());
}

TEST(EmptyDeck, APlayerWithoutCardsPlaysOn) // WIN-6
{
    const Deck deck = test::deckOf({}, {});
    MatchSetup setup = test::twoPlayers(&deck, nullptr);
    setup.options.mostTurns = 4;
    EXPECT_EQ(EngineGame(setup).state.ending, Ending::TurnLimit);
}

} // namespace dossier
