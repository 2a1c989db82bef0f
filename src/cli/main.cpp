#include "cli/cli.h"

#include <QCoreApplication>
#include <QFile>

#include <csignal>
#include <cstdio>
#include <fcntl.h>

namespace {

// A standard stream that was closed would be the next file that is opened: an answer would be written into the
// database. These can be neither read from nor written to.
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
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow any more is an error like a full disk
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("dossier"));
    QFile in, out, err;
    if (!in.open(stdin, QIODevice::ReadOnly) || !out.open(stdout, QIODevice::WriteOnly) ||
        !err.open(stderr, QIODevice::WriteOnly | QIODevice::Unbuffered))
        return 4;
    return dossier::runCli(QCoreApplication::arguments().mid(1), in, out, err);
}
