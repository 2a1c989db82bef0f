// The rule reference in the window: from problems, from cards, and back.
#include "app/decks/problem_list.h"
#include "app/rules/rule_book_view.h"
#include "app/rules/rule_popover.h"
#include "app/widgets/problem_model.h"
#include "box/sample_decks.h"
#include "domain/decks/deck_rules.h"
#include "support/base_set.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class RulesInWindow : public testing::Test
{
protected:
    test::TestProgram program;

    QString page() { return program.find<QTextBrowser>("rulePage").toPlainText(); }
};

} // namespace

TEST_F(RulesInWindow, AKeyGoesThereAndBack)
{
    program.window().showTab(MainWindow::Collection);
    QTest::keyClick(&program.window(), Qt::Key_R, Qt::ControlModifier);
    EXPECT_EQ(program.window().currentTab(), MainWindow::Rules);
    EXPECT_TRUE(program.find<QLineEdit>("ruleSearch").hasFocus());
    QTest::keyClick(&program.window(), Qt::Key_R, Qt::ControlModifier);
    EXPECT_EQ(program.window().currentTab(), MainWindow::Collection);
}

// A rule is read where its number stands; the reference is a step further.
TEST_F(RulesInWindow, AProblemShowsItsRuleInPlace)
{
    program.desk().shelf.createEmpty();
    program.window().showTab(MainWindow::Decks);
    auto& problems = program.find<QListView>("problemList");
    ASSERT_GT(problems.model()->rowCount(), 0);
    const QModelIndex first = problems.model()->index(0, 0);
    const QString rule = first.data(kProblemRuleRole).toString();
    problems.scrollTo(first);
    const QRect row = problems.visualRect(first);
    QTest::mouseClick(problems.viewport(), Qt::LeftButton, {}, QPoint(row.right() - 20, row.center().y()));
    EXPECT_EQ(program.window().currentTab(), MainWindow::Decks);
    auto& shown = program.find<RulePopover>("rulePopover");
    EXPECT_TRUE(shown.isVisible());
    EXPECT_NE(program.find<QTextBrowser>("rulePopoverPage").toPlainText().indexOf(rule), -1);
    QTest::keyClick(&shown, Qt::Key_Escape);
    EXPECT_FALSE(shown.isVisible());

    problems.setCurrentIndex(first);
    problems.setFocus();
    QTest::keyClick(&problems, Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(shown.isVisible());
    QTest::keyClick(&program.find<QPushButton>("rulePopoverOpen"), Qt::Key_Space);
    EXPECT_FALSE(shown.isVisible());
    EXPECT_EQ(program.window().currentTab(), MainWindow::Rules);
    EXPECT_NE(page().indexOf(rule), -1);
}

TEST_F(RulesInWindow, FromOneRuleToTheNextInPlace)
{
    program.window().popUpRule("DECK-8");
    auto& text = program.find<QTextBrowser>("rulePopoverPage");
    EXPECT_NE(text.toPlainText().indexOf("DECK-4"), -1);
    emit text.anchorClicked(QUrl(QStringLiteral("rule:DECK-4")));
    EXPECT_TRUE(text.toPlainText().trimmed().startsWith("DECK-4")) << text.toPlainText().toStdString();
}

// One rule is marked, and it stands at the top.
TEST_F(RulesInWindow, MarksTheRuleThatIsMeantAlone)
{
    program.window().showRule("DECK-13");
    QApplication::processEvents();
    auto& browser = program.find<QTextBrowser>("rulePage");
    QStringList marked;
    double top = -1;
    for (QTextBlock block = browser.document()->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        const bool coloured = block.blockFormat().hasProperty(QTextFormat::BackgroundBrush) ||
                              (cursor.currentTable() && cursor.currentTable()->cellAt(cursor).format().hasProperty(
                                                            QTextFormat::BackgroundBrush));
        if (coloured)
            marked << block.text();
        if (block.text() == "DECK-13")
            top = browser.document()->documentLayout()->blockBoundingRect(block).top();
    }
    ASSERT_FALSE(marked.isEmpty());
    EXPECT_EQ(marked.front(), "DECK-13");
    EXPECT_EQ(marked.filter(QRegularExpression("^DECK-")).size(), 1) << marked.join('|').toStdString();
    const QScrollBar& bar = *browser.verticalScrollBar();
    EXPECT_TRUE(bar.value() == bar.maximum() || (bar.value() <= top && top - bar.value() < 20))
        << bar.value() << " " << top;
}

TEST_F(RulesInWindow, RulingsOpenAtTheirBeginning)
{
    for (const char* number : {"XF96-0008v1", "XF96-0028v1", "XF96-0038v1", "XF96-0041v1"}) {
        program.window().showTab(MainWindow::Cards);
        program.find<QLineEdit>("searchLine").setText(QStringLiteral("id:") + number);
        QTest::mouseClick(&program.find<QPushButton>("rulings"), Qt::LeftButton);
        QApplication::processEvents();
        EXPECT_EQ(program.find<QTextBrowser>("rulePage").verticalScrollBar()->value(), 0) << number;
        program.window().showTab(MainWindow::Cards);
        auto& beneath = program.find<QTextBrowser>("cardRulings");
        const QTimer& pause = *beneath.findChild<QTimer*>({}, Qt::FindDirectChildrenOnly);
        ASSERT_TRUE(test::waitUntil([&] { return !pause.isActive(); }));
        QApplication::processEvents();
        EXPECT_EQ(beneath.verticalScrollBar()->value(), 0) << number;
    }
}

TEST_F(RulesInWindow, EveryRuleAProblemMayNameIsInTheBook)
{
    for (const Game game : {Game::Advanced, Game::Basic})
        for (const RuleNumber rule : checkedRules(game)) {
            program.window().showRule(rule);
            EXPECT_EQ(page().indexOf("There is no rule"), -1) << rule.text();
        }
}

TEST_F(RulesInWindow, ACardOpensItsRulingsAndTheRulesItsCard)
{
    program.find<QLineEdit>("searchLine").setText("id:XF96-0170v1");
    QTest::mouseClick(&program.find<QPushButton>("rulings"), Qt::LeftButton);
    EXPECT_EQ(program.window().currentTab(), MainWindow::Rules);
    EXPECT_NE(page().indexOf(QString::fromStdString(test::baseSet()[test::card("XF96-0170v1")].title)), -1);
    emit program.window().rules().cardWanted(test::card("XF96-0063v1"));
    EXPECT_EQ(program.window().currentTab(), MainWindow::Cards);
    auto& table = program.find<QTableView>("cardTable");
    EXPECT_EQ(table.model()->index(table.currentIndex().row(), 0).data().toString(), "XF96-0063v1");
}

TEST_F(RulesInWindow, WhatIsDecidedStandsBeneathTheCard)
{
    program.find<QLineEdit>("searchLine").setText("id:XF96-0032v1");
    auto& decisions = program.find<QTextBrowser>("cardRulings");
    ASSERT_TRUE(test::waitUntil([&] { return decisions.toPlainText().contains(QStringLiteral("OQ-73")); }));
    EXPECT_TRUE(decisions.isVisible());
    EXPECT_FALSE(decisions.toPlainText().contains(QStringLiteral("See OQ-73")));

    emit decisions.anchorClicked(QUrl(QStringLiteral("rule:OQ-73")));
    EXPECT_TRUE(program.find<QWidget>("rulePopover").isVisible());
    EXPECT_NE(program.find<QTextBrowser>("rulePopoverPage").toPlainText().indexOf("OQ-73"), -1);
    program.find<QWidget>("rulePopover").close();

    program.window().showTab(MainWindow::Cards);
    program.find<QLineEdit>("searchLine").setText("id:XF96-0042v1"); // a Site without a ruling
    EXPECT_TRUE(test::waitUntil([&] { return decisions.isHidden(); }));
}

TEST(RulesInFrench, HaveFrenchHeadings)
{
    test::TestProgram program("fr");
    program.window().showRule("DECK-4");
    EXPECT_EQ(program.find<QTextBrowser>("rulePage").toPlainText().indexOf("Building a deck"), -1);
}

TEST(SampleDecks, AreReadWithoutALoss)
{
    const std::vector<Deck> decks = sampleDecks(test::baseSet());
    ASSERT_EQ(decks.size(), 6U);
    for (const Deck& deck : decks) {
        EXPECT_TRUE(deck.aside.empty()) << deck.name;
        EXPECT_EQ(sizeOf(deck.xFile), 1) << deck.name;
        EXPECT_EQ(sizeOf(deck.team), 4) << deck.name;
        EXPECT_LE(teamCost(deck, test::baseSet()), 20) << deck.name; // PACK-14
    }
}

TEST(SampleDecks, TheFixedPacksHoldEveryFixedCard) // PACK-13
{
    std::vector<bool> seen(test::baseSet().size());
    for (const Deck& deck : sampleDecks(test::baseSet()))
        for (int zone = 0; zone < kZones; ++zone)
            for (const DeckEntry& entry : deck.zone(static_cast<Zone>(zone)))
                seen[entry.card] = true;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        const Card& card = test::baseSet()[static_cast<CardIndex>(i)];
        if (card.rarity == Rarity::Fixed && card.type != CardType::XFile) {
            EXPECT_TRUE(seen[i]) << card.id;
        }
    }
}

TEST(SampleDecks, AreAddedOnce)
{
    test::TestProgram program;
    program.window().showTab(MainWindow::Decks);
    QTest::mouseClick(&program.find<QPushButton>("addSamples"), Qt::LeftButton);
    EXPECT_EQ(program.desk().shelf.decks().size(), 6U);
    EXPECT_EQ(program.desk().openDeck.deck().name, "Night shift");
    EXPECT_TRUE(isLegal(program.desk().openDeck.problems()));
    program.find<QAction>("help.samples").trigger();
    EXPECT_EQ(program.desk().shelf.decks().size(), 6U);
}

} // namespace dossier
