// The Notebook at the table, the splits of questions, and what is asked before a guess.
#include "app/notebook/notebook.h"
#include "app/table/decision_model.h"
#include "app/table/decision_panel.h"
#include "app/table/notebook_page.h"
#include "app/table/play_page.h"
#include "app/table/table_notebook.h"
#include "app/table/table_panel.h"
#include "pictures/table_demo.h"
#include "table/question_split.h"
#include "table/sample_table.h"
#include "table/seen_answer.h"
#include "table/table_game.h"
#include "wording/play/choice_text.h"

#include <QComboBox>
#include <QHeaderView>
#include <QListView>
#include <QTableView>
#include <QTest>

#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

class NotebookAtTheTable : public testing::Test
{
protected:
    NotebookAtTheTable()
    {
        test::goToTableWithSample(program);
        test::goToGame(program);
    }

    void playTo(const std::function<bool(const TableGame&)>& enough, int players = 1)
    {
        playDemonstration(game(), program.desk().openDeck.deck(), players, 4, enough);
        while (test::seeAnswer(program)) {
        }
    }
    TableGame& game() { return program.window().table().game(); }
    DecisionPanel& panel() { return program.window().table().page().decisions(); }
    const DecisionModel& model() { return panel().model(); }

    test::TestProgram program;
};

bool asks(const TableGame& at, int seen)
{
    return at.actions().find(ActionKind::Ask) != nullptr && at.seen().notebooks[1 - at.viewer()].no != 0 && seen >= 0;
}

} // namespace

// CASE-1: once the Sites are placed, none of the hand can be solved in this turn.
TEST(SitesWithinReach, AreThoseOfTheFieldAloneOnceTheyArePlaced)
{
    Observation seen;
    seen.players.resize(2);
    seen.hand = {{.ref = {}, .card = 3}};
    seen.players[0].sites.resize(1);
    seen.players[0].sites[0].card = 5;
    seen.self = 0;
    seen.active = 0;
    for (const Phase phase : {Phase::Briefing, Phase::Deployment, Phase::CaseAssignment, Phase::Debriefing}) {
        seen.phase = phase;
        EXPECT_EQ(sitesWithinReach(seen), (std::vector<CardIndex>{3, 5}));
    }
    seen.phase = Phase::Investigation;
    EXPECT_EQ(sitesWithinReach(seen), (std::vector<CardIndex>{5}));
    seen.active = 1;
    EXPECT_EQ(sitesWithinReach(seen), (std::vector<CardIndex>{3, 5})) << "for his next turn";
}

// What no Team passes is not within reach, as the card itself says; for the next turn nobody knows.
TEST(SitesWithinReach, AreThoseThatMayBePassed)
{
    Observation seen;
    seen.players.resize(2);
    seen.hand = {{.ref = CardRef(0, 1), .card = 3}, {.ref = CardRef(0, 2), .card = 4}};
    seen.players[0].sites.resize(1);
    seen.players[0].sites[0].card = 5;
    seen.players[0].sites[0].ref = CardRef(0, 3);
    seen.self = seen.active = 0;
    seen.phase = Phase::Deployment;
    const auto mayPass = [](CardRef site) { return site == CardRef(0, 2); };
    EXPECT_EQ(sitesWithinReach(seen, false, mayPass), (std::vector<CardIndex>{4}));
    seen.phase = Phase::Investigation;
    EXPECT_EQ(sitesWithinReach(seen, false, mayPass), std::vector<CardIndex>());
    seen.active = 1;
    EXPECT_EQ(sitesWithinReach(seen, false, mayPass), (std::vector<CardIndex>{3, 4, 5}));
}

// What the last Site could ask it has asked: of the others in the Field the next one may, and after them those in hand.
TEST(SitesWithinReach, AreNotTheOneThatHasHadItsQuestion)
{
    Observation seen;
    seen.players.resize(2);
    seen.hand = {{.ref = {}, .card = 3}};
    seen.players[0].sites.resize(2);
    seen.players[0].sites[0].card = 5;
    seen.players[0].sites[0].ref = CardRef(0, 1);
    seen.players[0].sites[1].card = 7;
    seen.players[0].sites[1].ref = CardRef(0, 2);
    seen.self = seen.active = 0;
    seen.phase = Phase::Investigation;
    seen.investigation = {CardRef(0, 1), 0, 0};
    EXPECT_EQ(sitesWithinReach(seen, false), (std::vector<CardIndex>{5, 7}));
    EXPECT_EQ(sitesWithinReach(seen, true), (std::vector<CardIndex>{7}));
    seen.players[0].sites.pop_back();
    EXPECT_EQ(sitesWithinReach(seen, true), (std::vector<CardIndex>{3})) << "for his next turn";
}

TEST_F(NotebookAtTheTable, QuestionsSayHowTheyDivideAndKnownOnesComeLast)
{
    playTo([](const TableGame& at) { return asks(at, 0); });
    int best = 0;
    bool known = false;
    const int possible = static_cast<int>(game().possibleOf(1).size());
    for (int row = 0; row < model().rowCount(); ++row) {
        const QModelIndex index = model().index(row);
        const Action* action = model().actionAt(index);
        if (!action || action->kind != ActionKind::Ask)
            continue; // a heading, or to ask nothing
        const QString detail = index.data(kSecondRole).toString();
        EXPECT_FALSE(detail.isEmpty());
        if (index.data(kQuietRole).toBool()) {
            known = true;
            EXPECT_TRUE(detail.startsWith("known")) << detail.toStdString();
            continue;
        }
        EXPECT_FALSE(known) << "what is known comes last";
        EXPECT_EQ(detail.section(' ', 0, 0).toInt() + detail.section(' ', 3, 3).toInt(), possible);
        best += index.data(kBestRole).toBool() ? 1 : 0;
    }
    EXPECT_GE(best, 1);
    EXPECT_TRUE(model().firstAction().data(kBestRole).toBool());
}

// SITE-15: the X-File is named by intent, not by a slip of a key.
TEST_F(NotebookAtTheTable, AGuessHasNoDigitAndIsConfirmed)
{
    playTo([](const TableGame& at) { return at.actions().find(ActionKind::Guess) != nullptr && at.length() > 60; });
    ASSERT_NE(game().actions().find(ActionKind::Guess), nullptr);
    const std::vector<CardIndex> possible = game().possibleOf(1);
    bool ruledOut = false;
    ASSERT_EQ(model().rowCount(), static_cast<int>(possible.size()) + 1) << "what is ruled out is folded away";
    const QModelIndex fold = model().index(model().rowCount() - 1);
    EXPECT_TRUE(fold.data(kFoldRole).toBool());
    QTest::mouseClick(program.find<QListView>("choices").viewport(), Qt::LeftButton, {},
                      program.find<QListView>("choices").visualRect(fold).center());
    EXPECT_EQ(model().choices(), static_cast<int>(game().actions().size()) - 1) << "all but to name nobody";
    for (int row = 0; row < model().rowCount(); ++row) {
        const QModelIndex index = model().index(row);
        EXPECT_EQ(index.data(kDigitRole).toInt(), 0);
        if (index.data(kFoldRole).toBool())
            continue;
        EXPECT_EQ(index.data(kSecondRole).toString().count(QStringLiteral(" · ")),
                  index.data(kQuietRole).toBool() ? 4 : 3);
        EXPECT_EQ(index.data(kQuietRole).toBool(), row >= static_cast<int>(possible.size()));
        ruledOut = ruledOut || index.data(kQuietRole).toBool();
    }
    EXPECT_TRUE(ruledOut);
    const int length = game().length();
    auto& list = program.find<QListView>("choices");
    QTest::keyClick(&list, Qt::Key_1);
    EXPECT_EQ(game().length(), length);
    for (const Choice& choice : game().choices())
        if (choice.action.kind == ActionKind::Guess) {
            EXPECT_TRUE(confirmationOf(game(), choice.action).contains("(SITE-16)"))
                << confirmationOf(game(), choice.action).toStdString() << ": what a wrong one costs";
        }
    program.answers.sureties = {false, true};
    const auto nameFirst = [&] { // Return takes what the arrow keys have been moved to
        QTest::keyClick(&list, Qt::Key_Down);
        list.setCurrentIndex(model().firstAction());
        QTest::keyClick(&list, Qt::Key_Return);
    };
    nameFirst();
    EXPECT_EQ(game().length(), length) << "changed his mind";
    ASSERT_EQ(program.answers.asked.size(), 1);
    EXPECT_TRUE(program.answers.asked.front().startsWith("Name ")) << program.answers.asked.front().toStdString();
    nameFirst();
    EXPECT_GT(game().length(), length);
}

// Everybody has heard which it was: nothing is only possible any more.
TEST_F(NotebookAtTheTable, KnowsTheXFileOnceItHasBeenNamed)
{
    playTo([](const TableGame& at) { return at.actions().find(ActionKind::Guess) != nullptr && at.length() > 60; });
    ASSERT_GT(game().possibleOf(1).size(), 1U);
    const Seat viewer = game().viewer();
    CardIndex secret = kNoCardIndex;
    for (const CardIndex possible : game().possibleOf(1)) {
        const auto guess = std::ranges::find_if(game().choices(), [&](const Choice& choice) {
            return choice.action.kind == ActionKind::Guess && choice.title == possible;
        });
        ASSERT_NE(guess, game().choices().end());
        secret = possible;
        game().take(Action(guess->action));
        if (game().isOver())
            break;
        game().takeBack();
        while (test::seeAnswer(program)) {
        }
    }
    ASSERT_TRUE(game().isOver());
    ASSERT_EQ(game().viewer(), viewer);
    EXPECT_EQ(game().possibleOf(1), std::vector<CardIndex>{secret});
    QTest::keyClick(&program.find<QWidget>("endPage"), Qt::Key_T); // the table at the end
    const QString says = program.window().table().findChild<TableNotebook*>()->accessibleDescription();
    EXPECT_TRUE(says.contains(QStringLiteral("It is %1.").arg(game().cast().title(secret)))) << says.toStdString();
}

TEST_F(NotebookAtTheTable, SaysWhatIsOpenAndWhatOthersKnow)
{
    playTo([](const TableGame& at) { return asks(at, 0); }, 2);
    auto& notes = program.find<TableNotebook>("tableNotebook");
    const Seat other = notes.about();
    EXPECT_NE(other, game().viewer());
    EXPECT_EQ(notes.notebook().candidates(), game().possibleOf(other));
    const QString says = notes.accessibleDescription();
    EXPECT_TRUE(says.contains(QString::number(game().possibleOf(other).size()))) << says.toStdString();
    EXPECT_TRUE(says.contains(QStringLiteral("can suspect %1 of 41").arg(game().suspectedBy(other).size())))
        << says.toStdString();
}

// Of three it went on showing the first one's, whoever the question was about.
TEST_F(NotebookAtTheTable, TurnsToWhomTheQuestionIsAbout)
{
    auto& notes = program.find<TableNotebook>("tableNotebook");
    auto& player = program.find<QComboBox>("notebookPlayer");
    std::set<Seat> about;
    while (about.size() < 2) {
        TableGame aside(program.desk().box.cards, &program.desk().box.effects);
        ASSERT_TRUE(playByChance(aside, program.desk().openDeck.deck(), 3, [&](const TableGame& at) {
            return at.actions().find(ActionKind::Ask) != nullptr && !about.contains(at.seen().about.who);
        }));
        program.window().table().begin(aside.record());
        game().takeSeat();
        while (test::seeAnswer(program)) {
        }
        about.insert(game().seen().about.who);
        EXPECT_EQ(notes.about(), game().seen().about.who);
        player.setCurrentIndex(1 - player.currentIndex());
        const Seat looked = notes.about();
        notes.follow();
        EXPECT_EQ(notes.about(), looked) << "whom the user looks up stays";
    }
}

// SITE-8: at its lower number a Site asks for one type alone, whatever else its characteristics would tell.
TEST_F(NotebookAtTheTable, AdvisesOnlyWhatTheSolvedSiteMayAsk)
{
    const auto& notes = program.find<TableNotebook>("tableNotebook");
    TableGame aside(program.desk().box.cards, &program.desk().box.effects);
    ASSERT_TRUE(playByChance(aside, program.desk().openDeck.deck(), 2, [&](const TableGame& at) {
        const auto asked = [](const Choice& choice) { return choice.action.kind == ActionKind::Ask; };
        return std::ranges::count_if(at.choices(), asked) == 1 && at.possibleOf(at.seen().about.who).size() > 12;
    }));
    program.window().table().begin(aside.record());
    game().takeSeat();
    while (test::seeAnswer(program)) {
    }
    const QString advice = notes.accessibleDescription();
    const auto only =
        std::ranges::find(game().choices(), ActionKind::Ask, [](const Choice& choice) { return choice.action.kind; });
    ASSERT_NE(only, game().choices().end());
    EXPECT_TRUE(advice.contains(choiceText(*only, game().cast())) || !advice.contains("Best")) << advice.toStdString();
}

TEST_F(NotebookAtTheTable, OpensAsAWholeByKeyAndByClick)
{
    playTo([](const TableGame& at) { return asks(at, 0); }, 2);
    auto& whole = program.find<NotebookPage>("notebookPage");
    EXPECT_FALSE(whole.isVisible());
    QTest::keyClick(&program.find<QWidget>("playPage"), Qt::Key_N);
    EXPECT_TRUE(whole.isVisible());
    auto& table = program.find<QTableView>("tableCandidates");
    EXPECT_EQ(table.model()->rowCount(), 41);
    QTest::keyClick(&table, Qt::Key_Escape);
    EXPECT_FALSE(whole.isVisible());
    QTest::mouseClick(&program.find<TableNotebook>("tableNotebook"), Qt::LeftButton);
    EXPECT_TRUE(whole.isVisible());
    auto& views = program.find<QComboBox>("notebookViews");
    ASSERT_EQ(views.count(), 2) << "the other's X-File, and one's own as he sees it (SETUP-14)";
    views.setCurrentIndex(1);
    const Seat other = program.find<TableNotebook>("tableNotebook").about();
    EXPECT_TRUE(program.find<QLabel>("notebookKnown")
                    .text()
                    .contains(QStringLiteral("can still suspect %1").arg(game().suspectedBy(other).size())));
    const int length = game().length();
    QTest::keyClick(&whole, Qt::Key_1);
    EXPECT_EQ(game().length(), length) << "no key chooses at the table beneath";
}

// "Govern…" was cut on a screen of 1920.
TEST_F(NotebookAtTheTable, TheWholeNotebookShowsEveryWordOfACharacteristic)
{
    playTo([](const TableGame& at) { return asks(at, 0); });
    program.window().resize(1920, 1080);
    QTest::keyClick(&program.find<QWidget>("playPage"), Qt::Key_N);
    auto& table = program.find<QTableView>("tableCandidates");
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        const QString type = table.model()->index(row, 1).data().toString();
        EXPECT_GE(table.columnWidth(1) - 16, QFontMetrics(table.font()).horizontalAdvance(type)) << type.toStdString();
    }
}

} // namespace dossier
