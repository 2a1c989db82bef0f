#include "engine/queries/meaning/prerequisite.h"

#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"

namespace dossier {

const Frame& frameAt(const GameState& state, int depth)
{
    return state.frames[static_cast<std::size_t>(depth - 1)];
}

bool spoilsCheck(const GameState& state, const Frame& check, const Modifier& modifier)
{
    return modifier.kind == ModifierKind::FailCheck && modifier.amount == static_cast<std::int8_t>(check.seat) &&
           (modifier.agents() & teamMembers(state, check.seat, check.team)) != 0;
}

NeededLevel prerequisiteOf(const GameState& state, int depth)
{
    const Frame& check = frameAt(state, depth);
    NeededLevel needed{check.as<CheckFrame>().ability, check.as<CheckFrame>().needed, 0};
    if (!check.has(CheckFlag::ForSite))
        return needed;
    needed.reduced = factsOf(state, check.card).reducedLevel;
    // Laid on the check, or on the investigation just below it.
    const auto concerns = [&](const Modifier& modifier) {
        return modifier.depth == depth || modifier.depth == depth - 1;
    };
    forEachInForce(state, ModifierKind::Prerequisite, [&](const Modifier& modifier) {
        if (concerns(modifier))
            needed = {modifier.what, modifier.amount, 0};
    });
    forEachInForce(state, ModifierKind::RaisePrerequisite, [&](const Modifier& modifier) {
        if (!concerns(modifier))
            return;
        needed.level += modifier.amount;
        if (needed.reduced > 0)
            needed.reduced += modifier.amount;
    });
    return needed;
}

Ability skillAsked(const GameState& state)
{
    const int depth = depthOf(state, FrameKind::Check);
    return depth == 0 ? static_cast<Ability>(kAbilities) : prerequisiteOf(state, depth).skill;
}

bool isBoundToFail(const GameState& state, int depth)
{
    const Frame& check = frameAt(state, depth);
    bool found = false;
    if (check.has(CheckFlag::ForSite))
        forEachInForce(state, ModifierKind::FailCheck,
                       [&](const Modifier& modifier) { found = found || spoilsCheck(state, check, modifier); });
    return found;
}

} // namespace dossier
