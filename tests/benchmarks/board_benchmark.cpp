// How long a frame of the table takes with four players in the middle of a game: laid anew, painted anew, and painted
// while its cards lie still.
//   QT_QPA_PLATFORM=offscreen build/release/bin/board_benchmark DECK
#include "app/board/board.h"
#include "app/game/table_game.h"
#include "app/shell/main_window.h"
#include "app/shell/program.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "app/theme/appearance.h"
#include "app/widgets/ask.h"
#include "importers/decks/deck_formats.h"
#include "pictures/table_demo.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QPixmapCache>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace dossier {

namespace {

template <typename Act>
void say(const char* what, Act act)
{
    std::vector<double> times;
    for (int i = 0; i < 25; ++i) {
        QElapsedTimer timer;
        timer.start();
        act(i);
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(times);
    std::printf("%-48s median %6.2f ms, worst %6.2f ms\n", what, times[12], times[24]);
}

void measure(Program& program, const Deck& deck)
{
    MainWindow& window = program.window();
    program.desk().appearance.setCalm(true);
    window.resize(1920, 1080);
    window.showTab(MainWindow::Table);
    window.show();
    TableGame& game = window.table().game();
    playDemonstration(game, deck, 4, 6, [](const TableGame& at) {
        return at.seen().turn >= 9 && at.actions().find(ActionKind::PutUnder);
    });
    window.table().begin(game.record());
    game.takeSeat();
    QApplication::processEvents();
    Board& board = window.table().page().board();
    std::printf("%zu cards on a board of %d x %d\n", board.plan().cards.size(), board.width(), board.height());
    say("planned", [&](int) { planBoard(game.seen(), game.cast(), board.size(), 14); });
    say("a frame, nothing changed", [&](int) { board.repaint(); });
    say("a step back and forward, with its frame", [&](int i) {
        game.goTo(game.length() - (i % 2));
        board.repaint();
    });
    say("a frame, every card drawn anew", [&](int) {
        QPixmapCache::clear();
        board.repaint();
    });
}

} // namespace

} // namespace dossier

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QFile file(argc == 2 ? QString::fromLocal8Bit(argv[1]) : QString());
    if (argc != 2 || !file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "Usage: board_benchmark DECK\n");
        return 2;
    }
    const QTemporaryDir folder;
    dossier::AskWithDialogs ask;
    dossier::Program program({folder.filePath(QStringLiteral("table.sqlite")), QStringLiteral("en"), folder.path()},
                             ask);
    const dossier::Deck deck =
        dossier::readDeck(file.readAll().toStdString(), program.desk().box.cards, dossier::DeckFormat::DossierText, "")
            .deck;
    dossier::measure(program, deck);
}
