// What a player at the table is asked, and what is done without a question: passing where nothing that matters could be
// done, drawing the free card. Without a widget; everything is judged by what that player may see.
#pragma once

#include "domain/cards/card_pool.h"
#include "engine/api/lookahead.h"
#include "engine/api/running_game.h"
#include "table/table_stops.h"

#include <optional>
#include <set>

namespace dossier {

// A player who wants to get on.
enum class Haste : std::uint8_t {
    None,
    ToDecision, // past his stops, up to a choice of his that matters
    ToTurnEnd   // the same, and past the questions of the phases where passing harms nothing
};

// What a Pass gives up.
enum class PassCosts : std::uint8_t {
    Nothing,
    Chance, // something he could have done in this phase, and has done nothing of
    Goods   // a draw, a question, a Team or a Bluff
};

struct AskingRules
{
    const TableStops& stops;
    const CardPool& pool;
    Haste haste = Haste::None;
    // A pause tells the others something: in the windows of a turn nobody is asked for a single card, only where he
    // wants to be asked in that phase whatever he holds.
    bool pokerFace = false;
};

// Somebody's choice, as it lies there.
struct Asked
{
    explicit Asked(const Lookahead& at);

    ActionList actions;
    std::vector<Choice> choices; // of the actions, in their order
    Decision decision;
    Occasion occasion;

    // Nothing is asked but whether he plays something: a window, or a card that waits for answers.
    bool isWindow() const { return occasion.window.has_value() || occasion.waiting.has_value(); }
    // Something besides passing and powers, which can always be used, can be chosen.
    bool hasOwnChoices() const;
    const Action* pass() const { return actions.find(ActionKind::Pass); }
};

// A window that only interrupts a phase: nothing waits, no check and no Combat is under way.
bool isPlainWindow(const Lookahead& at, const Asked& asked);
// Goes on by a Pass; answers whether the same player then chooses in the same phase and nothing has happened in
// between.
bool passesQuietly(Lookahead& at, const Action& pass);

// The question that the same player is asked once he has passed plain windows, where nobody else can act in between.
struct NextQuestion
{
    Lookahead at;
    std::vector<Action> passes{};
};
// Nothing where this is no plain window, or none comes. With `othersPass` as if nobody else had anything to play there
// (ZONE-21); what they pass stands among the passes, too.
std::optional<NextQuestion> nextQuestion(const Lookahead& at, const Asked& asked, bool othersPass = false);

// What passing there would cost.
PassCosts passCosts(const Lookahead& at, const Asked& asked);

// What the decider does without being asked; nothing: he is asked.
std::optional<Action> byItself(const Lookahead& at, const AskingRules& rules);

// The positions of a game at which this player did what he does without being asked. Leaves the game where it ends.
std::set<int> goneByItself(RunningGame game, Seat seat, const AskingRules& rules);

// Playing or using it now would be good for nothing: it changes nothing, or a check that stands as he wants it anyway,
// or one against himself, or asks for a check far beyond the Team. Of a Bluff to be hidden: it serves as a decoy alone.
// `facts` are those of the action.
bool isPointless(const Lookahead& at, const Asked& asked, const Action& action, const PlayFacts& facts);

} // namespace dossier
