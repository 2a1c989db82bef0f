// ZONE, TURN-10, AGENT: decks, abduction, training, tokens, hidden cards.
#include "engine/changes/abduction_changes.h"
#include "engine/changes/borrowing_changes.h"
#include "engine/changes/knowledge_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/table/abduction.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/knowledge.h"
#include "engine/state/action.h"
#include "engine/support/engine_game.h"

#include <gtest/gtest.h>

namespace dossier {

using test::EngineGame;

namespace {

class Zones : public ::testing::Test
{
protected:
    Deck deck = test::sampleDeck();
    EngineGame game{test::twoPlayers(&deck, &deck)};
    Play play{game.state, &game.log};

    AgentSet only(int number) const { return 1u << game.slot(0, number); }
    // The deck of seat 0 holds so many cards; the others are out of the way.
    void deckOfSize(int size)
    {
        while (game.state.player(0).deckCount > size)
            put(play, {0, game.state.player(0).deckTop}, Place::Hand);
    }
    int firstInHand() const
    {
        int first = -1;
        game.state.player(0).hand.forEach([&](int index) { first = first < 0 ? index : first; });
        return first;
    }
    int above(int number) const { return cardsAbove(game.state, 0, game.slot(0, number)); }
    CardRef equip(int equipment, int agent)
    {
        const CardRef card = game.card(0, equipment);
        put(play, card, Place::OnCard, game.agent(0, agent).card, 0);
        return card;
    }
    Place whereIs(int number) const { return game.where(0, number); }
    std::vector<CardRef> deckOrder() const
    {
        std::vector<CardRef> cards;
        forEachInDeck(game.state, 0, kCardsPerSeat, [&](CardRef card) { cards.push_back(card); });
        return cards;
    }
};

} // namespace

// --- Abduction ------------------------------------------------------------------------------------------------------

TEST_F(Zones, AnAbductedAgentLiesBelowTenCards) // ZONE-11, ZONE-16, XF96-0342v1
{
    const int cards = game.state.player(0).deckCount;
    abduct(play, 0, only(163));
    EXPECT_EQ(whereIs(163), Place::Abducted);
    EXPECT_EQ(above(163), 10);
    EXPECT_EQ(game.state.player(0).deckCount, cards) << "he is no card of the deck";
    EXPECT_EQ(game.state.player(0).inPlay & only(163), 0u);
    EXPECT_TRUE(game.agent(0, 163).inPlay()) << "his title is bound";
    game.expectSound();
}

TEST_F(Zones, AShortDeckGetsTheDiscardPileUnderneath) // ZONE-12, XF96-0342v1
{
    deckOfSize(4);
    const std::vector<CardRef> before = deckOrder();
    for (int i = 0; i < 9; ++i)
        game.state.player(0).hand.forEach([&, once = true](int index) mutable {
            if (std::exchange(once, false))
                put(play, {0, index}, Place::Discard);
        });
    abduct(play, 0, only(163));
    EXPECT_EQ(above(163), 10);
    EXPECT_EQ(game.state.player(0).deckCount, 13);
    EXPECT_EQ(game.state.player(0).discardCount, 0);
    const std::vector<CardRef> after = deckOrder();
    EXPECT_TRUE(std::equal(before.begin(), before.end(), after.begin())) << "the old cards stay on top";
    game.expectSound();
}

TEST_F(Zones, AVeryShortDeckHasHimAtTheBottom) // ZONE-13, XF96-0342v1
{
    deckOfSize(3);
    abduct(play, 0, only(163));
    EXPECT_EQ(above(163), 3);
}

TEST_F(Zones, WithNothingAboveHimHeGoesToTheHospitalAtOnce) // ZONE-22
{
    deckOfSize(0);
    game.agent(0, 163).damage = 2;
    abduct(play, 0, only(163));
    EXPECT_EQ(whereIs(163), Place::Hospital);
    EXPECT_EQ(game.agent(0, 163).damage, 0);
    game.expectSound();
}

TEST_F(Zones, UncoveredHeComesToTheHospitalUndamaged) // ZONE-14
{
    game.agent(0, 163).damage = 1;
    abduct(play, 0, only(163));
    draw(play, 0, 9);
    EXPECT_EQ(above(163), 1);
    draw(play, 0, 1);
    EXPECT_EQ(whereIs(163), Place::Hospital);
    EXPECT_EQ(game.agent(0, 163).damage, 0);
    EXPECT_NE(game.state.player(0).inPlay & only(163), 0u);
    game.expectSound();
}

TEST_F(Zones, HisEquipmentIsDiscardedAfterwards) // ZONE-15, ZONE-25
{
    const CardRef equipment = equip(313, 163);
    deckOfSize(2);
    abduct(play, 0, only(163));
    EXPECT_EQ(placeOf(game.state, equipment), Place::Discard) << "not shuffled in by ZONE-12";
}

TEST_F(Zones, HisTokensVanish) // ZONE-6
{
    const CardRef mulder = game.card(0, 163);
    setTokens(play, mulder, 3);
    game.agent(0, 163).purse = 1;
    abduct(play, 0, only(163));
    draw(play, 0, 10);
    EXPECT_EQ(tokensOn(game.state, mulder), 0);
    EXPECT_EQ(game.agent(0, 163).purse, 0);
}

TEST_F(Zones, SeveralShareOneDepthAndComeTogether) // OQ-10
{
    abduct(play, 0, only(163) | only(183));
    EXPECT_EQ(above(163), 10);
    EXPECT_EQ(above(183), 10);
    draw(play, 0, 10);
    EXPECT_EQ(whereIs(163), Place::Hospital);
    EXPECT_EQ(whereIs(183), Place::Hospital);
}

TEST_F(Zones, AShuffleKeepsHisDepth) // ZONE-10, ZONE-17
{
    abduct(play, 0, only(163));
    draw(play, 0, 3);
    const int discarded = game.state.player(0).discardCount;
    const std::vector<CardRef> before = deckOrder();
    shuffleDeck(play, 0);
    EXPECT_EQ(above(163), 7);
    EXPECT_EQ(game.state.player(0).discardCount, discarded) << "the Discard Pile is left alone";
    EXPECT_NE(deckOrder(), before);
    game.expectSound();
}

TEST_F(Zones, ASearchLeavesAsManyCardsAboveHim) // ZONE-16, ZONE-17, ZONE-23
{
    abduct(play, 0, only(163));
    const CardRef top(0, game.state.player(0).deckTop);
    endSearch(play, 0, top, Place::Hand, true);
    EXPECT_EQ(above(163), 10);
    EXPECT_EQ(placeOf(game.state, top), Place::Hand);
    EXPECT_TRUE(knows(game.state, 1, top)) << "shown where the text demands it";
}

TEST_F(Zones, ASearchMayFindNothingAndShufflesAllTheSame) // ZONE-23
{
    const std::vector<CardRef> before = deckOrder();
    endSearch(play, 0, {}, Place::Hand, false);
    EXPECT_NE(deckOrder(), before);
    EXPECT_EQ(deckOrder().size(), before.size());
}

TEST_F(Zones, WhatASearchFindsIsShownOnlyWhereTheTextSaysSo) // ZONE-23, OQ-86
{
    const CardRef top(0, game.state.player(0).deckTop);
    endSearch(play, 0, top, Place::Hand, false);
    EXPECT_FALSE(knows(game.state, 1, top));
    EXPECT_EQ(game.log.back().kind, EventKind::Reshuffled);
    EXPECT_EQ(game.log.back().second, 1) << "the Discard Pile stays";
}

TEST_F(Zones, ACardTakenFromAboveHimUncoversHim) // ZONE-14
{
    deckOfSize(1);
    abduct(play, 0, only(163));
    ASSERT_EQ(above(163), 1);
    put(play, {0, game.state.player(0).deckTop}, Place::Removed);
    EXPECT_EQ(whereIs(163), Place::Hospital);
}

TEST_F(Zones, AnAbductedAgentBlocksAPurchaseOfHisTitle) // AGENT-6
{
    Deck more = test::sampleDeck();
    more.add(Zone::BureauDeck, test::cardNumbered(169), 1);
    EngineGame other(test::twoPlayers(&more, &deck));
    other.state.player(0).rp = 20;
    other.toHand(0, 169);
    Play there{other.state};
    abduct(there, 0, 1u << other.slot(0, 163));
    other.passUntil(Phase::Deployment);
    other.passWindows();
    EXPECT_EQ(other.refused({.kind = ActionKind::BuyAgent, .team = 0, .card = other.card(0, 169)}), "AGENT-6");
}

TEST_F(Zones, AnAbductedAgentProducesNothing) // ZONE-16
{
    const auto rpAfter = [&](bool without) {
        EngineGame fresh(test::twoPlayers(&deck, &deck));
        Play there{fresh.state};
        if (without)
            abduct(there, 0, 1u << fresh.slot(0, 172));
        fresh.passUntil(Phase::Requisition);
        return int{fresh.state.player(0).rp};
    };
    EXPECT_LT(rpAfter(true), rpAfter(false));
}

// --- Training -------------------------------------------------------------------------------------------------------

TEST_F(Zones, ATraineeMissesOneFullTurnOfHisOwner) // TURN-10, ZONE-19, ZONE-20
{
    game.passUntil(Phase::Requisition);
    sendAway(play, 0, game.slot(0, 163), 1);
    EXPECT_EQ(whereIs(163), Place::Away);
    game.expectSound();
    game.passUntil(Phase::Briefing); // the opponent's turn
    game.passUntil(Phase::Briefing); // the one he misses
    EXPECT_EQ(game.state.activeSeat(), 0);
    EXPECT_EQ(whereIs(163), Place::Away);
    game.passUntil(Phase::Briefing);
    game.passUntil(Phase::Briefing); // the second turn
    EXPECT_EQ(whereIs(163), Place::Bureau);
    EXPECT_NE(game.state.player(0).inPlay & only(163), 0u);
    game.expectSound();
}

TEST_F(Zones, WhatIsOnATraineeComesBackWithHim) // ZONE-19, ZONE-6, OQ-85
{
    const CardRef equipment = equip(313, 163);
    setTokens(play, game.card(0, 163), 2);
    game.agent(0, 163).damage = 1;
    sendAway(play, 0, game.slot(0, 163), 1);
    game.passUntil(Phase::Requisition);
    for (int i = 0; i < 4; ++i)
        game.passUntil(Phase::Briefing);
    ASSERT_EQ(whereIs(163), Place::Bureau);
    EXPECT_EQ(hostOf(game.state, equipment), game.card(0, 163));
    EXPECT_EQ(tokensOn(game.state, game.card(0, 163)), 2);
    EXPECT_EQ(game.agent(0, 163).damage, 1);
}

// --- Tokens ---------------------------------------------------------------------------------------------------------

TEST_F(Zones, TokensTravelWithTheirCard) // ZONE-5, ZONE-6
{
    const CardRef mulder = game.card(0, 163);
    setTokens(play, mulder, 3);
    settle(play, 0, game.slot(0, 163), Section::Field, 0);
    EXPECT_EQ(tokensOn(game.state, mulder), 3);
    EXPECT_TRUE(spendToken(play, mulder));
    addTokens(play, mulder, -9);
    EXPECT_FALSE(spendToken(play, mulder));
    setTokens(play, mulder, 1);
    discardAgent(play, 0, game.slot(0, 163));
    put(play, mulder, Place::Bureau);
    EXPECT_EQ(tokensOn(game.state, mulder), 0);
}

// --- Hidden cards ---------------------------------------------------------------------------------------------------

TEST_F(Zones, AHandSeenIsKnownUntilACardLeavesUnseen) // ZONE-21
{
    lookAtHand(play, 1, 0);
    std::vector<CardRef> hand;
    game.state.player(0).hand.forEach([&](int index) { hand.emplace_back(Seat{0}, index); });
    ASSERT_GE(hand.size(), 3u);
    EXPECT_TRUE(knows(game.state, 1, hand[0]));
    put(play, hand[0], Place::Discard); // openly: the rest is still known
    EXPECT_TRUE(knows(game.state, 1, hand[1]));
    put(play, hand[1], Place::UnderSite, static_cast<std::uint8_t>(game.card(0, 42).index()), 0);
    EXPECT_FALSE(knows(game.state, 1, hand[1]));
    EXPECT_FALSE(knows(game.state, 1, hand[2]));
}

TEST_F(Zones, CardsPutBackOnTheDeckAreKnownToHimWhoLookedAlone) // ZONE-24
{
    const std::vector<CardRef> top = deckOrder();
    lookAtDeck(play, 1, 0, 3);
    borrowCard(play, 1, top[1], true);
    EXPECT_EQ(game.log.back().card.knownBy, 1u << 1) << "its owner is not told which";
    EXPECT_EQ(game.log.back().seenBy, kEverybody) << "but that one is gone";
    const std::array<CardRef, 2> back{top[2], top[0]};
    putOnDeckTop(play, back);
    for (CardRef card : back)
        showTo(game.state, card, 1u << 1);
    EXPECT_EQ(deckOrder()[0], top[2]);
    EXPECT_EQ(deckOrder()[1], top[0]);
    EXPECT_TRUE(knows(game.state, 1, top[1]) && knows(game.state, 1, top[2]));
    EXPECT_FALSE(knows(game.state, 0, top[1]));
    EXPECT_FALSE(knows(game.state, 0, top[2]));
    EXPECT_TRUE(isHeld(game.state, top[1]));
    EXPECT_EQ(controllerOf(game.state, top[1]), 1);
    draw(play, 0, 1);
    EXPECT_TRUE(knows(game.state, 1, top[2])) << "he saw what was drawn";
    EXPECT_TRUE(knows(game.state, 0, top[2]));
    shuffleDeck(play, 0);
    EXPECT_FALSE(knows(game.state, 1, top[0]));
    game.expectSound();
}

TEST_F(Zones, WhatIsTakenFromAHandItsOwnerKnows) // OQ-123
{
    const CardRef stolen(0, firstInHand());
    borrowCard(play, 1, stolen, true);
    EXPECT_EQ(game.log.back().card.knownBy, kEverybody) << "there are but two";
    EXPECT_TRUE(isHeld(game.state, stolen));
    EXPECT_TRUE(knows(game.state, 0, stolen) && knows(game.state, 1, stolen));
}

TEST_F(Zones, WhoHidACardKnowsItWhoeverHasItNow) // BLUFF-23, OQ-68
{
    const CardRef site = game.card(0, 42);
    put(play, site, Place::Field);
    const CardRef hidden(0, firstInHand());
    put(play, hidden, Place::UnderSite, static_cast<std::uint8_t>(site.index()), 0);
    setController(game.state, hidden, 1);
    EXPECT_TRUE(knows(game.state, 0, hidden) && knows(game.state, 1, hidden));
}

TEST_F(Zones, APlayerSeesTheHiddenCardsHeHasBeenShown) // ZONE-21, ZONE-24
{
    const std::vector<CardRef> order = deckOrder();
    const Observation before = observation(game.state, 1);
    look(play, 1, order[2]);
    game.state.player(0).hand.forEach([&, once = true](int index) mutable {
        if (std::exchange(once, false))
            look(play, 1, {0, index});
    });
    const Observation after = observation(game.state, 1);
    EXPECT_TRUE(before.players[0].knownHand.empty() && before.players[0].knownDeck.empty());
    EXPECT_EQ(after.players[0].knownHand.size(), 1u);
    ASSERT_EQ(after.players[0].knownDeck.size(), 1u);
    EXPECT_EQ(after.players[0].knownDeck[0], (SeenInDeck{2, cardIndex(game.state, order[2])}));
    const Observation own = observation(game.state, 0);
    EXPECT_TRUE(own.players[0].knownDeck.empty());
}

TEST_F(Zones, AgentsOutOfReachAreSeenByAll) // ZONE-21
{
    abduct(play, 0, only(163));
    sendAway(play, 0, game.slot(0, 172), 1);
    const Observation seen = observation(game.state, 1);
    ASSERT_EQ(seen.players[0].absent.size(), 2u);
    EXPECT_EQ(seen.players[0].absent[0].turns, 1);
    EXPECT_EQ(seen.players[0].absent[1].above, 10);
}

TEST_F(Zones, ABorrowedCardGoesToItsOwnersPile) // ZONE-4, DEBRIEF-8
{
    const CardRef card(0, game.state.player(0).deckTop);
    borrowCard(play, 1, card, false);
    EXPECT_EQ(placeOf(game.state, card), Place::Table);
    game.passUntil(Phase::Briefing);
    EXPECT_EQ(placeOf(game.state, card), Place::Discard);
    EXPECT_EQ(controllerOf(game.state, card), 0);
}

} // namespace dossier
