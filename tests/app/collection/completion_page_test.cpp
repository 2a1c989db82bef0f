// How complete the collection is, and the way from each figure to the cards it speaks of.
#include "app/chart/bar_list.h"
#include "app/collection/collection_panel.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class CompletionTab : public testing::Test
{
protected:
    CompletionTab()
    {
        own("XF96-0063v1", 5);
        own("XF96-0042v1", 2);
        program.window().showTab(MainWindow::Collection);
        program.window().collection().showPage(CollectionPanel::Completion);
    }

    void own(const char* number, int copies) { program.desk().owned.add(test::card(number), copies); }
    BarList& types() { return program.find<BarList>("completionTypes"); }
    int rows() { return program.find<QTableView>("collectionTable").model()->rowCount(); }
    int page() { return program.find<QTabBar>("collectionPages").currentIndex(); }
    QString query() { return program.find<QLineEdit>("cardsSearch").text(); }

    test::TestProgram program;
};

} // namespace

TEST_F(CompletionTab, CountsTheSetItsTypesAndItsRarities)
{
    EXPECT_TRUE(program.find<QLabel>("completionHeadline").text().startsWith(QStringLiteral("2 of 354 cards")));
    double owned = 0;
    double all = 0;
    for (const char* bars : {"completionTypes", "completionRarities"})
        for (const BarList::Row& row : program.find<BarList>(bars).rows()) {
            owned += row.value;
            all += row.value + row.further;
        }
    EXPECT_EQ(owned, 4) << "two cards, by type and by rarity";
    EXPECT_EQ(all, 708);
    own("XF96-0100v1", 1);
    EXPECT_TRUE(program.find<QLabel>("completionHeadline").text().startsWith(QStringLiteral("3 of 354 cards")));
}

TEST_F(CompletionTab, ABarLeadsToWhatIsMissingOfIt)
{
    for (const char* bars : {"completionTypes", "completionRarities"}) {
        const auto all = program.find<BarList>(bars).rows();
        for (std::size_t row = 0; row < all.size(); ++row) {
            program.window().collection().showPage(CollectionPanel::Completion);
            auto& list = program.find<BarList>(bars);
            list.setFocus();
            for (std::size_t i = 0; i < all.size(); ++i)
                QTest::keyClick(&list, Qt::Key_Up);
            for (std::size_t i = 0; i < row; ++i)
                QTest::keyClick(&list, Qt::Key_Down);
            QTest::keyClick(&list, Qt::Key_Return);
            EXPECT_EQ(page(), CollectionPanel::Cards);
            EXPECT_EQ(rows(), all[row].further) << all[row].name.toStdString() << ' ' << query().toStdString();
        }
    }
}

TEST_F(CompletionTab, ABarIsPressedByMouse)
{
    const int middle = types().height() / static_cast<int>(types().rows().size()) / 2;
    QTest::mouseClick(&types(), Qt::LeftButton, {}, {20, middle});
    EXPECT_EQ(page(), CollectionPanel::Cards);
    EXPECT_EQ(rows(), types().rows().front().further);
}

TEST_F(CompletionTab, LeadsToTheLists)
{
    const auto press = [&](CardsShown which) {
        program.window().collection().showPage(CollectionPanel::Completion);
        program.find<QPushButton>(("completionShow" + std::to_string(static_cast<int>(which))).c_str()).click();
    };
    press(CardsShown::Missing);
    EXPECT_EQ(rows(), 352);
    press(CardsShown::Wanted);
    EXPECT_EQ(rows(), 0);
    press(CardsShown::Spare);
    EXPECT_EQ(rows(), 1);
    EXPECT_EQ(query(), "");
}

} // namespace dossier
