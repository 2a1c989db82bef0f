#include "engine/players/supervisor/supervisor_odds.h"

#include <algorithm>

namespace dossier {

double Odds::leastLeft(TypeSet types) const
{
    double least = all;
    for (TypeSet rest = types; rest != 0; rest &= rest - 1)
        least = std::min(least, left(std::countr_zero(rest)));
    return least;
}

TypeSet Odds::bestOf(TypeSet types) const
{
    const double least = leastLeft(types);
    TypeSet found = 0;
    for (TypeSet rest = types; rest != 0; rest &= rest - 1)
        if (const int type = std::countr_zero(rest); left(type) <= least)
            found |= TypeSet{1} << type;
    return found;
}

Odds oddsOf(const Match& match, std::uint64_t candidates)
{
    Odds odds;
    odds.all = std::popcount(candidates);
    for (std::uint64_t rest = candidates; rest != 0; rest &= rest - 1) {
        const CardFacts& xFile = match.facts(match.xFileCard(std::countr_zero(rest)));
        for (int c = 0; c < kCharacteristics; ++c)
            ++odds.yes[static_cast<std::size_t>(c) * kTypesPerCharacteristic +
                       xFile.types[static_cast<std::size_t>(c)]];
    }
    return odds;
}

} // namespace dossier
