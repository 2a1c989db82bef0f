#include "app/collection/collection_panel.h"
#include "app/printing/page_preview.h"
#include "app/printing/print_dialog.h"
#include "app/test_program.h"
#include "app/widgets/desk.h"
#include "desk/deck_library.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "drawn.h"
#include "support/base_set.h"
#include "support/deck_builder.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class PrintDialogTest : public testing::Test
{
protected:
    template <typename Widget>
    Widget& find(const char* name)
    {
        return *dialog().findChild<Widget*>(QLatin1String(name));
    }
    PrintDialog& dialog() { return showPrintDialog(program.desk(), program.window()); }
    QString pages()
    {
        QTest::qWait(1);
        return find<PagePreview>("printPreview").accessibleDescription();
    }

    test::TestProgram program;
};

} // namespace

TEST_F(PrintDialogTest, ShowsTheDeckSheetOfTheOpenDeckAndFollowsIt)
{
    program.desk().shelf.create(test::legalDeck());
    EXPECT_TRUE(pages().contains(QStringLiteral("Legal in the Advanced Game")));
    program.desk().openDeck.change([](Deck& deck) { deck.bureauDeck.clear(); });
    EXPECT_TRUE(pages().contains(QStringLiteral("Not legal")));
}

// Whatever was printed before.
TEST_F(PrintDialogTest, PrintsWhatIsInFront)
{
    program.desk().shelf.create(test::legalDeck());
    program.desk().owned.add(test::card("XF96-0063v1"), 2);
    const auto kindAt = [&](int tab) {
        program.window().showTab(tab);
        dialog().hide();
        QTest::keyClick(&program.window(), Qt::Key_P, Qt::ControlModifier);
        EXPECT_TRUE(dialog().isVisible());
        return dialog().job().kind;
    };
    program.window().collection().showCards(CardsShown::Wanted);
    EXPECT_EQ(kindAt(MainWindow::Collection), PrintKind::WantList);
    EXPECT_EQ(kindAt(MainWindow::Decks), PrintKind::DeckSheet);
    dialog().choose(PrintKind::PullList);
    EXPECT_EQ(kindAt(MainWindow::Decks), PrintKind::PullList) << "of a deck, too";
    program.window().collection().showCards(CardsShown::Owned);
    EXPECT_EQ(kindAt(MainWindow::Collection), PrintKind::Collection);
    program.window().collection().showPage(CollectionPanel::Completion);
    EXPECT_EQ(kindAt(MainWindow::Collection), PrintKind::Checklist);
    EXPECT_EQ(kindAt(MainWindow::Rules), PrintKind::Checklist) << "nothing of its own";
}

// By keys alone: from what is to be printed to the button that saves it, without going round first.
TEST_F(PrintDialogTest, IsGoneThroughInTheOrderItIsRead)
{
    program.desk().shelf.create(test::legalDeck());
    ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog()));
    QStringList names;
    while (names.size() < 16 && (names.isEmpty() || names.back() != "printPrint")) {
        names << dialog().focusWidget()->objectName();
        QTest::keyClick(dialog().focusWidget(), Qt::Key_Tab);
    }
    names.removeDuplicates(); // day, month and year of the date
    const QStringList order{"printKind",  "printPaper",   "printPlayer", "printEvent", "printDate",
                            "printXFile", "printPreview", "printClose",  "printSave",  "printPrint"};
    EXPECT_EQ(names, order) << names.join(' ').toStdString();
}

TEST_F(PrintDialogTest, AsksForADeckWhereItNeedsOne)
{
    dialog().choose(PrintKind::DeckSheet);
    pages();
    EXPECT_FALSE(find<QPushButton>("printSave").isEnabled());
    dialog().choose(PrintKind::Checklist);
    pages();
    EXPECT_TRUE(find<QPushButton>("printSave").isEnabled());
}

TEST_F(PrintDialogTest, PreviewsEveryKind)
{
    program.desk().shelf.create(test::legalDeck());
    for (int kind = 0; kind < kPrintKinds; ++kind) {
        find<QComboBox>("printKind").setCurrentIndex(kind);
        pages();
        EXPECT_FALSE(find<PagePreview>("printPreview").sheet().pages.empty()) << kind;
        EXPECT_GT(test::coloursIn(find<PagePreview>("printPreview").grab().toImage()), 4)
            << kind << ": a page with ink";
    }
}

TEST_F(PrintDialogTest, FillsInPlayerAndXFile)
{
    program.desk().shelf.create(test::legalDeck());
    find<QLineEdit>("printPlayer").setText(QStringLiteral("Fox M."));
    EXPECT_TRUE(pages().contains(QStringLiteral("Fox M.")));
    const QString title = QString::fromStdString(test::baseSet()[test::legalDeck().xFile.front().card].title);
    EXPECT_FALSE(pages().contains(title));
    find<QCheckBox>("printXFile").setChecked(true);
    EXPECT_TRUE(pages().contains(title));
}

TEST_F(PrintDialogTest, SavesAPdf)
{
    program.desk().shelf.create(test::legalDeck());
    const QString path = program.path(QStringLiteral("sheet.pdf"));
    program.answers.files.push_back(path);
    find<QPushButton>("printSave").click();
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().startsWith("%PDF-"));
}

TEST_F(PrintDialogTest, DoesNothingWhereTheUserChangesHisMind)
{
    program.desk().shelf.create(test::legalDeck());
    find<QPushButton>("printSave").click();
    find<QPushButton>("printPrint").click();
    find<QPushButton>("printClose").click();
    EXPECT_FALSE(program.window().findChild<PrintDialog*>()->isVisible());
}

TEST_F(PrintDialogTest, OpensByKey)
{
    program.window().show();
    QTest::keyClick(&program.window(), Qt::Key_P, Qt::ControlModifier);
    ASSERT_NE(program.window().findChild<PrintDialog*>(), nullptr);
    EXPECT_TRUE(program.window().findChild<PrintDialog*>()->isVisible());
}

} // namespace dossier
