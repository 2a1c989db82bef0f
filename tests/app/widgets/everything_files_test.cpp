// All that is kept leaves the window as one file and comes back from it; a backup is made and asked for.
#include "app/decks/deck_files.h"
#include "app/decks/decks_panel.h"
#include "app/widgets/everything_files.h"
#include "db/file/database.h"
#include "db/file/statement.h"
#include "desk/deck_library.h"
#include "desk/files/everything.h"
#include "desk/history.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "support/deck_builder.h"
#include "test_program.h"

#include <QAction>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class EverythingTest : public testing::Test
{
protected:
    EverythingTest()
    {
        program.desk().shelf.create(test::legalDeck());
        program.desk().owned.add(test::card("XF96-0063v1"), 3);
    }

    test::TestProgram program;
};

} // namespace

TEST_F(EverythingTest, LeavesAsOneFileAndComesBack)
{
    const QString zip = program.path(QStringLiteral("all.zip"));
    program.answers.files = {zip};
    program.window().findChild<QAction*>(QStringLiteral("everything.export"))->trigger();
    EXPECT_TRUE(program.message().contains(QStringLiteral("all.zip"))) << program.message().toStdString();
    const Deck deck = program.desk().openDeck.deck();
    program.desk().owned.remove(test::card("XF96-0063v1"), 3);
    program.desk().shelf.remove(program.desk().openDeck.id());

    program.window().decks().files().importFrom(zip);
    EXPECT_EQ(program.desk().owned.copies(test::card("XF96-0063v1")), 3);
    EXPECT_EQ(program.desk().shelf.find(QString::fromStdString(deck.name)), deck);
    EXPECT_TRUE(program.message().startsWith(QStringLiteral("Taken in"))) << program.message().toStdString();
    EXPECT_TRUE(program.desk().settings.recentFiles().first().endsWith(QStringLiteral("all.zip")));
    program.desk().history.undo();
    EXPECT_EQ(program.desk().owned.totalCopies(), 0) << "one step, and the window shows it";
    EXPECT_TRUE(program.desk().shelf.decks().empty());
    EXPECT_EQ(program.desk().searches.rowCount(), 0);
    program.desk().history.redo();
    EXPECT_EQ(program.desk().shelf.decks().size(), 1U);
}

TEST_F(EverythingTest, SaysWhatWasTakenInAndNotWhatTheArchiveHolds)
{
    const QString zip = program.path(QStringLiteral("all.zip"));
    program.answers.files = {zip};
    exportEverything(program.desk(), &program.window());
    program.window().decks().files().importFrom(zip);
    EXPECT_EQ(program.desk().shelf.decks().size(), 1U);
    EXPECT_EQ(program.message(), QStringLiteral("Taken in: 0 rows of the collection, 0 decks, 0 saved searches. "
                                                "1 row of the collection was there already, with as many copies or "
                                                "more. 1 deck was there already, just the same."));
}

// What can be read of a damaged file is offered, with what cannot.
TEST_F(EverythingTest, OffersWhatIsWholeOfADamagedFile)
{
    const QString zip = program.path(QStringLiteral("all.zip"));
    program.answers.files = {zip};
    exportEverything(program.desk(), &program.window());
    QFile damaged(zip);
    ASSERT_TRUE(damaged.open(QIODevice::ReadWrite));
    QByteArray bytes = damaged.readAll();
    const qsizetype at = bytes.indexOf("decks.json") + 12;
    bytes[at] = static_cast<char>(bytes[at] ^ 4);
    damaged.seek(0);
    damaged.write(bytes);
    damaged.close();
    program.desk().owned.remove(test::card("XF96-0063v1"), 3);
    program.answers.sureties = {false, true};
    program.window().decks().files().importFrom(zip);
    EXPECT_EQ(program.desk().owned.totalCopies(), 0);
    program.window().decks().files().importFrom(zip);
    EXPECT_EQ(program.desk().owned.copies(test::card("XF96-0063v1")), 3);
}

TEST_F(EverythingTest, NothingComesWhereSomebodyChangesHisMind)
{
    const QString zip = program.path(QStringLiteral("all.zip"));
    program.answers.files = {zip};
    exportEverything(program.desk(), &program.window());
    program.desk().owned.remove(test::card("XF96-0063v1"), 3);
    program.answers.sureties = {false};
    program.window().decks().files().importFrom(zip);
    ASSERT_EQ(program.answers.asked.size(), 1);
    EXPECT_TRUE(
        program.answers.asked.front().contains(QStringLiteral("This file holds 1 row of the collection, 1 deck")));
    EXPECT_EQ(program.desk().owned.totalCopies(), 0);
    EXPECT_EQ(program.desk().shelf.decks().size(), 1U);
}

TEST_F(EverythingTest, NoBackupIsPutInPlaceWhereSomebodyChangesHisMind)
{
    const QString backup = program.path(QStringLiteral("backup.sqlite"));
    program.answers.files = {backup, backup};
    backUpEverything(program.desk(), &program.window());
    const QSignalSpy wanted(&program.desk().everything, &Everything::restoreWanted);
    program.answers.sureties = {false};
    restoreEverything(program.desk(), &program.window());
    EXPECT_EQ(program.answers.asked.size(), 1);
    EXPECT_EQ(wanted.size(), 0);
}

TEST_F(EverythingTest, ADamagedArchiveIsRefusedWithASentence)
{
    const QString path = program.path(QStringLiteral("bad.zip"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("PK\x03\x04 nothing of the kind");
    file.close();
    program.window().decks().files().importFrom(path);
    EXPECT_TRUE(program.message().contains(QStringLiteral("archive"))) << program.message().toStdString();
}

TEST_F(EverythingTest, ABackupIsMadeAndPutInPlace)
{
    const QString backup = program.path(QStringLiteral("backup.sqlite"));
    program.answers.files = {backup};
    backUpEverything(program.desk(), &program.window());
    EXPECT_TRUE(QFile::exists(backup));
    program.desk().owned.add(test::card("XF96-0063v1"), 4);

    program.answers.files = {backup};
    QSignalSpy wanted(&program.desk().everything, &Everything::restoreWanted);
    restoreEverything(program.desk(), &program.window());
    ASSERT_EQ(wanted.size(), 1);
    Everything::Restored restored;
    program.restart([&] { restored = Everything::putInPlace(program.database(), wanted[0][0].toString()); });
    EXPECT_TRUE(restored.done) << restored.sentence.toStdString();
    EXPECT_EQ(program.desk().owned.copies(test::card("XF96-0063v1")), 3);
}

// It is restored as it was, and somebody is told that it needs looking after.
TEST_F(EverythingTest, ADamagedBackupIsPutInPlaceWithAWarning)
{
    const QString backup = program.path(QStringLiteral("backup.sqlite"));
    program.desk().everything.backUpTo(backup);
    {
        Database copy(backup);
        const Work work = copy.work(QStringLiteral("damage it"));
        run(work, QStringLiteral("UPDATE collection SET acquired = 'yesterday'"));
    }
    Everything::Restored restored;
    program.restart([&] { restored = Everything::putInPlace(program.database(), backup); });
    ASSERT_TRUE(restored.done) << restored.sentence.toStdString();
    bool isWarning = false;
    QObject::connect(&program.desk().notices, &Notices::said, &program.window(),
                     [&isWarning](const Notice& notice) { isWarning = notice.trouble; });
    program.desk().everything.tell(restored);
    const QString told = program.message();
    EXPECT_TRUE(told.startsWith(restored.sentence)) << told.toStdString();
    EXPECT_TRUE(told.contains(QStringLiteral("It is damaged, as the backup was: "))) << told.toStdString();
    EXPECT_TRUE(isWarning);
}

TEST_F(EverythingTest, WhatIsNoBackupIsRefusedAndNothingChanges)
{
    QFile file(program.path(QStringLiteral("letter.txt")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("Dear Agent Scully,");
    file.close();
    Everything::Restored restored;
    program.restart([&] { restored = Everything::putInPlace(program.database(), file.fileName()); });
    EXPECT_FALSE(restored.done);
    EXPECT_FALSE(restored.sentence.isEmpty());
    EXPECT_EQ(program.desk().owned.copies(test::card("XF96-0063v1")), 3);
}

} // namespace dossier
