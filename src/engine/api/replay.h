// A recorded game played once more.
#pragma once

#include "engine/api/decision.h"
#include "engine/records/record.h"
#include "engine/state/event.h"
#include "engine/state/reason.h"

namespace dossier {

struct Replay
{
    bool ok = false;
    int actions = 0;                 // taken
    Refusal refusal;                 // where an action was refused: the one after them, and why
    std::optional<int> differsAfter; // the first action, from 1, after which the state is another than the mark says
    bool hashDiffers = false;
    // Where it ended.
    int turn = 0;
    Ending ending = Ending::None;
    Seat winner = kNoSeat;
    Decision asked; // as everybody hears it
    EventLog log;
};

// Plays the record again, as far as it can be. Throws std::invalid_argument where no game can be set up from it.
Replay replay(const GameRecord& record, const CardPool& pool, const EffectBook* effects = nullptr);

} // namespace dossier
