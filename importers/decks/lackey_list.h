// A deck as LackeyCCG loads it from text: count, TAB, title; "Team:" opens the next zone. Cards go by title alone.
#pragma once

#include "importers/reading/reading.h"

#include <string>
#include <string_view>

namespace dossier {

// The first block is the Bureau Deck. Throws ReadError::NothingUnderstood.
DeckReading readLackeyList(std::string_view text, const CardPool& pool);

std::string writeLackeyList(const Deck& deck, const CardPool& pool);

} // namespace dossier
