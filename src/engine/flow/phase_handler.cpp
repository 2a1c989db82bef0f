#include "engine/flow/phase_handler.h"

#include "engine/changes/modifiers_changes.h"
#include "engine/queries/table/standing.h"

namespace dossier {

Flow nextStep(Play& play)
{
    ++play.state.top().step;
    return Flow::GoOn;
}

Flow decide(Play& play, Seat seat)
{
    play.state.decider = seat;
    return Flow::Decide;
}

namespace {

Flow open(Play& play, WindowKind kind)
{
    if (play.state.depth == kMostFrames) // nothing more could be begun in it (OQ-151)
        return Flow::GoOn;
    const Seat first = firstOption(play.state);
    Frame& window = push(play, FrameKind::Window);
    window.as<WindowFrame>().window = static_cast<std::uint8_t>(kind);
    window.who = first;
    return Flow::GoOn;
}

} // namespace

Flow openWindow(Play& play, WindowKind kind)
{
    nextStep(play);
    return isBasic(play.state) && !isForCards(play.state.phase()) ? Flow::GoOn : open(play, kind);
}

Flow openEndWindow(Play& play)
{
    nextStep(play);
    return open(play, WindowKind::Open);
}

Flow nextPhase(Play& play)
{
    Frame& turn = play.state.top();
    assert(turn.kind == FrameKind::Turn);
    if (static_cast<Phase>(turn.as<TurnFrame>().phase) == Phase::Briefing)
        endNextBriefing(play.state, turn.seat);
    ++turn.as<TurnFrame>().phase;
    turn.step = 0;
    turn.mark(AgainFlag::Begun, false);
    turn.as<TurnFrame>().cards = 0;
    turn.who = kNoSeat;
    play.tell({.kind = EventKind::PhaseBegan, .seat = turn.seat, .number = turn.as<TurnFrame>().phase});
    return Flow::GoOn;
}

} // namespace dossier
