#include "app/decks/deck_files.h"
#include "app/decks/decks_panel.h"
#include "app/importing/card_choice.h"
#include "app/importing/import_dialog.h"
#include "app/importing/import_program.h"
#include "app/importing/import_table.h"
#include "app/widgets/desk.h"
#include "desk/deck_library.h"
#include "desk/files/kept_lines.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "tests/support/waiting.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QUrl>

#include <gtest/gtest.h>

namespace dossier {

namespace {

using ImportDialogTest = test::ImportProgram;

const QByteArray kOddList("Name: Odd\nBureau Deck:\n2 Aubry, MO\n1 Forest of Nowhere\n1 Dodge\n");

} // namespace

TEST_F(ImportDialogTest, ShowsWhatWasUnderstoodLineByLine)
{
    show(kOddList);
    auto& table = find<ImportTable>("importTable");
    ASSERT_EQ(table.rowCount(), 3);
    EXPECT_EQ(table.item(0, ImportTable::Line)->text(), QStringLiteral("≈ 3")) << "a guess";
    EXPECT_EQ(table.item(1, ImportTable::Line)->text(), QStringLiteral("? 4"));
    EXPECT_EQ(table.item(0, ImportTable::Source)->text(), QStringLiteral("2 Aubry, MO"));
    EXPECT_EQ(table.item(2, ImportTable::Source)->text(), QStringLiteral("1 Dodge"));
    EXPECT_TRUE(table.item(2, ImportTable::Meaning)->text().contains(QStringLiteral("1 Dodge")));
    EXPECT_EQ(table.item(2, ImportTable::Place)->text(), QStringLiteral("Bureau Deck"));
    EXPECT_TRUE(said().contains(QStringLiteral("3 copies understood, 1 line not")));
    EXPECT_TRUE(program.desk().shelf.decks().empty()) << "nothing is stored before Import";
}

// The best near match is there already.
TEST_F(ImportDialogTest, TakesTheCardGuessedForAnUnknownLine)
{
    show(kOddList);
    auto& choice = find<CardChoice>("importChoice3");
    EXPECT_TRUE(choice.isGuessed());
    EXPECT_TRUE(choice.currentText().startsWith(QStringLiteral("Aubrey, MO")));
    EXPECT_TRUE(choice.itemText(1).startsWith(QStringLiteral("Aubrey, MO")));
    EXPECT_EQ(choice.findChild<QLabel*>("copies")->text(), QStringLiteral("2 ×"));
    EXPECT_TRUE(said().contains(QStringLiteral("3 copies understood, 1 line not")));
    import();
    EXPECT_EQ(deck().name, "Odd");
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 2);
    ASSERT_EQ(deck().aside.size(), 1u) << "nothing is lost";
    EXPECT_EQ(deck().aside[0].text, "1 Forest of Nowhere");
    EXPECT_FALSE(dialog().isVisible());
}

TEST_F(ImportDialogTest, OneKeyRefusesAGuess)
{
    show(kOddList);
    auto& choice = find<CardChoice>("importChoice3");
    QTest::keyClick(choice.lineEdit(), Qt::Key_Escape);
    EXPECT_TRUE(dialog().isVisible()) << "Escape was the field's";
    EXPECT_FALSE(choice.card());
    EXPECT_TRUE(said().contains(QStringLiteral("1 copy understood, 2 lines not"))) << said().toStdString();
    choice.setCurrentIndex(1);
    EXPECT_TRUE(said().contains(QStringLiteral("3 copies understood, 1 line not")));
    auto& table = find<ImportTable>("importTable");
    table.setCurrentCell(0, ImportTable::Source);
    QTest::keyClick(&table, Qt::Key_Delete);
    EXPECT_TRUE(said().contains(QStringLiteral("1 copy understood, 2 lines not")));
    import();
    EXPECT_EQ(deck().aside.size(), 2u);
}

// "Krycek" is the beginning of no title and a word of three: it said it was not known, and nothing of these.
TEST_F(ImportDialogTest, OffersTheCardsThatComeNearBeforeAllOthers)
{
    show("Name: Odd\nBureau Deck:\n1 Krycek\n1 Dodge\n");
    auto& choice = find<CardChoice>("importChoice3");
    choice.refuse(); // what is guessed, where it is
    const int near = choice.count() - 1;
    ASSERT_GT(near, 2);
    EXPECT_EQ(choice.lineEdit()->placeholderText(),
              QStringLiteral("Not known: %1 cards come near (↓), or type").arg(near));
    for (int i = 1; i <= near; ++i)
        EXPECT_TRUE(choice.itemText(i).contains(QStringLiteral("Krycek"))) << choice.itemText(i).toStdString();
    QTest::keyClick(&choice, Qt::Key_Down);
    EXPECT_TRUE(choice.view()->isVisible());
    choice.hidePopup();
    choice.completer()->complete(); // with nothing typed: all there are
    EXPECT_TRUE(test::waitUntil([&] { return choice.view()->isVisible(); }));
    EXPECT_FALSE(choice.completer()->popup()->isVisible());
}

TEST_F(ImportDialogTest, AnyCardCanBeTypedForALine)
{
    show(kOddList);
    auto& choice = find<CardChoice>("importChoice4");
    EXPECT_EQ(choice.currentText(), QString());
    choice.lineEdit()->setText(QStringLiteral("64"));
    QTest::keyClick(choice.lineEdit(), Qt::Key_Return);
    EXPECT_TRUE(dialog().isVisible()) << "Enter was the field's";
    EXPECT_EQ(choice.card(), test::card("XF96-0064v1"));
    EXPECT_EQ(choice.currentText(), QStringLiteral("Cape Cod, MA"));
    EXPECT_TRUE(said().contains(QStringLiteral("nothing is left over")));
    import();
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0064v1")), 1);
}

TEST_F(ImportDialogTest, WhatIsTypedAndIsNoCardStaysToBeMended)
{
    show(kOddList);
    auto& choice = find<CardChoice>("importChoice4");
    choice.lineEdit()->setText(QStringLiteral("qqqqqqqqqq"));
    QTest::keyClick(choice.lineEdit(), Qt::Key_Return);
    EXPECT_EQ(choice.currentText(), QStringLiteral("qqqqqqqqqq"));
    EXPECT_FALSE(choice.card());
}

// Defect 21: all picks were back at "Not known".
TEST_F(ImportDialogTest, ChoicesAreKeptWhileTheTextIsEdited)
{
    show(kOddList);
    QTest::keyClick(find<CardChoice>("importChoice3").lineEdit(), Qt::Key_Escape);
    find<CardChoice>("importChoice4").lineEdit()->setText(QStringLiteral("Block"));
    QTest::keyClick(find<CardChoice>("importChoice4").lineEdit(), Qt::Key_Return);
    auto& text = find<QPlainTextEdit>("importText");
    text.setPlainText(QStringLiteral("// mine\n") + QString::fromUtf8(kOddList) + QStringLiteral("1 Aubry, MO\n"));
    ASSERT_TRUE(
        test::waitUntil([&] { return dialog().findChild<CardChoice*>(QStringLiteral("importChoice5")) != nullptr; }));
    EXPECT_FALSE(find<CardChoice>("importChoice4").card()) << "refused, a line further down";
    EXPECT_EQ(find<CardChoice>("importChoice5").card(), *test::baseSet().findTitle("Block"));
    EXPECT_TRUE(find<CardChoice>("importChoice7").isGuessed()) << "a new line, a new guess";
}

TEST_F(ImportDialogTest, EachLineGoesWhereTheUserWants)
{
    show("1 Agent Weiss\n1 Agent Rich\n1 Agnt Tom Colton\n2 Aubrey, MO\n");
    auto& rich = find<QComboBox>("importPlace2");
    EXPECT_EQ(rich.currentText(), QStringLiteral("Team"));
    rich.setCurrentText(QStringLiteral("Bureau Deck"));
    find<QComboBox>("importPlace3").setCurrentText(QStringLiteral("Bureau Deck"));
    EXPECT_FALSE(dialog().findChild<QComboBox*>(QStringLiteral("importPlace4"))) << "a Site has one place";
    import();
    EXPECT_EQ(deck().team.size(), 1u);
    EXPECT_EQ(deck().count(Zone::BureauDeck, *test::baseSet().findTitle("Agent Rich")), 1);
    EXPECT_EQ(deck().count(Zone::BureauDeck, *test::baseSet().findTitle("Agent Tom Colton")), 1);
}

// Defect 22: "this card is no Agent", cut, and no repair.
TEST_F(ImportDialogTest, ACardThatCannotStandThereIsPutWhereItCan)
{
    show("Team:\n1 Agent Weiss\n2 Aubrey, MO\nBureau Deck:\n1 Dodge\n");
    EXPECT_TRUE(find<CardChoice>("importChoice3").isGuessed());
    EXPECT_TRUE(said().contains(QStringLiteral("nothing is left over")));
    import();
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 2);
}

// A list that goes on behind its Team without a heading, with near misses where
// it does.
TEST_F(ImportDialogTest, AGuessThatIsNoAgentIsNotOfTheTeam)
{
    show("Team:\n1 Agent Weiss\n\n2 Aubrey MO\n1 The Manitu\n1 Lone Gunman\n");
    EXPECT_TRUE(said().contains(QStringLiteral("nothing is left over"))) << said().toStdString();
    import();
    EXPECT_EQ(deck().xFile.size(), 1u);
    EXPECT_EQ(deck().bureauDeck.size(), 2u);
}

TEST_F(ImportDialogTest, AListOfNearMissesAloneIsShown)
{
    show("2 Aubrey MO\n1 Dana Scully\n");
    EXPECT_TRUE(find<QPushButton>("importDo").isEnabled());
    import();
    EXPECT_EQ(deck().name, "odd");
    EXPECT_EQ(deck().team.size(), 1u);
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 2);
}

// Defect 23: it was taken for a deck, and condition and place were not shown.
TEST_F(ImportDialogTest, ATableOfOwnedCardsIsSeenByItsHeadings)
{
    show("Card,Qty,Cond,Box\n\"Aubrey, MO\",3,NM,Box 3\n");
    EXPECT_EQ(find<QComboBox>("importWhat").currentIndex(), 1);
    const QString meaning = find<ImportTable>("importTable").item(0, ImportTable::Meaning)->text();
    EXPECT_TRUE(meaning.contains(QStringLiteral("Near Mint · Box 3"))) << meaning.toStdString();
    show("[{\"id\":\"XF96-0063v1\",\"count\":2}]");
    EXPECT_EQ(find<QComboBox>("importWhat").currentIndex(), 1) << "JSON as the program writes it";
    import();
    EXPECT_EQ(copies("XF96-0063v1"), 2);
}

// Nothing is dropped: what was not understood of a collection can be settled
// later.
TEST_F(ImportDialogTest, WhatIsNotUnderstoodOfACollectionIsKept)
{
    show("Qty,Card,Box\n3,Dodge,1\n2,Forest of Nowhere,1\n1,Block,x\n");
    import();
    EXPECT_EQ(program.desk().owned.totalCopies(), 4);
    ASSERT_EQ(KeptLines(program.desk()).all().size(), 1u);
    show({});
    auto& kept = find<QPushButton>("importKept");
    EXPECT_TRUE(kept.isVisible());
    auto* file = kept.menu()->actions().at(0)->menu();
    ASSERT_TRUE(file);
    program.answers.files = {program.path(QStringLiteral("kept.csv"))};
    file->actions().at(1)->trigger();
    EXPECT_TRUE(QFile::exists(program.path(QStringLiteral("kept.csv"))));
    file->actions().at(0)->trigger();
    EXPECT_FALSE(find<QPushButton>("importDo").isEnabled()) << "no line is understood yet";
    auto& choice = find<CardChoice>("importChoice2");
    choice.lineEdit()->setText(QStringLiteral("Aubrey, MO"));
    QTest::keyClick(choice.lineEdit(), Qt::Key_Return);
    import();
    EXPECT_EQ(copies("XF96-0063v1"), 2);
    EXPECT_TRUE(KeptLines(program.desk()).all().empty()) << "all of it is settled";
    show({});
    EXPECT_FALSE(find<QPushButton>("importKept").isVisible());
}

// What another program wrote is read, shown beside its meaning, and can be mended.
TEST_F(ImportDialogTest, ShowsTextsOfOtherEncodingsAsTheyRead)
{
    const QString table = QStringLiteral("Quantité;Card;Lieu\n2;Dodge;Étagère\n1;Nobody at all;Boîte\n");
    QByteArray utf16("\xFF\xFE");
    utf16.append(reinterpret_cast<const char*>(table.utf16()), 2 * table.size());
    auto& shown = find<QPlainTextEdit>("importText");
    for (const QByteArray& bytes : {table.toLatin1(), utf16}) {
        show(bytes);
        EXPECT_EQ(shown.toPlainText(), table);
        EXPECT_FALSE(shown.isReadOnly());
        EXPECT_EQ(find<ImportTable>("importTable").item(1, ImportTable::Source)->text(),
                  QStringLiteral("2;Dodge;Étagère"));
    }
    const QByteArray noText("PK\x03\x04\x00\xFF\xFE\x00", 8);
    show(noText);
    EXPECT_TRUE(shown.isReadOnly());
}

TEST_F(ImportDialogTest, StoresNothingWhenCancelled)
{
    show(kOddList);
    find<QComboBox>("importChoice3").setCurrentIndex(1);
    cancel();
    EXPECT_FALSE(dialog().isVisible());
    EXPECT_TRUE(program.desk().shelf.decks().empty());
    show("Quantity,Card ID,Condition\n3,XF96-0063v1,Mint\n");
    QTest::keyClick(&dialog(), Qt::Key_Escape);
    EXPECT_EQ(program.desk().owned.totalCopies(), 0);
}

TEST_F(ImportDialogTest, ReadsTheTextAgainWhenItIsCorrected)
{
    show(kOddList);
    find<QPlainTextEdit>("importText").setPlainText(QStringLiteral("2 Aubrey, MO\n"));
    import();
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 2);
    EXPECT_TRUE(deck().aside.empty());
}

TEST_F(ImportDialogTest, NamesTheDeckAsWished)
{
    show(kOddList);
    find<QLineEdit>("importName").setText(QStringLiteral("  Better <b>name</b>  "));
    import();
    EXPECT_EQ(deck().name, "Better <b>name</b>");
}

TEST_F(ImportDialogTest, UnderstandsAnOldBookmark)
{
    show("https://mandalornl.github.io/x-files-ccg/cards?signature="
         "eJyrVopwszTTNTAwMywzVLIy0oHyDS3AfEM43wjCrwUAHKQLVw%3D%3D");
    import();
    EXPECT_EQ(deck().team.size(), 1u);
    EXPECT_EQ(deck().name, "odd");
}

TEST_F(ImportDialogTest, ImportsACollectionWithItsColumns)
{
    show("Quantity,Card ID,Condition\n3,XF96-0063v1,Mint\n1,XF96-9999v1,Mint\n");
    EXPECT_EQ(find<QComboBox>("importWhat").currentIndex(), 1);
    EXPECT_TRUE(said().contains(QStringLiteral("3 copies understood, 1 line not")));
    import();
    EXPECT_EQ(copies("XF96-0063v1"), 3);
    EXPECT_EQ(program.desk().owned.totalCopies(), 3);
}

TEST_F(ImportDialogTest, LetsTheUserSayWhatAColumnHolds)
{
    show("stapel,karte\n3,\"Aubrey, MO\"\n");
    find<QComboBox>("importWhat").setCurrentIndex(1);
    EXPECT_FALSE(find<QPushButton>("importDo").isEnabled());
    choose("columnChoice0", "quantity");
    choose("columnChoice1", "name");
    ASSERT_TRUE(find<QPushButton>("importDo").isEnabled());
    import();
    EXPECT_EQ(copies("XF96-0063v1"), 3);
}

TEST_F(ImportDialogTest, GuessesTheCardOfARow)
{
    show("Quantity,Name,Location\n1,Dodge,Box\n3,\"Aubry, MO\",Box\n");
    EXPECT_EQ(find<QComboBox>("importWhat").currentIndex(), 1);
    EXPECT_TRUE(said().contains(QStringLiteral("nothing is left over")));
    import();
    EXPECT_EQ(copies("XF96-0063v1"), 3);
}

TEST_F(ImportDialogTest, AddsReplacesOrKeepsTheLarger)
{
    const QByteArray table("Quantity,Card ID,Condition\n3,XF96-0063v1,Mint\n");
    const auto importAs = [&](int mode) {
        show(table);
        find<QComboBox>("importMode").setCurrentIndex(mode);
        import();
        return copies("XF96-0063v1");
    };
    EXPECT_EQ(importAs(0), 3);
    EXPECT_EQ(importAs(0), 6);
    EXPECT_EQ(importAs(2), 6);
    EXPECT_EQ(importAs(1), 3);
}

TEST_F(ImportDialogTest, SaysWhatIsWrongWithUnreadableContent)
{
    for (const QByteArray& content : {QByteArray("\0\1\2", 3), QByteArray("<cockatrice_deck><zone"),
                                      QByteArray("{\"cards\": [1,"), QByteArray("nothing of this is a card")}) {
        show(content);
        EXPECT_FALSE(find<QPushButton>("importDo").isEnabled()) << content.toStdString();
        EXPECT_NE(said(), QString());
    }
}

TEST_F(ImportDialogTest, TakesDroppedFilesAndTexts)
{
    QFile file(program.path(QStringLiteral("dropped.deck")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(kOddList);
    file.close();
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(file.fileName())});
    drop(files);
    EXPECT_TRUE(dialog().isVisible());
    EXPECT_EQ(find<ImportTable>("importTable").rowCount(), 3);
    QMimeData text;
    text.setText(QStringLiteral("2 Aubrey, MO"));
    drop(text);
    EXPECT_EQ(find<QPlainTextEdit>("importText").toPlainText(), QStringLiteral("2 Aubrey, MO"));
    import();
    EXPECT_EQ(program.window().currentTab(), MainWindow::Decks);
}

TEST_F(ImportDialogTest, OpensOnAClipboardThatIsNotAllUnderstood)
{
    QGuiApplication::clipboard()->setText(QString::fromUtf8(kOddList));
    QTest::keyClick(&program.window(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(dialog().isVisible());
    EXPECT_TRUE(program.desk().shelf.decks().empty());
}

TEST_F(ImportDialogTest, OpensAFileFromInside)
{
    show({});
    find<QPushButton>("importOpen").click(); // changes his mind
    EXPECT_EQ(find<ImportTable>("importTable").rowCount(), 0);
    program.answers.files = {program.path(QStringLiteral("missing.deck"))};
    find<QPushButton>("importOpen").click();
    EXPECT_TRUE(said().contains(QStringLiteral("missing.deck")));
}

TEST_F(ImportDialogTest, ALongListIsShownInPartAndImportedWhole)
{
    QByteArray table("Quantity,Card ID,Location\n");
    for (int i = 0; i < 5000; ++i)
        table += "1,XF96-0063v1,Box " + QByteArray::number(i) + "\n";
    show(table);
    EXPECT_LE(find<ImportTable>("importTable").rowCount(), 2000);
    import();
    EXPECT_EQ(program.desk().owned.totalCopies(), 5000);
}

// A name of 800,000 letters filled the list of decks.
TEST_F(ImportDialogTest, ADeckWhoseNameIsTooLongIsShownAndGetsAShorterOne)
{
    show("Name: " + QByteArray(100'000, 'n') + "\nBureau Deck:\n2 Aubrey, MO\n");
    auto& rows = find<ImportTable>("importTable");
    EXPECT_TRUE(rows.item(0, ImportTable::Meaning)->text().contains(QStringLiteral("longer than 200 letters")));
    import();
    EXPECT_EQ(deck().name, std::string(200, 'n'));
    ASSERT_EQ(deck().aside.size(), 1u) << "nothing is lost";
    EXPECT_EQ(deck().aside[0].text, std::string(100'000, 'n'));
}

} // namespace dossier
