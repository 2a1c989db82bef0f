// A hint and the review have the room beside the table that they need to be read, and no card stands there that is no
// longer about anything.
#include "app/advice/hint_page.h"
#include "app/advice/review_page.h"
#include "app/board/board.h"
#include "app/board/table_card.h"
#include "app/table/play_page.h"
#include "app/table/side_card.h"
#include "app/table/table_panel.h"
#include "box/game_data.h"
#include "desk/open_deck.h"
#include "desk/settings.h"
#include "pictures/table_demo.h"
#include "shell/cut_text.h"
#include "table/sample_table.h"
#include "table/table_game.h"
#include "tests/support/waiting.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <gtest/gtest.h>
#include <ostream>

namespace dossier {

namespace {

struct AdviceScreen
{
    const char* language;
    int height;
    int percent; // size of the text
    int width = 1280;
};

std::ostream& operator<<(std::ostream& out, const AdviceScreen& screen)
{
    return out << screen.language << ' ' << screen.width << 'x' << screen.height << " at " << screen.percent << " %";
}

class AdviceRoom : public testing::TestWithParam<AdviceScreen>
{
protected:
    AdviceRoom()
    {
        program.desk().settings.setTextPercent(GetParam().percent);
        program.restart();
        program.desk().appearance.setCalm(true);
        test::goToTableWithSample(program);
        program.window().resize(GetParam().width, GetParam().height);
        program.find<QComboBox>("whoB").setCurrentIndex(1);
        program.find<QSpinBox>("tableSeed").setValue(7);
        program.find<QPushButton>("startGame").click();
        game().setPace(0);
    }

    TableGame& game() { return program.window().table().game(); }
    QWidget& card() { return program.find<QWidget>("sideCard"); }
    QWidget& notes() { return program.find<QWidget>("tableNotebook"); }
    void keepPicture(const char* view)
    {
        const QString folder = qEnvironmentVariable("DOSSIER_VIEWS");
        std::ostringstream name;
        name << GetParam() << ' ' << view << ".png";
        if (folder.isEmpty())
            return;
        EXPECT_TRUE(program.window().grab().save(folder + QLatin1Char('/') + QString::fromStdString(name.str())));
    }
    // So many rows are to be seen at once, or all there are.
    void expectRows(QListView& list, int rows)
    {
        const auto enough = [&] {
            const int last = std::min(rows, list.model()->rowCount()) - 1;
            const QRect row = list.visualRect(list.model()->index(last, 0));
            return last >= 0 && row.bottom() <= list.viewport()->height();
        };
        EXPECT_TRUE(test::waitUntil(enough)) << list.viewport()->height() << " of " << rows << " rows";
    }

    test::TestProgram program{GetParam().language};
};

std::string nameOfAdviceScreen(const testing::TestParamInfo<AdviceScreen>& screen)
{
    return std::string(screen.param.language) + std::to_string(screen.param.height) + "at" +
           std::to_string(screen.param.percent);
}

} // namespace

TEST_P(AdviceRoom, IsThereForAHint)
{
    playDemonstration(game(), program.desk().openDeck.deck(), 1, 4, [](const TableGame& at) {
        return at.actions().size() > 4 && at.actions().find(ActionKind::BuyCards);
    });
    const QList<TableCard*> cards = program.window().table().page().board().findChildren<TableCard*>();
    ASSERT_FALSE(cards.empty());
    QTest::mouseClick(cards.back(), Qt::LeftButton);
    EXPECT_TRUE(card().isVisible());
    QTest::keyClick(&program.window().table().page(), Qt::Key_Question);
    auto& page = program.find<HintPage>("hintPage");
    ASSERT_TRUE(test::waitUntil([&] { return !game().isAdvising(); }) && page.isInUse());
    keepPicture("hint");
    EXPECT_FALSE(card().isVisible()) << "it would stand where the advice has its room";
    const bool low = GetParam().height < 600;
    expectRows(page.list(), low ? 1 : GetParam().percent > 100 ? 3 : 5);
    const auto& reason = program.find<QLabel>("hintReason");
    const auto isWhole = [&] {
        return reason.isVisible() ? reason.height() >= reason.heightForWidth(reason.width())
                                  : page.list().model()->index(0, 0).data() == reason.text();
    };
    EXPECT_TRUE(test::waitUntil(isWhole)) << "it is read whole";
    if (!reason.isVisible()) { // and by the keyboard alone, again
        QTest::keyClick(&page.list(), Qt::Key_Down);
        for (int row = page.list().currentIndex().row(); row > 0; --row)
            QTest::keyClick(&page.list(), Qt::Key_Up);
        EXPECT_EQ(page.list().currentIndex().row(), 0);
        QTest::keyClick(&page.list(), Qt::Key_Return);
        EXPECT_TRUE(page.isInUse()) << "it is no choice";
    }
    EXPECT_EQ(program.window().height(), GetParam().height) << "the window had to grow";
    QTest::keyClick(&program.window().table().page(), Qt::Key_Escape);
    QTest::keyClick(&program.window().table().page(), Qt::Key_1);
    EXPECT_FALSE(page.isInUse());
    EXPECT_TRUE(notes().isVisible()) << "it comes back";
}

TEST_P(AdviceRoom, IsThereForTheReview)
{
    auto& page = program.find<ReviewPage>("reviewPage");
    ReviewRules rules;
    rules.quick.worlds = 1;
    rules.again.worlds = 2;
    rules.gate = 0;
    rules.least = 0.001;
    page.setRules(rules);
    for (int step = 0; step < 60 && !game().isOver(); ++step)
        game().take(game().actions()[game().actions().size() - 1]);
    game().concede();
    game().goTo(20);
    QTest::keyClick(&program.window().table().page(), Qt::Key_V);
    ASSERT_TRUE(test::waitUntil([&] { return page.list().isVisible(); }));
    keepPicture("review");
    EXPECT_FALSE(card().isVisible());
    expectRows(page.list(), GetParam().percent > 100 || GetParam().height < 600 ? 1 : 2);
    EXPECT_EQ(program.window().height(), GetParam().height) << "the window had to grow";
}

INSTANTIATE_TEST_SUITE_P(Screens, AdviceRoom,
                         testing::Values(AdviceScreen{"en", 720, 100}, AdviceScreen{"en", 800, 100},
                                         AdviceScreen{"fr", 800, 100}, AdviceScreen{"fr", 720, 150},
                                         AdviceScreen{"fr", 480, 100, 853}),
                         nameOfAdviceScreen);

class SideCardBeside : public testing::Test
{
protected:
    SideCardBeside()
    {
        test::goToTableWithSample(program);
        program.find<QComboBox>("whoB").setCurrentIndex(1);
        program.find<QSpinBox>("tableSeed").setValue(7);
        program.find<QPushButton>("startGame").click();
        game().setPace(0);
    }
    TableGame& game() { return program.window().table().game(); }
    SideCard& card() { return program.find<SideCard>("sideCard"); }

    test::TestProgram program{"en"};
};

// F15: a card sold two turns ago stood there.
TEST_F(SideCardBeside, GoesWithACardThatIsSold)
{
    playDemonstration(game(), program.desk().openDeck.deck(), 1, 4,
                      [](const TableGame& at) { return at.actions().find(ActionKind::Sell) != nullptr; });
    const Action* sells = game().actions().find(ActionKind::Sell);
    ASSERT_NE(sells, nullptr);
    const TableCard* lies = program.window().table().page().board().cardWidget(sells->card);
    ASSERT_NE(lies, nullptr);
    emit program.window().table().page().board().cardChosen(sells->card);
    ASSERT_TRUE(card().isVisible());
    const auto sold = lies->planned().card;
    EXPECT_EQ(card().card(), sold);
    const int turn = game().seen().turn;
    game().take(Action(*sells));
    const auto& hand = game().seen().hand;
    if (std::none_of(hand.begin(), hand.end(), [&](const SeenCard& each) { return each.card == *sold; })) {
        EXPECT_NE(card().card(), sold);
    }
    emit program.window().table().page().board().cardChosen(game().seen().hand.front().ref);
    ASSERT_TRUE(card().isVisible());
    while (!game().isOver() && game().seen().turn == turn)
        game().take(Action(game().actions()[0]));
    EXPECT_FALSE(card().isVisible()) << "another turn";
}

// 1280x720 at 150 %: there is no room for the log and for more than two choices.
TEST_F(SideCardBeside, ChoicesComeBeforeTheLogInALowWindow)
{
    program.window().resize(853, 480);
    int asked = 0;
    int seen = 0;
    auto& list = program.find<QListView>("choices");
    for (int choice = 0; choice < 60 && !game().isOver(); ++choice) {
        QCoreApplication::processEvents();
        if (game().seen().decider == game().viewer() && list.model()->rowCount() > 4) {
            ++asked;
            const QRect fourth = list.visualRect(list.model()->index(3, 0));
            seen += fourth.isValid() && fourth.bottom() <= list.viewport()->height() ? 1 : 0;
        }
        game().take(Action(game().actions()[0]));
    }
    EXPECT_GE(asked, 10);
    EXPECT_GE(seen, asked * 9 / 10) << "of " << asked << " decisions with more than four rows";
}

} // namespace dossier
