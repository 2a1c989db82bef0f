#include "engine/queries/meaning/combat.h"

#include "engine/queries/meaning/allotment.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"

namespace dossier {

namespace {

// COMBAT-8: of the bans only those from every check count.
AgentSet barredFromCombat(const GameState& state, Seat seat)
{
    AgentSet agents = 0;
    forEachInForce(state, ModifierKind::Bar, [&](const Modifier& bar) {
        if (static_cast<Seat>(bar.amount) == seat && static_cast<BarFrom>(bar.what) == BarFrom::AllChecks)
            agents |= bar.agents();
    });
    return agents;
}

} // namespace

AgentSet fightersOf(const GameState& state, Seat seat, std::uint8_t team)
{
    AgentSet agents = teamMembers(state, seat, team) & ~barredFromCombat(state, seat);
    forEachAgent(agents, [&](int slot) {
        if (agentOf(state, seat, slot).leavesLater != 0)
            agents &= ~(1u << slot);
    });
    return agents;
}

bool combatHas(const GameState& state, CombatFlag flag)
{
    const Frame* fight = combatUnderWay(state);
    return fight && (recordOf(state, *fight).flags & flag) != 0;
}

const Frame* combatBeingFought(const GameState& state)
{
    const auto depth = static_cast<std::size_t>(depthOf(state, FrameKind::Combat));
    if (depth == 0)
        return nullptr;
    const Frame& above = state.frames[depth];
    const bool over = depth < state.depth && above.kind == FrameKind::Window &&
                      above.as<WindowFrame>().window == static_cast<std::uint8_t>(WindowKind::Aftermath);
    return over ? nullptr : &state.frames[depth - 1];
}

Modifier lastWordIn(const GameState& state)
{
    Modifier word;
    const Frame* fight = combatUnderWay(state);
    if (fight && state.match->mayPermit(Permission::LastWordInCombat))
        forEachInForce(state, ModifierKind::Permit, [&](const Modifier& given) {
            if (static_cast<Permission>(given.what) == Permission::LastWordInCombat &&
                combatantOf(state, *fight, given.subject) < kCombatants)
                word = given;
        });
    return word;
}

bool hasLastWord(const GameState& state, Seat seat)
{
    const Frame* fight = combatUnderWay(state);
    return fight && fight->who == seat;
}

bool isLastCall(const GameState& state)
{
    const Frame* round = roundUnderWay(state);
    return round && round->step > kLastCards;
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
