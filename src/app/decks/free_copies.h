// Which copies of the collection lie in built decks, and which are free.
#pragma once

#include "domain/availability.h"

#include <cstdint>

namespace dossier {

struct Desk;

// Copies owned, by CardIndex.
CopyCounts ownedNow(const Desk& desk);
// What built decks leave of them; the deck `except` is not asked.
CopyCounts freeNow(const Desk& desk, std::int64_t except = 0);
// Owned copies of this printing that lie in built decks.
int copiesInUse(const Desk& desk, CardIndex card);

} // namespace dossier
