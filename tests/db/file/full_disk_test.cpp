// Disks that are full: nothing confirmed is lost, one can still look, and save elsewhere.
#include "db/file/system_error.h"
#include "db/temporary_database.h"

#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

namespace dossier {

using test::owned;
using test::TemporaryDatabase;
using test::thrownBy;
using Kind = StoreError::Kind;

namespace {

// A small disk in memory in place of a folder, seen by this process alone. Only root may have it.
class SmallDisk
{
public:
    SmallDisk(const QString& folder, const char* size)
        : m_folder(folder.toLocal8Bit())
        , m_ready(::geteuid() == 0 && ::unshare(CLONE_NEWNS) == 0 &&
                  ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
                  ::mount("tmpfs", m_folder.constData(), "tmpfs", 0, size) == 0)
    {}
    ~SmallDisk()
    {
        if (m_ready)
            ::umount2(m_folder.constData(), MNT_DETACH);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    bool ready() const { return m_ready; }
    void takeNothingMore() const
    {
        EXPECT_EQ(::mount("none", m_folder.constData(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr), 0);
    }

private:
    QByteArray m_folder;
    bool m_ready;
};

} // namespace

TEST(Full, LosesNothingThatWasConfirmed)
{
    const TemporaryDatabase temporary;
    int confirmed = 0;
    {
        DatabaseOptions options;
        options.mostPages = 60;
        Database database(temporary.path, options);
        CollectionStore store(database);
        const auto fill = [&] {
            for (;; ++confirmed)
                store.add(owned("XF96-0001v1", 1, (std::string(190, 'x') + std::to_string(confirmed)).c_str()));
        };
        EXPECT_EQ(thrownBy(fill), Kind::Full);
        EXPECT_GT(confirmed, 10);
        Deck big = test::deckNamed("Big");
        big.notes.assign(longest(TextOf::DeckNotes), 'x');
        EXPECT_EQ(thrownBy([&] { DeckStore(database, test::baseSet()).create(big); }), Kind::Full);
        EXPECT_EQ(store.totalCopies(), confirmed);
        EXPECT_EQ(store.remove("XF96-0001v1", 1), 1); // making room is still possible
    }
    Database database(temporary.path);
    EXPECT_EQ(database.check(), QStringList());
    EXPECT_EQ(CollectionStore(database).totalCopies(), confirmed - 1);
    EXPECT_TRUE(DeckStore(database, test::baseSet()).decks().empty());
}

// Wherever the room ends: there is nothing in the file then, and it is made once there is room.
TEST(Full, MakesANewDatabaseWholeOrNotAtAll)
{
    int refused = 0;
    for (int pages = 2;; pages += 7) {
        const TemporaryDatabase temporary;
        DatabaseOptions options;
        options.mostPages = pages;
        try {
            const Database database(temporary.path, options);
            EXPECT_EQ(database.check(), QStringList());
            break;
        } catch (const StoreError& error) {
            ++refused;
            EXPECT_EQ(error.kind(), Kind::Full) << error.what();
        }
        const Database database(temporary.path);
        EXPECT_EQ(database.outcome(), Database::Outcome::Created) << pages;
    }
    EXPECT_GE(refused, 3);
}

TEST(Full, AMediumThatTakesNothingIsCalledThat)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    const TemporaryDatabase there;
    const SmallDisk disk(there.folder.path(), "size=600k");
    if (!disk.ready())
        GTEST_SKIP() << "no right to mount a small disk here";
    disk.takeNothingMore();
    EXPECT_EQ(thrownBy([&] { database.backupTo(there.file("backup.sqlite")); }), Kind::ReadOnly);
}

TEST(Full, OnASmallDiskLosesNothingThatWasConfirmed)
{
    const TemporaryDatabase temporary;
    const SmallDisk disk(temporary.folder.path(), "size=600k");
    if (!disk.ready())
        GTEST_SKIP() << "no right to mount a small disk here";
    int confirmed = 0;
    {
        Database database(temporary.path);
        CollectionStore store(database);
        const auto fill = [&] {
            for (;; ++confirmed)
                store.add(owned("XF96-0001v1", 1, (std::string(190, 'x') + std::to_string(confirmed)).c_str()));
        };
        EXPECT_EQ(thrownBy(fill), Kind::Full);
        EXPECT_EQ(thrownBy([&] { database.backupTo(temporary.file("backup.sqlite")); }), Kind::Full);
        EXPECT_TRUE(temporary.names("backup*").isEmpty());
        EXPECT_EQ(store.totalCopies(), confirmed);
    }
    Database database(temporary.path);
    EXPECT_EQ(database.check(), QStringList());
    EXPECT_EQ(CollectionStore(database).totalCopies(), confirmed);
}

namespace {

// Leaves no byte; room is made again when it goes.
class Filler
{
public:
    explicit Filler(const QString& path)
        : m_file(path)
    {
        EXPECT_TRUE(m_file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        while (m_file.write(QByteArray(4096, 'x')) > 0) {
        }
    }
    ~Filler() { m_file.remove(); }
    Filler(const Filler&) = delete;
    Filler& operator=(const Filler&) = delete;

private:
    QFile m_file;
};

} // namespace

// SQLite puts aside elsewhere what it needs to take a large change back. (It asks for that folder once, so no statement
// of this program can be made to fail by it here.)
TEST(Full, NamesTheFolderForTemporaryFilesWhereThatOneIsFull)
{
    const TemporaryDatabase temporary;
    const TemporaryDatabase aside;
    const SmallDisk disk(aside.folder.path(), "size=2m");
    if (!disk.ready())
        GTEST_SKIP() << "no right to mount a small disk here";
    const QByteArray before = qgetenv("TMPDIR");
    qputenv("TMPDIR", aside.folder.path().toLocal8Bit());
    EXPECT_EQ(fullPlace(temporary.path), temporary.path) << "there is room in both";
    {
        const Filler filler(aside.file("filler"));
        EXPECT_EQ(fullPlace(temporary.path), aside.folder.path());
        EXPECT_EQ(fullPlace(aside.file("d.sqlite")), aside.file("d.sqlite")) << "both are full";
    }
    if (before.isEmpty())
        qunsetenv("TMPDIR");
    else
        qputenv("TMPDIR", before);
}

TEST(Full, OneCanStillLookAndSaveElsewhere)
{
    const TemporaryDatabase temporary;
    const TemporaryDatabase elsewhere;
    const SmallDisk disk(temporary.folder.path(), "size=600k");
    if (!disk.ready())
        GTEST_SKIP() << "no right to mount a small disk here";
    {
        Database database(temporary.path);
        CollectionStore(database).add(owned("XF96-0001v1", 3));
    }
    {
        const Filler filler(temporary.file("filler"));
        Database database(temporary.path);
        CollectionStore store(database);
        EXPECT_EQ(store.totalCopies(), 3);
        EXPECT_EQ(database.check(), QStringList());
        database.backupTo(elsewhere.path);
        EXPECT_EQ(thrownBy([&] { store.add(owned("XF96-0001v1", 1)); }), Kind::Full);
        EXPECT_EQ(store.totalCopies(), 3);
    }
    Database saved(elsewhere.path);
    EXPECT_EQ(CollectionStore(saved).totalCopies(), 3);
    Database database(temporary.path);
    EXPECT_EQ(database.check(), QStringList());
    CollectionStore(database).add(owned("XF96-0001v1", 1)); // and all is well again
}

TEST(Full, WhatAKilledProgramConfirmedIsSeenThere)
{
    const TemporaryDatabase temporary;
    const TemporaryDatabase elsewhere;
    const SmallDisk disk(temporary.folder.path(), "size=900k");
    if (!disk.ready())
        GTEST_SKIP() << "no right to mount a small disk here";
    {
        // What a kill leaves: the file and its log, copied away while the database is open.
        Database database(elsewhere.path);
        CollectionStore(database).add(owned("XF96-0001v1", 7));
        ASSERT_TRUE(QFile::copy(elsewhere.path, temporary.path));
        ASSERT_TRUE(QFile::copy(elsewhere.path + "-wal", temporary.path + "-wal"));
    }
    const Filler filler(temporary.file("filler"));
    Database database(temporary.path);
    EXPECT_EQ(CollectionStore(database).totalCopies(), 7);
}

TEST(Full, IsNamedWhenANewDatabaseFindsNoRoom)
{
    const TemporaryDatabase temporary;
    const SmallDisk disk(temporary.folder.path(), "size=600k");
    if (!disk.ready())
        GTEST_SKIP() << "no right to mount a small disk here";
    const Filler filler(temporary.file("filler"));
    EXPECT_EQ(thrownBy([&] { Database database(temporary.file("new.sqlite")); }), Kind::Full);
    EXPECT_TRUE(temporary.names("new*").isEmpty());
}

} // namespace dossier
