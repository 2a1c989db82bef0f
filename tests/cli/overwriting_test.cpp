// What a command writes is never written over what is kept, what it reads, or what else it writes; and where it cannot
// be written, that is known before anything is played.
#include "every_command.h"
#include "kept_in.h"
#include "net/protocol/invitation.h"

#include <QDir>

namespace dossier::test {

namespace {

class Overwriting : public EveryCommand
{
protected:
    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static QStringList match(const QStringList& more)
    {
        return QStringList{"play", "match", sample(), sample(), "--games", "2", "--max-turns", "2"} + more;
    }
    static QStringList gauntlet(const QStringList& more)
    {
        return QStringList{"play", "gauntlet", sample(), sample(), "--games", "2", "--max-turns", "2"} + more;
    }
    static QStringList worth(const QString& file)
    {
        return {"play", "worth", sample(), "--card", "XF96-0048v1", "--games", "2", "--max-turns", "2", "-o", file};
    }
};

} // namespace

// Be it open or another one, in which somebody keeps something else.
TEST_F(Overwriting, NothingIsWrittenOverADatabase)
{
    const QString database = path("tried.sqlite");
    layOut(database);
    const QStringList before = keptIn(database);
    ASSERT_FALSE(before.isEmpty());
    ASSERT_TRUE(QFile::link(database, path("link")));
    const QString other = path("other.sqlite");
    layOut(other);
    const QStringList keptThere = keptIn(other);
    for (const QString& target :
         {database, path("link"), database + "-wal", database + "-shm", database + "-journal", other})
        for (const QStringList& words :
             {QStringList{"collection", "export", "-o", target}, QStringList{"db", "export", target},
              QStringList{"deck", "export", sample(), "--format", "text", "-o", target},
              QStringList{"deck", "sealed", "-o", target}, match({"--record", target}), match({"--cards", target}),
              match({"--shard", "1/1", "-o", target}), gauntlet({"--matrix", target}), gauntlet({"--picture", target}),
              worth(target)}) {
            const CliResult refused = runOn(database, words);
            const std::string told = words.join(' ').toStdString() + '\n' + refused.err.toStdString();
            if (!(words.contains("--shard") && refused.code == 3)) { // a database is no shard
                EXPECT_EQ(refused.code, 4) << told;
                EXPECT_TRUE(refused.err.contains(target == other ? "is a database; choose another name"
                                                                 : "is the database that is open; choose another name"))
                    << told;
            }
            EXPECT_EQ(keptIn(target == other ? other : database), target == other ? keptThere : before) << told;
        }
    EXPECT_EQ(runOn(database, {"db", "backup", database + "-journal"}).code, 4);
    EXPECT_EQ(keptIn(database), before);
}

// Before anything is played: a game of this one would take for ever.
TEST_F(Overwriting, WhereAFileCannotBeWrittenNothingIsPlayed)
{
    ASSERT_TRUE(QDir().mkpath(path("folder")));
    const QString invitation =
        written({"127.0.0.1", 1, "t", QByteArray(kSecretBytes, 's'), QByteArray(kFingerprintBytes, 'f')});
    for (const QString& target : {path("nodir/x"), path("folder")})
        for (const QStringList& words :
             {QStringList{"play", "match", sample(), sample(), "--games", "900000", "--cards", target},
              QStringList{"play", "match", sample(), sample(), "--games", "900000", "--record", target},
              QStringList{"play", "match", sample(), sample(), "--games", "900000", "--shard", "1/1", "-o", target},
              QStringList{"play", "gauntlet", sample(), sample(), "--games", "900000", "--matrix", target},
              QStringList{"play", "worth", sample(), "--games", "100000", "--card", "XF96-0048v1", "-o", target},
              QStringList{"play", "join", invitation, "-o", target}}) {
            const CliResult refused = run(words);
            EXPECT_EQ(refused.code, 4) << words.join(' ').toStdString() << refused.err.toStdString();
            EXPECT_TRUE(refused.out.isEmpty());
            EXPECT_TRUE(refused.err.contains(target)) << refused.err.toStdString();
        }
}

// /dev/full is there to be written and takes nothing.
TEST_F(Overwriting, WhereWritingFailsInTheEndTheReportIsGivenAllTheSame)
{
    if (!QFile::exists("/dev/full"))
        GTEST_SKIP() << "no such device here";
    const QString cards = path("cards.csv");
    for (const QStringList& words : {match({"--record", "/dev/full", "--cards", cards}),
                                     gauntlet({"--matrix", "/dev/full", "--cards", cards}), worth("/dev/full")}) {
        QFile::remove(cards);
        const CliResult told = run(words);
        EXPECT_EQ(told.code, 4) << words.join(' ').toStdString();
        EXPECT_TRUE(told.err.contains("/dev/full: the file cannot be written")) << told.err.toStdString();
        EXPECT_GT(told.out.count('\n'), 3) << told.out.toStdString();
        const CliResult json = run(QStringList{"--json"} + words);
        EXPECT_EQ(json.code, 4);
        EXPECT_TRUE(json.json().contains("elapsed_s")) << json.out.toStdString();
        EXPECT_EQ(QFile::exists(cards), words.contains(cards)) << "the others are written";
    }
}

TEST_F(Overwriting, WhatIsReadIsNotWrittenOver)
{
    const QByteArray deck = contentOf(sample());
    const QString in = file("in.deck", deck);
    ASSERT_TRUE(QFile::link(in, path("link.deck")));
    const QStringList shard = match({"--shard", "1/1", "-o", path("part.json")});
    ASSERT_EQ(run(shard).code, 0);
    const QByteArray played = contentOf(path("part.json"));
    const QStringList quick{"--games", "2", "--max-turns", "2"};
    for (const QStringList& words : {QStringList{"play", "match", in, sample(), "--record", in} + quick,
                                     QStringList{"play", "match", in, sample(), "--cards", path("link.deck")} + quick,
                                     QStringList{"play", "match", in, sample(), "--shard", "1/1", "-o", in} + quick,
                                     QStringList{"play", "gauntlet", in, sample(), "--picture", in} + quick,
                                     QStringList{"play", "worth", in, "--card", "XF96-0048v1", "-o", in} + quick,
                                     QStringList{"deck", "export", in, "--format", "html", "-o", in},
                                     QStringList{"play", "merge", path("part.json"), "--cards", path("part.json")}}) {
        const CliResult refused = run(words);
        EXPECT_EQ(refused.code, 2) << words.join(' ').toStdString();
        EXPECT_TRUE(refused.err.contains("is read here, too")) << refused.err.toStdString();
        EXPECT_EQ(contentOf(in), deck);
        EXPECT_EQ(contentOf(path("part.json")), played);
    }
    const CliResult again = run(shard);
    EXPECT_EQ(again.code, 0) << "a shard is gone on with" << again.err.toStdString();
}

TEST_F(Overwriting, NoFileIsNamedTwice)
{
    const QString out = path("out");
    for (const QStringList& words :
         {match({"--cards", out, "--record", out}), gauntlet({"--cards", out, "--matrix", path("./out")}),
          gauntlet({"--picture", out, "--matrix", out})}) {
        const CliResult refused = run(words);
        EXPECT_EQ(refused.code, 2) << words.join(' ').toStdString();
        EXPECT_TRUE(refused.err.contains("is named twice")) << refused.err.toStdString();
        EXPECT_FALSE(QFile::exists(out));
    }
    EXPECT_EQ(run(match({"--cards", "/dev/null", "--record", "/dev/null"})).code, 0) << "nothing is lost there";
}

TEST_F(Overwriting, NoFileIsCalledADash)
{
    for (const QStringList& words :
         {QStringList{"collection", "export", "-o", "-"}, QStringList{"db", "export", "-"},
          QStringList{"db", "backup", "-"}, QStringList{"deck", "export", sample(), "--format", "text", "-o", "-"},
          QStringList{"deck", "sealed", "-o", "-"}, match({"--cards", "-"}), worth("-")}) {
        const CliResult refused = run(words);
        EXPECT_EQ(refused.code, 2) << words.join(' ').toStdString() << refused.err.toStdString();
        EXPECT_FALSE(QFile::exists("-"));
    }
}

TEST_F(Overwriting, AFolderDoesNotHideADeckOfItsName)
{
    ASSERT_EQ(run({"deck", "import", sample(), "--name", path("Night")}).code, 0);
    ASSERT_TRUE(QDir().mkpath(path("Night")));
    EXPECT_LE(run({"deck", "check", path("Night")}).code, 1);
    ASSERT_TRUE(QDir().mkpath(path("Other")));
    const CliResult folder = run({"deck", "check", path("Other")});
    EXPECT_EQ(folder.code, 3);
    EXPECT_TRUE(folder.err.contains("this is a folder")) << folder.err.toStdString();
}

} // namespace dossier::test
