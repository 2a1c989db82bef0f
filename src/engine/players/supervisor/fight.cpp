#include "engine/players/supervisor/fight.h"

#include <algorithm>
#include <cstdlib>

namespace dossier {

namespace {

constexpr double kDecisive = 5; // who falls or stands by it
constexpr double kUseful = 0.8; // a point that only adds up

// Whether `blow` and `points` more lie on different sides of `health`.
bool crosses(int blow, int points, int health)
{
    return (blow >= health) != (blow + points >= health);
}

double worthOfPoints(int blow, int points, int health)
{
    const int sign = points < 0 ? -1 : 1;
    if (crosses(blow, points, health))
        return sign * kDecisive;
    return blow >= health ? 0 : kUseful * points;
}

} // namespace

double Fight::moreByAgents(int points) const
{
    return worthOfPoints(agentsBlow, points, foeHealth);
}

double Fight::lessByFoe(int points) const
{
    const double stakes = decides ? 1.5 : 1;
    return -stakes * worthOfPoints(foeBlow, -std::min(points, foeBlow), preyHealth);
}

bool isFighting(const Sight& sight)
{
    return !sight.seen.foes.empty();
}

Fight fightSeen(const Sight& sight, const CheckView& check)
{
    Fight fight;
    fight.foeHealth = 1000;
    for (const SeenFighter& foe : sight.seen.foes) {
        const CardFacts& facts = sight.facts(foe.card.card);
        if (facts.hasHealth)
            fight.foeHealth = std::min<int>(fight.foeHealth, facts.health - foe.damage);
        fight.foeBlow = std::max<int>({fight.foeBlow, facts.abilities[kCloseRange], facts.abilities[kLongRange]});
    }
    const Seat seat = check.seat == kNoSeat ? sight.seen.active : check.seat;
    fight.preyHealth = 1000;
    for (const SeenAgent& agent : sight.player(seat).agents) {
        if (check.seat != kNoSeat && (check.members >> agent.slot & 1u) == 0)
            continue;
        fight.agentsBlow += std::max(sight.skillOf(agent, kCloseRange), sight.skillOf(agent, kLongRange));
        if (agent.health > 0)
            fight.preyHealth = std::min(fight.preyHealth, agent.health);
    }
    fight.forFoe = seat != sight.self();
    fight.decides = check.margin() >= 0;
    return fight;
}

} // namespace dossier
