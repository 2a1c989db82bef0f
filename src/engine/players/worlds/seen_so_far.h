// What one player has seen of everybody's decks in the course of a game: shuffled away it is hidden again, but not
// forgotten.
#pragma once

#include "engine/state/observation.h"

#include <array>
#include <map>

namespace dossier {

class SeenSoFar
{
public:
    using Copies = std::map<CardIndex, int>;

    // To be called as often as the player sees the table; what he sees now is added to what he has seen.
    void look(const Observation& seen);

    // Cards `owner` began with, as far as they were seen: at least so many copies of each.
    const Copies& of(Seat owner) const { return m_copies[owner]; }

private:
    std::array<Copies, kMostSeats> m_copies;
};

} // namespace dossier
