// SETUP-1: whoever knows a deck does not know what it protects; nor are two games dealt alike unasked.
#include "app/table/table_panel.h"
#include "table/sample_table.h"
#include "table/table_game.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>

#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

class XFileByLot : public testing::Test
{
protected:
    XFileByLot() { test::goToTableWithSample(program); }

    TableGame& game() { return program.window().table().game(); }
    void click(const char* name) { program.find<QAbstractButton>(name).click(); }
    void trigger(const char* name) { program.find<QAction>(name).trigger(); }
    CardIndex of(std::size_t seat) { return game().record().decks[seat].xFile.front().card; }

    test::TestProgram program;
};

} // namespace

TEST_F(XFileByLot, AgainstTheComputerAndInARematch)
{
    std::set<CardIndex> own;
    std::set<CardIndex> its;
    click("playComputer");
    for (int time = 0; time < 12; ++time) {
        own.insert(of(0));
        its.insert(of(1));
        EXPECT_EQ(game().ownXFile(), of(0));
        trigger("table.shuffle");
    }
    EXPECT_GT(own.size(), 4U);
    EXPECT_GT(its.size(), 4U);
    const CardIndex before = of(1);
    trigger("table.again");
    EXPECT_EQ(of(1), before) << "the same shuffle is the same game";
}

TEST_F(XFileByLot, AtThisTableForEverySeat)
{
    click("atThisTable");
    program.find<QComboBox>("playerCount").setCurrentIndex(2);
    std::set<CardIndex> found;
    for (int time = 0; time < 4; ++time) {
        click("startGame");
        for (std::size_t seat = 0; seat < 4; ++seat)
            found.insert(of(seat));
        trigger("table.new");
        click("atThisTable");
    }
    EXPECT_GT(found.size(), 6U);
}

TEST_F(XFileByLot, PersonsMayAgreeToBringTheirs)
{
    click("atThisTable");
    click("unfoldRules");
    click("ownXFiles");
    auto& who = program.find<QComboBox>("whoB");
    who.setCurrentIndex(who.findText(QStringLiteral("Novice")));
    std::set<CardIndex> own;
    std::set<CardIndex> its;
    for (int time = 0; time < 8; ++time) {
        click("startGame");
        own.insert(of(0));
        its.insert(of(1));
        trigger("table.new");
        click("atThisTable");
    }
    EXPECT_EQ(own.size(), 1U);
    EXPECT_GT(its.size(), 2U) << "the program's players draw";
}

// What was drawn by lot is not what a deck names: a rematch under other rules draws it anew.
TEST_F(XFileByLot, ARematchDrawsWhatWasDrawn)
{
    click("playComputer");
    click("rulesAsUsual");
    program.find<QWidget>("rulesPopover").findChild<QCheckBox*>("ownXFiles")->click();
    program.find<QWidget>("rulesPopover").close();
    std::set<CardIndex> own;
    for (int time = 0; time < 8; ++time) {
        own.insert(of(0));
        trigger("table.shuffle");
        if (time == 3) { // also of a game that was kept
            program.restart();
            program.window().showTab(MainWindow::Table);
            click("goOnWithGame");
        }
    }
    EXPECT_GT(own.size(), 3U);
}

TEST_F(XFileByLot, EveryGameAtThisTableIsDealtAnew)
{
    click("atThisTable");
    auto& seed = program.find<QSpinBox>("tableSeed");
    seed.setValue(4);
    click("startGame");
    EXPECT_EQ(game().seed(), 4U) << "one that is typed holds";
    std::set<std::uint64_t> seeds;
    for (int time = 0; time < 4; ++time) {
        trigger("table.new");
        click("atThisTable");
        click("startGame");
        seeds.insert(game().seed());
    }
    EXPECT_GT(seeds.size(), 2U);
}

} // namespace dossier
