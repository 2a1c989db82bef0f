// Sleeving a deck: from which box each copy comes. Read backwards, taking the deck apart: where each copy goes.
#pragma once

#include "domain/collection/availability.h"

#include <vector>

namespace dossier {

struct PullWish
{
    bool fewestLocations = true; // else condition decides alone
    bool bestCondition = true;   // else the worst copies first, to spare the good ones; unknown counts as the worst
};

struct Pull
{
    std::size_t heap = 0; // place in the collection
    CardIndex card = 0;
    int copies = 1;

    bool operator==(const Pull&) const = default;
};

struct PullList
{
    std::vector<Pull> pulls; // by location, then in pool order, then as wished for
    std::vector<MissingCard> missing;
    int locations = 0; // different ones

    bool operator==(const PullList&) const = default;
};

// Copies for `deck`: printings it names before others. With fewestLocations the place that holds most of what is still
// to be found is emptied first; that is nearly always the fewest walks, not provably. `free` limits the copies of each
// printing to those that may be taken (freeCopies); the collection is taken to say where these lie. Heaps somebody else
// has are passed by.
PullList pullListFor(const Deck& deck, std::span<const OwnedCard> collection, const CopyCounts& free,
                     const CardPool& pool, const PullWish& wish = {});

} // namespace dossier
