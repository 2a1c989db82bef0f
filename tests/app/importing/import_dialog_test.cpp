#include "app/decks/deck_files.h"
#include "app/decks/decks_panel.h"
#include "app/importing/import_dialog.h"
#include "app/importing/import_table.h"
#include "app/test_program.h"
#include "app/widgets/desk.h"
#include "desk/deck_shelf.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"

#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QUrl>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class ImportDialogTest : public testing::Test
{
protected:
    ImportDialog& dialog() { return importDialog(program.desk(), program.window()); }
    template <typename Widget>
    Widget& find(const char* name)
    {
        auto* found = dialog().findChild<Widget*>(QLatin1String(name));
        if (!found)
            throw std::runtime_error(std::string("no widget ") + name);
        return *found;
    }
    void show(const QByteArray& content)
    {
        dialog().read(content, QStringLiteral("lists/odd.txt"), QStringLiteral("odd"));
        dialog().show();
    }
    void import() { find<QPushButton>("importDo").click(); }
    void cancel() { find<QPushButton>("importCancel").click(); }
    QString said() { return find<QLabel>("importSaid").text(); }
    const Deck& deck() { return program.desk().openDeck.deck(); }
    int copies(const char* number) { return program.desk().owned.copies(test::card(number)); }
    void drop(const QMimeData& data)
    {
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&program.window(), &enter);
        EXPECT_TRUE(enter.isAccepted());
        QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&program.window(), &event);
    }

    test::TestProgram program;
};

const QByteArray kOddList("Name: Odd\nBureau Deck:\n2 Aubry, MO\n1 Forest of Nowhere\n1 Dodge\n");

} // namespace

TEST_F(ImportDialogTest, ShowsWhatWasUnderstoodLineByLine)
{
    show(kOddList);
    auto& table = find<ImportTable>("importTable");
    ASSERT_EQ(table.rowCount(), 3);
    EXPECT_EQ(table.item(0, ImportTable::Line)->text(), QStringLiteral("3"));
    EXPECT_EQ(table.item(0, ImportTable::Source)->text(), QStringLiteral("2 Aubry, MO"));
    EXPECT_EQ(table.item(2, ImportTable::Source)->text(), QStringLiteral("1 Dodge"));
    EXPECT_TRUE(table.item(2, ImportTable::Meaning)->text().contains(QStringLiteral("1 Dodge")));
    EXPECT_TRUE(said().contains(QStringLiteral("1 copy understood, 2 lines not")));
    EXPECT_TRUE(program.desk().shelf.decks().empty()) << "nothing is stored before Import";
}

TEST_F(ImportDialogTest, TakesTheCardPickedForAnUnknownLine)
{
    show(kOddList);
    auto& choice = find<QComboBox>("importChoice3");
    EXPECT_TRUE(choice.itemText(1).startsWith(QStringLiteral("Aubrey, MO")));
    choice.setCurrentIndex(1);
    EXPECT_TRUE(said().contains(QStringLiteral("3 copies understood, 1 line not")));
    import();
    EXPECT_EQ(deck().name, "Odd");
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 2);
    ASSERT_EQ(deck().aside.size(), 1u) << "nothing is lost";
    EXPECT_EQ(deck().aside[0].text, "1 Forest of Nowhere");
    EXPECT_FALSE(dialog().isVisible());
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
    show("menge,karte\n3,\"Aubrey, MO\"\n");
    find<QComboBox>("importWhat").setCurrentIndex(1);
    EXPECT_FALSE(find<QPushButton>("importDo").isEnabled());
    const auto choose = [this](const char* name, const char* field) {
        auto& box = find<QComboBox>(name);
        box.setCurrentIndex(box.findData(QLatin1String(field)));
    };
    choose("columnChoice0", "quantity");
    choose("columnChoice1", "name");
    ASSERT_TRUE(find<QPushButton>("importDo").isEnabled());
    import();
    EXPECT_EQ(copies("XF96-0063v1"), 3);
}

TEST_F(ImportDialogTest, PicksTheCardOfARow)
{
    show("Quantity,Name,Location\n1,Dodge,Box\n3,\"Aubry, MO\",Box\n");
    EXPECT_EQ(find<QComboBox>("importWhat").currentIndex(), 1);
    find<QComboBox>("importChoice3").setCurrentIndex(1);
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

} // namespace dossier
