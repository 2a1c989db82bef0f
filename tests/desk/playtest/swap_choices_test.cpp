#include "box/game_data.h"
#include "desk/playtest/opponents.h"
#include "desk/playtest/swap_choices.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

class SwapsToTry : public testing::Test
{
protected:
    CardIndex strange(CardType type) const
    {
        for (CardIndex card = 0; card < box.cards.size(); ++card)
            if (box.cards[card].type == type && deck.count(Zone::BureauDeck, card) == 0)
                return card;
        return 0;
    }

    const GameData box = openGameBox();
    const Deck deck = shippedOpponents(box, Game::Advanced).back();
    SwapChoices choices{deck, box.cards, box.advanced};
    const CardIndex out = deck.bureauDeck.front().card;
};

} // namespace

TEST_F(SwapsToTry, AreTakenOnce)
{
    const CardSwap swap{out, strange(CardType::Site)};
    EXPECT_TRUE(choices.add(swap));
    EXPECT_FALSE(choices.add(swap));
    EXPECT_EQ(choices.all(), std::vector<CardSwap>{swap});
}

TEST_F(SwapsToTry, ChangeSomethingAndBreakNoRule)
{
    EXPECT_FALSE(choices.add({out, out}));
    const auto two = std::ranges::find(deck.bureauDeck, 2, &DeckEntry::count);
    ASSERT_NE(two, deck.bureauDeck.end());
    EXPECT_FALSE(choices.add({out, two->card})) << "a third copy (DECK-5)";
    EXPECT_TRUE(choices.all().empty());
}

TEST_F(SwapsToTry, BringKillerCardsOnlyWhereTheyAreAgreed) // DECK-18, OPT-3
{
    const CardIndex killer = box.cards.find("Terminal Damage").value();
    EXPECT_FALSE(choices.add({out, killer}));
    Format agreed = box.advanced;
    agreed.killersAgreed = true;
    SwapChoices among(deck, box.cards, agreed);
    EXPECT_TRUE(among.add({out, killer}));
}

TEST_F(SwapsToTry, FreeCopiesAreThoseTheDeckDoesNotUse)
{
    CopyCounts free(box.cards.size(), 0);
    const DeckEntry used = deck.bureauDeck.front();
    free[used.card] = used.count;
    EXPECT_TRUE(freeBeside(free, deck, box.cards).empty());
    ++free[used.card];
    EXPECT_EQ(freeBeside(free, deck, box.cards), std::vector<CardIndex>{used.card});
}

} // namespace dossier
