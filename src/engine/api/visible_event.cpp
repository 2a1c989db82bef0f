#include "engine/api/visible_event.h"

namespace dossier {

namespace {

bool sees(Seat reader, const Event& event)
{
    return reader == kNoSeat ? event.seenBy == kEverybody : (event.seenBy >> reader & 1u) != 0;
}

} // namespace

std::vector<VisibleEvent> toldTo(Seat reader, std::span<const Event> events, std::size_t first)
{
    std::vector<VisibleEvent> told;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        if (sees(reader, event))
            told.push_back({event.kind, event.seat, event.who, event.card.nameFor(reader), event.other.nameFor(reader),
                            event.number, event.second, first + i});
    }
    return told;
}

} // namespace dossier
