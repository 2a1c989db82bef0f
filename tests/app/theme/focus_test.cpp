// Whatever button has the keyboard is seen to have it, bare ones too.
#include "desk/files/shelved_decks.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QImage>
#include <QPushButton>
#include <QToolButton>

#include <gtest/gtest.h>

namespace dossier {

namespace {

bool isSeenToHaveFocus(QAbstractButton& button)
{
    button.clearFocus();
    const QImage before = button.grab().toImage();
    button.setFocus(Qt::TabFocusReason);
    if (!button.hasFocus())
        return true; // nobody comes there
    const bool seen = button.grab().toImage() != before;
    button.clearFocus();
    return seen;
}

} // namespace

TEST(ButtonFocus, IsSeenOnEveryTab)
{
    test::TestProgram program;
    program.window().resize(1280, 720);
    int looked = 0;
    for (int tab = MainWindow::Cards; tab <= MainWindow::Rules; ++tab) {
        program.window().showTab(static_cast<MainWindow::Tab>(tab));
        QApplication::processEvents();
        for (QAbstractButton* button : program.window().findChildren<QAbstractButton*>()) {
            if (!button->isVisible() || !button->isEnabled() || (button->focusPolicy() & Qt::TabFocus) == 0)
                continue;
            ++looked;
            EXPECT_TRUE(isSeenToHaveFocus(*button))
                << tab << ": " << button->objectName().toStdString() << " " << button->text().toStdString();
        }
    }
    EXPECT_GT(looked, 30);
}

// A list with the keyboard says so along its whole row, not by a few pixels at its edge.
TEST(ListFocus, IsSeenOnEveryTab)
{
    test::TestProgram program;
    addSampleDecks(program.desk());
    program.desk().owned.add(test::card("XF96-0063v1"), 3);
    int looked = 0;
    for (int tab = MainWindow::Cards; tab <= MainWindow::Rules; ++tab) {
        program.window().showTab(static_cast<MainWindow::Tab>(tab));
        QApplication::processEvents();
        for (auto* view : program.window().findChildren<QAbstractItemView*>()) {
            if (!view->isVisible() || !view->isEnabled() || (view->focusPolicy() & Qt::TabFocus) == 0 ||
                !view->model() || view->model()->rowCount() == 0)
                continue;
            view->setFocus(Qt::TabFocusReason);
            if (!view->currentIndex().isValid())
                continue;
            const QImage with = view->viewport()->grab().toImage();
            view->clearFocus();
            const QImage without = view->viewport()->grab().toImage();
            int changed = 0;
            for (int y = 0; y < with.height(); ++y)
                for (int x = 0; x < with.width(); ++x)
                    changed += with.pixel(x, y) != without.pixel(x, y) ? 1 : 0;
            ++looked;
            const int seen = view->visualRect(view->currentIndex()).width();
            EXPECT_GE(changed, seen) << tab << ": " << view->objectName().toStdString();
        }
    }
    EXPECT_GE(looked, 6);
}

TEST(ButtonFocus, IsSeenOnBareButtons)
{
    test::TestProgram program;
    QPushButton flat(QStringLiteral("Rules"), &program.window());
    flat.setFlat(true);
    QToolButton raised(&program.window());
    raised.setText(QStringLiteral("?"));
    raised.setAutoRaise(true);
    raised.setFocusPolicy(Qt::TabFocus);
    for (QAbstractButton* button : {static_cast<QAbstractButton*>(&flat), static_cast<QAbstractButton*>(&raised)}) {
        button->adjustSize();
        button->show();
        EXPECT_TRUE(isSeenToHaveFocus(*button)) << button->text().toStdString();
        button->setFocus(Qt::TabFocusReason);
        EXPECT_TRUE(button->hasFocus());
    }
}

} // namespace dossier
