// Whole games at 1280 x 720, with usual and with large text, in both languages: whatever is put to a
// player can be read, and nothing lies upon anything else.
#include "app/board/board.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "desk/deck_library.h"
#include "desk/settings.h"
#include "shell/cut_text.h"
#include "support/base_set.h"
#include "table/fixed_packs.h"
#include "table/table_game.h"
#include "table/table_player.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QSplitterHandle>

#include <gtest/gtest.h>
#include <ostream>

namespace dossier {

namespace {

struct GameScreen
{
    const char* language;
    int percent; // size of the text
};

std::ostream& operator<<(std::ostream& out, const GameScreen& screen)
{
    return out << screen.language << " at " << screen.percent << " %";
}

// Widgets beside one another that share a place. Upon the board cards and what is told lie over others: it is looked at
// by itself.
QStringList covered(const QWidget& root)
{
    QStringList found;
    if (qobject_cast<const Board*>(&root))
        return found;
    const auto called = [](const QWidget* widget) {
        return widget->objectName().isEmpty() ? QString::fromLatin1(widget->metaObject()->className())
                                              : widget->objectName();
    };
    QList<const QWidget*> shown;
    for (const QObject* child : root.children())
        if (const auto* widget = qobject_cast<const QWidget*>(child);
            widget && widget->isVisible() && !widget->isWindow() && !qobject_cast<const QSplitterHandle*>(widget))
            shown << widget;
    for (qsizetype a = 0; a < shown.size(); ++a) {
        for (qsizetype b = a + 1; b < shown.size(); ++b)
            if (shown[a]->geometry().intersects(shown[b]->geometry()))
                found << called(shown[a]) + QStringLiteral(" and ") + called(shown[b]);
        found << covered(*shown[a]);
    }
    return found;
}

class WholeGameFits : public testing::TestWithParam<GameScreen>
{};

// What has a reason to be short: the line of keys shows those that have room, the X-File's tab and a Team's name have
// tool tips, and what a card does is cut at a word below a choice.
bool mayBeCut(const QString& text)
{
    static const QRegularExpression drawn(
        QStringLiteral(R"re((KeyLine|XFileTab|TeamTag) in | …( of|$| ?" is an elided cell))re"));
    return text.contains(drawn);
}

} // namespace

TEST_P(WholeGameFits, AtEveryChoice)
{
    const auto [language, percent] = GetParam();
    test::TestProgram program{QString::fromLatin1(language)};
    program.desk().settings.setTextPercent(percent);
    program.restart();
    program.window().resize(1280, 720);
    program.desk().shelf.create(test::completedPacks()[0]);
    program.window().showTab(MainWindow::Table);
    program.find<QComboBox>("whoB").setCurrentIndex(0);
    program.find<QCheckBox>("killerCards").setChecked(true);
    program.find<QCheckBox>("xFilePowers").setChecked(true);
    program.find<QSpinBox>("tableSeed").setValue(8);
    program.find<QPushButton>("startGame").click();
    const TableGame& game = program.window().table().game();
    ASSERT_TRUE(game.isOn());
    constexpr int kByChance = 20;
    constexpr int kMostChoices = 4000;
    constexpr int kRounds = 20;
    test::TablePlayer player(program, 1, kByChance, test::TablePlayer::Hands::Mouse);
    QSet<QString> wrong;
    const auto& column = program.find<QWidget>("decisionPanel");
    int wide = 0; // once it has been laid out
    while (!game.isOver() && player.choices() < kMostChoices) {
        player.step();
        const auto look = [&] {
            QStringList found = test::cutTexts(program.window());
            found.removeIf(mayBeCut);
            for (const QString& both : covered(program.window().table().page()))
                found << QStringLiteral("one over the other: ") + both;
            return found;
        };
        wide = wide == 0 ? column.width() : wide;
        constexpr int kLarge = 150; // letters: here long words would take most
        if (percent >= kLarge && column.isVisible() && column.width() != wide)
            wrong << QStringLiteral("the column is %1 wide, not %2: %3")
                         .arg(column.width())
                         .arg(wide)
                         .arg(program.find<QPushButton>("pass").text());
        QStringList found = look();
        for (int again = 0; again < kRounds && !found.isEmpty(); ++again) { // lists are laid out a little later
            QApplication::processEvents();
            found = look();
        }
        for (const QString& text : found)
            wrong << text;
    }
    EXPECT_TRUE(game.isOver()) << "no end after " << player.choices() << " choices";
    EXPECT_EQ(program.window().size(), QSize(1280, 720));
    for (const QString& text : wrong)
        ADD_FAILURE() << text.toStdString();
    std::cout << player.choices() << " choices\n";
}

INSTANTIATE_TEST_SUITE_P(Screens, WholeGameFits,
                         testing::Values(GameScreen{"en", 100}, GameScreen{"fr", 100}, GameScreen{"en", 150},
                                         GameScreen{"fr", 150}));

} // namespace dossier
