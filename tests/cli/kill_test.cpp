// The command line killed at random moments, in every command that writes: each is done whole or not at all, what it
// confirmed is there, the database opens clean, and nothing is left lying about. tests/db/kill_test.cpp does the same
// to the stores underneath.
#include "db/stores/collection_store.h"
#include "db/temporary_database.h"
#include "kept_in.h"
#include "tests/support/hang.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QThread>

#include <random>

namespace dossier {

using test::bytesOf;
using test::keptIn;
using test::TemporaryDatabase;

namespace {

// DOSSIER_KILL_ROUNDS=300 and DOSSIER_RACING_WRITES=1000 for a longer night.
int wished(const char* variable, int usual)
{
    const int number = qEnvironmentVariableIntValue(variable);
    return number > 0 ? number : usual;
}

class KilledCommandLine : public testing::Test
{
protected:
    KilledCommandLine()
    {
        const QString sample = QStringLiteral(DOSSIER_SOURCE_DIR "/resources/samples/night-shift.deck");
        for (const QStringList& words : QList<QStringList>{{"collection", "add", "63", "9", "--location", "Box"},
                                                           {"collection", "add", "42", "3"},
                                                           {"deck", "import", sample},
                                                           {"collection", "export", "-o", file("all.csv")},
                                                           {"db", "export", file("all.zip")},
                                                           {"db", "backup", file("other.sqlite")},
                                                           {"deck", "copy", "Night shift", "Day shift"},
                                                           {"collection", "remove", "42", "1"},
                                                           {"collection", "add", "64"},
                                                           {"undo"}})
            EXPECT_TRUE(run(first, words, -1)) << words.join(' ').toStdString();
        writeImport();
        writeFurther("further.csv", "Fog Horns", 1);
        writeFurther("taken.csv", "Night Files", 501);
        EXPECT_TRUE(run(first, {"sets", "add", file("taken.csv")}, -1));
        EXPECT_TRUE(QFile::copy(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/dossier_v1.sqlite"), old));
        QFile::setPermissions(old, QFile::ReadOwner | QFile::WriteOwner);
        commands = {{"collection", "add", "63", "3", "--location", "Box"},
                    {"collection", "remove", "63", "4"},
                    {"collection", "move", "63", "4", "--to", "Binder"},
                    {"collection", "lend", "63", "2", "--to", "Frank"},
                    {"collection", "import", file("many.csv")},
                    {"collection", "import", file("many.csv"), "--mode", "replace"},
                    {"collection", "import", file("many.csv"), "--mode", "max"},
                    {"sets", "add", file("further.csv")},
                    {"sets", "remove", "Night Files"},
                    {"deck", "import", sample},
                    {"deck", "copy", "Night shift", "Late shift"},
                    {"deck", "rename", "Night shift", "Late shift"},
                    {"deck", "delete", "Night shift"},
                    {"deck", "starter", "mulder"},
                    {"deck", "sealed", "--build", "Evening"},
                    {"undo"},
                    {"redo"},
                    {"db", "import", file("all.zip")},
                    {"db", "restore", file("other.sqlite")},
                    {"db", "backup", file("backup.sqlite")},
                    {"collection", "export", "-o", file("out.csv")},
                    {"db", "upgrade"}};
    }

    QString file(const char* name) const { return temporary.file(name); }

    // Whether the program came to its end, and well, before it was killed; it is not killed where `microseconds` is -1.
    static bool run(const QString& database, const QStringList& words, int microseconds)
    {
        QProcess program;
        program.start(QStringLiteral(DOSSIER_CLI), QStringList{QStringLiteral("--db"), database} + words);
        EXPECT_TRUE(program.waitForStarted(test::kHangMs));
        if (microseconds >= 0) {
            QThread::usleep(static_cast<unsigned long>(microseconds));
            program.kill();
        }
        EXPECT_TRUE(program.waitForFinished(test::kHangMs));
        return program.exitStatus() == QProcess::NormalExit && program.exitCode() == 0;
    }

    void writeImport()
    {
        QByteArray rows = "Quantity,Card ID,Condition,Location\n";
        for (int i = 0; i < 200; ++i)
            rows += "1,XF96-0063v1,Mint,Shelf-" + QByteArray::number(i) + "\n";
        test::writeBytes(file("many.csv"), rows);
    }

    void writeFurther(const char* name, const QByteArray& set, int from)
    {
        QByteArray rows = "Set,Number,Title,Type,Pool,Cost\n";
        for (int i = from; i < from + 200; ++i)
            rows += set + ",XF97-" + QByteArray::number(i).rightJustified(4, '0') + "x1,Title " +
                    QByteArray::number(i) + ",Event,RP,1\n";
        test::writeBytes(file(name), rows);
    }

    void putBack(const QString& database, const QStringList& words)
    {
        for (const char* part : {"", "-wal", "-shm"})
            QFile::remove(database + QLatin1String(part));
        QFile::remove(file("backup.sqlite"));
        EXPECT_TRUE(QFile::copy(words.last() == QLatin1String("upgrade") ? old : first, database));
        test::writeBytes(file("out.csv"), "as it was");
    }

    // What `words` make of the database, and how long they take.
    QStringList keptAfter(const QStringList& words, int& microseconds)
    {
        const QString database = file("whole.sqlite");
        putBack(database, words);
        QElapsedTimer timer;
        timer.start();
        EXPECT_TRUE(run(database, words, -1)) << words.join(' ').toStdString();
        microseconds = static_cast<int>(timer.nsecsElapsed() / 1000);
        return keptIn(database);
    }

    TemporaryDatabase temporary;
    QString first = temporary.file("first.sqlite");
    QString old = temporary.file("old.sqlite");
    QList<QStringList> commands;
    std::mt19937 random{std::random_device{}()};
};

} // namespace

TEST_F(KilledCommandLine, DoesEverythingWholeOrNotAtAll)
{
    struct Whole
    {
        QStringList kept;
        int microseconds = 0;
    };
    std::vector<Whole> whole(static_cast<std::size_t>(commands.size()));
    for (std::size_t i = 0; i < whole.size(); ++i)
        whole[i].kept = keptAfter(commands.at(static_cast<qsizetype>(i)), whole[i].microseconds);
    const QByteArray exported = [&] {
        EXPECT_TRUE(run(first, {"collection", "export", "-o", file("out.csv")}, -1));
        return bytesOf(file("out.csv"));
    }();
    const QStringList before = keptIn(first);

    const QString database = file("killed.sqlite");
    int killed = 0;
    int confirmed = 0;
    const int rounds = wished("DOSSIER_KILL_ROUNDS", 60);
    for (int round = 0; round < rounds; ++round) {
        const auto which = static_cast<std::size_t>(round) % whole.size();
        const QStringList& words = commands.at(static_cast<qsizetype>(which));
        const std::string told = "round " + std::to_string(round) + ": " + words.join(' ').toStdString();
        putBack(database, words);
        const bool done =
            run(database, words,
                static_cast<int>(random() % static_cast<unsigned>(12 * whole[which].microseconds / 10 + 1)));
        done ? ++confirmed : ++killed;

        const QStringList kept = keptIn(database);
        if (done)
            EXPECT_EQ(kept, whole[which].kept) << told;
        else
            EXPECT_TRUE(kept == before || kept == whole[which].kept) << told << '\n' << kept.join('\n').toStdString();
        const QByteArray out = bytesOf(file("out.csv"));
        EXPECT_TRUE(out == "as it was" || out == exported) << told;
        if (QFile::exists(file("backup.sqlite"))) {
            EXPECT_EQ(keptIn(file("backup.sqlite")), before) << told;
        }
        EXPECT_EQ(temporary.names("killed.*part*") + temporary.names("killed.*restored*"), QStringList()) << told;
        for (const QString& copy : temporary.names("killed.*Z.*"))
            QFile::remove(temporary.file(copy.toLocal8Bit().constData()));
    }
    RecordProperty("killed", killed);
    RecordProperty("confirmed", confirmed);
    EXPECT_GT(killed, rounds / 10) << "the program was hardly ever hit";
    EXPECT_GT(confirmed, 0) << "the program hardly ever came to its end";
}

TEST(RacingCommandLines, LoseNothingOfOneAnother)
{
    const TemporaryDatabase temporary;
    const int each = wished("DOSSIER_RACING_WRITES", 40) / 2;
    QProcess programs[2];
    for (int i = 0; i < 2; ++i)
        programs[i].start(QStringLiteral("/bin/sh"),
                          {QStringLiteral("-c"),
                           QStringLiteral("i=0; while [ $i -lt %1 ]; do '%2' --db '%3' collection add 63 --location "
                                          "box%4 || exit 1; i=$((i+1)); done")
                               .arg(each)
                               .arg(QStringLiteral(DOSSIER_CLI), temporary.path)
                               .arg(i)});
    for (QProcess& program : programs) {
        EXPECT_TRUE(program.waitForFinished(test::kHangMs));
        EXPECT_EQ(program.exitCode(), 0) << program.readAllStandardError().toStdString();
    }
    Database database(temporary.path);
    EXPECT_EQ(database.check(), QStringList());
    const std::vector<StoredHeap> heaps = CollectionStore(database).heaps();
    ASSERT_EQ(heaps.size(), 2u);
    for (const StoredHeap& heap : heaps)
        EXPECT_EQ(heap.owned.count, each);
}

// A restore beside somebody's first command, where nothing is yet or an empty file: what was confirmed is in the one
// database or the other.
TEST(RacingCommandLines, RestoreLosesNothingOfAFirstCommand)
{
    const TemporaryDatabase temporary;
    const QString backup = temporary.file("backup.sqlite");
    {
        Database source(temporary.file("source.sqlite"));
        OwnedCard card;
        card.card = "XF96-0001v1";
        card.count = 2;
        CollectionStore(source).add(card);
        source.backupTo(backup);
    }
    const int rounds = wished("DOSSIER_RACING_WRITES", 40) / 2;
    for (int round = 0; round < rounds; ++round) {
        const TemporaryDatabase place;
        if (round % 2 == 1)
            test::writeBytes(place.path, "");
        QProcess adds;
        QProcess restores;
        adds.start(QStringLiteral(DOSSIER_CLI), {"--db", place.path, "collection", "add", "200", "1"});
        restores.start(QStringLiteral(DOSSIER_CLI), {"--db", place.path, "db", "restore", backup});
        ASSERT_TRUE(adds.waitForFinished(test::kHangMs));
        ASSERT_TRUE(restores.waitForFinished(test::kHangMs));
        bool isFound = adds.exitCode() != 0;
        const QStringList files = place.names("*.sqlite");
        for (const QString& file : files) {
            Database database(place.folder.filePath(file));
            EXPECT_EQ(database.check(), QStringList());
            for (const StoredHeap& heap : CollectionStore(database).heaps())
                isFound = isFound || heap.owned.card == "XF96-0200v1";
        }
        EXPECT_TRUE(isFound) << "round " << round << ": " << files.join(' ').toStdString();
        EXPECT_EQ(restores.readAllStandardOutput().contains("kept beside"), files.size() > 1) << "round " << round;
    }
}

} // namespace dossier
