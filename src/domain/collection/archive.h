// Everything the user keeps, as values: what is written into one file and read from it again.
#pragma once

#include "domain/cards/further_set.h"
#include "domain/collection/heap_batch.h"
#include "domain/decks/deck.h"

#include <array>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dossier {

inline constexpr std::array<std::string_view, 4> kArchivedLists{"cards", "collection", "decks", "deck"};

struct ArchivedSearch
{
    std::string list; // one of kArchivedLists
    std::string name;
    std::string query;

    bool operator==(const ArchivedSearch&) const = default;
};

// Lines of a collection that nobody understood when it was read in, with the heading above them.
struct ArchivedLines
{
    std::string source; // the name of the file they are from
    std::string text;

    bool operator==(const ArchivedLines&) const = default;
};

struct Archive
{
    HeapBatch collection;
    std::vector<Deck> decks; // a card the pool does not know is a line aside
    std::vector<ArchivedSearch> searches;
    std::vector<ArchivedLines> notUnderstood;
    // Of an archive that was read those the pool has not; the decks count their cards as withFurther does.
    std::vector<FurtherSet> sets;
};

// Who is handed all of it a thing at a time, so that it is never held. The texts are there until the call returns.
struct ArchiveTakers
{
    std::function<void(std::span<const FurtherSet>)> sets; // once, before all the others
    std::function<void(const HeapFields&)> heap;
    std::function<void(const Deck&)> deck;
    std::function<void(const ArchivedSearch&)> search;
};

} // namespace dossier
