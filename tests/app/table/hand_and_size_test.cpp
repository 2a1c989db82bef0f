// The hand lies as one wishes; who looks back sees a table of the same size.
#include "app/board/board.h"
#include "app/board/table_card.h"
#include "app/card_face/big_card.h"
#include "app/table/decision_panel.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/open_deck.h"
#include "desk/settings.h"
#include "pictures/table_demo.h"
#include "table/sample_table.h"
#include "table/seen_answer.h"
#include "table/table_game.h"
#include "tests/support/waiting.h"

#include <QAction>
#include <QApplication>
#include <QCursor>
#include <QScopeGuard>
#include <QTest>

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

class HandAndSize : public testing::Test
{
protected:
    HandAndSize()
    {
        test::goToTableWithSample(program);
        test::goToGame(program);
        program.desk().appearance.setCalm(true);
        playDemonstration(game(), program.desk().openDeck.deck(), 1, 4, [this](const TableGame& at) {
            const auto& hand = at.seen().hand;
            return hand.size() >= 4 && !std::is_sorted(hand.begin(), hand.end(), [&](const auto& a, const auto& b) {
                       return program.desk().box.cards[a.card].type < program.desk().box.cards[b.card].type;
                   });
        });
    }

    TableGame& game() { return program.window().table().game(); }
    Board& board() { return program.window().table().page().board(); }
    void press(Qt::Key key) { QTest::keyClick(&program.find<QWidget>("playPage"), key); }
    // From left to right.
    std::vector<CardIndex> hand()
    {
        std::vector<std::pair<int, CardIndex>> cards;
        for (const TableCard* card : board().findChildren<TableCard*>())
            if (card->planned().inHand && card->isVisible())
                cards.emplace_back(card->planned().rect.x(), *card->planned().card);
        std::sort(cards.begin(), cards.end());
        std::vector<CardIndex> found;
        for (const auto& [x, card] : cards)
            found.push_back(card);
        return found;
    }
    bool isByKind()
    {
        const std::vector<CardIndex> cards = hand();
        return std::is_sorted(cards.begin(), cards.end(), [&](CardIndex a, CardIndex b) {
            return program.desk().box.cards[a].type < program.desk().box.cards[b].type;
        });
    }

    test::TestProgram program;
};

} // namespace

// A long name on the button that takes the seat made the page beside the table wider.
TEST_F(HandAndSize, TheTableKeepsItsSizeWhileItChangesHands)
{
    program.window().resize(1280, 720);
    GameRecord record;
    record.names = {"Annabelle Wilhelmina van", "Bartholomew Montgomery de"};
    record.decks.assign(2, program.desk().openDeck.deck());
    record.passive.assign(2, false);
    record.firstSeat = 0;
    program.window().table().begin(record);
    QCoreApplication::processEvents();
    ASSERT_TRUE(game().waitsForHandOver());
    ASSERT_TRUE(program.find<QWidget>("handOverPage").isVisible());
    const QSize covered = program.window().table().page().board().size();
    game().takeSeat();
    QCoreApplication::processEvents();
    ASSERT_FALSE(game().waitsForHandOver());
    EXPECT_EQ(program.window().table().page().board().size(), covered);
}

// The mouse, where it moved after the keyboard did; else the keyboard.
TEST_F(HandAndSize, TheCardShownLargeIsTheOnePointedAtLast)
{
    const auto comeBack = qScopeGuard([before = QCursor::pos()] { QCursor::setPos(before); }); // over no other test
    const auto widgetOf = [this](std::size_t place) { return board().cardWidget(game().seen().hand[place].ref); };
    const auto pressI = [&] {
        QTest::keyClick(program.window().focusWidget(), Qt::Key_I);
        auto& big = program.find<BigCard>("bigCard");
        EXPECT_TRUE(big.isVisible());
        const CardIndex shown = big.card();
        QTest::keyClick(&big, Qt::Key_Escape);
        return shown;
    };
    const auto moveTo = [](const QWidget& card, const QPoint& by) {
        QCursor::setPos(card.mapToGlobal(QPoint(12, card.height() / 2) + by));
        QApplication::processEvents();
    };
    board().focusCard(game().seen().hand[0].ref);
    EXPECT_EQ(pressI(), game().seen().hand[0].card);
    moveTo(*widgetOf(1), {});
    ASSERT_TRUE(widgetOf(1)->underMouse());
    EXPECT_EQ(pressI(), game().seen().hand[1].card);
    board().focusCard(game().seen().hand[2].ref);
    EXPECT_EQ(pressI(), game().seen().hand[2].card) << "the keyboard moved last";
    moveTo(*widgetOf(1), {0, 3});
    EXPECT_EQ(pressI(), game().seen().hand[1].card);
    program.window().table().page().decisions().setFocus();
    EXPECT_EQ(pressI(), game().seen().hand[1].card) << "no card has the keyboard";
}

TEST_F(HandAndSize, AKeySortsTheHandAndItStaysSo)
{
    const std::vector<CardIndex> came = hand();
    ASSERT_FALSE(isByKind());
    press(Qt::Key_O);
    EXPECT_TRUE(isByKind());
    EXPECT_TRUE(program.find<QAction>("table.handByKind").isChecked());
    program.window().resize(1400, 900);
    EXPECT_TRUE(isByKind());
    EXPECT_EQ(program.desk().settings.handOrder(), "kind") << "the next time, too";
    press(Qt::Key_O);
    EXPECT_TRUE(program.find<QAction>("table.handByCost").isChecked());
    program.find<QAction>("table.handAsItCame").trigger();
    EXPECT_EQ(hand(), came);
}

TEST_F(HandAndSize, LookingBackTakesNothingFromTheTable)
{
    const QSize before = board().size();
    game().goTo(game().length() / 2);
    ASSERT_TRUE(program.find<QWidget>("replayBar").isVisible());
    EXPECT_TRUE(test::waitUntil([&] { return board().size() == before; }));
}

// However long the words of all its buttons are, what is asked takes no more of the table than it needs.
TEST(TableInLargeType, KeepsItsShareOfTheWindow)
{
    for (const char* language : {"en", "fr"}) {
        test::TestProgram program{QString::fromLatin1(language)};
        program.desk().settings.setTextPercent(150);
        program.restart();
        test::goToTableWithSample(program);
        test::goToGame(program);
        program.window().resize(1280, 720);
        const auto& board = program.window().table().page().board();
        EXPECT_TRUE(test::waitUntil([&] { return board.width() > 800; })) << language << ": " << board.width();
    }
}

} // namespace dossier
