// Why one choice is better than another, from figures over imagined deals.
#pragma once

#include "engine/players/policy/thinking.h"
#include "engine/state/action.h"

#include <QString>

#include <vector>

namespace dossier {

// Where the choice is made.
struct GroundFacts
{
    int opponents = 1; // still in the game
    int untilTurn = 0; // to the end of which the deals were played on
    bool ownTurn = true;
    bool check = false; // a Skill Check is under way
    bool ownCheck = false;
    // What was decided for, and what it is compared with.
    ActionKind decided = ActionKind::Pass;
    ActionKind beside = ActionKind::Pass;
    // No choice is compared, but what could be expected with what came of it.
    bool came = false;
    // Cards of his hand that CP are paid for, with their Cost.
    struct Dear
    {
        QString title{};
        int cost = 0;
    };
    std::vector<Dear> dear{};
};

// What speaks most for the choice that was decided for and against this one, with both figures, as a part of a
// sentence that begins it; empty where nothing tells them apart by more than chance.
QString groundText(const Grounds& grounds, const GroundFacts& facts);

} // namespace dossier
