// X-Files by lot, before a game is begun: whoever knows a deck shall not know what it protects.
#pragma once

#include "engine/records/record.h"

namespace dossier {

// Names in the record the X-Files of these seats (a bit each) as they are drawn (SeatSetup::drawsXFile): from then on
// it is a game like any other, and nobody draws when it is played again. What their decks name is forgotten. A seat
// without cards draws as the game begins (SETUP-1). Where no game can be set up from the record, nothing is drawn.
void drawXFiles(GameRecord& record, std::uint32_t seats, const CardPool& pool);
inline constexpr std::uint32_t kEverySeat = (1u << kMostSeats) - 1;

} // namespace dossier
