// What the guests of a table are told between two positions, and when: scenes that stay to be seen, and moments in
// which it seems to wait for somebody who has nothing to answer (poker_face.h). Each guest goes along it at his own
// pace: for himself nobody waits.
#pragma once

#include "engine/api/scene.h"

#include <bitset>
#include <cstdint>
#include <deque>

namespace dossier {

class Timeline
{
public:
    // By seat, and last those who watch.
    using Guests = std::bitset<kMostSeats + 1>;
    static std::size_t placeOf(Seat guest) { return guest == kNoSeat ? std::size_t{kMostSeats} : guest; }

    struct Moment
    {
        Scene shown;
        int number;              // what stands for the position in what is sent
        Seat waitsFor = kNoSeat; // kNoSeat: a scene, for which nobody waits
        Guests guests{};         // who wait
        std::int64_t until = 0;  // so long: milliseconds, by the table's clock
    };
    // Where a guest stands.
    struct Place
    {
        std::size_t next = 0; // the moment that comes
        bool holds = false;   // it waits at the one before
        int number = -1;      // of the position that he was shown last
    };

    // Of two scenes between which nothing was told the later one shows all of it.
    void add(Moment moment);
    void clear();

    // What comes next for him at this time; null: nothing, or it waits. With `hidden` what comes after all that waits
    // is not for him.
    const Moment* next(Place& place, Seat guest, std::int64_t now, bool hidden) const;
    bool isAtEnd(const Place& place) const { return !place.holds && place.next >= end(); }
    // At which it waits for somebody; null: it does not.
    const Moment* heldAt(const Place& place) const;
    // Where somebody stands who comes back at this time; `hidden` as for next.
    Place placeFor(Seat guest, std::int64_t now, bool hidden) const;

private:
    std::size_t end() const { return m_first + m_moments.size(); }
    const Moment& at(std::size_t place) const { return m_moments[place - m_first]; }
    bool waitsAhead(std::size_t from, Seat guest) const;

    std::deque<Moment> m_moments;
    std::size_t m_first = 0; // so many have been forgotten
};

} // namespace dossier
