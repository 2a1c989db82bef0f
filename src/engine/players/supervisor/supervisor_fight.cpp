#include "engine/players/supervisor/supervisor_fight.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr double kDecisive = 5; // who falls or stands by it
constexpr double kRound = 2.5;  // a round more or less until then
constexpr double kUseful = 0.3; // a point that only adds up
constexpr double kPrey = 1.5;   // one Agent more who could be felled

int roundsUntil(int health, int blow)
{
    return blow <= 0 ? 9 : (health + blow - 1) / blow;
}

} // namespace

double Fight::moreByAgents(int points) const
{
    const int before = roundsUntil(foeHealth, agentsBlow);
    const int after = roundsUntil(foeHealth, agentsBlow + points);
    if ((before == 1) != (after == 1))
        return before == 1 ? -kDecisive : kDecisive;
    return before == 1 ? 0 : kRound * (before - after) + kUseful * points;
}

int Fight::felledBy(int blow) const
{
    return static_cast<int>(
        std::count_if(healths.begin(), healths.begin() + agents, [&](int health) { return blow >= health; }));
}

double Fight::lessByFoe(int points) const
{
    const double stakes = decides ? 1.5 : 1;
    const int before = felledBy(foeBlow);
    const int after = felledBy(std::max(0, foeBlow - points));
    if ((before == 0) != (after == 0))
        return stakes * (after == 0 ? kDecisive : -kDecisive);
    return stakes * (kPrey * (before - after) + kUseful * points);
}

bool isFighting(const PlayerView& sight)
{
    return !sight.seen.foes.empty();
}

Fight fightSeen(const PlayerView& sight, const CheckView& check)
{
    Fight fight;
    fight.foeHealth = 1000;
    for (const SeenFighter& foe : sight.seen.foes) {
        if (foe.health >= 0)
            fight.foeHealth = std::min(fight.foeHealth, foe.health);
        fight.foeBlow = std::max(fight.foeBlow, foe.blow);
    }
    const Seat seat = check.seat == kNoSeat ? sight.seen.active : check.seat;
    fight.agentsBlow = sight.seen.fight.blow;
    fight.preyHealth = 1000;
    for (const SeenAgent& agent : sight.player(seat).agents) {
        if (check.seat != kNoSeat && (check.members >> agent.slot & 1u) == 0)
            continue;
        if (agent.health > 0 && fight.agents < static_cast<int>(fight.healths.size())) {
            fight.healths[static_cast<std::size_t>(fight.agents++)] = agent.health;
            fight.preyHealth = std::min(fight.preyHealth, agent.health);
        }
    }
    fight.forFoe = seat != sight.self();
    fight.decides = check.margin() >= 0;
    return fight;
}

} // namespace dossier
