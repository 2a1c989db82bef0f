#include "engine/changes/play.h"

#include "engine/changes/chance.h"
#include "engine/state/onlooker.h"

#include <cassert>
#include <utility>

namespace dossier {

void show(Play& play, SceneKind kind)
{
    if (play.course && play.course->onlooker)
        play.course->onlooker->next = kind;
}

void lookOn(Play& play)
{
    Onlooker* onlooker = play.course ? play.course->onlooker : nullptr;
    if (onlooker && onlooker->next)
        onlooker->seen.push_back(
            {*std::exchange(onlooker->next, std::nullopt), play.state, play.log ? play.log->size() : 0});
}

void lookOnPass(Play& play)
{
    Onlooker* onlooker = play.course ? play.course->onlooker : nullptr;
    if (onlooker && onlooker->passes)
        onlooker->seen.push_back({std::nullopt, play.state, play.log ? play.log->size() : 0});
}

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

// --- Chance ----------------------------------------------------------------------------------------------------------

namespace {

Chance* chanceOf(const Play& play)
{
    return play.course ? play.course->chance : nullptr;
}

int below(Play& play, std::size_t bound)
{
    return static_cast<int>(play.state.random.below(static_cast<std::uint32_t>(bound)));
}

} // namespace

int rolled(Play& play, int sides)
{
    if (Chance* chance = chanceOf(play))
        if (const auto side = chance->roll(sides))
            return *side;
    return below(play, static_cast<std::size_t>(sides));
}

int drawn(Play& play, std::span<const CardRef> among)
{
    if (Chance* chance = chanceOf(play))
        if (const auto at = chance->pick(play.state, among))
            return *at;
    return below(play, among.size());
}

void shuffle(Play& play, Seat seat, std::span<std::uint8_t> cards)
{
    Chance* chance = chanceOf(play);
    const std::size_t said = chance ? chance->order(play.state, seat, cards) : 0;
    play.state.random.shuffle(cards.subspan(said));
}

} // namespace dossier
