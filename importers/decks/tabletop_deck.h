// A saved object of Tabletop Simulator (JSON): a pile for each part of the deck, a card a card, known by its nickname.
// The faces are pictures on sheets of ten by seven; none is shipped, so the sheets are named only ("sheet1.png",
// "back.png"), in the order of deckFaces(), for whoever has pictures to put their addresses there.
#pragma once

#include "importers/reading/reading.h"

#include <string_view>

namespace dossier {

bool isTabletopDeck(std::string_view text);
// Throws ReadError: BadJson, NotADeck, NothingUnderstood.
DeckReading readTabletopDeck(std::string_view text, const CardPool& pool);
std::string writeTabletopDeck(const Deck& deck, const CardPool& pool);

// Each printing of the deck once, in the order of its sheets: kFacesOnSheet on each, row by row.
std::vector<CardIndex> deckFaces(const Deck& deck);
inline constexpr int kSheetAcross = 10;
inline constexpr int kSheetDown = 7;
inline constexpr int kFacesOnSheet = kSheetAcross * kSheetDown - 1; // the last place is what a hidden card shows

} // namespace dossier
