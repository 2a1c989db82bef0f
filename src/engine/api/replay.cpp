#include "engine/api/replay.h"

#include "engine/api/describe.h"
#include "engine/flow/rules.h"

#include <memory>

namespace dossier {

namespace {

void play(const GameRecord& record, GameState& state, Replay& played)
{
    for (const Action& action : record.actions) {
        played.refusal = apply(state, action, &played.log);
        if (played.refusal)
            return;
        const auto step = static_cast<std::size_t>(played.actions++);
        if (!played.differsAfter && step < record.marks.size() && record.marks[step] != markOf(state))
            played.differsAfter = played.actions;
    }
    played.hashDiffers = record.hash && *record.hash != stateHash(state);
    played.ok = !played.hashDiffers && !played.differsAfter;
}

} // namespace

Replay replay(const GameRecord& record, const CardPool& pool, const EffectBook* effects)
{
    const Match match(matchSetup(record, pool, effects));
    Replay played;
    GameState state = newGame(match, record.seed, &played.log);
    play(record, state, played);
    played.turn = state.turn;
    played.ending = state.ending;
    played.winner = state.winner;
    const auto actions = std::make_unique<ActionList>(); // large
    legalActions(state, *actions);
    played.asked = decisionOf(state, *actions, kNoSeat);
    return played;
}

} // namespace dossier
