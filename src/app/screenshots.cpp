#include "app/screenshots.h"

#include "app/goldfish/goldfish_panel.h"
#include "app/main_window.h"
#include "app/program.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QPushButton>
#include <QTableView>

namespace dossier {

namespace {

constexpr int kLongestWaitMs = 60'000;

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

} // namespace

bool takeScreenshots(Program& program, const QString& folder, const QString& size)
{
    MainWindow& window = program.window();
    window.resize(sizeFrom(size));
    window.show();
    const QStringList names{QStringLiteral("cards"), QStringLiteral("collection"), QStringLiteral("decks"),
                            QStringLiteral("goldfish"), QStringLiteral("notebook")};
    bool written = QDir().mkpath(folder);
    for (int tab = 0; tab < MainWindow::kTabs; ++tab) {
        window.showTab(tab);
        QApplication::processEvents();
        if (tab == MainWindow::Goldfish)
            playGoldfish(window);
        QApplication::processEvents();
        written = window.grab().save(QDir(folder).filePath(names[tab] + QStringLiteral(".png"))) && written;
    }
    return written;
}

} // namespace dossier
