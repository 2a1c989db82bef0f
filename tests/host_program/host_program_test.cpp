// dossier-host as people start it: what it says, what it leaves behind, and how it ends.
#include "support/waiting.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QSslSocket>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class HostProgram : public testing::Test
{
protected:
    struct Ended
    {
        int code = -1;
        QString out{};
        QString err{};
    };

    // Through a shell: $HOST is the program with its folder, $KEPT.
    Ended shell(const QString& line) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("HOST", QStringLiteral(DOSSIER_HOST " --lang en --data-dir %1").arg(kept()));
        environment.insert("KEPT", kept());
        process.setProcessEnvironment(environment);
        process.start("/bin/sh", {"-c", line});
        EXPECT_TRUE(process.waitForFinished(test::kHangMs));
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

    QString kept() const { return folder.path(); }
    QStringList tables() const { return QDir(kept() + "/tables").entryList(QDir::Dirs | QDir::NoDotAndDotDot); }

    const QTemporaryDir folder;
};

} // namespace

TEST_F(HostProgram, MakesATable)
{
    const Ended made = shell("$HOST invite --address example.org --seats 3 --watch");
    EXPECT_EQ(made.code, 0) << made.err.toStdString();
    EXPECT_EQ(made.out.count('\n'), 4) << made.out.toStdString();
    EXPECT_EQ(tables().size(), 1);
}

TEST_F(HostProgram, MakesNoTableThatNobodyCanReach)
{
    for (const char* address : {"'a b:5'", "':5'", "'[::zz]:5'", "'a/b'"}) {
        const Ended refused = shell(QStringLiteral("$HOST invite --address ") + QLatin1String(address));
        EXPECT_EQ(refused.code, 2) << address;
        EXPECT_EQ(refused.err.count('\n'), 1) << refused.err.toStdString();
    }
    for (const char* address : {"localhost", "127.0.0.1:5", "[::1]:5", "::1"})
        EXPECT_EQ(shell(QStringLiteral("$HOST invite --address ") + QLatin1String(address)).code, 0) << address;
    EXPECT_EQ(tables().size(), 4);
}

// What it is asked may be pasted from a stranger.
TEST_F(HostProgram, SaysNothingThatCommandsATerminal)
{
    for (const char* words : {"'--\x1b[31m'", "--listen '\x1b[31m'", "'\x1b[31m'", "invite --address '\x1b[31m'"}) {
        const Ended refused = shell(QStringLiteral("$HOST ") + QLatin1String(words));
        EXPECT_FALSE(refused.err.isEmpty());
        EXPECT_FALSE(refused.err.contains(QChar(0x1b)));
    }
}

TEST_F(HostProgram, KeepsNoTableWhoseInvitationsNobodyHasSeen)
{
    for (const char* line : {"$HOST invite --address example.org > /dev/full", "$HOST invite --address example.org >&-",
                             "mkfifo gone; exec 3<> gone 4> gone 3<&-; $HOST invite --address example.org >&4"}) {
        const Ended ended = shell(QStringLiteral("cd %1; ").arg(kept()) + QString::fromLatin1(line));
        EXPECT_EQ(ended.code, 4) << line;
        EXPECT_EQ(ended.err.count('\n'), 1) << line << ended.err.toStdString();
        EXPECT_TRUE(ended.err.startsWith("dossier-host: ")) << line << ended.err.toStdString();
        EXPECT_EQ(tables(), QStringList()) << line;
    }
    const Ended spoken = shell(DOSSIER_HOST " --lang xx --data-dir $KEPT invite --address example.org");
    EXPECT_EQ(spoken.code, 2);
    EXPECT_TRUE(spoken.err.contains("\"xx\"")) << spoken.err.toStdString();
    const Ended ended = shell("$HOST invite --address example.org > /dev/full");
    EXPECT_EQ(ended.err, "dossier-host: The invitations could not be written to standard output (No space left on "
                         "device); the table was taken away again.\n");
}

TEST_F(HostProgram, SaysWhereAnAnswerDoesNotArrive)
{
    for (const char* line :
         {"$HOST --help > /dev/full", "$HOST --version > /dev/full", "$HOST --help >&-", "$HOST --version >&-"}) {
        const Ended ended = shell(QString::fromLatin1(line));
        EXPECT_EQ(ended.code, 4) << line;
        EXPECT_TRUE(ended.err.startsWith("dossier-host: The answer could not be written to standard output"))
            << line << ended.err.toStdString();
    }
    EXPECT_EQ(shell("$HOST --version").out.count('\n'), 1);
    EXPECT_EQ(shell("trap '' PIPE; { $HOST --help; echo $? >&2; } | true").err, "0\n") << "the reader had enough";
}

// One sentence, and nothing is made.
TEST_F(HostProgram, RefusesWhatWouldHaveNoEffect)
{
    struct Refused
    {
        const char* line;
        const char* said;
    };
    for (const auto& [line, said] : {
             Refused{"invite --address example.org --delay 5", "--watch"},
             Refused{"invite --address example.org --starters-of ttiot", "--sealed"},
             Refused{"invite --address example.org --boosters-of ttiot", "--sealed"},
             Refused{"invite --address example.org --sealed 0,6 --starters-of ttiot", "--starters-of"},
             Refused{"invite --address example.org --sealed 1,0 --boosters-of ttiot", "--boosters-of"},
             Refused{"invite --address example.org --basic --powers", "--powers"},
             Refused{"invite --address example.org --basic --killers", "--killers"},
             Refused{"invite --address example.org:0", "port 0"},
             Refused{"invite --address 35596", "35596"},
             Refused{"invite --address example.org --listen 127.0.0.1:0", "--listen"},
             Refused{"--listen 127.0.0.1:0 --seats 3", "--seats"},
             Refused{"--listen 127.0.0.1:0 --address example.org", "--address"},
             Refused{"--listen 127.0.0.1:0 --no-poker-face", "--no-poker-face"},
             Refused{"--listen 35779", "35779"},
             Refused{"--listen 8.8.8.8:35779", "\"8.8.8.8\" is no address of this machine"},
             Refused{"invite --address example.org --seats 2 --seats 4", "--seats is given twice"},
         }) {
        const Ended refused = shell(QStringLiteral("$HOST ") + QLatin1String(line));
        EXPECT_EQ(refused.code, 2) << line;
        EXPECT_EQ(refused.err.count('\n'), 1) << line << refused.err.toStdString();
        EXPECT_TRUE(refused.err.contains(QLatin1String(said))) << line << refused.err.toStdString();
        EXPECT_EQ(tables(), QStringList()) << line;
    }
    EXPECT_EQ(shell("$HOST invite --address example.org --watch --delay 5 --sealed 1,6 --starters-of premiere").code,
              0);
}

TEST_F(HostProgram, RefusesACertificateWithTheKeyOfAnother)
{
    const QTemporaryDir other;
    ASSERT_EQ(shell("$HOST invite --address example.org").code, 0);
    ASSERT_EQ(shell(QStringLiteral(DOSSIER_HOST " --data-dir %1 invite --address example.org; cp %1/host.crt $KEPT")
                        .arg(other.path()))
                  .code,
              0);
    for (const char* line : {"$HOST --listen 127.0.0.1:0", "$HOST invite --address example.org"}) {
        const Ended refused = shell(QString::fromLatin1(line));
        EXPECT_EQ(refused.code, 4) << line;
        EXPECT_EQ(refused.out, QString()) << line;
        EXPECT_EQ(refused.err.count('\n'), 1) << refused.err.toStdString();
        EXPECT_TRUE(refused.err.contains("host.crt and ") && refused.err.contains("do not belong together"))
            << refused.err.toStdString();
    }
    EXPECT_EQ(tables().size(), 1);
}

TEST_F(HostProgram, CountsTheTablesItCanReadAndNamesTheOthers)
{
    const Ended ended = shell("$HOST invite --address example.org > /dev/null; "
                              "$HOST invite --address example.org > /dev/null; "
                              "echo spoilt > $(ls -d $KEPT/tables/* | head -1)/table.json; "
                              "$HOST --listen 127.0.0.1:0 2> $KEPT/log & first=$!; "
                              "until grep -q listening $KEPT/log 2> /dev/null; do sleep 0.05; done; "
                              "kill $first; wait $first; cat $KEPT/log");
    EXPECT_TRUE(ended.out.contains(QStringLiteral("tables kept in %1: 1; that cannot be read: 1\n").arg(kept())))
        << ended.out.toStdString();
    EXPECT_EQ(ended.out.count(" cannot be read, in " + kept() + "/tables/"), 1) << ended.out.toStdString();
}

// Two would write each other's games away; an invitation may be made meanwhile.
TEST_F(HostProgram, IsTheOnlyOneInItsFolder)
{
    const Ended ended = shell("$HOST --listen 127.0.0.1:0 2> $KEPT/log & first=$!; "
                              "until grep -q listening $KEPT/log 2> /dev/null; do sleep 0.05; done; "
                              "$HOST --listen 127.0.0.1:0; echo $?; $HOST invite --address example.org; "
                              "kill -9 $first; wait $first; "
                              "$HOST --listen 127.0.0.1:0 2> $KEPT/next & next=$!; "
                              "until grep -q listening $KEPT/next 2> /dev/null; do sleep 0.05; done; "
                              "kill $next; wait $next; echo $?");
    EXPECT_TRUE(ended.out.startsWith("4\n") && ended.out.endsWith("\n0\n")) << ended.out.toStdString();
    EXPECT_EQ(ended.out.count('\n'), 4) << ended.out.toStdString();
    EXPECT_TRUE(ended.err.startsWith(QStringLiteral("dossier-host: The tables in %1 are kept by another host that runs "
                                                    "now. End it, or choose another folder.\n")
                                         .arg(kept())))
        << ended.err.toStdString();
}

// A line that never ends is closed, and said once.
TEST_F(HostProgram, AStrangerDoesNotFillItsLog)
{
    QProcess host;
    host.setProcessChannelMode(QProcess::MergedChannels);
    host.start(DOSSIER_HOST, {"--lang", "en", "--data-dir", kept(), "--listen", "127.0.0.1:0"});
    QString log;
    const auto hear = [&] {
        log += QString::fromUtf8(host.readAll());
        return QRegularExpression("port (\\d+)").match(log);
    };
    while (!hear().hasMatch())
        ASSERT_TRUE(host.waitForReadyRead(test::kHangMs));
    QSslSocket stranger;
    stranger.setPeerVerifyMode(QSslSocket::VerifyNone);
    stranger.connectToHostEncrypted("127.0.0.1", static_cast<quint16>(hear().captured(1).toInt()));
    ASSERT_TRUE(stranger.waitForEncrypted(test::kHangMs)) << stranger.errorString().toStdString();
    const QByteArray piece(16'384, 'a');
    for (int i = 0; i < 400 && stranger.state() == QAbstractSocket::ConnectedState; ++i) {
        stranger.write(piece);
        while (stranger.bytesToWrite() > 0 && stranger.waitForBytesWritten(test::kHangMs)) {
        }
    }
    stranger.abort();
    host.terminate();
    ASSERT_TRUE(host.waitForFinished(test::kHangMs));
    hear();
    EXPECT_LE(log.count('\n'), 3) << log.toStdString(); // listening, the guest, stopped
}

TEST_F(HostProgram, SpeaksFrenchThroughout)
{
    const Ended help = shell(DOSSIER_HOST " --lang fr --help");
    EXPECT_EQ(help.code, 0);
    for (const char* english : {"Displays", "Usage", "Qt specific"})
        EXPECT_FALSE(help.out.contains(QLatin1String(english))) << help.out.toStdString();
    const Ended refused = shell(DOSSIER_HOST " --lang fr --listen 127.0.0.1:0 --data-dir /dev/null");
    EXPECT_EQ(refused.code, 4);
    EXPECT_FALSE(refused.err.contains("irectory")) << refused.err.toStdString();
}

} // namespace dossier
