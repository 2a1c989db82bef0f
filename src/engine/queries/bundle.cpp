#include "engine/queries/bundle.h"

#include "engine/changes/reactions.h"
#include "engine/queries/activators.h"
#include "engine/queries/borrowing.h"
#include "engine/queries/payment.h"
#include "engine/queries/play_card.h"
#include "engine/queries/text_frame.h"
#include "engine/queries/used_cards.h"

#include <algorithm>

namespace dossier {

namespace {

Price priceOfMember(const GameState& state, Seat seat, CardRef member)
{
    const CardFacts& facts = factsOf(state, member);
    return {facts.cost, paidWithRp(state, seat, facts), 0};
}

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

bool isBundle(const GameState& state, CardRef card)
{
    const Effect* effect = state.match->effect(cardIndex(state, card));
    return effect && effect->bundle;
}

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

Flow advanceBundle(Play& play)
{
    ActionList actions;
    listBundle(play.state, actions);
    if (!actions.empty())
        return decide(play, play.state.top().seat);
    play.state.top().count = 0; // nobody is left to announce
    play.state.top().step = kPlayedStep;
    return Flow::GoOn;
}

void listBundle(const GameState& state, ActionList& actions)
{
    const Frame& frame = state.top();
    const Effect* effect = state.match->effect(cardIndex(state, frame.card));
    if (frame.count >= effect->bundleLeast)
        actions.add({.kind = ActionKind::Pass});
    if (frame.count < effect->bundleMost && roomLeft(state))
        forEachMember(state, frame.seat, frame.card, attackedAway(state, frame), 0,
                      [&](const Action& action) { actions.add(action); });
}

namespace {

// Who is aimed at somebody has a frame of his own, so that it can be answered as if he were played by himself. It lies
// below the one that announces.
void pushAimed(Play& play, CardRef member, Thing aim)
{
    const Frame group = play.state.top();
    Frame& above = push(play, FrameKind::Card);
    Frame& aimed = play.state.frames[play.state.depth - 2u];
    above = group;
    aimed = {};
    aimed.kind = FrameKind::Card;
    aimed.step = kWaitStep;
    aimed.seat = group.seat;
    aimed.who = group.who;
    aimed.team = group.team;
    aimed.card = member;
    aimed.target = aim;
    aimed.what = formsOf(play.state, member).front().steps;
}

} // namespace

void takeBundle(Play& play, const Action& action)
{
    Frame& frame = play.state.top();
    if (action.kind == ActionKind::Pass) {
        frame.count = 0;
        frame.step = kPlayedStep;
        return;
    }
    ++frame.count;
    const Seat seat = frame.seat;
    const CardRef group = frame.card;
    const CardRef member = action.target.card();
    const Price price = priceOfMember(play.state, seat, member);
    openHeld(play, member);
    put(play, member, Place::Waiting, static_cast<std::uint8_t>(group.index()), group.owner());
    if (momentOf(play.state).checkDepth > 0)
        noteUse(play.state, seat, member);
    play.tell({.kind = EventKind::Played,
               .seat = seat,
               .card = cardIndex(play.state, member),
               .other = cardIndex(play.state, group)});
    if (action.other)
        pushAimed(play, member, action.other);
    happened(play, MomentKind::CardPlayed, {}, member);
    payFor(play, seat, member, price);
}

void raiseAimed(GameState& state)
{
    for (std::size_t i = state.depth - 1u; i > 0; --i) {
        Frame& below = state.frames[i - 1];
        Frame& group = state.frames[i];
        if (below.kind != FrameKind::Card || below.card == group.card || groupOf(state, below.card) != group.card)
            return;
        std::swap(below, group);
    }
}

bool goOnTogether(GameState& state, CardRef group)
{
    Frame& below = state.top();
    if (below.kind != FrameKind::Card || below.step != kWaitStep || (below.flags & kNegated) != 0 ||
        (below.card != group && groupOf(state, below.card) != group))
        return false;
    below.count = state.match->seats();
    return true;
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
