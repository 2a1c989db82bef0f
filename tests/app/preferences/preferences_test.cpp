// The settings: language, look, text, pictures, folders, keys; portable places.
#include "app/cards/cards_panel.h"
#include "app/docks/dock.h"
#include "app/preferences/preferences_window.h"
#include "app/preferences/shortcut_model.h"
#include "app/preferences/shortcuts.h"
#include "app/table/table_panel.h"
#include "app/theme/appearance.h"
#include "desk/pictures/card_pictures.h"
#include "desk/places.h"
#include "desk/settings.h"
#include "support/base_set.h"
#include "table/pace.h"
#include "table/sample_table.h"
#include "table/seen_answer.h"
#include "table/table_game.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QStyle>
#include <QTabBar>
#include <QTableView>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class Preferences : public testing::Test
{
protected:
    test::TestProgram program;

    void choose(const char* box, const QVariant& value)
    {
        auto& combo = program.find<QComboBox>(box);
        combo.setCurrentIndex(combo.findData(value));
        emit combo.activated(combo.currentIndex());
    }
    QAction& action(const char* id) { return program.find<QAction>(id); }
    std::size_t entry(const QString& id)
    {
        const auto& entries = program.window().shortcuts().entries();
        for (std::size_t i = 0; i < entries.size(); ++i)
            if (entries[i].id == id)
                return i;
        ADD_FAILURE() << id.toStdString();
        return 0;
    }
};

} // namespace

TEST_F(Preferences, OpenBesideTheWorkAndCloseWithEsc)
{
    action("settings").trigger();
    auto& window = program.find<PreferencesWindow>("preferences");
    EXPECT_TRUE(window.isVisible());
    EXPECT_EQ(window.windowModality(), Qt::NonModal);
    QTest::keyClick(&window, Qt::Key_Escape);
    EXPECT_FALSE(window.isVisible());
}

TEST_F(Preferences, TheLanguageChangesAndTheSettingsStayOpen)
{
    program.window().showPreferences(PreferencesWindow::General);
    choose("languageChoice", "fr");
    ASSERT_TRUE(test::waitUntil([&] { return program.find<QTabBar>("tabs").tabText(0) == "Cartes"; }));
    EXPECT_EQ(program.window().preferencesPage(), PreferencesWindow::General);
    EXPECT_EQ(program.desk().language, "fr");
    choose("languageChoice", "en");
    ASSERT_TRUE(test::waitUntil([&] { return program.find<QTabBar>("tabs").tabText(0) == "Cards"; }));
}

TEST_F(Preferences, TheLookIsWornAtOnce)
{
    program.window().showPreferences(PreferencesWindow::General);
    choose("lookChoice", static_cast<int>(LookChoice::NightContrast));
    EXPECT_EQ(program.desk().appearance.theme().look, Look::NightContrast);
    EXPECT_EQ(program.desk().settings.look(), LookChoice::NightContrast);
}

TEST_F(Preferences, TextGrowsAndStaysSo)
{
    const qreal before = program.desk().appearance.theme().text.pointSizeF();
    program.window().showPreferences(PreferencesWindow::General);
    choose("textSizeChoice", 200);
    ASSERT_TRUE(test::waitUntil([&] { return program.desk().appearance.textPercent() == 200; }));
    EXPECT_NEAR(program.desk().appearance.theme().text.pointSizeF(), 2 * before, 0.01);
    program.restart();
    EXPECT_NEAR(program.desk().appearance.theme().text.pointSizeF(), 2 * before, 0.01);
    program.window().grab();
}

TEST_F(Preferences, MovementCanBeSwitchedOff)
{
    program.window().showPreferences(PreferencesWindow::General);
    program.find<QCheckBox>("calm").click();
    EXPECT_TRUE(program.desk().appearance.calm());
    program.restart();
    EXPECT_TRUE(program.desk().appearance.calm());
}

TEST_F(Preferences, ThePictureFolderSaysHowToNameFilesAndCountsThem)
{
    program.window().showPreferences(PreferencesWindow::Pictures);
    auto& found = program.find<QLabel>("picturesFound");
    EXPECT_TRUE(test::waitUntil([&] { return found.text().contains("no such folder"); })) << found.text().toStdString();
    const QString folder = program.path("scans");
    QDir().mkpath(folder);
    QImage(63, 88, QImage::Format_RGB32).save(folder + "/xf96-0001v1.png");
    auto& line = program.find<QLineEdit>("pictureFolder");
    line.setText(folder);
    emit line.editingFinished();
    EXPECT_TRUE(test::waitUntil([&] { return found.text().startsWith("1 of 354"); })) << found.text().toStdString();
    program.restart();
    EXPECT_EQ(program.desk().pictures.folder(), folder);
}

// A page for the table.
TEST_F(Preferences, StopsOfTheTableAreKept)
{
    program.window().showPreferences(PreferencesWindow::Table);
    EXPECT_TRUE(program.find<QCheckBox>("freeDraw").isChecked());
    const auto& stop = program.find<QCheckBox>("stopOthers5");
    EXPECT_GE(stop.height(), stop.style()->pixelMetric(QStyle::PM_IndicatorHeight, nullptr, &stop)) << "cut off";
    program.find<QCheckBox>("freeDraw").click();
    program.find<QCheckBox>("stopOthers5").click();
    TableStops stops = program.desk().settings.tableStops();
    EXPECT_FALSE(stops.freeDraw);
    EXPECT_TRUE(stops.of(Phase::Investigation).others);
    stops.cards[QStringLiteral("XF96-0161v1")] = CardStop::Always;
    program.desk().settings.setTableStops(stops);
    program.restart();
    program.window().showPreferences(PreferencesWindow::Table);
    auto& cards = program.find<QListWidget>("cardStops");
    ASSERT_EQ(cards.count(), 1);
    EXPECT_EQ(cards.item(0)->text(), "Albert Hosteen: Ask me always");
    cards.setCurrentRow(0);
    auto& when = program.find<QComboBox>("cardStopChoice");
    EXPECT_EQ(when.currentIndex(), static_cast<int>(CardStop::Always));
    when.setCurrentIndex(static_cast<int>(CardStop::Usual));
    emit when.activated(when.currentIndex());
    program.find<QPushButton>("usualStops").click();
    EXPECT_EQ(program.desk().settings.tableStops(), TableStops());
}

// The table follows at once; where the pace is met it is offered, too.
TEST_F(Preferences, ThePaceOfTheTableIsSetHereAndThere)
{
    TablePanel& table = program.window().table();
    program.window().showPreferences(PreferencesWindow::Table);
    auto& pace = program.find<QComboBox>("tablePace");
    EXPECT_EQ(pace.currentData().toInt(), kBriskly);
    pace.setCurrentIndex(pace.findData(kAtLeisure));
    emit pace.activated(pace.currentIndex());
    EXPECT_EQ(table.game().pace(), kAtLeisure);
    EXPECT_EQ(program.desk().settings.tablePace(), kAtLeisure);
    auto& paces = *program.window().findChild<QMenu*>("tablePaces");
    test::goToTableWithSample(program);
    test::goToGame(program);
    // As a mouse would: whoever lies there in front is asked first.
    for (const char* place : {"board", "sinceStrip", "question"}) {
        auto& there = program.find<QWidget>(place);
        const QPoint at = there.mapTo(&program.window(), QPoint(2, there.height() / 2));
        QWidget* met = program.window().childAt(at);
        ASSERT_NE(met, nullptr) << place;
        QContextMenuEvent click(QContextMenuEvent::Mouse, met->mapFrom(&program.window(), at),
                                program.window().mapToGlobal(at));
        QApplication::sendEvent(met, &click);
        EXPECT_TRUE(paces.isVisible()) << place;
        paces.close();
    }
    program.window().findChild<QAction*>("table.atOnce")->trigger();
    EXPECT_EQ(program.desk().settings.tablePace(), kAtOnce);
    program.find<QPushButton>("usualStops").click();
    EXPECT_EQ(program.desk().settings.tablePace(), kBriskly);
    EXPECT_TRUE(program.window().findChild<QAction*>("table.briskly")->isChecked());
}

TEST_F(Preferences, AKeyIsChangedKeptAndPutBack)
{
    auto& shortcuts = *program.window().findChild<Shortcuts*>();
    const std::size_t newDeck = entry("deck.new");
    const auto usual = shortcuts.entries()[newDeck].keys;
    shortcuts.setKeys(newDeck, {QKeySequence(Qt::CTRL | Qt::Key_J)});
    EXPECT_EQ(action("deck.new").shortcut(), QKeySequence(Qt::CTRL | Qt::Key_J));
    program.restart();
    EXPECT_EQ(action("deck.new").shortcut(), QKeySequence(Qt::CTRL | Qt::Key_J));
    program.window().findChild<Shortcuts*>()->reset(newDeck);
    EXPECT_EQ(action("deck.new").shortcuts(), usual);
    program.restart();
    EXPECT_EQ(action("deck.new").shortcuts(), usual);
}

TEST_F(Preferences, AKeyCanBeTakenAwayAltogether)
{
    program.window().findChild<Shortcuts*>()->setKeys(entry("deck.new"), {});
    program.restart();
    EXPECT_TRUE(action("deck.new").shortcuts().isEmpty());
    program.window().findChild<Shortcuts*>()->resetAll();
    EXPECT_FALSE(action("deck.new").shortcuts().isEmpty());
}

TEST_F(Preferences, ClashesAreShown)
{
    auto& shortcuts = *program.window().findChild<Shortcuts*>();
    program.window().showPreferences(PreferencesWindow::Keys);
    auto& table = program.find<QTableView>("shortcutTable");
    const auto trouble = [&](std::size_t row) {
        return table.model()->index(static_cast<int>(row), ShortcutModel::Trouble).data().toString();
    };
    for (std::size_t i = 0; i < shortcuts.entries().size(); ++i)
        EXPECT_EQ(trouble(i), "") << shortcuts.entries()[i].id.toStdString();
    shortcuts.setKeys(entry("deck.new"), {QKeySequence(Qt::Key_F1)});
    EXPECT_EQ(trouble(entry("deck.new")), "Guide");
    EXPECT_EQ(trouble(entry("help.guide")), "New deck");
    program.find<QPushButton>("shortcutResetAll").click();
    EXPECT_EQ(trouble(entry("deck.new")), "");
}

TEST_F(Preferences, KeysAreSearchedByActionAndByKey)
{
    program.window().showPreferences(PreferencesWindow::Keys);
    auto& table = program.find<QTableView>("shortcutTable");
    auto& search = program.find<QLineEdit>("shortcutSearch");
    const int all = table.model()->rowCount();
    search.setText("full screen");
    EXPECT_EQ(table.model()->rowCount(), 1);
    search.setText("f11");
    EXPECT_EQ(table.model()->rowCount(), 1);
    search.setText("");
    EXPECT_EQ(table.model()->rowCount(), all);
}

TEST_F(Preferences, TheKeysOfListsChangeInEveryList)
{
    auto& shortcuts = *program.window().findChild<Shortcuts*>();
    shortcuts.setKeys(entry("list.more"), {QKeySequence(Qt::Key_A)});
    auto& table = program.find<QTableView>("cardTable");
    table.selectRow(0);
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_Plus);
    EXPECT_EQ(program.desk().owned.totalCopies(), 0);
    QTest::keyClick(&table, Qt::Key_A);
    EXPECT_EQ(program.desk().owned.totalCopies(), 1);
}

TEST_F(Preferences, TheLayoutIsPutBack)
{
    program.find<CardsPanel>("cardsPanel").showAsPictures(true);
    program.window().cards().dock(CardsPanel::Card).close();
    action("view.reset").trigger();
    ASSERT_TRUE(test::waitUntil([&] { return program.find<QTableView>("cardTable").isVisible(); }));
    EXPECT_TRUE(program.window().cards().dock(CardsPanel::Card).isOpen());
    EXPECT_LE(program.window().width(), program.window().screen()->availableSize().width()) << "it fits the screen";
    EXPECT_FALSE(program.window().cards().dock(CardsPanel::Filters).isOpen()) << "which is small here";
}

TEST_F(Preferences, FilesThatWereOpenedAreRemembered)
{
    program.answers.files.push_back(QStringLiteral(DOSSIER_SOURCE_DIR "/resources/samples/night-shift.deck"));
    action("deck.import").trigger();
    auto& menu = program.find<QMenu>("recentFiles");
    emit menu.aboutToShow();
    ASSERT_GE(menu.actions().size(), 1);
    EXPECT_EQ(menu.actions().first()->text(), "night-shift.deck");
    program.find<QWidget>("importDialog").hide();
    menu.actions().first()->trigger();
    EXPECT_TRUE(program.find<QWidget>("importDialog").isVisible());
}

TEST(Places, LieTogetherInAFolderThatIsNamed)
{
    QTemporaryDir folder;
    const Places places = placesFor({{}, {}, {}, folder.path()});
    EXPECT_EQ(places.database, folder.filePath("dossier.sqlite"));
    EXPECT_EQ(places.settings, folder.path());
    EXPECT_EQ(places.pictures, folder.filePath("pictures"));
    EXPECT_EQ(placesFor({folder.filePath("my.sqlite"), {}, {}, folder.path()}).database, folder.filePath("my.sqlite"));
}

TEST(Places, ArePortableWhereTheMarkerLies)
{
    QTemporaryDir folder;
    EXPECT_EQ(portableFolder(folder.path(), false), QString());
    EXPECT_EQ(portableFolder(folder.path(), true), folder.filePath("data"));
    QFile marker(folder.filePath("portable.dat"));
    ASSERT_TRUE(marker.open(QIODevice::WriteOnly));
    EXPECT_EQ(portableFolder(folder.path(), false), folder.filePath("data"));
}

} // namespace dossier
