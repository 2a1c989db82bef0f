// Facets, kept searches, the help, pictures in a grid and the big picture.
#include "app/cards/card_grid.h"
#include "app/cards/cards_panel.h"
#include "app/cards/facet_tree.h"
#include "app/widgets/card_table_model.h"
#include "app/widgets/row_look.h"
#include "desk/history.h"
#include "desk/owned_cards.h"
#include "desk/saved_searches.h"
#include "domain/search/query_fields.h"
#include "domain/search/query_parser.h"
#include "support/base_set.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSlider>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

class CardBrowser : public testing::Test
{
protected:
    test::TestProgram program;
    QLineEdit& search = program.find<QLineEdit>("searchLine");
    FacetTree& facets = program.find<FacetTree>("facets");

    void SetUp() override
    {
        ASSERT_TRUE(test::waitUntil([&] { return facets.model()->rowCount() > 0; }));
    }

    int shown() { return program.find<QTableView>("cardTable").model()->rowCount(); }
    QModelIndex facet(QueryField field, int place)
    {
        return qobject_cast<FacetModel*>(facets.model())->indexOf(field, place);
    }
    QModelIndex facet(CardType type) { return facet(QueryField::Type, static_cast<int>(type)); }
    static int countOf(const QModelIndex& index) { return index.data(kFacetCountRole).toInt(); }
    static bool isTicked(const QModelIndex& index) { return index.data(Qt::CheckStateRole).toInt() == Qt::Checked; }
    void click(const QModelIndex& index)
    {
        facets.scrollTo(index);
        QTest::mouseClick(facets.viewport(), Qt::LeftButton, {}, facets.visualRect(index).center());
    }
};

} // namespace

TEST_F(CardBrowser, FacetsCountWhatWasFound)
{
    EXPECT_EQ(countOf(facet(CardType::Site)), 45);
    search.setText("q:method");
    EXPECT_LT(countOf(facet(CardType::Site)), 45);
    EXPECT_EQ(countOf(facet(CardType::Site)), shown());
    EXPECT_TRUE(facets.isRowHidden(facet(CardType::Agent).row(), facet(CardType::Agent).parent()));
}

TEST_F(CardBrowser, FacetsCountNothingWhileASearchIsNotUnderstood)
{
    search.setText("t:site");
    search.setText("t:site cost<");
    EXPECT_EQ(countOf(facet(CardType::Site)), 0);
    EXPECT_TRUE(isTicked(facet(CardType::Site))) << "it is still being typed";
    EXPECT_FALSE(facets.isRowHidden(facet(CardType::Site).row(), facet(CardType::Site).parent()));
    search.setText("t:site cost<3");
    EXPECT_EQ(countOf(facet(CardType::Site)), shown());
}

TEST_F(CardBrowser, AClickWritesATermAndAnotherTakesItAway)
{
    click(facet(CardType::Site));
    EXPECT_EQ(search.text(), "t:site");
    EXPECT_EQ(shown(), 45);
    EXPECT_TRUE(isTicked(facet(CardType::Site)));
    click(facet(CardType::Site));
    EXPECT_EQ(search.text(), "");
    EXPECT_EQ(shown(), 354);
}

TEST_F(CardBrowser, TypesAreJoinedByOrAndKeepTheirCounts)
{
    search.setText("t:site");
    EXPECT_EQ(countOf(facet(CardType::Agent)), 24) << "what a tick would add";
    click(facet(CardType::Agent));
    EXPECT_EQ(search.text(), "(t:site OR t:agent)");
    EXPECT_EQ(shown(), 69);
}

TEST_F(CardBrowser, WhatIsTypedIsTicked)
{
    search.setText("t:bluff");
    EXPECT_TRUE(isTicked(facet(CardType::Bluff)));
    search.setText("t:bluff -t:site mulder");
    EXPECT_TRUE(isTicked(facet(CardType::Bluff)));
    EXPECT_FALSE(isTicked(facet(CardType::Site)));
}

TEST_F(CardBrowser, FacetsAreTickedByKeys)
{
    facets.setFocus();
    facets.setCurrentIndex(facet(CardType::Combat));
    QTest::keyClick(&facets, Qt::Key_Space);
    EXPECT_EQ(search.text(), "t:combat");
    EXPECT_TRUE(facets.hasFocus());
    facets.setCurrentIndex(facet(QueryField::Rarity, 0).parent());
    QTest::keyClick(&facets, Qt::Key_Return);
    EXPECT_TRUE(facets.isExpanded(facet(QueryField::Rarity, 0).parent()));
}

TEST_F(CardBrowser, TheCollectionIsSearchedAlong)
{
    OwnedCard heap;
    heap.card = "XF96-0063v1";
    heap.count = 5;
    heap.forTrade = 2;
    heap.location = "Binder 1";
    program.desk().owned.add(heap);
    heap = {};
    heap.card = "XF96-0042v1";
    heap.wanted = 3;
    program.desk().owned.add(heap);
    for (const char* query : {"own=5", "spare=3", "trade>=2", "want=3", "loc:\"binder 1\"", "loc:binder trade>0"}) {
        search.setText(QLatin1String(query));
        EXPECT_EQ(shown(), 1) << query;
    }
    program.desk().history.undo();
    search.setText("want>0");
    EXPECT_EQ(shown(), 0);
}

TEST_F(CardBrowser, ALargeCollectionIsReadFirstAndSearchedAllTheSame)
{
    std::vector<OwnedCard> heaps;
    for (int i = 0; i < 25'000; ++i) {
        OwnedCard heap;
        heap.card = "XF96-0063v1";
        heap.count = 1;
        heap.location = "Box " + std::to_string(i);
        heaps.push_back(heap);
    }
    heaps.back().card = "XF96-0042v1";
    heaps.back().wanted = 3;
    program.desk().owned.merge(heaps, MergeMode::Add);
    search.setText("want>0");
    EXPECT_EQ(shown(), 0) << "not known yet: what was found before is no answer";
    EXPECT_FALSE(program.find<QLabel>("searchProblem").isVisible());
    ASSERT_TRUE(test::waitUntil([this] { return shown() == 1; }));
    search.setText("loc:\"box 24998\"");
    EXPECT_EQ(shown(), 1) << "at once";

    // It is kept in step.
    OwnedCard attic;
    attic.card = "XF96-0001v1";
    attic.count = 1;
    attic.location = "Attic";
    program.desk().owned.add(attic);
    search.setText("loc:attic");
    EXPECT_EQ(shown(), 1);
    program.desk().history.undo();
    search.setText("loc:Attic");
    EXPECT_EQ(shown(), 0);
}

TEST_F(CardBrowser, AFaultyTextIsMarkedWhereItIsFaulty)
{
    search.setText("t:site frob:3");
    const auto isFramed = [this] {
        return search.grab().toImage().pixelColor(search.width() / 2, 0) == program.desk().appearance.theme().error;
    };
    EXPECT_TRUE(isFramed());
    EXPECT_EQ(search.text(), "t:site frob:3") << "marking changes nothing";
    EXPECT_NE(program.find<QLabel>("searchProblem").text().indexOf("8"), -1);
    search.setText("(t:site");
    EXPECT_TRUE(isFramed());
    search.setText("");
    EXPECT_FALSE(isFramed());
}

TEST_F(CardBrowser, AnyTextIsTakenAsItComes)
{
    for (const QString& text :
         {QString(10'000, 'x'), QString("\u202e\U0001F47D<b>"), QString("'; DROP TABLE decks; --"), QString("\"\""),
          QString("///"), QString(200, '(')}) {
        search.setText(text);
        program.window().grab();
    }
    search.clear();
    EXPECT_EQ(shown(), 354);
}

TEST_F(CardBrowser, ANearTitleIsFoundByItsLink)
{
    search.setText("mulderr");
    auto& nothing = program.find<QLabel>("nothingFound");
    EXPECT_NE(nothing.text().indexOf("<a href"), -1);
    emit nothing.linkActivated("Agent Fox Mulder");
    EXPECT_EQ(shown(), 2);
}

TEST_F(CardBrowser, EveryTitleFindsItsCardWhenItIsClicked)
{
    auto& nothing = program.find<QLabel>("nothingFound");
    for (const Card& card : test::baseSet().cards()) {
        emit nothing.linkActivated(QString::fromStdString(card.title));
        EXPECT_GT(shown(), 0) << card.title;
    }
}

TEST_F(CardBrowser, KeepsASearchUnderANameAndRunsIt)
{
    search.setText("t:site pre>=5");
    const int hard = shown();
    QTest::mouseClick(&program.find<QToolButton>("keepSearch"), Qt::LeftButton);
    auto& list = program.find<QListView>("savedSearches");
    ASSERT_EQ(list.model()->rowCount(), 1);
    EXPECT_TRUE(list.model()->setData(list.model()->index(0, 0), "Hard Sites", Qt::EditRole));
    search.clear();
    program.restart();

    auto& again = program.find<QListView>("savedSearches");
    ASSERT_EQ(again.model()->rowCount(), 1);
    EXPECT_EQ(again.model()->index(0, 0).data().toString(), "Hard Sites");
    again.setCurrentIndex(again.model()->index(0, 0));
    QTest::keyClick(&again, Qt::Key_Return);
    EXPECT_EQ(program.find<QTableView>("cardTable").model()->rowCount(), hard);
}

TEST_F(CardBrowser, ADeletedSearchCanBeTakenBack)
{
    search.setText("k:killer");
    QTest::mouseClick(&program.find<QToolButton>("keepSearch"), Qt::LeftButton);
    auto& list = program.find<QListView>("savedSearches");
    QTest::keyClick(list.focusWidget() ? list.focusWidget() : &list, Qt::Key_Escape); // leave the name as it is
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Delete);
    EXPECT_EQ(list.model()->rowCount(), 0);
    QTest::mouseClick(&program.find<QWidget>("messageAction"), Qt::LeftButton);
    EXPECT_EQ(list.model()->rowCount(), 1);
}

TEST_F(CardBrowser, TheHelpHasAnExampleOfEveryFieldThatCanBeClicked)
{
    program.find<CardsPanel>("cardsPanel").showHelp();
    auto& page = program.find<QTextBrowser>("searchHelpPage");
    const QString html = page.toHtml();
    for (const QueryFieldFacts& facts : describeFields()) {
        if (facts.subject == QuerySubject::Deck)
            continue;
        const QString example = QString::fromUtf8(facts.example.data(), static_cast<qsizetype>(facts.example.size()));
        EXPECT_NE(page.toPlainText().indexOf(example), -1) << facts.example;
    }
    emit page.anchorClicked(QUrl("query:medical%3E%3D3"));
    EXPECT_EQ(search.text(), "medical>=3");
    EXPECT_FALSE(program.find<QLabel>("searchProblem").isVisible());
}

TEST_F(CardBrowser, AllExamplesOfTheHelpAreUnderstood)
{
    program.find<CardsPanel>("cardsPanel").showHelp();
    auto& page = program.find<QTextBrowser>("searchHelpPage");
    const QString html = page.toHtml();
    qsizetype at = 0;
    int examples = 0;
    while ((at = html.indexOf("href=\"query:", at)) >= 0) {
        const qsizetype from = at + 6;
        at = html.indexOf('"', from);
        const QString query = QUrl(html.mid(from, at - from)).path(QUrl::FullyDecoded);
        EXPECT_TRUE(std::holds_alternative<Query>(parseQuery(query.toStdString()))) << query.toStdString();
        ++examples;
    }
    EXPECT_GT(examples, 30);
}

TEST_F(CardBrowser, ShowsPicturesAndKeepsTheCard)
{
    search.setText("t:agent");
    program.find<QTableView>("cardTable").selectRow(5);
    QTest::mouseClick(&program.find<QToolButton>("showGrid"), Qt::LeftButton);
    auto& grid = program.find<CardGrid>("cardGrid");
    EXPECT_TRUE(grid.isVisible());
    EXPECT_EQ(grid.currentIndex().row(), 5);
    QTest::keyClick(&grid, Qt::Key_J);
    EXPECT_EQ(grid.currentIndex().row(), 6);
    QTest::mouseClick(&program.find<QToolButton>("showTable"), Qt::LeftButton);
    EXPECT_EQ(program.find<QTableView>("cardTable").currentIndex().row(), 6);
}

TEST_F(CardBrowser, EachTileOfTheGridShowsItsCard)
{
    search.setText("t:agent");
    QTest::mouseClick(&program.find<QToolButton>("showGrid"), Qt::LeftButton);
    auto& grid = program.find<CardGrid>("cardGrid");
    grid.clearSelection();
    std::vector<QImage> seen;
    for (int row = 0; row < 3; ++row) {
        const QModelIndex index = grid.model()->index(row, CardTableModel::Title);
        const auto card = static_cast<CardIndex>(index.data(kCardRole).toInt());
        EXPECT_EQ(test::officialCards()[card].title, index.data().toString().toStdString());
        const QRect tile = grid.visualRect(index).adjusted(24, 24, -24, -40); // within its frame, without its counts
        const QImage image = grid.viewport()->grab(tile).toImage();
        EXPECT_EQ(std::ranges::count(seen, image), 0) << "row " << row << " shows another card's face";
        seen.push_back(image);
    }
}

TEST_F(CardBrowser, TheGridIsRememberedWithItsSize)
{
    QTest::mouseClick(&program.find<QToolButton>("showGrid"), Qt::LeftButton);
    program.find<QSlider>("zoom").setValue(240);
    EXPECT_EQ(program.find<CardGrid>("cardGrid").tileWidth(), 240);
    program.restart();
    EXPECT_TRUE(program.find<CardGrid>("cardGrid").isVisible());
    EXPECT_EQ(program.find<CardGrid>("cardGrid").tileWidth(), 240);
}

TEST_F(CardBrowser, TheGridTakesCardsByTheSameKeys)
{
    search.setText("aubrey, mo");
    QTest::mouseClick(&program.find<QToolButton>("showGrid"), Qt::LeftButton);
    auto& grid = program.find<CardGrid>("cardGrid");
    grid.setFocus();
    QTest::keyClick(&grid, Qt::Key_Plus);
    QTest::keyClick(&grid, Qt::Key_Return);
    EXPECT_EQ(program.desk().owned.copies(test::card("XF96-0063v1")), 1);
    EXPECT_EQ(program.desk().openDeck.deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 1);
}

TEST_F(CardBrowser, SpaceShowsTheBigPictureAndPutsItAway)
{
    auto& table = program.find<QTableView>("cardTable");
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_Space);
    auto& big = program.find<QWidget>("bigCard");
    EXPECT_TRUE(big.isVisible());
    EXPECT_NE(big.accessibleName(), "");
    const QString first = big.accessibleName();
    QTest::keyClick(&big, Qt::Key_J);
    EXPECT_NE(big.accessibleName(), first);
    EXPECT_EQ(table.currentIndex().row(), 1);
    program.window().grab();
    QTest::keyClick(&big, Qt::Key_Space);
    EXPECT_FALSE(big.isVisible());
    EXPECT_TRUE(table.hasFocus());
}

TEST_F(CardBrowser, FiltersCanBeHidden)
{
    QTest::mouseClick(&program.find<QToolButton>("showFilters"), Qt::LeftButton);
    EXPECT_FALSE(facets.isVisible());
    search.setText("t:site");
    program.restart();
    EXPECT_FALSE(program.find<FacetTree>("facets").isVisible());
    program.find<CardsPanel>("cardsPanel").showFilters(true);
    EXPECT_TRUE(program.find<FacetTree>("facets").isVisible());
}

} // namespace dossier
