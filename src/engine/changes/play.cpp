#include "engine/changes/play.h"

#include <cassert>

namespace dossier {

Frame& push(Play& play, FrameKind kind)
{
    assert(play.state.depth < kMostFrames);
    Frame& frame = play.state.frames[play.state.depth++];
    frame = {};
    frame.kind = kind;
    return frame;
}

void pop(Play& play)
{
    // Left empty, so that equal games are equal values.
    play.state.frames[--play.state.depth] = {};
}

void endGame(Play& play, Seat winner, Ending ending)
{
    play.state.ending = ending;
    play.state.winner = winner;
    play.state.decider = kNoSeat;
    play.tell({.kind = EventKind::GameEnded, .seat = winner, .number = static_cast<std::int16_t>(ending)});
}

} // namespace dossier
