// Whole games at the table, through its widgets.
#include "app/board/board.h"
#include "app/board/table_card.h"
#include "app/notebook/notebook.h"
#include "app/table/decision_model.h"
#include "app/table/decision_panel.h"
#include "app/table/play_page.h"
#include "app/table/side_card.h"
#include "app/table/table_notebook.h"
#include "app/table/table_panel.h"
#include "desk/plain_tip.h"
#include "importers/decks/deck_formats.h"
#include "pictures/table_demo.h"
#include "shell/painted_text.h"
#include "support/base_set.h"
#include "table/seen_answer.h"
#include "table/table_game.h"
#include "test_program.h"

#include <QAction>
#include <QComboBox>
#include <QDropEvent>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

class TableTab : public testing::Test
{
protected:
    TableTab()
    {
        const std::string sample =
            test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/night-shift.deck");
        program.desk().shelf.create(readDeck(sample, test::baseSet(), DeckFormat::DossierText, "").deck);
        program.window().showTab(MainWindow::Table);
    }

    void start(bool two, int seed)
    {
        program.find<QSpinBox>("tableSeed").setValue(seed);
        program.find<QComboBox>("whoB").setCurrentIndex(two ? 0 : 1);
        program.find<QPushButton>("startGame").click();
    }

    TableGame& game() { return program.window().table().game(); }
    Board& board() { return program.window().table().page().board(); }
    DecisionPanel& decisions() { return program.window().table().page().decisions(); }
    QListView& choices() { return program.find<QListView>("choices"); }
    QPushButton& pass() { return program.find<QPushButton>("pass"); }
    QString question() { return program.find<QLabel>("question").text(); }
    bool covered() { return program.find<QWidget>("handOverPage").isVisible(); }

    // Somebody at the keys: takes a seat when asked to, looks at an answer, answers with the digit `wish`, or with
    // Space; a guess has no digit.
    void step(int wish)
    {
        if (covered()) {
            EXPECT_TRUE(board().isVisible()) << "the public board stays (D12)";
            EXPECT_TRUE(game().seen().hand.empty()) << "no hand is seen while the table changes hands";
            EXPECT_FALSE(decisions().isVisible());
            QTest::keyClick(&program.find<QPushButton>("takeSeat"), Qt::Key_Space);
            return;
        }
        if (test::seeAnswer(program))
            return;
        const int before = game().position();
        const int most = digits();
        const bool passes = pass().isVisible() && (most == 0 || wish % 3 == 0);
        QWidget* keys = choices().isVisible() ? static_cast<QWidget*>(&choices()) : &pass();
        if (passes)
            QTest::keyClick(keys, Qt::Key_Space);
        else if (most == 0) {
            QTest::keyClick(keys, Qt::Key_Down);
            QTest::keyClick(keys, Qt::Key_Return);
        } else if (decisions().marks() && game().offer().decision.over > most) { // more must go than there are digits
            std::vector<Action> gone;
            for (const Action& action : game().actions())
                if (action.kind == ActionKind::Discard && static_cast<int>(gone.size()) < game().offer().decision.over)
                    gone.push_back(action);
            game().takeTogether(gone);
        } else {
            const bool marks = decisions().marks(); // cards that must go are
            for (int i = 0; i < (marks ? game().offer().decision.over : 1); ++i)
                QTest::keyClick(keys, static_cast<Qt::Key>(Qt::Key_1 + (wish + i) % most));
            if (marks || game().view().replays) // who looks back does not go another way by one key
                QTest::keyClick(keys, Qt::Key_Return);
        }
        ASSERT_GT(game().position(), before) << question().toStdString();
    }

    // How many rows a digit takes.
    int digits()
    {
        int count = 0;
        while (count < 9 && decisions().model().indexOfNumber(count + 1).isValid())
            ++count;
        return count;
    }

    void playOn(int steps)
    {
        for (int i = 0; i < steps && !game().isOver(); ++i)
            step(i * 7 % 11);
    }

    test::TestProgram program;
};

} // namespace

TEST_F(TableTab, PlaysAWholeGameAlone)
{
    start(false, 4);
    EXPECT_TRUE(program.find<QWidget>("playPage").isVisible());
    int steps = 0;
    while (!game().isOver() && game().seen().turn < 9 && steps++ < 3000) {
        step(steps);
        if (steps % 50 == 0)
            program.window().grab();
        ASSERT_FALSE(HasFatalFailure());
    }
    EXPECT_GE(game().seen().turn, 9);
    EXPECT_GT(program.find<QTextBrowser>("story").toPlainText().size(), 500);
    playDemonstration(game(), program.desk().openDeck.deck(), 1, 4, [](const TableGame&) { return false; });
    EXPECT_TRUE(game().isOver());
    program.window().table().begin(game().record());
    EXPECT_TRUE(program.find<QWidget>("endPage").isVisible());
    QTest::keyClick(&program.find<QWidget>("endPage"), Qt::Key_T);
    EXPECT_EQ(question(), "You win: the X-File is identified.");
    EXPECT_TRUE(program.find<QPushButton>("sameSeedAgain").isVisible());
    EXPECT_FALSE(pass().isVisible());
    program.find<QPushButton>("sameSeedAgain").click();
    EXPECT_FALSE(game().isOver());
    EXPECT_EQ(game().seen().turn, 1);
    EXPECT_LT(game().length(), 10) << "nothing but what goes by itself";
}

TEST_F(TableTab, ThePersonWhoPlaysAloneIsCalledAsInTheLog)
{
    start(false, 4);
    EXPECT_TRUE(program.find<QWidget>("phaseBar").accessibleName().startsWith("Turn 1: You investigate."));
    QStringList plates;
    for (const QWidget* plate : board().findChildren<QWidget*>("playerSide"))
        plates << plate->accessibleName();
    EXPECT_FALSE(plates.filter(QRegularExpression("^You: ")).isEmpty()) << plates.join('\n').toStdString();
    for (const QString& plate : plates)
        EXPECT_FALSE(plate.contains("You investigates")) << plate.toStdString();
    const QString story = program.find<QTextBrowser>("story").toPlainText();
    EXPECT_TRUE(story.contains("You draw")) << story.toStdString();
    EXPECT_FALSE(story.contains("Player A")) << story.toStdString();
    program.window().findChild<QAction*>("table.new")->trigger();
    start(true, 4);
    EXPECT_TRUE(program.find<QWidget>("phaseBar").accessibleName().contains(" investigates."));
}

TEST_F(TableTab, PlaysAWholeGameForTwo)
{
    start(true, 8);
    EXPECT_TRUE(covered()) << "whoever begins has to take the seat";
    int steps = 0;
    int handOvers = 0;
    while (!game().isOver() && game().seen().turn < 7 && steps++ < 4000) {
        handOvers += covered() ? 1 : 0;
        step(steps);
        ASSERT_FALSE(HasFatalFailure());
    }
    EXPECT_GT(handOvers, 6);
    while (covered())
        step(0);
    const Seat loser = game().viewer();
    game().concede();
    EXPECT_EQ(game().seen().winner, 1 - loser);
    EXPECT_TRUE(question().contains("gave up")) << question().toStdString();
}

TEST_F(TableTab, ThreeAndFourPlayByKey)
{
    for (int players = 3; players <= 4; ++players) {
        program.find<QComboBox>("playerCount").setCurrentIndex(players - 2);
        start(true, 8);
        ASSERT_EQ(game().seats(), players);
        std::set<Seat> seated;
        for (int steps = 0; steps < 200 && !game().isOver(); ++steps) {
            step(steps);
            seated.insert(game().viewer());
            ASSERT_FALSE(HasFatalFailure());
        }
        EXPECT_EQ(seated.size(), static_cast<std::size_t>(players));
        program.window().grab();
        program.window().findChild<QAction*>("table.new")->trigger();
    }
}

TEST_F(TableTab, TakesBackAndStepsForwardByKey)
{
    start(false, 4);
    playOn(25);
    const Observation there = game().seen();
    const int length = game().length();
    for (int i = 0; i < 10; ++i)
        QTest::keyClick(&program.find<QWidget>("playPage"), Qt::Key_Backspace);
    EXPECT_LE(game().position(), length - 10) << "what went by itself goes along";
    EXPECT_TRUE(program.find<QLabel>("stepPosition").isVisible());
    for (int i = 0; i < 10; ++i)
        program.find<QToolButton>("stepForward").click();
    EXPECT_EQ(game().seen(), there);
    EXPECT_FALSE(program.find<QToolButton>("stepForward").isEnabled());
}

TEST_F(TableTab, TheStoryGoesOnAsItWouldBeToldAnew)
{
    start(false, 4);
    playOn(150);
    const QString told = program.find<QTextBrowser>("story").toPlainText();
    EXPECT_GT(told.count("Turn "), 2);
    const int length = game().length();
    game().goTo(length / 2); // told from the start
    game().goTo(length);
    EXPECT_EQ(program.find<QTextBrowser>("story").toPlainText(), told);
    game().goTo(0);
    EXPECT_LT(program.find<QTextBrowser>("story").toPlainText().size(), told.size() / 4);
}

TEST_F(TableTab, TheStoryOfAnotherWayIsToldWhereNobodyLookedMeanwhile)
{
    start(false, 4);
    playOn(150);
    auto& story = program.find<QTextBrowser>("story");
    const QString told = story.toPlainText();
    const int length = game().length();
    story.hide();
    game().goTo(length / 2);
    for (int i = 0; game().length() < length + 20 && !game().isOver(); ++i)
        step(i * 5 % 7 + 1);
    story.show();
    const QString goesOn = story.toPlainText();
    EXPECT_NE(goesOn.left(told.size()), told);
    emit program.desk().appearance.changed(); // told from the start
    EXPECT_EQ(goesOn, story.toPlainText());
}

TEST_F(TableTab, ThePlayerWhoTakesTheSeatIsToldHisStory)
{
    start(true, 8);
    while (game().length() < 60 || !covered())
        step(game().length());
    const QString told = program.find<QTextBrowser>("story").toPlainText();
    step(0);
    const QString other = program.find<QTextBrowser>("story").toPlainText();
    EXPECT_NE(other, told) << "each knows what he drew himself (ZONE-21)";
    EXPECT_EQ(other.count("Turn "), told.count("Turn "));
}

TEST_F(TableTab, ShowsTheTextOfTheCardThatWaits)
{
    playDemonstration(game(), program.desk().openDeck.deck(), 2, 6,
                      [](const TableGame& at) { return at.asking().has_value(); });
    ASSERT_TRUE(game().asking());
    program.window().table().begin(game().record());
    game().takeSeat();
    ASSERT_TRUE(game().asking());
    const auto& text = program.find<QLabel>("askingText");
    EXPECT_TRUE(text.isVisible());
    EXPECT_TRUE(text.text().startsWith(game().cast().title(*game().asking()) + ": ")) << text.text().toStdString();
}

TEST_F(TableTab, SavesAndOpensAGame)
{
    start(true, 8);
    playOn(40);
    const GameRecord kept = game().record();
    const QString file = program.path("game.json");
    program.answers.files = {file, file};
    program.window().findChild<QAction*>("table.save")->trigger();
    EXPECT_EQ(program.message(), "The game is saved in game.json.");
    game().restart(99);
    program.window().findChild<QAction*>("table.open")->trigger();
    EXPECT_EQ(game().record().actions, kept.actions);
    EXPECT_EQ(game().record().marks, kept.marks);
    EXPECT_EQ(game().position(), game().length()) << "it goes on where it was left";
}

TEST_F(TableTab, SaysWhenAGameCannotBeSaved)
{
    start(true, 8);
    program.answers.files = {program.path("nowhere/game.json")};
    program.window().findChild<QAction*>("table.save")->trigger();
    EXPECT_TRUE(program.message().startsWith("game.json cannot be written: ")) << program.message().toStdString();
}

TEST_F(TableTab, StepsThroughAGameThatIsOver)
{
    playDemonstration(game(), program.desk().openDeck.deck(), 2, 3, [](const TableGame&) { return false; });
    ASSERT_TRUE(game().isOver());
    const int length = game().length();
    const QString file = program.path("over.json");
    program.answers.files = {file};
    program.window().findChild<QAction*>("table.save")->trigger();
    ASSERT_TRUE(program.window().table().openFile(file));
    EXPECT_EQ(game().position(), 0);
    EXPECT_EQ(game().length(), length);
    EXPECT_TRUE(program.find<QWidget>("replayBar").isVisible());
    EXPECT_FALSE(program.find<QPushButton>("passOnward").isVisible()) << "Space plays on";
    for (const test::PaintedText& text : test::paintedTexts(pass()))
        EXPECT_NE(text.words, "Space");
    EXPECT_TRUE(program.find<QToolButton>("replayPlay").text().contains("Space"));
    for (int i = 0; i < length; ++i)
        QTest::keyClick(&program.find<QWidget>("playPage"), Qt::Key_Backspace, Qt::ShiftModifier);
    EXPECT_TRUE(game().isOver());
    EXPECT_TRUE(program.find<QWidget>("endPage").isVisible());
}

TEST_F(TableTab, SaysWhatIsWrongWithAFile)
{
    QFile file(program.path("bad.json"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\n \"record\": 1,\n \"sed\": 3\n}");
    file.close();
    EXPECT_FALSE(program.window().table().openFile(file.fileName()));
    EXPECT_TRUE(program.message().startsWith("bad.json, line 3: ")) << program.message().toStdString();
    EXPECT_FALSE(program.window().table().openFile(program.path("nowhere.json")));
}

TEST_F(TableTab, WhatWasWrongWithAFileGoesOnceItIsOpenedWell)
{
    playDemonstration(game(), program.desk().openDeck.deck(), 2, 3,
                      [](const TableGame& at) { return at.length() > 9; });
    const QString good = program.path("good.json");
    program.answers.files = {good};
    program.window().findChild<QAction*>("table.save")->trigger();
    EXPECT_FALSE(program.window().table().openFile(program.path("nowhere.json")));
    EXPECT_TRUE(program.message().startsWith("nowhere.json cannot be read: ")) << program.message().toStdString();
    EXPECT_TRUE(program.window().table().openFile(good));
    EXPECT_EQ(program.message(), "");
}

TEST_F(TableTab, ACardChoosesTheActionsAboutIt)
{
    playDemonstration(game(), program.desk().openDeck.deck(), 1, 4,
                      [](const TableGame& at) { return at.actions().find(ActionKind::Deploy) != nullptr; });
    program.window().table().begin(game().record());
    const CardRef agent = game().seen().players[0].agents.front().ref;
    const int all = decisions().model().choices();
    TableCard* card = board().cardWidget(agent);
    ASSERT_NE(card, nullptr);
    EXPECT_TRUE(card->mark().canAct);
    EXPECT_FALSE(card->mark().says.isEmpty());
    QTest::mouseClick(card, Qt::LeftButton);
    EXPECT_LT(decisions().model().choices(), all);
    EXPECT_TRUE(program.find<QToolButton>("choiceSubject").isVisible());
    auto* read = program.window().findChild<SideCard*>();
    ASSERT_NE(read, nullptr);
    EXPECT_TRUE(read->isVisible());
    QTest::keyClick(card, Qt::Key_Escape);
    EXPECT_EQ(decisions().model().choices(), all);
    program.window().table().begin(game().record());
    EXPECT_FALSE(read->isVisible()) << "a card of the game before";
    const QString name = QString::fromStdString(test::baseSet()[game().seen().players[0].agents.front().card].title);
    program.find<QLineEdit>("choiceFilter").setText(name + " hospital");
    EXPECT_EQ(decisions().model().choices(), 1);
    QTest::keyClick(&program.find<QLineEdit>("choiceFilter"), Qt::Key_Return);
    EXPECT_EQ(game().seen().players[0].agents.front().section, Section::Hospital);
}

TEST_F(TableTab, ACardIsDraggedWhereItBelongs)
{
    playDemonstration(game(), program.desk().openDeck.deck(), 1, 4,
                      [](const TableGame& at) { return at.actions().find(ActionKind::PlaceSite) != nullptr; });
    program.window().table().begin(game().record());
    const CardRef site = game().actions().find(ActionKind::PlaceSite)->card;
    TableCard* card = board().cardWidget(site);
    ASSERT_NE(card, nullptr);
    QMimeData carried;
    carried.setData(TableCard::mimeType(), QByteArray::number(site.bits()));
    QCoreApplication::processEvents();
    QDropEvent drop(QPointF(board().plan().freeField.center()), Qt::MoveAction, &carried, Qt::LeftButton,
                    Qt::NoModifier);
    static_cast<QObject&>(board()).event(&drop); // Qt sends drops to the target of a running drag alone
    ASSERT_EQ(game().seen().players[0].sites.size(), 1u);
    EXPECT_EQ(game().seen().players[0].sites.front().ref, site);
}

TEST_F(TableTab, TwoClicksDoTheOnlyThingThereIs)
{
    playDemonstration(game(), program.desk().openDeck.deck(), 1, 4,
                      [](const TableGame& at) { return at.actions().find(ActionKind::PlaceSite) != nullptr; });
    program.window().table().begin(game().record());
    const CardRef site = game().actions().find(ActionKind::PlaceSite)->card;
    QTest::mouseDClick(board().cardWidget(site), Qt::LeftButton);
    EXPECT_EQ(game().seen().players[0].sites.size(), 1u);
}

TEST_F(TableTab, SaysWhichRuleForbidsACard)
{
    playDemonstration(game(), program.desk().openDeck.deck(), 1, 4,
                      [](const TableGame& at) { return at.actions().find(ActionKind::Deploy) != nullptr; });
    program.window().table().begin(game().record());
    int refused = 0;
    for (const SeenCard& seen : game().seen().hand) {
        TableCard* card = board().cardWidget(seen.ref);
        ASSERT_NE(card, nullptr);
        if (card->mark().canAct)
            continue;
        ++refused;
        EXPECT_TRUE(card->mark().says.contains(QLatin1Char('('))) << card->mark().says.toStdString();
        EXPECT_EQ(card->accessibleDescription(), card->mark().says + QLatin1Char('\n') + card->mark().place);
        card->setFocus();
        EXPECT_TRUE(program.find<QLabel>("hint").text().contains(QLatin1Char('('))) << "by keyboard, too";
        const QStringList all = game().refused(seen.ref);
        EXPECT_GT(all.size(), 1) << "it cannot be sold, either";
        EXPECT_EQ(card->accessibleDescription(), (QStringList(all) << card->mark().place).join(QLatin1Char('\n')))
            << "where somebody looks: all of it";
        for (const QString& line : all)
            EXPECT_TRUE(card->toolTip().contains(plainTip(line))) << line.toStdString();
    }
    EXPECT_GT(refused, 2);
}

TEST_F(TableTab, WalksFromCardToCardByKey)
{
    playDemonstration(game(), program.desk().openDeck.deck(), 1, 4,
                      [](const TableGame& at) { return at.actions().find(ActionKind::Deploy) != nullptr; });
    program.window().table().begin(game().record());
    board().focusHand();
    QWidget* first = program.window().focusWidget();
    ASSERT_NE(qobject_cast<TableCard*>(first), nullptr);
    QTest::keyClick(first, Qt::Key_Up);
    auto* above = qobject_cast<TableCard*>(program.window().focusWidget());
    ASSERT_NE(above, nullptr);
    EXPECT_LT(above->geometry().top(), first->geometry().top());
    QTest::keyClick(above, Qt::Key_Down);
    EXPECT_NE(program.window().focusWidget(), above);
}

// It can be clicked without looking, whatever is asked and however much there is to choose from.
TEST_F(TableTab, ThePassButtonKeepsItsPlace)
{
    start(false, 3);
    std::set<int> heights;
    int seen = 0;
    for (int i = 0; i < 60 && !game().isOver(); ++i) {
        QApplication::processEvents();
        if (pass().isVisible()) {
            heights.insert(pass().mapTo(&program.window(), QPoint(0, pass().height())).y());
            ++seen;
        }
        step(i % 3 == 0 ? 1 : 0);
    }
    EXPECT_GT(seen, 5);
    EXPECT_EQ(heights.size(), 1u);
}

TEST_F(TableTab, TheNotebookStrikesOutByAnswers)
{
    playDemonstration(game(), program.desk().openDeck.deck(), 1, 4, [](const TableGame& at) {
        return (at.seen().notebooks[1].yes | at.seen().notebooks[1].no) != 0;
    });
    program.window().table().begin(game().record());
    auto& notes = program.find<TableNotebook>("tableNotebook");
    EXPECT_LT(notes.notebook().candidates().size(), 41u);
    EXPECT_FALSE(notes.notebook().answers().empty());
}

TEST_F(TableTab, TakesTheRulesThatWereAgreedOn)
{
    program.find<QListWidget>("houseRules").item(0)->setCheckState(Qt::Unchecked);
    program.find<QComboBox>("whichGame").setCurrentIndex(1);
    start(false, 1);
    EXPECT_EQ(game().options().game, Game::Basic);
    EXPECT_FALSE(game().options().houseRule(1));
    EXPECT_TRUE(game().options().houseRule(2));
    EXPECT_FALSE(game().options().houseRule(3)) << "off by default";
}

TEST_F(TableTab, FitsASmallWindow)
{
    start(true, 8);
    EXPECT_LE(program.window().table().minimumSizeHint().width(), 1280);
    EXPECT_LE(program.window().table().minimumSizeHint().height(), 600);
}

} // namespace dossier
