// A set of cards the program did not come with: its facts, taken from a file of the user's. The engine knows nothing of
// what its cards do.
#pragma once

#include "domain/cards/card_pool.h"

#include <span>
#include <string>
#include <vector>

namespace dossier {

// Of one set, and of all further sets together. No set of this game has more than 400.
inline constexpr std::size_t kMostCardsOfASet = 2000;
inline constexpr std::size_t kMostFurtherCards = 20'000;
inline constexpr std::size_t kMostFurtherSets = 100;

struct FurtherSet
{
    std::string name; // "101361"; compared folded
    std::vector<Card> cards;

    bool operator==(const FurtherSet&) const = default;
};

// What is printed on a card: letters and digits of the set, a hyphen, four digits from 0001 up, a mark ("XF97-0385x1",
// "PR96-0001-SCR", "XF96-0001 GCon"), such that no list of cards can mistake a part of it for a count.
bool isFurtherNumber(std::string_view number);

// The pool with the cards of these sets behind those it has, in their order. Whatever number is known already is left
// out: the base set's cards stay what they are, and a set the program comes with one day hides the user's.
CardPool withFurther(const CardPool& base, std::span<const FurtherSet> sets);

} // namespace dossier
