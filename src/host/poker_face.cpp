#include "host/poker_face.h"

#include <algorithm>
#include <array>

namespace dossier {

namespace {

// How long it takes to read a card and to say no, of somebody about whom nothing is known yet.
constexpr std::array<std::int64_t, 5> kUsual{900, 1'300, 1'700, 2'200, 3'000};
constexpr std::int64_t kLeast = 600;
constexpr std::int64_t kMost = 6'000; // whoever ponders longer is not imitated: the others would wait for nothing
constexpr std::size_t kRemembered = 12;

} // namespace

Might mightDo(const Scene& shown, Seat seat, const TableStops& stops)
{
    const Occasion occasion = shown.occasion(kNoSeat);
    Observation seen;
    shown.observe(seat, seen);
    const SeenPlayer& player = seen.players[seat];
    if (player.handCount == 0 && player.heldCount == 0)
        return Might::Nothing;
    const bool own = seen.active == seat;
    if (occasion.waiting)
        return occasion.waiting->seat != seat ? Might::Answer : Might::Nothing;
    if (!occasion.window) // phases in which cards of the hand are laid out
        return own && (seen.phase == Phase::Requisition || seen.phase == Phase::CaseAssignment) ? Might::Choose
                                                                                                : Might::Nothing;
    const PhaseStops& phase = stops.of(seen.phase);
    const bool asked = *occasion.window != WindowKind::Open || (own ? phase.mine : phase.others);
    return asked ? Might::Answer : Might::Nothing;
}

void PokerFace::took(std::int64_t time)
{
    m_times.push_back(std::clamp(time, kLeast, kMost));
    if (m_times.size() > kRemembered)
        m_times.erase(m_times.begin());
}

std::int64_t PokerFace::draw(QRandomGenerator& lots) const
{
    const std::size_t known = m_times.size();
    const std::size_t among = std::max(known, kUsual.size());
    const std::size_t one = lots.bounded(static_cast<quint32>(among));
    const std::int64_t like = one < known ? m_times[one] : kUsual[one % kUsual.size()];
    // A little more or less: no two are alike.
    return like * lots.bounded(85, 116) / 100;
}

} // namespace dossier
