// How long somebody seems to think who has nothing to play (ZONE-21): at a table over the net the time that a window
// takes would tell what a hand does not hold.
#pragma once

#include "engine/api/scene.h"
#include "table/table_stops.h"

#include <QRandomGenerator>

#include <cstdint>
#include <vector>

namespace dossier {

// What somebody could be asked, for all that others know, where he has nothing to do but pass.
enum class Might : std::uint8_t {
    Nothing,
    Answer, // he has hidden cards, and is asked in windows of this kind (asking.h) with some of them
    Choose  // the same of a question of his own turn
};
Might mightDo(const Scene& shown, Seat seat, const TableStops& stops);

// What a seat took in windows in which it was asked, and what it seems to take in others.
class PokerFace
{
public:
    // Milliseconds.
    void took(std::int64_t time);
    // As long as in one of the windows before, or as people do as long as there were few.
    std::int64_t draw(QRandomGenerator& lots) const;

private:
    std::vector<std::int64_t> m_times; // the last ones
};

} // namespace dossier
