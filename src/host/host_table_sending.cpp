// What a table says to its guests.
#include "host/host_table.h"

namespace dossier {

namespace {

// What may wait on a line before its guest is shown the newest view only.
constexpr std::size_t kMostWaiting = std::size_t{2} * kMostBytesToGuest;
constexpr std::size_t kEventsAMessage = 400;

} // namespace

void HostTable::say(Seat seat, Json::Members message)
{
    if (m_guests[seat].line)
        m_guests[seat].line->send(Json::object(std::move(message)).compact());
}

void HostTable::sayToAll(const Json::Members& message)
{
    for (Seat seat = 0; seat < m_guests.size(); ++seat)
        say(seat, message);
}

void HostTable::reject(Seat seat, Rejection why, const QString& detail)
{
    say(seat, rejectionMessage(why, detail).members());
}

void HostTable::sendLobby()
{
    Json all = Json::array();
    for (std::size_t seat = 0; seat < m_guests.size(); ++seat)
        all.push(Json::object({{"name", Json(m_stored.seats[seat].name.toStdString())},
                               {"here", Json(m_guests[seat].line != nullptr)},
                               {"taken", Json(m_stored.seats[seat].used())},
                               {"ready", Json(m_guests[seat].ready)},
                               {"deck", Json(m_guests[seat].deckName.toStdString())}}));
    sayToAll({{"type", Json("lobby")}, {"seats", std::move(all)}});
}

void HostTable::sendPresence()
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
    sayToAll({{"type", Json("presence")}, {"seats", std::move(all)}, {"paused", Json(m_paused)}});
}

void HostTable::sendClock()
{
    Json thought = Json::array();
    for (const StoredSeat& seat : m_stored.seats)
        thought.push(Json(seat.thought));
    sayToAll({{"type", Json("clock")},
              {"thought", std::move(thought)},
              {"thinks", m_thinks == kNoSeat ? Json() : Json(int{m_thinks})},
              {"clock", Json(m_stored.clock)}});
}

void HostTable::sendGame(Seat seat)
{
    Json xFiles = Json::array();
    for (const CardIndex card : m_session->game().xFiles())
        xFiles.push(Json(m_data.box.cards[card].id));
    Json names = Json::array();
    Json decks = Json::array();
    for (std::size_t each = 0; each < m_guests.size(); ++each) {
        names.push(Json(m_stored.seats[each].name.toStdString()));
        decks.push(Json(m_guests[each].deckName.toStdString()));
    }
    say(seat, {{"type", Json("game")},
               {"xFiles", std::move(xFiles)},
               {"names", std::move(names)},
               {"decks", std::move(decks)},
               {"deck", Json(m_stored.seats[seat].deck.toStdString())}});
}

void HostTable::sendView(Seat seat, const SentView& view)
{
    Json json = jsonOf(view, m_data.box.cards);
    json.set("type", Json("view"));
    say(seat, json.members());
}

void HostTable::sendViews()
{
    for (Seat seat = 0; seat < m_guests.size(); ++seat) {
        Guest& guest = m_guests[seat];
        if (!guest.line)
            continue;
        guest.lags = guest.lags || guest.line->waiting() > kMostWaiting;
        if (guest.lags)
            continue;
        for (const SentView& view : m_session->viewsFor(seat, guest.scenes))
            sendView(seat, view);
        if (m_session->over())
            sendEnd(seat);
    }
}

void HostTable::drained(Seat seat)
{
    if (!m_guests[seat].lags || m_guests[seat].line->waiting() > 0)
        return;
    m_guests[seat].lags = false;
    if (m_session)
        sendWhole(seat);
}

void HostTable::sendStory(Seat seat, std::vector<VisibleEvent> events)
{
    std::size_t from = 0;
    do {
        const std::size_t to = std::min(from + kEventsAMessage, events.size());
        const std::vector<VisibleEvent> part(events.begin() + static_cast<std::ptrdiff_t>(from),
                                             events.begin() + static_cast<std::ptrdiff_t>(to));
        say(seat, {{"type", Json("story")},
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
    sendStory(seat, std::exchange(whole.view.news, {}));
    sendView(seat, whole);
    if (m_session->over())
        sendEnd(seat);
}

void HostTable::sendPresent(Seat seat)
{
    if (m_guests[seat].line)
        sendView(seat, m_session->presentView(seat));
}

void HostTable::sendEnd(Seat seat)
{
    const GameRecord record = m_session->game().record();
    say(seat, {{"type", Json("end")},
               {"record", writeRecord(record, m_data.box.cards)},
               {"seed", Json(std::to_string(m_stored.seed))},
               {"salt", Json(m_stored.salt.toHex().toStdString())}});
}

} // namespace dossier
