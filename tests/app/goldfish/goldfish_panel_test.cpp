// Playing a deck alone from the window: a run, a run that is stopped, a window closed in the middle.
#include "app/goldfish/goldfish_panel.h"
#include "importers/decks/deck_formats.h"
#include "support/base_set.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QComboBox>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class GoldfishTab : public testing::Test
{
protected:
    GoldfishTab()
    {
        const std::string sample =
            test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/night-shift.deck");
        program.desk().shelf.create(readDeck(sample, test::baseSet(), DeckFormat::DossierText, "").deck);
        program.window().showTab(MainWindow::Goldfish);
    }

    QPushButton& play() { return program.find<QPushButton>("goldfishPlay"); }
    void setGames(int games) { program.find<QSpinBox>("games").setValue(games); }
    bool reportIsShown() { return program.find<QWidget>("goldfishReport").isVisible(); }
    QString headline() { return program.find<QLabel>("goldfishHeadline").text(); }

    test::TestProgram program;
};

} // namespace

TEST_F(GoldfishTab, PlaysTheOpenDeck)
{
    EXPECT_EQ(program.find<QComboBox>("goldfishDeck").currentText(), "Night shift");
    setGames(20);
    play().click();
    ASSERT_TRUE(test::waitUntil([&] { return reportIsShown(); }));
    EXPECT_NE(headline().indexOf("20 games"), -1) << headline().toStdString();
    program.window().grab();
    const QString first = program.find<QLabel>("goldfishTurns").text();
    play().click();
    ASSERT_TRUE(test::waitUntil([&] { return play().text() == "Play"; }));
    EXPECT_EQ(program.find<QLabel>("goldfishTurns").text(), first) << "the same seed, the same games";
}

TEST_F(GoldfishTab, FollowsTheDeckThatIsOpened)
{
    program.desk().shelf.createEmpty();
    const auto& open = program.desk().openDeck;
    EXPECT_EQ(program.find<QComboBox>("goldfishDeck").currentData().toLongLong(), open.id());
    program.desk().shelf.createEmpty();
    EXPECT_EQ(program.find<QComboBox>("goldfishDeck").currentData().toLongLong(), open.id());
}

TEST_F(GoldfishTab, SaysHowManyGamesWereNotSolved)
{
    setGames(20);
    program.find<QSpinBox>("mostTurns").setValue(1);
    play().click();
    ASSERT_TRUE(test::waitUntil([&] { return reportIsShown(); }));
    EXPECT_EQ(program.find<QLabel>("goldfishUnsolved").text(), "20 games not solved");
}

TEST_F(GoldfishTab, SaysWhoPlayed)
{
    setGames(5);
    program.find<QComboBox>("goldfishWho").setCurrentText("Supervisor");
    play().click();
    ASSERT_TRUE(test::waitUntil([&] { return reportIsShown(); }));
    EXPECT_EQ(program.find<QLabel>("goldfishPlayer").text(),
              "Night shift, played by: Supervisor (Advanced Game, at most 50 turns, seed 1)");
    program.find<QComboBox>("goldfishWho").setCurrentText("Agent");
    play().click();
    ASSERT_TRUE(test::waitUntil([&] { return play().text() == "Play"; }));
    EXPECT_EQ(program.find<QLabel>("goldfishPlayer").text(),
              "Night shift, played by: Agent (Advanced Game, at most 50 turns, seed 1)");
}

TEST_F(GoldfishTab, NeverScrollsSideways)
{
    setGames(5);
    play().click();
    ASSERT_TRUE(test::waitUntil([&] { return reportIsShown(); }));
    const auto& cards = program.find<QListWidget>("manualCards");
    if (cards.count() == 0)
        GTEST_SKIP() << "every card of the deck is played";
    EXPECT_EQ(cards.horizontalScrollBar()->maximum(), 0);
}

TEST_F(GoldfishTab, WritesFiguresAsItsLanguageDoes)
{
    test::TestProgram french(QStringLiteral("fr"));
    EXPECT_EQ(QLocale().language(), QLocale::French);
    EXPECT_EQ(QLocale().toString(0.5, 'f', 1), "0,5");
}

TEST_F(GoldfishTab, StopsWhenAsked)
{
    setGames(1'000'000);
    play().click();
    EXPECT_EQ(play().text(), "Stop");
    EXPECT_FALSE(program.find<QSpinBox>("games").isEnabled());
    QTest::qWait(50);
    play().click();
    ASSERT_TRUE(test::waitUntil([&] { return play().text() == "Play"; }));
    EXPECT_FALSE(reportIsShown());
    EXPECT_TRUE(program.find<QSpinBox>("games").isEnabled());
}

TEST_F(GoldfishTab, MayBeClosedInTheMiddle)
{
    setGames(1'000'000);
    play().click();
    QTest::qWait(20);
    program.restart();
    EXPECT_TRUE(program.window().isVisible());
}

TEST_F(GoldfishTab, SaysSoWhereThereIsNothingToPlay)
{
    program.desk().shelf.remove(program.desk().openDeck.id());
    EXPECT_FALSE(play().isEnabled());
    auto& samples = program.find<QPushButton>("goldfishSamples");
    EXPECT_TRUE(samples.isVisible());
    samples.click();
    EXPECT_TRUE(play().isEnabled());
    EXPECT_FALSE(samples.isVisible());
}

TEST_F(GoldfishTab, PlaysAnIllegalDeckAndSaysSo)
{
    program.desk().openDeck.change([](Deck& deck) { deck.bureauDeck.resize(5); });
    const QString remark = program.find<QLabel>("goldfishRemark").text();
    EXPECT_TRUE(remark.endsWith(". It is played as it is.")) << remark.toStdString();
    EXPECT_FALSE(remark.contains("..")) << remark.toStdString();
    setGames(2);
    play().click();
    EXPECT_TRUE(test::waitUntil([&] { return reportIsShown(); }));
}

} // namespace dossier
