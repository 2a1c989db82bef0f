// All that the user keeps at once: handed out, and taken in beside what is there.
#pragma once

#include "db/file/database.h"
#include "db/stores/collection_store.h"
#include "domain/collection/archive.h"

#include <optional>

namespace dossier {

// Hands out all of it as it is at one moment: heaps in the order of the list, decks in that of their making.
void giveAllKept(Database& database, const CardPool& pool, const ArchiveTakers& takers);

struct TakenIn
{
    int heaps = 0;      // those that came, or became more or other than they were
    int heapsThere = 0; // the others: with as many copies or more
    RowsAside aside{};  // of the heaps those that do not fit to what is there
    int decks = 0;      // those that are not there already, just as they are
    int decksThere = 0; // the others
    int searches = 0;
    int searchesThere = 0;
    int sets = 0; // of cards that were not known
};

// Of heaps that are there already the larger numbers count, so that taking in the same twice changes nothing. Decks
// and sets of cards come under free names, searches, too; what is there already, be it under a name that it got
// so, comes no second time. Texts that are longer than they may
// be today come as they were, but what is put together keeps to the limits. All of it but the sets is one step
// of the history; the lines not understood are none of the database. `pool` is the one the archive was read with.
// Throws as the stores do; then nothing is taken in, as where `progress` (of the heaps) stops it: then this returns
// nothing.
std::optional<TakenIn> takeIn(Database& database, const CardPool& pool, const Archive& archive,
                              const RowsDone& progress);
TakenIn takeIn(Database& database, const CardPool& pool, const Archive& archive);

} // namespace dossier
