// Places and borrowers that are known are offered while one types; Enter takes what stands in the line, once.
#include "app/collection/collection_panel.h"
#include "app/collection/collection_view.h"
#include "app/collection/heap_view.h"
#include "desk/heap_cells.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class KnownPlaces : public testing::Test
{
protected:
    KnownPlaces()
    {
        OwnedCard heap;
        heap.card = "XF96-0063v1";
        heap.count = 2;
        heap.location = "Binder 1, page 12";
        program.desk().owned.add(heap);
        heap.location = "";
        program.desk().owned.add(heap);
        program.window().showTab(MainWindow::Collection);
    }

    // As the system does: to what has popped up, where something has.
    void press(int key)
    {
        QWidget* popped = QApplication::activePopupWidget();
        QTest::keyClick(popped ? popped : QApplication::focusWidget(), static_cast<Qt::Key>(key));
        QCoreApplication::processEvents();
    }
    void type(const QString& text)
    {
        for (const QChar letter : text)
            QTest::keyClicks(QApplication::activePopupWidget() ? QApplication::activePopupWidget()
                                                               : QApplication::focusWidget(),
                             QString(letter));
    }

    test::TestProgram program;
};

} // namespace

TEST_F(KnownPlaces, AreHeldByOneEnterWhichGoesOnToTheCards)
{
    auto& place = program.find<QLineEdit>("keptPlace");
    place.setFocus();
    type(QStringLiteral("page"));
    ASSERT_NE(QApplication::activePopupWidget(), nullptr) << "offered";
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    EXPECT_EQ(QApplication::activePopupWidget(), nullptr);
    EXPECT_EQ(place.text(), "Binder 1, page 12");
    EXPECT_TRUE(program.find<QWidget>("entryLine").hasFocus()) << "by the same Enter";
    type(QStringLiteral("64"));
    press(Qt::Key_Return);
    EXPECT_EQ(program.desk().owned.heapsOf("XF96-0064v1").front().owned.location, "Binder 1, page 12");

    place.setFocus();
    place.clear();
    type(QStringLiteral("Bind"));
    press(Qt::Key_Return);
    EXPECT_EQ(place.text(), "Bind") << "what is typed, not what is offered";
    EXPECT_TRUE(program.find<QWidget>("entryLine").hasFocus());
}

TEST_F(KnownPlaces, AreWrittenIntoACellByOneEnter)
{
    program.window().collection().showPage(CollectionPanel::Heaps);
    auto& table = program.find<HeapView>("heapTable");
    for (int row = 0; row < 2; ++row)
        if (table.model()->index(row, HeapCells::Location).data().toString().isEmpty())
            table.setCurrentIndex(table.model()->index(row, HeapCells::Location));
    table.setFocus();
    table.edit(table.currentIndex());
    type(QStringLiteral("page"));
    ASSERT_NE(QApplication::activePopupWidget(), nullptr);
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    const auto heaps = program.desk().owned.heapsOf("XF96-0063v1");
    ASSERT_EQ(heaps.size(), 1u) << "moved to the others there";
    EXPECT_EQ(heaps.front().owned.count, 4);
}

TEST_F(KnownPlaces, AreWhereChosenRowsGoByOneEnter)
{
    program.window().collection().showPage(CollectionPanel::Heaps);
    auto& table = program.find<HeapView>("heapTable");
    table.selectAll();
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_M, Qt::ControlModifier);
    ASSERT_TRUE(program.find<QWidget>("chosenPlace").hasFocus());
    type(QStringLiteral("page"));
    ASSERT_NE(QApplication::activePopupWidget(), nullptr);
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    EXPECT_EQ(program.desk().owned.heapsOf("XF96-0063v1").size(), 1u);
    EXPECT_TRUE(table.hasFocus());
}

} // namespace dossier
