// A sealed evening from the menu to the table.
#include "app/game_setup/set_up_page.h"
#include "app/sealed/sealed_dialog.h"
#include "app/test_program.h"
#include "app/widgets/desk.h"
#include "box/fixed_packs.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/history.h"
#include "tests/support/waiting.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class SealedEveningTest : public testing::Test
{
protected:
    SealedDialog& dialog()
    {
        if (!program.window().findChild<SealedDialog*>())
            program.find<QAction>("deck.sealed").trigger();
        return program.find<SealedDialog>("sealedDialog");
    }
    QSpinBox& number(const char* name) { return *dialog().findChild<QSpinBox*>(QLatin1String(name)); }
    QPushButton& open() { return *dialog().findChild<QPushButton*>(QStringLiteral("sealedOpen")); }

    // And waits until the decks are there.
    void openPacks()
    {
        const QPointer<SealedDialog> asked(&dialog()); // closed, it is gone
        open().click();
        ASSERT_TRUE(
            test::waitUntil([&] { return asked && asked->findChild<QTextBrowser*>("openedPacks")->isVisible(); }));
        EXPECT_TRUE(program.desk().shelf.decks().empty()) << "first they are seen";
        open().click();
        ASSERT_TRUE(test::waitUntil([&] { return !program.desk().shelf.decks().empty() && !asked; }));
    }

    test::TestProgram program;
};

} // namespace

TEST_F(SealedEveningTest, MakesADeckForEachAndSeatsThem) // VAR-8
{
    number("sealedPlayers").setValue(3);
    number("sealedSeed").setValue(12);
    openPacks();
    EXPECT_EQ(program.desk().shelf.decks().size(), 6U);
    EXPECT_EQ(program.window().currentTab(), MainWindow::Table);
    const GameRecord record = program.find<SetUpPage>("setUpPage").record();
    ASSERT_EQ(record.decks.size(), 3U);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(record.decks[seat].name, "Evening 12, player " + std::to_string(seat + 1));
        EXPECT_FALSE(record.passive[seat]);
    }
    EXPECT_TRUE(program.find<QPushButton>("startGame").isEnabled());
    EXPECT_TRUE(program.message().contains("3 decks")) << program.message().toStdString();
    program.desk().history.undo();
    EXPECT_TRUE(program.desk().shelf.decks().empty());
}

TEST_F(SealedEveningTest, ShowsWhatEverybodyOpenedPackByPack)
{
    number("sealedSeed").setValue(12);
    auto& packs = *dialog().findChild<QTextBrowser*>("openedPacks");
    EXPECT_FALSE(packs.isVisible());
    open().click();
    ASSERT_TRUE(test::waitUntil([&] { return packs.isVisible(); }));
    const QString text = packs.toPlainText();
    const SealedSetup setup = dialog().setup();
    const CardPool& pool = program.desk().box.cards;
    for (const SealedPlayer& player : dossier::openPacks(setup, fixedPacks(pool), pool))
        for (const OpenedPack& pack : player.packs)
            for (const CardIndex card : pack.cards)
                EXPECT_TRUE(text.contains(QString::fromStdString(pool[card].title))) << pool[card].title;
    EXPECT_EQ(text.count("Booster 5"), 2);
    EXPECT_EQ(text.count("Starter: "), 2);
    dialog().findChild<QPushButton*>(QStringLiteral("sealedCancel"))->click();
    EXPECT_TRUE(program.desk().shelf.decks().empty());
}

TEST_F(SealedEveningTest, AloneOneStaysWithTheDecks)
{
    number("sealedPlayers").setValue(1);
    EXPECT_FALSE(dialog().findChild<QCheckBox*>(QStringLiteral("sealedToTable"))->isEnabled());
    openPacks();
    EXPECT_EQ(program.window().currentTab(), MainWindow::Decks);
    EXPECT_EQ(program.desk().shelf.decks().size(), 2U);
}

TEST_F(SealedEveningTest, OpensOnlyWhatThereIs)
{
    EXPECT_EQ(number("sealedReserve").maximum(), 6);
    number("sealedBoosters").setValue(0);
    EXPECT_EQ(dialog().setup().reserve, 0);
    EXPECT_TRUE(open().isEnabled()) << "a starter alone";
    number("sealedStarters").setValue(0);
    EXPECT_FALSE(open().isEnabled());
    EXPECT_TRUE(dialog().findChild<QLabel*>(QStringLiteral("sealedRemark"))->text().contains("nothing to open"));
    dialog().reject();
    EXPECT_TRUE(program.desk().shelf.decks().empty());
}

TEST_F(SealedEveningTest, OpensPacksOfWhatTheyAreSaidToHold) // PACK-1 to PACK-3
{
    dialog().show();
    QWidget& contents = program.find<QWidget>("sealedContents");
    EXPECT_FALSE(contents.isVisible());
    program.find<QToolButton>("sealedFold").click();
    EXPECT_TRUE(contents.isVisible());
    const auto boxes = [&](const char* name) { return dialog().findChildren<QSpinBox*>(QLatin1String(name)); };
    ASSERT_EQ(boxes("sealedBooster").size(), 3);
    boxes("sealedBooster")[2]->setValue(5);
    boxes("sealedStarter")[0]->setValue(30);
    number("sealedUltraRare").setValue(0);
    const SealedSetup setup = dialog().setup();
    EXPECT_EQ(setup.booster, (PackContents{9, 4, 5}));
    EXPECT_EQ(setup.starter, (PackContents{30, 12, 3}));
    EXPECT_EQ(setup.ultraRareOnceIn, 0);
}

TEST_F(SealedEveningTest, BettersTheDecksByTriesAndTakesThemAsTheyAre)
{
    number("sealedPlayers").setValue(1);
    number("sealedTries").setValue(3);
    openPacks();
    EXPECT_EQ(program.desk().shelf.decks().size(), 2U);

    program.desk().history.undo();
    ASSERT_TRUE(program.desk().shelf.decks().empty());
    number("sealedPlayers").setValue(1); // a dialog of its own
    number("sealedTries").setValue(1'000);
    open().click();
    EXPECT_FALSE(number("sealedPlayers").isEnabled());
    EXPECT_FALSE(program.find<QProgressBar>("sealedProgress").isHidden());
    openPacks(); // stops the tries
    EXPECT_EQ(program.desk().shelf.decks().size(), 2U);
}

TEST_F(SealedEveningTest, TakesNothingWhenLeftInTheMiddle)
{
    number("sealedTries").setValue(1'000);
    open().click();
    dialog().findChild<QPushButton*>(QStringLiteral("sealedCancel"))->click();
    QTest::qWait(1);
    EXPECT_TRUE(program.desk().shelf.decks().empty());
}

TEST_F(SealedEveningTest, DrawsAnotherSeed)
{
    const std::uint64_t before = dialog().setup().seed;
    bool other = false;
    for (int i = 0; i < 5 && !other; ++i) {
        dialog().findChild<QPushButton*>(QStringLiteral("sealedDraw"))->click();
        other = dialog().setup().seed != before;
    }
    EXPECT_TRUE(other);
}

TEST_F(SealedEveningTest, StarterDecksComeFromTheMenu)
{
    program.find<QAction>("deck.starters").trigger();
    EXPECT_EQ(program.desk().shelf.decks().size(), 5U);
    EXPECT_EQ(program.window().currentTab(), MainWindow::Decks);
}

} // namespace dossier
