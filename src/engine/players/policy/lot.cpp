#include "engine/players/policy/lot.h"

#include "engine/state/random.h"

#include <algorithm>
#include <bit>

namespace dossier {

namespace {

// Cards are added up, for in which order they lie tells nothing.
std::uint64_t seedFrom(const Observation& seen)
{
    std::uint64_t cards = 0;
    for (const SeenCard& card : seen.hand)
        cards += mixed(card.card);
    std::uint64_t seed = mixed(cards) ^ (static_cast<std::uint64_t>(seen.turn) << 8) ^ seen.self;
    for (const SeenPlayer& player : seen.players)
        seed = mixed(seed ^ static_cast<std::uint64_t>(player.deckCount)) +
               static_cast<std::uint64_t>(player.rp + 64 * player.cp);
    return seed;
}

} // namespace

std::uint32_t lotOf(const Observation& seen, std::uint32_t bound)
{
    return Random(seedFrom(seen)).below(bound);
}

int oneOf(const Observation& seen, std::uint64_t among)
{
    for (std::uint32_t skipped = lotOf(seen, static_cast<std::uint32_t>(std::popcount(among))); skipped > 0; --skipped)
        among &= among - 1;
    return std::countr_zero(among);
}

const Action* guessByLot(const Observation& seen, std::uint64_t open, const ActionList& actions)
{
    std::uint64_t offered = 0;
    for (const Action& action : actions)
        offered |= action.kind == ActionKind::Guess ? std::uint64_t{1} << action.number : 0;
    open &= offered;
    if (const std::uint64_t others = open & ~(std::uint64_t{1} << seen.xFile); others != 0)
        open = others;
    if (open == 0)
        return nullptr;
    const int named = oneOf(seen, open);
    return std::ranges::find_if(
        actions, [&](const Action& action) { return action.kind == ActionKind::Guess && action.number == named; });
}

} // namespace dossier
