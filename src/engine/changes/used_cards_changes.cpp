#include "engine/changes/used_cards_changes.h"

namespace dossier {

void noteUse(GameState& state, Seat by, CardRef card)
{
    if (state.usedCount < kMostUsed)
        state.used[state.usedCount++] = CardUse(by, card);
}

void forgetUsed(GameState& state, int from)
{
    while (state.usedCount > from)
        state.used[--state.usedCount] = {};
}

} // namespace dossier
