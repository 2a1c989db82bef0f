#include "engine/changes/modifiers_changes.h"

#include "engine/changes/reactions.h"

#include <algorithm>

namespace dossier {

namespace {

template <typename Which>
void removeWhere(GameState& state, Which which)
{
    const auto begin = state.modifiers.begin();
    const auto end = begin + state.modifierCount;
    const auto kept = std::remove_if(begin, end, which);
    std::fill(kept, end, Modifier{});
    state.modifierCount = static_cast<std::uint8_t>(kept - begin);
}

} // namespace

bool addModifier(Play& play, Modifier modifier)
{
    if (play.state.modifierCount == kMostModifiers)
        return false;
    play.state.modifiers[play.state.modifierCount++] = modifier;
    return true;
}

void endModifiers(GameState& state, Duration until, int depth)
{
    removeWhere(state, [&](const Modifier& modifier) {
        return modifier.until == until && (depth == 0 || modifier.depth == depth);
    });
    endWatches(state, until, depth);
}

void endPermission(GameState& state, Permission permission, Thing subject)
{
    removeWhere(state, [&](const Modifier& modifier) {
        return modifier.kind == ModifierKind::Permit && modifier.what == static_cast<std::uint8_t>(permission) &&
               modifier.subject == subject;
    });
}

void endNextBriefing(GameState& state, Seat seat)
{
    removeWhere(state, [&](Modifier& modifier) {
        const bool his = modifier.until == Duration::NextBriefing && modifier.source.owner() == seat;
        return his && modifier.depth++ > 0;
    });
}

void endModifiersFrom(GameState& state, CardRef source)
{
    removeWhere(state, [&](const Modifier& modifier) { return modifier.source == source; });
}

void endModifiersFrom(GameState& state, CardRef source, Duration until)
{
    removeWhere(state, [&](const Modifier& modifier) { return modifier.source == source && modifier.until == until; });
}

void endModifiersFrom(GameState& state, CardRef source, ModifierKind kind)
{
    removeWhere(state, [&](const Modifier& modifier) { return modifier.source == source && modifier.kind == kind; });
}

} // namespace dossier
