// The table as it is used: seen, heard, moved.
#include "app/board/board.h"
#include "app/board/board_place.h"
#include "app/board/player_side.h"
#include "app/board/table_card.h"
#include "app/board/team_tag.h"
#include "app/board/xfile_tab.h"
#include "app/card_face/big_card.h"
#include "app/card_face/card_face.h"
#include "app/table/play_page.h"
#include "app/table/side_card.h"
#include "app/table/table_panel.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "pictures/table_demo.h"
#include "shell/painted_text.h"
#include "support/base_set.h"
#include "table/sample_table.h"
#include "table/table_game.h"
#include "tests/support/waiting.h"

#include <QAccessible>
#include <QDrag>
#include <QDropEvent>
#include <QHelpEvent>
#include <QListWidget>
#include <QMimeData>
#include <QMouseEvent>
#include <QPointer>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

class BoardTest : public testing::Test
{
protected:
    BoardTest() { test::goToTableWithSample(program); }

    // At the table of two, where so much has come about.
    void playUntil(const std::function<bool(const TableGame&)>& enough, int players = 2)
    {
        playDemonstration(game(), program.desk().openDeck.deck(), players, 6, enough);
        program.window().table().begin(game().record());
        game().takeSeat();
        QCoreApplication::processEvents();
    }

    TableGame& game() { return program.window().table().game(); }
    PlayPage& page() { return program.window().table().page(); }
    Board& board() { return page().board(); }

    static bool deploys(const TableGame& at) { return at.actions().find(ActionKind::Deploy) != nullptr; }

    test::TestProgram program;
};

void hear(QAccessibleInterface* spoken, std::set<QObject*>& heard)
{
    if (!spoken)
        return;
    if (spoken->object())
        heard.insert(spoken->object());
    for (int i = 0; i < spoken->childCount(); ++i)
        hear(spoken->child(i), heard);
}

} // namespace

TEST_F(BoardTest, EverythingOnTheTableIsHeard)
{
    playUntil([](const TableGame& at) { return at.seen().turn >= 3 && deploys(at); });
    std::set<QObject*> heard;
    hear(QAccessible::queryAccessibleInterface(&page()), heard);
    int cards = 0;
    for (QWidget* widget : board().findChildren<QWidget*>()) {
        const bool card = qobject_cast<TableCard*>(widget) != nullptr;
        const bool place = qobject_cast<PlayerSide*>(widget) != nullptr || qobject_cast<BoardPlace*>(widget) != nullptr;
        if ((!card && !place && !qobject_cast<TeamTag*>(widget)) || widget->isHidden())
            continue;
        cards += card ? 1 : 0;
        EXPECT_TRUE(heard.contains(widget)) << widget->objectName().toStdString();
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
        ASSERT_NE(spoken, nullptr);
        EXPECT_FALSE(spoken->text(QAccessible::Name).isEmpty()) << widget->metaObject()->className();
        if (card || place) {
            EXPECT_EQ(spoken->role(), card ? QAccessible::ListItem : QAccessible::Grouping);
        }
    }
    EXPECT_EQ(cards, static_cast<int>(board().plan().cards.size()));
    EXPECT_TRUE(heard.contains(program.window().findChild<QLabel*>("question")));
}

TEST_F(BoardTest, AClickShowsTheCardBesideTheTable)
{
    playUntil(deploys);
    const SeenAgent& agent = game().seen().players[game().viewer()].agents.front();
    TableCard* card = board().cardWidget(agent.ref);
    ASSERT_NE(card, nullptr);
    QTest::mouseClick(card, Qt::LeftButton);
    EXPECT_EQ(program.find<SideCard>("sideCard").card(), agent.card);
    EXPECT_NE(card->toolTip().section(QLatin1Char('\n'), 0, 0),
              QString::fromStdString(program.desk().box.cards[agent.card].title))
        << "the title is on the card";
}

// One goes along the hand reading: what is said of a card lies over none of the others.
TEST_F(BoardTest, TheTipOfACardLeavesTheHandFree)
{
    playUntil(deploys);
    QRect hand;
    TableCard* first = nullptr;
    for (const PlannedCard& planned : board().plan().cards)
        if (planned.inHand) {
            TableCard* card = board().cardWidget(planned.ref);
            ASSERT_NE(card, nullptr);
            first = first ? first : card;
            hand |= QRect(card->mapToGlobal(QPoint(0, 0)), card->size());
        }
    ASSERT_NE(first, nullptr);
    ASSERT_FALSE(first->toolTip().isEmpty());
    const QPoint mouse(first->width() / 2, first->height() / 3);
    QHelpEvent stays(QEvent::ToolTip, mouse, first->mapToGlobal(mouse));
    QCoreApplication::sendEvent(first, &stays);
    const QWidget* tip = nullptr;
    for (const QWidget* window : QApplication::topLevelWidgets())
        if (window->isVisible() && window->inherits("QTipLabel"))
            tip = window;
    ASSERT_NE(tip, nullptr);
    EXPECT_FALSE(tip->geometry().intersects(hand));
    EXPECT_LT(tip->geometry().bottom(), hand.top());
    EXPECT_TRUE(first->screen()->geometry().contains(tip->geometry()));
    QToolTip::hideText();
}

TEST_F(BoardTest, OnesOwnXFileIsLookedAt) // SETUP-2
{
    playUntil(deploys);
    const auto own = board().ownXFile();
    ASSERT_TRUE(own);
    auto& tab = *board().findChild<XFileTab*>();
    XFileTab* mine = nullptr;
    for (XFileTab* each : board().findChildren<XFileTab*>())
        if (each->isVisible() && each->isEnabled())
            mine = each;
    ASSERT_NE(mine, nullptr) << tab.text().toStdString();
    // At one screen for two the title is as secret as the card, until it is held up.
    ASSERT_TRUE(game().isShared());
    EXPECT_FALSE(mine->text().contains(game().cast().title(*own)));
    EXPECT_FALSE(mine->accessibleName().contains(game().cast().title(*own)));
    QTest::mouseClick(mine, Qt::LeftButton);
    auto& big = program.find<BigCard>("bigCard");
    EXPECT_TRUE(big.isVisible());
    EXPECT_EQ(big.card(), *own);
    QTest::keyClick(&big, Qt::Key_Escape);
    EXPECT_FALSE(big.isVisible());
    QTest::keyPress(&page(), Qt::Key_X);
    EXPECT_TRUE(big.isVisible());
    QTest::keyRelease(&big, Qt::Key_X);
    EXPECT_FALSE(big.isVisible()) << "only while it is held";
    game().setOpenHands(true);
    EXPECT_EQ(mine->text(), game().cast().title(*board().ownXFile())) << "who plays both seats sees all";
}

TEST_F(BoardTest, AWholeTeamIsDraggedByItsName)
{
    playUntil(deploys);
    const auto agents = game().seen().players[game().viewer()].agents;
    ASSERT_GT(agents.size(), 2u);
    TeamTag* tag = nullptr;
    for (TeamTag* each : board().findChildren<TeamTag*>())
        if (each->isVisible() && each->focusPolicy() != Qt::NoFocus)
            tag = each;
    ASSERT_NE(tag, nullptr);
    QMimeData carried;
    carried.setData(QStringLiteral("application/x-dossier-table-team"),
                    QByteArray::number(static_cast<int>(tag->team().section) << 8 | tag->team().team));
    QDropEvent drop(QPointF(board().plan().freeField.center()), Qt::MoveAction, &carried, Qt::LeftButton,
                    Qt::NoModifier);
    static_cast<QObject&>(board()).event(&drop);
    int inField = 0;
    for (const SeenAgent& agent : game().seen().players[game().viewer()].agents)
        inField += agent.section == Section::Field ? 1 : 0;
    EXPECT_EQ(inField, static_cast<int>(agents.size()));
}

// While something is carried the game goes on: the drag is on the heap and of the board, not of what may go meanwhile.
TEST_F(BoardTest, WhatIsCarriedIsOfTheBoard)
{
    playUntil(deploys);
    struct Children : QObject
    {
        bool eventFilter(QObject*, QEvent* event) override
        {
            if (event->type() == QEvent::ChildAdded)
                came.emplace_back(static_cast<QChildEvent*>(event)->child());
            return false;
        }
        QStringList carried() const
        {
            QStringList formats;
            for (const QPointer<QObject>& each : came)
                if (const auto* drag = qobject_cast<QDrag*>(each))
                    formats << drag->mimeData()->formats();
            return formats;
        }
        std::vector<QPointer<QObject>> came;
    };
    const auto draggedFrom = [&](QWidget& what) {
        Children children;
        board().installEventFilter(&children);
        const QPoint hold = what.rect().center();
        QTest::mousePress(&what, Qt::LeftButton, {}, hold);
        for (const int far : {1, 2}) { // once, however far
            QMouseEvent move(QEvent::MouseMove, hold + QPoint(far * 40, 0), what.mapToGlobal(hold), Qt::LeftButton,
                             Qt::LeftButton, {});
            QApplication::sendEvent(&what, &move);
        }
        EXPECT_EQ(children.carried(), QStringList()) << "not before the mouse has left its hands";
        QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall);
        const QStringList carried = children.carried();
        QTest::mouseRelease(&what, Qt::LeftButton, {}, hold);
        return carried;
    };
    TableCard* card = nullptr;
    for (TableCard* each : board().findChildren<TableCard*>())
        if (each->isVisible() && each->ref() && each->mark().canAct)
            card = each;
    ASSERT_NE(card, nullptr);
    EXPECT_EQ(draggedFrom(*card), QStringList{TableCard::mimeType()});
    TeamTag* tag = nullptr;
    for (TeamTag* each : board().findChildren<TeamTag*>())
        if (each->isVisible() && each->focusPolicy() != Qt::NoFocus)
            tag = each;
    ASSERT_NE(tag, nullptr);
    EXPECT_EQ(draggedFrom(*tag), QStringList{TeamTag::mimeType()});
}

TEST_F(BoardTest, TheCardOfTheHandThatIsLookedAtComesUp)
{
    playUntil(deploys);
    const CardRef ref = game().seen().hand.front().ref;
    TableCard* card = board().cardWidget(ref);
    ASSERT_NE(card, nullptr);
    ASSERT_TRUE(test::waitUntil([&] { return !board().isMoving(); })) << "it comes from the deck";
    const int top = card->geometry().top();
    card->setFocus();
    EXPECT_LT(card->geometry().top(), card->planned().rect.top());
    EXPECT_EQ(card->geometry().bottom(), card->planned().rect.bottom()) << "the mouse stays over it";
    program.find<QWidget>("decisionPanel").setFocus();
    program.window().findChild<QWidget*>("choices")->setFocus();
    EXPECT_EQ(card->geometry().top(), top);
}

// A few letters of the name were left beside his tokens.
TEST_F(BoardTest, AnAgentInALineIsCalledByHisWholeName)
{
    for (const char* name : {"Agent Fox Mulder", "Agent Dana Scully"}) {
        const auto card = program.desk().box.cards.findTitle(name);
        ASSERT_TRUE(card) << name;
        TableCard drawn(program.desk(), nullptr);
        PlannedCard planned{.card = *card, .look = PlannedCard::Slip};
        planned.rect = {0, 0, 94, 19};
        planned.health = 5;
        planned.tokens = 2;
        drawn.lay(planned);
        drawn.resize(planned.rect.size());
        const QString last = QString::fromLatin1(name).section(QLatin1Char(' '), -1);
        const auto painted = test::paintedTexts(drawn);
        EXPECT_TRUE(std::ranges::any_of(painted, [&](const auto& text) { return text.words == last; })) << name;
    }
}

// "new" lay over the cost of each card that came.
TEST_F(BoardTest, ThatACardIsNewHidesNeitherItsTypeNorItsCost)
{
    const CardIndex card = test::card("XF96-0190v1");
    for (const int wide : {84, 110, 140, 200}) {
        TableCard drawn(program.desk(), nullptr);
        PlannedCard planned{.card = card};
        planned.rect = {0, 0, wide, static_cast<int>(wide / kFaceProportion)};
        planned.shown = wide < 100 ? wide - 20 : 0;
        drawn.lay(planned);
        drawn.resize(planned.rect.size());
        const QImage usual = drawn.grab().toImage();
        TableCard::Mark mark;
        mark.fresh = true;
        drawn.mark(mark);
        const QImage fresh = drawn.grab().toImage();
        EXPECT_NE(usual, fresh) << wide;
        const int shown = planned.shown > 0 ? planned.shown : wide;
        const int high = wide / 4; // of the head, with the sign of the pool and the number
        const QRect cost(shown - wide * 30 / 100, 0, wide * 30 / 100, high);
        const QRect type(wide * 12 / 100, 2, wide * 5 / 100, high);
        EXPECT_EQ(usual.copy(cost), fresh.copy(cost)) << wide;
        EXPECT_EQ(usual.copy(type), fresh.copy(type)) << wide;
    }
}

TEST_F(BoardTest, CardsMoveToTheirPlaceUnlessMovementIsOff)
{
    playUntil(deploys);
    board().hurry();
    const auto moveOne = [this] {
        const Action* deploy = game().actions().find(ActionKind::Deploy);
        ASSERT_NE(deploy, nullptr);
        game().take(*deploy);
    };
    moveOne();
    EXPECT_TRUE(board().isMoving());
    QTest::keyClick(&program.window(), Qt::Key_F24);
    EXPECT_FALSE(board().isMoving()) << "any key hurries it";
    for (const PlannedCard& planned : board().plan().cards)
        if (const TableCard* card = planned.ref ? board().cardWidget(planned.ref) : nullptr) {
            EXPECT_TRUE(card->geometry().intersects(planned.rect));
        }
    program.desk().appearance.setCalm(true);
    moveOne();
    EXPECT_FALSE(board().isMoving());
}

TEST_F(BoardTest, TheDiscardPileIsShownAsCards)
{
    playUntil(
        [](const TableGame& at) { return at.seen().turn >= 4 && at.seen().players[at.viewer()].discard.size() > 2; });
    for (PlayerSide* side : board().findChildren<PlayerSide*>())
        if (side->seat() == game().viewer())
            side->findChild<QToolButton*>("discardPile")->click();
    auto* cards = page().findChild<QListWidget*>("pileCards");
    ASSERT_NE(cards, nullptr);
    EXPECT_EQ(cards->count(), static_cast<int>(game().seen().players[game().viewer()].discard.size()));
    EXPECT_FALSE(cards->item(0)->data(Qt::AccessibleTextRole).toString().isEmpty());
    const auto first = static_cast<CardIndex>(cards->item(0)->data(Qt::UserRole).toInt());
    QTest::keyClick(cards, Qt::Key_Return);
    EXPECT_EQ(program.find<BigCard>("bigCard").card(), first);
}

// In a low window, too: what has no room is told to be missing, never cut in the middle of a sentence.
TEST(PlayerPlates, SayThatMoreIsKnownThanThereIsRoomFor)
{
    for (const int percent : {100, 150}) {
        const Appearance appearance(LookChoice::Day, percent);
        PlayerSide side(appearance, nullptr);
        const QStringList known{QStringLiteral("plays Starter: Phoebe Green"),
                                QStringLiteral("In hand: Section Chief Joseph McGrath, Laser Barrier, Hard Punch"),
                                QStringLiteral("In the deck: Operation Falcon Blue Berets")};
        side.show(
            {.seat = 1, .name = "Player B", .rp = 3, .xFile = "X-File", .xFileLine = "41 possible", .known = known});
        for (int high = 100; high < 500; high += 7) {
            side.resize(118 * percent / 100, high);
            QStringList words;
            for (const test::PaintedText& text : test::paintedTexts(side)) {
                words << text.words.trimmed();
                EXPECT_LE(text.box.top(), high) << text.words.toStdString();
            }
            const QString all = words.join(QLatin1Char(' '));
            if (!all.contains(QLatin1String("plays")))
                continue; // no line at all
            EXPECT_TRUE(all.contains(QLatin1String("Berets")) || words.last().endsWith(QChar(0x2026)))
                << percent << " %, " << high << ": " << all.toStdString();
        }
    }
}

// At 150 % of 1280x720 the plate of an opponent in one line is some 230 wide.
TEST(PlayerPlates, InOneLineNoFigureStandsInAnother)
{
    for (const int percent : {100, 150, 200})
        for (const char* xFile : {"", "X-File"}) {
            const Appearance appearance(LookChoice::Day, percent);
            PlayerSide side(appearance, nullptr);
            side.show({.seat = 1,
                       .name = "Player B",
                       .rp = 12,
                       .cp = 10,
                       .deck = 43,
                       .hand = 11,
                       .discard = 17,
                       .strip = true,
                       .xFile = xFile});
            for (int wide = 200 * percent / 100; wide < 900; wide += 7) {
                side.resize(wide, 40 * percent / 100);
                QStringList words;
                double end = 0;
                std::vector<test::PaintedText> texts = test::paintedTexts(side);
                std::ranges::sort(texts, {}, [](const test::PaintedText& text) { return text.box.left(); });
                for (const test::PaintedText& text : texts) {
                    words << text.words.trimmed();
                    EXPECT_GE(text.box.left() + 1, end)
                        << percent << " %, " << wide << ": " << words.join('|').toStdString();
                    end = text.box.right();
                }
                const QRect tab = side.findChild<QWidget*>("xFileTab")->geometry();
                EXPECT_EQ(tab.right(), wide - 1);
                EXPECT_EQ(tab.isEmpty(), QString(xFile).isEmpty());
                EXPECT_LE(end, *xFile ? wide : tab.left());
                for (const char* always : {"12", "10", "11"})
                    EXPECT_TRUE(words.contains(QLatin1String(always)))
                        << percent << " %, " << wide << ": " << words.join(QLatin1Char(124)).toStdString();
                if (wide >= 290 * percent / 100) { // ZONE-21: how many cards are left is seen by all
                    EXPECT_TRUE(words.contains("43") && !side.findChild<QToolButton*>("discardPile")->isHidden())
                        << percent << " %, " << wide << ": " << words.join('|').toStdString();
                }
            }
        }
}

// Three of one rank in a low window, in the language with the longer words.
TEST(PlayerPlates, InOneLineTheNamesAreToldApart)
{
    const Appearance appearance(LookChoice::Day, 100);
    for (const char* name : {"Le Superviseur B", "Anastasia Konstantinopoulos the Younger II"}) {
        PlayerSide side(appearance, nullptr);
        side.show({.seat = 1,
                   .name = name,
                   .rp = 12,
                   .cp = 10,
                   .deck = 43,
                   .hand = 11,
                   .discard = 17,
                   .strip = true,
                   .xFile = "X-File",
                   .xFileLine = "41 possibles"});
        side.resize(290, 26);
        QStringList words;
        for (QWidget* each : {static_cast<QWidget*>(&side), side.findChild<QWidget*>("xFileTab")})
            for (const test::PaintedText& text : test::paintedTexts(*each))
                words << text.words.trimmed();
        EXPECT_TRUE(words.contains("41 possibles")) << words.join('|').toStdString();
        EXPECT_FALSE(words.filter(QString::fromLatin1(name).right(1)).isEmpty()) << words.join('|').toStdString();
    }
}

} // namespace dossier
