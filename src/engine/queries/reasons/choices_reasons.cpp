// Refused of choices that come up while something resolves, of passes and discards; and what is refused because another
// choice is open (the last rows).
#include "engine/queries/meaning/activators.h"
#include "engine/queries/meaning/bundle.h"
#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/reasons/rows.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/briefing.h"
#include "engine/queries/table/powers.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/text_frame.h"

#include <algorithm>

namespace dossier {

namespace {

// --- Who asks -------------------------------------------------------------------------------------------------------

// The card whose text asks, below a Choice, or by itself while it is announced.
CardRef asking(const GameState& state)
{
    const Frame& top = state.top();
    if (top.kind == FrameKind::Choice && state.depth > 1)
        return state.frames[state.depth - 2u].card;
    const bool text = top.kind == FrameKind::Card || top.kind == FrameKind::Text;
    return text && top.step != kWaitStep ? top.card : CardRef();
}

RuleNumber ruleOfPower(const Frame& power)
{
    switch (static_cast<Power>(power.as<PowerFrame>().power)) {
    case Power::Ideology:
        return "POWER-20";
    case Power::Subterfuge:
        return "POWER-16";
    default:
        return "POWER-26";
    }
}

RuleNumber ruleOfRound(const GameState& state)
{
    using Kind = RoundQuestion::Kind;
    switch (roundQuestion(state).kind) {
    case Kind::Weapon:
        return "EQUIP-3";
    case Kind::Reached:
        return "OQ-147";
    case Kind::Source:
        return "OQ-104";
    case Kind::Target:
        break;
    }
    return "COMBAT-27";
}

RuleNumber ruleOfBriefing(const GameState& state)
{
    switch (state.top().step) {
    case kShare:
        return "BRIEF-4";
    case kSell:
    case kSellAgain:
        return "BRIEF-13";
    case kBuy:
        return state.decider == state.activeSeat() ? "BRIEF-10" : "BRIEF-20";
    default:
        return "BRIEF-1";
    }
}

// What a phase asks for.
RuleNumber ruleOfPhase(const Tried& tried)
{
    const auto offered = [&](ActionKind kind) { return (tried.offered & bitOf(kind)) != 0; };
    const bool basic = isBasic(tried.state);
    switch (tried.state.phase()) {
    case Phase::Briefing:
        return basic ? "BASIC-15" : ruleOfBriefing(tried.state);
    case Phase::Requisition:
        return offered(ActionKind::HandOver) && !offered(ActionKind::Requisition) ? "REQ-9" : "REQ-1";
    case Phase::Deployment:
        return "DEP-1";
    case Phase::CaseAssignment:
        return offered(ActionKind::PutUnder) ? "BLUFF-1" : "CASE-1";
    case Phase::Investigation:
        return offered(ActionKind::Investigate) ? "INV-8" : "INV-2";
    case Phase::Debriefing:
        return basic ? "BASIC-39" : offered(ActionKind::Pass) ? "DEBRIEF-1" : "DEBRIEF-2";
    case Phase::Healing:
        break;
    }
    return "TURN-1";
}

RuleNumber ruleOfSite(const Tried& tried)
{
    return (tried.offered & bitOf(ActionKind::AnnounceSkill)) != 0 ? "CASE-10" : "SITE-11";
}

// The rule that asks for the choice that is open; nothing where a card does.
RuleNumber ruleThatAsks(const Tried& tried)
{
    switch (tried.state.top().kind) {
    case FrameKind::Turn:
        return ruleOfPhase(tried);
    case FrameKind::Site:
        return ruleOfSite(tried);
    case FrameKind::Question:
        return "SITE-1";
    case FrameKind::Penalty:
        return "SITE-16";
    case FrameKind::Reveal:
        return "BLUFF-25";
    case FrameKind::Payment:
        return "PLAY-8";
    case FrameKind::Round:
        return ruleOfRound(tried.state);
    case FrameKind::Departure:
        return "BASIC-33";
    case FrameKind::Power:
        return ruleOfPower(tried.state.top());
    default:
        return {};
    }
}

} // namespace

void citeOpenChoice(const Tried& tried, ReasonKind kind, Reasons& reasons)
{
    if (tried.state.over() || isOption(tried.state))
        return;
    const CardRef card = asking(tried.state);
    if (card)
        reasons.cite(tried.state, kind, card);
    if (const RuleNumber rule = ruleThatAsks(tried); !rule.empty())
        reasons.add(kind, rule);
}

// --- Picked, chosen, named ------------------------------------------------------------------------------------------

namespace {

// The rule that bars a thing that a text asks for.
void againstChosen(const Tried& tried, Thing thing, Reasons& reasons)
{
    const GameState& state = tried.state;
    const CardRef card = thing.card();
    if (!card)
        return;
    if (const AgentAt agent = agentAt(state, thing)) {
        const bool held = agentOf(state, agent.seat, agent.slot).where() == Section::Hospital &&
                          !mayLeaveHospital(state, agent.seat, agent.slot);
        reasons.addIf(held, ReasonKind::Barred, "HEAL-14");
        const bool barredNow = (barred(state, agent.seat) >> agent.slot & 1u) != 0;
        reasons.addIf(barredNow, ReasonKind::Barred, "COMBAT-8");
    } else if (const Seat seat = playerOf(state, card); seat != kNoSeat) {
        againstAbsent(state, seat, factsOf(state, card).slot, reasons);
    }
    reasons.addIf(placeOf(state, card) == Place::Removed, ReasonKind::Barred, "ZONE-18");
}

// A card from outside that is chosen by its number: one of that title has been removed (ZONE-18).
void againstOutside(const Tried& tried, Reasons& reasons)
{
    const GameState& state = tried.state;
    const auto chosen = static_cast<CardIndex>(tried.action.number << 8 | tried.action.agent);
    if (tried.namesTarget() || !tried.says(Attempt::kNumber) || chosen >= state.match->pool().size())
        return;
    for (int index = 0; index < cardsOf(state, tried.by); ++index) {
        const CardRef card(tried.by, index);
        if (placeOf(state, card) == Place::Removed && state.match->pool().sameCard(cardIndex(state, card), chosen))
            reasons.add(ReasonKind::Barred, "ZONE-18");
    }
}

// An Adversary that is to be announced with the card on top (0244).
void againstMember(const Tried& tried, CardRef member, Reasons& reasons)
{
    const GameState& state = tried.state;
    const Frame& top = state.top();
    if (top.kind != FrameKind::Card || top.step != kBundleStep || factsOf(state, member).type != CardType::Adversary)
        return;
    const bool lacking = allUnsatisfied(state, top.seat, member, tried.moment) != 0;
    reasons.addIf(lacking, ReasonKind::Activator, isBasic(state) ? "BASIC-36" : "PLAY-22");
    const Price price = priceOfMember(state, top.seat, member);
    if (!canPay(state, top.seat, member, price))
        reasons.add(tooDear("PLAY-5", poolOf(state, top.seat, price.rp), price.cost));
}

Thing picked(const Tried& tried)
{
    if (tried.namesTarget())
        return tried.action.target;
    if (tried.namesCard())
        return Thing(tried.action.card);
    const bool agent = tried.namesAgent() && !tried.says(Attempt::kNumber);
    for (Seat seat = 0; agent && seat < tried.state.match->seats(); ++seat)
        if (agentOf(tried.state, seat, tried.action.agent).inPlay())
            return agentCard(tried.state, seat, tried.action.agent);
    return {};
}

} // namespace

void againstChoosing(const Tried& tried, Reasons& reasons)
{
    if (tried.isAnswer()) // what a text asks for it lists
        return;
    if (isOption(tried.state)) {
        reasons.add(ReasonKind::WrongWindow, "PLAY-63");
        reasons.add(ReasonKind::WrongWindow, "PLAY-61");
        return;
    }
    if (const Thing thing = picked(tried)) {
        againstChosen(tried, thing, reasons);
        if (thing.isCard())
            againstMember(tried, thing.card(), reasons);
    }
    if (tried.action.kind == ActionKind::Choose && tried.state.top().kind == FrameKind::Choice)
        againstOutside(tried, reasons);
    citeOpenChoice(tried, ReasonKind::OwnText, reasons);
    reasons.add(ReasonKind::Barred, "PLAY-61");
}

void againstPassing(const Tried& tried, Reasons& reasons)
{
    if (!tried.isOffered(ActionKind::Pass))
        citeOpenChoice(tried, ReasonKind::OtherChoice, reasons);
}

void againstDiscarding(const Tried& tried, Reasons& reasons)
{
    const bool debriefing = tried.isOffered(ActionKind::Discard);
    const bool late = isBasic(tried.state) && tried.inPhase(Phase::Debriefing) && !debriefing;
    reasons.addIf(late, ReasonKind::SecondCopy, "BASIC-39");
    reasons.addIf(!debriefing || !tried.meansOwnHand(), ReasonKind::WrongWindow, "DEBRIEF-1");
}

// DEP-14
void againstFollowing(const Tried& tried, Reasons& reasons)
{
    reasons.addIf(tried.isOffered(ActionKind::FollowTeam) && !tried.isAnswer(), ReasonKind::Barred, "DEP-14");
}

} // namespace dossier
