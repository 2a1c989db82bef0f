// One line of a deck list: how many of which card. "2 Aubrey, MO [XF96-0063v1]", "2x XF96-0063v1", "Aubrey, MO x2".
#pragma once

#include "importers/reading/counted_name.h"
#include "importers/reading/number_beside.h"
#include "importers/reading/reading.h"

#include <span>

namespace dossier {

struct CardLine
{
    std::optional<CardIndex> card; // nothing where `trouble` says why
    int count = 1;                 // 1 to kMostCopies
    LineTrouble trouble = LineTrouble::NotACardLine;
    std::string hint;
    std::string name;     // of a card that is not known: what of the line was taken for its name
    std::string beside{}; // what stands beside a number that named the card: a title, or anything
    // What is to be told of a card that was taken: words beside its number that are not its title, or a number beside
    // the title that none of its printings has.
    std::string against{};
    bool isOfTwoFigures = false;        // nothing else stands in the line: which of them is the count was inferred
    std::optional<CardIndex> ofTitle{}; // where the title is known, and not which of its cards is meant (needsNumber)
};

// A number decides where there is one; else the title, compared folded. A near miss is a hint, never taken. A title
// that five cards have (SET-2) names none of them. "2 #63" are two of number 63, "2 # 63rd" is no card line. A printing
// of another set that has a like-numbered card here ("XF97-0063v2") is unknown, with that card as its hint.
// Where a figure stands beside the number that is none of the title's, nobody can say how many are meant: no card line.
// With `hints` false the search for near titles, the slow part, is left out. `order` is that of the list's lines.
CardLine readCardLine(std::string_view line, const CardPool& pool, bool hints = true,
                      FigureOrder order = FigureOrder::Unsaid);

// "> 2 Title", quoted in a letter, perhaps again (">> ").
std::string_view withoutQuoteMarks(std::string_view line);
// "- 2 Title", as in mails, quoted or not; "-2 Title" is a count.
std::string_view withoutBullet(std::string_view line);

// A bare number or title, without a count. A figure is a card's number across sets ("64", published_set.h).
CardLine readCardName(std::string_view name, const CardPool& pool, bool hints = true);

// The one card that an unknown name most likely means: the one a number of another set stands for, or the title that is
// plainly nearest (likelyTitle), unless a figure beside it may be a count. To be shown as a guess, never taken without
// a word.
std::optional<CardIndex> likelyCard(std::string_view name, const CardPool& pool);

// Which cards an unknown name may mean, likeliest first: the printings of its title, the card a number of another set
// stands for, titles that look alike. At most `most`.
std::vector<CardIndex> candidatesFor(std::string_view name, const CardPool& pool, std::size_t most = 6);

// "PR97-0006-SC1, PR97-0006-SC2"
std::string numbersOf(std::span<const CardIndex> printings, const CardPool& pool);
// "Aubrey, MO [XF96-0063v1]"
std::string titleAndNumber(const Card& card);
// Columns may have been sorted one without the other: the title is one there is, and not that of the card.
bool isTitleOfAnother(std::string_view title, CardIndex card, const CardPool& pool);
// "Premiere"; the code of a set that is not known.
std::string_view setName(const Card& card);
// "0042": the number as printed, without set and mark.
std::string printedNumber(const Card& card);
// What follows a title in a list so that the printing is found again: " (XF96) 0042", " [XF96-0001 GCon]".
std::string numberInBrackets(const Card& card);

} // namespace dossier
