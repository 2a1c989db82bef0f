// The rule reference in the window: from problems, from cards, and back.
#include "app/decks/problem_list.h"
#include "app/rules/rule_book_view.h"
#include "app/widgets/problem_model.h"
#include "desk/files/sample_decks.h"
#include "domain/decks/deck_rules.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

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

TEST_F(RulesInWindow, F1GoesThereAndBack)
{
    program.window().showTab(MainWindow::Collection);
    QTest::keyClick(&program.window(), Qt::Key_F1);
    EXPECT_EQ(program.window().currentTab(), MainWindow::Rules);
    EXPECT_TRUE(program.find<QLineEdit>("ruleSearch").hasFocus());
    QTest::keyClick(&program.window(), Qt::Key_F1);
    EXPECT_EQ(program.window().currentTab(), MainWindow::Collection);
}

TEST_F(RulesInWindow, AProblemOpensItsRule)
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
    EXPECT_EQ(program.window().currentTab(), MainWindow::Rules);
    EXPECT_NE(page().indexOf(rule), -1);

    program.window().showTab(MainWindow::Decks);
    problems.setCurrentIndex(first);
    problems.setFocus();
    QTest::keyClick(&problems, Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(program.window().currentTab(), MainWindow::Rules);
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
    ASSERT_TRUE(QTest::qWaitFor([&] { return decisions.toPlainText().contains(QStringLiteral("OQ-73")); }));
    EXPECT_TRUE(decisions.isVisible());
    EXPECT_FALSE(decisions.toPlainText().contains(QStringLiteral("See OQ-73")));

    emit decisions.anchorClicked(QUrl(QStringLiteral("rule:OQ-73")));
    EXPECT_EQ(program.window().currentTab(), MainWindow::Rules);
    EXPECT_NE(page().indexOf("OQ-73"), -1);

    program.window().showTab(MainWindow::Cards);
    program.find<QLineEdit>("searchLine").setText("id:XF96-0042v1"); // a Site without a ruling
    EXPECT_TRUE(QTest::qWaitFor([&] { return decisions.isHidden(); }));
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
