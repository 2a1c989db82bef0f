// Whoever cannot see the window hears the name of every control in it, and reaches it by key.
#include "app/analysis/analysis_view.h"
#include "app/cards/cards_panel.h"
#include "app/collection/collection_panel.h"
#include "app/decks/decks_panel.h"
#include "app/preferences/preferences_window.h"
#include "desk/files/shelved_decks.h"
#include "desk/notices.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTabBar>
#include <QTextEdit>

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

bool isControl(const QWidget& widget)
{
    const bool kind = qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
                      qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractItemView*>(&widget) ||
                      qobject_cast<const QTextEdit*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
                      qobject_cast<const QAbstractSlider*>(&widget) || qobject_cast<const QTabBar*>(&widget);
    return kind || widget.focusPolicy() != Qt::NoFocus;
}

// Parts that Qt makes for a control and speaks for itself.
bool belongsToAnother(const QWidget& widget)
{
    const QWidget* parent = widget.parentWidget();
    return qobject_cast<const QScrollBar*>(&widget) || qobject_cast<const QHeaderView*>(&widget) ||
           widget.objectName().startsWith("qt_") || qobject_cast<const QComboBox*>(parent) ||
           qobject_cast<const QAbstractSpinBox*>(parent) || qobject_cast<const QLineEdit*>(parent) ||
           qobject_cast<const QTabBar*>(parent) || widget.inherits("QComboBoxPrivateContainer") ||
           widget.inherits("QComboBoxListView") || widget.inherits("QTableCornerButton") || widget.inherits("QMenu") ||
           widget.inherits("QMenuBar") || widget.inherits("QStackedWidget") || widget.inherits("QSplitter");
}

QString nameOf(QWidget& widget)
{
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&widget);
    return spoken ? spoken->text(QAccessible::Name) : QString();
}

std::string placeOf(const QWidget* widget)
{
    std::string place;
    for (; widget; widget = widget->parentWidget())
        place += std::string(widget->metaObject()->className()) + " \"" + widget->objectName().toStdString() + "\" < ";
    return place;
}

void expectNames(QWidget& root)
{
    // What is hidden by itself, not with its page, has nothing to say.
    const auto isAway = [](const QWidget& widget) {
        return widget.isHidden() && !qobject_cast<QStackedWidget*>(widget.parentWidget());
    };
    for (QWidget* widget : root.findChildren<QWidget*>())
        if (!isAway(*widget) && isControl(*widget) && !belongsToAnother(*widget) && widget->focusProxy() == nullptr) {
            EXPECT_FALSE(nameOf(*widget).isEmpty()) << placeOf(widget);
        }
}

} // namespace

TEST(Accessibility, EveryControlOfTheWindowHasAName)
{
    for (const char* language : {"en", "fr"}) {
        test::TestProgram program(language);
        program.desk().shelf.createEmpty();
        for (int tab = 0; tab < MainWindow::kTabs; ++tab)
            program.window().showTab(tab);
        program.window().cards().showAsPictures(true);
        program.window().cards().showHelp();
        program.window().showPreferences(PreferencesWindow::General);
        expectNames(program.window());
    }
}

TEST(Accessibility, EveryButtonThatIsShownIsReachedByKeyOrHasAnotherWay)
{
    test::TestProgram program;
    program.window().showTab(MainWindow::Cards);
    for (const char* name : {"showFilters", "showTable", "showGrid", "keepSearch", "searchHelpButton", "rulings"})
        EXPECT_NE(program.find<QWidget>(name).focusPolicy() & Qt::TabFocus, 0) << name;
}

namespace {

// What a screen reader finds below, at most so many children of each.
void walk(QAccessibleInterface* spoken, int depth, int& seen, QStringList& nameless)
{
    constexpr int kMostChildren = 40;
    ASSERT_LT(depth, 40);
    if (!spoken || !spoken->isValid() || spoken->state().invisible)
        return;
    ++seen;
    const QAccessible::Role role = spoken->role();
    const bool acts = role == QAccessible::Button || role == QAccessible::CheckBox ||
                      role == QAccessible::EditableText || role == QAccessible::ComboBox ||
                      role == QAccessible::PageTab || role == QAccessible::MenuItem || role == QAccessible::Slider ||
                      role == QAccessible::Table || role == QAccessible::Tree || role == QAccessible::List ||
                      role == QAccessible::RadioButton;
    QObject* object = spoken->object();
    const auto* widget = qobject_cast<QWidget*>(object);
    if (acts && spoken->text(QAccessible::Name).isEmpty() && widget && !belongsToAnother(*widget))
        nameless << QString::fromStdString(placeOf(widget));
    for (int i = 0; i < std::min(spoken->childCount(), kMostChildren); ++i)
        walk(spoken->child(i), depth + 1, seen, nameless);
}

} // namespace

// The tree itself, as a screen reader walks it.
TEST(Accessibility, TheTreeIsWalkedFromTheWindowToTheCards)
{
    test::TestProgram program;
    program.desk().shelf.createEmpty();
    for (int tab = 0; tab < MainWindow::kTabs; ++tab) {
        program.window().showTab(tab);
        QApplication::processEvents();
        int seen = 0;
        QStringList nameless;
        walk(QAccessible::queryAccessibleInterface(&program.window()), 0, seen, nameless);
        EXPECT_GT(seen, 30) << tab;
        EXPECT_TRUE(nameless.isEmpty()) << tab << "\n" << nameless.join('\n').toStdString();
    }
    program.window().showTab(MainWindow::Cards);
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&program.find<QAbstractItemView>("cardTable"));
    ASSERT_NE(table->tableInterface(), nullptr);
    EXPECT_EQ(table->tableInterface()->rowCount(), 354);
    EXPECT_EQ(table->tableInterface()->cellAt(62, 1)->text(QAccessible::Name),
              "Aubrey, MO; Site; cost 2 RP; needs Behavioral 4; asks Motive");
    program.window().cards().showAsPictures(true);
    auto& grid = program.find<QAbstractItemView>("cardGrid");
    QAccessibleInterface* pictures = QAccessible::queryAccessibleInterface(&grid);
    ASSERT_GE(pictures->childCount(), 354);
    bool heard = false;
    for (int i = 0; i < pictures->childCount() && !heard; ++i)
        heard = pictures->child(i)->text(QAccessible::Name).startsWith("Aubrey, MO");
    EXPECT_TRUE(heard);
}

namespace {

// Cells of a table or list that say nothing although something is seen in them.
QStringList silentCells(const QAbstractItemView& view)
{
    QStringList silent;
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&const_cast<QAbstractItemView&>(view));
    QAccessibleTableInterface* table = spoken ? spoken->tableInterface() : nullptr;
    const QAbstractItemModel* model = view.model();
    if (!table || !model)
        return {view.objectName() + QStringLiteral(" is no table to a screen reader")};
    constexpr int kRows = 5;
    for (int row = 0; row < std::min(model->rowCount(), kRows); ++row)
        for (int column = 0; column < model->columnCount(); ++column) {
            const QModelIndex index = model->index(row, column);
            QAccessibleInterface* cell = table->cellAt(row, column);
            const bool seen = !index.data().toString().isEmpty() || index.data(Qt::CheckStateRole).isValid();
            if (seen && (!cell || cell->text(QAccessible::Name).isEmpty()))
                silent << QStringLiteral("%1, row %2, column %3").arg(view.objectName()).arg(row).arg(column);
        }
    return silent;
}

} // namespace

// What stands in the tables and lists of every tab, page by page, heard.
TEST(Accessibility, CellsOfEveryTableSayWhatIsSeenInThem)
{
    for (const char* language : {"en", "fr"}) {
        test::TestProgram program(language);
        addSampleDecks(program.desk());
        program.desk().owned.add(test::card("XF96-0063v1"), 3);
        QStringList silent;
        int tables = 0;
        const auto listen = [&] {
            QApplication::processEvents();
            for (const auto* view : program.window().findChildren<QAbstractItemView*>())
                if (view->isVisible() && !view->inherits("QHeaderView")) {
                    ++tables;
                    silent << silentCells(*view);
                }
        };
        for (int tab = 0; tab < MainWindow::kTabs; ++tab) {
            program.window().showTab(tab);
            listen();
        }
        program.window().collection().showPage(CollectionPanel::Heaps);
        program.window().showTab(MainWindow::Collection);
        listen();
        program.window().showTab(MainWindow::Decks);
        for (int part = 0; part < DecksPanel::kParts; ++part) {
            program.window().decks().showPart(static_cast<DecksPanel::Part>(part));
            listen();
        }
        program.window().decks().showPart(DecksPanel::Analysis);
        for (int page = 0; page < AnalysisView::kPages; ++page) {
            program.window().decks().analysis().showPage(page);
            listen();
        }
        for (int page = 0; page < PreferencesWindow::kPages; ++page) {
            program.window().showPreferences(page);
            listen();
        }
        EXPECT_GT(tables, 30);
        silent.removeDuplicates();
        EXPECT_TRUE(silent.isEmpty()) << language << "\n" << silent.join('\n').toStdString();
        expectNames(program.window());
    }
}

TEST(Accessibility, AMessageSaysItself)
{
    test::TestProgram program;
    program.desk().notices.warn("A sentence.");
    EXPECT_EQ(nameOf(program.find<QWidget>("messageBar")), "A sentence.");
}

} // namespace dossier
