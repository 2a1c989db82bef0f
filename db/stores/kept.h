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
};

// Of heaps that are there already the larger numbers count, so that taking in the same twice changes nothing. Decks
// come under free names; a search replaces the one of its name. All of it is one step of the history. Throws as the
// stores do; then nothing is taken in.
TakenIn takeIn(Database& database, const CardPool& pool, const Archive& archive);

} // namespace dossier
