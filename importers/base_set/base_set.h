// Reads the card facts and the formats the program is delivered with (db/seed/*.csv): of the base set and of the other
// official sets.
#pragma once

#include "domain/cards/card_pool.h"
#include "domain/decks/format.h"

#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

namespace dossier {

// A seed file holds something that is not understood: "cards.csv:17: what". A typo must not become a default.
class SeedError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

// cards.csv: one printing a line. Throws SeedError.
CardPool readCards(std::string_view cardsCsv);

// A seed file and what it is called in a SeedError.
struct SeedText
{
    std::string name;
    std::string text;
};

// All that the program knows: a file of cards a set, the base set first; of a set whose cards were mostly printed
// before also the numbers of those (SET-1), which come with it in the order of the numbers; and the cards whose text
// nobody told the program yet.
struct SeedSet
{
    SeedText cards;
    std::optional<SeedText> reprints = std::nullopt; // Number, Printing of, Rarity
};
// Throws SeedError.
CardPool readSets(std::span<const SeedSet> sets, const SeedText& untold);

// formats.csv and copy_limits.csv: the limits of one game. Throws SeedError, also where `pool` lacks a limited card.
Format readFormat(std::string_view formatsCsv, std::string_view copyLimitsCsv, Game game, const CardPool& pool);

} // namespace dossier
