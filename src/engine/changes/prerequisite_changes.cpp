#include "engine/changes/prerequisite_changes.h"

#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/table/teams.h"

#include <algorithm>

namespace dossier {

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

void forgetFailure(GameState& state, int depth)
{
    const Frame& check = frameAt(state, depth);
    const auto begin = state.modifiers.begin();
    const auto end = begin + state.modifierCount;
    const auto kept =
        std::remove_if(begin, end, [&](const Modifier& modifier) { return spoilsCheck(state, check, modifier); });
    std::fill(kept, end, Modifier{});
    state.modifierCount = static_cast<std::uint8_t>(kept - begin);
}

} // namespace dossier
