// Everything the user keeps, as values: what is written into one file and read from it again.
#pragma once

#include "domain/cards/further_set.h"
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
    // Of an archive that was read those the pool has not; the decks count their cards as withFurther does.
    std::vector<FurtherSet> sets{};
};

} // namespace dossier
