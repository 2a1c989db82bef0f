#include "engine/changes/payment_changes.h"

#include "engine/changes/agents_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/payment.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"
#include "engine/state/grants.h"

#include <algorithm>

namespace dossier {

void countSpent(Play& play, Seat seat, int number)
{
    const int depth = depthOf(play.state, FrameKind::Site);
    if (depth == 0 || number <= 0 || seat != play.state.activeSeat())
        return;
    constexpr int kMost = 0xff;
    auto& site = play.state.frames[static_cast<std::size_t>(depth - 1)].as<SiteFrame>();
    const int before = site.spent;
    const int after = std::min(before + number, kMost);
    site.spent = static_cast<std::uint8_t>(after);
    for (const Modifier& tribute : modifiersOf(play.state))
        if (tribute.kind == ModifierKind::Tribute)
            gainPoints(play, tribute.subject.seat(), tribute.what == 0,
                       after / tribute.amount - before / tribute.amount, tribute.source);
}

void spend(Play& play, Seat seat, bool rp, int number, CardRef forCard)
{
    payFrom(play, seat, rp, number, forCard);
    if (rp)
        countSpent(play, seat, number);
}

void payFor(Play& play, Seat seat, CardRef card, const Price& price)
{
    const bool choice = price.cost > 0 && price.rp &&
                        (pursesFor(play.state, seat, card) != 0 || tokensFor(play.state, seat, card) != 0);
    if (!choice) {
        spend(play, seat, price.rp, price.cost, card);
        return;
    }
    auto& payment = push(play, FrameKind::Payment).as<PaymentFrame>();
    payment.seat = seat;
    payment.card = card;
    payment.rp = price.rp ? 1 : 0;
    payment.left = static_cast<std::int16_t>(price.cost);
    payment.relief = static_cast<std::int8_t>(price.cost - price.tax);
}

void replacePurse(Play& play, Seat seat, int slot)
{
    const Effect* effect = effectOfAgent(play.state, seat, slot);
    if (effect && !purseOf(*effect).empty() && gameEffectHolds(play.state, seat, slot))
        agentOf(play.state, seat, slot).purse = 1;
}

void replacePurses(Play& play, Seat seat)
{
    forEachAgent(play.state.player(seat).inPlay, [&](int slot) { replacePurse(play, seat, slot); });
}

} // namespace dossier
