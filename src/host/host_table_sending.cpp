// What a table says to its guests.
#include "host/agreements.h"
#include "host/host_table.h"
#include "net/protocol/from_host.h"
#include "net/protocol/invitation.h"
#include "text/told_apart.h"

namespace dossier {

namespace {

// What may wait on a line before its guest is shown the newest view only.
constexpr std::size_t kMostWaiting = std::size_t{512} * 1024;
constexpr std::size_t kEventsAMessage = 400;

} // namespace

namespace {

void send(GuestLine& line, Json::Members message)
{
    line.send(Json::object(std::move(message)).compact());
}

} // namespace

void HostTable::say(Seat seat, Json::Members message)
{
    if (m_guests[seat].line)
        send(*m_guests[seat].line, std::move(message));
}

void HostTable::sayToAll(const Json::Members& message)
{
    for (Seat seat = 0; seat < m_guests.size(); ++seat)
        say(seat, message);
    for (const auto& watcher : m_watchers)
        send(*watcher->line, message);
}

void HostTable::reject(Seat seat, Rejection why, const QString& detail)
{
    say(seat, rejectionMessage(why, detail).members());
}

Json::Members HostTable::welcomeMessage(std::optional<Seat> seat, const QByteArray& token) const
{
    Json options = Json::object({{"game", Json(m_stored.options.game == Game::Basic ? "basic" : "advanced")},
                                 {"questionOrGuess", Json(m_stored.options.questionOrGuess)},
                                 {"singleGuess", Json(m_stored.options.singleGuess)},
                                 {"killerCards", Json(m_stored.options.killerCards)},
                                 {"xFilePowers", Json(m_stored.options.xFilePowers)}});
    Json::Members welcome{{"type", Json("welcome")},
                          {"protocol", Json(kProtocol)},
                          {"program", Json(m_data.program.toStdString())},
                          {"table", Json(m_stored.id.toStdString())},
                          {"seat", seat ? Json(int{*seat}) : Json()},
                          {"seats", Json(seats())},
                          {"token", Json(token.isEmpty() ? std::string() : asLetters(token).toStdString())},
                          {"options", std::move(options)},
                          {"pokerFace", Json(m_stored.pokerFace)},
                          {"watched", Json(!m_stored.watchMark.isEmpty())},
                          {"clock", Json(m_stored.clock)},
                          {"commitment", Json(commitmentTo(m_stored.seed, m_stored.salt).toHex().toStdString())}};
    if (m_stored.sealed)
        welcome.emplace_back("sealed", jsonOf(*m_stored.sealed));
    return welcome;
}

std::vector<std::string> HostTable::names() const
{
    std::vector<std::string> all;
    for (const StoredSeat& seat : m_stored.seats)
        all.push_back(seat.name.toStdString());
    all = toldApart(std::move(all));
    for (std::size_t seat = 0; seat < all.size(); ++seat)
        if (m_stored.seats[seat].name.isEmpty())
            all[seat].clear();
    return all;
}

Json::Members HostTable::lobbyMessage() const
{
    Json all = Json::array();
    const std::vector<std::string> called = names();
    for (std::size_t seat = 0; seat < m_guests.size(); ++seat)
        all.push(Json::object({{"name", Json(called[seat])},
                               {"here", Json(m_guests[seat].line != nullptr)},
                               {"taken", Json(m_stored.seats[seat].used())},
                               {"ready", Json(m_guests[seat].ready)},
                               {"deck", Json(m_guests[seat].deckName.toStdString())},
                               {"agreed", jsonOf(m_stored.seats[seat].agrees)}}));
    return {{"type", Json("lobby")}, {"seats", std::move(all)}, {"hints", Json(hintsAreOn(m_stored))}};
}

void HostTable::sendLobby()
{
    sayToAll(lobbyMessage());
}

Json::Members HostTable::presenceMessage() const
{
    Json all = Json::array();
    const std::int64_t now = m_data.now();
    for (std::size_t seat = 0; seat < m_guests.size(); ++seat) {
        const Guest& guest = m_guests[seat];
        const bool away = !guest.line && guest.awaySince > 0;
        all.push(Json::object({{"here", Json(guest.line != nullptr)},
                               {"away", Json(away ? (now - guest.awaySince) / 1000 : std::int64_t{0})},
                               {"computer", Json(m_stored.seats[seat].computer)}}));
    }
    return {{"type", Json("presence")},
            {"seats", std::move(all)},
            {"paused", Json(m_paused)},
            {"watching", Json(static_cast<int>(m_watchers.size()))}};
}

void HostTable::sendPresence()
{
    sayToAll(presenceMessage());
}

void HostTable::sendClock()
{
    Json thought = Json::array();
    for (const StoredSeat& seat : m_stored.seats)
        thought.push(Json(seat.thought));
    const auto message = [&](Seat thinks) {
        return Json::Members{{"type", Json("clock")},
                             {"thought", thought},
                             {"thinks", thinks == kNoSeat ? Json() : Json(int{thinks})},
                             {"clock", Json(m_stored.clock)}};
    };
    for (Seat seat = 0; seat < m_guests.size(); ++seat)
        say(seat, message(m_thinks == kNoSeat ? kNoSeat : m_session->thinkerFor(seat)));
    for (const auto& watcher : m_watchers) // who is asked now is not for who watches late
        send(*watcher->line, message(m_stored.delay > 0 ? kNoSeat : m_thinks));
}

Json::Members HostTable::gameMessage(std::optional<Seat> seat) const
{
    Json xFiles = Json::array();
    for (const CardIndex card : m_session->game().xFiles())
        xFiles.push(Json(m_data.box.cards[card].id));
    Json called = Json::array();
    Json decks = Json::array();
    for (const std::string& name : names())
        called.push(Json(name));
    for (std::size_t each = 0; each < m_guests.size(); ++each) {
        decks.push(Json(m_guests[each].deckName.toStdString()));
    }
    return {{"type", Json("game")},
            {"xFiles", std::move(xFiles)},
            {"names", std::move(called)},
            {"decks", std::move(decks)},
            {"deck", Json(seat ? m_stored.seats[*seat].deck.toStdString() : std::string())}};
}

void HostTable::sendGame(Seat seat)
{
    say(seat, gameMessage(seat));
    if (listsAreOpen(m_stored))
        say(seat, listsMessage());
}

void HostTable::sendView(Seat seat, const SentView& view)
{
    Json json = jsonOf(view, m_data.box.cards);
    json.set("type", Json("view"));
    say(seat, json.members());
}

void HostTable::sendViews()
{
    for (Seat seat = 0; seat < m_guests.size(); ++seat)
        static_cast<void>(sendViews(seat));
    showWatchers();
    forgetTold();
}

// Whoever lags or is shown all later is shown the whole then.
void HostTable::forgetTold()
{
    const bool waits = m_stored.delay == 0 && std::ranges::any_of(m_watchers, [this](const auto& watcher) {
                           return !watcher->lags && !m_session->isTold(watcher->spectator);
                       });
    if (!waits)
        m_session->forgetTold();
}

bool HostTable::sendViews(Seat seat)
{
    Guest& guest = m_guests[seat];
    if (!guest.line)
        return false;
    guest.lags = guest.lags || guest.line->waiting() > kMostWaiting;
    if (guest.lags)
        return false;
    const std::vector<SentView> views = m_session->viewsFor(seat);
    for (const SentView& view : views)
        sendView(seat, view);
    if (m_session->over() && m_session->knowsAll(seat) && !views.empty())
        sendEnd(seat);
    return !views.empty();
}

void HostTable::drained(Seat seat)
{
    if (!m_guests[seat].lags || m_guests[seat].line->waiting() > 0)
        return;
    m_guests[seat].lags = false;
    if (m_session)
        sendWhole(seat);
}

void HostTable::sendStory(GuestLine& line, std::vector<VisibleEvent> events) const
{
    std::size_t from = 0;
    do {
        const std::size_t to = std::min(from + kEventsAMessage, events.size());
        const std::vector<VisibleEvent> part(events.begin() + static_cast<std::ptrdiff_t>(from),
                                             events.begin() + static_cast<std::ptrdiff_t>(to));
        send(line, {{"type", Json("story")},
                    {"from", Json(static_cast<int>(from))},
                    {"events", jsonOf(part, m_data.box.cards)}});
        from = to;
    } while (from < events.size());
}

void HostTable::sendWhole(Seat seat)
{
    if (!m_guests[seat].line)
        return;
    SentView whole = m_session->wholeView(seat);
    sendStory(*m_guests[seat].line, std::exchange(whole.view.news, {}));
    sendView(seat, whole);
    if (m_session->over() && m_session->knowsAll(seat))
        sendEnd(seat);
}

void HostTable::sendWholeToAll()
{
    for (Seat seat = 0; seat < m_guests.size(); ++seat)
        sendWhole(seat);
    for (const auto& watcher : m_watchers)
        show(*watcher, true);
}

void HostTable::sendPresent(Seat seat)
{
    if (m_guests[seat].line)
        sendView(seat, m_session->presentView(seat));
}

Json::Members HostTable::endMessage() const
{
    return {{"type", Json("end")},
            {"record", writeRecord(m_session->game().record(), m_data.box.cards)},
            {"seed", Json(std::to_string(m_stored.seed))},
            {"salt", Json(m_stored.salt.toHex().toStdString())}};
}

void HostTable::sendEnd(Seat seat)
{
    say(seat, endMessage());
}

// --- Who watches ----------------------------------------------------------------------------------------------------

bool HostTable::maySee(const Hello& hello) const
{
    return !m_stored.watchMark.isEmpty() && !hello.again && sha256Of(hello.key) == m_stored.watchMark;
}

bool HostTable::watch(GuestLine& line)
{
    constexpr std::size_t kMostWatchers = 20;
    if (m_watchers.size() >= kMostWatchers)
        return false;
    m_watchers.push_back(std::make_unique<Watcher>(line, m_data.lots));
    m_data.log(QStringLiteral("table %1: %2 watch").arg(m_stored.id).arg(m_watchers.size()));
    send(line, welcomeMessage(std::nullopt, {}));
    send(line, lobbyMessage());
    for (const Json::Members& said : m_said)
        send(line, said);
    if (m_session) {
        send(line, gameMessage(std::nullopt));
        show(*m_watchers.back(), true);
    }
    sendPresence();
    return true;
}

std::vector<std::unique_ptr<HostTable::Watcher>>::iterator HostTable::watcherOn(const GuestLine& line)
{
    return std::ranges::find_if(m_watchers, [&](const auto& watcher) { return watcher->line == &line; });
}

void HostTable::watchNoMore(const GuestLine& line)
{
    if (const auto found = watcherOn(line); found != m_watchers.end()) {
        m_watchers.erase(found);
        sendPresence();
    }
}

void HostTable::hearWatcher(GuestLine& line, const FromGuest& message)
{
    if (std::holds_alternative<LeaveTable>(message)) {
        watchNoMore(line);
        line.close();
        return;
    }
    const auto* side = std::get_if<SideWanted>(&message);
    const auto watcher = watcherOn(line);
    const bool shown = side && watcher != m_watchers.end() && showSide(**watcher, side->seat);
    if (!shown && !std::holds_alternative<StopsChosen>(message))
        send(line, rejectionMessage(Rejection::NotNow).members());
}

void HostTable::watcherDrained(const GuestLine& line)
{
    const auto found = watcherOn(line);
    if (found == m_watchers.end() || !(*found)->lags || line.waiting() > 0)
        return;
    (*found)->lags = false;
    if (m_session)
        show(**found, true);
}

void HostTable::showWatchers()
{
    for (const auto& watcher : m_watchers) {
        watcher->lags = watcher->lags || watcher->line->waiting() > kMostWaiting;
        if (!watcher->lags)
            show(*watcher, false);
    }
}

void HostTable::show(Watcher& watcher, bool whole)
{
    TableSession::Spectator& spectator = watcher.spectator;
    std::vector<SentView> views;
    if (whole) {
        views.push_back(m_session->wholeView(spectator, m_stored.delay));
        sendStory(*watcher.line, std::exchange(views.front().view.news, {}));
    } else {
        views = m_session->viewsFor(spectator, m_stored.delay);
    }
    for (const SentView& view : views) {
        Json json = jsonOf(view, m_data.box.cards);
        json.set("type", Json("view"));
        send(*watcher.line, json.members());
    }
    if (m_session->over() && !spectator.place.holds)
        send(*watcher.line, endMessage());
}

} // namespace dossier
