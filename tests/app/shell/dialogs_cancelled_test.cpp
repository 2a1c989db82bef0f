// Whoever opens a dialog and changes his mind leaves no trace.
#include "app/importing/import_dialog.h"
#include "app/preferences/preferences_window.h"
#include "desk/deck_library.h"
#include "desk/history.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class CancelledDialogs : public testing::Test
{
protected:
    CancelledDialogs()
    {
        program.desk().owned.add(test::card("XF96-0063v1"), 2);
        program.desk().shelf.createEmpty();
        program.desk().openDeck.add(Zone::BureauDeck, test::card("XF96-0063v1"), 2);
        before = state();
    }

    // Everything the user keeps, and every file in his folder.
    QStringList state()
    {
        const Desk& desk = program.desk();
        QStringList all;
        for (const History::Entry& entry : desk.history.recent(500))
            all << entry.text + (entry.undone ? QStringLiteral(" undone") : QString());
        for (const DeckSummary& deck : desk.shelf.decks())
            all << deck.name + QString::number(deck.bureauDeckSize);
        for (const StoredHeap& heap : desk.owned.heaps())
            all << QString::fromStdString(heap.owned.card) + QString::number(heap.owned.count);
        all << desk.history.undoText() << desk.history.redoText();
        return all;
    }
    void trigger(const char* action)
    {
        auto* found = program.window().findChild<QAction*>(QLatin1String(action));
        ASSERT_TRUE(found) << action;
        found->trigger();
    }
    // Escape to every window that is open beside the main one.
    void escapeAll()
    {
        for (QWidget* window : QApplication::topLevelWidgets())
            if (window != &program.window() && window->isVisible())
                QTest::keyClick(window, Qt::Key_Escape);
    }

    test::TestProgram program;
    QStringList before;
};

} // namespace

TEST_F(CancelledDialogs, LeaveNoTrace)
{
    // Dialogs for files and lines are answered by nobody: that is "cancel" (PreparedAnswers).
    for (const char* action : {"deck.import", "deck.export", "collection.export", "deck.rename", "print", "settings",
                               "edit.history", "help.keys", "help.about"}) {
        trigger(action);
        escapeAll();
        EXPECT_EQ(state(), before) << action;
        for (QWidget* window : QApplication::topLevelWidgets())
            EXPECT_TRUE(window == &program.window() || !window->isVisible()) << action;
    }
}

TEST_F(CancelledDialogs, AnImportThatWasPickedFromIsForgotten)
{
    ImportDialog& dialog = importDialog(program.desk(), program.window());
    dialog.read("Name: Odd\nBureau Deck:\n2 Aubry, MO\n1 Forest of Nowhere\n1 Dodge\n", QStringLiteral("odd.txt"),
                QStringLiteral("odd"));
    dialog.show();
    auto* choice = dialog.findChild<QComboBox*>(QStringLiteral("importChoice3"));
    ASSERT_TRUE(choice);
    choice->setCurrentIndex(1);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    EXPECT_FALSE(dialog.isVisible());
    EXPECT_EQ(state(), before);
    program.restart();
    EXPECT_EQ(state(), before);
}

} // namespace dossier
