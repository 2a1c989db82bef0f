#include "engine/queries/table/used_cards.h"

#include <algorithm>
#include <span>

namespace dossier {

namespace {

std::span<const CardUse> usesIn(const GameState& state, const Frame& check)
{
    const int from = check.as<UsesFrame>().usedFrom;
    return std::span(state.used).subspan(from, static_cast<std::size_t>(state.usedCount - from));
}

} // namespace

bool usedIn(const GameState& state, const Frame& check, CardRef card)
{
    return std::ranges::any_of(usesIn(state, check), [&](CardUse use) { return use.card() == card; });
}

bool usedTitleIn(const GameState& state, const Frame& check, Seat by, TitleIndex title, CardRef besides)
{
    return std::ranges::any_of(usesIn(state, check), [&](CardUse use) {
        return use.by() == by && use.card() != besides && factsOf(state, use.card()).title == title;
    });
}

} // namespace dossier
