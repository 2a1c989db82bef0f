// Hosts and guests over real sockets, with TLS, on this machine.
#include "box/game_data.h"
#include "host/new_table.h"
#include "importers/decks/deck_formats.h"
#include "net/guest/bot_guest.h"
#include "support/waiting.h"
#include "table/fixed_packs.h"
#include "tests/wire/stalling_line.h"
#include "wire/guest_socket.h"
#include "wire/host_server.h"
#include "wire/host_thread.h"

#include <QDir>
#include <QFile>
#include <QSslSocket>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <memory>
#include <set>
#include <thread>

namespace dossier {

namespace {

const GameData& theBox()
{
    static const GameData box = openGameBox();
    return box;
}

QString deckText(std::size_t which)
{
    static const std::vector<Deck> packs = test::completedPacks();
    return QString::fromStdString(
        writeDeck(packs[which % packs.size()], theBox().cards, DeckFormat::DossierText).content);
}

// One of the program's players at a socket.
class Player
{
public:
    Player(const TableInvitation& invitation, std::size_t which, Bot bot = Bot::Supervisor, int patience = 0)
        : m_which(which)
        , m_bot(bot)
        , line(theBox().cards, invitation, helloOf())
    {
        line.setFirstWait(20);
        if (patience > 0)
            line.setPatience(patience);
        QObject::connect(&line, &GuestSocket::heard, [this](const FromHost& message) {
            std::visit([this](const auto& each) { hear(each); }, message);
        });
        QObject::connect(&line, &GuestSocket::changed, [this](GuestSocket::State state, const QString& why) {
            states.push_back(state);
            if (!why.isEmpty())
                said = why;
        });
        line.open();
    }

    static Hello helloOf()
    {
        Hello hello;
        hello.cards = cardDataMark();
        hello.name = QStringLiteral("Player");
        hello.scenes = false;
        return hello;
    }

    std::optional<Welcomed> welcome;
    std::optional<GameEnded> end;
    int views = 0;
    int games = 0;
    bool holds = false; // chooses nothing
    QString said;
    std::vector<GuestSocket::State> states;

private:
    void hear(const Welcomed& message)
    {
        welcome = message;
        m_sent = false;
    }
    void hear(const LobbySeen& lobby)
    {
        const LobbySeen::Place& own = lobby.seats[welcome->seat];
        if (games == 0 && !std::exchange(m_sent, true))
            line.say(ChosenDeck{deckText(m_which)});
        else if (games == 0 && !own.deck.isEmpty() && !std::exchange(m_ready, true))
            line.say(ReadyToPlay{});
    }
    void hear(const GameBegan& game)
    {
        ++games;
        m_player.emplace(m_bot, theBox().cards, theBox().effects, *welcome, game, 1);
    }
    void hear(const ViewShown& shown)
    {
        ++views;
        m_player->look(shown.sent.view);
        if (holds)
            return;
        if (const std::optional<Act> act = m_player->choose(shown.sent.view))
            line.say(*act);
    }
    void hear(const GameEnded& message) { end = message; }
    template <typename Other>
    void hear(const Other&)
    {}

    std::size_t m_which;
    Bot m_bot;
    std::optional<BotGuest> m_player;
    bool m_sent = false;
    bool m_ready = false;

public:
    GuestSocket line;
};

class Wire : public testing::Test
{
protected:
    Wire()
        : own(hostCertificate(folder.path()))
        , store(folder.path() + QStringLiteral("/tables"))
    {}

    void serve()
    {
        server = std::make_unique<HostServer>(data, own);
        QString problem;
        ASSERT_TRUE(server->listen(QHostAddress::LocalHost, port, problem)) << problem.toStdString();
        port = server->port();
    }

    std::vector<TableInvitation> invitations(int seats = 2)
    {
        GameOptions options;
        options.killerCards = true; // the packs have some
        NewTable made = newTable(seats, options, 0, lots);
        made.table.seed = 12;
        made.table.pokerFace = false;
        EXPECT_EQ(store.save(made.table), 0);
        std::vector<TableInvitation> all;
        for (const QByteArray& secret : made.secrets)
            all.push_back({QStringLiteral("127.0.0.1"), port, made.table.id, secret, fingerprintOf(own.certificate)});
        return all;
    }

    QTemporaryDir folder;
    HostCertificate own;
    TableStore store;
    QRandomGenerator lots{3};
    std::int64_t now = 0;
    QStringList log;
    HostData data{theBox(),
                  store,
                  lots,
                  cardDataMark(),
                  QStringLiteral("test"),
                  [this] { return ++now; },
                  [this](const QString& line) { log << line; }};
    std::unique_ptr<HostServer> server;
    int port = 0;
};

} // namespace

TEST_F(Wire, ACertificateIsMadeOnceBySeveralAtTheSameTime)
{
    for (int round = 0; round < 5; ++round) {
        const QTemporaryDir fresh;
        std::array<QByteArray, 6> made;
        std::vector<std::thread> all;
        for (QByteArray& fingerprint : made)
            all.emplace_back([&] { fingerprint = fingerprintOf(hostCertificate(fresh.path()).certificate); });
        for (std::thread& each : all)
            each.join();
        EXPECT_EQ(std::set<QByteArray>(made.begin(), made.end()).size(), 1U);
        EXPECT_EQ(QDir(fresh.path()).entryList(QDir::Files, QDir::Name), QStringList({"host.crt", "host.key"}));
    }
}

TEST_F(Wire, ACertificateIsMadeOnceAndReadAgain)
{
    const HostCertificate again = hostCertificate(folder.path());
    EXPECT_EQ(fingerprintOf(again.certificate), fingerprintOf(own.certificate));
    EXPECT_EQ(fingerprintOf(own.certificate).size(), kFingerprintBytes);
    EXPECT_EQ(QFile::permissions(folder.path() + QStringLiteral("/host.key")) & (QFile::ReadGroup | QFile::ReadOther),
              QFile::Permissions());
    const QTemporaryDir other;
    EXPECT_NE(fingerprintOf(hostCertificate(other.path()).certificate), fingerprintOf(own.certificate));
    QFile key(folder.path() + QStringLiteral("/host.key"));
    ASSERT_TRUE(key.open(QIODevice::WriteOnly));
    key.write("damaged");
    key.close();
    EXPECT_THROW(hostCertificate(folder.path()), std::runtime_error);
}

TEST_F(Wire, ACertificateAndTheKeyOfAnotherAreRefused)
{
    const QTemporaryDir other;
    hostCertificate(other.path());
    const QString place = folder.path() + QStringLiteral("/host.crt");
    ASSERT_TRUE(QFile::remove(place) && QFile::copy(other.path() + QStringLiteral("/host.crt"), place));
    EXPECT_THROW(hostCertificate(folder.path()), std::runtime_error);
    HostThread window(folder.path());
    QString said;
    bool listens = false;
    QObject::connect(&window, &HostThread::failed, [&](const QString& why) { said = why; });
    QObject::connect(&window, &HostThread::listening, [&] { listens = true; });
    window.start(0);
    ASSERT_TRUE(test::waitUntil([&] { return listens || !said.isEmpty(); }));
    EXPECT_TRUE(said.contains(QStringLiteral("do not belong together"))) << said.toStdString();
}

TEST_F(Wire, WhyALineWasNotMadeStandsInTheLogOnce)
{
    serve();
    // Somebody who speaks TLS 1.0 and nothing newer.
    const QByteArray hello = QByteArray::fromHex("160301002d01000029"
                                                 "0301") +
                             QByteArray(32, 'r') + QByteArray::fromHex("000002002f0100");
    for (int times = 0; times < 2; ++times) {
        QTcpSocket stranger;
        bool closed = false;
        QObject::connect(&stranger, &QTcpSocket::disconnected, [&] { closed = true; });
        QObject::connect(&stranger, &QTcpSocket::connected, [&] { stranger.write(hello); });
        stranger.connectToHost(QHostAddress::LocalHost, static_cast<quint16>(port));
        ASSERT_TRUE(test::waitUntil([&] { return closed; }));
    }
    EXPECT_EQ(log.filter(QStringLiteral("the line of a guest was not made: ")).size(), 1)
        << log.join(QLatin1Char('\n')).toStdString();
}

// Strangers who say nothing, stay as long as they may, and leave: whoever comes meanwhile is let in.
TEST_F(Wire, ABurstOfStrangersKeepsNobodyOut)
{
    serve();
    const auto seats = invitations();
    constexpr int kStrangers = 200;
    std::vector<std::unique_ptr<QTcpSocket>> strangers;
    for (int each = 0; each < kStrangers; ++each) {
        strangers.push_back(std::make_unique<QTcpSocket>());
        strangers.back()->connectToHost(QHostAddress::LocalHost, static_cast<quint16>(port));
    }
    ASSERT_TRUE(test::waitUntil([&] {
        return std::ranges::all_of(strangers,
                                   [](const auto& each) { return each->state() == QAbstractSocket::ConnectedState; });
    }));
    Player one(seats[0], 0);
    EXPECT_TRUE(test::waitUntil([&] { return one.welcome.has_value(); })) << one.said.toStdString();
    EXPECT_TRUE(std::ranges::all_of(strangers,
                                    [](const auto& each) { return each->state() == QAbstractSocket::ConnectedState; }));
    strangers.clear();
    Player other(seats[1], 1);
    EXPECT_TRUE(test::waitUntil([&] { return other.welcome.has_value(); })) << other.said.toStdString();
}

// Each ping is answered below us. Whoever reads no answer filled the memory, and his line stayed for as long.
TEST_F(Wire, WhoReadsNothingIsNotAnsweredForEver)
{
    serve();
    QSslSocket stranger;
    stranger.setPeerVerifyMode(QSslSocket::VerifyNone);
    stranger.connectToHostEncrypted(QStringLiteral("127.0.0.1"), static_cast<quint16>(port));
    ASSERT_TRUE(test::waitUntil([&] { return stranger.isEncrypted(); }));
    stranger.write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                   "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
    ASSERT_TRUE(test::waitUntil([&] { return stranger.bytesAvailable() > 0; }));
    EXPECT_TRUE(stranger.readAll().startsWith("HTTP/1.1 101"));
    stranger.setReadBufferSize(1);
    const QByteArray ping = QByteArray("\x89\xFD\0\0\0\0", 6) + QByteArray(125, 'x');
    const QByteArray pings = ping.repeated(500);
    // As much as two systems may hold for a line, and far less than was answered.
    constexpr qint64 kMostPings = qint64{64} * 1024 * 1024;
    qint64 sent = 0;
    while (sent < kMostPings && stranger.state() == QAbstractSocket::ConnectedState) {
        sent += stranger.write(pings);
        ASSERT_TRUE(test::waitUntil([&] {
            return stranger.bytesToWrite() + stranger.encryptedBytesToWrite() == 0 ||
                   stranger.state() != QAbstractSocket::ConnectedState;
        })) << sent;
    }
    EXPECT_LT(sent, kMostPings);
}

// Two players of the program, over TLS, to the end; the record is what the host has kept.
TEST_F(Wire, PlaysAWholeGame)
{
    serve();
    const auto seats = invitations();
    Player one(seats[0], 0);
    Player other(seats[1], 1, Bot::Agent);
    ASSERT_TRUE(test::waitUntil([&] { return one.end && other.end; })) << one.said.toStdString();
    EXPECT_TRUE(keptItsWord(*one.welcome, *one.end));
    EXPECT_GT(one.end->record.actions.size(), 50u);
    EXPECT_EQ(one.end->record.actions, store.loadGame(seats[0].table, theBox().cards).actions);
    EXPECT_EQ(one.end->record, other.end->record);
}

// The host ends and is started again in the middle; guests come back by themselves, and the game goes on.
TEST_F(Wire, GuestsComeBackToAHostThatIsStartedAgain)
{
    serve();
    const auto seats = invitations();
    Player one(seats[0], 0);
    Player other(seats[1], 1);
    for (const int views : {10, 40}) {
        ASSERT_TRUE(test::waitUntil([&] { return one.views > views; }));
        one.holds = other.holds = true;
        server->stop();
        server.reset();
        ASSERT_TRUE(test::waitUntil([&] { return one.line.state() == GuestSocket::State::Waiting; }));
        one.holds = other.holds = false;
        serve();
    }
    // It goes on from there; a whole game would wait twenty times a second for its turn to speak.
    ASSERT_TRUE(test::waitUntil([&] { return one.views > 60; })) << one.said.toStdString();
    one.line.say(ConcedeGame{});
    ASSERT_TRUE(test::waitUntil([&] { return one.end && other.end; })) << one.said.toStdString();
    EXPECT_EQ(one.games, 3);
    EXPECT_TRUE(keptItsWord(*one.welcome, *one.end));
}

// Guests whose lines turn out to be cut while the host tells all that it stops.
TEST_F(Wire, StopsWhileGuestsLeave)
{
    serve();
    test::StallingLine torn(port);
    std::vector<std::unique_ptr<Player>> players;
    for (int table = 0; table < 3; ++table) {
        auto seats = invitations();
        for (std::size_t seat = 0; seat < 2; ++seat) {
            if (table < 2)
                seats[seat].port = torn.port();
            players.push_back(std::make_unique<Player>(seats[seat], seat));
            players.back()->holds = true;
        }
    }
    ASSERT_TRUE(test::waitUntil(
        [&] { return std::ranges::all_of(players, [](const auto& each) { return each->views > 0; }); }));
    torn.tear();
    server->stop();
    ASSERT_TRUE(test::waitUntil([&] { return server->host().lines() == 2; })) << "those whose lines were cut";
}

// What takes the line and says nothing on it is no host.
TEST_F(Wire, AHostThatDoesNotAnswerIsTriedAgain)
{
    auto seats = invitations();
    QTcpServer silent;
    ASSERT_TRUE(silent.listen(QHostAddress::LocalHost));
    seats[0].port = silent.serverPort();
    int lines = 0;
    QObject::connect(&silent, &QTcpServer::newConnection, [&] { ++lines; });
    Player one(seats[0], 0, Bot::Supervisor, 200);
    ASSERT_TRUE(test::waitUntil([&] { return lines > 2; }));
    EXPECT_EQ(one.said, "It does not answer.");
    EXPECT_FALSE(one.line.wasReached());
    EXPECT_FALSE(one.welcome);
}

// A network that is gone says nothing of it: nothing comes any more, and nothing is refused.
TEST_F(Wire, ALineThatFallsSilentIsTakenForCut)
{
    serve();
    auto seats = invitations();
    test::StallingLine stalling(port);
    seats[0].port = stalling.port();
    Player one(seats[0], 0, Bot::Supervisor, 1000);
    Player other(seats[1], 1);
    ASSERT_TRUE(test::waitUntil([&] { return one.views > 10; }));
    one.holds = other.holds = true;
    stalling.stall();
    ASSERT_TRUE(test::waitUntil([&] { return one.line.state() == GuestSocket::State::Waiting; }));
    const int before = one.views;
    one.holds = other.holds = false;
    ASSERT_TRUE(test::waitUntil([&] { return one.views > before + 10; })) << one.said.toStdString();
    EXPECT_GT(one.games, 1) << "it came back by another line";
}

// Nor does the machine of a guest that is gone: the others are told that he is away.
TEST_F(Wire, AGuestWhoFallsSilentIsAway)
{
    serve();
    auto seats = invitations();
    test::StallingLine stalling(port);
    seats[0].port = stalling.port();
    Player one(seats[0], 0);
    Player other(seats[1], 1);
    ASSERT_TRUE(test::waitUntil([&] { return one.views > 10; }));
    one.holds = other.holds = true;
    const QString away = QStringLiteral("table %1: seat 1 is away").arg(seats[0].table);
    server->setPulse(100);
    stalling.stall();
    ASSERT_TRUE(test::waitUntil([&] { return log.contains(away); }));
    server->setPulse(20'000);
    other.line.say(ConcedeGame{});
    ASSERT_TRUE(test::waitUntil([&] { return other.end.has_value(); })) << other.said.toStdString();
}

TEST_F(Wire, NothingIsSaidToAHostOfAnotherCertificate)
{
    serve();
    auto seats = invitations();
    seats[0].fingerprint[0] = static_cast<char>(seats[0].fingerprint[0] ^ 1);
    Player one(seats[0], 0);
    ASSERT_TRUE(test::waitUntil([&] { return one.line.state() == GuestSocket::State::Over; }));
    EXPECT_FALSE(one.welcome);
    EXPECT_TRUE(one.said.contains(QStringLiteral("certificate"))) << one.said.toStdString();
    EXPECT_EQ(server->host().tables(), 0) << "the secret was not told";
}

// A host in a thread of its own, as the window keeps one.
TEST_F(Wire, AHostMayHaveAThreadOfItsOwn)
{
    auto host = std::make_unique<HostThread>(folder.path());
    QString why;
    QObject::connect(host.get(), &HostThread::failed, [&](const QString& sentence) { why = sentence; });
    EXPECT_FALSE(host->isListening());
    host->start(0);
    ASSERT_TRUE(test::waitUntil([&] { return host->isListening(); })) << why.toStdString();
    GameOptions options;
    options.killerCards = true;
    HostThread::Invited made = host->invite({.options = options, .watched = true, .pokerFace = false});
    ASSERT_EQ(made.problem, QString());
    ASSERT_EQ(made.seats.size(), 2u);
    ASSERT_TRUE(made.watching);
    for (TableInvitation* each : {&made.seats[0], &made.seats[1], &*made.watching})
        each->host = QStringLiteral("127.0.0.1");
    Player one(made.seats[0], 0);
    Player other(made.seats[1], 1, Bot::Agent);
    ASSERT_TRUE(test::waitUntil([&] { return one.views > 20 && other.views > 20; })) << one.said.toStdString();
    one.holds = other.holds = true;

    HostThread twin(folder.path());
    QObject::connect(&twin, &HostThread::failed, [&](const QString& sentence) { why = sentence; });
    twin.start(0);
    ASSERT_TRUE(test::waitUntil([&] { return !why.isEmpty(); }));
    EXPECT_EQ(why, QStringLiteral("The tables in %1 are kept by another host that runs now. End it, or choose another "
                                  "folder.")
                       .arg(folder.path()));
    EXPECT_FALSE(twin.isListening());
    why.clear();
    const QTemporaryDir elsewhere;
    HostThread second(elsewhere.path());
    QObject::connect(&second, &HostThread::failed, [&](const QString& sentence) { why = sentence; });
    second.start(host->port());
    ASSERT_TRUE(test::waitUntil([&] { return !why.isEmpty(); }));
    EXPECT_TRUE(why.contains(QString::number(host->port()))) << why.toStdString();
    host.reset();
    ASSERT_TRUE(test::waitUntil([&] { return one.line.state() == GuestSocket::State::Waiting; }));
    HostThread ends(folder.path()); // before it has begun
    ends.start(0);
}

TEST_F(Wire, SaysWhyNobodyIsLetIn)
{
    serve();
    HostServer second(data, own);
    QString problem;
    EXPECT_FALSE(second.listen(QHostAddress::LocalHost, port, problem));
    EXPECT_FALSE(problem.isEmpty());
    auto seats = invitations();
    seats[0].secret = newSecret();
    Player stranger(seats[0], 0);
    ASSERT_TRUE(test::waitUntil([&] { return stranger.line.state() == GuestSocket::State::Over; }));
    EXPECT_EQ(stranger.said, sentence(Rejection::WrongInvitation));
    server.reset();
    Player early(seats[1], 1);
    ASSERT_TRUE(test::waitUntil([&] { return early.line.state() == GuestSocket::State::Waiting; }));
    EXPECT_FALSE(early.said.isEmpty());
    serve();
    ASSERT_TRUE(test::waitUntil([&] { return early.welcome.has_value(); })) << "once it is there";
}

} // namespace dossier
