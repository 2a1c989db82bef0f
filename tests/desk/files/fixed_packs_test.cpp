// The packs in the box and the starter decks.
#include "desk/deck_library.h"
#include "desk/desk_on_table.h"
#include "desk/files/fixed_packs.h"
#include "desk/history.h"
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
    test::DeskOnTable desk;
    addStarterDecks(*desk);
    EXPECT_EQ(desk->shelf.decks().size(), 5U);
    for (const DeckSummary& deck : desk->shelf.decks()) {
        EXPECT_EQ(deck.folder, starterFolder());
        EXPECT_EQ(deck.bureauDeckSize, 60);
        EXPECT_TRUE(isLegal(checkDeck(*desk->shelf.load(deck.id), officialCards(), desk->box.advanced)));
    }
    addStarterDecks(*desk);
    EXPECT_EQ(desk->shelf.decks().size(), 5U) << "they were there already";
    desk->history.undo();
    EXPECT_TRUE(desk->shelf.decks().empty()) << "one step";
}

} // namespace dossier
