// Which secret X-File is hard to find out? For the player who chooses his own (SETUP-1).
#pragma once

#include "domain/deduction/xfile_table.h"

#include <vector>

namespace dossier {

struct Deck;

// Two X-Files that differ in one characteristic only: the last to be told apart. There are 20 pairs in the base set.
struct NearTwins
{
    CardIndex first = 0;
    CardIndex second = 0;
    Characteristic differs = Characteristic::Affiliation;

    bool operator==(const NearTwins&) const = default;
};

// In pool order.
std::vector<NearTwins> nearTwins(const CardPool& pool);

// What an opponent's solved Site lets him ask, and how often that kind comes.
struct SiteKind
{
    CharacteristicSet asks;
    double weight = 1; // above 0; only the proportions matter

    bool operator==(const SiteKind&) const = default;
};

// The four single characteristics, equally often.
std::vector<SiteKind> evenMix();
// The Sites of a Bureau Deck with their copies.
std::vector<SiteKind> mixOf(const Deck& deck, const CardPool& pool);

struct Hardness
{
    CardIndex xfile = 0;
    // Solved Sites the opponent needs on average to know the X-File when each lets him ask the question of most bits
    // among those it allows. A Site that can teach him nothing counts too. Infinity: this mix never finds it out.
    double survives = 0;
    int twins = 0; // X-Files that differ in one characteristic only

    bool operator==(const Hardness&) const = default;
};

// Exact over all orders in which the Sites come. The hardest first, equal ones in pool order. With an empty mix every
// X-File survives for ever. Throws std::length_error above kMostCandidates X-Files.
std::vector<Hardness> hardnessAgainst(const std::vector<SiteKind>& mix, const CardPool& pool);

} // namespace dossier
