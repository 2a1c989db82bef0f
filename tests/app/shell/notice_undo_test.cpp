// The Undo a notice offers takes back what the notice speaks of, and says so where it no longer can.
#include "app/analysis/analysis_view.h"
#include "app/collection/collection_panel.h"
#include "app/collection/heap_view.h"
#include "app/decks/decks_panel.h"
#include "desk/deck_library.h"
#include "desk/history.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "support/deck_builder.h"
#include "test_program.h"

#include <QAbstractButton>
#include <QPlainTextEdit>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class NoticeUndo : public testing::Test
{
protected:
    const Desk& desk() { return program.desk(); }
    QAbstractButton& offered() { return program.find<QAbstractButton>("messageAction"); }
    std::size_t steps() { return desk().history.recent(100).size(); }
    void own(const char* number, int copies) { desk().owned.add(test::card(number), copies); }
    int copies(const char* number) { return desk().owned.copies(test::card(number)); }

    test::TestProgram program;
};

} // namespace

TEST_F(NoticeUndo, BringsADeletedDeckBackAsItWas)
{
    desk().shelf.create(test::legalDeck());
    desk().shelf.keepVersion("as printed");
    const std::int64_t id = desk().openDeck.id();
    const Deck deck = desk().openDeck.deck();
    const std::vector<DeckSummary> decks = desk().shelf.decks();
    desk().shelf.remove(id);
    ASSERT_FALSE(desk().openDeck.isOpen());
    const std::size_t before = steps();

    offered().click();
    EXPECT_EQ(desk().openDeck.id(), id);
    EXPECT_EQ(desk().openDeck.deck(), deck);
    ASSERT_EQ(desk().shelf.decks().size(), 1u);
    EXPECT_EQ(desk().shelf.decks().front().changed, decks.front().changed);
    ASSERT_EQ(desk().shelf.versions().size(), 1u);
    EXPECT_EQ(desk().shelf.versions().front().label, "as printed");
    EXPECT_EQ(steps(), before) << "a step back, not a new one";
}

TEST_F(NoticeUndo, BringsADeletedDeckBackWithTheNotesThatWereBeingTyped)
{
    program.window().showTab(MainWindow::Decks);
    desk().shelf.create(test::legalDeck());
    auto& notes = program.find<QPlainTextEdit>("deckNotes");
    notes.setPlainText("half a thought");
    notes.document()->setModified(true);
    desk().shelf.remove(desk().openDeck.id());
    EXPECT_TRUE(program.message().endsWith("was deleted.")) << program.message().toStdString();
    offered().click();
    EXPECT_EQ(desk().openDeck.deck().notes, "half a thought");
}

TEST_F(NoticeUndo, LeavesWhatCameLaterAndPointsToTheHistory)
{
    desk().shelf.create(test::legalDeck());
    desk().shelf.remove(desk().openDeck.id());
    own("XF96-0063v1", 2);
    offered().click();
    EXPECT_EQ(copies("XF96-0063v1"), 2) << "the newest step is not what the notice spoke of";
    EXPECT_TRUE(desk().shelf.decks().empty());
    EXPECT_TRUE(program.message().contains("add 2 Aubrey, MO")) << program.message().toStdString();
    offered().click();
    EXPECT_TRUE(program.find<QWidget>("history").isVisible());
    desk().history.undo();
    desk().history.undo();
    EXPECT_EQ(desk().shelf.decks().size(), 1u);
}

TEST_F(NoticeUndo, IsNotDoneTwice)
{
    desk().shelf.create(test::legalDeck());
    desk().shelf.remove(desk().openDeck.id());
    desk().history.undo();
    desk().history.redo();
    desk().history.undoStep(desk().history.recent(1).front().step);
    EXPECT_EQ(desk().shelf.decks().size(), 1u);
    desk().history.undoStep(desk().history.recent(1).front().step);
    EXPECT_EQ(desk().shelf.decks().size(), 1u) << "its making is not what was to be undone";
    EXPECT_EQ(program.message(), "It is undone already.");
}

TEST_F(NoticeUndo, OffersRedoOfItsOwnStepOnly)
{
    own("XF96-0063v1", 2);
    desk().history.undo();
    own("XF96-0064v1", 1);
    offered().click();
    EXPECT_EQ(copies("XF96-0063v1"), 0);
    EXPECT_EQ(copies("XF96-0064v1"), 1);
    EXPECT_TRUE(program.message().startsWith("It cannot be done again")) << program.message().toStdString();
}

TEST_F(NoticeUndo, OfSeveralRowsIsTheirs)
{
    own("XF96-0063v1", 2);
    own("XF96-0064v1", 2);
    program.window().showTab(MainWindow::Collection);
    program.window().collection().showPage(CollectionPanel::Heaps);
    auto& table = program.find<HeapView>("heapTable");
    table.selectAll();
    ASSERT_TRUE(table.writeChosen(HeapTableModel::Location, "Box"));
    own("XF96-0065v1", 1);
    offered().click();
    EXPECT_EQ(copies("XF96-0065v1"), 1);
    EXPECT_EQ(desk().owned.heapsOf("XF96-0063v1").front().owned.location, "Box");
    desk().history.undo();

    ASSERT_TRUE(table.writeChosen(HeapTableModel::Location, "Box"));
    EXPECT_FALSE(offered().isVisible()) << "nothing changed, so there is nothing to take back";
}

TEST_F(NoticeUndo, OfTheWantListIsOneStep)
{
    own("XF96-0063v1", 1);
    desk().shelf.create(test::legalDeck());
    program.window().show();
    program.window().showTab(MainWindow::Decks);
    program.window().decks().showPart(DecksPanel::Analysis);
    program.window().decks().analysis().showPage(AnalysisView::Copies);
    const std::size_t before = steps();
    program.find<QAbstractButton>("wantMissing").click();
    EXPECT_EQ(steps(), before + 1);
    EXPECT_TRUE(desk().history.undoText().startsWith("put ")) << desk().history.undoText().toStdString();
    desk().owned.change(desk().owned.heapsOf("XF96-0063v1").front());
    offered().click();
    EXPECT_EQ(desk().owned.heapCount(), 1) << "the wishes are gone";
}

// The next step leaves nothing to do again.
TEST_F(NoticeUndo, ItsRedoGoesWithWhatItWouldDo)
{
    own("XF96-0063v1", 1);
    desk().history.undo();
    ASSERT_TRUE(offered().isVisible());
    ASSERT_EQ(offered().text(), "Redo");
    own("XF96-0064v1", 1);
    EXPECT_FALSE(offered().isVisible()) << program.message().toStdString();
    desk().history.undo();
    ASSERT_TRUE(offered().isVisible());
    offered().click();
    EXPECT_EQ(copies("XF96-0064v1"), 1);
    EXPECT_EQ(copies("XF96-0063v1"), 0);
}

} // namespace dossier
