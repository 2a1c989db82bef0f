// The decks that come with the program, put on the shelf.
#include "box/fixed_packs.h"
#include "desk/deck_library.h"
#include "desk/desk_on_table.h"
#include "desk/files/shelved_decks.h"
#include "desk/history.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(ShelvedDecks, StartersAreAddedOnceAsOneStep)
{
    test::DeskOnTable desk;
    addStarterDecks(*desk);
    EXPECT_EQ(desk->shelf.decks().size(), 5U);
    for (const DeckSummary& deck : desk->shelf.decks())
        EXPECT_EQ(deck.folder, starterFolder());
    addStarterDecks(*desk);
    EXPECT_EQ(desk->shelf.decks().size(), 5U) << "they were there already";
    desk->history.undo();
    EXPECT_TRUE(desk->shelf.decks().empty()) << "one step";
}

} // namespace dossier
