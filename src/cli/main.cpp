#include "cli/cli.h"
#include "cli/standard_input.h"
#include "disk/standard_streams.h"

#include <QCoreApplication>
#include <QFile>

#include <csignal>
#include <cstdio>
#include <unistd.h>

int main(int argc, char** argv)
{
    dossier::holdPlacesOfClosedStreams();
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow any more is an error like a full disk
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("dossier"));
    dossier::StandardInput in(STDIN_FILENO);
    QFile out, err;
    if (!out.open(STDOUT_FILENO, QIODevice::WriteOnly | QIODevice::Unbuffered) ||
        !err.open(stderr, QIODevice::WriteOnly | QIODevice::Unbuffered))
        return 4;
    return dossier::runCli(QCoreApplication::arguments().mid(1), in, out, err);
}
