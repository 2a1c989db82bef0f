// dossier-host: tables for people far apart, without a window.
#include "host_program/host_program.h"

#include <QCoreApplication>

#include <csignal>
#include <fcntl.h>

namespace {

// A standard stream that was closed would be the next file that is opened: invitations would be written into it. These
// can be neither read from nor written to.
void holdPlacesOfClosedStreams()
{
    for (const int stream : {0, 1, 2})
        if (::fcntl(stream, F_GETFD) == -1)
            static_cast<void>(::open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY));
}

} // namespace

int main(int argc, char** argv)
{
    holdPlacesOfClosedStreams();
    // A pipe that nobody reads, a file that may not grow any more are errors like a full disk.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("dossier-host"));
    QCoreApplication::setApplicationVersion(QStringLiteral(DOSSIER_VERSION));
    return dossier::runHostProgram(QCoreApplication::arguments());
}
