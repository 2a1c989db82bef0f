// How the collection's tab behaves with a collection of any size: how long it takes to load, how long the window is
// deaf meanwhile at most, what an entry, an undo, a search and a sorting cost, and the memory it holds.
//   build/release/bin/fill_collection large.sqlite 1000000
//   QT_QPA_PLATFORM=offscreen build/release/bin/collection_benchmark large.sqlite
#include "app/collection/collection_panel.h"
#include "app/collection/heap_view.h"
#include "app/shell/main_window.h"
#include "app/shell/program.h"
#include "app/widgets/ask.h"
#include "desk/history.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace dossier {

namespace {

template <typename Act>
double milliseconds(Act act)
{
    QElapsedTimer timer;
    timer.start();
    act();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

// With the painting that follows.
template <typename Act>
void say(const char* what, Act act)
{
    std::vector<double> times;
    for (int i = 0; i < 9; ++i)
        times.push_back(milliseconds([&] {
            act(i);
            QApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
        }));
    std::ranges::sort(times);
    std::printf("%-40s median %7.1f ms, worst %7.1f ms\n", what, times[4], times[8]);
}

double residentMegabytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly))
        for (const QByteArray& line : status.readAll().split('\n'))
            if (line.startsWith("VmRSS:"))
                return static_cast<double>(line.mid(6).chopped(2).trimmed().toLong()) / 1000;
    return 0;
}

void loadAll(MainWindow& window)
{
    double longest = 0;
    const double opening = milliseconds([&] {
        window.showTab(MainWindow::Collection);
        QApplication::processEvents();
    });
    const double turning = milliseconds([&] {
        window.collection().showPage(CollectionPanel::Heaps);
        QApplication::processEvents();
    });
    auto* table = window.collection().findChild<HeapView*>(QStringLiteral("heapTable"));
    auto* heaps = static_cast<HeapTableModel*>(table->model());
    const double loading = milliseconds([&] {
        while (!heaps->complete())
            longest = std::max(longest, milliseconds([] { QApplication::processEvents(); }));
    });
    std::printf("%d heaps; the tab opens in %.1f ms, its copies in %.1f ms, all is loaded after %.0f ms\n",
                heaps->heapCount(), opening, turning, loading);
    std::printf("the window is deaf meanwhile for at most %.1f ms at a time\n", longest);
}

void type(QLineEdit& line, const QString& text)
{
    line.setText(text);
    QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, {});
    QApplication::sendEvent(&line, &enter);
}

void measure(Program& program)
{
    MainWindow& window = program.window();
    window.resize(1280, 760);
    window.show();
    QApplication::processEvents();
    loadAll(window);
    std::printf("resident memory: %.1f MB\n", residentMegabytes());
    auto* line = window.findChild<QLineEdit*>(QStringLiteral("entryLine"));
    auto* search = window.findChild<QLineEdit*>(QStringLiteral("collectionSearch"));
    auto* table = window.findChild<HeapView*>(QStringLiteral("heapTable"));
    say("rapid entry, a card that is there", [&](int i) { type(*line, QString::number(40 + i)); });
    say("undo", [&](int) { program.desk().history.undo(); });
    say("redo", [&](int) { program.desk().history.redo(); });
    const QStringList queries{QStringLiteral("t:site"), QStringLiteral("own>=5"), QStringLiteral("loc:\"box 7\""),
                              QStringLiteral("mulder"), QStringLiteral("cond:good cost<3")};
    say("a search", [&](int i) { search->setText(queries[i % queries.size()]); });
    say("no search", [&](int i) { search->setText(i % 2 ? QStringLiteral("x:damage") : QString()); });
    search->clear();
    say("sorting by a column", [&](int i) { table->model()->sort(HeapCells::Count + i, Qt::DescendingOrder); });
    say("back to the usual order", [&](int) { table->model()->sort(-1, Qt::AscendingOrder); });
    say("a note", [&](int i) {
        table->model()->setData(table->model()->index(i, HeapCells::Note), QStringLiteral("note %1").arg(i));
    });
    say("to the end and back", [&](int i) { i % 2 ? table->scrollToTop() : table->scrollToBottom(); });
    std::printf("resident memory: %.1f MB\n", residentMegabytes());
}

} // namespace

} // namespace dossier

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (argc != 2) {
        std::fprintf(stderr, "Usage: collection_benchmark DATABASE\n");
        return 2;
    }
    const QTemporaryDir settings;
    dossier::AskWithDialogs ask;
    dossier::Program program({QString::fromLocal8Bit(argv[1]), QStringLiteral("en"), settings.path()}, ask);
    dossier::measure(program);
}
