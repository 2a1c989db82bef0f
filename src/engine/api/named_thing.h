// Anything a question or a choice can name, as one player may hear of it.
#pragma once

#include "engine/state/card_name.h"

#include <vector>

namespace dossier {

struct NamedThing
{
    Thing::Kind kind = Thing::Kind::None;
    CardName card{};                 // Card; Second: the card beside which he fights
    Seat seat = kNoSeat;             // Team, Section, Player
    std::uint8_t number = 0;         // of the Team; Section
    std::vector<CardName> members{}; // of the Team

    explicit operator bool() const { return kind != Thing::Kind::None; }
    bool operator==(const NamedThing&) const = default;
};

} // namespace dossier
