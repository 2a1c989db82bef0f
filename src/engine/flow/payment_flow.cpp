#include "engine/changes/agents_changes.h"
#include "engine/changes/payment_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/queries/meaning/payment.h"
#include "engine/queries/table/teams.h"

#include <algorithm>

namespace dossier {

namespace payment {
namespace {

void payRest(Play& play)
{
    const auto payment = play.state.top().as<PaymentFrame>();
    pop(play);
    spend(play, payment.seat, payment.rp != 0, payment.left, payment.card);
}

Flow advance(Play& play)
{
    const auto& payment = play.state.top().as<PaymentFrame>();
    const bool free = payment.relief > 0 && tokensFor(play.state, payment.seat, payment.card) != 0;
    const bool choice = free || pursesFor(play.state, payment.seat, payment.card) != 0;
    if (payment.left > 0 && choice && payment.step == 0)
        return decide(play, payment.seat);
    payRest(play);
    return Flow::GoOn;
}

void list(const GameState& state, ActionList& actions)
{
    const auto& payment = state.top().as<PaymentFrame>();
    if (poolOf(state, payment.seat, payment.rp != 0) >= payment.left)
        actions.add({.kind = ActionKind::Pass});
    const auto offer = [&](AgentSet agents, std::uint8_t with) {
        forEachAgent(agents, [&](int slot) {
            actions.add({.kind = ActionKind::PayWith, .number = with, .agent = static_cast<std::uint8_t>(slot)});
        });
    };
    const PaymentWays ways = paymentWays(state, payment);
    offer(ways.purses, kPurse);
    offer(ways.tokens, kToken);
}

void take(Play& play, const Action& action)
{
    auto& payment = play.state.top().as<PaymentFrame>();
    if (action.kind == ActionKind::Pass) {
        payment.step = 1;
        return;
    }
    const CardRef agent = agentCard(play.state, payment.seat, action.agent);
    if (action.number == kToken) {
        spendToken(play, agent);
        payment.left = static_cast<std::int16_t>(std::max(0, payment.left - payment.relief));
        payment.relief = 0;
    } else {
        agentOf(play.state, payment.seat, action.agent).purse = 0;
        --payment.left;
        countSpent(play, payment.seat, 1);
    }
    play.tell({.kind = EventKind::PaidWith,
               .seat = payment.seat,
               .card = heard(play, payment.card),
               .other = heard(play, agent),
               .number = action.number});
}

} // namespace
} // namespace payment

const PhaseHandler kPayment{payment::advance, payment::list, payment::take};

} // namespace dossier
