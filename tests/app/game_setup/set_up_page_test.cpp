// A game set up in every detail: two to four players, each with name and deck, at the table or doing nothing.
#include "app/table/table_panel.h"
#include "desk/deck_library.h"
#include "desk/open_deck.h"
#include "engine/state/match.h"
#include "importers/decks/deck_formats.h"
#include "support/base_set.h"
#include "table/table_game.h"
#include "test_program.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSet>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class TableStart : public testing::Test
{
protected:
    TableStart()
    {
        const std::string sample =
            test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/night-shift.deck");
        program.desk().shelf.create(readDeck(sample, test::baseSet(), DeckFormat::DossierText, "").deck);
        program.window().showTab(MainWindow::Table);
        goToSeats();
    }

    void goToSeats() { program.find<QAbstractButton>("atThisTable").click(); }
    void setPlayers(int count) { box("playerCount").setCurrentIndex(count - 2); }
    QComboBox& box(const char* name) { return program.find<QComboBox>(name); }
    QLineEdit& name(const char* name) { return program.find<QLineEdit>(name); }
    QPushButton& startButton() { return program.find<QPushButton>("startGame"); }
    std::string remark() { return program.find<QLabel>("startRemark").text().toStdString(); }
    TableGame& game() { return program.window().table().game(); }

    test::TestProgram program;
};

} // namespace

TEST_F(TableStart, SetsUpTwoToFourPlayers)
{
    for (int players = 2; players <= 4; ++players) {
        setPlayers(players);
        EXPECT_EQ(name("nameC").isVisible(), players > 2);
        EXPECT_EQ(box("deckD").isVisible(), players > 3);
        startButton().click();
        ASSERT_TRUE(game().isOn()) << remark();
        EXPECT_EQ(game().seats(), players) << "MULTI-1";
        program.window().findChild<QAction*>("table.new")->trigger();
        goToSeats();
    }
}

TEST_F(TableStart, RemembersWhatThePersonsCallThemselves)
{
    name("nameA").setText("Anna");
    name("nameB").setText("Ben");
    startButton().click();
    ASSERT_TRUE(game().isOn()) << remark();
    program.restart();
    program.window().showTab(MainWindow::Table);
    program.find<QAbstractButton>("moreWatch").click();
    EXPECT_EQ(name("nameA").text(), "") << "no player of the program is called Anna";
    program.restart();
    program.window().showTab(MainWindow::Table);
    goToSeats();
    EXPECT_EQ(name("nameA").text(), "Anna");
    EXPECT_EQ(name("nameB").text(), "Ben");
    name("nameB").clear();
    startButton().click();
    program.restart();
    program.window().showTab(MainWindow::Table);
    goToSeats();
    EXPECT_EQ(name("nameA").text(), "Anna");
    EXPECT_EQ(name("nameB").text(), "");
}

// By lot for every seat: who chose an X-File for his deck was never told that he does not protect it.
TEST_F(TableStart, SaysWhoseXFileIsWhose)
{
    auto& button = program.find<QToolButton>("whoseXFiles");
    EXPECT_TRUE(button.text().startsWith("X-Files: by lot")) << button.text().toStdString();
    button.findChild<QMenu*>()->actions().at(1)->trigger();
    EXPECT_TRUE(button.text().startsWith("X-Files: the decks'")) << button.text().toStdString();
    const CardIndex own = program.desk().openDeck.deck().xFile.front().card;
    startButton().click();
    EXPECT_EQ(game().record().decks.front().xFile.front().card, own);
}

TEST_F(TableStart, IsForPersonsAtFirstAndStaysAsItIsSetThen)
{
    EXPECT_EQ(box("whoB").currentText(), "at this table");
    EXPECT_NE(box("deckB").currentText(), "Night shift") << "not a deck against itself";
    box("whoB").setCurrentIndex(1);
    program.find<QAbstractButton>("backToStart").click();
    goToSeats();
    EXPECT_EQ(box("whoB").currentText(), "does nothing");
}

TEST_F(TableStart, EscapeLeadsBackWhereverTheKeyboardIs)
{
    for (const char* field : {"whoB", "deckB", "nameA", "tableSeed", "startGame"}) {
        auto& widget = program.find<QWidget>(field);
        widget.setFocus();
        QTest::keyClick(&widget, Qt::Key_Escape);
        EXPECT_FALSE(program.find<QWidget>("setUpPage").isVisible()) << field;
        goToSeats();
        EXPECT_TRUE(program.find<QWidget>("setUpPage").isVisible());
    }
}

TEST_F(TableStart, SaysThatADeckIsNotLegal)
{
    EXPECT_EQ(remark().find("not legal"), std::string::npos) << remark();
    Deck bare;
    bare.name = "Bare";
    bare.bureauDeck.push_back({0, 1});
    program.desk().shelf.create(bare);
    box("deckB").setCurrentIndex(box("deckB").findText("Bare"));
    EXPECT_EQ(remark().find("“Bare” is not legal. It is played as it is."), 0U) << remark();
    EXPECT_TRUE(startButton().isEnabled());
}

// Who has no deck yet can play with those that come with the program, each of them whole.
TEST(TableStartWithoutDecks, OffersTheStarters)
{
    test::TestProgram program;
    program.window().showTab(MainWindow::Table);
    program.find<QAbstractButton>("atThisTable").click();
    auto& deck = program.find<QComboBox>("deckB");
    const int starter = deck.findText("Starter: Krycek");
    ASSERT_GE(starter, 0);
    deck.setCurrentIndex(starter);
    program.find<QPushButton>("startGame").click();
    const TableGame& game = program.window().table().game();
    ASSERT_TRUE(game.isOn()) << program.find<QLabel>("startRemark").text().toStdString();
    EXPECT_TRUE(game.isShared());
    EXPECT_GE(game.game().match()->cardCount(1), 60);
}

// Two persons do not begin with the same deck where they have another.
TEST_F(TableStart, SeatsBeginWithDifferentDecks)
{
    Deck other = program.desk().shelf.load(box("deckA").currentData().toLongLong()).value_or(Deck{});
    other.name = "Another shift";
    program.desk().shelf.create(other);
    box("whoB").setCurrentIndex(1);
    box("whoB").setCurrentIndex(0);
    EXPECT_EQ(box("deckA").currentText(), "Night shift") << "what is chosen stays";
    EXPECT_EQ(box("deckB").currentText(), "Another shift");
    box("deckB").setCurrentIndex(box("deckB").findText("Night shift"));
    program.desk().shelf.create(other);
    EXPECT_EQ(box("deckB").currentText(), "Night shift") << "what is chosen stays";
}

TEST(TableStartWithoutDecks, GivesEachSeatAnotherStarter)
{
    test::TestProgram program;
    program.window().showTab(MainWindow::Table);
    program.find<QAbstractButton>("atThisTable").click();
    EXPECT_NE(program.find<QComboBox>("deckA").currentText(), program.find<QComboBox>("deckB").currentText());
}

// Whoever was without cards gets them, and more sit down: in whatever order, there are enough for all.
TEST(TableStartWithoutDecks, NoTwoBeginAlikeWhereThereAreEnough)
{
    for (const bool sitsFirst : {false, true}) {
        test::TestProgram program;
        program.window().showTab(MainWindow::Table);
        const auto sit = [&] { program.find<QAbstractButton>("atThisTable").click(); };
        const auto count = [&](int players) { program.find<QComboBox>("playerCount").setCurrentIndex(players - 2); };
        if (sitsFirst)
            sit();
        for (const int players : {4, 2, 3, 4}) {
            count(players);
            if (!sitsFirst)
                sit();
            QSet<QString> decks;
            for (int seat = 0; seat < players; ++seat)
                decks << program.find<QComboBox>((std::string("deck") + static_cast<char>('A' + seat)).c_str())
                             .currentText();
            EXPECT_EQ(decks.size(), players);
        }
    }
}

TEST_F(TableStart, OneAloneBeginsAgainstSomebodyWithoutCards)
{
    box("whoB").setCurrentIndex(1);
    startButton().click();
    EXPECT_FALSE(game().isShared());
    EXPECT_TRUE(game().passive(1));
    EXPECT_EQ(game().game().match()->cardCount(1), 0);
    EXPECT_EQ(game().game().match()->firstSeat(), 0);
}

TEST_F(TableStart, AnySeatMayDoNothing)
{
    setPlayers(3);
    box("whoA").setCurrentIndex(1);
    EXPECT_EQ(box("deckA").currentText(), "no cards");
    box("whoB").setCurrentIndex(0);
    EXPECT_NE(box("deckB").currentText(), "no cards") << "who plays needs a deck";
    startButton().click();
    EXPECT_TRUE(game().passive(0));
    EXPECT_FALSE(game().passive(1));
    EXPECT_FALSE(game().passive(2));
    EXPECT_EQ(game().game().match()->firstSeat(), -1) << "drawn among those who play (SETUP-11)";
}

TEST_F(TableStart, SaysThatSomebodyHasToSitThere)
{
    for (const char* who : {"whoA", "whoB"})
        box(who).setCurrentIndex(1);
    EXPECT_FALSE(startButton().isEnabled());
    EXPECT_EQ(remark(), "Nobody sits at this table. Let at least one player sit here.");
}

TEST_F(TableStart, PlayersGoByTheirNames)
{
    setPlayers(3);
    box("whoB").setCurrentIndex(0);
    name("nameA").setText("  Ada ");
    name("nameC").setText("Ada");
    EXPECT_FALSE(startButton().isEnabled());
    EXPECT_EQ(remark(), "Two players are called Ada. Give one of them another name.");
    name("nameC").setText("Grace");
    startButton().click();
    EXPECT_EQ(game().cast().players, QStringList({"Ada", "Player B", "Grace"}));
    EXPECT_EQ(game().record().names, std::vector<std::string>({"Ada", "", "Grace"})) << "a saved game knows them";
}

TEST_F(TableStart, TheBasicGameIsForTwo)
{
    setPlayers(4);
    box("whichGame").setCurrentIndex(1);
    EXPECT_FALSE(box("playerCount").isEnabled()) << "BASIC-1";
    EXPECT_EQ(box("playerCount").currentText(), "2 players");
    box("whichGame").setCurrentIndex(0);
    EXPECT_EQ(box("playerCount").currentText(), "4 players") << "as before";
    box("whichGame").setCurrentIndex(1);
    EXPECT_FALSE(name("nameC").isVisible());
    EXPECT_NE(remark().find("stay out of the Basic Game"), std::string::npos) << "BASIC-3: " << remark();
    startButton().click();
    EXPECT_EQ(game().seats(), 2);
    EXPECT_EQ(game().options().game, Game::Basic);
}

TEST_F(TableStart, SwitchesEveryOption)
{
    for (const char* option : {"questionOrGuess", "oneGuessAlone", "killerCards", "xFilePowers"})
        program.find<QCheckBox>(option).setChecked(true);
    auto& house = program.find<QListWidget>("houseRules");
    ASSERT_EQ(house.count(), kHouseRules);
    for (int rule = 0; rule < kHouseRules; ++rule) {
        EXPECT_TRUE(house.item(rule)->text().startsWith(QStringLiteral("HOUSE-%1 ").arg(rule + 1)));
        EXPECT_GT(house.item(rule)->text().size(), 20) << "it says what it changes";
        house.item(rule)->setCheckState(house.item(rule)->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    }
    startButton().click();
    const GameOptions& options = game().options();
    EXPECT_TRUE(options.questionOrGuess && options.singleGuess && options.killerCards && options.xFilePowers);
    EXPECT_EQ(options.house, ~kHouseDefaults & ((1u << kHouseRules) - 1));
}

TEST_F(TableStart, IsSetUpByKeyAlone)
{
    EXPECT_FALSE(program.find<QListWidget>("houseRules").isVisible()) << "folded as usual (D15)";
    program.find<QToolButton>("unfoldRules").click();
    box("playerCount").setFocus();
    QTest::keyClick(&box("playerCount"), Qt::Key_Down);
    EXPECT_TRUE(name("nameC").isVisible());
    QWidget* at = &box("playerCount");
    QStringList reached;
    for (int i = 0; i < 40; ++i) {
        QTest::keyClick(at, Qt::Key_Tab);
        at = program.window().focusWidget();
        reached << at->objectName();
    }
    for (const char* field : {"nameA", "deckA", "nameC", "whoC", "whichGame", "xFilePowers", "houseRules", "startGame"})
        EXPECT_TRUE(reached.contains(QLatin1String(field))) << field;
    EXPECT_FALSE(reached.contains("nameD"));
}

TEST_F(TableStart, SaysHowManyRulesDiffer)
{
    auto& unfold = program.find<QToolButton>("unfoldRules");
    EXPECT_TRUE(unfold.text().startsWith("As usual"));
    program.find<QCheckBox>("oneGuessAlone").setChecked(true);
    program.find<QListWidget>("houseRules").item(0)->setCheckState(Qt::Unchecked);
    EXPECT_TRUE(unfold.text().startsWith("2 rules not as usual")) << unfold.text().toStdString();
    program.find<QCheckBox>("xFilePowers").setChecked(true);
    EXPECT_TRUE(unfold.text().startsWith("3 rules not as usual")) << unfold.text().toStdString();
    box("whichGame").setCurrentIndex(1);
    EXPECT_TRUE(unfold.text().startsWith("2 rules not as usual"))
        << "BASIC-3: no powers there; " << unfold.text().toStdString();
    program.find<QAbstractButton>("backToStart").click();
    EXPECT_TRUE(program.find<QToolButton>("rulesAsUsual").text().startsWith("3 rules not as usual"));
}

// They are remembered from game to game, and so are named before each.
TEST_F(TableStart, NamesTheRulesThatAreNotAsUsual)
{
    const auto said = [this](const char* page) {
        return program.find<QWidget>(page).findChild<QLabel*>(QStringLiteral("unusualRules"));
    };
    ASSERT_TRUE(said("setUpPage") && said("computerFolder"));
    EXPECT_FALSE(said("setUpPage")->isVisible());
    program.find<QCheckBox>("oneGuessAlone").setChecked(true);
    program.find<QCheckBox>("xFilePowers").setChecked(true);
    program.find<QListWidget>("houseRules").item(0)->setCheckState(Qt::Unchecked);
    const QString words = QStringLiteral("Not as usual: One guess in the game; a wrong one loses it (OPT-2) · X-File "
                                         "Powers (OPT-6) · HOUSE-1 is not played");
    EXPECT_TRUE(said("setUpPage")->isVisible());
    EXPECT_EQ(said("setUpPage")->text(), words);
    program.find<QAbstractButton>("backToStart").click();
    EXPECT_TRUE(said("computerFolder")->isVisible());
    EXPECT_EQ(said("computerFolder")->text(), words);
}

TEST_F(TableStart, OpenHandsNeverChangeHands)
{
    box("whoB").setCurrentIndex(0);
    program.find<QCheckBox>("openHands").setChecked(true);
    startButton().click();
    ASSERT_TRUE(game().isShared());
    for (int step = 0; step < 60 && !game().isOver(); ++step) {
        ASSERT_FALSE(game().waitsForHandOver());
        ASSERT_EQ(game().viewer(), game().seen().decider);
        game().take(game().actions()[step * 7 % game().actions().size()]);
    }
}

} // namespace dossier
