// The cards of a deck sorted the way people read it: by type, and within a type by title.
#pragma once

#include "domain/decks/deck.h"

#include <string_view>
#include <vector>

namespace dossier {

struct TypeGroup
{
    CardType type = CardType::Site;
    std::vector<DeckEntry> entries; // at least one
};

// Sites first, for they ask the questions; types without cards are left out.
std::vector<TypeGroup> byType(const std::vector<DeckEntry>& entries, const CardPool& pool);

// "Sites", "Witnesses", "Equipment".
std::string_view pluralOf(CardType type);

} // namespace dossier
