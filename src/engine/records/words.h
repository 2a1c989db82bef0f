// The engine's own words as they stand in scenarios, effects and records; and where a word is unknown, the nearest one.
#pragma once

#include "engine/flow/rules.h"
#include "engine/state/action.h"
#include "engine/state/event.h"
#include "text/json.h"
#include "text/near_words.h"

namespace dossier {

// The value of a word in an enumeration that starts at 0, given the words in its order. JsonError "unknown …, did you
// mean …" where the word is not among them.
std::size_t indexOf(const Json& word, std::span<const std::string_view> known, std::string_view what);
void checkKeys(const Json& object, std::span<const std::string_view> known, std::string_view what);

std::span<const std::string_view> phaseWords();
std::span<const std::string_view> sectionWords();
std::span<const std::string_view> placeWords();
std::span<const std::string_view> actionWords();
std::span<const std::string_view> endingWords();
std::span<const std::string_view> windowWords();
std::span<const std::string_view> eventWords();
// The eleven skills, then "LRC" and "CRC".
std::span<const std::string_view> abilityWords();

std::string_view nameOf(Phase phase);
std::string_view nameOf(ActionKind kind);
std::string_view nameOf(EventKind kind);
std::string_view nameOf(Ending ending);

// "Motive Survival", or JsonError.
int typeBitNamed(const Json& word);
// A card by printed number (63), whole number ("XF96-0063v1") or title, or JsonError with the nearest title.
CardIndex cardNamed(const Json& word, const CardPool& pool);
// The slot of the Agent or X-File so named (CardFacts::slot), -1 of one who is not in this game; JsonError where the
// card is no such thing.
int slotNamed(const Json& word, CardType type, const Match& match);
std::string cardName(const CardPool& pool, CardIndex card);

} // namespace dossier
