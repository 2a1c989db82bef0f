#include "engine/queries/table/standing.h"

#include "engine/queries/table/modifiers.h"

namespace dossier {

namespace {

// Takes up what one frame says, from the top of the stack downwards: what lies higher counts.
void takeUp(const Frame& frame, int depth, bool& windowSeen, Moment& moment)
{
    switch (frame.kind) {
    case FrameKind::Card:
    case FrameKind::Power:
        moment.response = moment.response || !windowSeen;
        return;
    case FrameKind::Window:
        if (!windowSeen) {
            moment.window = static_cast<WindowKind>(frame.as<WindowFrame>().window);
            moment.open = windowSeen = true;
        }
        return;
    case FrameKind::Reveal:
        if (!windowSeen) {
            moment.window = WindowKind::Check;
            moment.answersOnly = moment.open = windowSeen = true;
        }
        return;
    case FrameKind::Round:
        if (moment.checkDepth == 0)
            moment.checkDepth = depth;
        return;
    case FrameKind::Combat:
        if (!moment.combat && !moment.check)
            moment.combat = &frame;
        return;
    case FrameKind::Check:
        if (moment.checkDepth == 0)
            moment.checkDepth = depth;
        if (!moment.check)
            moment.check = &frame;
        return;
    case FrameKind::Site:
        moment.site = &frame;
        return;
    default:
        return;
    }
}

} // namespace

Moment momentOf(const GameState& state)
{
    Moment moment;
    bool windowSeen = false;
    for (int depth = state.depth; depth > 0; --depth)
        takeUp(state.frames[static_cast<std::size_t>(depth - 1)], depth, windowSeen, moment);
    return moment;
}

bool playsAlone(const GameState& state)
{
    return isBasic(state) && state.phase() == Phase::Requisition;
}

bool allPassed(const GameState& state)
{
    const Frame& top = state.top();
    const int alone = top.kind == FrameKind::Window ? 1 : 0;
    return top.as<WaitingFrame>().passes >= (playsAlone(state) ? alone : state.match->seats());
}

Seat firstOption(const GameState& state)
{
    const int round = depthOf(state, FrameKind::Round);
    const bool fighting = round > depthOf(state, FrameKind::Check) && round > depthOf(state, FrameKind::Departure);
    return fighting ? state.frames[static_cast<std::size_t>(round - 1)].who : state.activeSeat();
}

} // namespace dossier
