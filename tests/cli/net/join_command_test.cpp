// play join: a seat at a table far away. Whole games over the line are in tests/wire.
#include "cli_run.h"
#include "net/protocol/invitation.h"
#include "net/protocol/messages.h"
#include "wire/certificate.h"

#include <QJsonDocument>
#include <QJsonObject>
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

    // Lets guests in; an invitation to it.
    QString listen(QWebSocketServer& host) const
    {
        const HostCertificate own = hostCertificate(m_kept.path());
        QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
        tls.setLocalCertificate(own.certificate);
        tls.setPrivateKey(own.key);
        host.setSslConfiguration(tls);
        EXPECT_TRUE(host.listen(QHostAddress::LocalHost));
        return written({QStringLiteral("127.0.0.1"), host.serverPort(), QStringLiteral("t"), newSecret(),
                        fingerprintOf(own.certificate)});
    }

private:
    QTemporaryDir m_kept;
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
    QWebSocketServer host({}, QWebSocketServer::SecureMode);
    const QString invitation = listen(host);
    int guests = 0;
    QObject::connect(&host, &QWebSocketServer::newConnection, [&] {
        QWebSocket* guest = host.nextPendingConnection();
        if (++guests < 3)
            return guest->abort();
        guest->sendTextMessage(QString::fromStdString(rejectionMessage(Rejection::UsedInvitation).compact()));
    });
    const CliResult result = run({"play", "join", invitation, "--deck", sample()});
    EXPECT_EQ(guests, 3);
    EXPECT_EQ(result.code, 3);
    EXPECT_EQ(result.err.count(". Trying again …\n"), 2) << result.err.toStdString();
    EXPECT_TRUE(result.err.contains(sentence(Rejection::UsedInvitation))) << result.err.toStdString();
}

// Its disk is full: nobody sits down, so there is nothing to wait for.
TEST_F(JoinCommand, EndsWhereTheHostCannotKeepTheSeat)
{
    QWebSocketServer host({}, QWebSocketServer::SecureMode);
    const QString invitation = listen(host);
    QObject::connect(&host, &QWebSocketServer::newConnection, [&] {
        host.nextPendingConnection()->sendTextMessage(
            QString::fromStdString(rejectionMessage(Rejection::NotKept, QStringLiteral("no room")).compact()));
    });
    const CliResult result = run({"play", "join", invitation, "--deck", sample()});
    EXPECT_EQ(result.code, 3);
    EXPECT_EQ(result.err, "dossier-cli: " + sentence(Rejection::NotKept, QStringLiteral("no room")) + "\n");
}

// Once he sits there he brings his deck, and says that he is ready, until the host has kept it: nobody would do it for
// him.
TEST_F(JoinCommand, SaysAgainWhatAFullHostCouldNotKeepBeforeTheGame)
{
    QWebSocketServer host({}, QWebSocketServer::SecureMode);
    const QString invitation = listen(host);
    const auto lobby = [](const char* deck) {
        return QStringLiteral(R"({"type": "lobby", "hints": false, "seats": [{"name": "Guest", "here": true,
            "taken": true, "ready": false, "deck": "%1", "agreed": []}]})")
            .arg(QLatin1String(deck));
    };
    const auto full = QString::fromStdString(rejectionMessage(Rejection::NotKept, QStringLiteral("no room")).compact());
    QStringList said;
    QObject::connect(&host, &QWebSocketServer::newConnection, [&] {
        QWebSocket* guest = host.nextPendingConnection();
        QObject::connect(guest, &QWebSocket::textMessageReceived, guest, [&, guest](const QString& text) {
            const QString type = QJsonDocument::fromJson(text.toUtf8()).object().value("type").toString();
            if (type != "agree")
                said << type;
            if (type == "hello") {
                guest->sendTextMessage(
                    QStringLiteral(
                        R"({"type": "welcome", "protocol": 1, "program": "test", "table": "t", "seat": 0, "seats": 2,
                    "token": "", "options": {"game": "advanced", "questionOrGuess": false, "singleGuess": false,
                    "killerCards": true, "xFilePowers": false}, "pokerFace": false, "watched": false, "clock": 0,
                    "commitment": "%1"})")
                        .arg(QString(64, QLatin1Char('0'))));
                guest->sendTextMessage(lobby(""));
            } else if (type == "deck") {
                guest->sendTextMessage(said.count(type) == 1 ? full : lobby("Night shift"));
            } else if (type == "ready") {
                guest->sendTextMessage(
                    said.count(type) == 1
                        ? full
                        : QString::fromStdString(rejectionMessage(Rejection::UsedInvitation).compact()));
            }
        });
    });
    const CliResult result = run({"play", "join", invitation, "--deck", sample()});
    EXPECT_EQ(said.join(QLatin1Char(' ')).toStdString(), "hello deck deck ready ready") << result.err.toStdString();
    EXPECT_EQ(result.err.count("no room"), 1) << result.err.toStdString(); // told once
}

} // namespace dossier::test
