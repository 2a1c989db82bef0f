// The deck's editor: what matters stays whole where room is scarce, and what is typed, dragged or repaired is seen.
#include "app/decks/deck_filing.h"
#include "app/decks/deck_tree_model.h"
#include "app/decks/decks_panel.h"
#include "app/decks/problem_list.h"
#include "app/decks/zone_list.h"
#include "app/decks/zone_model.h"
#include "app/docks/dock_area.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_move.h"
#include "app/widgets/heading.h"
#include "app/widgets/problem_model.h"
#include "desk/owned_cards.h"
#include "desk/settings.h"
#include "support/base_set.h"
#include "support/deck_builder.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class Editor : public testing::Test
{
protected:
    Editor() { show(); }

    void show()
    {
        program.window().showTab(MainWindow::Decks);
        QApplication::processEvents();
    }
    // The sizes people have: a small screen, or large text on one that is little larger.
    void beSmall(int width, int height, int percent)
    {
        program.desk().settings.setTextPercent(percent);
        program.restart();
        program.desk().appearance.setTextPercent(percent);
        program.window().resize(width, height);
        show();
        QApplication::processEvents();
    }
    const Desk& desk() const { return program.desk(); }
    const Deck& deck() const { return desk().openDeck.deck(); }
    QLineEdit& entry() { return program.find<QLineEdit>("deckEntry"); }
    ZoneList& team() { return program.find<ZoneList>("teamList"); }
    ZoneList& bureau() { return program.find<ZoneList>("bureauList"); }
    void press(int key, Qt::KeyboardModifiers modifiers)
    {
        QTest::keyClick(&program.window(), static_cast<Qt::Key>(key), modifiers);
    }

    test::TestProgram program;
};

// No row is lower than what it says needs.
void expectWhole(ZoneList& list)
{
    for (int row = 0; row < list.model()->rowCount(); ++row) {
        const QModelIndex index = list.model()->index(row, 0);
        EXPECT_GE(list.visualRect(index).height(), list.sizeHintForIndex(index).height())
            << index.data().toString().toStdString();
    }
}

} // namespace

// Which game and sets it is for is folded away with the notes where the cards would have no room else.
TEST_F(Editor, FoldsTheGameAwayInALowWindow)
{
    desk().shelf.create(test::legalDeck());
    beSmall(853, 480, 100);
    auto& game = program.find<QComboBox>("deckGame");
    auto& fold = program.find<QToolButton>("foldFiling");
    EXPECT_FALSE(game.isVisible());
    EXPECT_TRUE(fold.accessibleName().startsWith("Game, sets")) << fold.accessibleName().toStdString();
    EXPECT_GE(bureau().height(), 3 * desk().appearance.theme().rowHeight);
    fold.click();
    EXPECT_TRUE(game.isVisible());
    fold.click();
    beSmall(1280, 720, 100);
    EXPECT_TRUE(program.find<QComboBox>("deckGame").isVisible());
    EXPECT_TRUE(program.find<QToolButton>("foldFiling").accessibleName().startsWith("Folder"));
}

TEST_F(Editor, TakesAnAgentIntoTheTeamByCtrlEnter)
{
    desk().shelf.createEmpty();
    entry().setFocus();
    entry().setText("janus");
    QTest::keyClick(&entry(), Qt::Key_Return, Qt::ControlModifier);
    ASSERT_EQ(deck().team.size(), 1U);
    EXPECT_TRUE(deck().bureauDeck.empty());
    EXPECT_EQ(entry().text(), "");
    EXPECT_EQ(team().lit(), deck().team.front().card) << "its row stands out";
    EXPECT_TRUE(entry().placeholderText().startsWith("To the Team: ")) << entry().placeholderText().toStdString();
    entry().setText("63");
    QTest::keyClick(&entry(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(deck().team.size(), 1U);
    EXPECT_TRUE(deck().bureauDeck.empty()) << "a Site does not silently go elsewhere";
    EXPECT_NE(program.message(), "");
}

TEST_F(Editor, KeepsTheTeamInMindWhereItHasToAsk)
{
    desk().shelf.createEmpty();
    entry().setFocus();
    entry().setText("agent dana");
    QTest::keyClick(&entry(), Qt::Key_Return);
    ASSERT_EQ(deck().bureauDeck.size() + deck().team.size(), 1U) << "nothing to ask";
    entry().setText("agent");
    QTest::keyClick(&entry(), Qt::Key_Return, Qt::ControlModifier);
    ASSERT_EQ(entry().text(), "agent") << "it asks";
    QTest::keyClick(&entry(), Qt::Key_Return); // the first that is offered
    EXPECT_EQ(deck().team.size(), 1U);
    entry().setText("agent");
    QTest::keyClick(&entry(), Qt::Key_Return, Qt::ControlModifier);
    entry().setText("64"); // something else
    QTest::keyClick(&entry(), Qt::Key_Return);
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0064v1")), 1);
}

// An Event came first, and was then refused.
TEST_F(Editor, CtrlEnterMeansAgentsAlone)
{
    desk().shelf.createEmpty();
    entry().setFocus();
    entry().setText("krycek");
    QTest::keyClick(&entry(), Qt::Key_Return, Qt::ControlModifier);
    if (deck().team.empty()) // of several Agents the first is offered
        QTest::keyClick(&entry(), Qt::Key_Return, Qt::ControlModifier);
    ASSERT_EQ(deck().team.size(), 1U);
    EXPECT_TRUE(desk().box.cards[deck().team.front().card].agent);
    EXPECT_TRUE(deck().bureauDeck.empty());
    entry().setText("agent");
    QTest::keyClick(&entry(), Qt::Key_Return, Qt::ControlModifier);
    auto& rows = program.find<QTableWidget>("offeredCards");
    ASSERT_GT(rows.rowCount(), 1);
    for (int row = 0; row < rows.rowCount(); ++row) {
        const auto card = desk().box.cards.findNumber(rows.item(row, 0)->text().toStdString());
        ASSERT_TRUE(card);
        EXPECT_TRUE(desk().box.cards[*card].agent) << desk().box.cards[*card].title;
    }
    entry().setText("63"); // no Agent is meant: it is said
    QTest::keyClick(&entry(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(deck().bureauDeck.empty());
}

// A list that is gone to by key shows where the keyboard is, though nothing is chosen yet.
TEST_F(Editor, TheProblemAtTheKeyboardIsSeen)
{
    desk().shelf.createEmpty();
    auto& problems = program.find<QListView>("problemList");
    entry().setFocus();
    problems.selectionModel()->clear();
    QApplication::processEvents();
    const QImage before = problems.viewport()->grab().toImage();
    problems.setFocus(Qt::TabFocusReason);
    QApplication::processEvents();
    ASSERT_TRUE(problems.currentIndex().isValid());
    EXPECT_NE(problems.viewport()->grab().toImage(), before);
}

TEST_F(Editor, ShowsWhatWentIn)
{
    desk().shelf.create(test::legalDeck());
    program.window().resize(1280, 720);
    QApplication::processEvents();
    bureau().scrollToTop();
    test::enter(entry(), "293 2");
    const CardIndex card = test::card("XF96-0293v1");
    EXPECT_EQ(bureau().lit(), card);
    const QRect row = bureau().visualRect(bureau().model()->index(bureau().cards().rowOf(card), 0));
    EXPECT_TRUE(bureau().viewport()->rect().contains(row.center()));
    EXPECT_TRUE(entry().placeholderText().startsWith("Added: 2 ")) << entry().placeholderText().toStdString();
    EXPECT_TRUE(test::waitUntil([&] { return !bureau().lit(); })) << "for a moment only";
    desk().shelf.createEmpty();
    EXPECT_FALSE(bureau().lit()) << "another deck is no card that went in";
}

TEST_F(Editor, KeepsTitleLegalityAndTeamWholeWhereRoomIsScarce)
{
    Deck long_ = test::legalDeck();
    long_.name = "Night shift at the Lone Gunmen's office, fourth attempt";
    for (int i = 0; i < 10; ++i)
        long_.tags.push_back("tag number " + std::to_string(i));
    long_.notes = std::string(2000, 'n');
    desk().shelf.create(long_);
    desk().openDeck.setCount(Zone::BureauDeck, test::card("XF96-0063v1"), 3);
    for (const auto& [width, height, percent] : {std::tuple(1280, 720, 100), std::tuple(1280, 800, 150)}) {
        beSmall(width, height, percent);
        EXPECT_LE(program.window().width(), width) << percent;
        EXPECT_LE(program.window().height(), height) << percent;
        EXPECT_EQ(program.find<QLineEdit>("deckName").cursorPosition(), 0) << "the name is seen from its beginning";
        auto& verdict = program.find<QAbstractButton>("deckVerdict");
        EXPECT_GE(verdict.width(), verdict.sizeHint().width()) << percent;
        EXPECT_NE(verdict.text().indexOf("problem"), -1);
        expectWhole(team());
        expectWhole(bureau());
        const QRect frame = program.find<QScrollArea>("teamFrame").viewport()->rect();
        QWidget* viewport = program.find<QScrollArea>("teamFrame").viewport();
        for (int row = 0; row < team().model()->rowCount(); ++row) {
            const QRect box = team().visualRect(team().model()->index(row, 0));
            const QRect seen(team().viewport()->mapTo(viewport, box.topLeft()), box.size());
            EXPECT_TRUE(frame.contains(seen)) << percent << " %, row " << row;
        }
        auto& problems = program.find<ProblemList>("problemList");
        EXPECT_TRUE(test::waitUntil([&] { return problems.viewport()->height() >= problems.leastHeight(); }))
            << percent;
    }
    beSmall(1280, 800, 100);
}

TEST_F(Editor, TellsLegalityInTheHeadAndThereIsNoRoomForNoProblems)
{
    desk().shelf.create(test::legalDeck());
    auto& verdict = program.find<QAbstractButton>("deckVerdict");
    Dock& problems = program.window().decks().dock(DecksPanel::Problems);
    EXPECT_EQ(verdict.text(), "Legal");
    EXPECT_TRUE(test::waitUntil([&] { return problems.isIdle() && problems.height() == 0; }));
    desk().openDeck.change([](Deck& edited) { edited.team.clear(); });
    EXPECT_TRUE(test::waitUntil([&] { return problems.isInFront() && problems.height() > 0; }));
    verdict.click();
    EXPECT_TRUE(program.find<ProblemList>("problemList").hasFocus());
}

TEST_F(Editor, FoldsFolderTagsAndNotesIntoOneLine)
{
    desk().shelf.createEmpty();
    desk().shelf.setTags(desk().openDeck.id(), {"tournament", "medical"});
    auto& fold = program.find<QToolButton>("foldFiling");
    EXPECT_FALSE(program.find<QLineEdit>("deckTags").isVisible());
    EXPECT_EQ(fold.text(), "tournament, medical");
    fold.click();
    EXPECT_TRUE(program.find<QLineEdit>("deckTags").isVisible());
    program.restart();
    show();
    EXPECT_TRUE(program.find<QLineEdit>("deckTags").isVisible()) << "as it was left";
    program.find<QToolButton>("foldFiling").click();
    press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(program.find<QLineEdit>("deckTags").isVisible());
}

TEST_F(Editor, ANewDeckIsNamedFirstAndThenFilled)
{
    press(Qt::Key_N, Qt::ControlModifier);
    auto& name = program.find<QLineEdit>("deckName");
    ASSERT_TRUE(name.hasFocus());
    EXPECT_EQ(name.selectedText(), name.text());
    QTest::keyClicks(&name, "Night shift");
    QTest::keyClick(&name, Qt::Key_Return);
    EXPECT_EQ(deck().name, "Night shift");
    EXPECT_TRUE(entry().hasFocus());
}

// What is being typed belongs to the deck it was typed for, whatever comes next.
TEST_F(Editor, ANameThatIsBeingTypedIsOfItsDeck)
{
    press(Qt::Key_N, Qt::ControlModifier);
    const std::int64_t first = desk().openDeck.id();
    auto& name = program.find<QLineEdit>("deckName");
    QTest::keyClicks(&name, "Night shift");
    press(Qt::Key_N, Qt::ControlModifier);
    ASSERT_NE(desk().openDeck.id(), first);
    EXPECT_NE(name.text(), "Night shift");
    QTest::keyClicks(&name, "Dawn");
    program.restart();
    EXPECT_EQ(deck().name, "Dawn") << "the program ended while it was typed";
    EXPECT_EQ(desk().shelf.load(first)->name, "Night shift");
}

TEST_F(Editor, ACardThatNeedsADeckTakesNoFocusAway)
{
    press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    auto& pool = program.find<QTableView>("poolTable");
    pool.setFocus();
    QTest::keyClick(&pool, Qt::Key_Return);
    EXPECT_TRUE(desk().openDeck.isOpen());
    EXPECT_TRUE(pool.hasFocus());
}

TEST_F(Editor, RepairsAnEmptyDeckFromTheTeamOn)
{
    desk().shelf.createEmpty();
    press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_FALSE(deck().team.empty());
    EXPECT_TRUE(deck().bureauDeck.empty());
    press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_FALSE(deck().bureauDeck.empty());
}

// The Team stands first, for the Sites are chosen for it.
TEST_F(Editor, ListsTheTeamBeforeTheCardsThatSuitIt)
{
    desk().shelf.createEmpty();
    auto& problems = program.find<QListView>("problemList");
    EXPECT_EQ(problems.model()->index(0, 0).data(kProblemRuleRole).toString(), "DECK-13");
}

// A click somewhere gives them no other height: the next deck's problems are seen, too.
TEST_F(Editor, ShowsTheProblemsOfTheNextDeckAsWell)
{
    beSmall(1280, 720, 100);
    auto& problems = program.find<ProblemList>("problemList");
    const auto areSeen = [&] {
        return problems.model()->rowCount() == 3 && problems.viewport()->height() >= problems.leastHeight();
    };
    desk().shelf.createEmpty();
    EXPECT_TRUE(test::waitUntil(areSeen));
    desk().shelf.create(test::legalDeck());
    Dock& dock = program.window().decks().dock(DecksPanel::Problems);
    EXPECT_TRUE(test::waitUntil([&] { return dock.isIdle() && dock.height() == 0; }));
    QTest::mouseClick(&program.find<QLabel>("teamTotals"), Qt::LeftButton);
    desk().shelf.createEmpty();
    EXPECT_TRUE(test::waitUntil(areSeen)) << problems.viewport()->height();
}

TEST_F(Editor, InvitesInWholeSentences)
{
    auto& page = program.find<Invitation>("deckInvitation");
    for (const int width : {1280, 1920, 1024}) {
        program.window().resize(width, 760);
        QApplication::processEvents();
        for (const QLabel* label : page.findChildren<QLabel*>())
            EXPECT_GE(label->height(), label->heightForWidth(label->width())) << width;
        const auto labels = page.findChildren<QLabel*>();
        EXPECT_LT(labels.back()->geometry().top() - labels.front()->geometry().bottom(), 40) << "they stand together";
        for (const QPushButton* button : page.findChildren<QPushButton*>())
            EXPECT_GE(button->width(), button->sizeHint().width()) << button->text().toStdString();
    }
    EXPECT_TRUE(program.find<QPushButton>("addSamples").isVisible());
}

TEST_F(Editor, LightsUpWhereADraggedCardMayGo)
{
    desk().shelf.createEmpty();
    {
        const std::unique_ptr<QMimeData> agent(draggedCard(test::card("XF96-0169v1")));
        EXPECT_TRUE(team().invitesDrop());
        EXPECT_TRUE(bureau().invitesDrop());
        program.window().grab();
    }
    EXPECT_FALSE(team().invitesDrop());
    const std::unique_ptr<QMimeData> site(draggedCard(test::card("XF96-0063v1")));
    EXPECT_FALSE(team().invitesDrop());
    EXPECT_TRUE(bureau().invitesDrop());
}

TEST_F(Editor, MarksTheXFileThatIsProtected)
{
    desk().shelf.create(test::legalDeck());
    QTest::mouseClick(&program.find<QWidget>("xFileSlot"), Qt::LeftButton);
    auto& list = program.find<QListWidget>("xFileChoice");
    ASSERT_TRUE(test::waitUntil([&] { return list.count() == 41; })) << "a click on it leads to the others";
    const auto marked = [&] {
        QStringList titles;
        for (int row = 0; row < list.count(); ++row)
            if (list.item(row)->data(Qt::AccessibleTextRole).toString().contains("protects"))
                titles << list.item(row)->text();
        return titles;
    };
    const auto now = [&] { return QString::fromStdString(desk().box.cards[deck().xFile.front().card].title); };
    EXPECT_EQ(marked(), QStringList(now()));
    EXPECT_EQ(list.currentItem()->text(), now());
    EXPECT_FALSE(program.find<QPushButton>("protectXFile").isEnabled());
    list.setCurrentRow(list.currentRow() == 0 ? 1 : 0);
    EXPECT_TRUE(program.find<QPushButton>("protectXFile").isEnabled());
    program.find<QPushButton>("protectXFile").click();
    EXPECT_EQ(marked(), QStringList(now()));
}

TEST_F(Editor, TellsInTheListWhichDecksAreLegal)
{
    desk().shelf.create(test::legalDeck());
    desk().shelf.createEmpty();
    desk().shelf.createEmpty();
    auto* model = program.find<QAbstractItemView>("deckList").model();
    const auto verdict = [&](int row) {
        return model->index(row, 0).data(Qt::ToolTipRole).toString().section(QLatin1Char('\n'), 1);
    };
    program.window().grab();
    ASSERT_TRUE(
        test::waitUntil([&] { return !verdict(0).isEmpty() && !verdict(1).isEmpty() && !verdict(2).isEmpty(); }));
    EXPECT_TRUE(verdict(0).startsWith("legal")) << model->index(0, 0).data().toString().toStdString();
    EXPECT_TRUE(verdict(1).startsWith("not legal"));
}

TEST_F(Editor, OffersAndAddsOnlyWhatIsOwnedWhereThatIsWished)
{
    desk().shelf.createEmpty();
    press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    const CardIndex mine = *desk().box.cards.findNumber("XF96-0063v1");
    ASSERT_TRUE(desk().owned.add(mine, 2));
    auto& table = program.find<QTableView>("poolTable");
    const int all = table.model()->rowCount();
    auto& only = program.find<QCheckBox>("poolOwned");
    only.click();
    EXPECT_EQ(table.model()->rowCount(), 1);
    auto& problems = program.find<QListView>("problemList");
    for (int i = 0; i < 3; ++i) { // a Team first, of which none is owned
        problems.setCurrentIndex({});
        QTest::keyClick(&problems, Qt::Key_R);
    }
    for (const DeckEntry& entry : desk().openDeck.deck().bureauDeck)
        EXPECT_EQ(entry.card, mine);
    EXPECT_TRUE(desk().openDeck.deck().team.empty());
    EXPECT_TRUE(program.message().contains("No more of the cards you own")) << program.message().toStdString();
    only.click();
    EXPECT_EQ(table.model()->rowCount(), all);
}

// Why there is nothing, and how there would be something.
TEST_F(Editor, SaysWhyNoCardIsOffered)
{
    desk().shelf.createEmpty();
    press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    auto& table = program.find<QTableView>("poolTable");
    const auto& why = program.find<QLabel>("poolNothing");
    auto& more = program.find<QPushButton>("poolShowMore");
    auto& only = program.find<QCheckBox>("poolOwned");
    auto& search = program.find<QLineEdit>("poolSearch");
    const int all = table.model()->rowCount();
    EXPECT_FALSE(why.isVisible());
    only.click();
    ASSERT_TRUE(why.isVisible());
    EXPECT_FALSE(table.isVisible());
    EXPECT_EQ(why.text(), "Only cards you own are listed, and your collection is empty.");
    EXPECT_EQ(more.text(), "Show all cards");
    more.click();
    EXPECT_FALSE(only.isChecked());
    EXPECT_TRUE(table.isVisible());
    EXPECT_TRUE(table.hasFocus());
    EXPECT_EQ(table.model()->rowCount(), all);
    search.setText("zzqq");
    ASSERT_TRUE(test::waitUntil([&] { return why.isVisible(); }));
    EXPECT_EQ(why.text(), "No card matches.");
    more.click();
    ASSERT_TRUE(test::waitUntil([&] { return table.isVisible(); }));
    EXPECT_EQ(table.model()->rowCount(), all);
    ASSERT_TRUE(desk().owned.add(*desk().box.cards.findNumber("XF96-0063v1"), 1));
    only.click();
    EXPECT_TRUE(table.isVisible());
    search.setText("krycek t:agent");
    ASSERT_TRUE(test::waitUntil([&] { return why.isVisible(); }));
    EXPECT_EQ(why.text(), "You own none of the 2 cards that match.");
}

TEST_F(Editor, TellsPrintingsOfOneTitleApart)
{
    desk().shelf.createEmpty();
    press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    program.find<QLineEdit>("poolSearch").setText("krycek t:agent");
    const auto& model = *program.find<QTableView>("poolTable").model();
    ASSERT_EQ(model.rowCount(), 2);
    EXPECT_NE(model.index(0, 1).data().toString(), model.index(1, 1).data().toString());
}

} // namespace dossier
