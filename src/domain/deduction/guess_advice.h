// Guess the opponent's X-File now, or go on asking? (SITE-11 to SITE-15, OPT-1, OPT-2)
#pragma once

#include "domain/deduction/xfile_table.h"

#include <optional>
#include <span>

namespace dossier {

struct GuessRules
{
    bool oneOrTheOther = false; // OPT-1: a solved Site gives a question or a guess, not both
    bool singleGuess = false;   // OPT-2: a wrong guess loses the game
    // The chance, 0 to 1, that the opponent wins before one's next solved Site. With 0 there is never any hurry.
    double risk = 0.1;
};

// Chances of winning, 0 to 1, all candidates being equally likely and everything later being done best. What a penalty
// (SITE-16) tells the opponent is not counted.
struct GuessAdvice
{
    double guess = 0;
    double ask = 0;     // without OPT-1: keep the guess for the next solved Site and its question
    CardIndex name = 0; // the candidate to name

    bool guessNow() const { return guess >= ask; }
    bool operator==(const GuessAdvice&) const = default;
};

inline constexpr std::size_t kMostToWeigh = 12;

// Exact. Without OPT-1 it speaks of the moment after the question of this Site has been answered. Nothing for no
// candidate, and above kMostToWeigh, where every subset would be too many.
std::optional<GuessAdvice> guessOrAsk(std::span<const CardIndex> candidates, const CardPool& pool,
                                      const GuessRules& rules, CharacteristicSet askable = kAllCharacteristics);

} // namespace dossier
