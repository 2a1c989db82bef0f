// However long the names of those at the table are, the window stays as narrow as a small screen asks for: at 150 % of
// 1280x720 that is 853x480.
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "desk/open_deck.h"
#include "table/sample_table.h"
#include "table/table_game.h"
#include "table/table_player.h"

#include <QApplication>
#include <QToolButton>

#include <gtest/gtest.h>

namespace dossier {

namespace {

constexpr QSize kSmallScreen(853, 480);

// What wants to be wide, for whoever reads why it failed.
std::string widestOf(const QWidget& root)
{
    QStringList wide;
    for (const QWidget* each : root.findChildren<QWidget*>())
        if (each->isVisible() && std::max(each->minimumSizeHint().width(), each->minimumWidth()) > 120)
            wide << QStringLiteral("%1 %2: %3, %4")
                        .arg(QLatin1String(each->metaObject()->className()), each->objectName())
                        .arg(each->minimumSizeHint().width())
                        .arg(each->minimumWidth());
    return wide.join(QStringLiteral("\n  ")).toStdString();
}

class LongNames : public testing::TestWithParam<const char*>
{
protected:
    LongNames()
    {
        test::goToTableWithSample(program);
        GameRecord record;
        record.names = {"Zoë O'Brien-Müller", "Bartholomew Montgomery d"};
        record.decks.assign(2, program.desk().openDeck.deck());
        record.passive.assign(2, false);
        record.firstSeat = 0;
        program.window().resize(kSmallScreen);
        program.window().table().begin(record);
        QApplication::processEvents();
    }

    bool isNarrow()
    {
        QApplication::processEvents();
        return program.window().minimumSizeHint().width() <= kSmallScreen.width() &&
               program.window().width() == kSmallScreen.width();
    }

    test::TestProgram program{GetParam()};
};

} // namespace

TEST_P(LongNames, MakeTheWindowNoWider)
{
    EXPECT_TRUE(isNarrow()) << program.window().minimumSizeHint().width() << "\n  " << widestOf(program.window());
    test::TablePlayer player(program, 3, 1000, test::TablePlayer::Hands::Keys);
    for (int step = 0; step < 60 && !program.window().table().game().isOver(); ++step) {
        player.step();
        ASSERT_TRUE(isNarrow()) << step << ": " << program.window().minimumSizeHint().width() << "\n  "
                                << widestOf(program.window());
    }
}

// What is cut there is said by the tip.
TEST_P(LongNames, AreSaidByTheTipOfTheSeat)
{
    program.window().table().game().takeSeat();
    QApplication::processEvents();
    const auto& seat = program.find<QToolButton>("whoSees");
    EXPECT_TRUE(seat.toolTip().contains(QStringLiteral("O'Brien-Müller"))) << seat.toolTip().toStdString();
    EXPECT_TRUE(seat.accessibleName().contains(QStringLiteral("O'Brien-Müller")));
    EXPECT_LT(seat.width(), kSmallScreen.width() / 4);
}

INSTANTIATE_TEST_SUITE_P(Languages, LongNames, testing::Values("en", "fr"));

} // namespace dossier
