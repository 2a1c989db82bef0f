// play join: a seat at a table far away. Whole games over the line are in tests/wire.
#include "cli_run.h"
#include "net/guest/brought_deck.h"
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

    static QString welcome(const char* game)
    {
        return QStringLiteral(
                   R"({"type": "welcome", "protocol": 1, "program": "test", "table": "t", "seat": 0, "seats": 2,
                    "token": "", "options": {"game": "%1", "questionOrGuess": false, "singleGuess": false,
                    "killerCards": true, "xFilePowers": false}, "pokerFace": false, "watched": false, "clock": 0,
                    "commitment": "%2"})")
            .arg(QLatin1String(game), QString(64, QLatin1Char('0')));
    }
    static QString lobby(const char* deck)
    {
        return QStringLiteral(R"({"type": "lobby", "hints": false, "seats": [{"name": "Guest", "here": true,
            "taken": true, "ready": false, "deck": "%1", "agreed": []}]})")
            .arg(QLatin1String(deck));
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
    const auto full = QString::fromStdString(rejectionMessage(Rejection::NotKept, QStringLiteral("no room")).compact());
    QStringList said;
    QObject::connect(&host, &QWebSocketServer::newConnection, [&] {
        QWebSocket* guest = host.nextPendingConnection();
        QObject::connect(guest, &QWebSocket::textMessageReceived, guest, [&, guest](const QString& text) {
            const QString type = QJsonDocument::fromJson(text.toUtf8()).object().value("type").toString();
            if (type != "agree")
                said << type;
            if (type == "hello") {
                guest->sendTextMessage(welcome("advanced"));
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

// A Basic table: what is brought is what is dealt there (BASIC-3, BASIC-8), as in a playtest. Who comes back is called
// as before.
TEST_F(JoinCommand, BringsToABasicTableWhatIsPlayedThere)
{
    QWebSocketServer host({}, QWebSocketServer::SecureMode);
    const QString invitation = listen(host);
    QStringList names;
    QStringList decks;
    const QString refused =
        QString::fromStdString(rejectionMessage(Rejection::IllegalDeck, QStringLiteral("too odd.")).compact());
    QObject::connect(&host, &QWebSocketServer::newConnection, [&] {
        QWebSocket* guest = host.nextPendingConnection();
        QObject::connect(guest, &QWebSocket::textMessageReceived, guest, [&, guest](const QString& text) {
            const QJsonObject said = QJsonDocument::fromJson(text.toUtf8()).object();
            if (said["type"] == "hello") {
                names << said["name"].toString();
                guest->sendTextMessage(welcome("basic"));
                guest->sendTextMessage(lobby(""));
            } else if (said["type"] == "deck") {
                decks << said["text"].toString();
                guest->sendTextMessage(refused);
            }
        });
    });
    const CliResult byLot = run({"play", "join", invitation});
    EXPECT_EQ(byLot.code, 3);
    EXPECT_TRUE(byLot.err.contains("too odd")) << byLot.err.toStdString();
    EXPECT_TRUE(byLot.err.contains("Starter: ")) << byLot.err.toStdString();
    EXPECT_TRUE(byLot.err.contains("--deck")) << byLot.err.toStdString();
    const CliResult own = run({"play", "join", invitation, "--deck", sample()});
    EXPECT_TRUE(own.err.contains("stay out of the Basic Game")) << own.err.toStdString();
    EXPECT_TRUE(own.err.contains("dossier-cli: Night shift: ")) << own.err.toStdString();
    run({"play", "join", invitation, "--name", "Bea"});
    EXPECT_EQ(names, (QStringList{"supervisor", "", "Bea"}));
    ASSERT_EQ(decks.size(), 3);
    const GameData box = openGameBox();
    GameOptions basic;
    basic.game = Game::Basic;
    for (const QString& deck : {decks[0], decks[2]})
        EXPECT_FALSE(readBroughtDeck(deck, box, basic, 2, false).why) << deck.toStdString();
    EXPECT_FALSE(readBroughtDeck(decks[1], box, basic, 2, false).detail.contains("Advanced"));
}

} // namespace dossier::test
