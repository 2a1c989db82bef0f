// Refused in the Briefing Phase: the free draw, production, buying and selling.
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/reasons/allowed.h"
#include "engine/queries/reasons/rows.h"
#include "engine/queries/table/briefing.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

#include <algorithm>

namespace dossier {

namespace {

int placeInOrder(const GameState& state, Seat seat)
{
    const int seats = state.match->seats();
    return (seat - state.activeSeat() + seats) % seats;
}

// Whose part of buying and selling has come, by BRIEF-22.
Seat buyer(const GameState& state)
{
    const Seat who = state.turnFrame().who;
    return who == kNoSeat ? state.activeSeat() : who;
}

// He is asked in this step.
bool isAt(const Tried& tried, BriefingStep step)
{
    return tried.asked() && tried.inPhase(Phase::Briefing) && tried.state.top().kind == FrameKind::Turn &&
           tried.state.top().step == step;
}

// He has announced what he buys, or let his part go by.
bool hasBought(const Tried& tried)
{
    if (!tried.inPhase(Phase::Briefing) || isBasic(tried.state))
        return false;
    const int now = placeInOrder(tried.state, buyer(tried.state));
    const int own = placeInOrder(tried.state, tried.by);
    return own < now || (own == now && tried.state.turnFrame().step > kBuy);
}

// BRIEF-19
bool isDoneSelling(const Tried& tried)
{
    const bool buying = tried.inPhase(Phase::Briefing) && buyer(tried.state) == tried.by;
    return !tried.active() && (hasBought(tried) || (buying && tried.state.turnFrame().step > kSell));
}

// BRIEF-30; RP that only buy cards in this phase are counted in the Turn frame (BRIEF-9).
int pointsToBuyWith(const GameState& state, Seat seat)
{
    const bool bound = seat == state.activeSeat() && state.phase() == Phase::Briefing;
    return points(state, seat) + (bound ? state.turnFrame().as<TurnFrame>().forCards : 0);
}

// BRIEF-29
int mostDrawn(const GameState& state, Seat seat)
{
    return mayDraw(state, seat) ? drawable(state, seat) : 0;
}

// One of those who may say so gives a part of the points that he has (BRIEF-4).
bool isShare(const Tried& tried)
{
    const int slot = std::countr_zero(tried.state.top().as<TurnFrame>().producing);
    return (!tried.says(Attempt::kAgent) || tried.action.agent == slot) &&
           (!tried.says(Attempt::kNumber) || tried.action.number <= resOf(tried.state, tried.by, slot));
}

// BRIEF-7: a text of his that looks at his Section gives nothing in this one.
bool isInWrongSection(const GameState& state, CardRef agent)
{
    const Effect* effect = state.match->effect(cardIndex(state, agent));
    if (!effect)
        return false;
    return std::any_of(effect->whileThere.begin(), effect->whileThere.end(), [&](const Step& step) {
        const bool section = step.when && (step.when->kind == ConditionKind::SelfInBureau ||
                                           step.when->kind == ConditionKind::SelfInField ||
                                           step.when->kind == ConditionKind::SelfInBureauOrField);
        return section && !holds(textOfCard(state, agent), *step.when);
    });
}

} // namespace

int freeCards(const GameState& state, Seat seat)
{
    constexpr int kBasicHand = 10; // BASIC-15
    return isBasic(state) ? kBasicHand - state.player(seat).hand.size() : 1;
}

namespace {

template <typename Sink>
bool againstDrawing(const GameState& state, Seat seat, bool now, Sink& against)
{
    const bool banned = !mayDraw(state, seat);
    const bool full = freeCards(state, seat) <= 0;
    return against.explainIf(banned,
                             [&](auto& reasons) { citeBans(state, Permission::Draw, Thing::player(seat), reasons); }) ||
           against.addIf(!now || full, ReasonKind::WrongWindow, isBasic(state) ? "BASIC-15" : "BRIEF-1") ||
           against.addIf(drawable(state, seat) == 0, ReasonKind::NoTarget, "ZONE-9");
}

} // namespace

void againstFreeDraw(const Tried& tried, Reasons& reasons)
{
    const bool basic = isBasic(tried.state);
    reasons.addIf(!basic && !tried.active(), ReasonKind::WrongRole, "BRIEF-25");
    const bool early = tried.active() && tried.inPhase(Phase::Briefing) && tried.state.turnFrame().step <= kFreeDraw;
    againstDrawing(tried.state, tried.by, basic ? tried.isOffered(ActionKind::FreeDraw) : early, reasons);
}

bool mayDrawFree(const GameState& state, Seat seat)
{
    return !againstDrawing(state, seat, true, kAnyObjection);
}

void againstProducing(const Tried& tried, Reasons& reasons)
{
    const bool fits = tried.isOffered(ActionKind::Produce) && isShare(tried);
    if (!fits && tried.namesAgent() && agentOf(tried.state, tried.by, tried.action.agent).inPlay()) {
        const int slot = tried.action.agent;
        const AgentState& agent = agentOf(tried.state, tried.by, slot);
        const bool here = (tried.state.player(tried.by).inPlay >> slot & 1u) != 0;
        reasons.addIf(here && agent.where() == Section::Hospital, ReasonKind::Barred, "BRIEF-5");
        reasons.addIf(here && isInWrongSection(tried.state, agentCard(tried.state, tried.by, slot)),
                      ReasonKind::Condition, "BRIEF-7");
        againstAbsent(tried.state, tried.by, slot, reasons);
        reasons.addIf(agent.bought != 0, ReasonKind::Barred, "AGENT-11");
        reasons.addIf(agent.borrowed != 0, ReasonKind::Barred, "AGENT-23");
    }
    reasons.addIf(!fits, ReasonKind::WrongWindow, "BRIEF-4");
}

void againstBuyingCards(const Tried& tried, Reasons& reasons)
{
    const RuleNumber price = tried.active() ? "BRIEF-10" : "BRIEF-20";
    const int number = tried.says(Attempt::kNumber) ? tried.action.number : 1;
    const int have = pointsToBuyWith(tried.state, tried.by);
    reasons.addIf(hasBought(tried), ReasonKind::Barred, tried.active() ? "BRIEF-11" : "BRIEF-21");
    reasons.addIf(std::max(number, 1) > mostDrawn(tried.state, tried.by), ReasonKind::NoTarget, "BRIEF-29");
    citeBans(tried.state, Permission::Draw, Thing::player(tried.by), reasons);
    const bool offered = isAt(tried, kBuy);
    if (offered && number > have)
        reasons.add(tooDear(price, have, number));
    reasons.addIf(!offered, ReasonKind::WrongWindow, price);
    reasons.elseIf(number == 0, ReasonKind::WrongWindow, price);
    const bool over = tried.state.phase() > Phase::Briefing;
    reasons.addIf(over, ReasonKind::Barred, tried.active() ? "BRIEF-11" : "BRIEF-21"); // had this turn's, or let it go
    reasons.addIf(over, ReasonKind::WrongWindow, "BRIEF-26");
}

int mostBought(const GameState& state)
{
    const Seat buys = state.top().who;
    return std::min(pointsToBuyWith(state, buys), mostDrawn(state, buys));
}

namespace {

// In the hand for this turn alone: it can only be played.
bool isLentToHand(const GameState& state, CardRef card)
{
    const auto modifiers = modifiersOf(state);
    return std::any_of(modifiers.begin(), modifiers.end(), [&](const Modifier& modifier) {
        return modifier.kind == ModifierKind::GoHome && modifier.subject == card;
    });
}

// An X-File has no icon at all, and so has a blank (players/playtest/blank.h).
bool isForSale(const CardFacts& facts)
{
    return facts.type != CardType::XFile && facts.pool != Pool::Conspiracy;
}

} // namespace

bool maySell(const GameState& state, CardRef card)
{
    return isForSale(factsOf(state, card)) && !isLentToHand(state, card);
}

void againstSelling(const Tried& tried, Reasons& reasons)
{
    const GameState& state = tried.state;
    reasons.addIf(tried.active(), ReasonKind::WrongRole, "BRIEF-25");
    if (tried.namesCard()) {
        reasons.addIf(!isForSale(factsOf(state, tried.action.card)), ReasonKind::Barred, "BRIEF-14");
        reasons.addIf(isLentToHand(state, tried.action.card), ReasonKind::WrongWindow, "BRIEF-13");
    } else if (!tried.says(Attempt::kCard)) {
        Options hand;
        state.player(tried.by).hand.forEach([&](int index) {
            hand.add([&](Reasons& against) {
                against.addIf(!isForSale(factsOf(state, {tried.by, index})), ReasonKind::Barred, "BRIEF-14");
                against.addIf(isLentToHand(state, {tried.by, index}), ReasonKind::WrongWindow, "BRIEF-13");
            });
        });
        hand.conclude({ReasonKind::NoTarget, "BRIEF-13"}, reasons);
    }
    const bool sells = isAt(tried, kSell) || isAt(tried, kSellAgain);
    reasons.addIf(!sells && isDoneSelling(tried), ReasonKind::WrongWindow, "BRIEF-19");
    reasons.addIf(!sells || !tried.meansOwnHand(), ReasonKind::WrongWindow, "BRIEF-13");
    const bool over = !tried.active() && state.phase() > Phase::Briefing;
    reasons.addIf(over, ReasonKind::WrongWindow, "BRIEF-19"); // his purchase of this turn is over
}

} // namespace dossier
