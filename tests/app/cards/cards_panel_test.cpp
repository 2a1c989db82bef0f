// The tab with all cards, by keys: search, choose, add.
#include "app/cards/cards_panel.h"
#include "app/widgets/card_table_model.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class CardsTab : public testing::Test
{
protected:
    test::TestProgram program;
    QTableView& table = program.find<QTableView>("cardTable");
    QLineEdit& search = program.find<QLineEdit>("searchLine");

    QString titleOf(int row) const { return table.model()->index(row, CardTableModel::Title).data().toString(); }
    const Deck& deck() const { return program.desk().openDeck.deck(); }
};

} // namespace

TEST_F(CardsTab, ShowsAllCardsAtFirst)
{
    EXPECT_EQ(table.model()->rowCount(), 354);
    EXPECT_EQ(program.find<QLabel>("searchCount").text(), "354 cards");
    EXPECT_EQ(table.currentIndex().row(), 0);
}

TEST_F(CardsTab, FindsWhileTyping)
{
    QTest::keyClick(&program.window(), Qt::Key_F, Qt::ControlModifier);
    EXPECT_TRUE(search.hasFocus());
    QTest::keyClicks(&search, "dupre");
    ASSERT_EQ(table.model()->rowCount(), 1);
    EXPECT_EQ(titleOf(0), "Warren James Dupré, The Lazarus Man");
    QTest::keyClick(&search, Qt::Key_Escape);
    EXPECT_EQ(table.model()->rowCount(), 354);
}

TEST_F(CardsTab, UnderstandsTheSearchLanguage)
{
    search.setText("t:x-file");
    EXPECT_EQ(table.model()->rowCount(), 41);
    search.setText("k:killer");
    EXPECT_EQ(table.model()->rowCount(), 10); // OPT-4
    search.setText("t:site order:cost dir:desc");
    EXPECT_EQ(table.model()->rowCount(), 45);
}

TEST_F(CardsTab, SaysWhatIsWrongWithASearchAndKeepsWhatWasFound)
{
    search.setText("t:site");
    search.setText("t:sitee");
    auto& problem = program.find<QLabel>("searchProblem");
    EXPECT_TRUE(problem.isVisible());
    EXPECT_NE(problem.text(), "");
    EXPECT_EQ(table.model()->rowCount(), 45);
    search.setText("t:site");
    EXPECT_FALSE(problem.isVisible());
}

TEST_F(CardsTab, InvitesToTryAgainWhereNothingWasFound)
{
    search.setText("zzzzzz");
    EXPECT_TRUE(program.find<QLabel>("nothingFound").isVisible());
    search.setText("aubrei, mo");
    EXPECT_NE(program.find<QLabel>("nothingFound").text().indexOf("Aubrey, MO"), -1);
    search.clear();
    EXPECT_TRUE(table.isVisible());
}

TEST_F(CardsTab, SearchesCopiesOfTheCollectionAndTheDeck)
{
    program.desk().owned.add(test::card("XF96-0063v1"), 3);
    search.setText("own>=3");
    EXPECT_EQ(table.model()->rowCount(), 1);
    program.desk().shelf.createEmpty();
    program.desk().openDeck.add(Zone::BureauDeck, test::card("XF96-0048v1"), 1);
    search.setText("deck>0");
    EXPECT_EQ(table.model()->rowCount(), 1);
}

TEST_F(CardsTab, PutsCardsIntoTheDeckByKeys)
{
    search.setText("aubrey, mo");
    QTest::keyClick(&search, Qt::Key_Return);
    EXPECT_TRUE(table.hasFocus());
    QTest::keyClick(&table, Qt::Key_Return);
    EXPECT_TRUE(program.desk().openDeck.isOpen()) << "the first card begins a deck";
    QTest::keyClick(&table, Qt::Key_Return);
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 2);
    EXPECT_TRUE(table.hasFocus());

    search.setText("id:xf96-0169v1");
    QTest::keyClick(&table, Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(deck().count(Zone::Team, test::card("XF96-0169v1")), 1);

    search.setText("the manitou t:x-file");
    QTest::keyClick(&table, Qt::Key_Return);
    ASSERT_EQ(deck().xFile.size(), 1U);
    EXPECT_EQ(deck().xFile.front().card, test::card("XF96-0142v1"));
}

TEST_F(CardsTab, LetsOnlyAgentsIntoTheTeam)
{
    program.desk().shelf.createEmpty();
    search.setText("aubrey, mo");
    QTest::keyClick(&table, Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(deck().team.empty());
    EXPECT_NE(program.message().indexOf("Aubrey, MO"), -1);
}

TEST_F(CardsTab, CountsOwnedCopiesWithPlusAndMinus)
{
    search.setText("aubrey, mo");
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_Plus);
    QTest::keyClick(&table, Qt::Key_Plus);
    QTest::keyClick(&table, Qt::Key_Minus);
    EXPECT_EQ(program.desk().owned.copies(test::card("XF96-0063v1")), 1);
    EXPECT_TRUE(table.hasFocus());
    QTest::mouseClick(&program.find<QWidget>("ownedMore"), Qt::LeftButton);
    EXPECT_EQ(program.desk().owned.copies(test::card("XF96-0063v1")), 2);
}

TEST_F(CardsTab, WalksWithJAndK)
{
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_J);
    QTest::keyClick(&table, Qt::Key_J);
    QTest::keyClick(&table, Qt::Key_K);
    EXPECT_EQ(table.currentIndex().row(), 1);
}

} // namespace dossier
