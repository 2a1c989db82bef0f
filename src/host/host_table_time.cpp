// What takes time at a table: who thinks, and who only seems to.
#include "host/host_table.h"

namespace dossier {

namespace {

constexpr std::int64_t kPauseOfDisk = 2'000; // milliseconds until a disk that was full is asked again

} // namespace

// --- Poker face -----------------------------------------------------------------------------------------------------

// Those for whom it has waited long enough.
void HostTable::tellMore()
{
    bool told = false;
    for (Seat seat = 0; seat < m_guests.size(); ++seat)
        if (m_session->holds(seat))
            told = sendViews(seat) || told;
    for (const auto& watcher : m_watchers)
        if (watcher->spectator.place.holds)
            show(*watcher, false);
    forgetTold();
    if (told)
        startClock();
}

// --- Clocks ---------------------------------------------------------------------------------------------------------

// Whoever was thinking has thought so long: nobody gains time by coming back.
void HostTable::startClock()
{
    stopClock();
    m_thinks = playNow() ? m_session->thinker() : kNoSeat;
    m_since = m_data.now();
    if (m_session && m_stored.clock > 0)
        sendClock();
}

void HostTable::stopClock()
{
    if (m_thinks < m_stored.seats.size())
        m_stored.seats[m_thinks].thought += m_data.now() - m_since;
    m_thinks = kNoSeat;
}

void HostTable::tick()
{
    if (m_undone && m_data.now() - m_doneAgain >= kPauseOfDisk)
        doAgain();
    if (m_session && !m_paused)
        tellMore();
    if (m_stored.clock == 0 || m_thinks == kNoSeat || !playNow() || isIdle())
        return;
    const StoredSeat& thinks = m_stored.seats[m_thinks];
    if (thinks.thought + m_data.now() - m_since <= m_stored.clock)
        return;
    const Seat late = m_thinks;
    m_data.log(QStringLiteral("table %1: the time of seat %2 has run out").arg(m_stored.id).arg(late + 1));
    sayToAll({{"type", Json("time_out")}, {"seat", Json(int{late})}});
    goOn(m_session->concede(late), late);
}

void HostTable::doAgain()
{
    m_doneAgain = m_data.now();
    if (!playNow() || isIdle() || m_computers->isThinking())
        return;
    const int position = m_session->game().position();
    m_session->goOn();
    if (m_session->game().position() == position) // somebody has to choose again
        letComputersPlay();
    else if (keep(false))
        moveOn();
}

} // namespace dossier
