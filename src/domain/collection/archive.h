// Everything the user keeps, as values: what is written into one file and read from it again.
#pragma once

#include "domain/collection/collection.h"
#include "domain/decks/deck.h"

#include <string>
#include <vector>

namespace dossier {

struct ArchivedSearch
{
    std::string list; // "cards", "collection", "decks", "deck"
    std::string name;
    std::string query;

    bool operator==(const ArchivedSearch&) const = default;
};

struct Archive
{
    std::vector<OwnedCard> collection;
    std::vector<Deck> decks; // a card the pool does not know is a line aside
    std::vector<ArchivedSearch> searches;
};

} // namespace dossier
