// Whether what lies on the table may be used (PLAY-66), and how: the rules of the row "use", asked by who lists the
// uses.
#pragma once

#include "engine/queries/meaning/damage.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/standing.h"

namespace dossier {

// Whether what lies there may be used by him at all (AGENT-15 to AGENT-23; a blank card cannot).
bool isAtHandToUse(const GameState& state, Seat seat, CardRef card);
// Who uses it, and what he pays for it in RP.
Seat userOf(const GameState& state, CardRef card, const EffectForm& use);
int priceOfUse(const GameState& state, CardRef card, const EffectForm& use);
// One of its uses, its target apart.
bool mayUse(const GameState& state, CardRef card, const EffectForm& use, const Moment& moment);
// Calls `visit(Thing)` for everything that a use with a target may be aimed at.
template <typename Visit>
void forEachTargetOfUse(const Text& text, const EffectForm& use, Visit visit)
{
    Things targets;
    select(text, use.target, targets);
    for (Thing target : targets)
        if (mayBeHealedBy(text, use.steps, target))
            visit(target);
}
// "Up to": how many tokens a use may take at most from its card (OQ-64); 0 of any other.
int mostTaken(const GameState& state, CardRef card, const EffectForm& use);
// OQ-121: whether cards may serve a check now that serve one in each of their player's turns, and whether this one may.
bool isTimeToServe(const Moment& moment);
bool mayServe(const GameState& state, CardRef card, const Moment& moment);
// OQ-56: the check that may end an affliction, when such checks are called for, and of this Agent.
bool isTimeForCures(const GameState& state, const Moment& moment);
bool mayCure(const GameState& state, Seat seat, int slot);

} // namespace dossier
