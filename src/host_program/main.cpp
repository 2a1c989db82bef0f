// dossier-host: tables for people far apart, without a window.
#include "disk/standard_streams.h"
#include "host_program/host_program.h"

#include <QCoreApplication>
#include <QLoggingCategory>

#include <csignal>

int main(int argc, char** argv)
{
    dossier::holdPlacesOfClosedStreams();
    // A pipe that nobody reads, a file that may not grow any more are errors like a full disk.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("dossier-host"));
    QCoreApplication::setApplicationVersion(QStringLiteral(DOSSIER_VERSION));
    // Qt warns at each piece that comes over a line it has closed: any stranger could fill the log with it.
    QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false"));
    return dossier::runHostProgram(QCoreApplication::arguments());
}
