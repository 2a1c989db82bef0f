// play join, ended in the middle: a host in this program, a guest that is one of its own and is killed, and an
// opponent.
#include "box/game_data.h"
#include "cli/net/seat_claim.h"
#include "cli_run.h"
#include "host/new_table.h"
#include "net/guest/bot_guest.h"
#include "net/protocol/invitation.h"
#include "support/failing_read.h"
#include "support/waiting.h"
#include "wire/guest_socket.h"
#include "wire/host_server.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>

namespace dossier::test {

namespace {

const GameData& theBox()
{
    static const GameData box = openGameBox();
    return box;
}

// At the other seat; chooses as long as it does not hold.
class Opponent
{
public:
    Opponent(const TableInvitation& invitation, QString deck, const QByteArray& claim)
        : m_deck(std::move(deck))
        , m_line(theBox().cards, invitation, helloOf(claim))
    {
        QObject::connect(&m_line, &GuestSocket::heard, [this](const FromHost& message) {
            std::visit([this](const auto& each) { hear(each); }, message);
        });
        m_line.open();
    }

    bool sees(bool here) const { return presence.seats.size() == 2 && presence.seats[1].here == here; }
    void goOn()
    {
        holds = false;
        if (m_view)
            choose();
    }
    void concede() { m_line.say(ConcedeGame{}); }

    PresenceSeen presence;
    int views = 0;
    bool begun = false;
    bool ended = false;
    bool holds = false;
    int refusals = 0;

private:
    static Hello helloOf(const QByteArray& claim)
    {
        Hello hello;
        hello.cards = cardDataMark();
        hello.name = QStringLiteral("Opponent");
        hello.scenes = false;
        hello.claim = claim;
        return hello;
    }
    void choose()
    {
        if (const std::optional<Act> act = m_player->choose(*m_view))
            m_line.say(*act);
    }
    void hear(const Welcomed& message) { m_welcome = message; }
    void hear(const LobbySeen& lobby)
    {
        const LobbySeen::Place& own = lobby.seats[0];
        if (!begun && own.deck.isEmpty())
            m_line.say(ChosenDeck{m_deck});
        else if (!begun && !own.ready)
            m_line.say(ReadyToPlay{});
    }
    void hear(const PresenceSeen& message) { presence = message; }
    void hear(const GameBegan& game)
    {
        begun = true;
        m_player.emplace(Bot::Supervisor, theBox().cards, theBox().effects, m_welcome, game, 1);
    }
    void hear(const ViewShown& shown)
    {
        ++views;
        m_view = shown.sent.view;
        m_player->look(*m_view);
        if (!holds)
            choose();
    }
    void hear(const GameEnded&) { ended = true; }
    // Tries again when the test says so.
    void hear(const RejectedByHost&)
    {
        ++refusals;
        holds = true;
    }
    template <typename Other>
    void hear(const Other&)
    {}

    QString m_deck;
    Welcomed m_welcome;
    std::optional<BotGuest> m_player;
    std::optional<SeatView> m_view;
    GuestSocket m_line;
};

class KeptSeats : public CliTest
{
protected:
    void serve()
    {
        ASSERT_TRUE(server.listen(QHostAddress::LocalHost, 0, problem)) << problem.toStdString();
        NewTable made = newTable(2, {}, 0, lots, {.allowed = true});
        made.table.pokerFace = false;
        ASSERT_EQ(store.save(made.table), 0);
        const auto to = [&](const QByteArray& secret) {
            return TableInvitation{QStringLiteral("127.0.0.1"), server.port(), made.table.id, secret,
                                   fingerprintOf(own.certificate)};
        };
        first = to(made.secrets[0]);
        second = to(made.secrets[1]);
        watching = to(made.watching);
    }

    void start(QProcess& guest, const TableInvitation& invitation) const
    {
        guest.start(QStringLiteral(DOSSIER_CLI), {"--db", path("test.sqlite"), "--lang", "en", "--json", "play", "join",
                                                  written(invitation), "--deck", sample(), "--name", "Guest"});
    }
    static bool isOver(const QProcess& guest) { return guest.state() == QProcess::NotRunning; }
    static QString deckText()
    {
        QFile deck(sample());
        EXPECT_TRUE(deck.open(QIODevice::ReadOnly));
        return QString::fromUtf8(deck.readAll());
    }
    QString seatsFolder() const { return path("seats"); }
    QStringList keptSeats() const { return QDir(seatsFolder()).entryList(QDir::Files | QDir::Hidden); }

    QString problem;
    const QTemporaryDir hosted;
    const HostCertificate own = hostCertificate(hosted.path());
    const TableStore store{hosted.filePath("tables")};
    QRandomGenerator lots{5};
    std::int64_t now = 0;
    QStringList log;
    const HostData data{theBox(),
                        store,
                        lots,
                        cardDataMark(),
                        QStringLiteral("test"),
                        [this] { return ++now; },
                        [this](const QString& line) { log << line; }};
    HostServer server{data, own};
    TableInvitation first;
    TableInvitation second;
    TableInvitation watching;
};

constexpr auto kOtherUsers =
    QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;

} // namespace

TEST_F(KeptSeats, LeadBackToTheSeatOfAKilledGuest)
{
    serve();
    std::optional<Opponent> opponent;
    opponent.emplace(first, deckText(), newSecret());
    QProcess killed;
    start(killed, second);
    ASSERT_TRUE(waitUntil([&] { return opponent->views > 5; })) << killed.readAllStandardError().toStdString();
    opponent->holds = true;
    ASSERT_EQ(keptSeats().size(), 1);
    EXPECT_EQ(QFile::permissions(seatsFolder() + '/' + keptSeats().first()) & kOtherUsers, QFile::Permissions());
    EXPECT_EQ(QFile::permissions(seatsFolder()) & kOtherUsers, QFile::Permissions());
    killed.kill();
    ASSERT_TRUE(waitUntil([&] { return isOver(killed) && opponent->sees(false); }));

    QProcess again;
    start(again, second);
    ASSERT_TRUE(waitUntil([&] { return opponent->sees(true) || isOver(again); }));
    const int before = opponent->views;
    opponent->goOn();
    ASSERT_TRUE(waitUntil([&] { return opponent->views > before + 10 || isOver(again); }));
    opponent->concede();
    ASSERT_TRUE(waitUntil([&] { return isOver(again); }));
    const QByteArray told = again.readAllStandardError();
    EXPECT_EQ(again.exitCode(), 0) << told.toStdString();
    EXPECT_EQ(told, QByteArray());
    const QJsonObject said = QJsonDocument::fromJson(again.readAllStandardOutput()).object();
    EXPECT_EQ(said.value("seat").toInt(-1), 1);
    EXPECT_EQ(said.value("ending").toString(), "conceded");
    EXPECT_EQ(said.value("winner").toInt(-1), 1);
    EXPECT_EQ(keptSeats(), QStringList()) << "a seat that ended is forgotten";
    EXPECT_TRUE(opponent->ended);

    QProcess third;
    start(third, second);
    ASSERT_TRUE(waitUntil([&] { return isOver(third); }));
    EXPECT_EQ(third.exitCode(), 3);
    EXPECT_TRUE(QString::fromUtf8(third.readAllStandardError()).contains(sentence(Rejection::UsedInvitation)));
    EXPECT_EQ(keptSeats(), QStringList());
}

// In the lobby, too.
TEST_F(KeptSeats, LeadBackBeforeTheGame)
{
    serve();
    QProcess killed;
    start(killed, second);
    const QString here = QStringLiteral("table %1: seat 2 is here").arg(first.table);
    const QString away = QStringLiteral("table %1: seat 2 is away").arg(first.table);
    ASSERT_TRUE(waitUntil([&] { return log.contains(here) || isOver(killed); }));
    killed.kill();
    ASSERT_TRUE(waitUntil([&] { return log.contains(away); }));
    QProcess again;
    start(again, second);
    ASSERT_TRUE(waitUntil([&] { return log.count(here) == 2 || isOver(again); }));
    Opponent opponent(first, deckText(), newSecret());
    ASSERT_TRUE(waitUntil([&] { return opponent.views > 2 || isOver(again); }));
    opponent.concede();
    ASSERT_TRUE(waitUntil([&] { return isOver(again); }));
    EXPECT_EQ(again.exitCode(), 0);
    EXPECT_EQ(again.readAllStandardError(), QByteArray()) << "who comes for the first time is not back";
}

TEST_F(KeptSeats, WhoeverWaitsIsToldForWhom)
{
    serve();
    const QByteArray claim = newSecret();
    std::optional<Opponent> opponent;
    opponent.emplace(first, deckText(), claim);
    QProcess guest;
    QString told;
    QObject::connect(&guest, &QProcess::readyReadStandardError,
                     [&] { told += QString::fromUtf8(guest.readAllStandardError()); });
    start(guest, second);
    ASSERT_TRUE(waitUntil([&] { return opponent->views > 5 || isOver(guest); }));
    opponent.reset();
    ASSERT_TRUE(waitUntil([&] { return told.contains('\n') || isOver(guest); }));
    EXPECT_EQ(told, "dossier-cli: Opponent is away; the table waits for him.\n");
    told.clear();
    opponent.emplace(first, deckText(), claim);
    ASSERT_TRUE(waitUntil([&] { return told.contains('\n') || isOver(guest); }));
    EXPECT_EQ(told, "dossier-cli: Opponent is here again.\n");
    opponent->concede();
    ASSERT_TRUE(waitUntil([&] { return isOver(guest); }));
    EXPECT_EQ(guest.exitCode(), 0) << told.toStdString();
}

// A host that cannot write is not asked without a pause, and said to be so once.
TEST_F(KeptSeats, AHostThatCannotWriteIsAskedSeldom)
{
    serve();
    Opponent opponent(first, deckText(), newSecret());
    QProcess guest;
    QString told;
    QObject::connect(&guest, &QProcess::readyReadStandardError,
                     [&] { told += QString::fromUtf8(guest.readAllStandardError()); });
    start(guest, second);
    ASSERT_TRUE(waitUntil([&] { return opponent.views > 5 || isOver(guest); }));
    const QString steps = store.placeOf(first.table) + "/steps.jsonl";
    ASSERT_TRUE(QFile::rename(steps, steps + ".away"));
    // Whichever of the two is asked.
    const auto tried = [&](auto enough) {
        return waitUntil([&, enough] {
            if (opponent.holds)
                opponent.goOn();
            return enough() || isOver(guest);
        });
    };
    ASSERT_TRUE(tried([&] { return told.contains('\n') && opponent.refusals > 2; }));
    ASSERT_TRUE(QFile::rename(steps + ".away", steps));
    const int views = opponent.views;
    const int refusals = opponent.refusals;
    ASSERT_TRUE(tried([&] { return opponent.views > views + opponent.refusals - refusals + 10; }));
    opponent.concede();
    ASSERT_TRUE(waitUntil([&] { return isOver(guest); }));
    EXPECT_EQ(guest.exitCode(), 0);
    EXPECT_EQ(told.count("cannot write"), 1) << told.toStdString();
    EXPECT_EQ(log.filter("cannot be kept").size(), 1) << log.join('\n').toStdString();
    EXPECT_EQ(log.filter("is kept again").size(), 1) << log.join('\n').toStdString();
}

// Two of them started at once with one invitation: the later one has the seat, and nothing of it is forgotten.
TEST_F(KeptSeats, ASecondGuestTakesTheSeatOver)
{
    serve();
    QProcess one;
    start(one, second);
    const QString here = QStringLiteral("table %1: seat 2 is here").arg(first.table);
    ASSERT_TRUE(waitUntil([&] { return log.contains(here) || isOver(one); }));
    QProcess other;
    start(other, second);
    ASSERT_TRUE(waitUntil([&] { return isOver(one); }));
    EXPECT_EQ(one.exitCode(), 3);
    EXPECT_TRUE(QString::fromUtf8(one.readAllStandardError()).contains(sentence(Rejection::ElsewhereNow)));
    EXPECT_EQ(keptSeats().size(), 1);
    EXPECT_FALSE(isOver(other));
    other.kill();
    ASSERT_TRUE(waitUntil([&] { return isOver(other); }));
}

TEST_F(KeptSeats, NobodyPlaysByAnInvitationToWatch)
{
    serve();
    QProcess guest;
    start(guest, watching);
    ASSERT_TRUE(waitUntil([&] { return isOver(guest); }));
    EXPECT_EQ(guest.exitCode(), 3);
    EXPECT_EQ(guest.readAllStandardError(),
              "dossier-cli: This invitation is for those who watch; a player needs that of a seat.\n");
    EXPECT_EQ(keptSeats(), QStringList());
}

// Before the host hears of it: ended, the program could not come back, and the invitation would be used up.
TEST_F(KeptSeats, SpendsNoInvitationWhereItCannotKeepOne)
{
    serve();
    file("seats", "in the way");
    const CliResult result = run({"play", "join", written(second), "--deck", sample()});
    EXPECT_EQ(result.code, 4);
    EXPECT_EQ(result.err.count("This seat cannot be kept (" + seatsFolder()), 1) << result.err.toStdString();
    EXPECT_EQ(result.err.count('\n'), 1) << result.err.toStdString();
    EXPECT_FALSE(store.load(second.table)->seats[1].used());
}

TEST_F(KeptSeats, NothingIsKeptOfAHostThatWasNotReached)
{
    const QString closed =
        written({QStringLiteral("127.0.0.1"), 1, QStringLiteral("t"), newSecret(), newSecret(kFingerprintBytes)});
    EXPECT_EQ(run({"play", "join", closed, "--deck", sample()}).code, 3);
    EXPECT_EQ(keptSeats(), QStringList());
}

TEST_F(KeptSeats, AreMadeAnewWhereTheyAreSpoilt)
{
    const TableInvitation invitation{QStringLiteral("example.org"), 1, QStringLiteral("t"), newSecret(), {}};
    const SeatClaim kept(seatsFolder(), invitation);
    EXPECT_FALSE(kept.isFromBefore());
    EXPECT_EQ(kept.trouble(), QString());
    const SeatClaim again(seatsFolder(), invitation);
    EXPECT_TRUE(again.isFromBefore());
    EXPECT_EQ(again.claim(), kept.claim());
    const QString place = seatsFolder() + '/' + keptSeats().first();
    for (const QByteArray& spoilt : {QByteArray(), kept.claim().toHex().left(7), QByteArray(1'000'000, 'A')}) {
        QFile in(place);
        ASSERT_TRUE(in.open(QIODevice::WriteOnly | QIODevice::Truncate));
        in.write(spoilt);
        in.close();
        const SeatClaim anew(seatsFolder(), invitation);
        EXPECT_FALSE(anew.isFromBefore());
        EXPECT_EQ(anew.trouble(), QString());
        EXPECT_EQ(SeatClaim(seatsFolder(), invitation).claim(), anew.claim());
    }
    EXPECT_FALSE(keptSeats().first().contains(asLetters(invitation.secret)));
    QFile::remove(place);
    ASSERT_TRUE(QDir().mkdir(place));
    EXPECT_TRUE(SeatClaim(seatsFolder(), invitation).trouble().contains(place));
}

// It is no spoilt file that would be made anew: it can be read again later.
TEST_F(KeptSeats, AreLeftWhereTheyCannotBeRead)
{
    const TableInvitation invitation{QStringLiteral("example.org"), 1, QStringLiteral("t"), newSecret(), {}};
    const QByteArray claim = SeatClaim(seatsFolder(), invitation).claim();
    const QString place = seatsFolder() + '/' + keptSeats().first();
    {
        const FailingRead fault(place.toStdString(), 0);
        EXPECT_TRUE(SeatClaim(seatsFolder(), invitation).trouble().contains(place));
    }
    const SeatClaim again(seatsFolder(), invitation);
    EXPECT_TRUE(again.isFromBefore());
    EXPECT_EQ(again.claim(), claim);
}

} // namespace dossier::test
