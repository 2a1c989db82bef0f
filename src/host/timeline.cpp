#include "host/timeline.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::size_t kMostMoments = 64; // of a guest who is away or reads nothing

bool makesWait(const Timeline::Moment& moment, Seat guest)
{
    return moment.waitsFor != kNoSeat && moment.guests.test(Timeline::placeOf(guest));
}

} // namespace

void Timeline::add(Moment moment)
{
    const auto isScene = [](const Moment& each) { return each.shown.kind().has_value(); };
    if (!m_moments.empty() && isScene(m_moments.back()) && isScene(moment) &&
        m_moments.back().shown.storyEnd() == moment.shown.storyEnd())
        m_moments.back() = std::move(moment);
    else
        m_moments.push_back(std::move(moment));
    if (m_moments.size() > kMostMoments) {
        m_moments.pop_front();
        ++m_first;
    }
}

void Timeline::clear()
{
    m_first = end();
    m_moments.clear();
}

bool Timeline::waitsAhead(std::size_t from, Seat guest) const
{
    return std::any_of(m_moments.begin() + static_cast<std::ptrdiff_t>(from - m_first), m_moments.end(),
                       [&](const Moment& moment) { return makesWait(moment, guest); });
}

const Timeline::Moment* Timeline::heldAt(const Place& place) const
{
    return place.holds && place.next > m_first ? &at(place.next - 1) : nullptr;
}

const Timeline::Moment* Timeline::next(Place& place, Seat guest, std::int64_t now, bool hidden) const
{
    if (place.next < m_first)
        place = {m_first, false, place.number};
    const Moment* held = heldAt(place);
    if (held && now < held->until)
        return nullptr;
    if (hidden && !waitsAhead(place.next, guest))
        return nullptr;
    place.holds = false;
    while (place.next < end()) {
        const Moment& moment = at(place.next++);
        place.holds = makesWait(moment, guest);
        if (place.holds || moment.waitsFor == kNoSeat)
            return &moment;
    }
    return nullptr;
}

Timeline::Place Timeline::placeFor(Seat guest, std::int64_t now, bool hidden) const
{
    for (std::size_t place = m_first; place < end(); ++place)
        if (makesWait(at(place), guest) && now < at(place).until)
            return {place + 1, true, at(place).number};
    for (std::size_t place = end(); hidden && place-- > m_first;)
        if (makesWait(at(place), guest))
            return {place + 1, true, at(place).number};
    return {end(), false, -1};
}

} // namespace dossier
