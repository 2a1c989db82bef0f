// The sheets of pictures of a Tabletop Simulator deck; see format_list.h.
#pragma once

#include "domain/decks/deck.h"

#include <vector>

namespace dossier {

// Each printing of the deck once, in the order of its sheets: kFacesOnSheet on each, row by row.
std::vector<CardIndex> deckFaces(const Deck& deck);
inline constexpr int kSheetAcross = 10;
inline constexpr int kSheetDown = 7;
inline constexpr int kFacesOnSheet = kSheetAcross * kSheetDown - 1; // the last place is what a hidden card shows

} // namespace dossier
