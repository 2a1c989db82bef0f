// Reads the card facts and the formats the program is delivered with (db/seed/*.csv).
#pragma once

#include "domain/cards/card_pool.h"
#include "domain/decks/format.h"

#include <stdexcept>
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

// formats.csv and copy_limits.csv: the limits of one game. Throws SeedError, also where `pool` lacks a limited card.
Format readFormat(std::string_view formatsCsv, std::string_view copyLimitsCsv, Game game, const CardPool& pool);

} // namespace dossier
