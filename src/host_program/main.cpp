// dossier-host: tables for people far apart, without a window.
#include "disk/standard_streams.h"
#include "host_program/host_program.h"

#include <QCoreApplication>

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
    return dossier::runHostProgram(QCoreApplication::arguments());
}
