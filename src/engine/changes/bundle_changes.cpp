#include "engine/changes/bundle_changes.h"

#include "engine/queries/meaning/text.h"
#include "engine/queries/table/text_frame.h"

namespace dossier {

void raiseAimed(GameState& state)
{
    for (std::size_t i = state.depth - 1u; i > 0; --i) {
        Frame& below = state.frames[i - 1];
        Frame& group = state.frames[i];
        if (below.kind != FrameKind::Card || below.card == group.card || groupOf(state, below.card) != group.card)
            return;
        std::swap(below, group);
    }
}

bool goOnTogether(GameState& state, CardRef group)
{
    Frame& below = state.top();
    if (below.kind != FrameKind::Card || below.step != kWaitStep || below.has(CardFlag::Negated) ||
        (below.card != group && groupOf(state, below.card) != group))
        return false;
    below.as<WaitingFrame>().passes = state.match->seats();
    return true;
}

} // namespace dossier
