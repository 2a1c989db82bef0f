// The log of two people at one screen: what each has been told is kept while the other reads.
#include "app/table/story_view.h"
#include "engine/players/policy/policy.h"
#include "importers/decks/deck_formats.h"
#include "pictures/table_demo.h"
#include "support/base_set.h"
#include "table/table_game.h"
#include "test_program.h"

#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

class StoryOfTwo : public testing::Test
{
protected:
    StoryOfTwo() { view.show(); }

    // As somebody reads who has not been told anything yet.
    QString toldAnew()
    {
        StoryView anew(program.desk(), game);
        anew.show();
        return anew.toPlainText();
    }
    QString goesOn()
    {
        view.refresh();
        return view.toPlainText();
    }
    // Until that many have come after one another.
    bool playToReader(int wanted)
    {
        int readers = 0;
        Seat last = kNoSeat;
        return playByChance(game, deck, 2, [&](const TableGame& at) {
            readers += at.reader() != last ? 1 : 0;
            last = at.reader();
            if (readers % 5 == 1)
                view.refresh(); // not at every step: what is told later is told as a whole
            return readers == wanted && at.seen().turn > 2;
        });
    }

    test::TestProgram program;
    Deck deck = readDeck(test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/night-shift.deck"),
                         test::baseSet(), DeckFormat::DossierText, "")
                    .deck;
    TableGame game{test::baseSet(), &test::baseEffects(), nullptr};
    StoryView view{program.desk(), game};
};

} // namespace

TEST_F(StoryOfTwo, IsToldToEachAsIfItWereToldAnew)
{
    std::set<Seat> read;
    for (int readers = 20; readers < 30; ++readers) {
        ASSERT_TRUE(playToReader(readers));
        read.insert(game.reader());
        EXPECT_EQ(goesOn(), toldAnew()) << readers;
    }
    EXPECT_EQ(read.size(), 2u);
}

// What was told of the way not taken goes, with both.
TEST_F(StoryOfTwo, WhatWasTakenBackIsToldToNobody)
{
    ASSERT_TRUE(playToReader(24));
    const QString before = goesOn();
    const int end = game.position();
    game.goTo(end / 2);
    while (game.actions().size() == 0 && game.position() > 0)
        game.goTo(game.position() - 1);
    RandomPolicy chance(1996);
    int taken = 0;
    for (; taken < 60 && !game.isOver(); ++taken) {
        game.takeSeat();
        if (game.actions().size() == 0)
            break;
        game.take(chance.choose(game.seen(), game.actions()));
        if (taken % 3 == 0) {
            EXPECT_EQ(goesOn(), toldAnew()) << taken;
        }
    }
    EXPECT_GT(taken, 20);
    EXPECT_NE(goesOn().left(before.size()), before);
}

} // namespace dossier
