// What of a table is gone, or cannot be written: the host's owner hears of it, with the place, and nothing that was
// lost is passed over.
#include "host_in_memory.h"
#include "support/failing_disk.h"
#include "support/failing_read.h"
#include "support/waiting.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>

namespace dossier::test {

namespace {

class LostFiles : public HostInMemory
{
protected:
    QString place(const NewTable& made, const QString& name) const { return store.placeOf(made.table.id) + '/' + name; }
    // Nothing can be written there any more.
    void block(const NewTable& made) const
    {
        QFile::remove(place(made, "table.json"));
        EXPECT_TRUE(QDir().mkdir(place(made, "table.json")));
    }
    // An empty folder where tables are kept, made long ago or just now.
    QString strayFolder(const QString& name, bool old) const
    {
        const QString path = store.placeOf(name);
        EXPECT_TRUE(QDir().mkdir(path));
        if (old) {
            const timespec longAgo[2]{{.tv_sec = 1'000'000, .tv_nsec = 0}, {.tv_sec = 1'000'000, .tv_nsec = 0}};
            EXPECT_EQ(::utimensat(AT_FDCWD, QFile::encodeName(path).constData(), longAgo, 0), 0);
        }
        return path;
    }
};

} // namespace

TEST_F(LostFiles, AreSaidAtTheDoor)
{
    for (const char* lost : {"table.json", "game.json", "steps.jsonl"}) {
        const NewTable made = makeTable(2);
        begin(made);
        ASSERT_TRUE(QFile::remove(place(made, lost))) << lost;
        restart();
        log.clear();
        const auto guest = join(made, 0);
        ASSERT_TRUE(guest->rejected) << lost;
        EXPECT_EQ(guest->rejected->why, Rejection::UnreadableTable) << lost;
        EXPECT_EQ(log.filter(place(made, lost)).size(), 1) << log.join('\n').toStdString();
    }
    EXPECT_EQ(join(helloTo("nowhere", newSecret()))->rejected->why, Rejection::WrongInvitation);
}

// Without anybody coming.
TEST_F(LostFiles, AreSaidWhenTheHostStarts)
{
    const NewTable made = makeTable(2);
    const NewTable whole = makeTable(2);
    begin(made);
    ASSERT_TRUE(QFile::remove(place(made, "table.json")));
    const QString misnamed = strayFolder("a copy of it", false);
    const QString young = strayFolder("young", false);
    const QString old = strayFolder("old", true);
    log.clear();
    restart();
    EXPECT_EQ(log.filter("cannot be read").filter(store.placeOf(made.table.id)).size(), 1);
    EXPECT_EQ(log.filter("cannot be read").filter(misnamed).size(), 1);
    EXPECT_EQ(log.filter("cannot be read").filter(young).size(), 1);
    EXPECT_EQ(log.filter("is taken away").filter(old).size(), 1);
    EXPECT_EQ(log.size(), 4) << log.join('\n').toStdString();
    EXPECT_FALSE(QFile::exists(old));
    EXPECT_TRUE(QFile::exists(young)) << "an invitation may just be made";
    EXPECT_EQ(store.ids(), QStringList{whole.table.id});
}

// Version 1 made the file of the steps with the first of them.
TEST_F(LostFiles, StepsOfAnOlderTableAreNotMissedBeforeTheFirst)
{
    const NewTable made = makeTable(2);
    const auto guests = begin(made);
    QFile table(place(made, "table.json"));
    ASSERT_TRUE(table.open(QIODevice::ReadWrite));
    QByteArray older = table.readAll();
    ASSERT_EQ(older.count("\"version\": 3"), 1) << older.toStdString();
    older.replace("\"version\": 3", "\"version\": 1");
    older.replace("\"numbered\": true", "\"numbered\": false").replace("\"lines\": 1", "\"lines\": 0");
    ASSERT_TRUE(table.resize(0) && table.seek(0) && table.write(older) == older.size());
    table.close();
    ASSERT_TRUE(QFile::remove(place(made, "steps.jsonl")));
    restart();
    const auto again = joinAgain(*guests[0]);
    EXPECT_FALSE(again->rejected);
    EXPECT_TRUE(again->view);
    EXPECT_TRUE(QFile::exists(place(made, "steps.jsonl")));
}

// The steps before these would be missing.
TEST_F(LostFiles, OfStepsAreNotBegunAnew)
{
    const NewTable made = makeTable(2);
    auto guests = begin(made);
    for (int i = 0; i < 5; ++i)
        ASSERT_TRUE(step(guests));
    ASSERT_TRUE(QFile::remove(place(made, "steps.jsonl")));
    log.clear();
    const int position = guests[0]->view->view.position;
    ASSERT_TRUE(step(guests));
    for (const auto& guest : guests) {
        ASSERT_TRUE(guest->rejected);
        EXPECT_EQ(guest->rejected->why, Rejection::NotKept);
    }
    EXPECT_EQ(guests[0]->view->view.position, position);
    EXPECT_EQ(log.filter(store.placeOf(made.table.id)).size(), 1) << log.join('\n').toStdString();
    EXPECT_FALSE(QFile::exists(place(made, "steps.jsonl")));
}

// The game is not played on without them.
TEST_F(LostFiles, LinesOfTheStepsAreMissed)
{
    const auto linesOf = [this](const NewTable& made) {
        QFile file(place(made, "steps.jsonl"));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        QList<QByteArray> lines = file.readAll().split('\n');
        lines.removeLast();
        return lines;
    };
    const auto write = [this](const NewTable& made, const QList<QByteArray>& lines) {
        QFile file(place(made, "steps.jsonl"));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        for (const QByteArray& line : lines)
            file.write(line + '\n');
    };
    for (const QString lost : {"all", "the first", "one in the middle", "the last", "none"}) {
        const NewTable made = makeTable(2);
        auto guests = begin(made);
        for (int i = 0; i < 5; ++i)
            ASSERT_TRUE(step(guests));
        EXPECT_TRUE(host->stop()); // which keeps how many there are
        QList<QByteArray> lines = linesOf(made);
        ASSERT_GT(lines.size(), 5);
        if (lost == "all")
            lines.clear();
        else if (lost == "the first")
            lines.removeFirst();
        else if (lost == "the last")
            lines.removeLast();
        else if (lost != "none")
            lines.removeAt(3);
        write(made, lines);
        restart();
        log.clear();
        const auto guest = joinAgain(*guests[0]);
        if (lost == "none") {
            EXPECT_FALSE(guest->rejected);
            continue;
        }
        ASSERT_TRUE(guest->rejected) << lost.toStdString();
        EXPECT_EQ(guest->rejected->why, Rejection::UnreadableTable) << lost.toStdString();
        EXPECT_EQ(log.filter(place(made, "steps.jsonl")).filter("missing").size(), 1) << log.join('\n').toStdString();
        EXPECT_EQ(linesOf(made), lines) << "nothing is begun anew";
    }
}

TEST_F(LostFiles, KeysOfANewerHostAreNamed)
{
    const NewTable made = makeTable(2);
    const auto guests = begin(made);
    QFile table(place(made, "table.json"));
    ASSERT_TRUE(table.open(QIODevice::ReadWrite));
    QByteArray newer = table.readAll();
    newer.replace(newer.indexOf('{'), 1, "{\"weather\": \"rain\", ");
    ASSERT_TRUE(table.resize(0) && table.seek(0) && table.write(newer) == newer.size());
    table.close();
    log.clear();
    restart();
    EXPECT_FALSE(joinAgain(*guests[0])->rejected);
    EXPECT_EQ(log.filter("weather (line 1)").size(), 1) << log.join('\n').toStdString();
    EXPECT_EQ(log.filter("does not know").size(), 1) << log.join('\n').toStdString();
}

// Version 2 did not number them; what comes since is numbered.
TEST_F(LostFiles, StepsOfAnOlderTableGoOnWithNumbers)
{
    const NewTable made = makeTable(2);
    auto guests = begin(made);
    for (int i = 0; i < 5; ++i)
        ASSERT_TRUE(step(guests));
    const int position = guests[0]->view->view.position;
    QFile table(place(made, "table.json"));
    ASSERT_TRUE(table.open(QIODevice::ReadWrite));
    QByteArray older = table.readAll();
    older.replace("\"version\": 3", "\"version\": 2");
    older.replace("\"numbered\": true", "\"numbered\": false").replace("\"lines\": 1", "\"lines\": 0");
    ASSERT_TRUE(table.resize(0) && table.seek(0) && table.write(older) == older.size());
    table.close();
    QFile steps(place(made, "steps.jsonl"));
    ASSERT_TRUE(steps.open(QIODevice::ReadWrite));
    QByteArray unnumbered;
    for (const QByteArray& line : steps.readAll().split('\n'))
        if (line.contains("\"do\""))
            unnumbered += line.mid(line.indexOf('{')) + '\n';
    ASSERT_TRUE(steps.resize(0) && steps.seek(0) && steps.write(unnumbered) == unnumbered.size());
    steps.close();
    for (int times = 0; times < 2; ++times) {
        restart();
        for (auto& guest : guests)
            guest = joinAgain(*guest);
        ASSERT_TRUE(guests[0]->view);
        EXPECT_GE(guests[0]->view->view.position, position);
        ASSERT_TRUE(step(guests));
    }
    ASSERT_TRUE(steps.open(QIODevice::ReadOnly));
    EXPECT_TRUE(steps.readAll().startsWith(unnumbered));
}

TEST_F(LostFiles, WhatCannotBeKeptIsNotDone)
{
    const NewTable made = makeTable(2);
    auto guests = begin(made);
    host->gone(*guests[1]);
    block(made);
    log.clear();
    say(*guests[0], SeatTakenOver{1, true});
    ASSERT_TRUE(guests[0]->rejected);
    EXPECT_EQ(guests[0]->rejected->why, Rejection::NotKept);
    EXPECT_FALSE(guests[0]->presence->seats[1].computer);
    EXPECT_EQ(log.filter(store.placeOf(made.table.id)).size(), 1) << log.join('\n').toStdString();
}

// Whatever could not be kept, and whoever did it, also where it went by itself or the program did it: the game goes on
// once there is room, and nobody has to come back for that.
TEST_F(LostFiles, TheGameGoesOnOnceTheDiskHasRoom)
{
    bool hasFailed = true;
    int failed = 0;
    for (int call = 1; hasFailed; ++call) {
        const NewTable made = makeTable(2);
        std::vector<std::shared_ptr<MemoryGuest>> guests;
        const auto prepare = [&] {
            for (std::size_t seat = 0; seat < guests.size(); ++seat)
                if (!guests[seat]->game && guests[seat]->lobby->seats[seat].deck.isEmpty())
                    say(*guests[seat], ChosenDeck{deckText(seat)});
            for (const auto& guest : guests)
                if (!guest->game)
                    say(*guest, ReadyToPlay{});
        };
        for (int seat = 0; seat < 2; ++seat)
            guests.push_back(join(made, seat));
        {
            const FailingDisk disk(folder.path().toStdString(), DiskFault::Full, call);
            prepare();
            for (int i = 0; i < 12 && !disk.hasFailed(); ++i)
                step(guests);
            hasFailed = disk.hasFailed();
            failed += hasFailed;
        }
        now += 10'000;
        host->tick();
        prepare();
        for (int i = 0; i < 5; ++i)
            EXPECT_TRUE(step(guests)) << "call " << call;
        if (guests[0]->view) {
            EXPECT_GT(guests[0]->view->view.position, 0) << "call " << call;
        }
    }
    EXPECT_GE(failed, 15);
}

// The reason is the disk's own, for folders as for files.
TEST_F(LostFiles, AFolderThatCannotBeMadeIsToldWithTheReason)
{
    const QTemporaryDir place;
    const TableStore kept(place.filePath("tables"));
    const FailingDisk disk(place.path().toStdString(), DiskFault::ReadOnly, 1);
    StoredTable table;
    table.id = "abcdefghijkl";
    EXPECT_EQ(kept.save(table), EROFS);
    try {
        const TableStore other(place.filePath("others"));
        FAIL() << "it was made";
    } catch (const std::runtime_error& error) {
        EXPECT_TRUE(QString::fromUtf8(error.what()).contains(qt_error_string(EROFS))) << error.what();
    }
}

TEST_F(LostFiles, TheProgramPlaysOnOnceTheDiskHasRoom)
{
    const NewTable made = makeTable(2);
    auto guests = begin(made);
    host->gone(*guests[1]);
    {
        const FailingDisk disk(folder.path().toStdString(), DiskFault::Full, 8);
        say(*guests[0], SeatTakenOver{1, true});
        ASSERT_TRUE(guests[0]->presence->seats[1].computer);
        guests.pop_back();
        ASSERT_TRUE(test::waitUntil([&] {
            step(guests);
            return disk.hasFailed();
        }));
    }
    const int position = guests[0]->view->view.position;
    EXPECT_TRUE(test::waitUntil([&] {
        now += 1'000;
        host->tick();
        step(guests);
        return guests[0]->view->view.position > position + 20;
    }));
    EXPECT_EQ(log.filter("cannot be kept").size(), 1) << log.join('\n').toStdString();
    EXPECT_EQ(log.filter("is kept again").size(), 1);
}

TEST_F(LostFiles, AHostThatStopsSaysWhatItCouldNotKeep)
{
    const NewTable made = makeTable(2);
    const auto guests = begin(made);
    EXPECT_TRUE(host->stop());
    block(made);
    log.clear();
    EXPECT_FALSE(host->stop());
    EXPECT_EQ(log.filter(store.placeOf(made.table.id)).size(), 1) << log.join('\n').toStdString();
}

// What can be read of them is not taken for all of them, nor its last line for a torn one, which is cut off.
TEST_F(LostFiles, StepsThatCannotBeReadAreLeftAsTheyAre)
{
    const NewTable made = makeTable(2);
    auto guests = begin(made);
    for (int i = 0; i < 10; ++i)
        ASSERT_TRUE(step(guests));
    const QString steps = place(made, "steps.jsonl");
    const qint64 whole = QFileInfo(steps).size();
    for (const std::int64_t after : {std::int64_t{0}, std::int64_t{whole / 2}, std::int64_t{whole - 1}}) {
        const FailingRead fault(steps.toStdString(), after);
        log.clear();
        restart();
        EXPECT_TRUE(joinAgain(*guests[0])->rejected) << after;
        EXPECT_TRUE(fault.hasFailed());
        EXPECT_FALSE(log.filter(steps).isEmpty()) << log.join('\n').toStdString();
        EXPECT_EQ(QFileInfo(steps).size(), whole) << after;
    }
    restart();
    EXPECT_TRUE(joinAgain(*guests[0])->view);
}

} // namespace dossier::test
