// Runs the desk's tests: without a screen, without a widget.
#include "wording/words/language.h"

#include <QGuiApplication>

#include <gtest/gtest.h>

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    testing::InitGoogleTest(&argc, argv);
    const QGuiApplication application(argc, argv);
    // The plural forms of English.
    const dossier::Language language(QStringLiteral("en"));
    return RUN_ALL_TESTS();
}
