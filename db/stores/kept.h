// All that the user keeps at once: handed out, and taken in beside what is there.
#pragma once

#include "db/file/database.h"
#include "domain/collection/archive.h"

namespace dossier {

Archive allKept(Database& database, const CardPool& pool);

struct TakenIn
{
    int heaps = 0;
    int decks = 0; // those that are not there already, just as they are
    int searches = 0;
    int sets = 0; // of cards that were not known
};

// Of heaps that are there already the larger numbers count, so that taking in the same twice changes nothing. Decks
// and sets of cards come under free names; a search replaces the one of its name. All of it but the sets is one step
// of the history. `pool` is the one the archive was read with. Throws as the stores do; then nothing is taken in.
TakenIn takeIn(Database& database, const CardPool& pool, const Archive& archive);

} // namespace dossier
