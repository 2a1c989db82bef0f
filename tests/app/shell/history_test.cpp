// Undo in the window: the menu names the step, everything that shows it follows, also after a restart.
#include "app/collection/collection_panel.h"
#include "app/entry/card_entry_line.h"
#include "app/importing/import_dialog.h"
#include "app/widgets/progress_dialog.h"
#include "box/game_data.h"
#include "db/stores/collection_store.h"
#include "desk/history.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAbstractButton>
#include <QAction>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QWindow>

#include <gtest/gtest.h>
#include <memory>

namespace dossier {

namespace {

class HistoryInTheWindow : public testing::Test
{
protected:
    QAction& action(const char* name) { return *program.window().findChild<QAction*>(QLatin1String(name)); }
    void enter(const QString& line)
    {
        program.window().showTab(MainWindow::Collection);
        test::enter(program.find<CardEntryLine>("entryLine"), line);
    }
    int rows()
    {
        program.window().collection().showPage(CollectionPanel::Heaps);
        return program.find<QTableView>("heapTable").model()->rowCount();
    }
    void addToDeck(const char* number)
    {
        program.desk().openDeck.add(Zone::BureauDeck, *program.desk().box.cards.findNumber(number), 1);
    }

    test::TestProgram program;
};

} // namespace

TEST_F(HistoryInTheWindow, NamesTheStepInTheMenuAndTakesItBack)
{
    EXPECT_FALSE(action("edit.undo").isEnabled());
    EXPECT_EQ(action("edit.undo").text(), "&Undo");
    enter(QStringLiteral("42 2"));
    EXPECT_EQ(rows(), 1);
    EXPECT_EQ(action("edit.undo").text(), "&Undo: add 2 Gibsonton, FL");
    action("edit.undo").trigger();
    EXPECT_EQ(rows(), 0);
    EXPECT_EQ(program.desk().owned.totalCopies(), 0);
    EXPECT_FALSE(action("edit.undo").isEnabled());
    EXPECT_EQ(action("edit.redo").text(), "&Redo: add 2 Gibsonton, FL");
    action("edit.redo").trigger();
    EXPECT_EQ(rows(), 1);
    EXPECT_EQ(program.desk().owned.totalCopies(), 2);
}

TEST_F(HistoryInTheWindow, OutlivesTheProgram)
{
    enter(QStringLiteral("42 2"));
    program.restart();
    EXPECT_EQ(action("edit.undo").text(), "&Undo: add 2 Gibsonton, FL");
    action("edit.undo").trigger();
    EXPECT_EQ(program.desk().owned.totalCopies(), 0);
}

TEST_F(HistoryInTheWindow, TheOpenDeckFollows)
{
    const Desk& desk = program.desk();
    desk.shelf.createEmpty();
    const std::int64_t id = desk.openDeck.id();
    addToDeck("XF96-0042v1");
    addToDeck("XF96-0063v1");
    action("edit.undo").trigger();
    EXPECT_EQ(desk.openDeck.deck().bureauDeck.size(), 1u);
    action("edit.undo").trigger();
    action("edit.undo").trigger();
    EXPECT_FALSE(desk.openDeck.isOpen()) << "a deck that was not yet made cannot be open";
    action("edit.redo").trigger();
    EXPECT_EQ(desk.openDeck.id(), id);
    action("edit.redo").trigger();
    EXPECT_EQ(desk.openDeck.deck().bureauDeck.size(), 1u);
}

TEST_F(HistoryInTheWindow, ADeletedDeckComesBackWithoutAQuestion)
{
    const Desk& desk = program.desk();
    desk.shelf.createEmpty();
    const std::int64_t id = desk.openDeck.id();
    desk.shelf.remove(id);
    EXPECT_FALSE(desk.openDeck.isOpen());
    action("edit.undo").trigger();
    EXPECT_EQ(desk.openDeck.id(), id);
}

TEST_F(HistoryInTheWindow, AnImportIsOneStep)
{
    auto& dialog = importDialog(program.desk(), program.window());
    dialog.read("Quantity,Card ID,Condition\n3,XF96-0063v1,Mint\n2,XF96-0064v1,Mint\n", QStringLiteral("box.csv"),
                QStringLiteral("box"));
    dialog.import();
    EXPECT_EQ(program.desk().owned.totalCopies(), 5);
    EXPECT_EQ(action("edit.undo").text(), "&Undo: import 2 rows");
    action("edit.undo").trigger();
    EXPECT_EQ(program.desk().owned.totalCopies(), 0);
}

TEST_F(HistoryInTheWindow, KeysUndoAlsoWhileTheEntryLineHasTheKeyboard)
{
    enter(QStringLiteral("42 2"));
    auto& line = program.find<CardEntryLine>("entryLine");
    QTest::keyClick(&line, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(program.desk().owned.totalCopies(), 0);
    QTest::keyClick(&line, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(program.desk().owned.totalCopies(), 2);
}

// Over 200 ms the window shows that it works, and hears nothing meanwhile.
TEST_F(HistoryInTheWindow, AStepOfManyRowsIsShownWhileItIsGoneOverAndCanBeStopped)
{
    std::vector<OwnedCard> rows(3000);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].card = "XF96-0063v1";
        rows[i].count = 1;
        rows[i].location = std::to_string(i);
    }
    History& history = program.desk().history;
    program.desk().owned.merge(rows, MergeMode::Add);
    QStringList shown;
    bool goesOn = false;
    std::int64_t copiesWhenGone = -1;
    history.setWaiting([&](const QString& words) -> RowsDone {
        shown << words;
        const std::shared_ptr<int> gone(new int, [&](const int* mark) {
            copiesWhenGone = program.desk().owned.totalCopies();
            delete mark;
        });
        return [&, gone](std::size_t, std::size_t) { return goesOn; };
    });
    action("edit.undo").trigger();
    EXPECT_EQ(shown, QStringList{QStringLiteral("Undoing: import 3000 rows …")});
    EXPECT_EQ(program.desk().owned.totalCopies(), 3000) << "stopped";
    EXPECT_EQ(program.message(), "Stopped: everything is as it was before this step.");
    goesOn = true;
    action("edit.undo").trigger();
    EXPECT_EQ(program.desk().owned.totalCopies(), 0);
    EXPECT_EQ(copiesWhenGone, 0) << "shown until everybody knows";
    action("edit.redo").trigger();
    EXPECT_EQ(program.desk().owned.totalCopies(), 3000);
    shown.clear();
    enter(QStringLiteral("42"));
    history.goTo(0);
    EXPECT_EQ(shown, QStringList{QStringLiteral("Going through the history …")}) << "one for all steps";
    EXPECT_EQ(program.desk().owned.totalCopies(), 0);
    history.setWaiting({});
    history.goTo(1);
    EXPECT_EQ(program.desk().owned.totalCopies(), 3000) << "nobody need watch";
}

// The bar lies over the window, and a click on what lies beneath it is lost, not done later.
TEST_F(HistoryInTheWindow, ClicksMadeWhileItWorksAreNotHeard)
{
    program.window().showTab(MainWindow::Decks);
    auto& create = program.find<QAbstractButton>("newDeck");
    {
        ProgressDialog work(&program.window(), QStringLiteral("Working …"));
        for (int part = 1; part <= 12; ++part) {
            QTest::qSleep(25);
            EXPECT_TRUE(work.goOn(static_cast<std::size_t>(part), 20));
        }
        EXPECT_TRUE(program.find<QWidget>("longWork").isVisible()) << "after 200 ms";
        const QPoint place = create.mapTo(&program.window(), create.rect().center());
        QTest::mouseClick(program.window().windowHandle(), Qt::LeftButton, {}, place);
    }
    QApplication::processEvents();
    EXPECT_FALSE(program.desk().openDeck.isOpen());
    QTest::mouseClick(program.window().windowHandle(), Qt::LeftButton, {},
                      create.mapTo(&program.window(), create.rect().center()));
    EXPECT_TRUE(program.desk().openDeck.isOpen()) << "it is where the click went";
}

TEST_F(HistoryInTheWindow, ListsWhatWasDoneAndGoesBackToALine)
{
    for (const char* line : {"42", "43", "44 2"})
        enter(QLatin1String(line));
    action("edit.history").trigger();
    auto& list = program.find<QListWidget>("historyList");
    ASSERT_EQ(list.count(), 4) << "three steps and the beginning";
    EXPECT_TRUE(list.item(0)->text().contains("add 2 "));
    const auto choose = [&](int row) {
        list.setCurrentRow(row);
        QTest::keyClick(&list, Qt::Key_Return);
    };
    choose(2);
    EXPECT_EQ(program.desk().owned.totalCopies(), 1);
    EXPECT_TRUE(list.item(0)->text().contains("undone: add 2 "));
    choose(3);
    EXPECT_EQ(program.desk().owned.totalCopies(), 0);
    const QSignalSpy told(&program.desk().owned, &OwnedCards::changed);
    choose(0);
    EXPECT_EQ(program.desk().owned.totalCopies(), 4);
    EXPECT_EQ(told.size(), 1) << "however many steps it was";
    EXPECT_EQ(rows(), 3);
}

// Ctrl+Z reaches into nobody else's work unasked.
TEST_F(HistoryInTheWindow, AsksBeforeItTakesBackWhatAnotherProgramDid)
{
    enter(QStringLiteral("42 2"));
    Database elsewhere(program.database());
    OwnedCard cards;
    cards.card = "XF96-0063v1";
    cards.count = 3;
    CollectionStore(elsewhere).add(cards);
    program.answers.sureties = {false, true};
    action("edit.undo").trigger();
    ASSERT_EQ(program.answers.asked.size(), 1);
    EXPECT_TRUE(program.answers.asked[0].contains("the command line")) << program.answers.asked[0].toStdString();
    EXPECT_TRUE(program.answers.asked[0].contains("add 3 Aubrey, MO")) << program.answers.asked[0].toStdString();
    EXPECT_EQ(CollectionStore(elsewhere).totalCopies(), 5);
    action("edit.undo").trigger();
    EXPECT_EQ(CollectionStore(elsewhere).totalCopies(), 2);
    action("edit.undo").trigger();
    EXPECT_EQ(CollectionStore(elsewhere).totalCopies(), 0);
    EXPECT_EQ(program.answers.asked.size(), 2) << "one's own step needs no question";
}

TEST_F(HistoryInTheWindow, ListsWhoDidWhat)
{
    enter(QStringLiteral("42 2"));
    Database elsewhere(program.database());
    OwnedCard cards;
    cards.card = "XF96-0063v1";
    cards.count = 3;
    CollectionStore(elsewhere).add(cards);
    action("edit.history").trigger();
    auto& list = program.find<QListWidget>("historyList");
    EXPECT_TRUE(list.item(0)->text().endsWith("add 3 Aubrey, MO (by the command line)"))
        << list.item(0)->text().toStdString();
    EXPECT_TRUE(list.item(1)->text().endsWith("add 2 Gibsonton, FL")) << list.item(1)->text().toStdString();
}

// While very many rows are read in, timers go on: what was typed just before is stored afterwards, as a step of its
// own.
TEST_F(HistoryInTheWindow, WhatIsTypedDoesNotBecomePartOfAnImport)
{
    const Desk& desk = program.desk();
    desk.shelf.createEmpty();
    program.window().showTab(MainWindow::Decks);
    auto& notes = program.find<QPlainTextEdit>("deckNotes");
    notes.setPlainText(QStringLiteral("typed"));
    notes.document()->setModified(true);
    std::vector<OwnedCard> many;
    for (int i = 0; i < 3000; ++i) {
        OwnedCard cards;
        cards.card = "XF96-0042v1";
        cards.count = 1;
        cards.location = "Box " + std::to_string(i);
        many.push_back(cards);
    }
    const auto pause = [&](std::size_t, std::size_t) {
        QTest::qWait(600); // longer than the typing has to rest
        return false;      // somebody cancels
    };
    EXPECT_FALSE(desk.owned.merge(many, MergeMode::Add, pause));
    EXPECT_EQ(desk.owned.totalCopies(), 0);
    ASSERT_TRUE(test::waitUntil([&] { return desk.openDeck.deck().notes == "typed"; }));
    EXPECT_FALSE(program.window().findChild<QWidget*>(QStringLiteral("messageBar"))->isVisible())
        << program.message().toStdString();
    program.restart();
    EXPECT_EQ(program.desk().openDeck.deck().notes, "typed");
}

} // namespace dossier
