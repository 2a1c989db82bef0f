// What can I build? The deck nearest to a wanted one that the copies at hand allow, with the fewest cards swapped.
#pragma once

#include "domain/collection/availability.h"
#include "domain/decks/deck_rules.h"

#include <optional>
#include <vector>

namespace dossier {

// Copies of a wanted card for which something else stands in, or nothing.
struct Swap
{
    Zone zone = Zone::BureauDeck;
    std::optional<CardIndex> wanted; // nothing: the wanted deck was too small, this card fills it
    std::optional<CardIndex> instead;
    int copies = 1;

    bool operator==(const Swap&) const = default;
};

struct NearestDeck
{
    Deck deck;                     // named and noted as the wanted one
    std::vector<Swap> swaps;       // other printings of the wanted title are no swaps
    std::vector<Problem> problems; // what keeps it from being legal where the copies at hand do not suffice
};

// Keeps every wanted card that is to be had and allowed by `format`, in the order X-File, Team, Bureau Deck; the number
// of swaps is the least there is (for a wanted Team within its Cost). For each other card it takes the one at hand that
// is least unlike it (card_likeness.h). The Bureau Deck becomes as large as the wanted one, and at least the format's
// minimum, as far as the copies reach; what the wish leaves open is filled: a Team that meets most of its Sites, a mix
// of types as in the rule book's sample (DECK-25).
NearestDeck nearestDeck(const Deck& wanted, const CopyCounts& available, const CardPool& pool, const Format& format);

} // namespace dossier
