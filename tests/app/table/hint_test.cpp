// A hint at the table: what the Director would do in the person's place, thought about beside the window.
#include "app/advice/hint.h"
#include "app/advice/hint_page.h"
#include "app/table/decision_model.h"
#include "app/table/decision_panel.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "app/widgets/row_look.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/open_deck.h"
#include "engine/players/self_play.h"
#include "pictures/table_demo.h"
#include "table/sample_table.h"
#include "table/table_game.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAction>
#include <QComboBox>
#include <QListView>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTest>

#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

class HintTable
{
public:
    explicit HintTable(const QString& language = QStringLiteral("en"))
        : program(language)
    {
        test::goToTableWithSample(program);
    }

    // The second seat: 0 a person's, 1 nobody's, further on the program's.
    void start(int who, int seed = 7)
    {
        program.find<QComboBox>("whoB").setCurrentIndex(who);
        program.find<QSpinBox>("tableSeed").setValue(seed);
        program.find<QPushButton>("startGame").click();
        ASSERT_TRUE(game().isOn());
        game().setPace(0);
    }
    // The plain player goes on alone, up to where he has a choice of this kind among several.
    bool goTo(ActionKind kind)
    {
        playDemonstration(game(), program.desk().openDeck.deck(), 1, 4,
                          [kind](const TableGame& at) { return at.actions().size() > 2 && at.actions().find(kind); });
        return game().actions().find(kind) != nullptr;
    }

    TableGame& game() { return program.window().table().game(); }
    HintPage& page() { return program.find<HintPage>("hintPage"); }
    QString best() { return program.find<QLabel>("hintBest").text(); }
    QString reason() { return program.find<QLabel>("hintReason").text(); }
    QAbstractItemModel& rows() { return *page().list().model(); }
    void press(Qt::Key key) { QTest::keyClick(&program.window().table().page(), key); }
    bool ask()
    {
        press(Qt::Key_Question);
        return test::waitUntil([this] { return !game().isAdvising(); }) && page().isInUse();
    }

    test::TestProgram program;
};

} // namespace

TEST(Hint, NamesAChoiceWithItsReasonAndTheOthers)
{
    HintTable table;
    table.start(1);
    ASSERT_TRUE(table.goTo(ActionKind::AssignTeam));
    const int before = table.game().position();
    const QStringList names = table.program.window().table().page().decisions().model().names();
    EXPECT_TRUE(table.program.find<QPushButton>("hintButton").isVisible());
    QTest::mouseClick(&table.program.find<QPushButton>("hintButton"), Qt::LeftButton);
    EXPECT_TRUE(table.page().isVisible()) << "one sees that it is thought about";
    EXPECT_TRUE(table.program.find<QPushButton>("stopHint").isVisible());
    ASSERT_TRUE(test::waitUntil([&] { return !table.game().isAdvising(); }));
    EXPECT_FALSE(table.program.find<QPushButton>("stopHint").isVisible());
    EXPECT_TRUE(names.contains(table.best())) << table.best().toStdString();
    EXPECT_TRUE(table.reason().endsWith('.')) << table.reason().toStdString();
    EXPECT_TRUE(table.reason().contains("imagined deals")) << table.reason().toStdString();
    ASSERT_GE(table.rows().rowCount(), 2);
    int advised = 0;
    int last = 101;
    for (int row = 0; row < table.rows().rowCount(); ++row) {
        const QModelIndex index = table.rows().index(row, 0);
        EXPECT_TRUE(names.contains(index.data().toString()));
        const RowLook look = lookOf(index);
        const QString figure = look.title.after.back().words;
        EXPECT_TRUE(figure.endsWith(" %")) << figure.toStdString();
        const int chance = figure.chopped(2).toInt();
        EXPECT_LE(chance, last) << "the best first";
        last = chance;
        if (look.title.bold) {
            ++advised;
            EXPECT_EQ(index.data().toString(), table.best());
        }
    }
    EXPECT_EQ(advised, 1);
    EXPECT_EQ(table.game().position(), before) << "nothing is done by asking";
}

// What differs by chance alone has one figure: it stands together and is said to be equal, whatever came of it.
TEST(Hint, KeepsWhatIsWorthTheSameTogether)
{
    HintTable table;
    table.start(1);
    ASSERT_TRUE(table.goTo(ActionKind::AssignTeam));
    const QStringList names = table.program.window().table().page().decisions().model().names();
    std::vector<Action> actions;
    QStringList different;
    for (std::size_t i = 0; i < table.game().choices().size() && actions.size() < 4; ++i)
        if (const QString name = names[static_cast<qsizetype>(i)]; !different.contains(name)) {
            different << name;
            actions.push_back(table.game().choices()[i].action);
        }
    ASSERT_EQ(actions.size(), 4u);
    Advice advice;
    advice.best = actions[1];
    advice.considered = {{actions[0], 0.53, 40, -0.01, 0.05},
                         {actions[1], 0.52, 400, 0, 0},
                         {actions[2], 0.47, 400, 0.05, 0.001},
                         {actions[3], 0.44, 12, 0.08, 0.10}};
    const Hint hint = hintFrom(advice, {table.game().view(), table.game().cast(), names, [](int) { return 0.0; }});
    ASSERT_EQ(hint.rows.size(), 4u);
    QStringList words;
    QStringList figures;
    for (const AdviceRow& row : hint.rows) {
        words << row.words;
        figures << row.figure;
    }
    EXPECT_EQ(words, (QStringList{different[1], different[0], different[3], different[2]}));
    EXPECT_EQ(figures, (QStringList{"52 %", "52 %", "52 %", "47 %"}));
    EXPECT_EQ(hint.actions, (std::vector<Action>{actions[1], actions[0], actions[3], actions[2]}));
    EXPECT_EQ(hint.rows[0].head, "worth the same");
    EXPECT_EQ(hint.rows[3].head, "worth less");
    table.page().show(hint);
    const auto said = [&](int row) { return table.rows().index(row, 0).data(Qt::AccessibleTextRole).toString(); };
    EXPECT_TRUE(said(2).contains("As good as what is advised")) << said(2).toStdString();
    EXPECT_FALSE(said(3).contains("As good")) << said(3).toStdString();
}

// A card that changes nothing is kept.
TEST(Hint, AdvisesToPassWhereACardIsWorthNoMore)
{
    HintTable table;
    table.start(1);
    ASSERT_TRUE(table.goTo(ActionKind::Play));
    const QStringList names = table.program.window().table().page().decisions().model().names();
    const ActionList& actions = table.game().actions();
    ASSERT_TRUE(actions.find(ActionKind::Pass));
    for (const double behind : {0.004, 0.03}) {
        Advice advice;
        advice.best = *actions.find(ActionKind::Play);
        advice.considered = {{advice.best, 0.46, 32, 0, 0}, {*actions.find(ActionKind::Pass), 0.46, 32, behind, 0.05}};
        const Hint hint = hintFrom(advice, {table.game().view(), table.game().cast(), names, [](int) { return 0.0; }});
        ASSERT_EQ(hint.actions.size(), 2u);
        EXPECT_EQ(hint.actions.front().kind, behind < 0.01 ? ActionKind::Pass : ActionKind::Play);
        EXPECT_EQ(hint.rows.front().words, hint.best);
        EXPECT_TRUE(hint.rows.front().advised);
    }
}

// Of two cards worth the same the cheaper one, whichever was tried more often.
TEST(Hint, AdvisesTheCheaperOfWhatIsWorthTheSame)
{
    HintTable table;
    table.start(1);
    // Two choices of a kind, the cheapest and the dearest.
    const auto priced = [](const auto& choices, ActionKind kind) {
        std::pair<const Choice*, const Choice*> found{};
        for (const Choice& choice : choices)
            if (choice.action.kind == kind && choice.price) {
                if (!found.first || choice.price->number < found.first->price->number)
                    found.first = &choice;
                if (!found.second || choice.price->number > found.second->price->number)
                    found.second = &choice;
            }
        return found;
    };
    ActionKind kind = ActionKind::Play;
    const auto differs = [&](const TableGame& at) {
        for (const ActionKind each : {ActionKind::Play, ActionKind::UseText, ActionKind::Requisition}) {
            kind = each;
            if (const auto [cheap, dear] = priced(at.choices(), each);
                cheap && cheap->price->number < dear->price->number)
                return true;
        }
        return false;
    };
    ASSERT_TRUE(playByChance(table.game(), table.program.desk().openDeck.deck(), 2, differs));
    const auto [cheap, dear] = priced(table.game().choices(), kind);
    const QStringList names = table.program.window().table().page().decisions().model().names();
    for (const double behind : {0.004, 0.03}) {
        Advice advice;
        advice.best = dear->action;
        advice.considered = {{dear->action, 0.46, 64, 0, 0}, {cheap->action, 0.46, 32, behind, 0.05}};
        const Hint hint = hintFrom(advice, {table.game().view(), table.game().cast(), names, [](int) { return 0.0; }});
        EXPECT_EQ(hint.actions.front(), behind < 0.01 ? cheap->action : dear->action);
    }
}

// The list says of it that it changes nothing, and so it is not the first of what is worth the same.
TEST(Hint, AdvisesNothingThatIsOfNoUse)
{
    HintTable table;
    table.start(1);
    ASSERT_TRUE(table.goTo(ActionKind::AssignTeam));
    const QStringList names = table.program.window().table().page().decisions().model().names();
    const std::vector<Choice>& choices = table.game().choices();
    ASSERT_GE(choices.size(), 2u);
    std::vector<bool> useless(choices.size(), false);
    useless[0] = true;
    for (const double behind : {0.02, 0.30}) {
        Advice advice;
        advice.best = choices[0].action;
        advice.considered = {{choices[0].action, 0.46, 64, 0, 0}, {choices[1].action, 0.45, 64, behind, 0.02}};
        const Hint hint =
            hintFrom(advice, {table.game().view(), table.game().cast(), names, [](int) { return 0.0; }, useless});
        EXPECT_EQ(hint.actions.front(), choices[behind < 0.1 ? 1 : 0].action) << behind;
    }
}

// What rules of thumb would decide is explained as well.
TEST(Hint, SaysWhyWhereLittleDependsOnIt)
{
    HintTable table;
    table.start(1);
    for (const ActionKind kind : {ActionKind::BuyCards, ActionKind::Discard}) {
        ASSERT_TRUE(table.goTo(kind));
        ASSERT_TRUE(table.ask());
        EXPECT_TRUE(table.reason().contains("imagined deal")) << table.reason().toStdString();
        EXPECT_GE(table.rows().rowCount(), 2);
    }
}

// MULTI-1: with four players as with two, and it is not one half for everything.
TEST(Hint, GivesFourPlayersAChanceOfTheirOwn)
{
    HintTable table;
    SelfPlaySetup setup;
    const Deck deck = table.program.desk().openDeck.deck();
    setup.match.pool = &table.program.desk().box.cards;
    setup.match.effects = &table.program.desk().box.effects;
    setup.match.seats = {{&deck}, {&deck}, {&deck}, {&deck}};
    setup.match.options.mostTurns = 100;
    setup.bots.assign(4, Bot::Supervisor);
    GameRecord record = playMatch(setup, 3).record;
    record.marks.clear();
    record.hash.reset();
    const std::size_t whole = record.actions.size();
    std::set<QString> figures;
    for (const std::size_t part : {3, 4, 5, 6, 7, 8}) {
        GameRecord begun = record;
        begun.actions.resize(whole * part / 10);
        table.program.window().table().begin(begun);
        while (!table.game().isOver() && (table.game().waitsForHandOver() || table.game().actions().size() < 3)) {
            if (table.game().waitsForHandOver()) {
                table.game().takeSeat();
                continue;
            }
            // The table passes by itself where little can be done: from there on it is another game.
            const int at = table.game().position();
            table.game().take(Action(record.actions[static_cast<std::size_t>(at)]));
            if (table.game().position() == at)
                table.game().take(Action(table.game().actions()[0]));
        }
        if (table.game().isOver()) // with little to choose to its end
            break;
        ASSERT_TRUE(table.ask());
        for (int row = 0; row < table.rows().rowCount(); ++row)
            figures.insert(lookOf(table.rows().index(row, 0)).title.after.back().words);
    }
    EXPECT_GT(figures.size(), 3u);
    EXPECT_FALSE(figures.contains("50 %") && figures.size() == 1);
}

// SITE-4: what is asked best has an exact answer.
TEST(Hint, ReckonsWhatAQuestionLeaves)
{
    HintTable table;
    table.start(1);
    ASSERT_TRUE(table.goTo(ActionKind::Ask));
    ASSERT_TRUE(table.ask());
    static const QRegularExpression says("^Asking [A-Z][a-z]+: .+ leaves [0-9.]+ of [0-9]+ X-Files on average\\.$");
    EXPECT_TRUE(says.match(table.reason()).hasMatch()) << table.reason().toStdString();
    double last = 0;
    for (int row = 0; row < table.rows().rowCount(); ++row) {
        const double left = lookOf(table.rows().index(row, 0)).title.after.back().words.toDouble();
        EXPECT_GE(left, last);
        last = left;
    }
    EXPECT_TRUE(lookOf(table.rows().index(0, 0)).title.bold) << "advised";
}

TEST(Hint, SaysHowLikelyAGuessIsRight)
{
    HintTable table;
    table.start(1);
    ASSERT_TRUE(table.goTo(ActionKind::Guess));
    ASSERT_TRUE(table.ask());
    EXPECT_TRUE(table.reason().contains("X-File")) << table.reason().toStdString();
    EXPECT_TRUE(table.reason().contains("possible")) << table.reason().toStdString();
}

TEST(Hint, GoesWithTheChoiceItIsAbout)
{
    HintTable table;
    table.start(1);
    ASSERT_TRUE(table.ask());
    table.press(Qt::Key_1);
    EXPECT_FALSE(table.page().isInUse());
    EXPECT_FALSE(table.page().isVisible());
    ASSERT_TRUE(table.game().canAdvise());
    table.press(Qt::Key_Question); // and while it is still thought about
    EXPECT_TRUE(table.game().isAdvising());
    table.press(Qt::Key_Backspace);
    EXPECT_FALSE(table.game().isAdvising());
    QTest::qWait(300);
    EXPECT_FALSE(table.page().isInUse());
}

TEST(Hint, IsStoppedByEscape)
{
    HintTable table;
    table.start(1);
    table.press(Qt::Key_Question);
    EXPECT_TRUE(table.game().isAdvising());
    table.press(Qt::Key_Escape);
    EXPECT_FALSE(table.game().isAdvising());
    QTest::qWait(300);
    EXPECT_FALSE(table.page().isInUse());
    table.press(Qt::Key_Question);
    EXPECT_TRUE(table.game().isAdvising()) << "and the program is left in the middle of it";
}

TEST(Hint, IsTakenByReturn)
{
    HintTable table;
    table.start(1);
    ASSERT_TRUE(table.goTo(ActionKind::AssignTeam));
    ASSERT_TRUE(table.ask());
    const int before = table.game().position();
    table.press(Qt::Key_Question);
    EXPECT_TRUE(table.page().list().hasFocus());
    QTest::keyClick(&table.page().list(), Qt::Key_Return);
    EXPECT_GT(table.game().position(), before);
    EXPECT_FALSE(table.page().isInUse());
}

// ZONE-21: only who sits here is advised, and about his own choices.
TEST(Hint, IsForWhoSitsHereAlone)
{
    HintTable table;
    table.start(0, 8);
    ASSERT_TRUE(table.game().waitsForHandOver());
    EXPECT_FALSE(table.game().canAdvise());
    table.press(Qt::Key_Question);
    EXPECT_FALSE(table.game().isAdvising());
    table.game().takeSeat();
    EXPECT_TRUE(table.game().canAdvise());
    const auto other = static_cast<Seat>(1 - table.game().viewer());
    table.press(Qt::Key_Question);
    table.game().askHandOver(other);
    EXPECT_FALSE(table.game().isAdvising()) << "the table is another's";
    table.game().takeSeat();
    EXPECT_EQ(table.game().viewer(), other);
    EXPECT_FALSE(table.game().canAdvise()) << "it is not his choice";
    EXPECT_FALSE(table.program.find<QPushButton>("hintButton").isVisible());
}

TEST(Hint, SpeaksFrench)
{
    HintTable table(QStringLiteral("fr"));
    table.start(1);
    ASSERT_TRUE(table.goTo(ActionKind::Ask));
    ASSERT_TRUE(table.ask());
    EXPECT_TRUE(table.reason().contains("en moyenne")) << table.reason().toStdString();
    EXPECT_FALSE(table.reason().contains('%')) << table.reason().toStdString();
}

} // namespace dossier
