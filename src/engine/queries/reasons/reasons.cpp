#include "engine/queries/reasons/reasons.h"

#include "engine/queries/meaning/playing_rules.h"
#include "engine/queries/reasons/rows.h"
#include "engine/queries/table/briefing.h"
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
        againstCardOfGame(tried.state, factsOf(tried.state, tried.action.card), reasons);
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
    // By the step alone: what whoever is asked could sell is not known to the others (ZONE-21).
    const Frame& top = tried.state.top();
    const bool buyers = tried.inPhase(Phase::Briefing) && isOfBriefing(tried.action.kind) &&
                        top.kind == FrameKind::Turn && (top.step == kSell || top.step == kBuy);
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
        return againstFollowing;
    case ActionKind::Concede: // always accepted (WIN-8)
        break;
    }
    return nullptr;
}

// --- Another choice is open -----------------------------------------------------------------------------------------

bool belongsToWindows(ActionKind kind)
{
    return kind == ActionKind::Play || kind == ActionKind::UseText || kind == ActionKind::Announce ||
           kind == ActionKind::UsePower;
}

void againstOpenChoice(const Tried& tried, Reasons& reasons)
{
    if (tried.state.over() || (tried.offered & bitOf(tried.action.kind)) != 0)
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

// The rule that only permits such a thing, or says who decides: what is refused lies outside its words (REASON-3).
RuleNumber permitting(ActionKind kind)
{
    return kind == ActionKind::UseText ? RuleNumber("PLAY-66") : RuleNumber();
}

ActionKinds kindsOf(const ActionList& actions)
{
    ActionKinds kinds = 0;
    for (const Action& action : actions)
        kinds |= bitOf(action.kind);
    return kinds;
}

} // namespace

std::vector<Reason> reasonsFor(const GameState& state, const Attempt& attempt, const ActionList& answers)
{
    static const ActionList none{0};
    // What another one may choose from is his to know alone (ZONE-21).
    const ActionList& own = attempt.by == state.decider ? answers : none;
    Tried tried{state,        attempt.action,  attempt.by,          attempt.said, own,
                kindsOf(own), momentOf(state), attempt.action.seat, false};
    Reasons reasons;
    if (!isOption(state)) // a window that waits below a choice is not open
        tried.moment.open = tried.moment.response = false;
    tried.unseen = isUnknown(tried);
    if (tried.unseen) // nothing is told of it but that it is not his
        tried.action.card = {};
    againstGame(tried, reasons);
    againstTurn(tried, reasons);
    if (attempt.by >= state.match->seats())
        return reasons.list();
    reasons.addIf(state.player(attempt.by).out != 0, ReasonKind::NotYourDecision, "MULTI-18");
    reasons.addIf(tried.unseen && attempt.action.kind == ActionKind::UseBluff, ReasonKind::Barred, "OQ-68");
    if (const Row row = rowOf(attempt.action.kind))
        row(tried, reasons);
    if (attempt.action.kind != ActionKind::Pass && attempt.action.kind != ActionKind::Concede)
        againstOpenChoice(tried, reasons);
    if (const RuleNumber last = permitting(attempt.action.kind); !last.empty() && !state.over() && !reasons.empty())
        reasons.add(ReasonKind::Barred, last);
    return reasons.list();
}

} // namespace dossier
