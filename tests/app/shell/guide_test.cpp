// The guide to the program: F1, in both languages, with the keys as they are.
#include "app/preferences/shortcuts.h"
#include "app/shell/guide_text.h"
#include "app/shell/guide_window.h"
#include "table/sample_table.h"
#include "test_program.h"

#include <QListWidget>
#include <QRegularExpression>
#include <QScreen>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

TEST(GuideWindow, OpensOverTheMiddleOfTheWindowAndClosesWithEsc)
{
    test::TestProgram program;
    QTest::keyClick(&program.window(), Qt::Key_F1);
    auto& guide = program.find<GuideWindow>("guide");
    EXPECT_TRUE(guide.isVisible());
    // As near to the middle as the screen allows.
    const QRect screen = guide.screen()->availableGeometry();
    const int wanted = program.window().geometry().center().x() - guide.width() / 2;
    EXPECT_NEAR(guide.x(), std::clamp(wanted, 0, screen.width() - guide.width()), 2);
    EXPECT_TRUE(program.find<QTextBrowser>("guidePage").toPlainText().contains("Ctrl+Z"));
    QTest::keyClick(&guide, Qt::Key_Escape);
    EXPECT_FALSE(guide.isVisible());
}

TEST(GuideWindow, LeadsToEveryPlaceItNames)
{
    for (const char* language : {"en", "fr"}) {
        test::TestProgram program(language);
        static const QRegularExpression href("href=\"([^\"]+)\"");
        const QString text = guideText(program.window().shortcuts());
        QTest::keyClick(&program.window(), Qt::Key_F1);
        auto& page = program.find<QTextBrowser>("guidePage");
        QSet<int> tabs;
        auto links = href.globalMatch(text);
        EXPECT_TRUE(links.hasNext());
        while (links.hasNext()) {
            emit page.anchorClicked(QUrl(links.next().captured(1)));
            tabs << program.window().currentTab();
        }
        EXPECT_GE(tabs.size(), 6) << language;
        EXPECT_TRUE(program.window().preferencesPage() >= 0) << "all keys";
        EXPECT_FALSE(text.contains("%")) << "a place without its key";
    }
}

TEST(GuideWindow, OpensAtWhatOneIsAt)
{
    test::TestProgram program;
    test::goToTableWithSample(program);
    QTest::keyClick(&program.window(), Qt::Key_F1);
    const auto& contents = program.find<QListWidget>("guideContents");
    EXPECT_EQ(contents.currentRow(), 0) << "nobody plays yet";
    program.find<QPushButton>("startGame").click();
    QTest::keyClick(&program.window(), Qt::Key_F1);
    EXPECT_EQ(contents.currentItem()->text(), "At the table");
    program.window().showTab(MainWindow::Playtest);
    QTest::keyClick(&program.window(), Qt::Key_F1);
    EXPECT_EQ(contents.currentItem()->text(), "Playtests");
    program.window().showTab(MainWindow::Cards);
    QTest::keyClick(&program.window(), Qt::Key_F1);
    EXPECT_EQ(contents.currentItem()->text(), "Playtests") << "as it lay open";
}

TEST(GuideWindow, NamesKeysAsTheyAre)
{
    test::TestProgram program;
    auto& keys = const_cast<Shortcuts&>(program.window().shortcuts());
    for (std::size_t i = 0; i < keys.entries().size(); ++i)
        if (keys.entries()[i].id == "edit.undo")
            keys.setKeys(i, {QKeySequence(Qt::CTRL | Qt::Key_Backspace)});
        else if (keys.entries()[i].id == "deck.repair")
            keys.setKeys(i, {});
    const QString text = guideText(keys);
    EXPECT_TRUE(text.contains("Ctrl+Backspace"));
    EXPECT_FALSE(text.contains("Ctrl+Z<"));
    EXPECT_TRUE(text.contains("Repair the next problem")) << "what has no key is called by its name";
}

} // namespace dossier
