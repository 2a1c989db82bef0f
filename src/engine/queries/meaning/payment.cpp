#include "engine/queries/meaning/payment.h"

#include "engine/queries/meaning/agents.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/powers.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"
#include "engine/state/grants.h"

namespace dossier {

const Effect* effectOfAgent(const GameState& state, Seat seat, int slot)
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

AgentSet tokensFor(const GameState& state, Seat seat, CardRef card)
{
    AgentSet agents = 0;
    if (seat != state.activeSeat() || factsOf(state, card).type != CardType::Site)
        return agents;
    forEachAgent(state.player(seat).inPlay, [&](int slot) {
        const Effect* effect = effectOfAgent(state, seat, slot);
        if (effect && tokenPaysSites(*effect) && mayUseGameEffect(state, seat, slot) &&
            tokensOn(state, agentCard(state, seat, slot)) > 0)
            agents |= 1u << slot;
    });
    return agents;
}

PaymentWays paymentWays(const GameState& state, const PaymentFrame& payment)
{
    PaymentWays ways;
    if (payment.relief > 0)
        ways.tokens = tokensFor(state, payment.seat, payment.card);
    // With one purse less and one point less to pay the rest can still be paid, by a token if need be.
    const AgentSet purses = pursesFor(state, payment.seat, payment.card);
    const int have = poolOf(state, payment.seat, payment.rp != 0) + std::popcount(purses) - 1;
    const int left = payment.left - 1;
    if (have >= left || (ways.tokens != 0 && have >= left - payment.relief))
        ways.purses = purses;
    return ways;
}

int poolOf(const GameState& state, Seat seat, bool rp)
{
    return rp ? state.player(seat).rp : state.player(seat).cp;
}

int costAtSite(const GameState& state, CardRef card, bool rp, int cost)
{
    if (!rp)
        return cost;
    const auto concerns = [&](const Modifier& change) {
        return static_cast<CostOf>(change.what) == CostOf::AllCards || factsOf(state, card).has(Activator::Active);
    };
    int factor = 1;
    for (const Modifier& change : modifiersOf(state)) {
        if (change.kind == ModifierKind::CardCost && concerns(change))
            cost += change.amount;
        if (change.kind == ModifierKind::ScaleCost && concerns(change))
            factor *= change.amount;
    }
    return cost * factor;
}

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
    forEachInForce(state, ModifierKind::FreeCost, [&](const Modifier& modifier) {
        found = found || (modifier.subject == card && modifier.amount == kNoPrice);
    });
    return found;
}

int priceNow(const GameState& state, CardRef card, int cost)
{
    bool half = false;
    forEachInForce(state, ModifierKind::FreeCost, [&](const Modifier& modifier) {
        half = half || (modifier.subject == card && modifier.amount == kHalfPrice);
    });
    return half ? (cost + 1) / 2 : cost;
}

bool purseFits(const GameState& state, Seat seat, int slot, CardRef card)
{
    if (agentOf(state, seat, slot).purse == 0 || seat != state.activeSeat() || !mayUseGameEffect(state, seat, slot))
        return false;
    const Effect* effect = effectOfAgent(state, seat, slot);
    return effect && keywordsOf(state, card).containsAny(purseOf(*effect));
}

bool canPay(const GameState& state, Seat seat, CardRef card, const Price& price)
{
    const int have = poolOf(state, seat, price.rp);
    if (have >= price.cost)
        return true;
    if (!price.rp)
        return false;
    const int purses = std::popcount(pursesFor(state, seat, card));
    return have + purses >= price.cost || (have + purses >= price.tax && tokensFor(state, seat, card) != 0);
}

} // namespace dossier
