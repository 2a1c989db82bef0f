#include "engine/queries/payment.h"

#include "engine/state/grants.h"
#include "engine/queries/agents.h"
#include "engine/queries/keywords.h"
#include "engine/queries/powers.h"
#include "engine/queries/zones.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::uint8_t kPurse = 0; // Action::number of PayWith
constexpr std::uint8_t kToken = 1;

const Effect* effectOf(const GameState& state, Seat seat, int slot)
{
    return state.match->effect(cardIndex(state, agentCard(state, seat, slot)));
}

AgentSet pursesFor(const GameState& state, Seat seat, CardRef card)
{
    AgentSet agents = 0;
    forEachAgent(state.player(seat).inPlay, [&](int slot) {
        if (purseFits(state, seat, slot, card))
            agents |= 1u << slot;
    });
    return agents;
}

// AGENT-18: in one's own turn, which a Site is placed in anyway.
AgentSet tokensFor(const GameState& state, Seat seat, CardRef card)
{
    AgentSet agents = 0;
    if (seat != state.activeSeat() || factsOf(state, card).type != CardType::Site)
        return agents;
    forEachAgent(state.player(seat).inPlay, [&](int slot) {
        const Effect* effect = effectOf(state, seat, slot);
        if (effect && tokenPaysSites(*effect) && mayUseGameEffect(state, seat, slot) &&
            tokensOn(state, agentCard(state, seat, slot)) > 0)
            agents |= 1u << slot;
    });
    return agents;
}

int pool(const GameState& state, Seat seat, bool rp)
{
    return rp ? state.player(seat).rp : state.player(seat).cp;
}

void payRest(Play& play)
{
    const Frame payment = play.state.top();
    pop(play);
    payFrom(play, payment.seat, payment.what != 0, payment.count, cardIndex(play.state, payment.card));
}

Flow advance(Play& play)
{
    const Frame& payment = play.state.top();
    const bool free = payment.level > 0 && tokensFor(play.state, payment.seat, payment.card) != 0;
    const bool choice = free || pursesFor(play.state, payment.seat, payment.card) != 0;
    if (payment.count > 0 && choice && payment.step == 0)
        return decide(play, payment.seat);
    payRest(play);
    return Flow::GoOn;
}

// With one purse less and one point less to pay the rest can still be paid, by a token if need be.
bool purseHelps(const GameState& state, const Frame& payment, AgentSet purses)
{
    const int have = pool(state, payment.seat, payment.what != 0) + std::popcount(purses) - 1;
    const int left = payment.count - 1;
    const bool token = payment.level > 0 && tokensFor(state, payment.seat, payment.card) != 0;
    return have >= left || (token && have >= left - payment.level);
}

void list(const GameState& state, ActionList& actions)
{
    const Frame& payment = state.top();
    if (pool(state, payment.seat, payment.what != 0) >= payment.count)
        actions.add({.kind = ActionKind::Pass});
    const auto offer = [&](AgentSet agents, std::uint8_t with) {
        forEachAgent(agents, [&](int slot) {
            actions.add({.kind = ActionKind::PayWith, .number = with, .agent = static_cast<std::uint8_t>(slot)});
        });
    };
    const AgentSet purses = pursesFor(state, payment.seat, payment.card);
    if (purseHelps(state, payment, purses))
        offer(purses, kPurse);
    if (payment.level > 0)
        offer(tokensFor(state, payment.seat, payment.card), kToken);
}

void take(Play& play, const Action& action)
{
    Frame& payment = play.state.top();
    if (action.kind == ActionKind::Pass) {
        payment.step = 1;
        return;
    }
    const CardRef agent = agentCard(play.state, payment.seat, action.agent);
    if (action.number == kToken) {
        spendToken(play, agent);
        payment.count = static_cast<std::int16_t>(std::max(0, payment.count - payment.level));
        payment.level = 0;
    } else {
        agentOf(play.state, payment.seat, action.agent).purse = 0;
        --payment.count;
    }
    play.tell({.kind = EventKind::PaidWith,
               .seat = payment.seat,
               .card = cardIndex(play.state, payment.card),
               .other = cardIndex(play.state, agent),
               .number = action.number});
}

} // namespace

int priceOf(const GameState& state, CardRef card)
{
    return fullPriceOf(state, card).cost;
}

Price fullPriceOf(const GameState& state, CardRef card)
{
    Price price;
    if (isBasic(state))
        return price;
    const CardFacts& facts = factsOf(state, card);
    if (facts.type == CardType::Site)
        price.tax = siteTax(state, card.owner());
    price.cost = facts.cost;
    if (isPaidFor(state, card))
        price.cost = 0;
    price.cost += price.tax;
    return price;
}

bool isPaidFor(const GameState& state, CardRef card)
{
    bool found = false;
    forEachInForce(state, ModifierKind::FreeCost,
                   [&](const Modifier& modifier) { found = found || modifier.subject == card; });
    return found;
}

bool purseFits(const GameState& state, Seat seat, int slot, CardRef card)
{
    if (agentOf(state, seat, slot).purse == 0 || seat != state.activeSeat() || !mayUseGameEffect(state, seat, slot))
        return false;
    const Effect* effect = effectOf(state, seat, slot);
    return effect && keywordsOf(state, card).containsAny(purseOf(*effect));
}

bool canPay(const GameState& state, Seat seat, CardRef card, const Price& price)
{
    const int have = pool(state, seat, price.rp);
    if (have >= price.cost)
        return true;
    if (!price.rp)
        return false;
    const int purses = std::popcount(pursesFor(state, seat, card));
    return have + purses >= price.cost || (have + purses >= price.tax && tokensFor(state, seat, card) != 0);
}

void payFor(Play& play, Seat seat, CardRef card, const Price& price)
{
    const bool choice = price.cost > 0 && price.rp &&
                        (pursesFor(play.state, seat, card) != 0 || tokensFor(play.state, seat, card) != 0);
    if (!choice) {
        payFrom(play, seat, price.rp, price.cost, cardIndex(play.state, card));
        return;
    }
    Frame& payment = push(play, FrameKind::Payment);
    payment.seat = seat;
    payment.card = card;
    payment.what = price.rp ? 1 : 0;
    payment.count = static_cast<std::int16_t>(price.cost);
    payment.level = static_cast<std::int8_t>(price.cost - price.tax);
}

void replacePurses(Play& play, Seat seat)
{
    forEachAgent(play.state.player(seat).inPlay, [&](int slot) {
        const Effect* effect = effectOf(play.state, seat, slot);
        if (effect && !purseOf(*effect).empty() && gameEffectHolds(play.state, seat, slot))
            agentOf(play.state, seat, slot).purse = 1;
    });
}

const Chapter kPayment{advance, list, take};

} // namespace dossier
