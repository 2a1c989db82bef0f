// What is looked at stays when the window is made anew for another language, another size of its text or its first
// layout.
#include "app/collection/collection_panel.h"
#include "app/decks/deck_files.h"
#include "app/decks/decks_panel.h"
#include "app/entry/card_entry_line.h"
#include "app/importing/card_choice.h"
#include "app/importing/import_dialog.h"
#include "app/rules/rule_book_view.h"
#include "desk/deck_library.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class KeptViews : public testing::Test
{
protected:
    test::TestProgram program;

    void speak(const QString& language, const QString& firstTab)
    {
        emit program.window().languageWanted(language);
        ASSERT_TRUE(test::waitUntil([&] { return program.find<QTabBar>("tabs").tabText(0) == firstTab; }));
        QApplication::processEvents();
    }
    void speakFrench() { speak(QStringLiteral("fr"), QStringLiteral("Cartes")); }
    QString typed(const char* line) { return program.find<QLineEdit>(line).text(); }
};

} // namespace

TEST_F(KeptViews, WhatCameOfAnImportIsStillToldInTheOtherLanguage)
{
    program.window().showTab(MainWindow::Decks);
    program.desk().shelf.createEmpty();
    DeckReading reading;
    reading.unknown.push_back({4, "1 No Such Card At All", LineTrouble::UnknownCard, {}});
    emit program.window().decks().files().read(QStringLiteral("odd.deck"), reading);
    ASSERT_TRUE(program.find<QWidget>("readingReport").isVisible());
    speakFrench();
    EXPECT_TRUE(program.find<QWidget>("readingReport").isVisible());
    auto& lines = program.find<QListWidget>("readingLines");
    ASSERT_EQ(lines.count(), 1);
    EXPECT_TRUE(lines.item(0)->text().contains(QStringLiteral("No Such Card At All")));
    EXPECT_TRUE(lines.item(0)->text().startsWith(QStringLiteral("Ligne 4"))) << lines.item(0)->text().toStdString();
    speak(QStringLiteral("en"), QStringLiteral("Cards"));
    EXPECT_EQ(program.find<QListWidget>("readingLines").count(), 1) << "and back";
    program.desk().shelf.createEmpty();
    EXPECT_FALSE(program.find<QWidget>("readingReport").isVisible()) << "it was about another deck";
    speakFrench();
    EXPECT_FALSE(program.find<QWidget>("readingReport").isVisible());
}

TEST_F(KeptViews, SearchesAndChosenCardsStay)
{
    program.desk().owned.add(test::card("XF96-0063v1"), 3);
    program.desk().owned.add(test::card("XF96-0064v1"), 1);
    program.window().showTab(MainWindow::Cards);
    program.find<QLineEdit>("searchLine").setText(QStringLiteral("t:site cost>2"));
    auto& cards = program.find<QTableView>("cardTable");
    cards.setCurrentIndex(cards.model()->index(3, 1));
    const QString title = cards.currentIndex().data().toString();
    const int found = cards.model()->rowCount();
    program.window().collection().showCards(CardsShown::All, QStringLiteral("t:witness"));
    program.window().collection().showPage(CollectionPanel::Heaps);
    program.find<QLineEdit>("collectionSearch").setText(QStringLiteral("aubrey"));
    program.desk().shelf.createEmpty();
    program.window().showTab(MainWindow::Decks);
    program.find<QLineEdit>("deckSearch").setText(QStringLiteral("new"));
    program.find<QLineEdit>("deckFilterLine").setText(QStringLiteral("t:site"));
    speakFrench();
    program.window().showTab(MainWindow::Cards);
    EXPECT_EQ(typed("searchLine"), "t:site cost>2");
    auto& again = program.find<QTableView>("cardTable");
    EXPECT_EQ(again.model()->rowCount(), found);
    EXPECT_EQ(again.currentIndex().siblingAtColumn(1).data().toString(), title);
    program.window().showTab(MainWindow::Decks);
    EXPECT_EQ(typed("deckSearch"), "new");
    EXPECT_EQ(typed("deckFilterLine"), "t:site");
    program.window().showTab(MainWindow::Collection);
    EXPECT_EQ(program.find<QTabBar>("collectionPages").currentIndex(), CollectionPanel::Heaps);
    EXPECT_EQ(typed("collectionSearch"), "aubrey");
    EXPECT_EQ(program.find<QTableView>("heapTable").model()->rowCount(), 1);
    program.window().collection().showPage(CollectionPanel::Cards);
    EXPECT_EQ(typed("cardsSearch"), "t:witness");
    EXPECT_TRUE(program.find<QAbstractButton>("show0").isChecked());
}

TEST_F(KeptViews, EntriesOfTheSessionKeepTheirWayBack)
{
    program.window().showTab(MainWindow::Collection);
    test::enter(program.find<CardEntryLine>("entryLine"), QStringLiteral("63 2"));
    test::enter(program.find<CardEntryLine>("entryLine"), QStringLiteral("64"));
    speakFrench();
    auto& log = program.find<QListWidget>("entryLog");
    ASSERT_EQ(log.count(), 2);
    log.setCurrentRow(1);
    QTest::keyClick(&log, Qt::Key_Delete);
    EXPECT_EQ(program.desk().owned.totalCopies(), 1);
}

TEST_F(KeptViews, GamesThatWerePlayedAreNotPlayedAgain)
{
    program.desk().shelf.createEmpty();
    program.desk().openDeck.add(Zone::BureauDeck, test::card("XF96-0063v1"), 60);
    program.window().showTab(MainWindow::Goldfish);
    program.find<QSpinBox>("games").setValue(3);
    program.find<QSpinBox>("mostTurns").setValue(2);
    program.find<QPushButton>("goldfishPlay").click();
    ASSERT_TRUE(test::waitUntil([&] { return program.find<QWidget>("goldfishReport").isVisible(); }));
    speakFrench();
    program.window().showTab(MainWindow::Goldfish);
    EXPECT_TRUE(program.find<QWidget>("goldfishReport").isVisible());
    EXPECT_TRUE(program.find<QLabel>("goldfishHeadline").text().endsWith(QStringLiteral("sur 3.")))
        << program.find<QLabel>("goldfishHeadline").text().toStdString();
    EXPECT_EQ(program.find<QSpinBox>("games").value(), 3);
}

TEST_F(KeptViews, TheRulesKeepTheirPageAndTheWayThere)
{
    program.window().showTab(MainWindow::Rules);
    program.window().rules().showSection(QStringLiteral("DECK"));
    program.window().rules().showFound(QStringLiteral("hospital"));
    speakFrench();
    program.window().showTab(MainWindow::Rules);
    EXPECT_EQ(typed("ruleSearch"), "hospital");
    ASSERT_TRUE(program.window().rules().canGoBack());
    program.window().rules().back();
    EXPECT_EQ(typed("ruleSearch"), "");
}

TEST_F(KeptViews, AnImportInHandGoesOn)
{
    program.window().showTab(MainWindow::Decks);
    program.window().decks().files().importText(QStringLiteral("Name: Odd\nBureau Deck:\n2 Aubry, MO\n1 Nowhere\n"));
    auto choice = [&]() -> CardChoice& { return program.find<CardChoice>("importChoice4"); };
    choice().lineEdit()->setText(QStringLiteral("Block"));
    QTest::keyClick(choice().lineEdit(), Qt::Key_Return);
    program.find<QLineEdit>("importName").setText(QStringLiteral("Mine"));
    speakFrench();
    ASSERT_TRUE(test::waitUntil([&] { return importDialog(program.desk(), program.window()).isVisible(); }));
    EXPECT_TRUE(program.find<QPlainTextEdit>("importText").toPlainText().contains(QStringLiteral("Aubry")));
    // What was shown before the choices came back goes later.
    EXPECT_TRUE(test::waitUntil([&] { return choice().card() == *test::baseSet().findTitle("Block"); }));
    program.find<QPushButton>("importDo").click();
    EXPECT_EQ(program.desk().openDeck.deck().name, "Mine");
    EXPECT_EQ(program.desk().openDeck.deck().count(Zone::BureauDeck, *test::baseSet().findTitle("Block")), 1);
}

// Closed, of a deck that is gone, or of one that is not open: what was typed is there again.
TEST_F(KeptViews, AllThatIsWrittenAsTextWaits)
{
    program.window().showTab(MainWindow::Decks);
    const auto write = [&](const QString& text) {
        program.desk().shelf.createEmpty();
        program.window().decks().editAsText();
        program.find<QPlainTextEdit>("deckTextEdit").setPlainText(text);
        program.find<QPlainTextEdit>("deckTextEdit").document()->setModified(true);
        return program.desk().openDeck.id();
    };
    const std::int64_t other = write(QStringLiteral("Bureau Deck:\n1 62\n"));
    const std::int64_t gone = write(QStringLiteral("Bureau Deck:\n2 63\n"));
    program.find<QWidget>("deckText").close();
    program.desk().shelf.remove(gone);
    speakFrench();
    ASSERT_TRUE(test::waitUntil([&] { return program.window().findChild<QWidget*>("deckText") != nullptr; }));
    EXPECT_FALSE(program.find<QWidget>("deckText").isVisible());
    program.window().decks().editAsText();
    EXPECT_EQ(program.find<QPlainTextEdit>("deckTextEdit").toPlainText(), "Bureau Deck:\n2 63\n");
    program.desk().openDeck.open(other);
    program.find<QPushButton>("deckTextThrowAway").click();
    EXPECT_EQ(program.find<QPlainTextEdit>("deckTextEdit").toPlainText(), "Bureau Deck:\n1 62\n");
}

TEST_F(KeptViews, ADeckThatIsWrittenAsTextStaysAsItWasTyped)
{
    program.desk().shelf.createEmpty();
    program.window().showTab(MainWindow::Decks);
    program.window().decks().editAsText();
    program.find<QPlainTextEdit>("deckTextEdit").setPlainText(QStringLiteral("Bureau Deck:\n2 63\n"));
    program.find<QPlainTextEdit>("deckTextEdit").document()->setModified(true);
    speakFrench();
    ASSERT_TRUE(test::waitUntil([&] { return program.window().findChild<QWidget*>("deckText") != nullptr; }));
    EXPECT_EQ(program.find<QPlainTextEdit>("deckTextEdit").toPlainText(), "Bureau Deck:\n2 63\n");
    EXPECT_TRUE(program.find<QPushButton>("deckTextTake").isEnabled());
}

} // namespace dossier
