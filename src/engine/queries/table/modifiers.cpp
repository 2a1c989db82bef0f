#include "engine/queries/table/modifiers.h"

namespace dossier {

int depthOf(const GameState& state, FrameKind kind)
{
    for (int depth = state.depth; depth > 0; --depth)
        if (state.frames[static_cast<std::size_t>(depth - 1)].kind == kind)
            return depth;
    return 0;
}

int depthFor(const GameState& state, Duration until)
{
    switch (until) {
    case Duration::Round:
        return depthOf(state, FrameKind::Round);
    case Duration::Check:
        return depthOf(state, FrameKind::Check);
    case Duration::Investigation:
        return depthOf(state, FrameKind::Site);
    case Duration::Combat:
        return depthOf(state, FrameKind::Combat);
    default:
        return 0;
    }
}

AgentSet barred(const GameState& state, Seat seat)
{
    AgentSet agents = 0;
    for (const Modifier& modifier : modifiersOf(state))
        if (modifier.kind == ModifierKind::Bar && modifier.amount == static_cast<std::int8_t>(seat))
            agents |= modifier.agents();
    return agents;
}

int bonusScale(const GameState& state, const Modifier& bonus)
{
    int scale = 1;
    for (const Modifier& modifier : modifiersOf(state))
        if (modifier.kind == ModifierKind::ScaleBonus && modifier.subject == bonus.source && bonus.amount != 0)
            scale *= modifier.amount;
    return scale;
}

bool isMuted(const GameState& state, CardRef card)
{
    for (const Modifier& modifier : modifiersOf(state))
        if ((modifier.kind == ModifierKind::Mute || modifier.kind == ModifierKind::MuteAbilities) &&
            modifier.subject == card)
            return true;
    return false;
}

int levelChange(const GameState& state, int depth, Ability ability)
{
    int change = 0;
    for (const Modifier& modifier : modifiersOf(state))
        if (modifier.kind == ModifierKind::Level && modifier.depth == depth &&
            (modifier.what == ability || modifier.what == kAbilities))
            change += modifier.amount * bonusScale(state, modifier);
    return change;
}

} // namespace dossier
