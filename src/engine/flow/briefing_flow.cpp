// Briefing Phase: the free draw, the RP of the Agents, then each player buys cards in turn (BRIEF).
#include "engine/changes/abduction_changes.h"
#include "engine/changes/agents_changes.h"
#include "engine/changes/payment_changes.h"
#include "engine/changes/reactions.h"
#include "engine/changes/sweep.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/reasons/allowed.h"
#include "engine/queries/table/briefing.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

#include <algorithm>

namespace dossier {

namespace briefing {
namespace {

// What the turn begins with: trainees are back (ZONE-20), dedicated RP is there again (BRIEF-8), conditions wear on
// (PLAY-58), and whatever waits for a Briefing Phase.
void beginBriefing(Play& play)
{
    const Seat seat = play.state.activeSeat();
    returnFromTraining(play, seat);
    replacePurses(play, seat);
    wearOn(play, seat, MomentKind::TheirBriefing);
    happened(play, MomentKind::MyBriefing, Thing::player(seat), {});
    happened(play, MomentKind::TheirBriefing, Thing::player(seat), {});
}

// Whether something lasting, or his own text, gives him this choice (OQ-126).
bool mayChoosePool(const GameState& state, Seat seat, int slot)
{
    return permitted(state, Permission::ResToCp, agentCard(state, seat, slot)) && gameEffectHolds(state, seat, slot) &&
           resOf(state, seat, slot) > 0;
}

bool isBound(const GameState& state, Seat seat, int slot)
{
    const CardRef card = agentCard(state, seat, slot);
    return gameEffectHolds(state, seat, slot) && permitted(state, Permission::ResOnlyForCards, card);
}

// What texts take of what is generated; of `rp` as much as there is. Gives the rest.
int taken(int& rp, int owed)
{
    const int here = std::min(rp, owed);
    rp -= here;
    return owed - here;
}

int owedOf(const GameState& state, Seat seat)
{
    int change = 0;
    forEachInForce(state, ModifierKind::Income, [&](const Modifier& modifier) {
        change += modifier.subject == Thing::player(seat) ? modifier.amount : 0;
    });
    return std::max(0, -change);
}

// BRIEF-4 to BRIEF-7; RP that only buy cards in this phase are counted in the Turn frame (BRIEF-9). Who may choose the
// pool is left for the next step.
void produce(Play& play)
{
    const Seat seat = play.state.activeSeat();
    int rp = 0;
    int forCards = 0;
    AgentSet choosing = 0;
    forEachAgent(play.state.player(seat).inPlay, [&](int slot) {
        if (agentOf(play.state, seat, slot).where() == Section::Hospital)
            return;
        if (mayChoosePool(play.state, seat, slot))
            choosing |= 1u << slot;
        else
            (isBound(play.state, seat, slot) ? forCards : rp) += resOf(play.state, seat, slot);
    });
    const int owed = taken(forCards, taken(rp, owedOf(play.state, seat)));
    play.state.top().as<TurnFrame>().owed = static_cast<std::uint8_t>(owed);
    play.state.top().as<TurnFrame>().forCards = static_cast<std::int8_t>(forCards);
    play.state.top().as<TurnFrame>().producing = choosing;
    gainPoints(play, seat, true, rp);
}

void share(Play& play, int slot, int toCp)
{
    const Seat seat = play.state.activeSeat();
    auto& turn = play.state.top().as<TurnFrame>();
    turn.producing &= ~(1u << slot);
    const CardRef agent = agentCard(play.state, seat, slot);
    gainPoints(play, seat, false, toCp, agent);
    int rp = resOf(play.state, seat, slot) - toCp;
    turn.owed = static_cast<std::uint8_t>(taken(rp, turn.owed));
    if (isBound(play.state, seat, slot))
        turn.forCards = static_cast<std::int8_t>(turn.forCards + rp);
    else
        gainPoints(play, seat, true, rp, agent);
}

void announcePurchase(Play& play, int number)
{
    Frame& turn = play.state.top();
    turn.as<TurnFrame>().cards = static_cast<std::int16_t>(number);
    const int bound = turn.who == turn.seat ? std::min<int>(turn.as<TurnFrame>().forCards, number) : 0;
    turn.mark(TurnFlag::PurchaseCancelled, false);
    pay(play, turn.who, number - bound);
    play.tell({.kind = EventKind::BoughtCards, .seat = turn.who, .number = turn.as<TurnFrame>().cards});
}

// BRIEF-22: the Investigating Player first, then his opponents in seat order.
Flow nextBuyer(Play& play)
{
    Frame& turn = play.state.top();
    turn.who = leftOf(play.state, turn.who);
    turn.as<TurnFrame>().cards = 0;
    turn.as<TurnFrame>().forCards = 0; // what is left of the RP of BRIEF-9 is lost
    if (turn.who == turn.seat) {
        endCardsThat(play, Until::Unpaid, turn.seat);
        return nextPhase(play);
    }
    turn.step = kSell;
    return Flow::GoOn;
}

// OQ-87: who has drawn nothing has changed nothing that others could answer.
Flow afterDraw(Play& play)
{
    const bool drawn = play.state.top().as<TurnFrame>().cards > 0;
    return drawn ? openWindow(play, WindowKind::Open) : nextStep(play);
}

// BRIEF-26: no window after the purchase of the last opponent.
Flow afterPurchase(Play& play)
{
    if (leftOf(play.state, play.state.top().who) == play.state.activeSeat())
        return nextStep(play);
    return afterDraw(play);
}

bool maySellAgain(const GameState& state, Seat seat)
{
    return seat != state.activeSeat() && permitted(state, Permission::SecondSale, Thing::player(seat));
}

// BASIC-15 to BASIC-17: each in turn may draw until he holds ten cards; nothing is sold, bought or produced.
Flow advanceBasic(Play& play)
{
    Frame& turn = play.state.top();
    switch (turn.step) {
    case kBegin:
        nextStep(play);
        beginBriefing(play);
        return Flow::GoOn;
    case kStart:
        turn.who = turn.seat;
        return nextStep(play);
    case kFreeDraw:
        return decide(play, turn.who);
    case kAfterDraw:
        turn.who = leftOf(play.state, turn.who);
        if (turn.who == turn.seat)
            return openEndWindow(play);
        turn.step = kFreeDraw;
        return Flow::GoOn;
    default:
        return nextPhase(play);
    }
}

Flow advance(Play& play)
{
    if (isBasic(play.state))
        return advanceBasic(play);
    Frame& turn = play.state.top();
    switch (turn.step) {
    case kBegin:
        nextStep(play);
        beginBriefing(play);
        return Flow::GoOn;
    case kStart: // BRIEF-3: the first window of the turn lies before the free draw
    case kAfterProduction:
        turn.who = turn.seat;
        return openWindow(play, WindowKind::Open);
    case kAfterDraw:
        return afterDraw(play);
    case kProduce: // BRIEF-12
        turn.as<TurnFrame>().cards = 0;
        produce(play);
        return nextStep(play);
    case kShare:
        return turn.as<TurnFrame>().producing != 0 ? decide(play, turn.seat) : nextStep(play);
    case kFreeDraw:
    case kBuy:
        return decide(play, turn.who);
    case kSell:
        return turn.who == turn.seat ? nextStep(play) : decide(play, turn.who);
    case kPaid:
        return turn.as<TurnFrame>().cards > 0 ? openWindow(play, WindowKind::PaidDraw) : nextStep(play);
    case kDraw: // OQ-79: the points paid are lost where the draw has been cancelled
        if (!turn.has(TurnFlag::PurchaseCancelled) && draw(play, turn.who, turn.as<TurnFrame>().cards) == 0)
            turn.mark(TurnFlag::PurchaseCancelled); // OQ-80
        return nextStep(play);
    case kAfterPurchase:
        return afterPurchase(play);
    case kSellAgain:
        return maySellAgain(play.state, turn.who) ? decide(play, turn.who) : nextStep(play);
    default:
        return nextBuyer(play);
    }
}

// One Agent at a time: how much of his RES goes to the Conspiracy Pool.
void listShares(const GameState& state, ActionList& actions)
{
    const Frame& turn = state.top();
    const int slot = std::countr_zero(turn.as<TurnFrame>().producing);
    const int res = resOf(state, turn.seat, slot);
    for (int toCp = 0; toCp <= res; ++toCp)
        actions.add({.kind = ActionKind::Produce,
                     .number = static_cast<std::uint8_t>(toCp),
                     .agent = static_cast<std::uint8_t>(slot)});
}

void list(const GameState& state, ActionList& actions)
{
    const Frame& turn = state.top();
    if (turn.step == kShare) {
        listShares(state, actions);
        return;
    }
    actions.add({.kind = ActionKind::Pass});
    if (turn.step == kFreeDraw) {
        if (mayDrawFree(state, turn.who))
            actions.add({.kind = ActionKind::FreeDraw});
    } else if (turn.step == kSell || turn.step == kSellAgain) {
        state.player(turn.who).hand.forEach([&](int index) {
            if (maySell(state, {turn.who, index}))
                actions.add({.kind = ActionKind::Sell, .card = {turn.who, index}});
        });
    } else {
        const int most = mostBought(state);
        for (int number = 1; number <= most; ++number)
            actions.add({.kind = ActionKind::BuyCards, .number = static_cast<std::uint8_t>(number)});
    }
}

void sell(Play& play, CardRef card)
{
    const int yield = yieldOf(factsOf(play.state, card));
    put(play, card, Place::Discard); // BRIEF-18
    play.tell({.kind = EventKind::Sold,
               .seat = card.owner(),
               .card = heard(play, card),
               .number = static_cast<std::int16_t>(yield)});
    gainPoints(play, card.owner(), false, yield);
}

void take(Play& play, const Action& action)
{
    if (action.kind == ActionKind::Sell) {
        sell(play, action.card);
        return;
    }
    if (action.kind == ActionKind::Produce) {
        share(play, action.agent, action.number);
        return;
    }
    if (action.kind == ActionKind::FreeDraw)
        play.state.top().as<TurnFrame>().cards =
            static_cast<std::int16_t>(draw(play, play.state.decider, freeCards(play.state, play.state.decider)));
    else if (action.kind == ActionKind::BuyCards)
        announcePurchase(play, action.number);
    nextStep(play);
}

} // namespace
} // namespace briefing

const PhaseHandler kBriefing{briefing::advance, briefing::list, briefing::take};

} // namespace dossier
