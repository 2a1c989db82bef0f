#include "domain/cards/further_set.h"

#include "text/fold.h"

#include <algorithm>
#include <unordered_set>

namespace dossier {

namespace {

constexpr std::size_t kDigitsOfFurther = 4;
constexpr std::size_t kLongestMark = 7;

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// "v1", "-SCR", " GCon". Behind a blank stand letters alone: "XF96-0001 x2" is two of a card.
bool isMark(std::string_view mark)
{
    if (mark.empty())
        return true;
    const bool blank = mark.front() == ' ';
    if (blank || mark.front() == '-')
        mark.remove_prefix(1);
    const bool words = std::ranges::all_of(mark, [&](char c) { return isLetter(c) || (!blank && isDigit(c)); });
    return words && mark.size() >= 2 && mark.size() <= kLongestMark;
}

} // namespace

bool isFurtherNumber(std::string_view number)
{
    const auto dash = number.find('-');
    if (dash == std::string_view::npos || dash < 3 || dash > 6 || number.size() < dash + 1 + kDigitsOfFurther)
        return false;
    const std::string_view set = number.substr(0, dash);
    const std::string_view digits = number.substr(dash + 1, kDigitsOfFurther);
    return isLetter(set.front()) && std::ranges::all_of(set, [](char c) { return isLetter(c) || isDigit(c); }) &&
           isDigit(set[dash - 1]) && isDigit(set[dash - 2]) && std::ranges::all_of(digits, isDigit) &&
           digits != "0000" && isMark(number.substr(dash + 1 + kDigitsOfFurther)) && number.size() <= dash + 12;
}

CardPool withFurther(const CardPool& base, std::span<const FurtherSet> sets)
{
    std::vector<Card> cards(base.cards().begin(), base.cards().end());
    std::unordered_set<std::string> numbers;
    std::size_t further = 0;
    for (const Card& card : cards)
        numbers.insert(fold(card.id));
    for (const FurtherSet& set : sets)
        for (const Card& card : set.cards) {
            if (further == kMostFurtherCards || !numbers.insert(fold(card.id)).second)
                continue;
            ++further;
            cards.push_back(card);
            cards.back().further = true;
            cards.back().setName = set.name;
        }
    return CardPool(std::move(cards));
}

} // namespace dossier
