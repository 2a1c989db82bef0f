// What a player might want to do and may not, and all rules against it: the judge's answer.
#pragma once

#include "engine/state/action.h"
#include "engine/state/card_name.h"
#include "engine/state/reason.h"

#include <vector>

namespace dossier {

struct Refused
{
    ActionKind kind = ActionKind::Pass;
    // The card or Agent it would be done with; the empty name where none is needed (a free draw).
    CardRef subject{};
    CardName card{};
    std::vector<Reason> reasons{}; // what is to be said first in front (REASON-2); never empty
};

} // namespace dossier
