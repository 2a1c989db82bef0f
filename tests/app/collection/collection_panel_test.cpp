// Cataloguing by keys alone.
#include "app/card_face/card_view.h"
#include "app/cards/search_help.h"
#include "app/collection/collection_panel.h"
#include "app/collection/heap_table_model.h"
#include "app/importing/import_dialog.h"
#include "app/widgets/progress_dialog.h"
#include "app/widgets/search_box.h"
#include "desk/history.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QAction>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class CollectionTab : public testing::Test
{
protected:
    CollectionTab() { program.window().showTab(MainWindow::Collection); }

    QLineEdit& line() { return program.find<QLineEdit>("entryLine"); }
    QTableView& table()
    {
        program.window().collection().showPage(CollectionPanel::Heaps);
        return program.find<QTableView>("heapTable");
    }
    QListWidget& log() { return program.find<QListWidget>("entryLog"); }
    QString said() { return program.find<QLabel>("offersSentence").text(); }
    int copies(std::string_view number) { return program.desk().owned.copies(test::card(number)); }

    test::TestProgram program;
};

} // namespace

TEST_F(CollectionTab, InvitesWhileItIsEmpty)
{
    EXPECT_TRUE(program.find<QWidget>("collectionEmpty").isVisible());
    EXPECT_TRUE(line().hasFocus());
    program.find<QLineEdit>("cardsSearch").setFocus();
    program.find<QPushButton>("collectionFill").click();
    EXPECT_TRUE(line().hasFocus()) << "the button leads to where one begins";
    test::enter(line(), "63");
    EXPECT_FALSE(program.find<QWidget>("collectionEmpty").isVisible());
    EXPECT_EQ(copies("XF96-0063v1"), 1);
}

// On a full disk the line was emptied all the same, and "Nothing was changed" stayed once it was.
TEST_F(CollectionTab, WhatWasNotTakenStaysInTheLine)
{
    const auto onConnections = [](const char* statement) {
        for (const QString& name : QSqlDatabase::connectionNames())
            QSqlQuery(QSqlDatabase::database(name)).exec(QLatin1String(statement));
    };
    onConnections("CREATE TEMP TRIGGER refused BEFORE INSERT ON main.collection BEGIN SELECT RAISE(ABORT, 'no'); END");
    test::enter(line(), "63 2");
    EXPECT_EQ(copies("XF96-0063v1"), 0);
    EXPECT_EQ(line().text(), QStringLiteral("63 2"));
    EXPECT_NE(program.message(), QString());
    onConnections("DROP TRIGGER refused");
    QTest::keyClick(&line(), Qt::Key_Return);
    EXPECT_EQ(copies("XF96-0063v1"), 2);
    EXPECT_EQ(line().text(), QString());
    EXPECT_EQ(program.message(), QString());
}

TEST_F(CollectionTab, TheCardThatWasOnlyTypedGoesWithTheText)
{
    test::enter(line(), "64");
    const auto& face = *program.window().collection().findChild<CardView*>();
    line().setText(QStringLiteral("63"));
    EXPECT_EQ(face.card(), test::card("XF96-0063v1"));
    line().clear();
    EXPECT_EQ(face.card(), test::card("XF96-0064v1"));
}

TEST_F(CollectionTab, CataloguesFiftyCardsWithoutLeavingTheLine)
{
    for (int number = 1; number <= 50; ++number) {
        test::enter(line(), QStringLiteral("%1 2").arg(number));
        ASSERT_TRUE(line().hasFocus());
        ASSERT_EQ(line().text(), "");
    }
    EXPECT_EQ(program.desk().owned.totalCopies(), 100);
    EXPECT_EQ(table().model()->rowCount(), 50);
    EXPECT_TRUE(program.find<QLabel>("collectionTotals").text().startsWith("100 copies"));
    program.restart();
    EXPECT_EQ(program.desk().owned.totalCopies(), 100) << "what was entered is kept";
}

TEST_F(CollectionTab, CataloguesFiftyCardsByKeysAloneAndTakesThemBack)
{
    MainWindow& window = program.window();
    window.showTab(MainWindow::Rules);
    QTest::keyClick(&window, Qt::Key_K, Qt::ControlModifier);
    ASSERT_TRUE(line().hasFocus());
    const auto press = [](const QString& keys) {
        // To whoever has the keyboard, as the fingers do.
        QTest::keyClicks(QApplication::focusWidget(), keys);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    };
    for (int number = 1; number <= 48; ++number)
        press(QString::number(number) + (number % 3 == 0 ? QStringLiteral(" 2") : QString()));
    press(QStringLiteral("aub"));
    press(QStringLiteral("4x 142"));
    EXPECT_EQ(program.desk().owned.totalCopies(), 48 + 16 + 1 + 4);
    EXPECT_TRUE(log().item(0)->text().startsWith(QStringLiteral("+4 "))) << log().item(0)->text().toStdString();
    EXPECT_EQ(log().item(1)->text(), QStringLiteral("+1 Aubrey, MO"));
    for (int step = 0; step < 50; ++step)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(program.desk().owned.totalCopies(), 0);
    EXPECT_TRUE(program.find<QWidget>("collectionEmpty").isVisible());
    EXPECT_EQ(log().count(), 0) << "the log follows";
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(copies("XF96-0001v1"), 1);
}

TEST_F(CollectionTab, ShowsTheLastEntries)
{
    test::enter(line(), "63 4");
    ASSERT_EQ(log().count(), 1);
    EXPECT_EQ(log().item(0)->text(), "+4 Aubrey, MO");
}

TEST_F(CollectionTab, KeepsWhatItDoesNotUnderstandToBeMended)
{
    test::enter(line(), "agent");
    EXPECT_EQ(line().text(), "agent");
    EXPECT_TRUE(said().contains("cards match")) << said().toStdString();
    EXPECT_EQ(program.desk().owned.totalCopies(), 0);
}

TEST_F(CollectionTab, ChangesTheCountOfARowAndKeepsTheKeyboardThere)
{
    test::enter(line(), "63");
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Plus);
    QTest::keyClick(&table(), Qt::Key_Plus);
    EXPECT_EQ(copies("XF96-0063v1"), 3);
    QTest::keyClick(&table(), Qt::Key_Minus);
    EXPECT_EQ(copies("XF96-0063v1"), 2);
    const auto type = [&](const QString& digits) {
        for (const QChar digit : digits)
            QTest::keyClick(QApplication::focusWidget(), digit.toLatin1());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCoreApplication::processEvents(); // editors go away later
    };
    type("12");
    EXPECT_EQ(copies("XF96-0063v1"), 12) << "a figure may have two digits";
    EXPECT_TRUE(table().hasFocus());
    type("0");
    EXPECT_EQ(copies("XF96-0063v1"), 0);
    EXPECT_EQ(table().model()->rowCount(), 0);
}

TEST_F(CollectionTab, TakesATextOfAnyKindAsItIs)
{
    test::enter(line(), "63");
    const QString odd = QStringLiteral("<b>'); DROP TABLE heap; --</b> \U0001F6F8 \u202Eabc ") + QString(900, 'x');
    auto* model = table().model();
    const QModelIndex note = model->index(0, HeapTableModel::Note);
    EXPECT_TRUE(model->setData(note, odd));
    EXPECT_EQ(note.data(Qt::EditRole).toString(), odd);
    program.window().grab();
    program.restart();
    EXPECT_EQ(QString::fromStdString(program.desk().owned.heaps().front().owned.note), odd);
}

TEST_F(CollectionTab, AnImportThatIsStoppedLeavesNothingBehind)
{
    test::enter(program.find<QLineEdit>("entryLine"), QStringLiteral("63 2"));
    std::vector<OwnedCard> rows;
    for (int i = 0; i < 3000; ++i) {
        OwnedCard heap;
        heap.card = "XF96-0042v1";
        heap.count = 1;
        heap.location = "Box " + std::to_string(i);
        rows.push_back(heap);
    }
    ProgressDialog work(&program.window(), QStringLiteral("Importing"));
    EXPECT_FALSE(program.desk().owned.merge(rows, MergeMode::Add, [&](std::size_t done, std::size_t all) {
        if (done > 1000)
            program.find<QProgressDialog>("longWork").cancel();
        return work.goOn(done, all);
    }));
    EXPECT_TRUE(work.stopped());
    EXPECT_EQ(program.desk().owned.totalCopies(), 2);
    EXPECT_EQ(table().model()->rowCount(), 1);
    EXPECT_EQ(program.desk().history.undoText(), "add 2 Aubrey, MO");
}

// The help lies over the page whose line it is for, and its examples go there.
TEST_F(CollectionTab, HelpsWithItsOwnSearchLine)
{
    program.desk().owned.add(test::card("XF96-0063v1"), 1);
    for (const auto page : {CollectionPanel::Cards, CollectionPanel::Heaps}) {
        program.window().collection().showPage(page);
        SearchBox* box = nullptr;
        for (auto* each : program.window().collection().findChildren<SearchBox*>())
            if (each->isVisible())
                box = each;
        ASSERT_TRUE(box) << page;
        QTest::mouseClick(box->findChild<QToolButton*>("searchHelpButton"), Qt::LeftButton);
        EXPECT_TRUE(program.window().collection().isVisible()) << page;
        auto* help = program.window().findChild<SearchHelp*>();
        ASSERT_TRUE(help && help->isVisible()) << page;
        emit help->exampleChosen(QStringLiteral("t:site"));
        EXPECT_EQ(box->text(), QStringLiteral("t:site")) << page;
        box->setText({});
        delete help;
    }
}

// Not on an empty page of decks, where nothing is seen of it.
TEST_F(CollectionTab, StaysWhereACollectionIsReadIn)
{
    QFile file(program.path(QStringLiteral("box.csv")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("Count,Card,Place\n3,Dodge,Box 1\n");
    file.close();
    program.answers.files = {file.fileName()};
    program.find<QAction>("deck.import").trigger();
    auto* dialog = program.window().findChild<ImportDialog*>();
    ASSERT_TRUE(dialog && dialog->isVisible());
    dialog->import();
    EXPECT_EQ(program.desk().owned.totalCopies(), 3);
    EXPECT_TRUE(program.window().collection().isVisible());
}

} // namespace dossier
