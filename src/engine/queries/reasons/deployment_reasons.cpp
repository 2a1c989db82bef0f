// Refused of Agents on the move: Sections, Teams, Agents bought from the hand.
#include "engine/queries/meaning/against_playing.h"
#include "engine/queries/meaning/payment.h"
#include "engine/queries/reasons/allowed.h"
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
    if (isBasic(tried.state)) // all Agents of a Section are one Team
        return section == Section::Hospital || tried.action.team != static_cast<std::uint8_t>(section);
    const AgentSet members = teamMembers(tried.state, tried.by, tried.action.team);
    return members != 0 && agentOf(tried.state, tried.by, std::countr_zero(members)).where() != section;
}

// Whom no place of this phase is open to.
template <typename Sink>
bool againstMoved(const GameState& state, Seat seat, int slot, Sink& against)
{
    const AgentState& agent = agentOf(state, seat, slot);
    return against.soon(agent.moved != 0) ||
           against.explainIf(agent.where() == Section::Hospital && !mayLeaveHospital(state, seat, slot),
                             [&](auto& reasons) { againstLeaving(state, seat, slot, reasons); });
}

// He has been given his place, is there already, or there is no such Team.
bool isNowhere(const Tried& tried, int slot)
{
    bool any = false;
    const std::uint8_t newTeam = freeTeam(tried.state, tried.by);
    const auto look = [&](Section section, std::uint8_t team) {
        const bool meant = (!tried.says(Attempt::kSection) || tried.action.section == static_cast<int>(section)) &&
                           (!tried.says(Attempt::kTeam) || tried.action.team == team);
        any = any || (meant && mayMove(tried.state, tried.by, slot) &&
                      mayGoTo(tried.state, tried.by, slot, section, team, newTeam));
    };
    forEachTeamToJoin(tried.state, tried.by, newTeam, look);
    look(Section::Hospital, kNoTeam);
    return !any;
}

void againstMoving(const Tried& tried, int slot, Reasons& reasons)
{
    const bool now = tried.active() && tried.inPhase(Phase::Deployment);
    const bool known = tried.says(Attempt::kSection) && tried.action.section < kSections;
    const auto section = static_cast<Section>(known ? tried.action.section : 0);
    const bool inPlay = agentOf(tried.state, tried.by, slot).inPlay();
    reasons.addIf(!inPlay, ReasonKind::Barred, "DEP-1");
    againstAbsent(tried.state, tried.by, slot, reasons);
    if (!now)
        reasons.add(ReasonKind::WrongWindow, known && section == Section::Hospital ? "COMBAT-43" : "DEP-1");
    if (inPlay)
        againstMoved(tried.state, tried.by, slot, reasons);
    reasons.addIf(known && isElsewhere(tried, section), ReasonKind::Barred,
                  isBasic(tried.state) ? "BASIC-24" : "DEP-6");
    reasons.elseIf(tried.isOffered(ActionKind::Deploy) && isNowhere(tried, slot), ReasonKind::Barred, "DEP-1");
}

// INV-1, DEP-6
void againstRegroupingOne(const Tried& tried, int slot, Reasons& reasons)
{
    const GameState& state = tried.state;
    const bool investigation = tried.active() && tried.inPhase(Phase::Investigation);
    const bool now = tried.isOffered(ActionKind::Regroup);
    const bool field = isHere(tried, slot) && agentOf(state, tried.by, slot).where() == Section::Field;
    reasons.addIf(investigation && !field, ReasonKind::Barred, "INV-1");
    reasons.addIf(!now || !field, ReasonKind::WrongWindow, "DEP-6");
    reasons.addIf(investigation && !now, ReasonKind::WrongWindow, "INV-1");
    againstAbsent(state, tried.by, slot, reasons);
    reasons.addIf(isHere(tried, slot) && agentOf(state, tried.by, slot).where() == Section::Hospital,
                  ReasonKind::Barred, "DEP-9");
    reasons.addIf(isElsewhere(tried, Section::Field), ReasonKind::Barred, investigation ? "INV-1" : "DEP-6");
    bool any = false;
    if (field && mayRegroup(state, tried.by, slot))
        forEachTeamToRegroup(state, tried.by, slot, [&](std::uint8_t team) {
            any = any || !tried.says(Attempt::kTeam) || tried.action.team == team;
        });
    reasons.elseIf(!any, ReasonKind::Barred, "INV-1");
}

// AGENT-13, AGENT-5, AGENT-6
template <typename Sink>
bool againstTitle(const GameState& state, Seat seat, int slot, Sink& against)
{
    const AgentState& agent = agentOf(state, seat, slot);
    const bool here = (state.player(seat).inPlay >> slot & 1u) != 0;
    return against.addIf(agent.removed != 0 && state.match->options().houseRule(6), ReasonKind::Barred, "AGENT-13") ||
           against.addIf(agent.inPlay(), ReasonKind::SecondCopy, here ? "AGENT-5" : "AGENT-6");
}

bool isNoTeamToJoin(const Tried& tried)
{
    bool any = false;
    forEachTeamToJoin(tried.state, tried.by, freeTeam(tried.state, tried.by), [&](Section section, std::uint8_t team) {
        any = any || ((!tried.says(Attempt::kSection) || tried.action.section == static_cast<int>(section)) &&
                      (!tried.says(Attempt::kTeam) || tried.action.team == team));
    });
    return !any;
}

} // namespace

bool mayMove(const GameState& state, Seat seat, int slot)
{
    return !againstMoved(state, seat, slot, kAnyObjection);
}

bool mayGoTo(const GameState& state, Seat seat, int slot, Section section, std::uint8_t team, std::uint8_t newTeam)
{
    const AgentState& agent = agentOf(state, seat, slot);
    if (agent.where() != section)
        return true;
    if (isBasic(state) || section == Section::Hospital || agent.team == team)
        return false;
    return team != newTeam || !std::has_single_bit(teamMembers(state, seat, agent.team));
}

bool mayRegroup(const GameState& state, Seat seat, int slot)
{
    return agentOf(state, seat, slot).moved == 0;
}

bool mayBuyAgent(const GameState& state, Seat seat, CardRef card)
{
    return factsOf(state, card).type == CardType::Agent && isOfThisGame(state, card) &&
           !againstTitle(state, seat, factsOf(state, card).slot, kAnyObjection) &&
           !againstCost(state, seat, card, "", kAnyObjection);
}

void againstDeploying(const Tried& tried, Reasons& reasons)
{
    if (tried.namesAgent()) {
        againstMoving(tried, tried.action.agent, reasons);
    } else {
        Options agents;
        forEachAgent(tried.state.player(tried.by).inPlay,
                     [&](int slot) { agents.add([&](Reasons& against) { againstMoving(tried, slot, against); }); });
        agents.conclude({ReasonKind::NoTarget, "DEP-1"}, reasons);
    }
    reasons.addIf(!tried.active(), ReasonKind::WrongRole, "TURN-12");
}

void againstRegrouping(const Tried& tried, Reasons& reasons)
{
    reasons.addIf(isBasic(tried.state), ReasonKind::NotInThisGame, "BASIC-24");
    if (tried.namesAgent() && agentOf(tried.state, tried.by, tried.action.agent).inPlay()) {
        againstRegroupingOne(tried, tried.action.agent, reasons);
        return;
    }
    Options agents;
    forEachAgent(tried.state.player(tried.by).inPlay,
                 [&](int slot) { agents.add([&](Reasons& against) { againstRegroupingOne(tried, slot, against); }); });
    const bool investigation = tried.active() && tried.inPhase(Phase::Investigation);
    agents.conclude({ReasonKind::NoTarget, investigation ? "INV-1" : "DEP-6"}, reasons);
    reasons.elseIf(tried.says(Attempt::kAgent), ReasonKind::Barred, "INV-1"); // nobody who is in play
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
    againstTitle(state, tried.by, factsOf(state, card).slot, reasons);
    const bool hospital =
        tried.says(Attempt::kSection) && tried.action.section == static_cast<std::uint8_t>(Section::Hospital);
    const bool apart = tried.says(Attempt::kSection) && tried.action.section < kSections &&
                       isElsewhere(tried, static_cast<Section>(tried.action.section));
    reasons.addIf(hospital || apart, ReasonKind::Barred, "AGENT-3");
    if (!tried.meansOwnHand())
        reasons.add(ReasonKind::NotInHand, "AGENT-1");
    else
        againstCost(state, tried.by, card, "AGENT-1", reasons);
    reasons.elseIf(isNoTeamToJoin(tried), ReasonKind::Barred, "AGENT-3");
}

} // namespace dossier
