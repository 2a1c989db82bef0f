// Which printing of a card a file means that names the title and, beside it, a set and a number.
#pragma once

#include "domain/cards/card_pool.h"
#include "domain/cards/published_set.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dossier {

// As the file says them, each perhaps empty. A set goes by its code, its mark or its name; a number stands as printed
// ("0063", "63", "0063v1") or in full ("XF96-0063v1").
struct PrintingWords
{
    std::string set{};
    std::string number{};
};

struct NamedPrinting
{
    CardIndex card = 0;
    bool isKnown = true; // false: no printing of the title is called so, `card` is the usual one
};

// Whether this set is meant: by its mark, as collectors call it in a word, or by its code or name within more words.
bool namesSet(std::string_view folded, const PublishedSet& set);

// Whether the set that is named is the card's, by its code, mark or name; promotional cards have a code a year.
bool isOfSet(const Card& card, std::string_view folded);
// Whether a cell may mean the card's number: "63", "#0063", "63v1", "XF96-63", "63/354". Where no figure stands, it
// says nothing of it.
bool mayBeNumberOf(std::string_view cell, const Card& card);
// The cards of the set that is named whose number this may be; none where no set is named. Further sets give way. Of
// promotional cards, which are numbered by the year, none whose title is not the one beside it.
std::vector<CardIndex> cardsNumbered(const PrintingWords& words, std::string_view title, const CardPool& pool);
// The printings of the card's title in the set that is named; without one those of the base set, or all where it has
// none.
std::vector<CardIndex> printingsIn(std::string_view set, CardIndex card, const CardPool& pool);

// `card` where it is the one, or another printing of its title that is.
NamedPrinting printingNamed(CardIndex card, const PrintingWords& words, const CardPool& pool);
// The one of the cards of a title that is called so; nothing where none or several are.
std::optional<CardIndex> onePrinting(CardIndex card, const PrintingWords& words, const CardPool& pool);
// Whether a set that is known is named, and another than the card's.
bool namesAnotherSet(std::string_view words, CardIndex card, const CardPool& pool);
// "XF96-0063" of "XF96" and "63", in full where the number says all; empty where there is none.
std::string fullNumber(const PrintingWords& words);
// As somebody is told of it: "XF96 0063".
std::string inWords(const PrintingWords& words);

} // namespace dossier
