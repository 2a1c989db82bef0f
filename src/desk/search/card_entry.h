// What somebody types to name a card quickly: "63", "63 4", "aub", "2x The Manitou", "The Manitou 2".
#pragma once

#include "domain/cards/card_pool.h"

#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace dossier {

struct CardEntry
{
    CardIndex card = 0;
    int count = 1; // 1 to 999

    bool operator==(const CardEntry&) const = default;
};

struct EntryTrouble
{
    enum class Kind { Empty, Unknown, Ambiguous, BadCount };
    Kind kind = Kind::Empty;
    std::vector<CardIndex> near; // what may have been meant, at most five
    bool isNumber = false;       // a number alone, which no card has, or none of the set

    bool operator==(const EntryTrouble&) const = default;
};

// What a text that is being typed may mean, for a list beneath the line.
struct EntryOffer
{
    enum class Kind {
        Nothing,   // nothing is typed
        One,       // exactly this card
        Printings, // a title that was printed more than once; the usual printing comes first
        Several,   // of these
        Near,      // none; these look like it
        Unknown
    };
    Kind kind = Kind::Nothing;
    std::vector<CardIndex> cards; // the likeliest first, each printing for itself
    int fitting = 0;              // how many cards it may mean; `cards` can be fewer
    int count = 1;                // what was typed, also what is too much
    bool isNumber = false;        // as in EntryTrouble
    bool countFits() const { return count >= 1 && count <= kMostAtOnce; }

    static constexpr int kMostAtOnce = 999;
};

// Reads the text as readCardEntry does; at most so many cards are offered.
EntryOffer offerFor(std::string_view text, const CardPool& pool, std::string_view set = {}, std::size_t most = 8);

// The cards that a set and a number within it mean: "xf97 385", "xf97-385x1", "ttiot 63", "63 ttiot"; the set by its
// code, its name or what collectors call it. Several where a set numbers more than one card so (promotional cards).
std::vector<CardIndex> cardsInSet(std::string_view text, const CardPool& pool);

// A number names the card of the first set that has it (1 to 354: the base set; 385: 101361), a printed number its
// card, as do a set and a number within it ("xf97 385", "63 ttiot", "promo 3"); else a whole title, else the beginning
// of exactly one title, else words found in exactly one title. A number behind, or one with an x in front, is the
// count: "350 2", "350x2". `set`: whose cards numbers alone mean, by its name; a number that it lacks is no card, and
// that of another set is near. Empty, or no set there is: as above.
std::variant<CardEntry, EntryTrouble> readCardEntry(std::string_view text, const CardPool& pool,
                                                    std::string_view set = {});

// The numbers that can be typed alone, as they follow one another: {{1, 354}}. Those of a set, by its name, or of all.
std::vector<std::pair<int, int>> numbersAlone(const CardPool& pool, std::string_view set = {});

} // namespace dossier
