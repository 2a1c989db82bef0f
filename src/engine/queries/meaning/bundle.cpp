#include "engine/queries/meaning/bundle.h"

#include "engine/queries/meaning/activators.h"
#include "engine/queries/meaning/against_playing.h"
#include "engine/queries/meaning/payment.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/zones.h"

namespace dossier {

Price priceOfMember(const GameState& state, Seat seat, CardRef member)
{
    const CardFacts& facts = factsOf(state, member);
    const bool rp = paidWithRp(state, seat, facts);
    return {costAtSite(state, member, rp, facts.cost), rp, 0};
}

namespace {

// The Team that this member would attack together with the card: one away from a Site, or nothing at a Site.
bool fitsTeam(const GameState& state, CardRef member, Thing away)
{
    return !away || mayAttackAway(state, member, away);
}

// Calls `visit(Action)` for each way of announcing this member: by itself, or aimed at somebody of the Team.
template <typename Visit>
void forEachWay(const GameState& state, Seat seat, CardRef member, Thing away, Visit visit)
{
    const EffectForm& form = formsOf(state, member).front();
    if (form.response || form.windows != 0) // it answers something, or is no card of this window
        return;
    forEachAim(state, seat, {.card = member}, form, [&](const Action& aimed) {
        if (!away || !aimed.target || teamOf(state, aimed.target) == away)
            visit(Action{.kind = ActionKind::Choose, .target = member, .other = aimed.target});
    });
}

template <typename Visit>
void forEachMember(const GameState& state, Seat seat, CardRef card, Thing away, int spent, Visit visit)
{
    const Moment moment = momentOf(state);
    Things members;
    select(textOfPlay(state, seat, {.card = card}), state.match->effect(cardIndex(state, card))->bundle, members);
    for (Thing thing : members) {
        const CardRef member = thing.card();
        Price price = priceOfMember(state, seat, member);
        price.cost += spent;
        if (fitsTeam(state, member, away) && mayStandBeside(state, seat, member, moment) &&
            canPay(state, seat, member, price))
            forEachWay(state, seat, member, away, visit);
    }
}

Thing attackedAway(const GameState& state, const Frame& frame)
{
    return frame.team == kNoTeam ? Thing() : Thing::team(state.activeSeat(), frame.team);
}

} // namespace

bool playedAsAdversary(const GameState& state, CardRef card)
{
    return factsOf(state, card).type == CardType::Adversary || isBundle(state, card);
}

bool hasMembers(const GameState& state, Seat seat, CardRef card)
{
    bool found = false;
    const int price = priceOfPlay(state, seat, {.card = card}, false).cost;
    const auto seek = [&](Thing away) {
        forEachMember(state, seat, card, away, price, [&](const Action&) { found = true; });
    };
    if (momentOf(state).siteCheck())
        seek({});
    else
        forEachAttackable(state, card, seek);
    return found;
}

bool mayAttackAway(const GameState& state, CardRef card, Thing team)
{
    if (!isBundle(state, card))
        return mayAttackOpenly(state, factsOf(state, card), team) && !isKeptFrom(state, card, team);
    bool any = false;
    const Seat seat = controllerOf(state, card);
    state.player(seat).hand.forEach([&](int index) {
        const CardRef member(seat, index);
        any = any || (factsOf(state, member).type == CardType::Adversary && mayAttackAway(state, member, team));
    });
    return any;
}

namespace {

template <typename Visit>
void forEachChoice(const GameState& state, Visit visit)
{
    const Frame& frame = state.top();
    const Effect* effect = state.match->effect(cardIndex(state, frame.card));
    const int announced = frame.as<BundleFrame>().announced;
    if (announced >= effect->bundleLeast)
        visit(Action{.kind = ActionKind::Pass});
    if (announced < effect->bundleMost && roomLeft(state))
        forEachMember(state, frame.seat, frame.card, attackedAway(state, frame), 0, visit);
}

} // namespace

void listBundle(const GameState& state, ActionList& actions)
{
    forEachChoice(state, [&](const Action& action) { actions.add(action); });
}

bool goesOn(const GameState& state)
{
    bool any = false;
    forEachChoice(state, [&](const Action&) { any = true; });
    return any;
}

Members membersWith(const GameState& state, CardRef card)
{
    Members members;
    for (Seat seat = 0; seat < state.match->seats(); ++seat)
        state.player(seat).table.forEach([&](int index) {
            const CardRef member(seat, index);
            if (member != card && groupOf(state, member) == card && members.count < members.cards.size())
                members.cards[members.count++] = member;
        });
    return members;
}

} // namespace dossier
