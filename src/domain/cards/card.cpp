#include "domain/cards/card.h"

#include "domain/cards/published_set.h"

#include <algorithm>

namespace dossier {

std::string costWord(const Cost& cost)
{
    if (!cost.x)
        return std::to_string(cost.base);
    const std::string x = cost.timesX == 1 ? "X" : std::to_string(cost.timesX) + "X";
    return cost.base == 0 ? x : x + "+" + std::to_string(cost.base);
}

bool isOfBaseSet(const Card& card)
{
    return !card.further && card.set == kPublishedSets.front().code;
}

bool isPromotional(const Card& card)
{
    return !card.further && card.setName == kPublishedSets.back().name;
}

bool Card::has(Keyword k) const
{
    return std::find(keywords.begin(), keywords.end(), k) != keywords.end();
}

KeywordSet Card::keywordSet() const
{
    KeywordSet all;
    for (Keyword k : keywords)
        all.insert(k);
    return all;
}

} // namespace dossier
