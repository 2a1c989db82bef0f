// What a state keeps of a card that has been used in a check or a round (used_cards.h).
#pragma once

#include "engine/state/thing.h"

namespace dossier {

// Who used which card, in sixteen bits.
class CardUse
{
public:
    constexpr CardUse() = default;
    constexpr CardUse(Seat by, CardRef card)
        : m_bits(static_cast<std::uint16_t>(by << 9 | card.bits()))
    {}

    constexpr Seat by() const { return static_cast<Seat>(m_bits >> 9); }
    constexpr CardRef card() const { return {static_cast<Seat>(m_bits >> 7 & 3), m_bits & 0x7f}; }

    constexpr bool operator==(const CardUse&) const = default;

private:
    std::uint16_t m_bits = 0;
};

} // namespace dossier
