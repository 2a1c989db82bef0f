// Whatever asks before it does something can be left without a trace.
#include "desk/history.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "support/deck_builder.h"
#include "test_program.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

// Everything the user keeps, in words.
QString traces(test::TestProgram& program)
{
    const Desk& desk = program.desk();
    QStringList words{desk.history.undoText(), desk.history.redoText(), QString::number(desk.openDeck.id())};
    for (const DeckSummary& deck : desk.shelf.decks())
        words << deck.name << deck.changed.toString(Qt::ISODateWithMs) << QString::number(deck.bureauDeckSize);
    for (CardIndex card = 0; card < desk.box.cards.size(); ++card)
        words << QString::number(desk.owned.copies(card));
    QDir folder(program.path(QString()));
    words << folder.entryList({QStringLiteral("*.pdf"), QStringLiteral("*.csv"), QStringLiteral("*.txt"),
                               QStringLiteral("*.json"), QStringLiteral("*.zip")});
    return words.join(QLatin1Char('\n'));
}

// Esc for whatever lies over the main window.
int leaveWindows(test::TestProgram& program)
{
    int left = 0;
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (!widget->isVisible() || widget == &program.window() || !widget->isWindow())
            continue;
        QTest::keyClick(widget, Qt::Key_Escape);
        if (widget->isVisible())
            widget->close();
        ++left;
    }
    return left;
}

} // namespace

TEST(Cancelling, EveryEntryThatAsksFirstLeavesNoTrace)
{
    test::TestProgram program;
    program.desk().shelf.create(test::legalDeck());
    program.desk().owned.add(test::card("XF96-0063v1"), 3);
    const QString before = traces(program);
    int entries = 0;
    int windows = 0;
    const auto actions = program.window().findChildren<QAction*>();
    for (QAction* action : actions) {
        if (!action->text().endsWith(QChar(0x2026))) // "…": something is asked first
            continue;
        ++entries;
        action->trigger();
        QApplication::processEvents();
        windows += leaveWindows(program);
        EXPECT_EQ(traces(program), before) << action->text().toStdString();
    }
    EXPECT_GE(entries, 4);
    EXPECT_GE(windows, 2) << "some of them are windows of their own";
}

} // namespace dossier
