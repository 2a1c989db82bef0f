// Reads the facts of further sets of cards: the fan site's card JSON of either vintage, and tables under the headings
// of db/seed/cards.csv.
//
//   [{"id": "XF97-0385x1", "title": …, "set": "101361", "type": "Event", "cost": "2 RP", "rarity", "foundIn",
//     "episode", "keywords": […], "activators": […], "skills": {"Medical": 2, "Long Range Combat": 1, …},
//     "prerequisite": "Medical 5+ or Computer 5+", "question", "characteristics": {…}, "tags": ["Advanced", …],
//     "gameText" or "gameEffect"}, …]
//
//   Number,Title,Set,Type,Rarity,Episode,Advanced only,Pool,Cost,Keywords,…,Found in,Text
#pragma once

#include "importers/card_sets/card_set_reading.h"

#include <string_view>

namespace dossier {

// What the cards' set is called where the file does not say it, or must not.
struct SetNaming
{
    std::string always;    // empty: as the file says
    std::string otherwise; // where it says nothing; not empty
};

// Cards whose number `known` has are refused, and so is what no card can be; a card without fault is taken whatever the
// others are. Throws ReadError: NotADeck where this is no list of cards, TooMany cards in one set, and what decodeText
// and readForeignJson throw.
CardSetReading readCardSets(std::string_view content, const CardPool& known, const SetNaming& naming);

// Whether these are facts of cards by their form: a list whose first object has a title and a type and counts nothing,
// or a table with the columns that a set needs. Such a table may count as well, and then be a list of cards.
bool looksLikeCardSets(std::string_view content);

// The table, which readCardSets reads again.
std::string writeCardSets(std::span<const FurtherSet> sets);

} // namespace dossier
