// dossier-host: tables for people far apart, without a window.
#include "host_program/host_program.h"

#include <QCoreApplication>

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("dossier-host"));
    QCoreApplication::setApplicationVersion(QStringLiteral(DOSSIER_VERSION));
    return dossier::runHostProgram(QCoreApplication::arguments());
}
