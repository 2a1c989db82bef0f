// play join: a seat at a table far away. Whole games over the line are in tests/wire.
#include "cli_run.h"
#include "net/protocol/invitation.h"
#include "net/protocol/messages.h"
#include "wire/certificate.h"

#include <QSslConfiguration>
#include <QWebSocket>
#include <QWebSocketServer>

namespace dossier::test {

class JoinCommand : public CliTest
{
protected:
    static QString closedTable()
    {
        return written(
            {QStringLiteral("127.0.0.1"), 1, QStringLiteral("t"), newSecret(), newSecret(kFingerprintBytes)});
    }
};

TEST_F(JoinCommand, SaysWhatIsNoInvitation)
{
    for (const QString& text : {QStringLiteral("hello"), closedTable().left(40)}) {
        const CliResult result = run({"play", "join", text, "--deck", sample()});
        EXPECT_EQ(result.code, 3);
        EXPECT_TRUE(result.err.contains("dossier://")) << result.err.toStdString();
    }
}

TEST_F(JoinCommand, WantsAPlayerWhoCanPlayFromASeat)
{
    const CliResult result = run({"play", "join", closedTable(), "--deck", sample(), "--bot", "director"});
    EXPECT_EQ(result.code, 2);
    EXPECT_TRUE(result.err.contains("supervisor")) << result.err.toStdString();
}

// Once there is a seat it comes back by itself; the first time one is told at once.
TEST_F(JoinCommand, SaysThatAHostCannotBeReached)
{
    for (const QStringList& deck : {QStringList{"--deck", sample()}, QStringList{}}) { // a starter deck, if none
        const CliResult result = run(QStringList{"play", "join", closedTable()} + deck);
        EXPECT_EQ(result.code, 3);
        EXPECT_TRUE(result.err.contains("cannot be reached")) << result.err.toStdString();
    }
}

// The host was there, and fell before it gave a seat.
TEST_F(JoinCommand, TriesAgainWhereAHostIsCutOffAtOnce)
{
    const QTemporaryDir kept;
    const HostCertificate own = hostCertificate(kept.path());
    QWebSocketServer host({}, QWebSocketServer::SecureMode);
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setLocalCertificate(own.certificate);
    tls.setPrivateKey(own.key);
    host.setSslConfiguration(tls);
    ASSERT_TRUE(host.listen(QHostAddress::LocalHost));
    int guests = 0;
    QObject::connect(&host, &QWebSocketServer::newConnection, [&] {
        QWebSocket* guest = host.nextPendingConnection();
        if (++guests < 3)
            return guest->abort();
        guest->sendTextMessage(QString::fromStdString(rejectionMessage(Rejection::UsedInvitation).compact()));
    });
    const QString invitation = written({QStringLiteral("127.0.0.1"), host.serverPort(), QStringLiteral("t"),
                                        newSecret(), fingerprintOf(own.certificate)});
    const CliResult result = run({"play", "join", invitation, "--deck", sample()});
    EXPECT_EQ(guests, 3);
    EXPECT_EQ(result.code, 3);
    EXPECT_EQ(result.err.count(". Trying again …\n"), 2) << result.err.toStdString();
    EXPECT_TRUE(result.err.contains(sentence(Rejection::UsedInvitation))) << result.err.toStdString();
}

// Its disk is full: nobody sits down, so there is nothing to wait for.
TEST_F(JoinCommand, EndsWhereTheHostCannotKeepTheSeat)
{
    const QTemporaryDir kept;
    const HostCertificate own = hostCertificate(kept.path());
    QWebSocketServer host({}, QWebSocketServer::SecureMode);
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setLocalCertificate(own.certificate);
    tls.setPrivateKey(own.key);
    host.setSslConfiguration(tls);
    ASSERT_TRUE(host.listen(QHostAddress::LocalHost));
    QObject::connect(&host, &QWebSocketServer::newConnection, [&] {
        host.nextPendingConnection()->sendTextMessage(
            QString::fromStdString(rejectionMessage(Rejection::NotKept, QStringLiteral("no room")).compact()));
    });
    const QString invitation = written({QStringLiteral("127.0.0.1"), host.serverPort(), QStringLiteral("t"),
                                        newSecret(), fingerprintOf(own.certificate)});
    const CliResult result = run({"play", "join", invitation, "--deck", sample()});
    EXPECT_EQ(result.code, 3);
    EXPECT_EQ(result.err, "dossier-cli: " + sentence(Rejection::NotKept, QStringLiteral("no room")) + "\n");
}

} // namespace dossier::test
