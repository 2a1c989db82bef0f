#include "desk/settings.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace dossier {

// As versions before the tab of playtests stored it.
TEST(Settings, KnowATabByTheNumberItOnceHad)
{
    const QTemporaryDir folder;
    Settings settings(folder.path());
    EXPECT_EQ(settings.currentTab(), QString());
    for (const auto& [stored, tab] : {std::pair("0", "cards"), {"4", "table"}, {"6", "rules"}, {"7", ""}}) {
        settings.setCurrentTab(QLatin1String(stored));
        EXPECT_EQ(settings.currentTab(), QLatin1String(tab)) << stored;
    }
    settings.setCurrentTab(QStringLiteral("playtest"));
    EXPECT_EQ(settings.currentTab(), QStringLiteral("playtest"));
}

} // namespace dossier
