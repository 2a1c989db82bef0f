#include "engine/queries/meaning/combat.h"

#include "engine/queries/table/modifiers.h"

namespace dossier {

bool combatHas(const GameState& state, CombatFlag flag)
{
    const Frame* fight = combatUnderWay(state);
    return fight && (recordOf(state, *fight).flags & flag) != 0;
}

bool skipsRound(const GameState& state, CardRef adversary, Ability range)
{
    const Frame* fight = combatUnderWay(state);
    const int depth = depthOf(state, FrameKind::Combat);
    bool skips = false;
    forEachInForce(state, ModifierKind::SkipRound, [&](const Modifier& skip) {
        if (skip.what != range || (skip.depth != 0 && skip.depth != depth))
            return;
        const bool foes = fight && skip.source && factsOf(state, skip.source).type == CardType::Adversary;
        skips = skips || (foes ? skip.source == adversary : !adversary);
    });
    return skips;
}

bool isDecided(const GameState& state, const Frame& fight)
{
    if ((recordOf(state, fight).flags & kEndsNow) != 0)
        return true;
    Combatants opposed = 0; // an Adversary without anybody to fight is none (COMBAT-41)
    forEachCombatant(standing(state, fight, CombatSide::Foes),
                     [&](Combatant foe) { opposed |= enemiesOf(state, fight, foe); });
    return opposed == 0;
}

} // namespace dossier
