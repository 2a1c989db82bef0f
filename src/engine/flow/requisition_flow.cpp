// Requisition Phase: Equipment is bought for Agents and changes hands (REQ).
#include "engine/changes/agents_changes.h"
#include "engine/changes/borrowing_changes.h"
#include "engine/changes/payment_changes.h"
#include "engine/changes/reactions.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/queries/meaning/payment.h"
#include "engine/queries/reasons/allowed.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace requisition {
namespace {

enum Step : std::uint8_t { kStart, kChoose, kEndWindow, kDone };

// REQ-1 to REQ-5
void listRequisitions(const GameState& state, Seat seat, ActionList& actions)
{
    const auto listHolders = [&](CardRef card) {
        if (!mayRequisition(state, seat, card))
            return;
        forEachAgent(state.player(seat).inPlay, [&](int slot) {
            if (mayHold(state, card, seat, slot))
                actions.add({.kind = ActionKind::Requisition, .agent = static_cast<std::uint8_t>(slot), .card = card});
        });
    };
    state.player(seat).hand.forEach([&](int index) { listHolders({seat, index}); });
    forEachHeld(state, seat, listHolders); // OQ-130
}

// REQ-9 to REQ-13, REQ-15
void listHandOvers(const GameState& state, Seat seat, ActionList& actions)
{
    forEachAgent(state.player(seat).inPlay, [&](int from) {
        const AgentSet partners = exchangePartners(state, seat, from);
        if (partners == 0)
            return;
        forEachAttached(state, agentCard(state, seat, from), [&](CardRef card) {
            if (!mayHandOver(state, seat, card))
                return;
            forEachAgent(partners, [&](int to) {
                if (mayTake(state, card, seat, to))
                    actions.add({.kind = ActionKind::HandOver, .agent = static_cast<std::uint8_t>(to), .card = card});
            });
        });
    });
}

void forgetHandOvers(GameState& state, Seat seat)
{
    forEachAgent(state.player(seat).inPlay, [&](int slot) {
        forEachAttached(state, agentCard(state, seat, slot), [&](CardRef card) {
            if (factsOf(state, card).type == CardType::Equipment)
                marking(state, card).once = 0;
        });
    });
}

Flow advance(Play& play)
{
    Frame& turn = play.state.top();
    switch (turn.step) {
    case kStart:
    case kEndWindow:
        return openWindow(play, WindowKind::Open);
    case kChoose:
        return decide(play, turn.seat);
    default:
        return nextPhase(play);
    }
}

void list(const GameState& state, ActionList& actions)
{
    actions.add({.kind = ActionKind::Pass});
    listRequisitions(state, state.activeSeat(), actions);
    listHandOvers(state, state.activeSeat(), actions);
}

// OQ-66: it needs an Agent there and lies in that Section, with nobody.
bool hasNoHolder(const GameState& state, CardRef card)
{
    const Effect* effect = state.match->effect(cardIndex(state, card));
    return effect && effect->stay == Goal::Hospital && !isBasic(state);
}

// Its tokens come with it from the hand, or where it was kept (OQ-130), and go with it from Agent to Agent.
void giveTo(Play& play, CardRef card, Seat seat, int slot)
{
    const bool fromHand = placeOf(play.state, card) == Place::Hand || isHeld(play.state, card);
    const Effect* effect = play.match().effect(cardIndex(play.state, card));
    const int tokens = !effect ? 0 : fromHand ? effect->tokens : tokensOn(play.state, card);
    const CardRef agent = agentCard(play.state, seat, slot);
    openHeld(play, card);
    if (hasNoHolder(play.state, card))
        put(play, card, Place::Hospital);
    else
        put(play, card, Place::OnCard, static_cast<std::uint8_t>(agent.index()), agent.owner());
    if (tokens > 0)
        setTokens(play, card, tokens);
}

void take(Play& play, const Action& action)
{
    const Seat seat = play.state.activeSeat();
    if (action.kind == ActionKind::Pass) {
        forgetHandOvers(play.state, seat);
        nextStep(play);
        return;
    }
    const Price price = fullPriceOf(play.state, action.card);
    if (action.kind == ActionKind::HandOver)
        pay(play, seat, handOverFee(play.state, action.card), action.card);
    giveTo(play, action.card, seat, action.agent);
    play.tell({.kind = action.kind == ActionKind::Requisition ? EventKind::Requisitioned : EventKind::HandedOver,
               .seat = seat,
               .card = heard(play, action.card),
               .other = heard(play, agentCard(play.state, seat, action.agent))});
    if (action.kind == ActionKind::HandOver) {
        marking(play.state, action.card).once = 1; // once a phase, any exchange can be made of that
        return;
    }
    openWindow(play, WindowKind::Open);
    --play.state.frames[0].step; // back to choosing, once the window is over
    happened(play, MomentKind::CardPlayed, {}, action.card);
    payFor(play, seat, action.card, price); // REQ-2
}

} // namespace
} // namespace requisition

const PhaseHandler kRequisition{requisition::advance, requisition::list, requisition::take};

} // namespace dossier
