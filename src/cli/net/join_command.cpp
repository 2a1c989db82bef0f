// play join: one of the program's players at a table far away.
#include "box/fixed_packs.h"
#include "cli/commands.h"
#include "cli/large_files.h"
#include "cli/net/seat_claim.h"
#include "cli/session.h"
#include "desk/files/evening_decks.h"
#include "engine/api/replay.h"
#include "engine/records/words.h"
#include "importers/decks/deck_formats.h"
#include "net/guest/bot_guest.h"
#include "net/guest/brought_deck.h"
#include "wire/guest_socket.h"
#include "wording/play/goldfish_text.h"
#include "wording/play/play_words.h"
#include "wording/play/player_names.h"
#include "wording/words/qt_text.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTimer>

#include <algorithm>
#include <array>

namespace dossier {

namespace {

QString listOfSeatPlayers()
{
    QStringList words;
    for (std::size_t i = 0; i < botWords().size(); ++i)
        if (SeatPlayer::canPlay(static_cast<Bot>(i)))
            words << QString::fromUtf8(botWords()[i].data(), static_cast<qsizetype>(botWords()[i].size()));
    return words.join(QStringLiteral(", "));
}

Bot askedBot(const Arguments& arguments)
{
    const QString word = arguments.value(QStringLiteral("bot"), QStringLiteral("supervisor")).trimmed();
    const std::optional<Bot> bot = botNamed(word.toStdString());
    if (!bot || !SeatPlayer::canPlay(*bot))
        throw CliError(ExitCode::WrongUsage, Cli::tr("--bot takes %1, not \"%2\".").arg(listOfSeatPlayers(), word));
    return *bot;
}

// Who has brought none plays one of the starter decks.
Deck starterByLot(const GameData& box, const GameOptions& options)
{
    std::vector<Deck> decks = starterDecks(box);
    Deck deck = std::move(decks[QRandomGenerator::system()->bounded(static_cast<quint32>(decks.size()))]);
    deck.game = options.game;
    deck.killersAgreed = options.killerCards;
    return completed(asDealtAt(options, std::move(deck), box.cards), box);
}

// What becomes of an evening at that table.
class Joined : public QObject
{
public:
    // Without a deck: one of the program's.
    Joined(Session& session, Bot bot, std::optional<Deck> deck, GuestSocket& line)
        : m_session(session)
        , m_bot(bot)
        , m_brought(std::move(deck))
        , m_line(line)
    {
        connect(&line, &GuestSocket::heard, this,
                [this](const FromHost& message) { std::visit([this](const auto& each) { hear(each); }, message); });
        connect(&line, &GuestSocket::changed, this, &Joined::changed);
        m_later.setSingleShot(true);
        connect(&m_later, &QTimer::timeout, this, &Joined::sayAgain);
    }

    void play()
    {
        m_line.open();
        m_loop.exec();
        if (!m_failure.isEmpty())
            throw CliError(ExitCode::BadInput, m_failure);
    }
    const std::optional<GameEnded>& end() const { return m_end; }
    const Welcomed& welcome() const { return m_welcome; }
    int acts() const { return m_acts; }
    // This invitation opens no seat, or another's.
    bool isNobodysSeat() const { return m_isNobodysSeat; }

private:
    // What the system says ends without a full stop.
    void changed(GuestSocket::State state, QString why)
    {
        if (!why.isEmpty() && !why.endsWith(QLatin1Char('.')))
            why += QLatin1Char('.');
        if (state == GuestSocket::State::Waiting && !m_line.wasReached()) {
            m_failure = Cli::tr("The host cannot be reached: %1").arg(why);
            m_line.leave();
        } else if (state == GuestSocket::State::Waiting) {
            m_session.warn(Cli::tr("%1 Trying again …").arg(why));
        }
        if (state != GuestSocket::State::Over)
            return;
        if (!m_end && m_failure.isEmpty())
            m_failure = why;
        m_loop.quit();
    }

    void hear(const Welcomed& welcome)
    {
        m_welcome = welcome;
        if (welcome.seat == kNoSeat) {
            m_isNobodysSeat = true;
            return fail(Cli::tr("This invitation is for those who watch; a player needs that of a seat."));
        }
        if (!std::exchange(m_isChosen, true))
            choose();
        m_sent = m_ready = false;
        m_line.say(Consent{Matter::Hints}); // he minds none; whether his deck is open is not his to say
    }
    void choose()
    {
        const Deck chosen = m_brought ? *m_brought : starterByLot(m_session.box(), m_welcome.options);
        const GameOptions& options = m_welcome.options;
        if (m_brought)
            m_takenOut = takenOutText(chosen, m_session.pool(), options.game);
        bring(asDealtAt(options, chosen, m_session.pool()));
    }
    void bring(const Deck& deck)
    {
        m_deck = QString::fromStdString(writeDeck(deck, m_session.pool(), DeckFormat::DossierText).content);
        m_deckName = QString::fromStdString(deck.name);
    }
    // At a sealed table he plays with what is in his packs, not with what he brought.
    void hear(const PacksOpened& opened)
    {
        const Deck deck =
            sealedDecks({opened.packs}, Cli::tr("Sealed"), m_session.box(), m_welcome.options.killerCards).front().deck;
        bring(deck);
        m_takenOut.clear();
    }
    void hear(const LobbySeen& lobby)
    {
        m_names.clear();
        for (const LobbySeen::Place& place : lobby.seats)
            m_names << place.name;
        if (m_player || m_welcome.seat >= lobby.seats.size())
            return;
        m_isDeckThere = !lobby.seats[m_welcome.seat].deck.isEmpty();
        if (!std::exchange(m_sent, true)) {
            if (!m_isDeckThere && !m_takenOut.isEmpty())
                m_session.warn(std::exchange(m_takenOut, {}));
            m_line.say(ChosenDeck{m_deck});
        } else if (m_isDeckThere && !std::exchange(m_ready, true))
            m_line.say(ReadyToPlay{});
    }
    void hear(const GameBegan& game)
    {
        try {
            m_player.emplace(m_bot, m_session.pool(), m_session.effects(), m_welcome, game, kSeed);
        } catch (const std::exception& error) {
            fail(Cli::tr("This player cannot sit down there: %1").arg(QString::fromUtf8(error.what())));
        }
    }
    void hear(const ViewShown& shown)
    {
        if (!m_player)
            return;
        const SeatView& view = shown.sent.view;
        m_isOver = view.over;
        m_player->look(view);
        // A host that cannot write is not asked again and again without a pause.
        const bool refused = std::exchange(m_refused, false);
        m_later.stop();
        if (!refused) {
            m_wait = kFirstWait;
            m_toldOfTrouble = false;
        }
        m_held = m_player->choose(view);
        if (!m_held)
            return;
        if (refused)
            waitForRoom();
        else
            act();
    }
    void act()
    {
        m_line.say(*std::exchange(m_held, std::nullopt));
        ++m_acts;
    }
    void waitForRoom()
    {
        m_later.start(m_wait);
        m_wait = std::min(2 * m_wait, kMostWait);
    }
    // What the host could not keep.
    void sayAgain()
    {
        if (m_held)
            return act();
        if (m_player)
            return;
        m_ready = m_isDeckThere;
        if (m_isDeckThere)
            m_line.say(ReadyToPlay{});
        else
            m_line.say(ChosenDeck{m_deck});
    }
    // Whoever waits learns for whom; those who have not come yet have no name.
    void hear(const PresenceSeen& presence)
    {
        m_presence.seats.resize(presence.seats.size(), {.here = true});
        for (std::size_t seat = 0; seat < presence.seats.size(); ++seat) {
            const PresenceSeen::Place& now = presence.seats[seat];
            PresenceSeen::Place& was = m_presence.seats[seat];
            const QString name = m_names.value(static_cast<qsizetype>(seat));
            if (seat == m_welcome.seat || name.isEmpty() || m_isOver)
                continue;
            if (now.computer != was.computer)
                m_session.warn(
                    (now.computer ? Cli::tr("The program plays for %1.") : Cli::tr("%1 plays again.")).arg(name));
            else if (now.here != was.here && !now.computer)
                m_session.warn(
                    (now.here ? Cli::tr("%1 is here again.") : Cli::tr("%1 is away; the table waits for him."))
                        .arg(name));
            was = now;
        }
        if (presence.paused != std::exchange(m_presence.paused, presence.paused))
            m_session.warn(presence.paused ? Cli::tr("The game is paused.") : Cli::tr("The game goes on."));
    }
    // With other persons: a player of the program has nothing to say against it.
    void hear(const BackAsked& asked)
    {
        if (asked.seat != m_welcome.seat)
            m_line.say(AnswerBack{true});
    }
    void hear(const GameEnded& end)
    {
        m_end = end;
        m_line.leave();
    }
    void hear(const RejectedByHost& rejected)
    {
        m_isNobodysSeat = rejected.why == Rejection::WrongInvitation || rejected.why == Rejection::UsedInvitation;
        if (const auto deck = refusedDeck(rejected, m_deck, m_session.box(), m_welcome)) {
            fail(m_brought || m_welcome.sealed
                     ? QStringLiteral("%1: %2").arg(m_deckName, *deck)
                     : Cli::tr("%1, a deck that the program chose because none was given with --deck: %2",
                               "a deck, and why it was refused")
                           .arg(m_deckName, *deck));
        } else if (rejected.why == Rejection::NotNow && m_player) {
            // The deck was sent before it was known that the game is under way.
        } else if (rejected.why == Rejection::NotKept && !rejected.closes) {
            if (m_player)
                m_refused = true; // a view follows
            else
                waitForRoom();
            if (!std::exchange(m_toldOfTrouble, true))
                warnOf(rejected);
        } else if (!rejected.closes) {
            warnOf(rejected);
        }
    }
    void warnOf(const RejectedByHost& rejected)
    {
        m_session.warn(rejected.why ? sentence(*rejected.why, rejected.detail) : rejected.text);
    }
    template <typename Other>
    void hear(const Other&)
    {}

    void fail(const QString& why)
    {
        m_failure = why;
        m_line.leave();
    }

    static constexpr std::uint64_t kSeed = 1;
    static constexpr int kFirstWait = 1'000; // milliseconds
    static constexpr int kMostWait = 30'000;

    Session& m_session;
    Bot m_bot;
    std::optional<Deck> m_brought;
    GuestSocket& m_line;
    QEventLoop m_loop;
    Welcomed m_welcome;
    std::optional<BotGuest> m_player;
    std::optional<GameEnded> m_end;
    QString m_failure;
    QStringList m_names;     // by seat; empty where nobody has come yet
    PresenceSeen m_presence; // of those with a name, as it was told
    bool m_isOver = false;   // the game; its end may not be told yet
    bool m_isNobodysSeat = false;
    std::optional<Act> m_held; // until it is time
    QTimer m_later;
    int m_wait = kFirstWait;
    bool m_refused = false; // the host could not keep what was done last
    bool m_toldOfTrouble = false;
    bool m_sent = false; // the deck
    bool m_isDeckThere = false;
    bool m_ready = false;
    int m_acts = 0;
    bool m_isChosen = false; // what is played
    QString m_deck;          // as text
    QString m_deckName;
    QString m_takenOut; // what is said of what that game does without
};

ExitCode join(Session& session, const Arguments& arguments)
{
    const Bot bot = askedBot(arguments);
    const std::optional<TableInvitation> invitation = readInvitation(arguments.operands().first());
    if (!invitation)
        throw CliError(ExitCode::BadInput,
                       Cli::tr("This is no invitation; one begins with dossier:// and is to be copied as a whole."));
    std::optional<Deck> deck;
    if (arguments.has(QStringLiteral("deck")))
        deck = session.deck(arguments.value(QStringLiteral("deck"))).deck;
    const QString file = arguments.value(QStringLiteral("output"));
    checkOutputs(session, {file});
    Hello hello;
    hello.program = QStringLiteral(DOSSIER_VERSION);
    hello.cards = cardDataMark();
    hello.language = session.language();
    hello.name = arguments.line(QStringLiteral("name")).left(kMostCharactersOfName);
    hello.scenes = false;
    const SeatClaim seat(QFileInfo(session.databasePath()).absoluteDir().filePath(QStringLiteral("seats")),
                         *invitation);
    if (!seat.trouble().isEmpty()) // before the invitation is used up: ended, the program could not come back
        throw CliError(ExitCode::CannotStore,
                       Cli::tr("This seat cannot be kept (%1), so nobody was asked for it and the invitation can be "
                               "used. Make room there, or say with --data-dir where the program may write.")
                           .arg(seat.trouble()));
    hello.claim = seat.claim();
    if (hello.name.isEmpty() && !seat.isFromBefore()) // who comes back is called as before
        hello.name = arguments.value(QStringLiteral("bot"), QStringLiteral("supervisor"));
    GuestSocket line(session.pool(), *invitation, hello);
    Joined joined(session, bot, std::move(deck), line);
    try {
        joined.play();
    } catch (const CliError&) {
        if (joined.isNobodysSeat() || (!seat.isFromBefore() && !line.wasReached()))
            seat.forget();
        throw;
    }
    if (!joined.end())
        return ExitCode::No;
    const GameEnded& end = *joined.end();
    const bool kept = keptItsWord(joined.welcome(), end);
    const Replay played = replay(end.record, session.pool(), &session.effects());
    const PlayerNames cast{session.pool(), playerNames(end.record)};
    QStringList decks;
    for (const Deck& each : end.record.decks)
        decks << qtText(each.name);
    session.answer({{QStringLiteral("seat"), int{joined.welcome().seat}},
                    {QStringLiteral("players"), QJsonArray::fromStringList(cast.players)},
                    {QStringLiteral("decks"), QJsonArray::fromStringList(decks)},
                    {QStringLiteral("acts"), joined.acts()},
                    {QStringLiteral("actions"), static_cast<int>(end.record.actions.size())},
                    {QStringLiteral("ending"), qtText(nameOf(played.ending))},
                    {QStringLiteral("winner"), played.winner == kNoSeat ? QJsonValue() : int{played.winner}},
                    {QStringLiteral("seed_kept"), kept}});
    const auto actions = static_cast<int>(end.record.actions.size());
    session.say((seat.isFromBefore()
                     ? Cli::tr("The game is over after %n actions, of which this player chose %1 since it came back.",
                               nullptr, actions)
                     : Cli::tr("The game is over after %n actions, of which this player chose %1.", nullptr, actions))
                    .arg(joined.acts()));
    if (played.ending != Ending::None)
        session.say(endingSentence(played.ending, played.winner, cast));
    session.say(kept ? Cli::tr("The seed is the one that the host was bound to before the game.")
                     : Cli::tr("The seed is another than the one that the host was bound to before the game."));
    if (!file.isEmpty())
        session.write(file, QByteArray::fromStdString(writeRecord(end.record, session.pool()).dump()));
    seat.forget(); // not before: by it a game that could not be saved is sent once more
    return ExitCode::Yes;
}

void declareJoin(Arguments& arguments)
{
    arguments.operands(1, 1);
    arguments.option(QStringLiteral("deck"),
                     Cli::tr("What is played: a file, or the name of a stored deck; if not said, one of the starter "
                             "decks. At a sealed table it is what was opened there."),
                     QStringLiteral("DECK"));
    arguments.option(QStringLiteral("bot"), Cli::tr("Who plays: %1; supervisor if not said.").arg(listOfSeatPlayers()),
                     QStringLiteral("P"));
    arguments.option(QStringLiteral("name"), Cli::tr("How the others call this player."), QStringLiteral("NAME"));
    arguments.option(QStringLiteral("output"), Cli::tr("Where the game is saved once it is over."),
                     QStringLiteral("FILE"), QStringLiteral("o"));
}

} // namespace

std::span<const Command> joinCommands()
{
    static constexpr std::array commands{
        Command{"play join", "play join INVITATION [--deck DECK] [--bot P] [--name NAME] [-o FILE]",
                QT_TRANSLATE_NOOP("Cli",
                                  "Sits down at a table far away and plays a game there; where it was ended, the same "
                                  "invitation leads back to its seat."),
                declareJoin, join},
    };
    return commands;
}

} // namespace dossier
