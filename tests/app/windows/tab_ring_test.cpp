// Tab and Shift+Tab lead round through everything that is seen and takes the keyboard, on every page.
#include "app/collection/collection_panel.h"
#include "app/decks/decks_panel.h"
#include "app/docks/dock_area.h"
#include "app/exporting/export_dialog.h"
#include "app/importing/import_dialog.h"
#include "app/preferences/preferences_window.h"
#include "app/printing/print_dialog.h"
#include "app/sealed/sealed_dialog.h"
#include "app/table/table_panel.h"
#include "desk/files/shelved_decks.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QTabBar>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

QStringList namesOf(const QSet<QWidget*>& widgets)
{
    QStringList names;
    for (const QWidget* widget : widgets) {
        QStringList path;
        for (const QWidget* each = widget; each && path.size() < 4; each = each->parentWidget())
            path << (each->objectName().isEmpty() ? QLatin1String(each->metaObject()->className())
                                                  : each->objectName());
        names << path.join(QStringLiteral(" < "));
    }
    names.sort();
    return names;
}

// Only one of a group of exclusive buttons is a stop; the arrow keys lead on.
bool isStandIn(const QWidget& widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return button && button->group() && button->group()->exclusive() && !button->isChecked();
}

// What lies between two pieces of text that Tab stops at, in one page.
constexpr int kMostSteps = 400;

QSet<QWidget*> stopsOf(const QWidget& window)
{
    QSet<QWidget*> stops;
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
            !widget->focusProxy() && widget->window() == &window && !isStandIn(*widget))
            stops << widget;
    return stops;
}

class TabRing : public testing::Test
{
protected:
    test::TestProgram program;

    void SetUp() override
    {
        addSampleDecks(program.desk());
        program.desk().owned.add(test::card("XF96-0063v1"), 3);
    }

    static void expectRing(QWidget& window, const std::string& page)
    {
        window.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window)) << page;
        QApplication::processEvents();
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
            QSet<QWidget*> missed = stopsOf(window);
            const auto all = missed.size();
            for (int step = 0; step < kMostSteps && !missed.isEmpty(); ++step) {
                QWidget* at = QApplication::focusWidget();
                missed.remove(at);
                QTest::keyClick(at ? at : &window, key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
                QApplication::processEvents();
                missed.intersect(stopsOf(window)); // what is disabled or hidden meanwhile
            }
            EXPECT_TRUE(missed.isEmpty())
                << page << (key == Qt::Key_Tab ? ", Tab" : ", Shift+Tab") << " misses " << missed.size() << " of "
                << all << "\n  " << namesOf(missed).join("\n  ").toStdString();
        }
    }
    void expectRing(const std::string& page) { expectRing(program.window(), page); }
};

} // namespace

TEST_F(TabRing, LeadsThroughEveryTab)
{
    for (const QSize size : {QSize(1280, 760), QSize(853, 480)}) {
        program.window().resize(size);
        for (int tab = 0; tab < MainWindow::kTabs; ++tab) {
            program.window().showTab(tab);
            expectRing("tab " + std::to_string(tab) + ", " + std::to_string(size.width()));
        }
    }
}

TEST_F(TabRing, LeadsThroughThePagesOfATab)
{
    program.window().showTab(MainWindow::Collection);
    for (int page = CollectionPanel::Cards; page <= CollectionPanel::Completion; ++page) {
        program.window().collection().showPage(static_cast<CollectionPanel::Page>(page));
        expectRing("collection " + std::to_string(page));
    }
    program.window().showTab(MainWindow::Decks);
    for (int part = 0; part < DecksPanel::kParts; ++part) {
        program.window().decks().showPart(static_cast<DecksPanel::Part>(part));
        expectRing("decks " + std::to_string(part));
    }
}

// The keyboard comes to the tabs and from there on.
TEST_F(TabRing, HoldsTheTabsThemselves)
{
    for (int tab = 0; tab < MainWindow::kTabs; ++tab) {
        program.window().showTab(tab);
        QApplication::processEvents();
        EXPECT_TRUE(stopsOf(program.window()).contains(&program.find<QTabBar>("tabs"))) << tab;
    }
}

TEST_F(TabRing, LeadsThroughAGame)
{
    program.window().showTab(MainWindow::Table);
    const QString deck = QStringLiteral("Night shift");
    program.window().table().setUp(QStringList{deck, deck});
    expectRing("set up");
    program.find<QAbstractButton>("startGame").click();
    expectRing("a game");
}

TEST_F(TabRing, LeadsThroughEveryWindow)
{
    for (int page = 0; page < PreferencesWindow::kPages; ++page) {
        program.window().showPreferences(page);
        expectRing(program.find<PreferencesWindow>("preferences"), "preferences " + std::to_string(page));
    }
    for (const char* id : {"help.guide", "edit.history", "deck.editText", "collection.sets"})
        program.find<QAction>(id).trigger();
    for (const char* name : {"guide", "history", "cardSetsDialog"})
        expectRing(program.find<QWidget>(name), name);
    PrintDialog& print = showPrintDialog(program.desk(), program.window());
    expectRing(print, "print");
    ExportDialog exported(program.desk(), &program.window());
    exported.show();
    expectRing(exported, "export");
    exported.hide();
    SealedDialog sealed(program.desk(), &program.window());
    sealed.show();
    expectRing(sealed, "sealed evening");
    sealed.hide();
    ImportDialog dialog(program.desk(), &program.window());
    dialog.show();
    dialog.read("Card,Qty,Cond,Box,Price\nAubrey MO,2,NM,Box 3,1.50 EUR\nNobody,3,EX,Box 3,\n", "box.csv", "box");
    expectRing(dialog, "import of a collection");
}

} // namespace dossier
