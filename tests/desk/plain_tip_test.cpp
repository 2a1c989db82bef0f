#include "desk/plain_tip.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(PlainTip, KeepsWhatLooksLikeMarkup)
{
    const QString text = QStringLiteral("<img src=\"a.png\"> &lt;b&gt; &amp; %1");
    EXPECT_EQ(plainTip(text), text);
    EXPECT_EQ(plainTip({}), QString());
    EXPECT_EQ(plainTip(QStringLiteral("one\n\ntwo")), QStringLiteral("one\n\ntwo"));
}

TEST(PlainTip, BreaksLinesAtBlanks)
{
    const QString words = QStringLiteral("word ").repeated(60).trimmed();
    const QString tip = plainTip(words);
    for (const QString& line : tip.split(QLatin1Char('\n'))) {
        EXPECT_LE(line.size(), tip::kLine);
        EXPECT_FALSE(line.startsWith(QLatin1Char(' ')));
    }
    EXPECT_EQ(QString(tip).replace(QLatin1Char('\n'), QLatin1Char(' ')), words) << "no letter is lost";
}

TEST(PlainTip, BreaksALongWordBetweenWholeLetters)
{
    for (int before = 90; before < 100; ++before) {
        const QString word = QString(before, QLatin1Char('a')) + QStringLiteral("\U0001F6F8").repeated(30);
        const QString tip = plainTip(word);
        EXPECT_EQ(QString(tip).remove(QLatin1Char('\n')), word);
        for (const QString& line : tip.split(QLatin1Char('\n')))
            EXPECT_FALSE(line.at(0).isLowSurrogate()) << before;
    }
}

TEST(PlainTip, EndsWhereNobodyWouldReadOn)
{
    const QString tip = plainTip(QString(100'000, QLatin1Char('W')));
    EXPECT_LT(tip.size(), tip::kMost + 50);
    EXPECT_TRUE(tip.endsWith(QChar(0x2026)));
}

TEST(PlainCaption, MarksNoKey)
{
    EXPECT_EQ(plainCaption(QStringLiteral("R&D && &x")), QStringLiteral("R&&D &&&& &&x"));
}

TEST(PlainTitle, HoldsNoPlaceForAMark)
{
    EXPECT_EQ(plainTitle(QStringLiteral("a [*] b[*][*]")), QStringLiteral("a [*][*] b[*][*][*][*]"));
}

} // namespace dossier
