#include "engine/queries/meaning/damage.h"

#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"

#include <algorithm>

namespace dossier {

std::span<const Hit> hitsOf(const GameState& state, const Frame& frame)
{
    return {state.hits.data() + frame.as<HitsFrame>().firstHit,
            static_cast<std::size_t>(state.hitCount - frame.as<HitsFrame>().firstHit)};
}

const Frame* carrier(const GameState& state)
{
    const int depth = std::max(depthOf(state, FrameKind::Round), depthOf(state, FrameKind::Departure));
    return depth == 0 ? nullptr : &state.frames[static_cast<std::size_t>(depth - 1)];
}

Thing whoIsHit(const GameState& state, const Frame& frame, const Hit& hit)
{
    if (frame.kind == FrameKind::Round)
        return combatantThing(state, frame, hit.target);
    return agentOf(state, frame.seat, hit.target).inPlay() ? Thing(agentCard(state, frame.seat, hit.target)) : Thing();
}

bool isOccult(const GameState& state, Thing whom)
{
    return whom.card() && bears(state, whom, Keyword::Occult);
}

int threatening(const GameState& state, CardRef agent)
{
    const Frame* frame = carrier(state);
    int sum = 0;
    if (frame)
        for (const Hit& hit : hitsOf(state, *frame))
            if (hit.stage == kHitReduced && whoIsHit(state, *frame, hit) == agent)
                sum += hit.amount;
    return sum;
}

int hardestHit(const GameState& state, Thing combatant)
{
    const Frame* round = roundUnderWay(state);
    int hardest = 0;
    if (round && combatant)
        for (const Hit& hit : hitsOf(state, *round))
            if (hit.stage >= kHitCounted && whoIsHit(state, *round, hit) == combatant)
                hardest = std::max<int>(hardest, hit.amount);
    return hardest;
}

int damageLead(const GameState& state, Seat seat)
{
    const Frame* round = roundUnderWay(state);
    if (!round)
        return 0;
    const CombatRecord& record = recordOf(state, *round);
    const int agents = record.lead - (record.dealt - record.lead);
    return sideOf(*round, seat) == CombatSide::Agents ? agents : -agents;
}

namespace {

// --- Allotment ------------------------------------------------------------------------------------------------------

enum AimAt : std::uint8_t { kTheirEnemies, kAnybody, kOwnSide };

struct Aimed
{
    Seat by;
    AimAt at;
};

Aimed aimOf(const GameState& state, const Frame& round, Combatant source)
{
    const bool foe = sideOf(state, round, source) == CombatSide::Foes;
    Aimed aimed{foe ? round.who : round.seat, kTheirEnemies};
    const Thing whom = combatantThing(state, round, source);
    forEachInForce(state, ModifierKind::Aim, [&](const Modifier& aim) {
        if (aim.subject == whom && countsNow(state, aim))
            aimed = {static_cast<Seat>(aim.amount), static_cast<AimAt>(aim.what)};
    });
    return aimed;
}

// Nobody aims at whom this keeps damage from while somebody else can take it (OQ-155, 0327).
Combatants withoutSpared(const GameState& state, const Frame& round, Permission from, Combatants targets)
{
    Combatants others = targets;
    forEachCombatant(targets, [&](Combatant target) {
        if (isForbidden(state, from, combatantThing(state, round, target)))
            others &= ~(1u << target);
    });
    return others != 0 ? others : targets;
}

} // namespace

Seat aims(const GameState& state, const Frame& round, Combatant source)
{
    return aimOf(state, round, source).by;
}

Combatants targetsOf(const GameState& state, const Frame& round, Combatant source)
{
    const Aimed aimed = aimOf(state, round, source);
    Combatants targets = enemiesOf(state, round, source);
    if (targets != 0 && aimed.at != kTheirEnemies) {
        targets = aimed.at == kAnybody ? standing(state, round)
                                       : standing(state, round, otherSide(sideOf(state, round, source)));
        targets &= ~(1u << source);
    }
    targets = withoutSpared(state, round, Permission::Damage, targets);
    const bool occult = isOccult(state, combatantThing(state, round, source));
    return occult ? withoutSpared(state, round, Permission::OccultDamage, targets) : targets;
}

bool hasHits(const GameState& state, const Frame& frame, HitStage stage)
{
    const auto hits = hitsOf(state, frame);
    return std::any_of(hits.begin(), hits.end(), [&](const Hit& hit) { return hit.stage == stage; });
}

int unnamedShield(const GameState& state, const Frame& round)
{
    for (int i = 0; i < state.modifierCount; ++i) {
        const Modifier& shield = state.modifiers[static_cast<std::size_t>(i)];
        if (shield.kind != ModifierKind::Shield || static_cast<Against>(shield.what) != Against::One ||
            shield.extra != 0 || !countsNow(state, shield))
            continue;
        bool hit = false;
        forEachSourceAgainst(state, round, shield.subject, [&](Combatant) { hit = true; });
        if (hit)
            return i;
    }
    return -1;
}

} // namespace dossier
