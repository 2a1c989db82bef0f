#include "host/host_table.h"

#include "engine/records/xfile_lot.h"
#include "host/sealed_table.h"
#include "host/table_adviser.h"
#include "importers/decks/deck_formats.h"
#include "net/guest/brought_deck.h"
#include "net/protocol/from_host.h"
#include "net/protocol/invitation.h"

#include <algorithm>
#include <cstring>

namespace dossier {

namespace {

constexpr const char* kStandIn = "supervisor"; // who plays for somebody who left

} // namespace

HostTable::HostTable(const HostData& data, StoredTable stored, std::shared_ptr<const CompiledCards> compiled,
                     QObject* parent)
    : QObject(parent)
    , m_data(data)
    , m_stored(std::move(stored))
    , m_compiled(std::move(compiled))
    , m_guests(m_stored.seats.size())
    , m_computers(new ComputerSeats(this))
    , m_adviser(new TableAdviser(m_data.lots, this))
{
    connect(m_computers, &ComputerSeats::decided, this, &HostTable::computerDecided);
    connectAdviser();
    for (std::size_t seat = 0; seat < m_guests.size(); ++seat) {
        static_cast<void>(openedPacks(m_stored.seats[seat].packs, m_data.box.cards)); // can be read
        if (const QString& text = m_stored.seats[seat].deck; !text.isEmpty()) {
            m_guests[seat].deck = readDeck(text.toStdString(), m_data.box.cards, DeckFormat::DossierText, {}).deck;
            m_guests[seat].deckName = QString::fromStdString(m_guests[seat].deck->name);
        }
    }
    if (!m_stored.begun)
        return;
    openSession(m_data.store.loadGame(m_stored, m_data.box.cards));
    for (std::size_t seat = 0; seat < m_guests.size(); ++seat)
        m_session->setComputer(static_cast<Seat>(seat), m_stored.seats[seat].computer);
}

void HostTable::openSession(GameRecord record)
{
    m_session = std::make_unique<TableSession>(std::move(record), m_data.box.cards, &m_data.box.effects, m_data.lots,
                                               m_compiled);
    if (m_stored.pokerFace)
        m_session->keepPokerFace(m_stored.salt, m_data.now);
    m_kept = m_session->game().length();
    for (std::size_t seat = 0; seat < m_guests.size(); ++seat)
        m_session->setScenes(static_cast<Seat>(seat), m_guests[seat].scenes);
}

HostTable::~HostTable()
{
    m_computers->dismiss();
    m_adviser->forget();
}

bool HostTable::isIdle() const
{
    return m_watchers.empty() && !m_computers->isThinking() && !m_adviser->isThinking() &&
           std::ranges::none_of(m_guests, [](const Guest& guest) { return guest.line != nullptr; });
}

// --- Coming and going -----------------------------------------------------------------------------------------------

std::optional<Seat> HostTable::seatFor(const Hello& hello, Rejection& why) const
{
    const QByteArray mark = sha256Of(hello.key);
    why = Rejection::WrongInvitation;
    for (std::size_t seat = 0; seat < m_stored.seats.size(); ++seat) {
        const StoredSeat& stored = m_stored.seats[seat];
        if (hello.again ? stored.tokenMark == mark : stored.secretMark == mark) {
            // He was let in and never told so: the line was cut, or the host killed, between keeping his token and
            // saying it.
            const bool knows = !hello.claim.isEmpty() && stored.claimMark == sha256Of(hello.claim);
            if (!hello.again && stored.used() && !knows) {
                why = Rejection::UsedInvitation;
                return std::nullopt;
            }
            return static_cast<Seat>(seat);
        }
    }
    return std::nullopt;
}

bool HostTable::sitDown(Seat seat, GuestLine& line, const Hello& hello)
{
    Guest& guest = m_guests[seat];
    QByteArray token = hello.key;
    if (!hello.again) {
        StoredTable kept = m_stored;
        token = newSecret();
        kept.seats[seat].tokenMark = sha256Of(token);
        kept.seats[seat].claimMark = hello.claim.isEmpty() ? QByteArray() : sha256Of(hello.claim);
        if (!hello.name.isEmpty() && !m_session) // else he is called as before, and in a game as its record has him
            kept.seats[seat].name = hello.name;
        if (const int error = save(kept); error != 0) {
            guest.line = &line;
            reject(seat, Rejection::NotKept, QString::fromLocal8Bit(std::strerror(error)));
            guest.line = nullptr;
            return false;
        }
        m_stored = std::move(kept);
    }
    if (guest.line && guest.line != &line) {
        reject(seat, Rejection::ElsewhereNow);
        guest.line->close();
    }
    guest.line = &line;
    guest.scenes = hello.scenes;
    guest.lags = false;
    say(seat, welcomeMessage(seat, token));
    if (m_stored.sealed)
        say(seat, packsMessage(m_stored.seats[seat]));
    m_data.log(QStringLiteral("table %1: seat %2 is here").arg(m_stored.id).arg(seat + 1));
    if (m_stored.seats[seat].computer && m_session) { // whoever comes back has his seat again
        m_stored.seats[seat].computer = false;
        static_cast<void>(save(m_stored)); // the seat is his all the same
        m_session->setComputer(seat, false);
        seatComputers();
    }
    sendLobby();
    for (const Json::Members& said : m_said)
        say(seat, said);
    if (m_session) {
        m_session->setScenes(seat, guest.scenes);
        sendGame(seat);
        sendWhole(seat);
        startClock();
        letComputersPlay();
    }
    sendPresence();
    return true;
}

void HostTable::standUp(Seat seat, const GuestLine& line)
{
    Guest& guest = m_guests[seat];
    if (guest.line != &line)
        return; // he has come back on another one
    guest.line = nullptr;
    guest.ready = false;
    guest.awaySince = m_data.now();
    m_data.log(QStringLiteral("table %1: seat %2 is away").arg(m_stored.id).arg(seat + 1));
    if (!m_session)
        sendLobby();
    sendPresence();
}

void HostTable::hear(Seat seat, const FromGuest& message)
{
    std::visit([&](const auto& each) { hearOf(seat, each); }, message);
}

void HostTable::hearOf(Seat seat, const Hello&)
{
    reject(seat, Rejection::NotNow);
}

void HostTable::hearOf(Seat seat, const LeaveTable&)
{
    if (GuestLine* line = m_guests[seat].line) {
        standUp(seat, *line);
        line->close();
    }
}

// --- The lobby ------------------------------------------------------------------------------------------------------

void HostTable::hearOf(Seat seat, const ChosenDeck& chosen)
{
    if (m_session)
        return reject(seat, Rejection::NotNow);
    const CardPool& pool = m_data.box.cards;
    BroughtDeck brought =
        readBroughtDeck(chosen.text, m_data.box, m_stored.options, m_guests.size(), m_stored.sealed.has_value());
    Deck& deck = brought.deck;
    // The cards first: what is not his is no deck of his, legal or not.
    if (const QString card = m_stored.sealed && brought.why != Rejection::UnreadableDeck
                                 ? cardNotOpened(m_stored.seats[seat], deck, pool)
                                 : QString();
        !card.isEmpty())
        return reject(seat, Rejection::NotOpened, card);
    if (brought.why)
        return reject(seat, *brought.why, brought.detail);
    StoredTable kept = m_stored;
    kept.seats[seat].deck = QString::fromStdString(writeDeck(deck, pool, DeckFormat::DossierText).content);
    if (const int error = save(kept); error != 0)
        return reject(seat, Rejection::NotKept, QString::fromLocal8Bit(std::strerror(error)));
    m_stored = std::move(kept);
    m_guests[seat].deckName = QString::fromStdString(deck.name);
    m_guests[seat].deck = std::move(deck);
    m_guests[seat].ready = false;
    sendLobby();
}

void HostTable::hearOf(Seat seat, const ReadyToPlay& ready)
{
    if (m_session)
        return reject(seat, Rejection::NotNow);
    if (ready.ready && !m_guests[seat].deck)
        return reject(seat, Rejection::NoDeck);
    m_guests[seat].ready = ready.ready;
    sendLobby();
    if (std::ranges::all_of(m_guests, [](const Guest& guest) { return guest.ready; }))
        begin();
}

int HostTable::save(const StoredTable& table)
{
    const int error = m_data.store.save(table);
    logKept(error);
    return error;
}

void HostTable::logKept(int error)
{
    if (error == std::exchange(m_trouble, error))
        return;
    if (error == 0)
        m_data.log(QStringLiteral("table %1: what is done is kept again").arg(m_stored.id));
    else
        m_data.log(
            QStringLiteral("table %1: what was done cannot be kept, in %2: %3")
                .arg(m_stored.id, m_data.store.placeOf(m_stored.id), QString::fromLocal8Bit(std::strerror(error))));
}

GameRecord HostTable::newRecord() const
{
    GameRecord record;
    record.options = m_stored.options;
    for (std::size_t seat = 0; seat < m_guests.size(); ++seat) {
        record.decks.push_back(*m_guests[seat].deck);
        record.passive.push_back(false);
    }
    record.names = names();
    record.seed = m_stored.seed;
    drawXFiles(record, kEverySeat, m_data.box.cards);
    return record;
}

void HostTable::begin()
{
    const GameRecord record = newRecord();
    StoredTable kept = m_stored;
    kept.begun = true;
    kept.numbered = true;
    kept.lines = 1; // that it begins
    int error = m_data.store.begin(m_stored.id, record, m_data.box.cards);
    if (error == 0)
        error = save(kept);
    else
        logKept(error);
    if (error != 0) {
        for (std::size_t seat = 0; seat < m_guests.size(); ++seat) {
            m_guests[seat].ready = false;
            reject(static_cast<Seat>(seat), Rejection::NotKept, QString::fromLocal8Bit(std::strerror(error)));
        }
        return sendLobby();
    }
    m_stored = std::move(kept);
    openSession(record);
    m_data.log(QStringLiteral("table %1: the game begins").arg(m_stored.id));
    for (Seat seat = 0; seat < m_guests.size(); ++seat)
        sendGame(seat);
    for (const auto& watcher : m_watchers)
        watcher->line->send(Json::object(gameMessage(std::nullopt)).compact());
    m_session->goOn();
    if (!keep())
        return;
    sendWholeToAll();
    startClock();
    letComputersPlay();
}

// --- The game -------------------------------------------------------------------------------------------------------

void HostTable::hearOf(Seat seat, const Act& act)
{
    goOn(playNow() && m_session->act(seat, act.position, act.choice, act.joined), seat);
}

void HostTable::hearOf(Seat seat, const PassOn& pass)
{
    goOn(playNow() && m_session->pass(seat, pass.position, pass.haste), seat);
}

void HostTable::hearOf(Seat seat, const ConcedeGame&)
{
    goOn(m_session && m_session->concede(seat), seat);
}

// A stale or repeated act does nothing: he is shown where the game stands.
void HostTable::goOn(bool done, Seat seat)
{
    if (!m_session)
        return reject(seat, Rejection::NotNow);
    if (!done) {
        if (m_paused)
            reject(seat, Rejection::NotNow);
        return sendPresent(seat);
    }
    m_asksBack = kNoSeat;
    if (m_computers->isThinking()) // about what is no longer asked
        m_computers->forget();
    if (keep())
        moveOn();
}

// All are told, and whoever decides is asked.
void HostTable::moveOn()
{
    stopClock();
    sendViews();
    startClock();
    letComputersPlay();
}

bool HostTable::keep(bool tells)
{
    const GameRecord record = m_session->game().record();
    const std::vector<Action> taken(record.actions.begin() + m_kept, record.actions.end());
    if (const int error = m_data.store.append(m_stored, taken); error != 0) {
        m_session->goBack(m_kept);
        logKept(error);
        m_undone = true;
        m_doneAgain = m_data.now();
        if (!tells)
            return false;
        for (Seat seat = 0; seat < m_guests.size(); ++seat)
            reject(seat, Rejection::NotKept, QString::fromLocal8Bit(std::strerror(error)));
        sendWholeToAll();
        return false;
    }
    logKept(0);
    m_undone = false;
    m_kept = static_cast<int>(record.actions.size());
    m_adviser->movedTo(m_kept);
    return true;
}

void HostTable::hearOf(Seat seat, const StopsChosen& stops)
{
    if (m_session)
        m_session->setStops(seat, tableStopsOf(stops.words));
}

void HostTable::hearOf(Seat seat, const Chat& chat)
{
    constexpr std::size_t kMostKept = 50;
    const QString line = chat.text.simplified();
    if (line.isEmpty())
        return;
    m_said.push_back({{"type", Json("chat")}, {"seat", Json(int{seat})}, {"text", Json(line.toStdString())}});
    if (m_said.size() > kMostKept)
        m_said.pop_front();
    sayToAll(m_said.back());
}

void HostTable::hearOf(Seat seat, const PauseGame& pause)
{
    if (!m_session || m_session->over())
        return reject(seat, Rejection::NotNow);
    stopClock();
    m_paused = pause.paused;
    startClock();
    sendPresence();
    letComputersPlay();
}

// --- Taking back ----------------------------------------------------------------------------------------------------

void HostTable::hearOf(Seat seat, const AskBack&)
{
    const std::optional<int> to = playNow() ? m_session->lastChoice(seat) : std::nullopt;
    if (!to)
        return reject(seat, Rejection::NotNow);
    m_asksBack = seat;
    m_backTo = *to;
    for (Guest& guest : m_guests)
        guest.backAgreed.reset();
    m_guests[seat].backAgreed = true;
    sayToAll({{"type", Json("ask_back")}, {"seat", Json(int{seat})}, {"shown", Json(m_session->hasShown(*to))}});
    settleBack();
}

void HostTable::hearOf(Seat seat, const AnswerBack& answer)
{
    if (m_asksBack == kNoSeat || seat == m_asksBack || !playNow())
        return reject(seat, Rejection::NotNow);
    m_guests[seat].backAgreed = answer.agreed;
    sayToAll({{"type", Json("answer_back")}, {"seat", Json(int{seat})}, {"agreed", Json(answer.agreed)}});
    settleBack();
}

// All persons have to agree, those who are away as well.
void HostTable::settleBack()
{
    bool all = true;
    for (std::size_t seat = 0; seat < m_guests.size(); ++seat) {
        if (m_stored.seats[seat].computer)
            continue;
        const std::optional<bool>& agreed = m_guests[seat].backAgreed;
        if (agreed == false) {
            m_asksBack = kNoSeat;
            return;
        }
        all = all && agreed == true;
    }
    if (!all)
        return;
    m_asksBack = kNoSeat;
    if (const int error = m_data.store.goBack(m_stored, m_backTo); error != 0) {
        logKept(error);
        for (Seat seat = 0; seat < m_guests.size(); ++seat)
            reject(seat, Rejection::NotKept, QString::fromLocal8Bit(std::strerror(error)));
        return;
    }
    stopClock();
    m_computers->forget();
    m_session->goBack(m_backTo);
    m_kept = m_backTo;
    m_adviser->movedTo(m_kept);
    sendWholeToAll();
    startClock();
}

// --- The program's players ------------------------------------------------------------------------------------------

void HostTable::hearOf(Seat seat, const SeatTakenOver& taken)
{
    const auto other = static_cast<std::size_t>(taken.seat);
    if (!m_session || m_session->over() || other >= m_guests.size() || (taken.computer && m_guests[other].line))
        return reject(seat, Rejection::NotNow);
    stopClock();
    StoredTable kept = m_stored;
    kept.seats[other].computer = taken.computer;
    if (const int error = save(kept); error != 0) {
        startClock();
        return reject(seat, Rejection::NotKept, QString::fromLocal8Bit(std::strerror(error)));
    }
    m_stored = std::move(kept);
    m_session->setComputer(static_cast<Seat>(other), taken.computer);
    seatComputers();
    m_session->goOn();
    if (!keep())
        return;
    sendPresence();
    sendLobby(); // a person who has agreed to something may be back
    moveOn();
}

void HostTable::seatComputers()
{
    std::vector<std::string> players;
    for (const StoredSeat& seat : m_stored.seats)
        players.emplace_back(seat.computer ? kStandIn : "");
    m_computers->sitDown(m_session->game(), players);
}

void HostTable::letComputersPlay()
{
    if (!playNow() || isIdle() || !m_session->isComputer(m_session->decider()))
        return;
    if (!m_computers->any())
        seatComputers();
    m_computers->think(m_session->decider());
}

void HostTable::computerDecided(const Action& action)
{
    if (playNow() && m_session->take(m_session->decider(), action) && keep(!m_undone))
        moveOn();
}

// --- The end of the host --------------------------------------------------------------------------------------------

bool HostTable::keepAll()
{
    stopClock();
    const bool kept = save(m_stored) == 0;
    for (Seat seat = 0; seat < m_guests.size(); ++seat)
        if (m_guests[seat].line)
            reject(seat, Rejection::HostStops);
    return kept;
}

} // namespace dossier
