// Refused in the Requisition Phase: Equipment for an Agent, and its exchange.
#include "engine/queries/meaning/payment.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/reasons/rows.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace {

bool standsIn(const CardFacts& equipment, Section section)
{
    const auto elsewhere = [&](Activator activator, Section named) {
        return equipment.has(activator) && section != named;
    };
    return !elsewhere(Activator::Bureau, Section::Bureau) && !elsewhere(Activator::Field, Section::Field) &&
           !elsewhere(Activator::Hospital, Section::Hospital);
}

bool isAtHand(const Tried& tried, CardRef card)
{
    const bool inHand = placeOf(tried.state, card) == Place::Hand && card.owner() == tried.by;
    return inHand || (isHeld(tried.state, card) && controllerOf(tried.state, card) == tried.by); // OQ-130
}

// REQ-3 to REQ-5: this Equipment on this Agent of his.
Reasons againstHolder(const Tried& tried, CardRef equipment, int slot)
{
    const GameState& state = tried.state;
    const RuleNumber section = isBasic(state) ? "BASIC-20" : "REQ-3";
    Reasons reasons;
    if (!agentOf(state, tried.by, slot).inPlay()) {
        reasons.add(ReasonKind::Barred, section);
        return reasons;
    }
    const CardFacts& facts = factsOf(state, equipment);
    const CardRef agent = agentCard(state, tried.by, slot);
    const bool here = (state.player(tried.by).inPlay >> slot & 1u) != 0;
    reasons.addIf(holdsTitle(state, agent, facts.title), ReasonKind::SecondCopy, isBasic(state) ? "BASIC-22" : "REQ-5");
    reasons.addIf(!here || !standsIn(facts, agentOf(state, tried.by, slot).where()), ReasonKind::Barred, section);
    reasons.addIf(facts.has(Activator::Believer) && !bears(state, agent, Keyword::Believer), ReasonKind::Barred,
                  "REQ-4");
    againstAbsent(state, tried.by, slot, reasons);
    return reasons;
}

// Whose Equipment it is that lies there: the slot of its holder, or -1.
int holderOf(const Tried& tried, CardRef equipment)
{
    const CardRef host = hostOf(tried.state, equipment);
    if (!host || playerOf(tried.state, host) != tried.by)
        return -1;
    return factsOf(tried.state, host).slot;
}

Reasons againstExchange(const Tried& tried, CardRef equipment, int from, int to)
{
    const GameState& state = tried.state;
    const AgentState& giver = agentOf(state, tried.by, from);
    const AgentState& taker = agentOf(state, tried.by, to);
    const bool basic = isBasic(state);
    const RuleNumber same = basic ? "BASIC-21" : "REQ-9";
    Reasons reasons;
    if (!taker.inPlay() || from == to) {
        reasons.add(ReasonKind::Barred, same);
        return reasons;
    }
    const bool hospital = giver.where() == Section::Hospital || taker.where() == Section::Hospital;
    reasons.addIf(!basic && hospital && tried.options().houseRule(4), ReasonKind::Barred, "REQ-11");
    const bool present =
        (state.player(tried.by).inPlay >> from & 1u) != 0 && (state.player(tried.by).inPlay >> to & 1u) != 0;
    const bool together = basic || hospital ? giver.where() == taker.where() : giver.team == taker.team;
    reasons.addIf(!present || !together, ReasonKind::Barred, same);
    reasons.addIf(holdsTitle(state, agentCard(state, tried.by, to), factsOf(state, equipment).title),
                  ReasonKind::SecondCopy, basic ? "BASIC-22" : "REQ-12");
    againstAbsent(state, tried.by, from, reasons);
    againstAbsent(state, tried.by, to, reasons);
    return reasons;
}

} // namespace

void againstRequisition(const Tried& tried, Reasons& reasons)
{
    const GameState& state = tried.state;
    const bool equipment = tried.namesCard() && factsOf(state, tried.action.card).type == CardType::Equipment;
    const bool now = tried.active() && tried.inPhase(Phase::Requisition);
    reasons.addIf(!now || !equipment || !isAtHand(tried, tried.action.card), ReasonKind::WrongWindow, "REQ-1");
    if (!equipment)
        return;
    const CardRef card = tried.action.card;
    if (tried.namesAgent()) {
        reasons.add(againstHolder(tried, card, tried.action.agent));
    } else {
        Options holders;
        forEachAgent(state.player(tried.by).inPlay, [&](int slot) { holders.add(againstHolder(tried, card, slot)); });
        holders.conclude(kNothingFits, reasons);
    }
    const Price price = fullPriceOf(state, card);
    if (!canPay(state, tried.by, card, price))
        reasons.add(tooDear("REQ-2", poolOf(state, tried.by, price.rp), price.cost));
}

void againstHandingOver(const Tried& tried, Reasons& reasons)
{
    const GameState& state = tried.state;
    const bool now = tried.active() && tried.inPhase(Phase::Requisition);
    const bool equipment = tried.namesCard() && factsOf(state, tried.action.card).type == CardType::Equipment;
    const int from = equipment ? holderOf(tried, tried.action.card) : -1;
    reasons.addIf(!now || from < 0, ReasonKind::WrongWindow, isBasic(state) && now ? "BASIC-21" : "REQ-9");
    if (from < 0)
        return;
    const CardRef card = tried.action.card;
    if (tried.namesAgent()) {
        reasons.add(againstExchange(tried, card, from, tried.action.agent));
    } else {
        Options takers;
        forEachAgent(state.player(tried.by).inPlay & ~(1u << from),
                     [&](int to) { takers.add(againstExchange(tried, card, from, to)); });
        takers.conclude({ReasonKind::NoTarget, isBasic(state) ? "BASIC-21" : "REQ-9"}, reasons);
    }
    const int fee = tried.options().houseRule(3) ? priceOf(state, card) : 0;
    if (fee > points(state, tried.by))
        reasons.add(tooDear("HOUSE-3", points(state, tried.by), fee));
    reasons.addIf(marking(state, card).once != 0, ReasonKind::SecondCopy, isBasic(state) ? "BASIC-21" : "REQ-9");
}

} // namespace dossier
