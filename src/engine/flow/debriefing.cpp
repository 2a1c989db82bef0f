// Debriefing Phase: bought Agents go, hands are brought down to the limit, the turn ends (DEBRIEF).
#include "engine/changes/agents_changes.h"
#include "engine/changes/borrowing_changes.h"
#include "engine/changes/reactions.h"
#include "engine/changes/sites_changes.h"
#include "engine/changes/turn_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/sites_flow.h"
#include "engine/flow/turn_flow.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/table/abduction.h"
#include "engine/queries/table/hand_limit.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace debriefing {
namespace {

enum Step : std::uint8_t { kStart, kCleanUp, kDiscards, kEnds, kDone };

constexpr int kBasicDiscards = 3; // BASIC-39

// DEBRIEF-8: the next card of another player that has been borrowed for the turn and lies on the table.
CardRef borrowedForTurn(const GameState& state)
{
    for (const Modifier& modifier : modifiersOf(state)) {
        const CardRef card = modifier.kind == ModifierKind::GoHome ? modifier.subject.card() : CardRef();
        if (card && isOnTable(placeOf(state, card)) && controllerOf(state, card) != card.owner())
            return card;
    }
    return {};
}

// BASIC-26: investigated or not.
void clearBasicField(Play& play)
{
    forEachSite(play.state, play.state.activeSeat(), [&](CardRef site) {
        if (!permitted(play.state, Permission::StayUninvestigated, site))
            siteLeaves(play, site);
    });
}

void cleanUp(Play& play)
{
    if (isBasic(play.state))
        clearBasicField(play);
    for (CardRef card = borrowedForTurn(play.state); card; card = borrowedForTurn(play.state))
        discard(play, card);
    const Seat seat = play.state.activeSeat();
    for (Seat of = 0; of < play.match().seats(); ++of) // DEBRIEF-7, WIT-4
        play.state.player(of).table.forEach([&](int index) {
            const CardRef card(of, index);
            if (placeOf(play.state, card) == Place::Table)
                discard(play, card);
        });
    const AgentSet all = play.state.player(seat).inPlay | awayOf(play.state, seat) | abductedOf(play.state, seat);
    forEachAgent(all, [&](int slot) { // DEBRIEF-6, AGENT-9: from wherever he is
        if (agentOf(play.state, seat, slot).bought != 0)
            discardAgent(play, seat, slot);
    });
}

// DEBRIEF-8, and who leaves as the turn ends; then whatever waits for its end.
void endsNow(Play& play)
{
    for (Seat seat = 0; seat < play.match().seats(); ++seat)
        giveBackAll(play, seat);
    for (Seat seat = 0; seat < play.match().seats(); ++seat)
        wearOn(play, seat, MomentKind::TurnEnds);
    endOfTurnLosses(play);
    if (!play.state.over())
        happened(play, MomentKind::TurnEnds, Thing::player(play.state.activeSeat()), {});
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
        nextStep(play);
        happened(play, MomentKind::TheirDebriefing, Thing::player(play.state.activeSeat()), {});
        return Flow::GoOn;
    case kCutShortStep: // TURN-9, TURN-11
        clearField(play);
        cleanUp(play);
        turn.step = kEnds;
        return Flow::GoOn;
    case kDiscards:
        return decide(play, turn.who);
    case kEnds:
        nextStep(play);
        endsNow(play);
        return Flow::GoOn;
    default:
        return endTurn(play);
    }
}

// DEBRIEF-1 to DEBRIEF-4: any number may go, and as many as must.
void list(const GameState& state, ActionList& actions)
{
    const Seat seat = state.top().who;
    if (isBasic(state) || state.player(seat).hand.size() <= handLimit(state, seat))
        actions.add({.kind = ActionKind::Pass});
    if (isBasic(state) && state.top().as<TurnFrame>().cards >= kBasicDiscards)
        return;
    state.player(seat).hand.forEach([&](int index) {
        actions.add({.kind = ActionKind::Discard, .card = {seat, index}});
    });
}

// DEBRIEF-10: in seat order from the Investigating Player.
void take(Play& play, const Action& action)
{
    if (action.kind == ActionKind::Discard) {
        ++play.state.top().as<TurnFrame>().cards;
        discard(play, action.card);
        return;
    }
    Frame& turn = play.state.top();
    turn.as<TurnFrame>().cards = 0;
    turn.who = leftOf(play.state, turn.who);
    if (turn.who == turn.seat)
        nextStep(play);
}

} // namespace
} // namespace debriefing

const PhaseHandler kDebriefing{debriefing::advance, debriefing::list, debriefing::take};

} // namespace dossier
