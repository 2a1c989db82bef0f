// The Keywords of a card as it lies there: printed ones, and what texts have changed or added (PLAY-37 to PLAY-41).
#pragma once

#include "engine/state/state.h"
#include "engine/state/thing.h"

namespace dossier {

// A face-down card has BLUFF and nothing else for everybody who asks (BLUFF-27); its printed words are asked for with
// factsOf. A Site's question and Prerequisite are facts of their own and stay (PLAY-57).
KeywordSet keywordsOf(const GameState& state, CardRef card);
// A second fighter has those that the text of his card gives him (OQ-53).
KeywordSet keywordsOf(const GameState& state, Thing thing);
inline bool bears(const GameState& state, CardRef card, Keyword keyword)
{
    return keywordsOf(state, card).contains(keyword);
}
inline bool bears(const GameState& state, Thing thing, Keyword keyword)
{
    return keywordsOf(state, thing).contains(keyword);
}
// Whether a text may replace one of its Keywords: not on X-Files, face-down cards and starting Agents (PLAY-41,
// OQ-141).
bool keywordsMayChange(const GameState& state, CardRef card);

// SITE with this characteristic on a Team that one of the marked Agents is in, or on the Section it stands in (OQ-81).
// A mark on a Section is told by `extra` kSectionMark.
inline constexpr std::uint8_t kSectionMark = 0xff;
bool bearsSiteMark(const GameState& state, Seat seat, std::uint8_t team, Characteristic characteristic);

} // namespace dossier
