#include "app/widgets/card_table.h"

#include <QGuiApplication>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

TEST(ChooseRow, ChoosesThatRowAloneWhateverKeysAreHeld)
{
    QStandardItemModel model(6, 3);
    QTableView table;
    table.setModel(&model);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.hideColumn(0);
    table.show();
    chooseRow(table, 4);
    QTest::keyPress(&table, Qt::Key_Shift, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_NE(QGuiApplication::keyboardModifiers(), Qt::NoModifier);
    chooseRow(table, 1);
    QTest::keyRelease(&table, Qt::Key_Shift);
    const QModelIndexList rows = table.selectionModel()->selectedRows(1);
    ASSERT_EQ(rows.size(), 1);
    EXPECT_EQ(rows.front().row(), 1);
    EXPECT_EQ(table.currentIndex(), model.index(1, 1));
    chooseRow(table, 6); // which it does not have
    EXPECT_EQ(table.currentIndex().row(), 1);
}

} // namespace dossier
