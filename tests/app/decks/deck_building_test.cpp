// Building a deck: problems and their repair, the pool and the X-Files beside the deck, grouping; from an empty deck to
// the printed sheet with keys alone.
#include "app/decks/decks_panel.h"
#include "app/decks/problem_list.h"
#include "app/decks/zone_list.h"
#include "app/decks/zone_model.h"
#include "app/widgets/problem_model.h"
#include "app/widgets/row_look.h"
#include "box/sample_decks.h"
#include "desk/history.h"
#include "desk/owned_cards.h"
#include "desk/saved_searches.h"
#include "desk/settings.h"
#include "support/base_set.h"
#include "support/deck_builder.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class Building : public testing::Test
{
protected:
    Building() { program.window().showTab(MainWindow::Decks); }

    const Desk& desk() const { return program.desk(); }
    const Deck& deck() const { return desk().openDeck.deck(); }
    ProblemList& problems() { return program.find<ProblemList>("problemList"); }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier | Qt::ShiftModifier)
    {
        QTest::keyClick(&program.window(), static_cast<Qt::Key>(key), modifiers);
    }
    // With a key to whoever has the keyboard.
    void type(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }
    int rowOf(const char* rule)
    {
        for (int row = 0; row < problems().model()->rowCount(); ++row)
            if (problems().model()->index(row, 0).data(kProblemRuleRole).toString() == QLatin1String(rule))
                return row;
        return -1;
    }

    test::TestProgram program;
};

} // namespace

TEST_F(Building, RepairsAProblemByOneKey) // DECK-4, DECK-18
{
    desk().shelf.create(test::legalDeck());
    desk().openDeck.setCount(Zone::BureauDeck, test::card("XF96-0063v1"), 3);
    ASSERT_GE(rowOf("DECK-4"), 0);
    problems().setFocus();
    problems().setCurrentIndex(problems().model()->index(rowOf("DECK-4"), 0));
    EXPECT_EQ(problems().currentIndex().data(kProblemRepairRole).toString(), "Take out 1");
    QTest::keyClick(&problems(), Qt::Key_R);
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 2);
    EXPECT_EQ(rowOf("DECK-4"), -1);
    desk().history.undo();
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 3) << "the repair is one step";
}

TEST_F(Building, RepairsAProblemByOneClick)
{
    desk().shelf.create(test::legalDeck());
    desk().openDeck.change([](Deck& edited) { edited.team.clear(); });
    const QModelIndex row = problems().model()->index(rowOf("DECK-13"), 0);
    ASSERT_TRUE(row.isValid());
    // A legal deck had no room for problems.
    ASSERT_TRUE(test::waitUntil([&] { return problems().isVisible() && problems().height() >= 20; }));
    program.window().grab();
    const QRect box = problems().visualRect(row);
    // The button lies left of the rule's number.
    for (int x = box.right() - 60; x > box.center().x() && deck().team.empty(); x -= 10)
        QTest::mouseClick(problems().viewport(), Qt::LeftButton, {}, QPoint(x, box.center().y()));
    EXPECT_FALSE(deck().team.empty());
    EXPECT_LE(teamCost(deck(), desk().box.cards), 20);
}

TEST_F(Building, CompletesEveryFixedPackByItsRepairs) // PACK-6, DECK-1, DECK-25
{
    for (const Deck& sample : sampleDecks(desk().box.cards)) {
        ASSERT_TRUE(desk().shelf.create(sample)); // and opens it
        for (int step = 0; step < 20 && problems().model()->rowCount() > 0; ++step)
            problems().repair();
        EXPECT_TRUE(checkDeck(deck(), desk().box.cards, desk().openDeck.format()).empty()) << sample.name;
        for (const DeckEntry& entry : sample.bureauDeck)
            EXPECT_GE(deck().count(Zone::BureauDeck, entry.card), std::min(entry.count, 2)) << sample.name;
    }
}

// With "Only cards I own" the key goes on to what can be repaired, and says where nothing is left.
TEST_F(Building, RepairsWithTheCardsThatAreOwned)
{
    desk().settings.setOnlyOwnedCards(true);
    for (const char* card : {"XF96-0170v1", "XF96-0171v1", "XF96-0063v1", "XF96-0064v1"})
        desk().owned.add(test::card(card), 1);
    desk().shelf.createEmpty();
    QAction& repair = program.find<QAction>("deck.repair");
    repair.trigger();
    EXPECT_EQ(sizeOf(deck().team), 2);
    repair.trigger();
    EXPECT_EQ(sizeOf(deck().bureauDeck), 2);
    EXPECT_TRUE(program.message().startsWith("No more of the cards you own")) << program.message().toStdString();
}

TEST_F(Building, GroupsTheBureauDeck)
{
    desk().shelf.create(test::legalDeck());
    auto& list = program.find<ZoneList>("bureauList");
    auto& grouping = program.find<QComboBox>("bureauGrouping");
    const auto headings = [&] {
        QStringList words;
        for (int row = 0; row < list.model()->rowCount(); ++row)
            if (list.model()->index(row, 0).data(kHeadingRole).toBool())
                words << list.model()->index(row, 0).data().toString();
        return words;
    };
    EXPECT_TRUE(headings().contains("Sites"));
    grouping.setCurrentIndex(1);
    EXPECT_TRUE(headings().contains("Cost 2")) << headings().join(", ").toStdString();
    grouping.setCurrentIndex(2);
    EXPECT_TRUE(headings().contains("Site")) << headings().join(", ").toStdString();
    grouping.setCurrentIndex(3);
    EXPECT_FALSE(headings().filter("Sites that ask").isEmpty()) << headings().join(", ").toStdString();
    int cards = 0;
    for (int row = 0; row < list.model()->rowCount(); ++row)
        if (!list.model()->index(row, 0).data(kHeadingRole).toBool())
            cards += list.model()->index(row, 0).data(kCountRole).toInt();
    EXPECT_EQ(cards, bureauDeckSize(deck())) << "every card once";
    program.window().grab();
    program.restart();
    program.window().showTab(MainWindow::Decks);
    EXPECT_EQ(program.find<QComboBox>("bureauGrouping").currentIndex(), 3);
}

TEST_F(Building, SaysWhatTheTeamCanDo)
{
    desk().shelf.create(test::legalDeck());
    const QString totals = program.find<QLabel>("teamTotals").text();
    EXPECT_TRUE(totals.startsWith(QString("RES") + QChar(0xa0))) << totals.toStdString();
    desk().openDeck.change([](Deck& edited) { edited.team.clear(); });
    EXPECT_FALSE(program.find<QLabel>("teamTotals").isVisible());
}

TEST_F(Building, AddsFromAllCardsBesideTheDeck)
{
    desk().shelf.createEmpty();
    press(Qt::Key_L);
    auto& search = program.find<QLineEdit>("poolSearch");
    auto& table = program.find<QTableView>("poolTable");
    search.setText("\"aubrey, mo\"");
    ASSERT_EQ(table.model()->rowCount(), 1);
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_Return);
    QTest::keyClick(&table, Qt::Key_Plus);
    EXPECT_EQ(bureauDeckSize(deck()), 2);
    search.setText("fox mulder");
    QTest::keyClick(&table, Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(sizeOf(deck().team), 1);
    search.setText("t:(");
    EXPECT_GT(table.model()->rowCount(), 0) << "what was found before stays";
}

TEST_F(Building, ChoosesTheXFileByHowHardItIsToFind)
{
    desk().shelf.createEmpty();
    press(Qt::Key_X);
    auto& list = program.find<QListWidget>("xFileChoice");
    ASSERT_TRUE(test::waitUntil([&] { return list.count() == 41; }));
    EXPECT_TRUE(list.item(0)->data(Qt::AccessibleTextRole).toString().contains("lasts"));
    list.setCurrentRow(3);
    EXPECT_FALSE(program.find<QLabel>("nearTwins").text().isEmpty());
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Return);
    ASSERT_EQ(deck().xFile.size(), 1U);
    EXPECT_EQ(desk().box.cards[deck().xFile.front().card].title, list.item(3)->text().toStdString());
    program.window().grab();
}

// DECK-11: what is offered with "Only cards I own" is owned, whichever printing.
TEST_F(Building, OffersTheXFilesThatAreOwned)
{
    desk().settings.setOnlyOwnedCards(true);
    desk().shelf.createEmpty();
    press(Qt::Key_X);
    auto& list = program.find<QListWidget>("xFileChoice");
    auto& said = program.find<QLabel>("xFilesListed");
    ASSERT_TRUE(test::waitUntil([&] { return list.count() == 41; })) << "nobody is left without any";
    EXPECT_TRUE(said.text().startsWith("You own none")) << said.text().toStdString();
    std::optional<CardIndex> owned;
    for (CardIndex card = 0; card < desk().box.cards.size() && !owned; ++card)
        if (desk().box.cards[card].xfile)
            owned = card;
    desk().owned.add(*owned, 1);
    ASSERT_TRUE(test::waitUntil([&] { return list.count() == 1; }));
    EXPECT_EQ(list.item(0)->text().toStdString(), desk().box.cards[*owned].title);
    EXPECT_TRUE(said.isVisible());
    press(Qt::Key_L);
    program.find<QCheckBox>("poolOwned").setChecked(false);
    press(Qt::Key_X);
    EXPECT_TRUE(test::waitUntil([&] { return list.count() == 41; }));
    EXPECT_FALSE(said.isVisible());
}

// From an empty deck to the printed sheet, with keys alone.
TEST_F(Building, BuildsChecksRepairsSavesAndPrintsByKeys)
{
    press(Qt::Key_N, Qt::ControlModifier);
    ASSERT_TRUE(desk().openDeck.isOpen());
    press(Qt::Key_K); // add cards
    ASSERT_EQ(QApplication::focusWidget()->objectName(), "deckEntry");
    for (int number = 46; number <= 60; ++number)
        test::enter(*QApplication::focusWidget(), QString::number(number) + " 2");
    for (int number = 2; number <= 16; ++number)
        test::enter(*QApplication::focusWidget(), QString::number(number) + " 2");
    test::enter(*QApplication::focusWidget(), QStringLiteral("63 4"));
    EXPECT_GE(rowOf("DECK-4"), 0);
    press(Qt::Key_X);
    auto& xFiles = program.find<QListWidget>("xFileChoice");
    ASSERT_TRUE(test::waitUntil([&] { return xFiles.count() == 41; }));
    type(Qt::Key_Return);
    EXPECT_EQ(deck().xFile.size(), 1U);
    for (int i = 0; i < 30 && problems().model()->rowCount() > 0; ++i)
        press(Qt::Key_R);
    EXPECT_EQ(problems().model()->rowCount(), 0) << problems().model()->index(0, 0).data().toString().toStdString();
    EXPECT_GE(bureauDeckSize(deck()), 60);
    const Deck built = deck();
    program.restart();
    program.window().showTab(MainWindow::Decks);
    EXPECT_EQ(deck(), built) << "it is saved";

    const QString pdf = program.path(QStringLiteral("sheet.pdf"));
    program.answers.files.push_back(pdf);
    press(Qt::Key_P, Qt::ControlModifier);
    auto* save = program.window().findChild<QPushButton*>(QStringLiteral("printSave"));
    ASSERT_NE(save, nullptr);
    save->setFocus();
    QTest::keyClick(save, Qt::Key_Space);
    QFile written(pdf);
    ASSERT_TRUE(written.open(QIODevice::ReadOnly));
    EXPECT_TRUE(written.readAll().startsWith("%PDF"));
}

TEST(SavedSearchesOfTheWindow, MoveFromTheSettingsAndCanBeUndone)
{
    test::TestProgram program;
    program.desk().settings.setSavedSearches({{"Hard", "t:site pre>=5"}, {"Odd <b>", "';--"}});
    program.restart();
    SavedSearches& searches = program.desk().searches;
    ASSERT_EQ(searches.rowCount(), 2);
    EXPECT_EQ(searches.at(0).query, "t:site pre>=5");
    EXPECT_TRUE(program.desk().settings.savedSearches().isEmpty());
    searches.remove(0);
    EXPECT_EQ(searches.rowCount(), 1);
    program.desk().history.undo();
    EXPECT_EQ(searches.rowCount(), 2);
    EXPECT_FALSE(searches.setData(searches.index(0), "odd <B>", Qt::EditRole)) << "taken";
    EXPECT_FALSE(searches.setData(searches.index(0), QString(10'000, QLatin1Char('x')), Qt::EditRole));
    program.restart();
    EXPECT_EQ(program.desk().searches.rowCount(), 2);
}

} // namespace dossier
