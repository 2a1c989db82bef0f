// The parts of a tab: moved, closed, laid over one another, let float, locked; layouts kept by name and over a restart.
#include "app/analysis/analysis_view.h"
#include "app/cards/cards_panel.h"
#include "app/decks/decks_panel.h"
#include "app/decks/pool_page.h"
#include "app/docks/dock_area.h"
#include "app/docks/dock_layouts.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

class Docks : public testing::Test
{
protected:
    Docks() { show(); }

    void show()
    {
        program.window().showTab(MainWindow::Decks);
        QApplication::processEvents();
    }
    void restart()
    {
        program.restart();
        show();
    }
    DockArea& area() { return program.window().decks().docks(); }
    Dock& dock(DecksPanel::Part part) { return program.window().decks().dock(part); }
    QAction& action(const char* name) { return program.find<QAction>(name); }
    Qt::DockWidgetArea place(DecksPanel::Part part) { return area().dockWidgetArea(&dock(part)); }
    static QToolButton& button(Dock& dock, const char* name) { return *dock.findChild<QToolButton*>(name); }
    bool liesOn(DecksPanel::Part part, DecksPanel::Part other)
    {
        return area().tabifiedDockWidgets(&dock(part)).contains(&dock(other));
    }
    bool isUsual()
    {
        return place(DecksPanel::Shelf) == Qt::LeftDockWidgetArea &&
               place(DecksPanel::Problems) == Qt::BottomDockWidgetArea &&
               liesOn(DecksPanel::Card, DecksPanel::Analysis) && dock(DecksPanel::Shelf).isInFront() &&
               (dock(DecksPanel::Problems).isInFront() || dock(DecksPanel::Problems).isIdle()) &&
               dock(DecksPanel::Card).isInFront() && !dock(DecksPanel::Beside).isOpen();
    }
    // The problems at the left below the decks, the card floating, no list of decks.
    void rearrange()
    {
        area().addDockWidget(Qt::LeftDockWidgetArea, &dock(DecksPanel::Problems));
        dock(DecksPanel::Card).setFloating(true);
        dock(DecksPanel::Shelf).close();
        QApplication::processEvents();
    }
    bool isRearranged()
    {
        return place(DecksPanel::Problems) == Qt::LeftDockWidgetArea && dock(DecksPanel::Card).isFloating() &&
               dock(DecksPanel::Card).isVisible() && !dock(DecksPanel::Shelf).isOpen();
    }
    void saveAs(const QString& name)
    {
        action("layout.save").trigger();
        ASSERT_TRUE(test::waitUntil([&] { return program.find<QLineEdit>("layoutName").hasFocus(); }));
        test::enter(program.find<QLineEdit>("layoutName"), name);
    }
    // Qt keeps others for later.
    QTabBar& tabsOfDocks()
    {
        for (QTabBar* tabs : area().findChildren<QTabBar*>("dockTabs"))
            if (tabs->isVisible() && tabs->count() > 0)
                return *tabs;
        throw std::runtime_error("no tabs");
    }
    DockLayouts& layouts() { return *program.window().findChild<DockLayouts*>(); }

    test::TestProgram program;
};

} // namespace

TEST_F(Docks, LieAtFirstAroundTheDeck)
{
    program.desk().shelf.createEmpty(); // else there are no problems, and they take no room
    ASSERT_TRUE(test::waitUntil([&] { return dock(DecksPanel::Problems).isInFront(); }));
    EXPECT_TRUE(isUsual());
    const QRect deck = area().centralWidget()->geometry();
    EXPECT_GT(deck.width(), 600);
    EXPECT_LT(dock(DecksPanel::Shelf).geometry().right(), deck.left());
    EXPECT_GT(dock(DecksPanel::Problems).geometry().top(), deck.bottom());
    EXPECT_GT(dock(DecksPanel::Card).geometry().left(), deck.right());
    EXPECT_NEAR(dock(DecksPanel::Shelf).width(), 208, 8);
    EXPECT_GE(dock(DecksPanel::Card).width(), 332);
    EXPECT_LE(dock(DecksPanel::Card).width(), 496);
}

TEST_F(Docks, AreMadeWhenTheyAreLookedAt)
{
    EXPECT_EQ(program.window().findChild<PoolPage*>(), nullptr);
    EXPECT_EQ(program.window().findChild<AnalysisView*>(), nullptr);
    action("deck.analysis").trigger();
    QApplication::processEvents();
    EXPECT_TRUE(dock(DecksPanel::Analysis).isInFront());
    EXPECT_FALSE(dock(DecksPanel::Card).isInFront());
    EXPECT_NE(program.window().findChild<AnalysisView*>(), nullptr);
    EXPECT_EQ(program.window().findChild<PoolPage*>(), nullptr);
    action("dock.decks.card").trigger();
    QApplication::processEvents();
    EXPECT_FALSE(dock(DecksPanel::Analysis).content().isVisible()) << "what lies behind does not reckon";
}

TEST_F(Docks, KeepTheSideAsWideFromPageToPage)
{
    program.desk().shelf.createEmpty();
    const int deck = area().centralWidget()->width();
    for (const char* page : {"deck.pool", "deck.xfile", "deck.analysis", "deck.beside", "dock.decks.card"}) {
        action(page).trigger();
        QApplication::processEvents();
        EXPECT_EQ(area().centralWidget()->width(), deck) << page;
    }
}

TEST_F(Docks, OfNothingToSayTakeNoRoomAndStayOpen)
{
    Dock& problems = dock(DecksPanel::Problems);
    program.desk().shelf.createEmpty();
    ASSERT_TRUE(test::waitUntil([&] { return problems.isInFront() && problems.height() > 50; }));
    const int deck = area().centralWidget()->height();
    program.desk().openDeck.close();
    EXPECT_TRUE(test::waitUntil([&] { return problems.isIdle() && area().centralWidget()->height() > deck + 50; }));
    EXPECT_TRUE(problems.isOpen());
    restart();
    program.desk().shelf.createEmpty();
    EXPECT_TRUE(test::waitUntil([&] { return dock(DecksPanel::Problems).isInFront(); })) << "it was never closed";
    action("dock.decks.problems").trigger();
    EXPECT_FALSE(dock(DecksPanel::Problems).isOpen());
    program.desk().openDeck.close();
    program.desk().shelf.createEmpty();
    QApplication::processEvents();
    EXPECT_FALSE(dock(DecksPanel::Problems).isOpen()) << "it was closed by hand";
}

TEST_F(Docks, KeepTheirPlacesOverARestart)
{
    rearrange();
    ASSERT_TRUE(isRearranged());
    restart();
    EXPECT_TRUE(isRearranged());
    program.window().grab();
}

TEST_F(Docks, KeepTheirPlacesInAnotherLanguage)
{
    rearrange();
    for (QAction* each : program.window().findChildren<QAction*>())
        if (each->text() == QStringLiteral("Français"))
            each->trigger();
    ASSERT_TRUE(test::waitUntil([&] { return program.find<QTabBar>("tabs").tabText(0) == "Cartes"; }));
    QApplication::processEvents();
    EXPECT_TRUE(isRearranged());
    EXPECT_NE(dock(DecksPanel::Problems).windowTitle(), "Problems");
}

TEST_F(Docks, AreShownAndHiddenByKey)
{
    QTest::keyClick(&program.window(), Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_FALSE(dock(DecksPanel::Shelf).isOpen());
    QTest::keyClick(&program.window(), Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_TRUE(dock(DecksPanel::Shelf).isInFront());
    EXPECT_TRUE(dock(DecksPanel::Shelf).isAncestorOf(QApplication::focusWidget()));
    program.window().showTab(MainWindow::Cards);
    QTest::keyClick(&program.window(), Qt::Key_2, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_EQ(program.window().currentTab(), MainWindow::Decks);
    EXPECT_TRUE(dock(DecksPanel::Problems).isOpen()) << "from another tab it is brought up, not closed";
}

TEST_F(Docks, SayInTheMenuWhichAreThere)
{
    auto* menu = qobject_cast<QMenu*>(action("dock.decks.shelf").parent());
    ASSERT_NE(menu, nullptr);
    emit menu->aboutToShow();
    EXPECT_TRUE(action("dock.decks.shelf").isChecked());
    EXPECT_FALSE(action("dock.decks.beside").isChecked());
    button(dock(DecksPanel::Shelf), "closeDock").click();
    emit menu->aboutToShow();
    EXPECT_FALSE(action("dock.decks.shelf").isChecked());
}

TEST_F(Docks, EachIsReachedByKeyAndHasAName)
{
    program.desk().shelf.createEmpty();
    std::set<const Dock*> reached;
    for (int i = 0; i < 2 * DecksPanel::kParts; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        QApplication::processEvents();
        for (const Dock* each : area().docks())
            if (each->isAncestorOf(QApplication::focusWidget()))
                reached.insert(each);
    }
    for (const Dock* each : area().docks()) {
        EXPECT_NE(each->accessibleName(), "");
        EXPECT_EQ(reached.contains(each), each->isOpen()) << each->objectName().toStdString();
        for (const QToolButton* control : each->titleBarWidget()->findChildren<QToolButton*>())
            EXPECT_NE(control->accessibleName(), "");
    }
    for (const QTabBar* tabs : area().findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        EXPECT_NE(tabs->accessibleName(), "");
}

TEST_F(Docks, LockedStayWhereTheyAre)
{
    action("layout.lock").trigger();
    EXPECT_EQ(dock(DecksPanel::Shelf).features(), QDockWidget::NoDockWidgetFeatures);
    EXPECT_FALSE(button(dock(DecksPanel::Shelf), "closeDock").isVisible());
    EXPECT_FALSE(button(dock(DecksPanel::Shelf), "floatDock").isVisible());
    restart();
    EXPECT_EQ(dock(DecksPanel::Shelf).features(), QDockWidget::NoDockWidgetFeatures);
    EXPECT_EQ(program.window().cards().dock(CardsPanel::Card).features(), QDockWidget::NoDockWidgetFeatures);
    EXPECT_TRUE(action("layout.lock").isChecked());
    action("layout.lock").trigger();
    EXPECT_TRUE(dock(DecksPanel::Shelf).features() & QDockWidget::DockWidgetMovable);
    EXPECT_TRUE(button(dock(DecksPanel::Shelf), "closeDock").isVisible());
}

TEST_F(Docks, FloatingOnesGoAwayWithTheirTab)
{
    button(dock(DecksPanel::Shelf), "floatDock").click();
    ASSERT_TRUE(dock(DecksPanel::Shelf).isFloating());
    program.window().showTab(MainWindow::Cards);
    EXPECT_FALSE(dock(DecksPanel::Shelf).isVisible());
    show();
    EXPECT_TRUE(dock(DecksPanel::Shelf).isVisible());
    program.window().showTab(MainWindow::Cards);
    restart();
    EXPECT_TRUE(dock(DecksPanel::Shelf).isVisible()) << "it was only out of sight";
    button(dock(DecksPanel::Shelf), "floatDock").click();
    EXPECT_EQ(place(DecksPanel::Shelf), Qt::LeftDockWidgetArea);
    EXPECT_FALSE(dock(DecksPanel::Shelf).isFloating());
}

TEST_F(Docks, AreMovedFromAMenu)
{
    Dock& card = dock(DecksPanel::Card);
    QTabBar& tabs = tabsOfDocks();
    const auto choose = [&](QWidget& over, const QString& text) {
        QContextMenuEvent asked(QContextMenuEvent::Mouse, QPoint(10, 10), over.mapToGlobal(QPoint(10, 10)));
        QApplication::sendEvent(&over, &asked);
        auto* menu = area().findChild<QMenu*>("dockMenu");
        ASSERT_NE(menu, nullptr);
        for (QAction* each : menu->actions())
            if (each->text() == text)
                each->trigger();
        delete menu;
        QApplication::processEvents();
    };
    choose(tabs, "To the bottom");
    EXPECT_EQ(place(DecksPanel::Card), Qt::BottomDockWidgetArea);
    EXPECT_TRUE(card.isInFront());
    EXPECT_TRUE(card.titleBarWidget()->height() > 0) << "without a tab a dock says its name itself";
    choose(*card.titleBarWidget(), "Let it float");
    EXPECT_TRUE(card.isFloating());
    choose(*card.titleBarWidget(), "To the left");
    EXPECT_EQ(place(DecksPanel::Card), Qt::LeftDockWidgetArea);
    choose(*card.titleBarWidget(), "Close");
    EXPECT_FALSE(card.isOpen());
    action("layout.lock").trigger();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, QPoint(10, 10), tabs.mapToGlobal(QPoint(10, 10)));
    QApplication::sendEvent(&tabs, &asked);
    EXPECT_EQ(area().findChild<QMenu*>("dockMenu"), nullptr) << "locked is locked";
}

TEST_F(Docks, ATabIsDraggedOut)
{
    QTabBar& tabs = tabsOfDocks();
    const QPoint grip = tabs.tabRect(0).center();
    const QString dragged = tabs.tabText(0);
    QTest::mousePress(&tabs, Qt::LeftButton, {}, grip);
    for (int step = 1; step <= 8; ++step)
        QTest::mouseMove(&tabs, grip + QPoint(-20 * step, 40 * step));
    QTest::mouseRelease(&tabs, Qt::LeftButton, {}, grip + QPoint(-160, 320));
    QApplication::processEvents();
    ASSERT_EQ(dragged, "Card");
    EXPECT_TRUE(dock(DecksPanel::Card).isFloating());
    EXPECT_TRUE(test::waitUntil([&] { return dock(DecksPanel::Card).titleBarWidget()->height() > 0; }));
    restart();
    EXPECT_TRUE(dock(DecksPanel::Card).isFloating());
    EXPECT_TRUE(dock(DecksPanel::Card).isVisible());
}

TEST_F(Docks, LayoutsAreKeptByName)
{
    saveAs("Usual & <b>quiet</b>");
    rearrange();
    saveAs("Night work");
    EXPECT_EQ(layouts().names(), (QStringList{"Night work", "Usual & <b>quiet</b>"}));
    layouts().take("Usual & <b>quiet</b>");
    QApplication::processEvents();
    EXPECT_TRUE(isUsual());
    restart();
    layouts().take("Night work");
    QApplication::processEvents();
    EXPECT_TRUE(isRearranged());
}

TEST_F(Docks, AKeptLayoutIsTakenFromTheMenuAlsoWhereItsTabIsNotSeen)
{
    rearrange();
    saveAs("Mine");
    const QPointer<MainWindow> before(&program.window());
    action("view.reset").trigger();
    ASSERT_TRUE(test::waitUntil([&] { return before.isNull(); })) << "the window is made anew";
    EXPECT_EQ(layouts().names(), QStringList{"Mine"}) << "a reset leaves the kept ones alone";
    show();
    EXPECT_TRUE(isUsual());
    program.window().showTab(MainWindow::Notebook);
    auto* menu = qobject_cast<QMenu*>(action("layout.save").parent());
    emit menu->aboutToShow();
    menu->actions().back()->trigger();
    show();
    EXPECT_TRUE(isRearranged());
}

TEST_F(Docks, ADeletedLayoutCanBeTakenBack)
{
    saveAs("Mine");
    layouts().forget("Mine");
    EXPECT_TRUE(layouts().names().isEmpty());
    QTest::mouseClick(&program.find<QToolButton>("messageAction"), Qt::LeftButton);
    EXPECT_EQ(layouts().names(), QStringList{"Mine"});
    saveAs("  ");
    QTest::keyClick(&program.find<QLineEdit>("layoutName"), Qt::Key_Escape);
    EXPECT_FALSE(program.find<QWidget>("layoutBar").isVisible());
    EXPECT_EQ(layouts().names(), QStringList{"Mine"});
}

TEST_F(Docks, ALayoutOfAnotherVersionFallsBackToTheUsualOne)
{
    rearrange();
    program.window().showTab(MainWindow::Cards);
    const QString file = program.path("layout.ini");
    program.stop();
    {
        QSettings old(file, QSettings::IniFormat);
        old.clear();
        old.setValue("splitter/decksPanel", QByteArray("\0\0\0\xff", 4));
        old.setValue("docks", QVariantMap{{"decks", QByteArray("no layout")}, {"cards", 7}});
        old.setValue("layouts", "nothing");
    }
    restart();
    EXPECT_TRUE(isUsual());
    EXPECT_TRUE(layouts().names().isEmpty());
    program.window().showTab(MainWindow::Cards);
    EXPECT_TRUE(program.window().cards().dock(CardsPanel::Filters).isOpen());
}

} // namespace dossier
