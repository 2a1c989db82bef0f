#include "pictures/screenshots.h"

#include "app/analysis/analysis_view.h"
#include "app/board/board.h"
#include "app/collection/collection_panel.h"
#include "app/decks/decks_panel.h"
#include "app/docks/dock_area.h"
#include "app/goldfish/goldfish_panel.h"
#include "app/playtest/playtest_job.h"
#include "app/playtest/playtest_panel.h"
#include "app/shell/main_window.h"
#include "app/shell/program.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/open_deck.h"
#include "pictures/dialog_shots.h"
#include "pictures/far_shots.h"
#include "pictures/table_demo.h"
#include "table/table_game.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

namespace dossier {

namespace {

constexpr int kLongestWaitMs = 60'000;
constexpr int kReckoningMs = 700;

QSize sizeFrom(const QString& words)
{
    const QStringList parts = words.split(QLatin1Char('x'));
    return parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize(1280, 760);
}

// Plays a batch, so that there is a report to look at.
void playGoldfish(MainWindow& window)
{
    auto* play = window.goldfish().findChild<QPushButton*>(QStringLiteral("goldfishPlay"));
    const QWidget* report = window.goldfish().findChild<QWidget*>(QStringLiteral("goldfishReport"));
    if (!play->isEnabled())
        return;
    play->click();
    QElapsedTimer waiting;
    waiting.start();
    while (!report->isVisible() && waiting.elapsed() < kLongestWaitMs)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
}

// A series against the shipped decks, to its end.
void playPlaytest(MainWindow& window)
{
    auto* play = window.playtest().findChild<QPushButton*>(QStringLiteral("playtestPlay"));
    const auto* job = window.playtest().findChild<PlaytestJob*>();
    if (!play->isEnabled())
        return;
    play->click();
    QElapsedTimer waiting;
    waiting.start();
    while (job->isRunning() && waiting.elapsed() < kLongestWaitMs)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
}

// What is reckoned aside is shown a moment later.
void waitForBackground()
{
    QElapsedTimer waiting;
    waiting.start();
    while (waiting.elapsed() < kReckoningMs)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
}

bool takeAnalysis(MainWindow& window, const QDir& folder)
{
    const QStringList names{QStringLiteral("profile"), QStringLiteral("sites"),   QStringLiteral("odds"),
                            QStringLiteral("team"),    QStringLiteral("economy"), QStringLiteral("copies"),
                            QStringLiteral("compare")};
    window.decks().showPart(DecksPanel::Analysis);
    bool written = true;
    for (int page = 0; page < AnalysisView::kPages; ++page) {
        window.decks().analysis().showPage(page);
        waitForBackground();
        const QString name = QStringLiteral("analysis-%1.png").arg(names[page]);
        written = window.grab().save(folder.filePath(name)) && written;
    }
    return written;
}

// The open deck with only some of its cards shown; then its docks elsewhere, moved, floating, none.
bool takeDocks(MainWindow& window, const QDir& folder)
{
    DecksPanel& decks = window.decks();
    bool written = true;
    const auto take = [&](const char* name) {
        waitForBackground();
        written = window.grab().save(folder.filePath(QLatin1String(name) + QStringLiteral(".png"))) && written;
    };
    auto* filter = decks.findChild<QLineEdit*>(QStringLiteral("deckFilterLine"));
    filter->setText(QStringLiteral("t:site OR res>=2"));
    decks.focusFilter();
    take("decks-filter");
    filter->setText(QStringLiteral("t:site cost<"));
    take("decks-filter-wrong");
    filter->clear();
    const QByteArray usual = decks.docks().saveState();
    decks.docks().splitDockWidget(&decks.dock(DecksPanel::Shelf), &decks.dock(DecksPanel::Problems), Qt::Vertical);
    decks.docks().splitDockWidget(&decks.dock(DecksPanel::Card), &decks.dock(DecksPanel::Pool), Qt::Vertical);
    take("decks-moved");
    decks.dock(DecksPanel::Problems).setFloating(true);
    waitForBackground();
    written =
        decks.dock(DecksPanel::Problems).grab().save(folder.filePath(QStringLiteral("dock-floating.png"))) && written;
    take("decks-floating");
    for (Dock* dock : decks.docks().docks())
        dock->close();
    take("decks-alone");
    decks.docks().restoreState(usual);
    return written;
}

// Nothing is on its way any more, nor thought about.
void waitForTable(MainWindow& window)
{
    constexpr int kLongestMs = 4'000;
    QElapsedTimer waiting;
    waiting.start();
    const Board& board = window.table().page().board();
    do
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    while ((board.isMoving() || waiting.elapsed() < kReckoningMs) && waiting.elapsed() < kLongestMs);
}

// The evening: a case on stage with cards that wait, the answer, a Combat with its blows, the end with its review, the
// first step of the lesson.
bool takeEvening(Program& program, const QDir& folder)
{
    MainWindow& window = program.window();
    TablePanel& table = window.table();
    window.showTab(MainWindow::Table);
    bool written = true;
    const auto take = [&](const char* name) {
        waitForTable(window);
        written = window.grab().save(folder.filePath(QLatin1String(name) + QStringLiteral(".png"))) && written;
    };
    TableGame aside(program.desk().box.cards, &program.desk().box.effects); // nobody watches it
    const Deck& deck = program.desk().openDeck.deck();
    const auto find = [&](auto enough) {
        if (!playByChance(aside, deck, 2, enough))
            return false;
        table.begin(aside.record());
        table.game().takeSeat();
        table.page().showSide(PlayPage::Story);
        return true;
    };
    const auto isMine = [](const TableGame& game) { return !game.waitsForHandOver() && !game.actions().empty(); };
    if (find([&](const TableGame& game) {
            const Observation& seen = game.seen();
            return seen.check && seen.investigation && !seen.fight && !seen.stack.empty() && isMine(game) &&
                   seen.check.level >= 3 && seen.hand.size() >= 4 && seen.turn <= 14;
        }))
        take("table-stage");
    if (find([&](const TableGame& game) { return game.actions().find(ActionKind::Ask) && game.seen().turn >= 3; })) {
        table.game().take(Action(*table.game().actions().find(ActionKind::Ask)));
        take("table-answer");
        QKeyEvent seen(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier);
        QApplication::sendEvent(window.findChild<QWidget*>(QStringLiteral("answerPage")), &seen);
    }
    if (find([&](const TableGame& game) {
            const auto fight = game.seen().foes.empty() ? std::nullopt : game.view().fight;
            return fight && fight->range && isMine(game);
        }))
        take("table-fight");
    playDemonstration(table.game(), deck, 2, 3, [](const TableGame&) { return false; });
    table.begin(table.game().record());
    if (table.game().isOver()) {
        table.page().review();
        const auto* progress = window.findChild<QWidget*>(QStringLiteral("reviewProgress"));
        QElapsedTimer waiting;
        waiting.start();
        while (progress->isVisible() && waiting.elapsed() < kLongestWaitMs)
            QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        take("table-end");
    }
    table.teach();
    take("table-lesson");
    return written;
}

// The table before a game, alone in the middle of one, and shared: by two, three and four, at a Combat, covered, over.
bool takeTable(Program& program, const QDir& folder)
{
    MainWindow& window = program.window();
    TablePanel& table = window.table();
    const Deck& deck = program.desk().openDeck.deck();
    window.showTab(MainWindow::Table);
    bool written = true;
    const auto take = [&](const char* name) {
        QApplication::processEvents();
        written = window.grab().save(folder.filePath(QLatin1String(name) + QStringLiteral(".png"))) && written;
    };
    const auto asked = [](ActionKind kind, int turn) {
        return [kind, turn](const TableGame& game) { return game.actions().find(kind) && game.seen().turn >= turn; };
    };
    take("table-start");
    table.begin({.options = {},
                 .decks = {deck, {}},
                 .passive = {false, true},
                 .names = {},
                 .firstSeat = 0,
                 .seed = 2,
                 .actions = {},
                 .marks = {},
                 .hash = {}});
    const auto show = [&](const char* name, PlayPage::Side side) {
        table.page().showSide(side);
        if (side == PlayPage::Card)
            table.page().board().focusHand();
        take(name);
    };
    const auto play = [&](const char* name, int players, std::uint64_t seed, PlayPage::Side side, auto enough) {
        playDemonstration(table.game(), deck, players, seed, enough);
        show(name, side);
    };
    play("table-deploy", 1, 2, PlayPage::Story, asked(ActionKind::Deploy, 5));
    play("table-ask", 1, 2, PlayPage::Story, asked(ActionKind::Ask, 5));
    play("table-shared", 2, 6, PlayPage::Card, asked(ActionKind::PutUnder, 6));
    play("table-three", 3, 6, PlayPage::Story, asked(ActionKind::PutUnder, 7));
    play("table-four", 4, 6, PlayPage::Story, asked(ActionKind::PutUnder, 9));
    TableGame aside(program.desk().box.cards, &program.desk().box.effects); // nobody watches it
    const auto chance = [&](const char* name, int players, auto enough) {
        if (!playByChance(aside, deck, players, enough))
            return;
        table.begin(aside.record());
        table.game().takeSeat();
        show(name, PlayPage::Story);
    };
    chance("table-combat", 2,
           [](const TableGame& game) { return !game.seen().foes.empty() && !game.actions().empty(); });
    chance("table-answers", 3, [](const TableGame& game) { return game.seen().stack.size() >= 2; });
    play("table-stack", 2, 6, PlayPage::Story,
         [](const TableGame& game) { return !game.seen().stack.empty() || game.seen().turn >= 14; });
    table.game().askHandOver(static_cast<Seat>(1 - table.game().viewer()));
    take("table-covered");
    play("table-over", 1, 2, PlayPage::Story, [](const TableGame&) { return false; });
    return written;
}

} // namespace

bool takeScreenshots(Program& program, const QString& folder, const QString& size)
{
    MainWindow& window = program.window();
    window.resize(sizeFrom(size));
    window.show();
    const QStringList names{QStringLiteral("cards"),    QStringLiteral("collection"), QStringLiteral("decks"),
                            QStringLiteral("goldfish"), QStringLiteral("playtest"),   QStringLiteral("table"),
                            QStringLiteral("notebook"), QStringLiteral("rules")};
    bool written = QDir().mkpath(folder);
    for (int tab = 0; tab < MainWindow::kTabs; ++tab) {
        window.showTab(tab);
        QApplication::processEvents();
        if (tab == MainWindow::Goldfish)
            playGoldfish(window);
        if (tab == MainWindow::Playtest)
            playPlaytest(window);
        waitForBackground();
        written = window.grab().save(QDir(folder).filePath(names[tab] + QStringLiteral(".png"))) && written;
    }
    window.showTab(MainWindow::Collection);
    window.collection().showPage(CollectionPanel::Completion);
    QApplication::processEvents();
    written = window.grab().save(QDir(folder).filePath(QStringLiteral("completion.png"))) && written;
    window.collection().showPage(CollectionPanel::Heaps);
    written = takeTable(program, QDir(folder)) && written;
    written = takeEvening(program, QDir(folder)) && written;
    written = takeFar(program, QDir(folder)) && written;
    window.showTab(MainWindow::Decks);
    window.decks().showBeside();
    QApplication::processEvents();
    written = window.grab().save(QDir(folder).filePath(QStringLiteral("decks-beside.png"))) && written;
    window.decks().closeBeside();
    for (const auto& [part, name] :
         {std::pair(DecksPanel::Pool, "decks-add.png"), std::pair(DecksPanel::XFiles, "decks-xfiles.png")}) {
        window.decks().showPart(part);
        waitForBackground();
        written = window.grab().save(QDir(folder).filePath(QLatin1String(name))) && written;
    }
    written = takeAnalysis(window, QDir(folder)) && written;
    window.decks().showPart(DecksPanel::Card);
    written = takeDocks(window, QDir(folder)) && written;
    return takeDialogs(program, QDir(folder)) && written;
}

} // namespace dossier
