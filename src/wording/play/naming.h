// What a card asks its player to name while it is being played.
#pragma once

#include "engine/state/effect.h"
#include "engine/queries/meaning/ways_to_play.h"

namespace dossier {

// Of the card on top; one of a list of words where no text asks.
inline NameKind namingNow(const GameState& state)
{
    const Frame& top = state.top();
    if (top.kind != FrameKind::Card)
        return NameKind::OneOf;
    const auto forms = formsOf(state, top.card);
    const auto next = static_cast<std::size_t>(top.count);
    return top.form < forms.size() && next < forms[top.form].names.size() ? forms[top.form].names[next].kind
                                                                          : NameKind::OneOf;
}

} // namespace dossier
