// The table before a game: the open deck first, legality and completion, one key to begin.
#include "app/game_setup/continue_folder.h"
#include "app/game_setup/deck_choice.h"
#include "app/game_setup/kept_words.h"
#include "app/game_setup/tile.h"
#include "app/table/table_panel.h"
#include "box/fixed_packs.h"
#include "desk/deck_library.h"
#include "desk/files/shelved_decks.h"
#include "desk/games/kept_games.h"
#include "desk/open_deck.h"
#include "desk/settings.h"
#include "shell/painted_text.h"
#include "support/waiting.h"
#include "table/sample_table.h"
#include "table/stage_games.h"
#include "table/table_game.h"
#include "test_program.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>
#include <set>
#include <string>

namespace dossier {

namespace {

class FirstPage : public testing::Test
{
protected:
    FirstPage() { test::goToTableWithSample(program); }

    QComboBox& box(const char* name) { return program.find<QComboBox>(name); }
    std::string says(const char* name) { return program.find<QLabel>(name).text().toStdString(); }
    QWidget& page() { return program.find<QWidget>("startPage"); }
    TableGame& game() { return program.window().table().game(); }

    test::TestProgram program;
};

} // namespace

TEST_F(FirstPage, OneKeyBeginsWithTheOpenDeck)
{
    EXPECT_EQ(box("ownDeck").currentText(), "Night shift");
    EXPECT_EQ(says("ownDeckSays").rfind("✓ legal", 0), 0U) << says("ownDeckSays");
    EXPECT_TRUE(program.find<QPushButton>("playComputer").hasFocus());
    QTest::keyClick(&program.find<QPushButton>("playComputer"), Qt::Key_Return);
    ASSERT_TRUE(game().isOn());
    EXPECT_TRUE(game().isComputer(1));
    EXPECT_EQ(game().record().players[1], "supervisor");
    EXPECT_EQ(game().record().options.house, kHouseDefaults);
}

// Return began a game with one card and no Agent.
TEST_F(FirstPage, OffersAStarterWhereTheOpenDeckHasOnlyBeenBegun)
{
    Deck begun;
    begun.name = "One card";
    begun.bureauDeck = {program.desk().openDeck.deck().bureauDeck.front()};
    test::TestProgram fresh;
    ASSERT_TRUE(fresh.desk().shelf.create(begun));
    ASSERT_EQ(fresh.desk().openDeck.deck().name, "One card");
    fresh.window().showTab(MainWindow::Table);
    EXPECT_NE(fresh.find<QComboBox>("ownDeck").currentText(), "One card");
    EXPECT_EQ(fresh.find<QLabel>("ownDeckSays").text().left(7), QString::fromUtf8("✓ legal"));
}

// Who plays against their own deck knows all that may come.
TEST_F(FirstPage, OffersASurpriseAndNeverOnesOwnDeckAtFirst)
{
    EXPECT_EQ(box("itsDeck").currentText(), "A surprise");
    box("itsDeck").setCurrentIndex(box("itsDeck").findText("Night shift"));
    QTest::keyClick(&page(), Qt::Key_Return);
    ASSERT_TRUE(game().isOn());
    EXPECT_EQ(game().record().decks[1].name, "Night shift") << "unless it is chosen";
    program.restart();
    program.window().showTab(MainWindow::Table);
    ASSERT_EQ(box("ownDeck").currentText(), "Night shift");
    EXPECT_EQ(box("itsDeck").currentText(), "A surprise");
}

TEST_F(FirstPage, SaysThatADeckIsNotLegalAndCompletesACopy)
{
    addSampleDecks(program.desk());
    box("ownDeck").setCurrentIndex(box("ownDeck").findText("Fixed pack: Krycek"));
    EXPECT_NE(says("ownDeckSays").find("problem"), std::string::npos) << says("ownDeckSays");
    auto& complete = program.find<QPushButton>("ownDeckComplete");
    ASSERT_TRUE(complete.isVisible());
    complete.click();
    EXPECT_EQ(box("ownDeck").currentText(), "Fixed pack: Krycek, completed");
    EXPECT_EQ(says("ownDeckSays").rfind("✓ legal", 0), 0U) << says("ownDeckSays");
    EXPECT_FALSE(complete.isVisible());
    ASSERT_TRUE(program.desk().shelf.find("Fixed pack: Krycek")) << "the deck itself stays";
}

TEST_F(FirstPage, OffersFiveLegalStarters)
{
    int starters = 0;
    auto& decks = box("itsDeck");
    for (int row = 0; row < decks.count(); ++row) {
        if (!decks.itemText(row).startsWith("Starter: "))
            continue;
        ++starters;
        decks.setCurrentIndex(row);
        EXPECT_EQ(says("itsDeckSays").rfind("✓ legal · 60 cards", 0), 0U) << says("itsDeckSays");
    }
    EXPECT_EQ(starters, 5);
}

// Whether the game is worth going on with is seen by them.
TEST_F(FirstPage, ShowsTheAgentsOfTheGameAsTheyAre)
{
    const auto isHurt = [](const SeenAgent& agent) { return agent.damage > 0; };
    const auto lies = [](const SeenAgent& agent) { return agent.section == Section::Hospital; };
    TableGame aside(program.desk().box.cards, &program.desk().box.effects);
    ASSERT_TRUE(test::playEagerlyUntil(aside, [&](const TableGame& at) {
        const auto& agents = at.seen().players[0].agents;
        return !at.seen().investigation && at.seen().players[0].sites.empty() && at.seen().players[1].sites.empty() &&
               std::ranges::count_if(agents, isHurt) > 0 && std::ranges::count_if(agents, lies) > 0;
    }));
    program.window().table().begin(aside.record());
    const std::vector<SeenAgent> agents = game().seen().players[0].agents;
    program.restart();
    program.window().showTab(MainWindow::Table);
    const LastCards* shown = program.window().findChild<LastCards*>();
    ASSERT_NE(shown, nullptr);
    const auto& cards = shown->cards();
    ASSERT_EQ(cards.size(), std::min<std::size_t>(agents.size(), 4));
    for (std::size_t i = 0; i < cards.size(); ++i) {
        EXPECT_EQ(cards[i].card, agents[i].card);
        EXPECT_EQ(cards[i].damage, agents[i].damage);
        EXPECT_EQ(cards[i].health, agents[i].health);
        EXPECT_EQ(cards[i].states.contains(QStringLiteral("Hospital")), agents[i].section == Section::Hospital);
    }
    EXPECT_TRUE(shown->accessibleName().contains(QStringLiteral("damage")));
}

TEST_F(FirstPage, NamesThePositionThatWasComeBackTo)
{
    TableGame aside(program.desk().box.cards, &program.desk().box.effects);
    ASSERT_TRUE(test::playPacksUntil(aside, [](const TableGame& at) { return at.seen().turn >= 4; }));
    program.window().table().begin(aside.record());
    const auto leave = [this] {
        program.window().findChild<QAction*>("table.new")->trigger();
        return says("continueWhere");
    };
    EXPECT_TRUE(leave().starts_with("Turn 4, ")) << leave();
    QTest::keyClick(&page(), Qt::Key_C);
    game().goTo(1);
    EXPECT_TRUE(leave().starts_with("Turn 1, ")) << leave();
}

TEST_F(FirstPage, WithoutADeckThereAreStartersAndTheSamples)
{
    program.desk().shelf.remove(program.desk().openDeck.id());
    program.window().showTab(MainWindow::Cards);
    program.window().showTab(MainWindow::Table);
    EXPECT_TRUE(program.find<QPushButton>("playComputer").isEnabled());
    QTest::keyClick(&page(), Qt::Key_Return);
    EXPECT_TRUE(game().isOn());
}

TEST_F(FirstPage, KeepsTheRankAndTheDeckItHadLast)
{
    program.find<QAbstractButton>("rank-novice").click();
    box("itsDeck").setCurrentIndex(box("itsDeck").findText("Starter: Scully"));
    QTest::keyClick(&page(), Qt::Key_Return);
    ASSERT_TRUE(game().isOn());
    EXPECT_EQ(game().record().players[1], "novice");
    EXPECT_EQ(game().record().decks[1].name, "Starter: Scully");
    program.restart();
    program.window().showTab(MainWindow::Table);
    EXPECT_EQ(box("itsDeck").currentText(), "Starter: Scully");
}

TEST_F(FirstPage, RemembersWhatWasChosenOverARestart)
{
    box("ownDeck").setCurrentIndex(box("ownDeck").findText("Starter: Skinner"));
    program.find<QAbstractButton>("rank-director").click();
    QTest::keyClick(&page(), Qt::Key_Return);
    ASSERT_TRUE(game().isOn());
    program.restart();
    program.window().showTab(MainWindow::Table);
    EXPECT_EQ(box("ownDeck").currentText(), "Starter: Skinner");
    EXPECT_EQ(box("itsDeck").currentText(), "A surprise");
    EXPECT_TRUE(program.find<QAbstractButton>("rank-director").isChecked());
    Deck another = program.desk().openDeck.deck();
    another.name = "Opened since";
    ASSERT_TRUE(program.desk().shelf.create(another));
    program.restart();
    program.window().showTab(MainWindow::Table);
    EXPECT_EQ(box("ownDeck").currentText(), "Opened since") << "who opens a deck means to play it";
}

// A game under way and what was chosen last speak the language they were begun in.
TEST_F(FirstPage, FindsStartersByTheirNamesInAnotherLanguage)
{
    program.desk().settings.setOwnDeck("Deck de départ\u202f: Skinner", program.desk().openDeck.id());
    program.desk().settings.setOpponentDeck("Deck de départ\u202f: Scully");
    program.restart();
    program.window().showTab(MainWindow::Table);
    EXPECT_EQ(box("ownDeck").currentText(), "Starter: Skinner");
    EXPECT_EQ(box("itsDeck").currentText(), "Starter: Scully");
    KeptGame kept;
    kept.seats.resize(2);
    kept.seats[0] = {.deck = "Deck de départ\u202f: Phoebe Green"};
    kept.seats[1] = {.deck = "Starter: Nobody", .player = "novice"};
    const QString title = gameTitle(kept);
    EXPECT_TRUE(title.startsWith("Starter: Phoebe Green")) << title.toStdString();
    EXPECT_TRUE(title.contains("Starter: Nobody")) << title.toStdString();
}

// Any legal deck may come, but one's own: those that come with the program, and those one has.
TEST_F(FirstPage, ASurpriseIsAnyOtherLegalDeck)
{
    Deck deck = program.desk().openDeck.deck();
    deck.name = "Second shift";
    ASSERT_TRUE(program.desk().shelf.create(deck));
    deck.name = "For beginners";
    deck.game = Game::Basic;
    ASSERT_TRUE(program.desk().shelf.create(deck));
    Deck bare;
    bare.name = "Bare";
    ASSERT_TRUE(program.desk().shelf.create(bare));
    box("ownDeck").setCurrentIndex(box("ownDeck").findText("Night shift"));
    std::set<std::string> met;
    for (int time = 0; time < 100; ++time)
        met.insert(program.find<DeckChoice>("itsDeckChoice").deck().name);
    EXPECT_TRUE(met.contains("Second shift"));
    EXPECT_TRUE(met.contains("Starter: Scully"));
    EXPECT_FALSE(met.contains("Night shift")) << "one's own";
    EXPECT_FALSE(met.contains("For beginners")) << "another game";
    EXPECT_FALSE(met.contains("Bare")) << "not legal";
}

// A deck that was stored in one language is the one that comes with the program in the other.
TEST(DecksToPlay, AreNotListedTwice)
{
    for (const char* language : {"en", "fr"}) {
        test::TestProgram program(QString::fromLatin1(language));
        for (const char* name : {"Starter: Krycek", "Deck de départ\u202f: Scully", "Night shift"}) {
            Deck deck;
            deck.name = name;
            program.desk().shelf.create(deck);
        }
        program.window().showTab(MainWindow::Table);
        for (const char* field : {"ownDeck", "itsDeck", "deckA"}) {
            const auto& decks = program.find<QComboBox>(field);
            QStringList names;
            for (int row = 0; row < decks.count(); ++row)
                names << starterNow(decks.itemText(row));
            EXPECT_EQ(names.removeDuplicates(), 0) << language << ": " << names.join(", ").toStdString();
        }
    }
}

TEST_F(FirstPage, CountsTheGamesWonAgainstEachRank)
{
    EXPECT_TRUE(program.find<QAbstractButton>("rank-agent").accessibleDescription().endsWith("not met yet"));
    program.find<QAbstractButton>("rank-agent").click();
    QTest::keyClick(&page(), Qt::Key_Return);
    game().concede();
    ASSERT_TRUE(game().isOver());
    QTest::keyClick(&program.find<QWidget>("endPage"), Qt::Key_Escape);
    EXPECT_TRUE(program.find<QAbstractButton>("rank-agent").accessibleDescription().endsWith("you won 0 of 1"));
}

TEST_F(FirstPage, IsSetUpByPlayingADeck)
{
    Deck own = program.desk().openDeck.deck();
    own.name = "Own";
    own.game = Game::Basic;
    ASSERT_TRUE(program.desk().shelf.create(own));
    program.window().showTab(MainWindow::Decks);
    QTest::mouseClick(&program.find<QToolButton>("playDeck"), Qt::LeftButton);
    EXPECT_EQ(program.window().currentTab(), MainWindow::Table);
    EXPECT_TRUE(page().isVisible());
    EXPECT_EQ(box("ownDeck").currentText(), "Own");
    EXPECT_NE(says("computerRemark").find("stay out of the Basic Game"), std::string::npos) << "BASIC-3, D14";
    QTest::keyClick(&page(), Qt::Key_Return);
    ASSERT_TRUE(game().isOn());
    EXPECT_EQ(game().record().decks[0].name, "Own");
    EXPECT_EQ(game().options().game, Game::Basic) << "the deck is for that";
}

TEST_F(FirstPage, SaysWhyADeckCannotBePlayed)
{
    Deck own = program.desk().openDeck.deck();
    own.name = "Twice";
    own.team = {{own.team.front().card, 2}};
    ASSERT_TRUE(program.desk().shelf.create(own));
    program.window().findChild<QAction*>("deck.play")->trigger();
    EXPECT_NE(says("computerRemark").find("No game can be set up"), std::string::npos) << says("computerRemark");
    QTest::keyClick(&page(), Qt::Key_Return);
    EXPECT_FALSE(game().isOn());
}

// The rules are switched over the page: what is being set up stays, and is played by them.
TEST_F(FirstPage, RulesAreAgreedOnWithoutLeavingTheGameThatIsSetUp)
{
    box("ownDeck").setCurrentIndex(box("ownDeck").findText("Starter: Scully"));
    box("itsDeck").setCurrentIndex(box("itsDeck").findText("Starter: Mulder"));
    program.find<QAbstractButton>("rank-director").click();
    auto& link = program.find<QToolButton>("rulesAsUsual");
    EXPECT_TRUE(link.text().startsWith("rules as usual")) << link.text().toStdString();
    link.click();
    auto& popover = program.find<QWidget>("rulesPopover");
    EXPECT_TRUE(popover.isVisible());
    EXPECT_TRUE(page().isVisible());
    const auto ticked = [&](const char* name) { return popover.findChild<QCheckBox*>(QLatin1String(name)); };
    QTest::keyClick(ticked("oneGuessAlone"), Qt::Key_Space);
    popover.findChild<QListWidget*>("houseRules")->item(0)->setCheckState(Qt::Unchecked);
    QTest::keyClick(&popover, Qt::Key_Escape);
    EXPECT_TRUE(link.text().startsWith("2 rules not as usual")) << link.text().toStdString();
    EXPECT_EQ(link.toolTip(), "Not as usual: OPT-2, HOUSE-1");
    QTest::keyClick(&page(), Qt::Key_Return);
    ASSERT_TRUE(game().isOn());
    EXPECT_EQ(game().record().decks[0].name, "Starter: Scully");
    EXPECT_EQ(game().record().decks[1].name, "Starter: Mulder");
    EXPECT_EQ(game().record().players[1], "director");
    EXPECT_TRUE(game().options().singleGuess);
    EXPECT_FALSE(game().options().houseRule(1));
}

TEST_F(FirstPage, SaysWhoseXFileIsWhose)
{
    auto& button = program.find<QToolButton>("whoseXFile");
    EXPECT_TRUE(button.text().startsWith("X-Files: by lot")) << button.text().toStdString();
    button.findChild<QMenu*>()->actions().at(1)->trigger();
    EXPECT_TRUE(button.text().startsWith("X-File: your deck's")) << button.text().toStdString();
    program.restart();
    program.window().showTab(MainWindow::Table);
    EXPECT_TRUE(program.find<QToolButton>("whoseXFile").text().startsWith("X-File: your deck's"));
}

// Return opened again what had just been closed, and its button said it starts.
TEST_F(FirstPage, ReturnStartsOnceWhatWasOpenedOverItIsClosed)
{
    for (const char* name : {"rulesAsUsual", "whoseXFile", "whoBegins", "moreRules"}) {
        auto& link = program.find<QAbstractButton>(name);
        link.setFocus();
        link.click();
        QWidget* over = QApplication::activePopupWidget();
        ASSERT_TRUE(over) << name;
        QTest::keyClick(over, Qt::Key_Escape);
        EXPECT_FALSE(QApplication::activePopupWidget()) << name;
        EXPECT_TRUE(program.find<QPushButton>("playComputer").hasFocus()) << name;
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    EXPECT_TRUE(game().isOn());
}

TEST_F(FirstPage, RulesAgreedOnHoldUntilTheyAreAsUsualAgain)
{
    program.find<QAbstractButton>("moreRules").click();
    program.find<QWidget>("rulesPopover").findChild<QCheckBox*>("killerCards")->click();
    program.restart();
    program.window().showTab(MainWindow::Table);
    EXPECT_EQ(program.find<QToolButton>("rulesAsUsual").toolTip(), "Not as usual: OPT-3");
    QTest::keyClick(&page(), Qt::Key_Return);
    EXPECT_TRUE(game().options().killerCards);
    program.window().findChild<QAction*>("table.new")->trigger();
    program.find<QToolButton>("rulesAsUsual").click();
    program.find<QPushButton>("allAsUsual").click();
    EXPECT_FALSE(program.find<QPushButton>("allAsUsual").isEnabled());
    program.find<QPushButton>("rulesDone").click();
    EXPECT_TRUE(program.find<QToolButton>("rulesAsUsual").text().startsWith("rules as usual"));
}

// The one way there from a game under way says so, and that nothing is lost by it.
TEST_F(FirstPage, IsNamedByTheMenuOfTheGame)
{
    QTest::keyClick(&page(), Qt::Key_Return);
    ASSERT_TRUE(game().isOn());
    auto* there = program.window().findChild<QAction*>("table.new");
    EXPECT_EQ(there->text(), "&To the start page");
    EXPECT_EQ(there->toolTip(), "The game is kept.");
    ASSERT_FALSE(there->associatedObjects().isEmpty());
    EXPECT_TRUE(qobject_cast<QMenu*>(there->associatedObjects().front())->toolTipsVisible());
    there->trigger();
    EXPECT_TRUE(page().isVisible());
}

TEST_F(FirstPage, FitsASmallWindow)
{
    EXPECT_LE(page().minimumSizeHint().width(), 1280);
    EXPECT_LE(page().minimumSizeHint().height(), 620);
}

// Where the folders lie one below the other, a game that waits comes first.
TEST_F(FirstPage, ShowsTheGameToGoOnWithWithoutScrolling)
{
    QTest::keyClick(&page(), Qt::Key_Return);
    ASSERT_TRUE(game().isOn());
    program.window().resize(853, 480);
    program.window().findChild<QAction*>("table.new")->trigger();
    auto& goOn = program.find<QAbstractButton>("goOnWithGame");
    const auto isSeen = [&goOn] { return goOn.visibleRegion().boundingRect() == goOn.rect(); };
    EXPECT_TRUE(test::waitUntil(isSeen)) << program.window().width() << " " << program.window().height();
}

// Its key began another game from a button below the fold, and the game that was seen was replaced.
TEST_F(FirstPage, ReturnGoesOnWithTheGameThatIsSeen)
{
    QTest::keyClick(&page(), Qt::Key_Return);
    ASSERT_TRUE(game().isOn());
    const std::uint64_t seed = game().record().seed;
    const Deck deck = game().record().decks.front();
    program.window().resize(853, 480);
    program.window().findChild<QAction*>("table.new")->trigger();
    ASSERT_TRUE(page().isVisible());
    EXPECT_TRUE(test::waitUntil([&] { return program.find<QAbstractButton>("goOnWithGame").hasFocus(); }));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    EXPECT_FALSE(page().isVisible());
    EXPECT_EQ(game().record().seed, seed);
    program.window().findChild<QAction*>("table.new")->trigger();
    page().setFocus();
    QTest::keyClick(&page(), Qt::Key_Return);
    EXPECT_FALSE(page().isVisible());
    EXPECT_EQ(game().record().seed, seed);
    EXPECT_EQ(game().record().decks.front(), deck);
}

TEST_F(FirstPage, PlayingADeckBeginsWithThatInLittleRoomToo)
{
    QTest::keyClick(&page(), Qt::Key_Return);
    program.window().resize(853, 480);
    program.window().findChild<QAction*>("deck.play")->trigger();
    auto& start = program.find<QAbstractButton>("playComputer");
    EXPECT_TRUE(test::waitUntil([&] { return start.hasFocus() && !start.visibleRegion().isEmpty(); }));
}

// What has the keyboard is seen, however it came to it.
TEST_F(FirstPage, ScrollsToWhatHasTheKeyboard)
{
    program.window().resize(853, 480);
    for (const char* name : {"morePlaytest", "playComputer", "openGame"}) {
        auto& button = program.find<QAbstractButton>(name);
        button.setFocus();
        EXPECT_TRUE(test::waitUntil([&] { return !button.visibleRegion().isEmpty(); })) << name;
    }
}

// A tile grows with its words, in either language and at the least size of a screen.
TEST(StartTiles, HoldTheirWords)
{
    for (const char* language : {"en", "fr"}) {
        test::TestProgram program{QString::fromLatin1(language)};
        program.window().resize(1280, 760);
        program.window().showTab(MainWindow::Table);
        for (const char* name : {"teachMe", "atThisTable", "farApart", "sealedEvening"}) {
            auto& tile = program.find<QAbstractButton>(name);
            ASSERT_TRUE(test::waitUntil([&] { return tile.height() >= tile.minimumSizeHint().height(); }))
                << language << ": " << name << ", " << tile.height() << " of " << tile.minimumSizeHint().height();
        }
        std::set<qreal> sizes;
        for (const char* name : {"teachMe", "atThisTable", "farApart", "sealedEvening"})
            sizes.insert(test::paintedTexts(program.find<QAbstractButton>(name)).back().box.height());
        EXPECT_EQ(sizes.size(), 1U) << language << ": one size of letters for all";
    }
    test::TestProgram program;
    const QString says = QStringLiteral("Two to four persons, each at a screen of his own, over the net.");
    Tile once(program.desk().appearance, QStringLiteral("Far"), says, {}, CardType::Site);
    Tile twice(program.desk().appearance, QStringLiteral("Far"), says + QLatin1Char(' ') + says, {}, CardType::Site);
    for (const int width : {200, 300, 400}) {
        once.resize(width, 100);
        twice.resize(width, 100);
        EXPECT_GT(twice.minimumSizeHint().height(), once.minimumSizeHint().height()) << width;
    }
    once.resize(200, 100);
    const int narrow = once.minimumSizeHint().height();
    once.resize(400, 100);
    EXPECT_LT(once.minimumSizeHint().height(), narrow);
}

} // namespace dossier
