#include "engine/queries/prerequisite.h"

#include "engine/queries/agents.h"

#include <algorithm>

namespace dossier {

namespace {

const Frame& frameAt(const GameState& state, int depth)
{
    return state.frames[static_cast<std::size_t>(depth - 1)];
}

bool spoils(const GameState& state, const Frame& check, const Modifier& modifier)
{
    return modifier.kind == ModifierKind::FailCheck && modifier.amount == static_cast<std::int8_t>(check.seat) &&
           (modifier.agents() & teamMembers(state, check.seat, check.team)) != 0;
}

} // namespace

NeededLevel prerequisiteOf(const GameState& state, int depth)
{
    const Frame& check = frameAt(state, depth);
    NeededLevel needed{check.what, check.level, 0};
    if ((check.flags & kForSite) == 0)
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

void checkBegins(GameState& state)
{
    const Frame& check = state.top();
    const AgentSet team = teamMembers(state, check.seat, check.team);
    for (std::size_t i = 0; i < state.modifierCount; ++i) {
        Modifier& bar = state.modifiers[i];
        const bool waits = bar.kind == ModifierKind::Bar && bar.depth == kNextCheck &&
                           static_cast<BarFrom>(bar.what) == BarFrom::ThisCheck;
        if (!waits || bar.amount != static_cast<std::int8_t>(check.seat) || (bar.agents() & team) == 0)
            continue;
        bar.until = Duration::Check;
        bar.depth = state.depth;
    }
}

bool isBoundToFail(const GameState& state, int depth)
{
    const Frame& check = frameAt(state, depth);
    bool found = false;
    if ((check.flags & kForSite) != 0)
        forEachInForce(state, ModifierKind::FailCheck,
                       [&](const Modifier& modifier) { found = found || spoils(state, check, modifier); });
    return found;
}

void forgetFailure(GameState& state, int depth)
{
    const Frame& check = frameAt(state, depth);
    const auto begin = state.modifiers.begin();
    const auto end = begin + state.modifierCount;
    const auto kept =
        std::remove_if(begin, end, [&](const Modifier& modifier) { return spoils(state, check, modifier); });
    std::fill(kept, end, Modifier{});
    state.modifierCount = static_cast<std::uint8_t>(kept - begin);
}

} // namespace dossier
