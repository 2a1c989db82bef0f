// Tables far apart, measured: far_benchmark HOST-PROGRAM [TABLES [PLAYED]]
// What a view costs and how large it is; then a host as a process of its own, on this machine and over TLS, with so
// many open tables for two, of which some are played by Supervisors: acts a second, from an act to the other's view,
// memory, and how long it takes to start again.
#include "box/game_data.h"
#include "desk/playtest/opponents.h"
#include "host/new_table.h"
#include "host/table_session.h"
#include "importers/decks/deck_formats.h"
#include "net/guest/bot_guest.h"
#include "table/table_game.h"
#include "wire/certificate.h"
#include "wire/guest_socket.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <random>
#include <sys/resource.h>
#include <vector>

using namespace dossier;

namespace {

constexpr double kMicro = 1000.0; // nanoseconds

struct Figures
{
    std::vector<double> values{};

    double at(double share)
    {
        std::ranges::sort(values);
        return values.empty() ? 0
                              : values[std::min(values.size() - 1, static_cast<std::size_t>(share * values.size()))];
    }
};

void say(const char* what, Figures figures, const char* unit)
{
    std::printf("%-52s median %8.1f  99 %% %8.1f  worst %8.1f %s\n", what, figures.at(0.5), figures.at(0.99),
                figures.at(1.0), unit);
}

std::vector<Deck> decksOf(const GameData& box)
{
    std::vector<Deck> decks = shippedOpponents(box, Game::Advanced);
    decks.resize(2);
    return decks;
}

GameRecord recordOf(const GameData& box, std::uint64_t seed)
{
    GameRecord record;
    record.decks = decksOf(box);
    record.passive = {false, false};
    record.seed = seed;
    return record;
}

// Games at random: the view of both seats after each step, made and written.
void measureViews(const GameData& box)
{
    Figures made;
    Figures written;
    Figures read;
    Figures size;
    std::mt19937 random(1);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        TableSession session(recordOf(box, seed), box.cards, &box.effects, *QRandomGenerator::global());
        session.goOn();
        for (int step = 0; step < 400 && !session.over(); ++step) {
            for (Seat seat = 0; seat < 2; ++seat) {
                QElapsedTimer clock;
                clock.start();
                const SentView view = session.presentView(seat);
                made.values.push_back(static_cast<double>(clock.nsecsElapsed()) / kMicro);
                clock.restart();
                const std::string text = jsonOf(view, box.cards).compact();
                written.values.push_back(static_cast<double>(clock.nsecsElapsed()) / kMicro);
                size.values.push_back(static_cast<double>(text.size()) / 1024);
                clock.restart();
                viewOf(Json::parse(text), box.cards, 2, static_cast<int>(session.game().xFiles().size()));
                read.values.push_back(static_cast<double>(clock.nsecsElapsed()) / kMicro);
            }
            const int choices = session.presentView(session.decider()).view.offer.actions.size();
            session.act(session.decider(), session.game().position(),
                        static_cast<int>(random() % static_cast<unsigned>(choices)));
        }
    }
    say("a view made", std::move(made), "us");
    say("a view written", std::move(written), "us");
    say("a view read", std::move(read), "us");
    say("a view's size", std::move(size), "KiB");
}

// The same choice at a table at home: until what is shown is another.
void measureHome(const GameData& box)
{
    Figures taken;
    std::mt19937 random(1);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        TableGame game(box.cards, &box.effects);
        game.setOpenHands(true);
        game.begin(recordOf(box, seed), true);
        game.obeyStops([] { return TableStops(); });
        for (int step = 0; step < 400 && !game.isOver(); ++step) {
            QElapsedTimer clock;
            clock.start();
            game.take(game.actions()[static_cast<int>(random() % static_cast<unsigned>(game.actions().size()))]);
            taken.values.push_back(static_cast<double>(clock.nsecsElapsed()) / kMicro / 1000);
        }
    }
    say("at home: from an act to the view", std::move(taken), "ms");
}

// --- A host --------------------------------------------------------------------------------------------------------

class Guest
{
public:
    Guest(const GameData& box, const TableInvitation& invitation, const QString& deck, bool plays)
        : m_box(box)
        , m_deck(deck)
        , m_plays(plays)
        , line(box.cards, invitation, hello())
    {
        line.setFirstWait(50);
        QObject::connect(&line, &GuestSocket::heard, [this](const FromHost& message) {
            std::visit([this](const auto& each) { hear(each); }, message);
        });
        line.open();
    }

    static Hello hello()
    {
        Hello hello;
        hello.cards = cardDataMark();
        hello.name = QStringLiteral("Guest");
        hello.scenes = false;
        return hello;
    }

    int views = 0;
    int acts = 0;
    bool over = false;
    bool isBack = false;
    QElapsedTimer* acted = nullptr; // of the table: since the last act of either
    Figures* seen = nullptr;

private:
    void hear(const Welcomed& message)
    {
        m_welcome = message;
        isBack = true;
    }
    void hear(const LobbySeen& lobby)
    {
        const LobbySeen::Place& own = lobby.seats[m_welcome.seat];
        if (!std::exchange(m_sent, true))
            line.say(ChosenDeck{m_deck});
        else if (!own.deck.isEmpty() && !std::exchange(m_ready, true))
            line.say(ReadyToPlay{});
    }
    void hear(const GameBegan& game)
    {
        m_last.start();
        if (m_plays)
            m_player = std::make_unique<BotGuest>(Bot::Supervisor, m_box.cards, m_box.effects, m_welcome, game, 1);
    }
    void hear(const ViewShown& shown)
    {
        ++views;
        over = shown.sent.view.over;
        if (acted && acted->isValid() && seen && shown.sent.view.position > m_position && !m_acts)
            seen->values.push_back(static_cast<double>(acted->nsecsElapsed()) / kMicro / 1000);
        m_acts = false;
        m_position = shown.sent.view.position;
        if (!m_player)
            return;
        m_player->look(shown.sent.view);
        if (const auto act = m_player->choose(shown.sent.view))
            QTimer::singleShot(std::max<qint64>(0, kBetweenMs - m_last.elapsed()), &line, [this, act = *act] {
                m_last.start();
                line.say(act);
                ++acts;
                m_acts = true;
                acted->start();
            });
    }
    template <typename Other>
    void hear(const Other&)
    {}

    const GameData& m_box;
    QString m_deck;
    bool m_plays;
    Welcomed m_welcome;
    std::unique_ptr<BotGuest> m_player;
    bool m_sent = false;
    bool m_ready = false;
    bool m_acts = false;
    QElapsedTimer m_last; // since he has said something: a host slows down whoever says more than 20 messages a second
    static constexpr qint64 kBetweenMs = 60;
    int m_position = 0;

public:
    GuestSocket line;
};

double residentMiB(qint64 pid)
{
    QFile file(QStringLiteral("/proc/%1/status").arg(pid));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    return 0;
}

template <typename Condition>
void runUntil(Condition holds)
{
    while (!holds())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 20);
}

void start(QProcess& host, const QString& program, int port, const QString& folder)
{
    host.setProcessChannelMode(QProcess::MergedChannels);
    host.start(program, {QStringLiteral("--listen"), QStringLiteral("127.0.0.1:%1").arg(port),
                         QStringLiteral("--data-dir"), folder});
    QByteArray said;
    while (!said.contains("listening") && host.waitForReadyRead())
        said += host.readAll();
}

void measureHost(const GameData& box, const QString& program, int tables, int played)
{
    const QTemporaryDir folder;
    const int port = [] {
        QTcpServer server;
        server.listen(QHostAddress::LocalHost);
        return server.serverPort();
    }();
    const QByteArray fingerprint = fingerprintOf(hostCertificate(folder.path()).certificate);
    const TableStore store(folder.path() + QStringLiteral("/tables"));
    std::vector<NewTable> made;
    for (int table = 0; table < tables; ++table) {
        GameOptions options;
        options.killerCards = true;
        made.push_back(newTable(2, options, 0, *QRandomGenerator::system()));
        made.back().table.pokerFace = false; // it would be the wait that is measured
        store.save(made.back().table);
    }
    QProcess host;
    start(host, program, port, folder.path());
    const double before = residentMiB(host.processId());
    std::vector<QString> decks;
    for (const Deck& deck : decksOf(box))
        decks.push_back(QString::fromStdString(writeDeck(deck, box.cards, DeckFormat::DossierText).content));
    std::vector<std::unique_ptr<Guest>> guests;
    std::vector<QElapsedTimer> acted(static_cast<std::size_t>(played));
    Figures seen;
    for (int table = played; table < tables; ++table) // those that are only open
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const NewTable& each = made[static_cast<std::size_t>(table)];
            guests.push_back(std::make_unique<Guest>(
                box, TableInvitation{QStringLiteral("127.0.0.1"), port, each.table.id, each.secrets[seat], fingerprint},
                decks[seat], false));
            if (guests.size() % 20 == 0)
                runUntil([&] { return guests.back()->isBack; });
        }
    runUntil([&] { return std::ranges::all_of(guests, [](const auto& guest) { return guest->views > 0; }); });
    const double open = residentMiB(host.processId());
    const auto idle = guests.size();
    for (int table = 0; table < played; ++table)
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const NewTable& each = made[static_cast<std::size_t>(table)];
            guests.push_back(std::make_unique<Guest>(
                box, TableInvitation{QStringLiteral("127.0.0.1"), port, each.table.id, each.secrets[seat], fingerprint},
                decks[seat], true));
            guests.back()->acted = &acted[static_cast<std::size_t>(table)];
            guests.back()->seen = &seen;
        }
    constexpr qint64 kPlayMs = 15'000;
    QElapsedTimer clock;
    clock.start();
    runUntil([&] { return clock.elapsed() > kPlayMs; });
    int acts = 0;
    for (const auto& guest : guests)
        acts += guest->acts;
    std::printf("%d tables open, %d of them played: %.0f acts a second\n", tables, played,
                acts * 1000.0 / static_cast<double>(clock.elapsed()));
    say("far: from an act to the other's view, TLS", std::move(seen), "ms");
    std::printf("the host's memory: %.1f MiB without guests, %.1f MiB with %d tables open (%.1f KiB each)\n", before,
                open, tables - played, (open - before) * 1024 / std::max(tables - played, 1));

    guests.erase(guests.begin(), guests.begin() + static_cast<std::ptrdiff_t>(idle)); // who plays comes back
    for (const auto& guest : guests)
        guest->isBack = false;
    host.kill();
    host.waitForFinished();
    clock.restart();
    start(host, program, port, folder.path());
    std::printf("started again with %d tables: %lld ms until it lets guests in", tables,
                static_cast<long long>(clock.elapsed()));
    runUntil([&] { return std::ranges::all_of(guests, [](const auto& guest) { return guest->isBack; }); });
    std::printf(", %lld ms until those %zu who play are back\n", static_cast<long long>(clock.elapsed()),
                guests.size());
    host.kill();
    host.waitForFinished();
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2) {
        std::fprintf(stderr, "far_benchmark HOST-PROGRAM [TABLES [PLAYED]]\n");
        return 2;
    }
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) == 0) {
        files.rlim_cur = files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
    }
    const GameData box = openGameBox();
    measureViews(box);
    measureHome(box);
    measureHost(box, arguments[1], arguments.value(2, QStringLiteral("1000")).toInt(),
                arguments.value(3, QStringLiteral("8")).toInt());
    return 0;
}
