// The card sets as they were published, and one number for each card of any of them.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace dossier {

struct PublishedSet
{
    std::string_view code; // "XF96" of "XF96-0063v1"; of the promotional cards what their numbers begin with
    std::string_view mark; // "v1"; empty where each card has its own
    std::string_view name;
    std::string_view brief; // how collectors call it in a word: "ttiot"
    int first = 1;          // what its cards are numbered from
    int last = 0;           // ... to
};

// The base set first; a new one is a line at the end, for the place of a set is part of its cards' numbers. No number
// is in two sets of one code but with another mark.
inline constexpr std::array kPublishedSets{
    PublishedSet{"XF96", "v1", "Premiere", "premiere", 1, 354},
    PublishedSet{"XF97", "v2", "The Truth Is Out There", "ttiot", 1, 384},
    PublishedSet{"XF97", "x1", "101361", "101361", 385, 509},
    PublishedSet{"PR9", "", "Promotional cards", "promo", 1, 23},
};

// Where the numbers of a set begin. All of them fit into 16 bits.
inline constexpr int kPlaceOfSet = 10'000;
static_assert(kPublishedSets.size() * kPlaceOfSet <= 1u << 16);

// A card of any set as one number: of the base set as printed (63), of others behind them (10063), of the promotional
// cards by their place in the list of them (30001). From "XF96-0063v1" in any case; the mark may be left out where one
// set of this code alone, or one promotional card, has the number. Nothing where no such set is known.
std::optional<int> numberAcrossSets(std::string_view printed);
// "XF96-0063v1" of 63; empty for what no set has.
std::string printedNumberOf(int acrossSets);
// "XF97-0385x1" of 385: the first set that numbers its cards so far; empty where none does.
std::string printedNumberAlone(int number);
// The set of a printed number; nothing where it is not known.
const PublishedSet* setOf(std::string_view printed);
// The place of the set with this name, or so called in a word, in any case; nothing where none of the first `count` is.
std::optional<int> publishedSetNamed(std::string_view said, int count);
// The number at the beginning of a longer text: how many characters it takes, 0 for none, and which card it means.
struct NumberAhead
{
    std::size_t length = 0;
    int card = 0;
};
NumberAhead numberAhead(std::string_view text);

} // namespace dossier
