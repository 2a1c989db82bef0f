// The packs in the box and the starter decks.
#include "box/fixed_packs.h"
#include "domain/decks/deck_rules.h"
#include "support/base_set.h"

#include <gtest/gtest.h>
#include <set>

namespace dossier {

using test::officialCards;

TEST(Packs, TheFiveFixedOnesAreKnownCardByCard) // PACK-6, PACK-13, PACK-15
{
    const auto packs = fixedPacks(officialCards());
    ASSERT_EQ(packs.size(), 5U);
    std::set<CardIndex> fixed;
    for (const FixedPack& pack : packs) {
        EXPECT_EQ(pack.cards.size(), pack.name == "Mulder" ? 19U : 20U) << pack.name;
        EXPECT_EQ(std::set(pack.cards.begin(), pack.cards.end()).size(), pack.cards.size()) << pack.name;
        int xFiles = 0;
        for (const CardIndex card : pack.cards) {
            xFiles += officialCards()[card].xfile.has_value();
            if (officialCards()[card].rarity == Rarity::Fixed)
                fixed.insert(card);
        }
        EXPECT_EQ(xFiles, 2) << pack.name;
    }
    EXPECT_EQ(fixed.size(), 44U);
    EXPECT_NE(fixedNamed(packs, "phoebe green"), nullptr);
}

TEST(Packs, StarterDecksAreLegal) // DECK-1
{
    const GameData box = openGameBox();
    const auto decks = starterDecks(box);
    EXPECT_EQ(decks.size(), 5U);
    for (const Deck& deck : decks) {
        EXPECT_EQ(bureauDeckSize(deck), 60) << deck.name;
        EXPECT_TRUE(isLegal(checkDeck(deck, box.cards, box.advanced))) << deck.name;
    }
}

} // namespace dossier
