// Runs the tests of the table: no screen, no widget.
#include "wording/words/language.h"

#include <QCoreApplication>

#include <gtest/gtest.h>

int main(int argc, char** argv)
{
    testing::InitGoogleTest(&argc, argv);
    const QCoreApplication application(argc, argv);
    // The plural forms of English.
    const dossier::Language language(QStringLiteral("en"));
    return RUN_ALL_TESTS();
}
