// Every card of the base set can be drawn and said.
#include "app/card_face/card_face.h"
#include "app/widgets/card_words.h"
#include "drawn.h"
#include "support/base_set.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

namespace dossier {

namespace {

QImage face(const Card& card, Look look, qreal width)
{
    const Theme theme = themeFor(look, QApplication::font());
    QImage image(QSizeF(width, width / kFaceProportion).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintCardFace(painter, QRectF(image.rect()), card, {}, theme);
    return image;
}

} // namespace

TEST(CardFace, DrawsEveryCardOnItsPaper)
{
    for (const Card& card : test::baseSet().cards()) {
        const QImage image = face(card, Look::Day, 252);
        const Theme theme = themeFor(Look::Day, QApplication::font());
        EXPECT_EQ(image.pixelColor(3, 176), theme.of(card.type)) << card.id << ": the edge says the type";
        EXPECT_EQ(qAlpha(image.pixel(126, 20)), 255) << card.id;
    }
}

TEST(CardFace, LooksDifferentByNight)
{
    const Card& card = test::baseSet()[test::card("XF96-0063v1")];
    EXPECT_NE(face(card, Look::Day, 252), face(card, Look::Night, 252));
}

TEST(CardFace, CanBeAnySize)
{
    const Card& card = test::baseSet()[test::card("XF96-0169v1")];
    for (const qreal width : {20.0, 90.0, 1500.0})
        EXPECT_GT(test::coloursIn(face(card, Look::Day, width)), 4) << width;
    EXPECT_NE(qAlpha(face(card, Look::Day, 1).pixel(0, 0)), 0);
}

TEST(CardFace, KeepsItsProportion)
{
    const QRectF tall = faceIn(QRectF(10, 20, 100, 900));
    EXPECT_DOUBLE_EQ(tall.width() / tall.height(), kFaceProportion);
    EXPECT_EQ(tall.top(), 20);
    const QRectF flat = faceIn(QRectF(0, 0, 900, 88));
    EXPECT_DOUBLE_EQ(flat.height(), 88);
    EXPECT_DOUBLE_EQ(flat.center().x(), 450);
}

TEST(CardWords, SaysASiteInOneSentence)
{
    EXPECT_EQ(describe(test::baseSet()[test::card("XF96-0063v1")]).toStdString(),
              "Aubrey, MO; Site; cost 2 RP; needs Behavioral 4; asks Motive");
}

TEST(CardWords, TellsNotApplicableFromNothing) // COMBAT-14
{
    EXPECT_EQ(figure(Rating{Rating::Kind::NotApplicable, 0}), "N/A");
    EXPECT_EQ(figure(Rating{Rating::Kind::Number, 0}), "0");
}

// No card is blank paper.
TEST(CardWords, HasTwoShortFactsForEveryCard)
{
    for (const Card& card : test::baseSet().cards()) {
        EXPECT_EQ(shortFacts(card).size(), 2) << card.id;
        EXPECT_FALSE(shortFacts(card).contains(QString())) << card.id;
        EXPECT_TRUE(describe(card).startsWith(QString::fromStdString(card.title))) << card.id;
    }
}

} // namespace dossier
