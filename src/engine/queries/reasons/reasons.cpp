#include "engine/queries/reasons/reasons.h"

#include "engine/queries/reasons/rows.h"
#include "engine/queries/table/knowledge.h"

namespace dossier {

namespace {

// --- What the game lacks, its end, the turn to decide (REASON-6) ----------------------------------------------------

void againstGame(const Tried& tried, Reasons& reasons)
{
    const bool basic = isBasic(tried.state);
    reasons.addIf(basic && tried.state.match->seats() > 2, ReasonKind::NotInThisGame, "BASIC-1");
    switch (tried.action.kind) {
    case ActionKind::PutUnder:
    case ActionKind::UseBluff:
        reasons.addIf(basic, ReasonKind::NotInThisGame, "BASIC-27");
        break;
    case ActionKind::BuyCards:
    case ActionKind::Sell:
    case ActionKind::Produce:
    case ActionKind::PayWith:
        reasons.addIf(basic, ReasonKind::NotInThisGame, "BASIC-12");
        break;
    case ActionKind::BuyAgent:
        reasons.addIf(basic, ReasonKind::NotInThisGame, "BASIC-8");
        break;
    default:
        break;
    }
    const bool ofCard = tried.action.kind == ActionKind::Play || tried.action.kind == ActionKind::UseBluff ||
                        tried.action.kind == ActionKind::UseText || tried.action.kind == ActionKind::Requisition ||
                        tried.action.kind == ActionKind::PlaceSite || tried.action.kind == ActionKind::BuyAgent;
    if (ofCard && tried.namesCard())
        againstCardOfGame(tried, tried.action.card, reasons);
}

bool isOfBriefing(ActionKind kind)
{
    return kind == ActionKind::Sell || kind == ActionKind::BuyCards;
}

void againstTurn(const Tried& tried, Reasons& reasons)
{
    if (tried.state.over()) {
        reasons.add(ReasonKind::NotYourDecision, "WIN-7");
        return;
    }
    if (tried.asked())
        return;
    const bool buyers = tried.inPhase(Phase::Briefing) && isOfBriefing(tried.action.kind) &&
                        (tried.offered & (bitOf(ActionKind::Sell) | bitOf(ActionKind::BuyCards))) != 0;
    const bool owners = tried.action.kind == ActionKind::UseBluff && tried.state.top().kind == FrameKind::Reveal;
    reasons.addIf(buyers, ReasonKind::NotYourDecision, "BRIEF-22");
    reasons.addIf(owners, ReasonKind::NotYourDecision, "MULTI-13");
    reasons.add(ReasonKind::NotYourDecision, "OQ-24");
}

// --- The rows -------------------------------------------------------------------------------------------------------

using Row = void (*)(const Tried&, Reasons&);

Row rowOf(ActionKind kind)
{
    switch (kind) {
    case ActionKind::Pass:
        return againstPassing;
    case ActionKind::FreeDraw:
        return againstFreeDraw;
    case ActionKind::BuyCards:
        return againstBuyingCards;
    case ActionKind::Sell:
        return againstSelling;
    case ActionKind::Requisition:
        return againstRequisition;
    case ActionKind::HandOver:
        return againstHandingOver;
    case ActionKind::Deploy:
        return againstDeploying;
    case ActionKind::BuyAgent:
        return againstBuyingAgent;
    case ActionKind::PlaceSite:
        return againstPlacing;
    case ActionKind::PutUnder:
        return againstPuttingUnder;
    case ActionKind::Regroup:
        return againstRegrouping;
    case ActionKind::AssignTeam:
        return againstAssigning;
    case ActionKind::Investigate:
        return againstInvestigating;
    case ActionKind::AnnounceSkill:
        return againstAnnouncingSkill;
    case ActionKind::Ask:
        return againstAsking;
    case ActionKind::Guess:
        return againstGuessing;
    case ActionKind::Discard:
        return againstDiscarding;
    case ActionKind::Play:
        return againstPlaying;
    case ActionKind::UseBluff:
        return againstUsingBluff;
    case ActionKind::Allot:
        return againstAllotting;
    case ActionKind::PayWith:
        return againstPayingWith;
    case ActionKind::Produce:
        return againstProducing;
    case ActionKind::Announce:
        return againstTelling;
    case ActionKind::UsePower:
        return againstUsingPower;
    case ActionKind::PickAgent:
    case ActionKind::NameWord:
    case ActionKind::Choose:
        return againstChoosing;
    case ActionKind::UseText:
        return againstUsing;
    case ActionKind::FollowTeam:
    case ActionKind::Concede:
        break;
    }
    return nullptr;
}

// --- Another choice is open -----------------------------------------------------------------------------------------

// Things of this kind are among the answers to what is asked now.
bool isAnswer(const Tried& tried)
{
    return (tried.offered & bitOf(tried.action.kind)) != 0;
}

bool belongsToWindows(ActionKind kind)
{
    return kind == ActionKind::Play || kind == ActionKind::UseText || kind == ActionKind::Announce ||
           kind == ActionKind::UsePower;
}

void againstOpenChoice(const Tried& tried, Reasons& reasons)
{
    if (tried.state.over() || isAnswer(tried))
        return;
    if (!isOption(tried.state)) {
        citeOpenChoice(tried, ReasonKind::OtherChoice, reasons);
        reasons.addIf(belongsToWindows(tried.action.kind), ReasonKind::WrongWindow, "PLAY-59");
    } else if (reasons.empty()) {
        reasons.add(ReasonKind::OtherChoice, "PLAY-60"); // the window comes first
    }
}

// A card of another player that he has not seen (ZONE-21).
bool isUnknown(const Tried& tried)
{
    const CardRef card = tried.action.card;
    return tried.namesCard() && card.owner() != tried.by && tried.by < tried.state.match->seats() &&
           isHidden(tried.state, card) && !knows(tried.state, tried.by, card);
}

// What is said where nothing else is found: the rule that allows such a thing at all.
Reason theLeast(ActionKind kind)
{
    switch (kind) {
    case ActionKind::Play:
        return {ReasonKind::NoTarget, "PLAY-63"};
    case ActionKind::Requisition:
        return {ReasonKind::Barred, "REQ-3"};
    case ActionKind::Deploy:
        return {ReasonKind::Barred, "DEP-1"};
    case ActionKind::PlaceSite:
        return {ReasonKind::WrongWindow, "CASE-1"};
    case ActionKind::FollowTeam:
        return {ReasonKind::Barred, "DEP-14"};
    case ActionKind::AssignTeam:
        return {ReasonKind::Barred, "INV-2"};
    case ActionKind::Regroup:
        return {ReasonKind::Barred, "INV-1"};
    case ActionKind::Sell:
        return {ReasonKind::WrongWindow, "BRIEF-13"};
    case ActionKind::Discard:
        return {ReasonKind::WrongWindow, "DEBRIEF-1"};
    case ActionKind::Ask:
        return {ReasonKind::Barred, "SITE-2"};
    case ActionKind::BuyAgent:
        return {ReasonKind::Barred, "AGENT-3"};
    case ActionKind::UseBluff:
        return {ReasonKind::Barred, "BLUFF-7"};
    case ActionKind::UseText:
        return {ReasonKind::Barred, "PLAY-66"};
    case ActionKind::HandOver:
        return {ReasonKind::Barred, "REQ-9"};
    case ActionKind::Concede:
        return {ReasonKind::Barred, "WIN-8"};
    default:
        return {ReasonKind::WrongWindow, "TURN-1"};
    }
}

// The rule that only permits such a thing, or says who decides: what is refused lies outside its words (REASON-3).
RuleNumber permitting(ActionKind kind)
{
    return kind == ActionKind::UseText ? RuleNumber("PLAY-66") : RuleNumber();
}

} // namespace

std::vector<Reason> reasonsFor(const GameState& state, const Attempt& attempt, ActionKinds offered)
{
    Tried tried{state, attempt.action, attempt.by, attempt.said, offered, momentOf(state)};
    Reasons reasons;
    if (!isOption(state)) // a window that waits below a choice is not open
        tried.moment.open = tried.moment.response = false;
    const bool unknown = isUnknown(tried);
    if (unknown) // nothing is told of it but that it is not his
        tried.action.card = {};
    againstGame(tried, reasons);
    againstTurn(tried, reasons);
    if (attempt.by >= state.match->seats())
        return reasons.list();
    reasons.addIf(state.player(attempt.by).out != 0, ReasonKind::NotYourDecision, "MULTI-18");
    reasons.addIf(unknown && attempt.action.kind == ActionKind::UseBluff, ReasonKind::Barred, "OQ-68");
    if (const Row row = rowOf(attempt.action.kind))
        row(tried, reasons);
    if (attempt.action.kind != ActionKind::Pass)
        againstOpenChoice(tried, reasons);
    if (const RuleNumber last = permitting(attempt.action.kind); !last.empty() && !state.over())
        reasons.add(ReasonKind::Barred, last);
    if (reasons.empty())
        reasons.add(theLeast(attempt.action.kind));
    return reasons.list();
}

} // namespace dossier
