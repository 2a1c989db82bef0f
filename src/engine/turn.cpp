#include "engine/turn.h"

#include "engine/agents.h"
#include "engine/modifiers.h"
#include "engine/zones.h"

namespace dossier {

namespace {

// DEBRIEF-9: what held for this turn is over.
void forgetTurn(GameState& state)
{
    constexpr std::uint8_t kUsed = 0x80;
    for (int seat = 0; seat < state.match->seats(); ++seat) {
        PlayerState& player = state.players[static_cast<std::size_t>(seat)];
        for (int index = 0; index < state.match->cardCount(static_cast<Seat>(seat)); ++index)
            player.place[static_cast<std::size_t>(index)] &= static_cast<std::uint8_t>(~kUsed);
        for (AgentState& agent : player.agents) {
            agent.moved = 0;
            agent.sites = 0;
        }
        player.guessed = 0;
        player.played = 0;
    }
}

} // namespace

void beginTurn(Play& play, Seat seat)
{
    Frame& turn = push(play, FrameKind::Turn);
    turn.seat = seat;
    ++play.state.turn;
    ++play.state.player(seat).turns;
    play.tell({.kind = EventKind::TurnBegan, .seat = seat, .number = static_cast<std::int16_t>(play.state.turn)});
    play.tell({.kind = EventKind::PhaseBegan, .seat = seat, .number = turn.what});
}

Flow endTurn(Play& play)
{
    forgetTurn(play.state);
    endModifiers(play.state, Duration::Turn);
    const Seat next = leftOf(play.state, play.state.activeSeat());
    const int most = play.match().options().mostTurns;
    if (most > 0 && play.state.turn >= most) {
        endGame(play, kNoSeat, Ending::TurnLimit);
        return Flow::GoOn;
    }
    pop(play);
    beginTurn(play, next);
    return Flow::GoOn;
}

} // namespace dossier
