// Debriefing Phase: bought Agents go, hands are brought down to the limit, the turn ends (DEBRIEF).
#include "engine/departure.h"
#include "engine/sites.h"
#include "engine/turn.h"
#include "engine/zones.h"

namespace dossier {

namespace {

enum Step : std::uint8_t { kStart, kCleanUp, kDiscards, kDone };

constexpr int kHandLimit = 7;     // DEBRIEF-2
constexpr int kBasicDiscards = 3; // BASIC-39

void cleanUp(Play& play)
{
    const Seat seat = play.state.activeSeat();
    leaveAtTurnEnd(play);
    for (Seat of = 0; of < play.match().seats(); ++of) // DEBRIEF-7, WIT-4
        play.state.player(of).table.forEach([&](int index) {
            if (placeOf(play.state, {of, index}) == Place::Table)
                discard(play, {of, index});
        });
    forEachAgent(play.state.player(seat).inPlay, [&](int slot) { // DEBRIEF-6
        if (agentOf(play.state, seat, slot).bought != 0)
            discardAgent(play, seat, slot);
    });
}

Flow advance(Play& play)
{
    Frame& turn = play.state.top();
    switch (turn.step) {
    case kStart: // PLAY-27: no window here, unless HOUSE-5 is off
        return play.match().options().houseRule(5) ? nextStep(play) : openWindow(play, WindowKind::Open);
    case kCleanUp:
        cleanUp(play);
        turn.who = turn.seat;
        return nextStep(play);
    case kCutShortStep: // TURN-9, TURN-11
        clearField(play);
        cleanUp(play);
        return endTurn(play);
    case kDiscards:
        return decide(play, turn.who);
    default:
        return endTurn(play);
    }
}

// DEBRIEF-1 to DEBRIEF-4: any number may go, and as many as must.
void list(const GameState& state, ActionList& actions)
{
    const Seat seat = state.top().who;
    if (isBasic(state) || state.player(seat).hand.size() <= kHandLimit)
        actions.add({.kind = ActionKind::Pass});
    if (isBasic(state) && state.top().count >= kBasicDiscards)
        return;
    state.player(seat).hand.forEach([&](int index) {
        actions.add({.kind = ActionKind::Discard, .card = {seat, index}});
    });
}

// DEBRIEF-10: in seat order from the Investigating Player.
void take(Play& play, const Action& action)
{
    if (action.kind == ActionKind::Discard) {
        ++play.state.top().count;
        discard(play, action.card);
        return;
    }
    Frame& turn = play.state.top();
    turn.count = 0;
    turn.who = leftOf(play.state, turn.who);
    if (turn.who == turn.seat)
        nextStep(play);
}

} // namespace

const Chapter kDebriefing{advance, list, take};

} // namespace dossier
