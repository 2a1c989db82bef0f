// Healing Phase: the Investigating Player's Agents in the Hospital recover (HEAL-1 to HEAL-6, BASIC-18).
#include "engine/changes/agents_changes.h"
#include "engine/changes/reactions.h"
#include "engine/flow/phase_handler.h"
#include "engine/queries/table/teams.h"

namespace dossier {

namespace healing {
namespace {

enum Step : std::uint8_t { kStart, kHeal, kEndWindow, kDone };

int pointsHealed(const GameState& state, Seat seat, int slot)
{
    constexpr int kSturdy = 4; // HEAL-3
    if (state.match->options().game == Game::Basic)
        return 1;
    const bool slowly = agentOf(state, seat, slot).healsSlowly != 0; // half of it, rounded up
    return permanentHealth(state, seat, slot) >= kSturdy && !slowly ? 2 : 1;
}

Flow advance(Play& play)
{
    const Seat seat = play.state.activeSeat();
    switch (play.state.top().step) {
    case kStart:
        return openWindow(play, WindowKind::Open);
    case kEndWindow:
        return openEndWindow(play);
    case kHeal:
        forEachAgent(agentsIn(play.state, seat, Section::Hospital), [&](int slot) {
            if (agentOf(play.state, seat, slot).damage > 0)
                restore(play, seat, slot, pointsHealed(play.state, seat, slot));
        });
        nextStep(play);
        happened(play, MomentKind::HostHealing, Thing::player(seat), {});
        return Flow::GoOn;
    default:
        return nextPhase(play);
    }
}

void list(const GameState&, ActionList&) {}

void take(Play&, const Action&) {}

} // namespace
} // namespace healing

const PhaseHandler kHealing{healing::advance, healing::list, healing::take};

} // namespace dossier
