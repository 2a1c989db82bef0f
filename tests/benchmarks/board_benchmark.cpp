// How long a frame of the table takes with the fullest board four players come to, at rest, in a check while several
// Teams stand at Sites, and in a Combat: laid anew, painted anew, painted while its cards lie still, and while they
// move. A frame has 8 ms at rest, 16 while cards move.
//   QT_QPA_PLATFORM=offscreen build/release/bin/board_benchmark DECK
#include "app/board/board.h"
#include "app/board/stage_plan.h"
#include "app/shell/main_window.h"
#include "app/shell/program.h"
#include "app/stage/stage.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "app/theme/appearance.h"
#include "app/widgets/ask.h"
#include "importers/decks/deck_formats.h"
#include "pictures/table_demo.h"
#include "table/table_game.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QFile>
#include <QPixmapCache>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <vector>

namespace dossier {

namespace {

double millisecondsOf(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

template <typename Act>
void say(const char* what, Act act)
{
    std::vector<double> times;
    for (int i = 0; i < 25; ++i) {
        QElapsedTimer timer;
        timer.start();
        act(i);
        times.push_back(millisecondsOf(timer));
    }
    std::ranges::sort(times);
    std::printf("  %-46s median %6.2f ms, worst %6.2f ms\n", what, times[12], times[24]);
}

// --- A full board ---------------------------------------------------------------------------------------------------

struct FullBoard
{
    std::size_t cards = 0;
    std::optional<GameRecord> record{};
};

enum class Scene { Rest, Check, Combat };
constexpr int kScenes = 3;

// Several Teams stand at Sites; with a check under way, or with an Adversary who fights.
bool shows(const Observation& seen, Scene scene)
{
    int assigned = 0;
    for (const SeenPlayer& player : seen.players)
        for (const SeenSite& site : player.sites)
            assigned += site.team != kNoTeam ? 1 : 0;
    switch (scene) {
    case Scene::Rest:
        return !isOnStage(seen);
    case Scene::Check:
        return isOnStage(seen) && assigned >= 2 && seen.check && !seen.fight;
    default:
        return isOnStage(seen) && seen.fight && !seen.foes.empty();
    }
}

// Over some games of four who play all they can, and of four who play by chance: the positions with most cards.
std::array<FullBoard, kScenes> fullest(Program& program, const Deck& deck)
{
    constexpr int kMostByChance = 40'000; // choices
    std::array<FullBoard, kScenes> full;
    TableGame game(program.desk().box.cards, &program.desk().box.effects);
    const auto consider = [&](const TableGame& at) {
        for (int scene = 0; scene < kScenes; ++scene) {
            if (!shows(at.seen(), static_cast<Scene>(scene)))
                continue;
            FullBoard& fullest = full[static_cast<std::size_t>(scene)];
            const std::size_t cards = planBoard(at.seen(), at.cast(), {1500, 900}, 14).cards.size();
            if (cards > fullest.cards)
                fullest = {cards, at.record()};
        }
    };
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        int choices = 0;
        playDemonstration(game, deck, 4, seed, [&](const TableGame& at) {
            consider(at);
            return ++choices > 1500;
        });
    }
    int choices = 0;
    playByChance(game, deck, 4, [&](const TableGame& at) {
        consider(at);
        return ++choices > kMostByChance;
    });
    return full;
}

void describe(const Observation& seen)
{
    std::size_t agents = 0;
    std::size_t equipment = 0;
    std::size_t sites = 0;
    std::size_t hidden = 0;
    for (const SeenPlayer& player : seen.players) {
        agents += player.agents.size();
        sites += player.sites.size();
        for (const SeenAgent& agent : player.agents)
            equipment += agent.equipment.size();
        for (const SeenSite& site : player.sites)
            for (const int count : site.faceDown)
                hidden += static_cast<std::size_t>(count);
    }
    std::printf(
        "  %zu Agents with %zu pieces of Equipment, %zu Sites with %zu cards face down, %zu in hand, %zu foes\n",
        agents, equipment, sites, hidden, seen.hand.size(), seen.foes.size());
}

// --- Measuring ------------------------------------------------------------------------------------------------------

void measureStill(TableGame& game, Board& board)
{
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

// Counts how often a window is painted and shown.
class Frames : public QObject
{
public:
    explicit Frames(QWidget& window) { window.installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        count += event->type() == QEvent::UpdateRequest ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }

    int count = 0;
};

// Runs as in the program: only what was painted and shown is a frame, and a second is one on the clock.
void measureMoving(TableGame& game, Board& board, const Stage& stage)
{
    constexpr int kLongest = 2000;
    Frames shown(*board.window());
    int frames = 0;
    double all = 0;
    int moves = 0;
    std::vector<double> firsts; // with the step itself; what is new is drawn then, and from there on it moves
    for (int i = 0; i < 40; ++i) {
        QElapsedTimer move;
        move.start();
        const int before = shown.count;
        game.goTo(std::max(0, game.length() - 1 - i % 20));
        double first = 0;
        while ((board.isMoving() || stage.isMoving()) && move.elapsed() < kLongest) {
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
            if (first == 0 && shown.count > before)
                first = millisecondsOf(move);
        }
        if (const double end = millisecondsOf(move); first > 0 && end > first) {
            firsts.push_back(first);
            all += end - first;
            frames += shown.count - before - 1;
            ++moves;
        }
        QApplication::processEvents();
    }
    if (moves == 0)
        return;
    std::ranges::sort(firsts);
    std::printf("  %-46s median %6.2f ms, worst %6.2f ms\n", "from a step to its first frame, cards moving",
                firsts[firsts.size() / 2], firsts.back());
    std::printf("  %-46s %d moves, %d frames, %.0f a second\n", "those after it", moves, frames, 1000.0 * frames / all);
}

// What a frame costs while all cards are on their way: they are painted as large as they are just then.
void measureFrames(TableGame& game, Board& board)
{
    std::vector<double> frames;
    for (int i = 0; i < 40; ++i) {
        game.goTo(std::max(0, game.length() - 1 - i % 20));
        while (board.isMoving() && frames.size() < 2000) {
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
            QElapsedTimer timer;
            timer.start();
            board.repaint();
            frames.push_back(millisecondsOf(timer));
        }
    }
    if (frames.empty())
        return;
    std::ranges::sort(frames);
    std::printf("  %-46s median %6.2f ms, worst %6.2f ms\n", "a frame of the whole board as they move",
                frames[frames.size() / 2], frames.back());
}

void measure(Program& program, const FullBoard& full, const QSize& size)
{
    MainWindow& window = program.window();
    window.resize(size);
    window.showTab(MainWindow::Table);
    window.show();
    TableGame& game = window.table().game();
    program.desk().appearance.setCalm(true);
    window.table().begin(*full.record);
    game.takeSeat();
    QApplication::processEvents();
    Board& board = window.table().page().board();
    const auto* stage = board.findChild<Stage*>();
    std::printf("%d x %d: %zu cards on a board of %d x %d\n", size.width(), size.height(), board.plan().cards.size(),
                board.width(), board.height());
    describe(game.seen());
    measureStill(game, board);
    game.goTo(game.length());
    program.desk().appearance.setCalm(false);
    game.setPace(900);
    measureMoving(game, board, *stage);
    measureFrames(game, board);
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
    const std::array names{"At rest", "In a check, several Teams at Sites", "In a Combat"};
    const auto boards = dossier::fullest(program, deck);
    for (std::size_t scene = 0; scene < boards.size(); ++scene) {
        const dossier::FullBoard& full = boards[scene];
        std::printf("--- %s%s\n", names[scene], full.record ? "" : ": none was met");
        if (!full.record)
            continue;
        for (const QSize& size : {QSize(1280, 800), QSize(1920, 1080)})
            dossier::measure(program, full, size);
    }
}
