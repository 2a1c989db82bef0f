// What happened, as one player is told it: without what he was not there to see, and with every card he may not know
// named by where it lies (ZONE-21, MULTI-14).
#pragma once

#include "engine/state/card_name.h"
#include "engine/state/event.h"

#include <cstddef>
#include <span>
#include <vector>

namespace dossier {

struct VisibleEvent
{
    EventKind kind = EventKind::GameBegan;
    Seat seat = kNoSeat;
    Seat who = kNoSeat;
    CardName card{};
    CardName other{};
    int number = 0;
    int second = 0;
    std::size_t at = 0; // its place in the log

    bool operator==(const VisibleEvent&) const = default;
};

// kNoSeat is told what everybody sees. `first` is the place of the first of these events in the log.
std::vector<VisibleEvent> toldTo(Seat reader, std::span<const Event> events, std::size_t first = 0);

} // namespace dossier
