// Refused in the Briefing Phase: the free draw, production, buying and selling.
#include "engine/queries/table/briefing.h"

#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/reasons/rows.h"
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

int pointsToBuyWith(const Tried& tried)
{
    const bool bound = tried.active() && tried.inPhase(Phase::Briefing); // BRIEF-9
    return points(tried.state, tried.by) + (bound ? tried.state.turnFrame().as<TurnFrame>().forCards : 0);
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

void againstFreeDraw(const Tried& tried, Reasons& reasons)
{
    const bool basic = isBasic(tried.state);
    reasons.addIf(!basic && !tried.active(), ReasonKind::WrongRole, "BRIEF-25");
    if (!mayDraw(tried.state, tried.by))
        citeBans(tried.state, Permission::Draw, Thing::player(tried.by), reasons);
    const bool early = tried.active() && tried.inPhase(Phase::Briefing) && tried.state.turnFrame().step <= kFreeDraw;
    reasons.addIf(!early || basic, ReasonKind::WrongWindow, basic ? "BASIC-15" : "BRIEF-1");
    reasons.addIf(drawable(tried.state, tried.by) == 0, ReasonKind::NoTarget, "ZONE-9");
}

void againstProducing(const Tried& tried, Reasons& reasons)
{
    if (tried.namesAgent() && agentOf(tried.state, tried.by, tried.action.agent).inPlay()) {
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
    reasons.add(ReasonKind::WrongWindow, "BRIEF-4");
}

void againstBuyingCards(const Tried& tried, Reasons& reasons)
{
    const RuleNumber price = tried.active() ? "BRIEF-10" : "BRIEF-20";
    const int number = tried.says(Attempt::kNumber) ? tried.action.number : 1;
    const int most = mayDraw(tried.state, tried.by) ? drawable(tried.state, tried.by) : 0;
    reasons.addIf(hasBought(tried), ReasonKind::Barred, tried.active() ? "BRIEF-11" : "BRIEF-21");
    reasons.addIf(std::max(number, 1) > most, ReasonKind::NoTarget, "BRIEF-29");
    citeBans(tried.state, Permission::Draw, Thing::player(tried.by), reasons);
    const bool offered = isAt(tried, kBuy);
    if (offered && number > pointsToBuyWith(tried))
        reasons.add(tooDear(price, pointsToBuyWith(tried), number));
    reasons.addIf(!offered || reasons.empty(), ReasonKind::WrongWindow, price);
    const bool over = tried.state.phase() > Phase::Briefing;
    reasons.addIf(over, ReasonKind::Barred, tried.active() ? "BRIEF-11" : "BRIEF-21"); // had this turn's, or let it go
    reasons.addIf(over, ReasonKind::WrongWindow, "BRIEF-26");
}

void againstSelling(const Tried& tried, Reasons& reasons)
{
    const GameState& state = tried.state;
    const auto unsaleable = [&](CardRef card) { return factsOf(state, card).pool == Pool::Conspiracy; };
    reasons.addIf(tried.active(), ReasonKind::WrongRole, "BRIEF-25");
    if (tried.namesCard()) {
        reasons.addIf(unsaleable(tried.action.card), ReasonKind::Barred, "BRIEF-14");
    } else if (!tried.says(Attempt::kCard)) {
        Options hand;
        state.player(tried.by).hand.forEach([&](int index) {
            Reasons against;
            against.addIf(unsaleable({tried.by, index}), ReasonKind::Barred, "BRIEF-14");
            hand.add(against);
        });
        hand.conclude({ReasonKind::NoTarget, "BRIEF-13"}, reasons);
    }
    reasons.addIf(isDoneSelling(tried), ReasonKind::WrongWindow, "BRIEF-19");
    const bool inHand = !tried.namesCard() ||
                        (tried.action.card.owner() == tried.by && placeOf(state, tried.action.card) == Place::Hand);
    reasons.addIf(!isAt(tried, kSell) || !inHand, ReasonKind::WrongWindow, "BRIEF-13");
    const bool over = !tried.active() && state.phase() > Phase::Briefing;
    reasons.addIf(over, ReasonKind::WrongWindow, "BRIEF-19"); // his purchase of this turn is over
}

} // namespace dossier
