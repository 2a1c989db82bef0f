#include "engine/queries/meaning/allotment.h"

#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/damage.h"
#include "engine/queries/meaning/fighters.h"

namespace dossier {

namespace {

// --- Texts that reach one of those hit ------------------------------------------------------------------------------

MomentKind momentOfStep(const Frame& round)
{
    return round.step == kReached ? MomentKind::TargetAllotted : MomentKind::TargetWounds;
}

bool splitsInTwo(const GameState& state, const Frame& round, Combatant source)
{
    const Thing whom = combatantThing(state, round, source);
    return attacks(state, whom, Manner::SplitInTwo) && !attacks(state, whom, Manner::Split);
}

} // namespace

Combatants targetsHitBy(const GameState& state, const Frame& round, Combatant source)
{
    Combatants targets = 0;
    for (int i = round.as<RoundFrame>().firstHit; i < state.hitCount; ++i) {
        const Hit& hit = state.hits[static_cast<std::size_t>(i)];
        if (hit.stage == kHitAllotted && hit.source == source)
            targets |= 1u << hit.target;
    }
    return targets;
}

bool standsAside(const GameState& state, const Frame& round, Combatant combatant)
{
    return !round.has(RoundFlag::Added) && combatant >= kFirstFoe && combatant < kFirstHelper &&
           skipsRound(state, combatantCard(state, round, combatant), round.as<RoundFrame>().range);
}

Combatants targetsInRound(const GameState& state, const Frame& round, Combatant source)
{
    Combatants targets = 0;
    forEachCombatant(targetsOf(state, round, source), [&](Combatant target) {
        if (!standsAside(state, round, target))
            targets |= 1u << target;
    });
    return targets;
}

Combatants allottable(const GameState& state, const Frame& round)
{
    if (round.step != kName) {
        const auto source = static_cast<Combatant>(round.as<RoundFrame>().next);
        const Combatants targets = targetsInRound(state, round, source);
        const Combatants hit = targetsHitBy(state, round, source) & targets;
        const bool both = std::popcount(hit) > 1 && splitsInTwo(state, round, source);
        return both ? hit : targets; // split in two
    }
    Combatants sources = 0;
    const int shield = unnamedShield(state, round);
    forEachSourceAgainst(state, round, state.modifiers[static_cast<std::size_t>(shield)].subject,
                         [&](Combatant source) { sources |= 1u << source; });
    return sources;
}

const Watch* watchOn(const GameState& state, const Frame& round, Combatant source)
{
    for (std::size_t i = 0; i < state.watchCount; ++i)
        if (static_cast<MomentKind>(state.watches[i].moment) == momentOfStep(round) &&
            state.watches[i].subject == combatantThing(state, round, source))
            return &state.watches[i];
    return nullptr;
}

RoundQuestion roundQuestion(const GameState& state)
{
    const Frame& round = state.top();
    const auto who = static_cast<Combatant>(round.as<RoundFrame>().next);
    switch (round.step) {
    case kWeapons:
        return {RoundQuestion::Kind::Weapon, combatantThing(state, round, who)};
    case kReached:
    case kHeld: {
        const Watch* watch = watchOn(state, round, who);
        return {RoundQuestion::Kind::Reached, watch ? watch->source : CardRef()};
    }
    case kName: {
        const int shield = unnamedShield(state, round);
        return {RoundQuestion::Kind::Source,
                shield < 0 ? CardRef() : state.modifiers[static_cast<std::size_t>(shield)].source};
    }
    default:
        return {RoundQuestion::Kind::Target, combatantThing(state, round, who)};
    }
}

} // namespace dossier
