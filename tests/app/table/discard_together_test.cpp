// Several cards that must go are marked and go together (DEBRIEF-2).
#include "app/board/board.h"
#include "app/board/table_card.h"
#include "app/table/decision_model.h"
#include "app/table/decision_panel.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "table/sample_table.h"
#include "table/table_game.h"

#include <QComboBox>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class DiscardTogether : public test::SampleGame
{
protected:
    DiscardTogether()
    {
        for (int i = 0; i < 400 && !game().isOver() && !page().decisions().marks(); ++i) {
            const Action* pass = game().actions().find(ActionKind::Pass);
            const Action* buys = game().actions().find(ActionKind::BuyCards);
            game().take(Action(buys ? *buys : pass ? *pass : game().actions()[0]));
        }
    }

    QPushButton& together() { return program.find<QPushButton>("discardMarked"); }
    int over() { return game().offer().decision.over; }
    QModelIndex row(int row) { return choices().model()->index(row, 0); }
    int marked()
    {
        int count = 0;
        for (int each = 0; each < choices().model()->rowCount(); ++each)
            count += row(each).data(kMarkRole).toBool() ? 1 : 0;
        return count;
    }
    void click(const QModelIndex& index)
    {
        choices().scrollTo(index);
        QTest::mouseClick(choices().viewport(), Qt::LeftButton, {}, choices().visualRect(index).center());
    }
    void key(int number) { QTest::keyClick(&choices(), static_cast<Qt::Key>(Qt::Key_0 + number)); }
    std::size_t hand() { return game().seen().hand.size(); }
};

} // namespace

TEST_F(DiscardTogether, NumbersMarkAndReturnDiscardsAsOneStep)
{
    ASSERT_GE(over(), 2);
    const int must = over();
    const int before = game().length();
    const std::size_t held = hand();
    EXPECT_EQ(choices().model()->rowCount(), static_cast<int>(held)) << "each copy can be marked";
    EXPECT_TRUE(together().isVisible());
    for (int i = 1; i <= must; ++i) {
        EXPECT_FALSE(together().isEnabled());
        key(i);
        EXPECT_EQ(marked(), i);
    }
    EXPECT_EQ(game().length(), before) << "nothing has gone yet";
    EXPECT_TRUE(together().isEnabled());
    EXPECT_TRUE(together().text().startsWith(QStringLiteral("Discard %1 card").arg(must)));
    QTest::keyClick(&choices(), Qt::Key_Return);
    EXPECT_EQ(hand(), held - static_cast<std::size_t>(must));
    EXPECT_FALSE(page().decisions().marks());
    game().takeBack();
    EXPECT_EQ(hand(), held) << "taken back as one step";
    EXPECT_EQ(marked(), 0);
}

// DEBRIEF-1, DEBRIEF-2: as many as must, and more; what need not go is not asked about a second time.
TEST_F(DiscardTogether, MoreMayBeMarkedAndNothingIsAskedAgain)
{
    ASSERT_GE(over(), 2);
    const int must = over();
    const int before = game().length();
    const std::size_t held = hand();
    for (int each = 0; each < must - 1; ++each)
        click(row(each));
    EXPECT_FALSE(together().isEnabled());
    QTest::mouseClick(&together(), Qt::LeftButton);
    EXPECT_EQ(game().length(), before);
    click(row(must - 1));
    click(row(must));
    EXPECT_EQ(marked(), must + 1);
    EXPECT_TRUE(together().text().startsWith(QStringLiteral("Discard %1 card").arg(must + 1)));
    click(row(must)); // a mark is taken off again
    EXPECT_EQ(marked(), must);
    click(row(must));
    QTest::mouseClick(&together(), Qt::LeftButton);
    EXPECT_EQ(hand(), held - static_cast<std::size_t>(must) - 1);
    EXPECT_NE(game().offer().decision.asks, Asks::Discard);
}

// D leads to the first row; Return takes what one has been led to.
TEST_F(DiscardTogether, TheKeyToTheChoicesLeadsToARow)
{
    ASSERT_FALSE(choices().currentIndex().isValid());
    QTest::keyClick(&page(), Qt::Key_D);
    EXPECT_EQ(choices().currentIndex().row(), 0);
    QTest::keyClick(&choices(), Qt::Key_Space);
    EXPECT_EQ(marked(), 1);
    choices().setCurrentIndex({});
    key(3);
    click(row(0)); // no longer
    choices().setCurrentIndex({});
    QTest::keyClick(&page(), Qt::Key_D);
    EXPECT_EQ(choices().currentIndex().row(), 2) << "the first that is marked";
}

TEST_F(DiscardTogether, SpaceMarksTheRowThatOneHasMovedTo)
{
    ASSERT_GE(over(), 2);
    const int before = game().length();
    QTest::keyClick(&choices(), Qt::Key_Space);
    EXPECT_EQ(marked(), 0) << "nobody has moved there";
    QTest::keyClick(&choices(), Qt::Key_Home);
    QTest::keyClick(&choices(), Qt::Key_Down);
    QTest::keyClick(&choices(), Qt::Key_Space);
    EXPECT_EQ(marked(), 1);
    EXPECT_TRUE(choices().currentIndex().data(kMarkRole).toBool());
    EXPECT_EQ(choices().currentIndex().data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked)) << "heard, too";
    QTest::keyClick(&choices(), Qt::Key_Space);
    EXPECT_EQ(marked(), 0);
    EXPECT_EQ(game().length(), before);
}

TEST_F(DiscardTogether, CardsOfTheHandMarkOnTheBoard)
{
    ASSERT_GE(over(), 2);
    const int before = game().length();
    const CardRef card = game().seen().hand.front().ref;
    TableCard* widget = page().board().cardWidget(card);
    ASSERT_NE(widget, nullptr);
    page().board().hurry();
    QTest::mouseClick(widget, Qt::LeftButton, {}, widget->rect().center());
    EXPECT_EQ(page().decisions().markedCards(), std::vector<CardRef>{card});
    EXPECT_TRUE(page().board().cardWidget(card)->mark().chosen);
    EXPECT_TRUE(page().board().cardWidget(card)->mark().marked) << "told by a sign as well";
    EXPECT_TRUE(widget->accessibleName().split(QStringLiteral("; ")).contains(QStringLiteral("marked")))
        << widget->accessibleName().toStdString();
    EXPECT_EQ(marked(), 1);
    widget->setFocus();
    QTest::keyClick(widget, Qt::Key_Space);
    EXPECT_EQ(marked(), 0);
    EXPECT_FALSE(page().board().cardWidget(card)->mark().chosen);
    EXPECT_EQ(game().length(), before);
}

} // namespace dossier
