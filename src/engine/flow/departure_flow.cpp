#include "engine/changes/agents_changes.h"
#include "engine/changes/damage_changes.h"
#include "engine/changes/departure_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/queries/table/departure.h"
#include "engine/queries/table/teams.h"

namespace dossier {

namespace departure {
namespace {

constexpr int kBasicTokens = 2; // BASIC-33
constexpr std::uint8_t kHospitalised = 1;

bool cannotGo(const GameState& state, Seat seat, int slot)
{
    const bool here = (state.player(seat).inPlay >> slot & 1u) != 0;
    return !here || agentOf(state, seat, slot).where() == Section::Hospital;
}

// OQ-59: the card that would send them has been negated.
bool isNegated(const GameState& state, CardRef cause)
{
    for (int i = 0; cause && i < state.depth; ++i) {
        const Frame& frame = state.frames[static_cast<std::size_t>(i)];
        if (frame.kind == FrameKind::Card && frame.card == cause && frame.has(CardFlag::Negated))
            return true;
    }
    return false;
}

void goToHospital(Play& play, Seat seat, int slot, bool byAdversary)
{
    settle(play, seat, slot, Section::Hospital, kNoTeam);
    AgentState& agent = agentOf(play.state, seat, slot);
    agent.gone = kHospitalised;
    agent.byAdversary = byAdversary ? 1 : 0;
    agent.leavesLater = 0;
}

// --- The steps ------------------------------------------------------------------------------------------------------

// Of those who were hit, who has no Health left.
Flow findBeaten(Play& play)
{
    Frame& departure = play.state.top();
    for (int i = departure.as<DepartureFrame>().firstHit; i < play.state.hitCount; ++i) {
        const int slot = play.state.hits[static_cast<std::size_t>(i)].target;
        const bool here = (play.state.player(departure.seat).inPlay >> slot & 1u) != 0;
        if (here && currentHealth(play.state, departure.seat, slot) == 0)
            departure.as<DepartureFrame>().agents |= 1u << slot;
    }
    forgetHits(play.state, departure);
    departure.step =
        static_cast<std::uint8_t>(departure.as<DepartureFrame>().agents != 0 ? DepartureStep::Ask : DepartureStep::End);
    return Flow::GoOn;
}

Flow count(Play& play)
{
    countHits(play, play.state.top());
    while (tellNextHit(play)) {
    }
    return nextStep(play);
}

Flow go(Play& play)
{
    Frame& departure = play.state.top();
    departure.step = static_cast<std::uint8_t>(DepartureStep::End);
    if (departure.has(DepartureFlag::CalledOff) || isNegated(play.state, departure.card))
        departure.as<DepartureFrame>().agents = 0;
    forEachAgent(departure.as<DepartureFrame>().agents, [&](int slot) {
        if (cannotGo(play.state, departure.seat, slot))
            departure.as<DepartureFrame>().agents &= ~(1u << slot);
    });
    const Frame leaving = departure;
    const bool byAdversary = isAdversary(play.state, leaving.card);
    forEachAgent(leaving.as<DepartureFrame>().agents,
                 [&](int slot) { goToHospital(play, leaving.seat, slot, byAdversary); });
    leaveCombats(play.state, leaving.seat, leaving.as<DepartureFrame>().agents);
    if (leaving.as<DepartureFrame>().agents != 0) {
        noteLoss(play.state, leaving.seat, leaving.as<DepartureFrame>().agents, leaving.card);
        show(play, SceneKind::Departure);
    }
    return Flow::GoOn;
}

Flow end(Play& play)
{
    const Frame departure = play.state.top();
    pop(play);
    if (departure.as<DepartureFrame>().agents != 0)
        openAftermath(play, departure.seat, departure.as<DepartureFrame>().agents, departure.card);
    return Flow::GoOn;
}

Flow advance(Play& play)
{
    const Frame& departure = play.state.top();
    using enum DepartureStep;
    switch (static_cast<DepartureStep>(departure.step)) {
    case Pick:
        return decide(play, departure.who);
    case Reduce:
        reduceHits(play, departure);
        return nextStep(play);
    case Absorb:
        return openWindow(play, WindowKind::Absorb);
    case Count:
        return count(play);
    case React:
        return openWindow(play, WindowKind::AfterDamage);
    case Beaten:
        return findBeaten(play);
    case Ask:
        return openWindow(play, WindowKind::Departure);
    case Go:
        return go(play);
    default:
        return end(play);
    }
}

void list(const GameState& state, ActionList& actions)
{
    forEachAgent(teamMembers(state, state.top().seat, state.top().team), [&](int slot) {
        actions.add({.kind = ActionKind::PickAgent, .agent = static_cast<std::uint8_t>(slot)});
    });
}

// BASIC-33
void take(Play& play, const Action& action)
{
    Frame& departure = play.state.top();
    departure.as<DepartureFrame>().agents = 1u << action.agent;
    departure.step = static_cast<std::uint8_t>(DepartureStep::Go);
    play.tell({.kind = EventKind::Picked,
               .seat = departure.who,
               .card = heard(play, agentCard(play.state, departure.seat, action.agent))});
    agentOf(play.state, departure.seat, action.agent).damage = kBasicTokens;
}

} // namespace
} // namespace departure

const PhaseHandler kDeparture{departure::advance, departure::list, departure::take};

} // namespace dossier
