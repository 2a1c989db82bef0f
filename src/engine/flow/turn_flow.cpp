#include "engine/flow/turn_flow.h"

#include "engine/changes/modifiers_changes.h"
#include "engine/changes/turn_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/flow/power_uses.h"

namespace dossier {

namespace {

// DEBRIEF-9: what held for this turn is over.
void forgetTurn(GameState& state)
{
    for (int seat = 0; seat < state.match->seats(); ++seat) {
        PlayerState& player = state.players[static_cast<std::size_t>(seat)];
        for (int index = 0; index < cardsOf(state, static_cast<Seat>(seat)); ++index)
            player.place[static_cast<std::size_t>(index)].usedNow = 0;
        for (AgentState& agent : player.agents) {
            agent.moved = 0;
            agent.sites = 0;
            agent.used = 0;
            agent.gone = 0;
            agent.byAdversary = 0;
            agent.hitInCombat = 0;
            agent.setLeftTeam(kNoTeam);
        }
        player.guessed = 0;
        player.played = 0;
    }
}

} // namespace

Flow endTurn(Play& play)
{
    forgetTurn(play.state);
    forgetPowerUses(play.state, play.state.activeSeat());
    endModifiers(play.state, Duration::Turn);
    Seat next = leftOf(play.state, play.state.activeSeat());
    while (play.state.player(next).out != 0)
        next = leftOf(play.state, next);
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
