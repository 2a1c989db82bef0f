// Whatever button has the keyboard is seen to have it, bare ones too.
#include "test_program.h"

#include <QAbstractButton>
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
