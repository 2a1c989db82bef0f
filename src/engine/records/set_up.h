// What a game is set up from, as text: its options and its decks, as records and playtests keep them.
#pragma once

#include "engine/state/match_setup.h"
#include "text/json.h"

namespace dossier {

Json optionsJson(const GameOptions& options);
// What is not named has its usual value. Throws JsonError.
GameOptions readOptions(const Json& json);

// The members "team", "deck" and, where one was chosen, "xfile" of an object: [[count, number], …], number.
void setDeck(Json& object, const Deck& deck, const CardPool& pool);
// From the same members; the object may have others. Throws JsonError.
Deck deckFrom(const Json& object, const CardPool& pool);

} // namespace dossier
