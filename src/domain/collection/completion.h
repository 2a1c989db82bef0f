// How complete a collection is: of the whole base set, of each type and of each rarity in it, of each other set,
// official or the user's own, of the whole game in any printing; and what there is too much of.
#pragma once

#include "domain/collection/availability.h"

#include <array>
#include <string>
#include <vector>

namespace dossier {

// Printings count, not titles: to a collector they are different cards.
struct CompletionShare
{
    int owned = 0; // different ones of which there is a copy
    int of = 0;    // different ones there are
    int copies = 0;

    int missing() const { return of - owned; }
    bool operator==(const CompletionShare&) const = default;
};

// Of a set other than the base set.
struct SetCompletion
{
    std::string name;
    CompletionShare share;

    bool operator==(const SetCompletion&) const = default;
};

struct Completion
{
    CompletionShare all;
    std::array<CompletionShare, kCardTypes> byType;
    std::array<CompletionShare, kRarities> byRarity;
    std::vector<SetCompletion> furtherSets; // in pool order
    // Of what was printed officially, each card once, in whatever printing it is owned (SET-1).
    CompletionShare anyPrinting;
};

Completion completionOf(const CopyCounts& owned, const CardPool& pool);

// As many copies of a printing as anybody can use in one deck (DECK-4); the rest is to spare.
inline constexpr int kKeptCopies = 2;

// Of each printing, the free copies beyond those that are kept.
CopyCounts spareCopies(const CopyCounts& free, int kept = kKeptCopies);

} // namespace dossier
