// Puts a collection of so many heaps into a database, to measure with: fill_collection DATABASE HEAPS
#include "db/heaps.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const int heaps = argc == 3 ? QByteArray(argv[2]).toInt() : 0;
    if (heaps < 1) {
        std::fprintf(stderr, "Usage: fill_collection DATABASE HEAPS\n");
        return 2;
    }
    const dossier::Database database(QString::fromLocal8Bit(argv[1]));
    dossier::test::fill(database, heaps);
}
