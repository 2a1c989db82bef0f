// Which copies are free, what a deck lacks, and whether several decks can lie built at the same time. Printings of one
// title stand in for one another (DECK-5), but where five cards have it (SET-2); a deck gets the printing it names
// where there is one.
#pragma once

#include "domain/collection/collection.h"
#include "domain/decks/deck.h"

#include <span>
#include <vector>

namespace dossier {

// Copies of each printing, by CardIndex; as many numbers as the pool has cards.
using CopyCounts = std::vector<int>;

// Everything a deck takes when it is built: X-File, Team and Bureau Deck.
CopyCounts copiesIn(const Deck& deck, const CardPool& pool);

// What is given for what is asked, title by title.
struct Allotment
{
    CopyCounts taken;      // copies taken of each printing
    CopyCounts substitute; // of these, in place of another printing of the title that was asked for
    CopyCounts missing;    // asked for and not to be had, by the printing asked for
};

// The fewest are missing, and of these ways the one with most copies in the printing asked for.
Allotment allot(const CopyCounts& asked, const CopyCounts& available, const CardPool& pool);

// What the owner can lay a hand on: what is owned and not lent. Never below 0.
CopyCounts copiesAtHand(const CopyCounts& owned, const CopyCounts& lent);

// *Free*: owned, not lent, and left when all `built` decks lie on the table. Never below 0. Whoever says "free", or
// what a deck can still have, means this.
CopyCounts freeCopies(const CopyCounts& owned, const CopyCounts& lent, std::span<const Deck> built,
                      const CardPool& pool);

struct MissingCard
{
    CardIndex card = 0; // the first printing of the title that is asked for
    int needed = 0;     // copies of the title, all zones together
    int available = 0;
    int otherPrinting = 0; // of those available and needed, in a printing not asked for

    int missing() const { return needed > available ? needed - available : 0; }
    bool operator==(const MissingCard&) const = default;
};

// The titles of which there are too few, in the order of the deck (X-File, Team, Bureau Deck).
std::vector<MissingCard> missingFor(const Deck& deck, const CopyCounts& available, const CardPool& pool);

// A title that several decks want and of which there is too little for all of them.
struct Contention
{
    MissingCard card;
    std::vector<std::size_t> decks; // those that want it, as places in the list of decks

    bool operator==(const Contention&) const = default;
};

// Empty where all the decks can be built at the same time; else what to buy so that they can, in pool order.
std::vector<Contention> contentionsOf(std::span<const Deck> decks, const CopyCounts& available, const CardPool& pool);

inline constexpr std::size_t kMostDecksTogether = 20;

// The largest choice of these decks that can be built at the same time, as places; of several the one with the earlier
// decks. Exact. Throws std::length_error above kMostDecksTogether decks.
std::vector<std::size_t> mostDecksTogether(std::span<const Deck> decks, const CopyCounts& available,
                                           const CardPool& pool);

} // namespace dossier
