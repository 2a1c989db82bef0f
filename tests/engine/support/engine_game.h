// A game under test: run to where the test begins, its cards and figures set by hand, its choices taken by name.
#pragma once

#include "engine/changes/play.h"
#include "engine/state/action.h"
#include "engine/support/engine_decks.h"

namespace dossier::test {

class EngineGame
{
public:
    explicit EngineGame(const MatchSetup& setup, std::uint64_t seed = 1);

    Match match;
    EventLog log;
    GameState state;

    // A card of `seat` with this printed number, the copy lowest in the list; fails the test where he has none.
    CardRef card(Seat seat, int number) const;
    int slot(Seat seat, int number) const;
    AgentState& agent(Seat seat, int number);
    Place where(Seat seat, int number) const { return placeOf(state, card(seat, number)); }
    void toHand(Seat seat, int number);
    void toDeckTop(Seat seat, int number);
    void toDiscard(Seat seat, int number);
    // Hands empty into the Discard Pile.
    void emptyHand(Seat seat);

    ActionList actions() const;
    bool offers(ActionKind kind) const;
    bool offers(const Action& action) const;
    // Passes for everybody until somebody may do this; fails the test where nobody may within a turn of each player.
    void passUntil(ActionKind kind);
    // ... until this phase is reached, or a later one where nobody has a choice in it; Briefing: the next turn's.
    void passUntil(Phase phase);
    // Takes it; fails the test where it is refused.
    void take(const Action& action);
    // The rule that refuses it, "" where it is taken.
    std::string refused(const Action& action);
    // Nobody plays a card: passes while a window is open.
    void passWindows();
    void pass() { take({.kind = ActionKind::Pass}); }

    int count(EventKind kind) const;
    // Every card is in exactly one place and all counts agree with it; fails the test otherwise.
    void expectSound() const;

private:
    Play play() { return {state, &log}; }
};

} // namespace dossier::test
