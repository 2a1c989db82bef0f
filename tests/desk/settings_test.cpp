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

// Stops are kept, and what is usual is so only as long as nothing has been chosen.
TEST(Settings, KeepTheStopsOfTheTable)
{
    const QTemporaryDir folder;
    Settings settings(folder.path());
    EXPECT_EQ(settings.tableStops(), TableStops());
    EXPECT_TRUE(settings.tableStops().of(Phase::Debriefing).mine);
    TableStops none;
    none.of(Phase::Debriefing).mine = false;
    settings.setTableStops(none);
    settings.save();
    EXPECT_EQ(Settings(folder.path()).tableStops(), none) << "an empty list is not the usual one";
    TableStops many;
    many.of(Phase::Investigation) = {true, true};
    many.beforeSite = true;
    many.freeDraw = false;
    many.lastSite = false;
    many.guess = 3;
    many.cards[QStringLiteral("XF96-0270v1")] = CardStop::Always;
    many.cards[QStringLiteral("XF96-0161v1")] = CardStop::OnlyClicked;
    EXPECT_EQ(tableStopsOf(wordsOf(many)), many);
    EXPECT_EQ(tableStopsOf({QStringLiteral("mine:nowhere"), QStringLiteral("whatever")}), none);
}

} // namespace dossier
