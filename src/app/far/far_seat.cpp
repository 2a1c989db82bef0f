#include "app/far/far_seat.h"

#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/settings.h"
#include "importers/decks/deck_formats.h"
#include "net/guest/brought_deck.h"

#include <QCoreApplication>
#include <QCryptographicHash>

namespace dossier {

namespace {

constexpr int kParts = 3; // of a seat that is kept: what opens it, his name, the others

QString writtenSeat(const SeatKey& seat)
{
    return QStringList{written(seat.door), seat.name, seat.others}.join(QLatin1Char('\t'));
}

// Not its secret.
QString claimNameOf(const TableInvitation& invitation)
{
    return QString::fromLatin1(QCryptographicHash::hash(invitation.secret, QCryptographicHash::Sha256).toHex());
}

} // namespace

std::vector<SeatKey> seatKeys(const Settings& settings)
{
    std::vector<SeatKey> seats;
    for (const QString& line : settings.farSeats()) {
        const QStringList parts = line.split(QLatin1Char('\t'));
        const auto door = readInvitation(parts.first());
        if (door && parts.size() == kParts)
            seats.push_back({*door, parts[1], parts[2]});
    }
    return seats;
}

FarSeat::FarSeat(const Desk& desk, QObject* parent)
    : QObject(parent)
    , m_desk(desk)
    , m_game(new RemoteGame(desk.box.cards, &desk.texts, this))
{
    connect(m_game, &RemoteGame::said, this, &FarSeat::say);
}

FarSeat::~FarSeat()
{
    leave();
}

// --- The line -------------------------------------------------------------------------------------------------------

void FarSeat::sitDown(const TableInvitation& invitation, const QString& name)
{
    Hello hello;
    hello.name = name.simplified().left(kMostCharactersOfName);
    if (const QString why = keepClaim(invitation, hello.claim); !why.isEmpty()) {
        leave();
        emit over(tr("Nothing was sent, for the invitation opens its seat only once, and the seat could not be kept "
                     "here: %1")
                      .arg(why));
        return emit changed();
    }
    open(invitation, hello);
}

void FarSeat::comeBack(const SeatKey& seat)
{
    Hello hello;
    hello.name = seat.name;
    hello.key = seat.door.secret;
    hello.again = true;
    m_claimed.clear();
    open(seat.door, hello);
}

// Whoever is ended before the seat is kept comes back to it by the same invitation and claim.
QString FarSeat::keepClaim(const TableInvitation& invitation, QByteArray& claim)
{
    Settings& settings = m_desk.settings;
    m_claimed = claimNameOf(invitation);
    const auto before = fromLetters(settings.farClaim(m_claimed), kSecretBytes);
    claim = before.value_or(newSecret());
    settings.keepFarClaim(m_claimed, asLetters(claim));
    const QString why = settings.save();
    if (!why.isEmpty() && !before)
        settings.forgetFarClaim(m_claimed);
    if (!why.isEmpty())
        m_claimed.clear();
    return why;
}

void FarSeat::open(const TableInvitation& door, Hello hello)
{
    leave();
    m_door = door;
    m_name = hello.name;
    hello.program = QCoreApplication::applicationVersion();
    hello.cards = cardDataMark();
    hello.language = m_desk.language;
    m_line = new GuestSocket(m_desk.box.cards, door, hello, this);
    connect(m_line, &GuestSocket::heard, this,
            [this](const FromHost& message) { std::visit([this](const auto& each) { hear(each); }, message); });
    connect(m_line, &GuestSocket::changed, this, &FarSeat::follow);
    m_line->open();
    emit changed();
}

void FarSeat::leave()
{
    if (!m_line)
        return;
    GuestSocket* line = std::exchange(m_line, nullptr);
    line->disconnect(this);
    line->leave();
    line->deleteLater();
    m_wantsToPlay = false;
    m_side.reset();
    m_welcome = Welcomed();
    m_lobby = LobbySeen();
    m_presence = PresenceSeen();
    m_clock = ClockSeen();
    m_asked.reset();
    m_end.reset();
    m_lists.clear();
    m_packs.reset();
    m_game->allowHints(false);
    m_game->end();
    emit left();
}

void FarSeat::say(const FromGuest& message)
{
    if (m_line)
        m_line->say(message);
    if (std::holds_alternative<AnswerBack>(message)) {
        m_asked.reset();
        emit changed();
    }
}

GuestSocket::State FarSeat::line() const
{
    return m_line ? m_line->state() : GuestSocket::State::Over;
}

// Before there is a seat nobody waits for a host that cannot be reached.
void FarSeat::follow(GuestSocket::State state, const QString& why)
{
    if (state == GuestSocket::State::Over || (state == GuestSocket::State::Waiting && !m_line->hasSeat())) {
        leave();
        emit over(
            state == GuestSocket::State::Over
                ? why
                : tr("The host cannot be reached: %1 Is it on, and does the address in the invitation lead to it?",
                     "what the system says, a sentence")
                      .arg(why.endsWith(QLatin1Char('.')) ? why : why + QLatin1Char('.')));
    }
    emit changed();
}

// --- The lobby ------------------------------------------------------------------------------------------------------

void FarSeat::hear(const Welcomed& welcome)
{
    const bool first = m_welcome.seats == 0;
    m_welcome = welcome;
    keep();
    if (m_side) // the line was cut
        say(SideWanted{*m_side});
    if (first)
        emit seated();
    emit changed();
}

void FarSeat::hear(const LobbySeen& lobby)
{
    noteAgreements(lobby);
    m_lobby = lobby;
    m_game->allowHints(lobby.hints && !watches());
    if (m_side && !agrees(*m_side, Matter::Hand))
        m_side.reset(); // the host shows what all may see
    keep();
    const bool taken = m_welcome.seat < lobby.seats.size() && !lobby.seats[m_welcome.seat].deck.isEmpty();
    if (taken && std::exchange(m_wantsToPlay, false))
        say(ReadyToPlay{});
    emit changed();
}

void FarSeat::noteAgreements(const LobbySeen& lobby)
{
    for (std::size_t i = 0; i < lobby.seats.size() && i < m_lobby.seats.size(); ++i) {
        const QString name = nameOf(static_cast<Seat>(i));
        const Agreements& was = m_lobby.seats[i].agrees;
        const Agreements& now = lobby.seats[i].agrees;
        if (was.to(Matter::Lists) != now.to(Matter::Lists))
            emit noted(now.to(Matter::Lists) ? tr("%1 agrees that all see each other's decks.").arg(name)
                                             : tr("%1 does not want the decks to be seen any more.").arg(name));
        if (was.to(Matter::Hints) != now.to(Matter::Hints))
            emit noted(now.to(Matter::Hints) ? tr("%1 agrees to hints.").arg(name)
                                             : tr("%1 does not agree to hints any more.").arg(name));
        if (was.to(Matter::Hand) != now.to(Matter::Hand))
            emit noted(now.to(Matter::Hand) ? tr("Those who watch may see what %1 sees.").arg(name)
                                            : tr("Those who watch do not see any more what %1 sees.").arg(name));
    }
    if (m_lobby.hints != lobby.hints)
        emit noted(lobby.hints ? tr("All have agreed: there are hints from now on.")
                               : tr("There are no hints any more."));
}

void FarSeat::see(std::optional<Seat> side)
{
    m_side = side;
    say(SideWanted{side ? std::optional<int>(*side) : std::nullopt});
    emit changed();
}

bool FarSeat::agrees(Seat seat, Matter what) const
{
    return seat < m_lobby.seats.size() && m_lobby.seats[seat].agrees.to(what);
}

void FarSeat::hear(const ListsOpened& opened)
{
    const bool first = m_lists.empty();
    m_lists.clear();
    for (const QString& list : opened.lists)
        try {
            m_lists.push_back(readDeck(list.toStdString(), m_desk.box.cards, DeckFormat::DossierText, {}).deck);
        } catch (const ReadError&) { // whatever a host sends
            m_lists.emplace_back();
        }
    if (first)
        emit noted(tr("All have agreed: the decks are open (Game, Look at the decks)."));
    emit changed();
}

void FarSeat::hear(const PacksOpened& opened)
{
    m_packs = opened.packs;
    emit changed();
}

void FarSeat::playWith(const Deck& deck)
{
    m_wantsToPlay = true;
    m_brought = QString::fromStdString(writeDeck(deck, m_desk.box.cards, DeckFormat::DossierText).content);
    say(ChosenDeck{m_brought});
}

void FarSeat::notReady()
{
    m_wantsToPlay = false;
    say(ReadyToPlay{false});
}

QString FarSeat::nameOf(Seat seat) const
{
    const QString name = seat < m_lobby.seats.size() ? m_lobby.seats[seat].name : QString();
    return name.isEmpty() ? playerNames(m_welcome.seats).value(seat) : name;
}

// --- The game -------------------------------------------------------------------------------------------------------

void FarSeat::hear(const GameBegan& game)
{
    m_game->begin(m_welcome, game);
    m_asked.reset();
}

void FarSeat::hear(const PresenceSeen& presence)
{
    for (std::size_t i = 0; i < presence.seats.size() && i < m_presence.seats.size(); ++i) {
        const QString name = nameOf(static_cast<Seat>(i));
        const PresenceSeen::Place& was = m_presence.seats[i];
        const PresenceSeen::Place& now = presence.seats[i];
        if (i != m_welcome.seat && was.here != now.here)
            emit noted(now.here ? tr("%1 is here.").arg(name) : tr("%1 is away.").arg(name));
        if (was.computer != now.computer)
            emit noted(now.computer ? tr("The program plays for %1.").arg(name) : tr("%1 plays again.").arg(name));
    }
    if (m_presence.paused != presence.paused)
        emit noted(presence.paused ? tr("The game is paused.") : tr("The game goes on."));
    m_presence = presence;
    m_presentSince.start();
    emit changed();
}

int FarSeat::awayFor(Seat seat) const
{
    if (seat >= m_presence.seats.size() || m_presence.seats[seat].here)
        return 0;
    return m_presence.seats[seat].away + static_cast<int>(m_presentSince.elapsed() / 1000);
}

void FarSeat::hear(const ClockSeen& clock)
{
    m_clock = clock;
    m_thinksSince.start();
    emit changed();
}

std::int64_t FarSeat::thoughtOf(Seat seat) const
{
    const std::int64_t before = seat < m_clock.thought.size() ? m_clock.thought[seat] : 0;
    return before + (seat == m_clock.thinks && m_thinksSince.isValid() ? m_thinksSince.elapsed() : 0);
}

void FarSeat::hear(const BackAsked& asked)
{
    if (asked.seat != m_welcome.seat)
        m_asked = asked;
    emit noted(asked.seat == m_welcome.seat ? tr("You ask to take back to your last choice.")
                                            : tr("%1 asks to take back to his last choice.").arg(nameOf(asked.seat)));
    emit changed();
}

void FarSeat::hear(const BackAnswered& answer)
{
    if (!answer.agreed)
        m_asked.reset();
    emit noted(answer.agreed ? tr("%1 agrees.").arg(nameOf(answer.seat)) : tr("%1 does not.").arg(nameOf(answer.seat)));
    emit changed();
}

void FarSeat::hear(const TimeOut& late)
{
    emit noted(tr("The time of %1 has run out.").arg(nameOf(late.seat)));
}

void FarSeat::hear(const GameEnded& end)
{
    m_end = end;
    m_asked.reset();
    emit noted(keptItsWord(m_welcome, end)
                   ? tr("The shuffle is the one that the host was bound to before the game.")
                   : tr("The shuffle is another than the one that the host was bound to before the game."));
    forget();
    emit changed();
}

void FarSeat::hear(const RejectedByHost& rejected)
{
    if (rejected.closes)
        return; // the line says so
    const std::optional<QString> deck = refusedDeck(rejected, m_brought, m_desk.box, m_welcome);
    if (deck)
        notReady();
    emit refused(deck ? *deck : rejected.why ? sentence(*rejected.why, rejected.detail) : rejected.text);
}

// --- Another evening ------------------------------------------------------------------------------------------------

SeatKey FarSeat::kept() const
{
    SeatKey seat{m_door, m_name, {}};
    seat.door.secret = m_welcome.token;
    QStringList others;
    for (std::size_t i = 0; i < m_lobby.seats.size(); ++i)
        if (i != m_welcome.seat && !m_lobby.seats[i].name.isEmpty())
            others << QString(m_lobby.seats[i].name).replace(QLatin1Char('\t'), QLatin1Char(' '));
    seat.others = others.join(QStringLiteral(", "));
    return seat;
}

void FarSeat::keep()
{
    if (!m_end && !watches())
        m_desk.settings.keepFarSeat(writtenSeat(kept()));
    if (!m_claimed.isEmpty() && m_desk.settings.save().isEmpty())
        m_desk.settings.forgetFarClaim(std::exchange(m_claimed, {}));
}

void FarSeat::forget() const
{
    m_desk.settings.forgetFarSeat(writtenSeat(kept()));
}

} // namespace dossier
