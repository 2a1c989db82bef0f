// Where the cards of the case under investigation lie on the stage.
#pragma once

#include "app/board/board_plan.h"
#include "engine/api/fight.h"

namespace dossier {

// What stands in the middle of the table: the Team in a check or a Combat, the Site it investigates. False: nothing.
struct Case
{
    Seat seat = kNoSeat;         // whose Team
    std::uint8_t team = kNoTeam; // none where a text lets two of his Agents fight
    CardRef site{};
    bool fight = false;

    explicit operator bool() const { return seat != kNoSeat; }
};
Case caseOf(const Observation& seen, const FightSides& sides = {});
// Whether an Agent of this player stands there; whether he fights against his own.
bool isInCase(const Case& shown, const FightSides& sides, Seat seat, const SeenAgent& agent);
bool isTurned(const FightSides& sides, CardRef agent);
bool isBeaten(const FightSides& sides, CardRef foe);
// The sides of a Combat as everybody sees it.
FightSides sidesOf(const FightNow& fight, const CardPool& pool);

// Whether a Site is being investigated, a check made or a Combat fought: then the case takes the middle of the table.
bool isOnStage(const Observation& seen, const FightSides& sides = {});

// What waits and has no place on the table yet, last played first. An Adversary that fights lies there already.
std::vector<SeenWaiting> waitingOf(const Observation& seen);

// Lays the Site, what lies under it, the Team, the Adversaries and the stack in a folder of this size. Whoever plans
// the rest leaves these cards out. `sure`: of its height, what it has in wider windows, too; cards grow with that
// alone.
void planStage(const Observation& seen, const PlayerNames& cast, const QRect& room, int sure, int line,
               BoardPlan& plan);

} // namespace dossier
