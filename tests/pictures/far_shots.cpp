#include "pictures/far_shots.h"

#include "app/far/far_seat.h"
#include "app/shell/main_window.h"
#include "app/shell/program.h"
#include "app/table/far_panel.h"
#include "app/table/play_page.h"
#include "support/waiting.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QSpinBox>
#include <QTcpServer>
#include <QTemporaryDir>

namespace dossier {

namespace {

constexpr int kTurn = 5; // then there is something to see

int freePort()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return server.serverPort();
}

// Something to do, so that there is something to see; now and then on.
Action choiceIn(const RemoteGame& game, int number)
{
    for (const Action& action : game.actions())
        if (number % 4 != 0 && action.kind != ActionKind::Pass && action.kind != ActionKind::Discard &&
            action.kind != ActionKind::UsePower)
            return action;
    return game.actions()[0];
}

} // namespace

bool takeFar(Program& program, const QDir& folder)
{
    MainWindow& window = program.window();
    window.showTab(MainWindow::Table);
    const auto button = [&](const char* name) { return window.findChild<QAbstractButton*>(QLatin1String(name)); };
    const auto take = [&](const char* name) {
        QApplication::processEvents();
        return window.grab().save(folder.filePath(QLatin1String(name)));
    };
    button("farApart")->click();
    auto& panel = *window.findChild<FarPanel*>();
    FarSeat& seat = panel.seat();
    window.findChild<QLineEdit*>(QStringLiteral("farName"))->setText(QStringLiteral("Ana"));
    window.findChild<QSpinBox*>(QStringLiteral("farPort"))->setValue(freePort());
    button("farWatched")->click();
    button("farPokerFace")->click(); // nobody looks at these two
    button("farHost")->click();
    if (!test::waitUntil([&] { return button("farCopy1") && button("farCopy1")->isVisible(); }))
        return false;
    auto* address = window.findChild<QComboBox*>(QStringLiteral("farAddress"));
    address->setCurrentText(QStringLiteral("127.0.0.1"));
    button("farCopy1")->click();
    const QTemporaryDir data;
    QProcess other;
    other.start(QApplication::applicationDirPath() + QStringLiteral("/dossier-cli"),
                {QStringLiteral("--data-dir"), data.path(), QStringLiteral("play"), QStringLiteral("join"),
                 QGuiApplication::clipboard()->text(), QStringLiteral("--name"), QStringLiteral("Béa")});
    const bool both = test::waitUntil([&] { return seat.places().size() == 2 && seat.places()[1].ready; });
    address->setCurrentText(QStringLiteral("table.example.org"));
    window.findChild<QLabel*>(QStringLiteral("lobbyRemark"))->hide();
    bool written = both && take("far-lobby.png");
    button("farReady")->click();
    RemoteGame& game = seat.game();
    int choices = 0;
    const auto isAsked = [&] {
        game.release(); // of what is held up to be seen
        return game.isOn() && (game.isOver() || !game.actions().empty());
    };
    while (written && test::waitUntil(isAsked) && !game.isOver() && game.seen().turn < kTurn) {
        const int position = game.position();
        game.take(choiceIn(game, ++choices));
        written = test::waitUntil([&] { return game.position() != position; });
    }
    auto& page = *panel.findChild<PlayPage*>();
    const auto* lines = panel.findChild<QPlainTextEdit*>(QStringLiteral("talkLines"));
    const QString words = QStringLiteral("Good evening!");
    seat.say(Chat{words});
    written = test::waitUntil([&] { return lines->toPlainText().contains(words); }) && written;
    page.showSide(PlayPage::Far);
    written = written && take("far-table.png");
    page.findChild<QAction*>(QStringLiteral("far.leave"))->trigger();
    other.kill();
    other.waitForFinished(test::kHangMs);
    return written;
}

} // namespace dossier
