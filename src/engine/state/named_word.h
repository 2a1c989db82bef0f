// A word that a player names for a card.
#pragma once

#include <cstdint>

namespace dossier {

struct NamedWord
{
    enum class Kind : std::uint8_t { Keyword, Skill, Characteristic, Player, ThisCheck, LaterCheck };
    Kind kind = Kind::ThisCheck;
    std::uint8_t value = 0; // Keyword, Ability (skills, LRC and CRC), Characteristic or seat

    bool operator==(const NamedWord&) const = default;
};

} // namespace dossier
