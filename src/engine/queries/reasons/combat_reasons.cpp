// Refused of a payment with tokens, and of damage allotted (rows "pay with a token", "allot").
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/allotment.h"
#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/damage.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/reasons/rows.h"
#include "engine/queries/table/teams.h"

#include <algorithm>

namespace dossier {

void againstPayingWith(const Tried& tried, Reasons& reasons)
{
    const int slot = tried.action.agent;
    if (tried.isOffered(ActionKind::PayWith)) {
        const PaymentWays ways = paymentWays(tried.state, tried.state.top().as<PaymentFrame>());
        const bool purse = !tried.says(Attempt::kNumber) || tried.action.number == kPurse;
        const bool token = !tried.says(Attempt::kNumber) || tried.action.number == kToken;
        const AgentSet agents = (purse ? ways.purses : 0) | (token ? ways.tokens : 0);
        if (tried.says(Attempt::kAgent) ? tried.namesAgent() && (agents >> slot & 1u) != 0 : agents != 0)
            return;
    }
    if (tried.namesAgent() && agentOf(tried.state, tried.by, slot).inPlay()) {
        const AgentState& agent = agentOf(tried.state, tried.by, slot);
        const bool here = (tried.state.player(tried.by).inPlay >> slot & 1u) != 0;
        reasons.addIf(here && agent.where() == Section::Hospital && agent.damage > 0, ReasonKind::Barred, "BRIEF-27");
        reasons.add(ReasonKind::Barred, "PLAY-8");
        reasons.addIf(agent.bought != 0, ReasonKind::Barred, "AGENT-8");
        reasons.addIf(agent.borrowed != 0, ReasonKind::Barred, "AGENT-23");
        againstAbsent(tried.state, tried.by, slot, reasons);
    }
    reasons.add(ReasonKind::WrongWindow, "PLAY-8");
}

namespace {

// Who is meant: as a thing, or as a number among those who fight.
Thing victimOf(const Tried& tried, const Frame& round)
{
    if (tried.namesTarget())
        return tried.action.target;
    return tried.says(Attempt::kNumber) ? combatantThing(tried.state, round, tried.action.number) : Thing();
}

// COMBAT-8
void againstBarred(const Tried& tried, Thing victim, Reasons& reasons)
{
    const AgentAt agent = agentAt(tried.state, victim);
    if (agent && (barredAt(tried.state, agent.seat, 0) >> agent.slot & 1u) != 0)
        reasons.add(ReasonKind::Barred, "COMBAT-8");
}

bool singlesOut(const GameState& state, CardRef card)
{
    const Effect* effect = state.match->effect(cardIndex(state, card));
    return effect && findStep<SingleStep>(effect->program);
}

// COMBAT-41: an Adversary that fights one Agent alone.
void againstSingled(const Tried& tried, const Frame& round, Combatant source, Thing victim, Reasons& reasons)
{
    const GameState& state = tried.state;
    const Combatant target = combatantOf(state, round, victim);
    if (target >= kCombatants)
        return;
    for (const Combatant fighter : {source, target}) {
        const CardFighter* foe = cardFighter(recordOf(state, round), fighter);
        const Combatant other = fighter == source ? target : source;
        if (!foe || foe->single == 0 || foe->single == other + 1 ||
            sideOf(state, round, fighter) == sideOf(state, round, other))
            continue;
        if (singlesOut(state, foe->card))
            reasons.cite(state, ReasonKind::Forbidden, foe->card);
        reasons.add(ReasonKind::Barred, "COMBAT-41");
    }
}

// Cards that keep damage off: who hides (0010, OQ-155), a symbol that others can stand before (0327).
void againstShielded(const Tried& tried, const Frame& round, Combatant source, Thing victim, Reasons& reasons)
{
    const GameState& state = tried.state;
    const Combatant target = combatantOf(state, round, victim);
    const bool enemy = target < kCombatants && contains(enemiesOf(state, round, source), target);
    if (!enemy || contains(targetsOf(state, round, source), target))
        return;
    citeBans(state, Permission::Damage, victim, reasons);
    citeBans(state, Permission::OccultDamage, victim, reasons);
    reasons.add(ReasonKind::Barred, "OQ-155");
}

// COMBAT-24, COMBAT-25: whose damage has been allotted already.
void againstSecondTarget(const Tried& tried, const Frame& round, Reasons& reasons)
{
    const bool allotting = tried.isOffered(ActionKind::Allot);
    const bool later = round.step > kAgentsAllot;
    const bool agents = sideOf(round, tried.by) == CombatSide::Agents;
    if (tried.namesAgent() && allotting && tried.action.agent < round.as<RoundFrame>().next)
        reasons.add(ReasonKind::SecondCopy, "COMBAT-24");
    const bool foesDone = round.step == kAgentsAllot || later;
    reasons.addIf(!allotting && agents && later, ReasonKind::SecondCopy, "COMBAT-24");
    reasons.addIf(!allotting && !agents && foesDone, ReasonKind::SecondCopy, "COMBAT-25");
}

} // namespace

void againstAllotting(const Tried& tried, Reasons& reasons)
{
    const GameState& state = tried.state;
    reasons.addIf(isBasic(state), ReasonKind::NotInThisGame, "BASIC-35");
    const bool now = tried.isOffered(ActionKind::Allot);
    if (now && (!tried.says(Attempt::kNumber) || contains(allottable(state, state.top()), tried.action.number)))
        return;
    if (const Frame* round = roundUnderWay(state)) {
        const Thing victim = victimOf(tried, *round);
        const auto source = static_cast<Combatant>(round->as<RoundFrame>().next);
        if (victim)
            againstBarred(tried, victim, reasons);
        if (victim && now && source < kCombatants) {
            againstShielded(tried, *round, source, victim, reasons);
            againstSingled(tried, *round, source, victim, reasons);
        }
        againstSecondTarget(tried, *round, reasons);
    }
    reasons.add(ReasonKind::Barred, "COMBAT-27");
}

} // namespace dossier
