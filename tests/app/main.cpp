// Runs the window's tests without a screen unless one is asked for.
#include "app/shell/guarded_application.h"
#include "box/game_data.h"
#include "wording/words/language.h"

#include <gtest/gtest.h>

int main(int argc, char** argv)
{
    dossier::putOnlyTheBaseSetInTheBox(true); // most tests count its cards; tests/app/cards/all_sets_test.cpp has all
    dossier::readTheBoxOnce();
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    testing::InitGoogleTest(&argc, argv);
    const dossier::GuardedApplication application(argc, argv);
    // The plural forms of English.
    const dossier::Language language(QStringLiteral("en"));
    return RUN_ALL_TESTS();
}
