// All that a database keeps, as a value.
#pragma once

#include "db/stores/kept.h"
#include "support/archives.h"

namespace dossier::test {

inline Archive keptIn(Database& database, const CardPool& pool = baseSet())
{
    Archive archive;
    giveAllKept(database, pool,
                {[&](std::span<const FurtherSet> sets) { archive.sets.assign(sets.begin(), sets.end()); },
                 [&](const HeapFields& heap) { archive.collection.add(heap); },
                 [&](const Deck& deck) { archive.decks.push_back(deck); },
                 [&](const ArchivedSearch& search) { archive.searches.push_back(search); }});
    return archive;
}

} // namespace dossier::test
