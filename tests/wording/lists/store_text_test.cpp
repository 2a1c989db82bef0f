// What a store refuses is told in our words, never in those of SQLite.
#include "wording/lists/store_text.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

using Kind = StoreError::Kind;

const QString kRaw = QStringLiteral("CHECK constraint failed: count BETWEEN 0 AND 999999");

QString told(Kind kind, const QString& detail)
{
    return sentence(StoreError(kind, QStringLiteral("/home/mulder/dossier.sqlite"), QStringLiteral("save"), detail));
}

} // namespace

TEST(StoreText, TellsWhatFailedWithoutTheWordsOfAStatement)
{
    EXPECT_FALSE(told(Kind::Other, kRaw).contains(kRaw));
    EXPECT_FALSE(told(Kind::Exists, kRaw).contains(kRaw));
}

TEST(StoreText, IsASentenceWhereThereIsNoMoreToSay)
{
    for (const Kind kind : {Kind::CannotOpen, Kind::BadValue, Kind::Exists, Kind::Other}) {
        const QString text = told(kind, QString());
        EXPECT_FALSE(text.contains(QStringLiteral("()"))) << text.toStdString();
        EXPECT_FALSE(text.contains(QStringLiteral(": ."))) << text.toStdString();
        EXPECT_TRUE(text.endsWith(QLatin1Char('.'))) << text.toStdString();
    }
}

// On a medium that takes nothing, say: permissions are not what is in the way of reading it.
TEST(StoreText, SaysOfAnOlderFileWhatWouldHelp)
{
    const QString text = told(Kind::OldReadOnly, QStringLiteral("version 1 needs an upgrade"));
    EXPECT_TRUE(text.contains(QStringLiteral("older version"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("--db"))) << text.toStdString();
}

// Among thousands of rows of a file nobody finds it otherwise.
TEST(StoreText, NamesTheCardWhoseRowsDoNotGoTogether)
{
    const QString number = QStringLiteral("XF96-0063v1");
    EXPECT_TRUE(told(Kind::NotesTooLong, number).contains(number));
    EXPECT_TRUE(told(Kind::TooMany, number).contains(number));
    EXPECT_TRUE(told(Kind::TooMany, {}).contains(QStringLiteral("in the whole collection"))) << "none by itself";
}

TEST(StoreText, OffersToGoOnWithoutRowsThatStandInTheWay)
{
    const QString text = told(Kind::StrayRows, QStringLiteral("deck_card (deck_id 99)"));
    EXPECT_TRUE(text.contains(QStringLiteral("deck_card (deck_id 99)")));
    EXPECT_TRUE(text.contains(QStringLiteral("db upgrade --set-aside")));
}

} // namespace dossier
