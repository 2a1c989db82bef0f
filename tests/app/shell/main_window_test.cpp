// The window as a whole: tabs, language, look, what is remembered, names for screen readers.
#include "app/card_sets/card_sets_dialog.h"
#include "app/collection/collection_panel.h"
#include "app/exporting/export_dialog.h"
#include "app/printing/print_dialog.h"
#include "app/widgets/desk.h"
#include "desk/deck_library.h"
#include "desk/open_deck.h"
#include "desk/settings.h"
#include "support/deck_builder.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAbstractButton>
#include <QAction>
#include <QLineEdit>
#include <QMenuBar>
#include <QScreen>
#include <QStyle>
#include <QTabBar>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

QAction* action(MainWindow& window, const QString& text)
{
    for (QAction* each : window.findChildren<QAction*>())
        if (QString(each->text()).remove('&') == text)
            return each;
    ADD_FAILURE() << "no action " << text.toStdString();
    return nullptr;
}

void showEveryTab(test::TestProgram& program)
{
    for (int tab = 0; tab < MainWindow::kTabs; ++tab) {
        program.window().showTab(tab);
        program.window().grab();
    }
}

} // namespace

TEST(MainWindow, ShowsEveryTabByKeys)
{
    test::TestProgram program;
    for (int tab = MainWindow::kTabs - 1; tab >= 0; --tab) {
        QTest::keyClick(&program.window(), static_cast<Qt::Key>(Qt::Key_1 + tab), Qt::AltModifier);
        EXPECT_EQ(program.window().currentTab(), tab);
    }
}

TEST(MainWindow, RemembersItsTabAndItsDeck)
{
    test::TestProgram program;
    program.desk().shelf.createEmpty();
    program.window().showTab(MainWindow::Decks);
    const auto id = program.desk().openDeck.id();
    program.restart();
    EXPECT_EQ(program.window().currentTab(), MainWindow::Decks);
    EXPECT_EQ(program.desk().openDeck.id(), id);
}

// What the system draws around the window has room on the screen as well.
TEST(MainWindow, LeavesRoomForItsFrame)
{
    test::TestProgram program;
    const MainWindow window(program.desk());
    const QSize room = window.screen()->availableGeometry().size();
    const int title = window.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &window);
    EXPECT_GT(title, 0);
    EXPECT_LE(window.height(), room.height() - title);
    EXPECT_LT(window.width(), room.width());
}

// Windows beside it, too, whatever they would like to be.
TEST(MainWindow, ItsWindowsAreNeverLargerThanTheScreen)
{
    test::TestProgram program;
    program.desk().shelf.create(test::legalDeck());
    const QRect screen = program.window().screen()->availableGeometry();
    program.find<QAction>("collection.sets").trigger();
    for (const QDialog* dialog : {static_cast<QDialog*>(&showPrintDialog(program.desk(), program.window())),
                                  static_cast<QDialog*>(&showExportDialog(program.desk(), program.window())),
                                  static_cast<QDialog*>(program.window().findChild<CardSetsDialog*>())}) {
        EXPECT_TRUE(screen.contains(dialog->geometry())) << dialog->objectName().toStdString();
        // 1280 by 720 at 150 %, with a title above it.
        EXPECT_LE(dialog->minimumSizeHint().height(), 450) << dialog->objectName().toStdString();
        EXPECT_LE(dialog->minimumSizeHint().width(), 850) << dialog->objectName().toStdString();
    }
}

// Also where the program is ended by force.
TEST(MainWindow, KeepsItsTabAsSoonAsItIsLookedAt)
{
    test::TestProgram program;
    program.window().showTab(MainWindow::Table);
    EXPECT_EQ(program.desk().settings.currentTab(), "table");
    program.window().showTab(MainWindow::Rules);
    EXPECT_EQ(program.desk().settings.currentTab(), "rules");
}

TEST(MainWindow, SpeaksFrenchFromTheStart)
{
    test::TestProgram program("fr");
    EXPECT_EQ(program.find<QTabBar>("tabs").tabText(0), "Cartes");
    EXPECT_EQ(program.find<QLabel>("deckStatus").text(), "Aucun deck ouvert");
    showEveryTab(program);
}

TEST(MainWindow, ChangesItsLanguageWhileItRuns)
{
    test::TestProgram program;
    program.window().showTab(MainWindow::Collection);
    action(program.window(), "Français")->trigger();
    ASSERT_TRUE(test::waitUntil([&] { return program.find<QTabBar>("tabs").tabText(0) == "Cartes"; }));
    EXPECT_TRUE(program.window().isVisible());
    EXPECT_EQ(program.window().currentTab(), MainWindow::Collection);
    action(program.window(), "English")->trigger();
    EXPECT_TRUE(test::waitUntil([&] { return program.find<QTabBar>("tabs").tabText(0) == "Cards"; }));
}

TEST(MainWindow, WearsEveryLook)
{
    test::TestProgram program;
    for (const char* look : {"Night", "Day, high contrast", "Night, high contrast", "Day"}) {
        action(program.window(), look)->trigger();
        showEveryTab(program);
    }
    EXPECT_EQ(program.desk().appearance.theme().look, Look::Day);
    action(program.window(), "Night")->trigger();
    program.restart();
    EXPECT_EQ(program.desk().appearance.theme().look, Look::Night);
}

TEST(MainWindow, NamesEveryControlForScreenReaders)
{
    test::TestProgram program;
    program.desk().shelf.createEmpty();
    showEveryTab(program);
    for (const QAbstractButton* button : program.window().findChildren<QAbstractButton*>())
        EXPECT_FALSE(!button->isHidden() && button->text().isEmpty() && button->accessibleName().isEmpty() &&
                     !button->objectName().isEmpty() && !button->objectName().startsWith("qt_"))
            << button->objectName().toStdString();
    for (const QLineEdit* line : program.window().findChildren<QLineEdit*>())
        EXPECT_FALSE(line->accessibleName().isEmpty() && !line->objectName().isEmpty() &&
                     !line->objectName().startsWith("qt_"))
            << line->objectName().toStdString();
}

TEST(MainWindow, GivesEachShortcutToOneAction)
{
    test::TestProgram program;
    QStringList seen;
    for (const QAction* each : program.window().menuBar()->findChildren<QAction*>())
        for (const QKeySequence& keys : each->shortcuts()) {
            EXPECT_FALSE(seen.contains(keys.toString())) << keys.toString().toStdString();
            seen << keys.toString();
        }
    for (const QAction* each : program.window().findChildren<QAction*>())
        EXPECT_FALSE(each->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_F) && each->text().contains("ull"));
}

// As everywhere.
TEST(MainWindow, HasTheMenusEverybodyKnows)
{
    test::TestProgram program;
    QStringList titles;
    for (const QAction* menu : program.window().menuBar()->actions())
        titles << QString(menu->text()).remove('&');
    EXPECT_EQ(titles, (QStringList{"File", "Edit", "Collection", "Deck", "View", "Help"}));
    const QMenu* file = program.window().menuBar()->actions().front()->menu();
    for (const char* id : {"quit", "print", "deck.import", "deck.export", "collection.export", "everything.export"})
        EXPECT_TRUE(file->actions().contains(program.window().findChild<QAction*>(id))) << id;
}

// They did nothing, and said nothing.
TEST(MainWindow, OffersNothingForADeckWhereNoneIsOpen)
{
    test::TestProgram program;
    const char* const ids[] = {"deck.rename", "deck.copy",   "deck.file",     "deck.built", "deck.keep",
                               "deck.close",  "deck.delete", "deck.copyText", "deck.add",   "deck.filter",
                               "deck.repair", "deck.export", "deck.versions", "deck.play"};
    const auto expect = [&](bool enabled) {
        for (const char* id : ids)
            EXPECT_EQ(program.window().findChild<QAction*>(id)->isEnabled(), enabled) << id;
    };
    ASSERT_FALSE(program.desk().openDeck.isOpen());
    expect(false);
    program.desk().shelf.createEmpty();
    expect(true);
    program.desk().openDeck.close();
    expect(false);
    EXPECT_TRUE(program.window().findChild<QAction*>("deck.new")->isEnabled());
}

TEST(MainWindow, HasNoTwoEntriesOfAMenuWithTheSameLetter)
{
    for (const char* language : {"en", "fr"}) {
        test::TestProgram program(language);
        for (const QMenu* menu : program.window().menuBar()->findChildren<QMenu*>()) {
            QString letters;
            for (const QAction* entry : menu->actions()) {
                const QString text = QString(entry->text()).remove("&&");
                const auto mark = text.indexOf('&');
                if (mark < 0)
                    continue;
                EXPECT_FALSE(letters.contains(text[mark + 1], Qt::CaseInsensitive))
                    << language << " " << menu->title().toStdString() << ": " << entry->text().toStdString();
                letters += text[mark + 1];
            }
        }
    }
}

TEST(MainWindow, StaysOnItsTabWhenTheLayoutIsReset)
{
    test::TestProgram program;
    program.window().showTab(MainWindow::Decks);
    program.find<QAction>("view.reset").trigger();
    QTest::qWait(1); // the window is made anew
    EXPECT_EQ(program.window().currentTab(), MainWindow::Decks);
}

TEST(MainWindow, OpensWithoutADatabaseFolder)
{
    QTemporaryDir folder;
    test::PreparedAnswers answers;
    Program program({folder.filePath("a/b/dossier.sqlite"), "en", folder.path()}, answers);
    EXPECT_TRUE(QFile::exists(folder.filePath("a/b/dossier.sqlite")));
}

TEST(MainWindow, LeavesAFileAloneThatIsNotItsOwn)
{
    QTemporaryDir folder;
    QFile file(folder.filePath("letter.txt"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("Dear Dana, this is no database at all, and it must stay as it is.");
    file.close();
    test::PreparedAnswers answers;
    EXPECT_THROW(Program({file.fileName(), "en", folder.path()}, answers), StoreError);
    EXPECT_EQ(file.size(), 65);
}

TEST(SmallScreen, EveryTabFitsIntoItWithLargeText)
{
    test::TestProgram program(QStringLiteral("fr"));
    program.desk().settings.setTextPercent(150);
    program.restart();
    for (int tab = 0; tab < MainWindow::kTabs; ++tab) {
        program.window().showTab(tab);
        if (tab == MainWindow::Collection)
            program.window().collection().showPage(CollectionPanel::Completion);
        QApplication::processEvents();
        EXPECT_LE(program.window().minimumSizeHint().height(), 720) << tab;
        EXPECT_LE(program.window().minimumSizeHint().width(), 1280) << tab;
    }
}

} // namespace dossier
