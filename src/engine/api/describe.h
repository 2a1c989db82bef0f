// Inside the engine: a state put into the values of the face. All that is asked of its frames for words is asked here.
#pragma once

#include "engine/api/decision.h"
#include "engine/api/fight.h"
#include "engine/api/level_parts.h"
#include "engine/api/lookahead.h"
#include "engine/api/refused.h"
#include "engine/state/effect.h"
#include "engine/state/state.h"

namespace dossier {

// Each as `reader` may hear it; kNoSeat: somebody who sees what everybody sees. `actions` are the legal ones.
NamedThing namedThing(const GameState& state, Thing thing, Seat reader);
Decision decisionOf(const GameState& state, const ActionList& actions, Seat reader);
Occasion occasionOf(const GameState& state, Seat reader);
std::vector<Waiting> stackOf(const GameState& state, Seat reader);
// `asked` is what the action answers.
Choice choiceOf(const GameState& state, const Action& action, const Decision& asked, Seat reader);
// All of them, in their order.
std::vector<Choice> choicesOf(const GameState& state, const ActionList& actions, Seat reader);
Lookahead aheadOf(const GameState& state);
std::function<Action(Policy&)> problemAt(const GameState& state);
// Everything that a player could try with his hand, his Agents, his cards on the table, and without any of them, as far
// as it is refused now. `about`: with this card alone; the empty reference: all. Nothing once the game is over.
std::vector<Refused> refusedOf(const GameState& state, Seat seat, CardRef about = {});

// See scene.h and running_game.h.
CheckParts checkPartsOf(const GameState& state, Seat reader);
std::vector<Prospect> prospectsOf(const GameState& state, CardRef site, Seat reader);
int teamLevelOf(const GameState& state, Seat seat, std::uint8_t team, Ability ability);
std::optional<Outlook> outlookOf(const GameState& state, const Action& action);
std::optional<std::vector<CardRef>> leavingAfter(const GameState& state, const Action& action);
std::optional<FightNow> fightOf(const GameState& state, Seat reader);
std::vector<CardState> cardStatesOf(const GameState& state, CardRef card, Seat reader);

// What a text does with what it lets somebody choose, and how many he is still to choose, this one counted: for the
// choice that the frame on top asks for.
struct ChosenFor
{
    Fate fate = Fate::Other;
    int left = 0;
};
ChosenFor chosenFor(const GameState& state);
// What becomes of what is chosen into that register before the step at this place of the program.
Fate fateOf(const Effect& effect, std::size_t next, Register into);

} // namespace dossier
