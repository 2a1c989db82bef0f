// Refused of Agents on the move: Sections, Teams, Agents bought from the hand.
#include "engine/queries/meaning/payment.h"
#include "engine/queries/reasons/rows.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace {

bool isHere(const Tried& tried, int slot)
{
    return (tried.state.player(tried.by).inPlay >> slot & 1u) != 0;
}

// The Team that is named stands in another Section (DEP-6, DEP-8; BASIC-24).
bool isElsewhere(const Tried& tried, Section section)
{
    if (!tried.namesTeam())
        return false;
    const AgentSet members = teamMembers(tried.state, tried.by, tried.action.team);
    return members != 0 && agentOf(tried.state, tried.by, std::countr_zero(members)).where() != section;
}

Reasons againstMoving(const Tried& tried, int slot)
{
    const bool now = tried.active() && tried.inPhase(Phase::Deployment);
    const bool known = tried.says(Attempt::kSection) && tried.action.section < kSections;
    const auto section = static_cast<Section>(known ? tried.action.section : 0);
    Reasons reasons;
    reasons.addIf(!agentOf(tried.state, tried.by, slot).inPlay(), ReasonKind::Barred, "DEP-1");
    againstAbsent(tried.state, tried.by, slot, reasons);
    if (!now)
        reasons.add(ReasonKind::WrongWindow, known && section == Section::Hospital ? "COMBAT-43" : "DEP-1");
    if (agentOf(tried.state, tried.by, slot).inPlay())
        againstLeaving(tried.state, tried.by, slot, reasons);
    reasons.addIf(known && isElsewhere(tried, section), ReasonKind::Barred,
                  isBasic(tried.state) ? "BASIC-24" : "DEP-6");
    return reasons;
}

Reasons againstRegroupingOne(const Tried& tried, int slot)
{
    const bool investigation = tried.active() && tried.inPhase(Phase::Investigation);
    const bool field = isHere(tried, slot) && agentOf(tried.state, tried.by, slot).where() == Section::Field;
    Reasons reasons;
    reasons.addIf(investigation && !field, ReasonKind::Barred, "INV-1");
    reasons.addIf(!tried.isOffered(ActionKind::Regroup) || !field, ReasonKind::WrongWindow, "DEP-6");
    reasons.addIf(investigation && !tried.isOffered(ActionKind::Regroup), ReasonKind::WrongWindow, "INV-1");
    againstAbsent(tried.state, tried.by, slot, reasons);
    reasons.addIf(isHere(tried, slot) && agentOf(tried.state, tried.by, slot).where() == Section::Hospital,
                  ReasonKind::Barred, "DEP-9");
    reasons.addIf(isElsewhere(tried, Section::Field), ReasonKind::Barred, investigation ? "INV-1" : "DEP-6");
    return reasons;
}

// AGENT-13, AGENT-5, AGENT-6
void againstTitle(const Tried& tried, int slot, Reasons& reasons)
{
    const AgentState& agent = agentOf(tried.state, tried.by, slot);
    reasons.addIf(agent.removed != 0 && tried.options().houseRule(6), ReasonKind::Barred, "AGENT-13");
    reasons.addIf(agent.inPlay() && !isHere(tried, slot), ReasonKind::SecondCopy, "AGENT-6");
    reasons.addIf(agent.inPlay() && isHere(tried, slot), ReasonKind::SecondCopy, "AGENT-5");
}

} // namespace

void againstDeploying(const Tried& tried, Reasons& reasons)
{
    if (tried.namesAgent()) {
        reasons.add(againstMoving(tried, tried.action.agent));
    } else {
        Options agents;
        forEachAgent(tried.state.player(tried.by).inPlay, [&](int slot) { agents.add(againstMoving(tried, slot)); });
        agents.conclude({ReasonKind::NoTarget, "DEP-1"}, reasons);
    }
    reasons.addIf(!tried.active(), ReasonKind::WrongRole, "TURN-12");
}

void againstRegrouping(const Tried& tried, Reasons& reasons)
{
    reasons.addIf(isBasic(tried.state), ReasonKind::NotInThisGame, "BASIC-24");
    if (tried.namesAgent() && agentOf(tried.state, tried.by, tried.action.agent).inPlay()) {
        reasons.add(againstRegroupingOne(tried, tried.action.agent));
        return;
    }
    Options agents;
    forEachAgent(tried.state.player(tried.by).inPlay, [&](int slot) { agents.add(againstRegroupingOne(tried, slot)); });
    const bool investigation = tried.active() && tried.inPhase(Phase::Investigation);
    agents.conclude({ReasonKind::NoTarget, investigation ? "INV-1" : "DEP-6"}, reasons);
}

void againstBuyingAgent(const Tried& tried, Reasons& reasons)
{
    const GameState& state = tried.state;
    reasons.addIf(!tried.active() || !tried.inPhase(Phase::Deployment), ReasonKind::WrongWindow, "AGENT-2");
    const CardRef card = tried.namesCard() ? tried.action.card : CardRef();
    if (!card || factsOf(state, card).type != CardType::Agent) {
        reasons.add(ReasonKind::Barred, "AGENT-1");
        return;
    }
    againstTitle(tried, factsOf(state, card).slot, reasons);
    const bool hospital =
        tried.says(Attempt::kSection) && tried.action.section == static_cast<std::uint8_t>(Section::Hospital);
    const bool apart = tried.says(Attempt::kSection) && tried.action.section < kSections &&
                       isElsewhere(tried, static_cast<Section>(tried.action.section));
    reasons.addIf(hospital || apart, ReasonKind::Barred, "AGENT-3");
    const Price price = fullPriceOf(state, card);
    if (placeOf(state, card) != Place::Hand || card.owner() != tried.by)
        reasons.add(ReasonKind::NotInHand, "AGENT-1");
    else if (!canPay(state, tried.by, card, price))
        reasons.add(tooDear("AGENT-1", poolOf(state, tried.by, price.rp), price.cost));
}

} // namespace dossier
