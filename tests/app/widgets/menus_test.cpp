// A menu over a row does not hold up the program: whoever opened it goes on, and may be gone before it.
#include "app/collection/collection_panel.h"
#include "app/decks/deck_list.h"
#include "desk/deck_library.h"
#include "desk/open_deck.h"
#include "support/base_set.h"
#include "table/sample_table.h"
#include "test_program.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPointer>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class RowMenus : public testing::Test
{
protected:
    RowMenus()
    {
        test::goToTableWithSample(program);
        program.desk().openDeck.open(program.desk().shelf.decks().front().id);
    }

    // What is over `view` once it was asked for its menu. A menu that waits for an answer gets none.
    QPointer<QMenu> opened(QWidget& view)
    {
        bool waited = false;
        QTimer::singleShot(0, &view, [&] {
            waited = true;
            if (QWidget* menu = QApplication::activePopupWidget())
                menu->close();
        });
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(3, 3), view.mapToGlobal(QPoint(3, 3)));
        QApplication::sendEvent(&view, &asked);
        EXPECT_FALSE(waited) << view.parent()->objectName().toStdString();
        return qobject_cast<QMenu*>(QApplication::activePopupWidget());
    }
    QWidget& rows(const char* name, int row = 0)
    {
        auto& view = program.find<QAbstractItemView>(name);
        view.setCurrentIndex(view.model()->index(row, 0));
        EXPECT_TRUE(view.currentIndex().isValid()) << name;
        return *view.viewport();
    }
    void goesWhenItIsClosed(QWidget& view)
    {
        const QPointer<QMenu> menu = opened(view);
        ASSERT_TRUE(menu) << view.parent()->objectName().toStdString();
        EXPECT_FALSE(menu->isEmpty());
        menu->close();
        QCoreApplication::sendPostedEvents(menu, QEvent::DeferredDelete);
        EXPECT_FALSE(menu);
    }

    test::TestProgram program;
};

} // namespace

TEST_F(RowMenus, HoldUpNothingAndGoWhenTheyAreClosed)
{
    program.window().showTab(MainWindow::Decks);
    for (const char* list : {"deckList", "teamList"})
        goesWhenItIsClosed(rows(list));
    goesWhenItIsClosed(rows("bureauList", 1)); // below a heading
    program.desk().openDeck.change([](Deck& deck) { deck.bureauDeck.clear(); });
    goesWhenItIsClosed(rows("problemList"));
    program.window().showTab(MainWindow::Cards);
    goesWhenItIsClosed(rows("cardTable"));
    goesWhenItIsClosed(*program.find<QTableView>("cardTable").horizontalHeader()->viewport());
    program.find<QLineEdit>("searchLine").setText(QStringLiteral("t:site"));
    program.find<QToolButton>("keepSearch").click();
    goesWhenItIsClosed(rows("savedSearches"));
    program.window().showTab(MainWindow::Collection);
    test::enter(program.find<QLineEdit>("entryLine"), QStringLiteral("63 2"));
    program.window().collection().showPage(CollectionPanel::Heaps);
    goesWhenItIsClosed(rows("heapTable"));
    goesWhenItIsClosed(*program.find<QTableView>("heapTable").horizontalHeader()->viewport());
    program.window().collection().showPage(CollectionPanel::Cards);
    goesWhenItIsClosed(rows("collectionTable"));
}

TEST_F(RowMenus, GoWithTheWindowTheyAreOpenIn)
{
    program.window().showTab(MainWindow::Decks);
    const QPointer<QMenu> menu = opened(rows("deckList"));
    ASSERT_TRUE(menu);
    program.restart();
    EXPECT_FALSE(menu);
}

// Meanwhile the list may get other rows.
TEST_F(RowMenus, AreAboutTheRowTheyWereOpenedOn)
{
    program.window().showTab(MainWindow::Decks);
    const Deck other = program.desk().openDeck.deck();
    const std::int64_t first = program.desk().shelf.decks().front().id;
    const QPointer<QMenu> menu = opened(rows("deckList"));
    ASSERT_TRUE(menu);
    program.desk().shelf.create(other);
    std::int64_t played = 0;
    QObject::connect(&program.find<DeckList>("deckList"), &DeckList::playWanted,
                     [&](std::int64_t deck) { played = deck; });
    menu->actions().front()->trigger();
    EXPECT_EQ(played, first);
}

} // namespace dossier
