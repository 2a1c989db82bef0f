// Two decks side by side: a card goes from one to the other by key and by dragging, as one step.
#include "app/decks/decks_panel.h"
#include "app/decks/zone_list.h"
#include "app/widgets/card_move.h"
#include "desk/history.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QComboBox>
#include <QDropEvent>
#include <QMimeData>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class Beside : public testing::Test
{
protected:
    Beside()
    {
        program.window().showTab(MainWindow::Decks);
        second = make("Second");
        desk().openDeck.add(Zone::BureauDeck, aubrey, 1);
        first = make("First");
        desk().openDeck.add(Zone::BureauDeck, aubrey, 2);
        desk().openDeck.add(Zone::Team, mulder, 1);
    }

    std::int64_t make(const char* name)
    {
        desk().shelf.createEmpty();
        desk().shelf.rename(desk().openDeck.id(), QString::fromLatin1(name));
        return desk().openDeck.id();
    }
    const Desk& desk() const { return program.desk(); }
    int copies(std::int64_t deck, Zone zone, CardIndex card) { return desk().shelf.load(deck)->count(zone, card); }
    ZoneList& list(const char* name) { return program.find<ZoneList>(name); }
    static void drop(ZoneList& list, CardIndex card)
    {
        const std::unique_ptr<QMimeData> dragged(draggedCard(card));
        QDragEnterEvent enters(QPoint(5, 5), Qt::MoveAction, dragged.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(list.viewport(), &enters);
        QDropEvent drops(QPointF(5, 5), Qt::MoveAction, dragged.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(list.viewport(), &drops);
    }
    QWidget& view() { return program.find<QWidget>("besideDeckView"); }
    void open() { QTest::keyClick(&program.window(), Qt::Key_T, Qt::ControlModifier); }

    test::TestProgram program;
    const CardIndex aubrey = test::card("XF96-0063v1");
    const CardIndex mulder = test::card("XF96-0169v1");
    std::int64_t first = 0;
    std::int64_t second = 0;
};

} // namespace

TEST_F(Beside, OpensAndClosesByOneKey)
{
    EXPECT_EQ(program.window().findChild<QWidget*>("besideDeckView"), nullptr) << "made when it is wanted";
    open();
    EXPECT_TRUE(view().isVisible());
    EXPECT_EQ(program.find<QComboBox>("besideChoice").currentText(), "Second");
    program.window().grab();
    open();
    EXPECT_FALSE(view().isVisible());
}

TEST_F(Beside, MovesACardByKeyAsOneStep)
{
    open();
    list("bureauList").jumpTo(aubrey);
    QTest::keyClick(&list("bureauList"), Qt::Key_M);
    EXPECT_EQ(copies(first, Zone::BureauDeck, aubrey), 1);
    EXPECT_EQ(copies(second, Zone::BureauDeck, aubrey), 2);
    list("besideBureau").jumpTo(aubrey);
    QTest::keyClick(&list("besideBureau"), Qt::Key_M);
    EXPECT_EQ(copies(first, Zone::BureauDeck, aubrey), 2);
    desk().history.undo();
    EXPECT_EQ(copies(first, Zone::BureauDeck, aubrey), 1);
    EXPECT_EQ(copies(second, Zone::BureauDeck, aubrey), 2);
    EXPECT_EQ(desk().openDeck.deck().count(Zone::BureauDeck, aubrey), 1) << "what is shown is what is stored";
}

TEST_F(Beside, TakesACardThatIsDropped)
{
    open();
    drop(list("besideTeam"), mulder);
    EXPECT_EQ(copies(second, Zone::Team, mulder), 1) << "from a list of all cards";
    EXPECT_EQ(copies(first, Zone::Team, mulder), 1);
    drop(list("besideTeam"), aubrey);
    EXPECT_EQ(copies(second, Zone::Team, aubrey), 0);
    EXPECT_NE(program.message(), "") << "only Agents form the Team";
}

TEST_F(Beside, MovesBetweenTeamAndBureauDeck)
{
    EXPECT_TRUE(moveCard(desk(), list("teamList").place(), list("bureauList").place(), mulder));
    EXPECT_EQ(copies(first, Zone::Team, mulder), 0);
    EXPECT_EQ(copies(first, Zone::BureauDeck, mulder), 1);
    EXPECT_FALSE(moveCard(desk(), list("teamList").place(), list("bureauList").place(), mulder)) << "none is there";
}

TEST_F(Beside, ChangesPlacesWhenItsDeckIsOpened)
{
    open();
    desk().openDeck.open(second);
    EXPECT_EQ(program.find<QComboBox>("besideChoice").currentText(), "First");
}

TEST_F(Beside, FollowsWhatHappensToItsDeck)
{
    open();
    desk().shelf.rename(second, QStringLiteral("Other"));
    EXPECT_EQ(program.find<QComboBox>("besideChoice").currentText(), "Other");
    desk().shelf.remove(second);
    EXPECT_EQ(program.find<QComboBox>("besideChoice").count(), 0);
    EXPECT_EQ(list("besideBureau").model()->rowCount(), 0);
    list("bureauList").jumpTo(aubrey);
    QTest::keyClick(&list("bureauList"), Qt::Key_M);
    EXPECT_EQ(copies(first, Zone::BureauDeck, aubrey), 2) << "there is nowhere to go";
}

} // namespace dossier
