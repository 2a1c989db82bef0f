// What is played or used for nothing, as whoever would do it can see.
#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

#include <optional>
#include <vector>

namespace dossier {

// Once such a choice has had its effect and nobody has answered it; nothing where more would have to be chosen, or a
// check is called for that others could help.
std::optional<GameState> stateAlone(const GameState& state, const Action& action);

// Of such a choice: what would come of it shows what hidden cards are, and is not to be told before (ZONE-21).
bool turnsOnHidden(const GameState& state, const Action& action);

// Of a choice to play or use a card, or to use a Bluff turned up: answered by nobody, it would change nothing but what
// it costs. Where more would have to be chosen, lots are drawn, or a card is kept in play, it does not say so.
bool isInVain(const GameState& state, const Action& action);

// What a choice does to the check under way nearest.
struct CheckShift
{
    int amount = 0;         // how far the level comes to lie further above (below 0: below) what is needed
    bool sameSkill = false; // the skill asked for stays what it is
    bool idle = false;      // nothing that it changes counts in this check, whatever others do to its level

    bool operator==(const CheckShift&) const = default;
};

// From one position within a check to another; `idle` is left open.
CheckShift shiftBetween(const GameState& state, const GameState& after);

// Of a choice to play or use a card, or to use a Bluff turned up, answered by nobody: what it would do to the check, by
// the words that serve its player best where it has him name some. Nothing where it would do anything else than what a
// check or its investigation forgets, where another card he can see could turn to account what it changes, and where
// what comes of it shows what is hidden from him.
std::optional<CheckShift> shiftAlone(const GameState& state, const Action& action);

// A card of which the one who decides knows, in a hand or in play, speaks of this ability.
bool isReadByCards(const GameState& state, Ability ability);
// He could have a Team fight, with cards of his; always said where others might, of whom he does not know.
bool couldBringCombat(const GameState& state, Seat seat);

// The check that is under way nearest fails whatever its level (CHECK-24, CHECK-32), as things stand.
bool isCheckLost(const GameState& state);

} // namespace dossier
