// Every sign is drawn, in the colour asked for, and is like no other of its kind.
#include "app/card_face/card_ground.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/theme/marks.h"
#include "app/theme/signs.h"
#include "app/widgets/desk.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

namespace dossier {

namespace {

template <typename Paint>
QImage drawing(Paint paint)
{
    QImage image(48, 48, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(painter, QRectF(image.rect()));
    return image;
}

int inkOf(const QImage& image, const QColor& colour)
{
    int ink = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == colour)
                ++ink;
    return ink;
}

template <typename Draw>
void expectDrawnAndDifferent(const char* kind, int count, const Draw& draw)
{
    constexpr int kLeastInk = 20; // pixels of 48 x 48
    std::vector<QImage> all;
    for (int i = 0; i < count; ++i) {
        for (const QColor& colour : {QColor(0x2040c0), QColor(0xe0b030)})
            EXPECT_GE(inkOf(draw(i, colour), colour), kLeastInk) << kind << " " << i;
        all.push_back(draw(i, Qt::black));
        for (int other = 0; other < i; ++other)
            EXPECT_NE(all[static_cast<std::size_t>(other)], all.back()) << kind << " " << other << " and " << i;
    }
}

} // namespace

TEST(Signs, AreDrawnInTheirColourAndTellWhatTheyMean)
{
    const auto kind = [](auto paint, auto first) {
        return [paint, first](int i, const QColor& colour) {
            return drawing([&](QPainter& painter, const QRectF& box) {
                paint(painter, box, static_cast<decltype(first)>(i), colour);
            });
        };
    };
    expectDrawnAndDifferent("type", kCardTypes, kind(paintTypeMark, CardType{}));
    expectDrawnAndDifferent("pool", 3, kind(paintPoolMark, Pool{}));
    expectDrawnAndDifferent("characteristic", kCharacteristics, kind(paintEmblem, Characteristic{}));
    expectDrawnAndDifferent("pile", 3, kind(paintPileMark, PileMark{}));
    expectDrawnAndDifferent("health", 1, [](int, const QColor& colour) {
        return drawing([&](QPainter& painter, const QRectF& box) { paintHealthMark(painter, box, colour); });
    });
    expectDrawnAndDifferent("severity", 4, [](int i, const QColor& colour) {
        Theme theme;
        theme.error = theme.agreement = theme.advice = colour;
        const auto severity = static_cast<Severity>(i);
        const QColor own = theme.of(severity);
        EXPECT_EQ(own, colour);
        return drawing([&](QPainter& painter, const QRectF& box) { paintSeverityMark(painter, box, severity, theme); });
    });
}

TEST(Signs, IconsFollowTheLook)
{
    const test::TestProgram program;
    Appearance& appearance = program.desk().appearance;
    for (const LookChoice look : {LookChoice::Day, LookChoice::Night}) {
        appearance.choose(look);
        const QColor ink = appearance.theme().ink;
        expectDrawnAndDifferent("icon", static_cast<int>(Glyph::Rules) + 1, [&](int i, const QColor& colour) {
            QImage image = icon(static_cast<Glyph>(i), appearance).pixmap(48, 48).toImage();
            EXPECT_GT(inkOf(image, ink), 0) << i;
            for (int y = 0; y < image.height(); ++y) // as if it had been asked for in this colour
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixelColor(x, y) == ink)
                        image.setPixelColor(x, y, colour);
            return image;
        });
    }
}

// A card's ground has its watermark, an X-File's by Affiliation.
TEST(Signs, EveryCardHasItsWatermark)
{
    Theme theme = themeFor(Look::Day, {});
    const auto watermark = [&](const Card& card) {
        QImage image(126, 176, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintCardGround(painter, QRectF(image.rect()), card, theme);
        return image.copy(card.agent ? QRect(40, 90, 64, 60) : QRect(30, 80, 70, 70));
    };
    for (const Card& card : test::baseSet().cards()) {
        const QImage image = watermark(card);
        const QRgb paper = image.pixel(0, 0);
        int marked = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                marked += image.pixel(x, y) != paper;
        EXPECT_GT(marked, 100) << card.title;
    }
}

TEST(Signs, KeepTheirProportionInTheMiddle)
{
    const QImage image = drawing([](QPainter& painter, const QRectF& box) {
        paintSign(painter, box.adjusted(0, 12, 0, -12), "icon/close", Qt::black);
    });
    EXPECT_EQ(image, image.mirrored(true, false));
    EXPECT_EQ(inkOf(image.copy(0, 0, 12, 48), Qt::black), 0);
    EXPECT_EQ(inkOf(image.copy(0, 0, 48, 12), Qt::black), 0);
    EXPECT_GT(inkOf(image.copy(22, 22, 4, 4), Qt::black), 0);
}

TEST(Signs, AreAsFaintAsTheirColour)
{
    const QImage image = drawing(
        [](QPainter& painter, const QRectF& box) { paintSign(painter, box, "icon/minus", QColor(0, 0, 0, 128)); });
    EXPECT_NEAR(image.pixelColor(24, 24).alpha(), 128, 1);
}

} // namespace dossier
