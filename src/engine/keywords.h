// The Keywords a card bears at this moment: the printed ones, with what texts have replaced or added (PLAY-37 to
// PLAY-41). The rules ask here and never look at the printed Keywords of a card that is in the game.
#pragma once

#include "engine/modifiers.h"

namespace dossier {

KeywordSet keywordsOf(const GameState& state, CardRef card);

inline bool bears(const GameState& state, CardRef card, Keyword keyword)
{
    return keywordsOf(state, card).contains(keyword);
}

} // namespace dossier
