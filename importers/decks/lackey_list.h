// A deck as LackeyCCG loads it from text: count, TAB, title; "Team:" opens the next zone. Cards go by title alone.
#pragma once

#include "importers/reading/reading.h"

#include <string>
#include <string_view>

namespace dossier {

// Counts and TABs throughout, and at least one zone of ours, "Team:" or "X-File:". Without any it may as well be a list
// that somebody typed.
bool isLackeyList(std::string_view text);

// The first block is the Bureau Deck. Throws ReadError::NothingUnderstood.
DeckReading readLackeyList(std::string_view text, const CardPool& pool);

std::string writeLackeyList(const Deck& deck, const CardPool& pool);

} // namespace dossier
