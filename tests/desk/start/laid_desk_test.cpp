// The desk is laid without a window: what is done to one part of it the others hear, and the next start finds it.
#include "desk/desk_on_table.h"
#include "support/base_set.h"
#include "support/deck_builder.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(LaidDesk, OpensTheDeckThatWasOpen)
{
    test::DeskOnTable desk;
    EXPECT_FALSE(desk->openDeck.isOpen());
    desk->shelf.create(test::legalDeck());
    desk.settings().setOpenDeck(desk->openDeck.id());
    desk.layAgain();
    EXPECT_TRUE(desk->openDeck.isOpen());
    EXPECT_EQ(desk->openDeck.deck(), test::legalDeck());
}

TEST(LaidDesk, UndoReachesEveryPart)
{
    test::DeskOnTable desk;
    const CardIndex mulder = test::card("XF96-0001v1");
    desk->owned.add(mulder, 3);
    EXPECT_EQ(desk->searches.keep(QStringLiteral("sites"), QStringLiteral("t:site")), 0);
    EXPECT_FALSE(desk->history.undoText().isEmpty()) << "a kept search is a step";
    desk->history.undo();
    EXPECT_EQ(desk->searches.rowCount(), 0);
    desk->history.undo();
    EXPECT_EQ(desk->owned.copies(mulder), 0);
}

} // namespace dossier
