// What a stranger's file says is shown to the letter and opens nothing: whatever its names look like, wherever the
// mouse rests on them.
#include "app/playtest/heat_map.h"
#include "app/playtest/playtest_panel.h"
#include "app/shell/watched_picture.h"
#include "app/widgets/desk.h"
#include "desk/deck_library.h"
#include "desk/open_deck.h"
#include "support/deck_builder.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QHelpEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTextEdit>
#include <QToolTip>

#include <gtest/gtest.h>

namespace dossier {

namespace {

QLabel* shownTip()
{
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->inherits("QTipLabel") && widget->isVisible())
            return qobject_cast<QLabel*>(widget);
    return nullptr;
}

// The mouse rests on it.
void rest(QWidget& widget, const QPoint& place)
{
    QHelpEvent help(QEvent::ToolTip, place, widget.mapToGlobal(place));
    QApplication::sendEvent(&widget, &help);
}

class PlainWords : public testing::Test
{
protected:
    ~PlainWords() override { QToolTip::hideText(); }

    QString hostile() const { return QStringLiteral("<img src=\"%1\">Boom").arg(picture.path()); }

    void expectPlainTip(const char* where)
    {
        QLabel* tip = shownTip();
        ASSERT_NE(tip, nullptr) << where;
        EXPECT_EQ(tip->textFormat(), Qt::PlainText) << where;
        tip->grab();
        EXPECT_FALSE(picture.wasOpened()) << where;
    }

    test::TestProgram program;
    test::WatchedPicture picture;
};

} // namespace

TEST_F(PlainWords, TheTipsOfAPlaytestOpenNothing)
{
    Deck deck = test::legalDeck();
    deck.name = hostile().toStdString();
    program.desk().shelf.create(deck);
    program.window().showTab(MainWindow::Playtest);
    program.find<QSpinBox>("playtestGames").setValue(2);
    program.find<QCheckBox>("everyPair").setChecked(true);
    auto& opponents = program.find<QListWidget>("opponents");
    for (int row = 0; row < opponents.count(); ++row)
        if (QListWidgetItem* item = opponents.item(row); item->flags().testFlag(Qt::ItemIsUserCheckable))
            item->setCheckState(item->text().startsWith(QLatin1String("Starter: ")) ? Qt::Checked : Qt::Unchecked);
    auto& play = program.find<QPushButton>("playtestPlay");
    play.click();
    ASSERT_TRUE(test::waitUntil([&] { return !play.icon().isNull() && opponents.isEnabled(); }));

    program.find<QTabBar>("playtestTabs").setCurrentIndex(PlaytestPanel::Decks);
    QApplication::processEvents(); // a tip goes when a window is shown or gets the keyboard
    auto& map = program.find<HeatMap>("heatMap");
    for (int x = 0; x < map.width() && !shownTip(); x += 8)
        for (int y = 0; y < map.height() && !shownTip(); y += 8)
            rest(map, {x, y});
    expectPlainTip("heat map");
    QToolTip::hideText();

    // The other way round: the hostile deck is an opponent.
    program.desk().shelf.create(test::legalDeck());
    for (int row = 0; row < opponents.count(); ++row)
        if (QListWidgetItem* item = opponents.item(row); item->flags().testFlag(Qt::ItemIsUserCheckable))
            item->setCheckState(item->text().contains(QLatin1String("Boom")) ? Qt::Checked : Qt::Unchecked);
    play.click();
    ASSERT_TRUE(test::waitUntil([&] { return !play.icon().isNull() && opponents.isEnabled(); }));
    program.find<QTabBar>("playtestTabs").setCurrentIndex(PlaytestPanel::Opponents);
    QApplication::processEvents();
    auto& results = program.find<QTableView>("opponentTable");
    rest(*results.viewport(), results.visualRect(results.model()->index(0, 0)).center());
    expectPlainTip("results");
}

TEST_F(PlainWords, ATipIsShownToTheLetter)
{
    QWidget widget;
    widget.setToolTip(hostile());
    widget.show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&widget));
    rest(widget, {1, 1});
    expectPlainTip("tip of a widget");
    ASSERT_NE(shownTip(), nullptr);
    EXPECT_EQ(shownTip()->text(), hostile());
}

// Whatever was overlooked in making a page.
TEST_F(PlainWords, NoPageOfTheWindowLoadsAnything)
{
    const QString html = QStringLiteral("<p>before %1 behind</p>").arg(hostile());
    for (int tab = 0; tab < MainWindow::kTabs; ++tab)
        program.window().showTab(tab);
    for (const char* action : {"help.guide", "help.search"})
        program.find<QAction>(action).trigger();
    int pages = 0;
    for (QWidget* widget : QApplication::allWidgets())
        if (auto* page = qobject_cast<QTextEdit*>(widget)) {
            page->setHtml(html);
            page->resize(300, 200);
            page->show();
            page->grab();
            const std::unique_ptr<QTextDocument> copy(page->document()->clone(page));
            EXPECT_GT(copy->size().height(), 0);
            EXPECT_FALSE(picture.wasOpened()) << page->objectName().toStdString();
            ++pages;
        }
    EXPECT_GT(pages, 4);
}

} // namespace dossier
