// The letters that are keys at the table are so wherever the keyboard is: no list takes them for the beginning of a
// row.
#include "app/board/board.h"
#include "app/card_face/big_card.h"
#include "app/table/decision_model.h"
#include "app/table/decision_panel.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "table/sample_table.h"
#include "table/table_game.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class LetterKeys : public test::SampleGame
{
protected:
    // The first row about a card has the keyboard.
    CardIndex goToRow()
    {
        choices().setFocus();
        const DecisionModel& rows = page().decisions().model();
        for (int row = 0; row < rows.rowCount(); ++row)
            if (const auto card = rows.cardAt(rows.index(row))) {
                choices().setCurrentIndex(rows.index(row));
                return *card;
            }
        ADD_FAILURE() << "no choice is about a card";
        return 0;
    }
};

} // namespace

TEST_F(LetterKeys, IShowsTheCardOfTheRow)
{
    ASSERT_TRUE(goTo(Asks::Deploy));
    const CardIndex card = goToRow();
    const QModelIndex row = choices().currentIndex();
    QTest::keyClick(&choices(), Qt::Key_I, Qt::NoModifier);
    auto& big = program.find<BigCard>("bigCard");
    ASSERT_TRUE(big.isVisible());
    EXPECT_EQ(big.card(), card);
    QTest::keyClick(&big, Qt::Key_Space);
    EXPECT_FALSE(big.isVisible());
    EXPECT_TRUE(choices().hasFocus()) << "the keyboard is where it was";
    EXPECT_EQ(choices().currentIndex(), row);
}

TEST_F(LetterKeys, NoListSearchesForThem)
{
    ASSERT_TRUE(goTo(Asks::Deploy));
    goToRow();
    int lists = 0;
    for (auto* view : page().findChildren<QAbstractItemView*>()) {
        if (!view->isVisible() || !view->model() || view->model()->rowCount() < 2 ||
            qobject_cast<QComboBox*>(view->parent()))
            continue;
        ++lists;
        view->setFocus();
        for (char letter = 'b'; letter <= 'z'; ++letter) {
            if (QByteArray("acdhilnopsvx").contains(letter))
                continue; // what these do is tested elsewhere
            const QModelIndex before = view->currentIndex();
            QTest::keyClick(view, letter);
            EXPECT_EQ(view->currentIndex(), before) << letter << " in " << view->objectName().toStdString();
            EXPECT_TRUE(view->hasFocus());
        }
        const int before = game().position();
        QTest::keyClick(view, 'i');
        EXPECT_EQ(game().position(), before);
        if (auto* big = program.window().findChild<QWidget*>("bigCard"); big && big->isVisible())
            QTest::keyClick(big, Qt::Key_Escape);
        EXPECT_TRUE(view->hasFocus()) << view->objectName().toStdString();
    }
    EXPECT_GT(lists, 0);
}

// Where no choice has a number, none is offered at the foot; what stands at the right of a choice is said in words.
TEST_F(LetterKeys, TheFootOffersNumbersWhereThereAreSome)
{
    const auto& foot = program.find<QLabel>("hint");
    int with = 0;
    int without = 0;
    for (int i = 0; i < 400 && !game().isOver(); ++i) {
        const bool numbers = page().decisions().model().indexOfNumber(1).isValid();
        (numbers ? with : without) += 1;
        EXPECT_EQ(foot.text().contains("1–9"), numbers) << foot.text().toStdString();
        for (int row = 0; row < choices().model()->rowCount(); ++row) {
            const QModelIndex index = choices().model()->index(row, 0);
            if (index.data(kFigureRole).toString().contains(" : ")) {
                EXPECT_TRUE(index.data(Qt::ToolTipRole).toString().contains(" against "));
                EXPECT_TRUE(index.data(Qt::AccessibleTextRole).toString().contains(" against "));
            }
        }
        game().take(Action(game().actions()[i * 7 % game().actions().size()]));
    }
    EXPECT_GT(with, 0);
    EXPECT_GT(without, 0);
}

TEST_F(LetterKeys, WordsThatNoChoiceHasAreAnswered)
{
    ASSERT_TRUE(goTo(Asks::Deploy));
    auto& words = program.find<QLineEdit>("choiceFilter");
    ASSERT_TRUE(words.isVisible());
    const int all = choices().model()->rowCount();
    QTest::keyClick(&choices(), Qt::Key_Slash);
    QTest::keyClicks(&words, "zzq");
    ASSERT_EQ(choices().model()->rowCount(), 1);
    EXPECT_TRUE(choices().model()->index(0, 0).data().toString().startsWith("No choice has these words"));
    QTest::keyClick(&words, Qt::Key_Return);
    QTest::keyClick(&words, Qt::Key_Escape);
    EXPECT_EQ(choices().model()->rowCount(), all);
}

// Keys that would answer do nothing while it lies over the table: it says so, and what leads back.
TEST_F(LetterKeys, TheNotebookSaysHowToGetBack)
{
    ASSERT_TRUE(goTo(Asks::Deploy));
    const auto& foot = program.find<QLabel>("hint");
    const auto& notebook = program.find<QWidget>("notebookPage");
    const auto press = [&](Qt::Key key) { QTest::keyClick(program.window().focusWidget(), key); };
    choices().setFocus();
    press(Qt::Key_N);
    ASSERT_TRUE(notebook.isVisible());
    EXPECT_TRUE(foot.text().contains("back to the table")) << foot.text().toStdString();
    EXPECT_FALSE(foot.text().contains("1–9")) << foot.text().toStdString();
    const int before = game().length();
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_1, Qt::Key_P}) {
        press(key);
        EXPECT_EQ(game().length(), before);
        EXPECT_TRUE(foot.text().contains("Esc leads back to the question")) << foot.text().toStdString();
    }
    press(Qt::Key_Escape);
    EXPECT_FALSE(notebook.isVisible());
    EXPECT_TRUE(foot.text().contains("1–9")) << foot.text().toStdString();
    EXPECT_TRUE(choices().hasFocus());
}

// The line at the foot says of a card what can be done with it, and names it once.
TEST_F(LetterKeys, TheLineAtTheFootNamesACardOnce)
{
    ASSERT_TRUE(goTo(Asks::Deploy));
    const CardIndex card = goToRow();
    const QString title = game().cast().title(card);
    const auto said = [&](const QString& does) {
        emit page().board().pointedAt(card, does);
        return program.find<QLabel>("hint").text();
    };
    EXPECT_EQ(said(QStringLiteral("to the Field")).count(title), 1);
    EXPECT_EQ(said(QStringLiteral("Use %1: take a Site").arg(title)).count(title), 1);
    EXPECT_EQ(said({}).count(title), 1);
}

} // namespace dossier
