// The user's own pictures: names, places, background work, and files that are no pictures.
#include "desk/pictures/card_pictures.h"
#include "support/base_set.h"
#include "support/two_sets.h"
#include "tests/support/waiting.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class Pictures : public testing::Test
{
protected:
    QTemporaryDir folder;

    QString put(const QString& name, QColor colour = Qt::red, QSize size = {63, 88})
    {
        const QString path = folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QImage image(size, QImage::Format_RGB32);
        image.fill(colour);
        EXPECT_TRUE(image.save(path)) << path.toStdString();
        return path;
    }
    void write(const QString& name, const QByteArray& bytes)
    {
        QFile file(folder.filePath(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    PictureFolder look() const { return lookInto(folder.path(), test::officialCards()); }

    // Asks until it comes.
    static QPixmap wait(CardPictures& pictures, CardIndex card, int width = 63)
    {
        QPixmap picture;
        (void)test::waitUntil([&] { return !(picture = pictures.picture(card, width, 1)).isNull(); });
        return picture;
    }
};

} // namespace

TEST_F(Pictures, ANumberServesItsPrinting)
{
    const QString path = put("xf96-0169v1.jpg");
    EXPECT_EQ(look().files, (QHash<CardIndex, QString>{{test::card("XF96-0169v1"), path}}));
}

TEST_F(Pictures, ANumberWithoutItsMarkAndATitleServeAllPrintings)
{
    put("XF96-0169.png");
    EXPECT_TRUE(look().files.contains(test::card("XF96-0169v1")));
    QFile::remove(folder.filePath("XF96-0169.png"));
    put("Agent Fox Mulder.png");
    EXPECT_EQ(look().files.size(), 3) << "two of the base set, one of the second edition";
}

TEST_F(Pictures, ATitleMayLackWhatFileNamesCannotHold)
{
    put("who_.png"); // no such card
    put("warren james dupré, the lazarus man.JPG");
    EXPECT_EQ(look().files.size(), 2) << "in both editions";
    EXPECT_EQ(look().ignored, 1);
}

TEST_F(Pictures, TheBetterNameAndTheBetterPlaceWin)
{
    put("First Aid.png");
    const QString number = put("xf96-0002v1.png");
    const CardIndex card = test::card("XF96-0002v1");
    EXPECT_EQ(look().files[card], number);
    const QString inSet = put("XF96/0002.png");
    EXPECT_EQ(look().files[card], inSet);
    const QString custom = put("CUSTOM/first aid.png");
    EXPECT_EQ(look().files[card], custom);
    EXPECT_EQ(look().folders.size(), 3);
}

TEST_F(Pictures, ANumberInTheFolderOfASetIsOneOfItsCards)
{
    const QString first = put("XF96/0004.png");
    const QString second = put("xf97/4.png");
    const QHash<CardIndex, QString> files = lookInto(folder.path(), test::twoSets()).files;
    EXPECT_EQ(files[*test::twoSets().findNumber("XF96-0004v1")], first);
    EXPECT_EQ(files[*test::twoSets().findNumber("XF97-0004v2")], second);
}

TEST_F(Pictures, OtherFilesAndAMissingFolderAreNoHarm)
{
    write("notes.txt", "nothing");
    EXPECT_TRUE(look().files.isEmpty());
    EXPECT_EQ(look().ignored, 0);
    EXPECT_EQ(lookInto(folder.filePath("no/where"), test::officialCards()).folders, QStringList(folder.path()))
        << "there it would be seen to come";
    EXPECT_TRUE(lookInto({}, test::officialCards()).files.isEmpty());
}

TEST_F(Pictures, ComeFromTheBackgroundAtTheSizeAskedFor)
{
    put("xf96-0002v1.png", Qt::blue, {630, 880});
    CardPictures pictures(test::officialCards(), folder.path());
    const CardIndex card = test::card("XF96-0002v1");
    EXPECT_TRUE(pictures.picture(card, 100, 1).isNull()) << "never waits";
    const QPixmap picture = wait(pictures, card, 100);
    ASSERT_FALSE(picture.isNull());
    EXPECT_GE(picture.width(), 100);
    EXPECT_LE(picture.width(), 160) << "not the whole scan";
    EXPECT_EQ(picture.toImage().pixelColor(20, 20), QColor(Qt::blue));
    EXPECT_EQ(pictures.count(), 1);
    EXPECT_FALSE(pictures.has(test::card("XF96-0003v1")));
}

TEST_F(Pictures, ABrokenFileIsToldAndTheCardDrawnInstead)
{
    write("xf96-0002v1.jpg", "this is no picture");
    write("xf96-0003v1.png", QByteArray("\x89PNG\r\n\x1a\n") + QByteArray(100, 'x'));
    CardPictures pictures(test::officialCards(), folder.path());
    const QSignalSpy arrived(&pictures, &CardPictures::arrived);
    for (const char* number : {"XF96-0002v1", "XF96-0003v1"}) {
        EXPECT_TRUE(test::waitUntil([&] {
            pictures.picture(test::card(number), 63, 1);
            return pictures.looked() && !pictures.has(test::card(number));
        }));
    }
    EXPECT_EQ(pictures.broken().size(), 2);
    EXPECT_TRUE(pictures.picture(test::card("XF96-0002v1"), 63, 1).isNull());
}

TEST_F(Pictures, AnAbsurdlyLargePictureIsRefusedBeforeItIsRead)
{
    // A header that promises 60,000 x 60,000 pixels.
    QByteArray bitmap("P6\n60000 60000\n255\n");
    write("xf96-0002v1.png", bitmap + QByteArray(1000, 'x'));
    EXPECT_TRUE(decodePicture(folder.filePath("xf96-0002v1.png"), 100).isNull());
}

TEST_F(Pictures, NewFilesAreSeen)
{
    CardPictures pictures(test::officialCards(), folder.path());
    pictures.look();
    ASSERT_TRUE(test::waitUntil([&] { return pictures.looked(); }));
    EXPECT_EQ(pictures.count(), 0);
    put("xf96-0002v1.png");
    EXPECT_TRUE(test::waitUntil([&] { return pictures.count() == 1; }));
    EXPECT_FALSE(wait(pictures, test::card("XF96-0002v1")).isNull());
}

TEST_F(Pictures, AFolderMadeLaterIsSeen)
{
    CardPictures pictures(test::officialCards(), folder.filePath("not/yet"));
    QSignalSpy read(&pictures, &CardPictures::folderRead);
    (void)pictures.picture(test::card("XF96-0001v1"), 100, 1);
    ASSERT_TRUE(read.wait());
    EXPECT_EQ(pictures.count(), 0);
    put("not/yet/xf96-0001v1.png");
    EXPECT_TRUE(test::waitUntil([&] { return pictures.count() == 1; }));
}

TEST_F(Pictures, WhatNoPluginReadsIsTold)
{
    if (pictureEndings().contains("webp"))
        GTEST_SKIP() << "this system reads them";
    write("first aid.WEBP", "RIFF");
    write("xf96-0001v1.webp", "RIFF");
    const QString better = put("xf96-0001v1.png");
    CardPictures pictures(test::officialCards(), folder.path());
    pictures.look();
    ASSERT_TRUE(test::waitUntil([&] { return pictures.looked(); }));
    EXPECT_EQ(pictures.broken(), QStringList(folder.filePath("first aid.WEBP"))) << "before anybody asks for the card";
    EXPECT_TRUE(pictures.has(test::card("XF96-0001v1")));
    EXPECT_EQ(look().files.value(test::card("XF96-0001v1")), better);
}

TEST_F(Pictures, AnotherFolderIsTakenAtOnce)
{
    put("one/xf96-0002v1.png");
    CardPictures pictures(test::officialCards(), folder.filePath("nowhere"));
    pictures.look();
    ASSERT_TRUE(test::waitUntil([&] { return pictures.looked(); }));
    pictures.setFolder(folder.filePath("one"));
    EXPECT_TRUE(test::waitUntil([&] { return pictures.count() == 1; }));
}

TEST_F(Pictures, MayGoAwayWhileTheyAreStillBeingRead)
{
    for (int i = 1; i <= 40; ++i)
        put(QStringLiteral("xf96-%1v1.png").arg(i, 4, 10, QLatin1Char('0')), Qt::green, {600, 840});
    for (int round = 0; round < 3; ++round) {
        CardPictures pictures(test::officialCards(), folder.path());
        pictures.look();
        ASSERT_TRUE(test::waitUntil([&] { return pictures.looked(); }));
        for (CardIndex card = 0; card < 40; ++card)
            pictures.picture(card, 300, 2);
    }
    SUCCEED();
}

} // namespace dossier
