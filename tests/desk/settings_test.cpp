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

// Two windows: what the one keeps, or forgets, the other does not take away.
TEST(Settings, KeepASeatThatAnotherWindowKept)
{
    const QTemporaryDir folder;
    Settings one(folder.path());
    Settings other(folder.path());
    one.keepFarSeat(QStringLiteral("dossier://a\tAda\tBea"));
    one.save();
    other.keepFarSeat(QStringLiteral("dossier://b\tBea\t"));
    other.save();
    EXPECT_EQ(Settings(folder.path()).farSeats().size(), 2);
    one.forgetFarSeat(QStringLiteral("dossier://a\tAda\tall of them"));
    one.save();
    EXPECT_EQ(Settings(folder.path()).farSeats(), QStringList(QStringLiteral("dossier://b\tBea\t")));
}

TEST(Settings, KeepTheLastTwentySeatsAndThoseOfOlderVersions)
{
    const QTemporaryDir folder;
    const QStringList old{QStringLiteral("dossier://new\tAda\t"), QStringLiteral("dossier://old\tAda\t")};
    {
        SettingsFile before(folder.filePath(QStringLiteral("dossier.ini")));
        before.setValue(QStringLiteral("farSeats"), old);
    }
    Settings settings(folder.path());
    EXPECT_EQ(settings.farSeats(), old);
    settings.keepFarSeat(QStringLiteral("dossier://newest\tAda\t"));
    settings.save();
    EXPECT_EQ(Settings(folder.path()).farSeats(), QStringList(QStringLiteral("dossier://newest\tAda\t")) + old);
    settings.keepFarSeat(old[1]);
    EXPECT_EQ(settings.farSeats().front(), old[1]) << "sat at last";
    for (int i = 0; i < 30; ++i)
        settings.keepFarSeat(QStringLiteral("dossier://%1\tAda\t").arg(i));
    EXPECT_EQ(settings.farSeats().size(), 20);
    EXPECT_EQ(settings.farSeats().front(), QStringLiteral("dossier://29\tAda\t"));
}

} // namespace dossier
