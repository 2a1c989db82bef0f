// The notebook of a player who hunts an X-File: which are still possible, and what is best asked next (SITE-1..SITE-6).
#pragma once

#include "domain/deduction/xfile_table.h"

#include <span>
#include <vector>

namespace dossier {

struct Deck;

struct Answer
{
    CharacteristicType asked;
    bool yes = false;
    bool doubted = false; // kept in the notebook, but rules nothing out

    bool operator==(const Answer&) const = default;
};

// Does this X-File agree with the answer?
bool agrees(const XFileFacts& xfile, const Answer& answer);
// The answers that rule the X-File out, as places in `answers`; empty for a candidate. Doubted answers rule nothing
// out.
std::vector<std::size_t> ruledOutBy(const XFileFacts& xfile, std::span<const Answer> answers);
// The X-Files of the pool that agree with every answer not doubted, in pool order.
std::vector<CardIndex> candidatesAfter(std::span<const Answer> answers, const CardPool& pool);
// The same, of these X-Files.
std::vector<CardIndex> candidatesAmong(std::vector<CardIndex> xfiles, std::span<const Answer> answers,
                                       const CardPool& pool);

struct Question
{
    CharacteristicType ask;
    int yes = 0; // candidates that would answer yes
    int no = 0;
    double bits = 0; // 0 to 1
    // Questions needed on average until nothing is left to learn, this one included, each later one the best there is.
    double expectedQuestions = 0;

    bool operator==(const Question&) const = default;
};

struct Deduction
{
    std::vector<CardIndex> candidates;
    // Those that tell candidates apart; the best first: fewest questions expected, then most bits, then the order of
    // the vocabulary. Empty when at most one candidate is left, or when `askable` cannot tell them apart.
    std::vector<Question> questions;
};

// Exact: all ways of asking are searched. Throws std::length_error above kMostCandidates X-Files.
Deduction deduce(std::span<const Answer> answers, const CardPool& pool,
                 CharacteristicSet askable = kAllCharacteristics);
// The same for candidates that are known, at most kMostCandidates.
Deduction deduceAmong(std::vector<CardIndex> candidates, const CardPool& pool,
                      CharacteristicSet askable = kAllCharacteristics);

// What the Sites of a Bureau Deck, or of a hand, can ask about (SITE-2).
CharacteristicSet askableWith(std::span<const CardIndex> cards, const CardPool& pool);
CharacteristicSet askableWith(const Deck& deck, const CardPool& pool);

} // namespace dossier
