// Which cards of the hand have come since its player's last choice: of those that were bought, among many others.
#pragma once

#include "engine/state/observation.h"

#include <array>
#include <set>

namespace dossier {

struct SeatView;

class FreshCards
{
public:
    // The table is shown anew.
    void follow(const SeatView& view);
    bool has(CardRef card) const { return m_fresh.contains(card.bits()); }

private:
    struct Known
    {
        bool met = false;
        std::size_t choice = 0; // his last one
        std::set<int> hand{};   // as it was shown last
        std::set<int> before{}; // ... and when he made that choice
    };
    int m_generation = 0;
    std::array<Known, kMostSeats> m_known;
    std::set<int> m_fresh;
};

} // namespace dossier
