// What was done in a turn that cost much, in few words.
#pragma once

#include "engine/state/action.h"

#include <QString>

#include <vector>

namespace dossier {

// A choice of that turn that could have been better.
struct TurnStep
{
    ActionKind kind = ActionKind::Pass;
    QString taken{};
    QString better{};
    double cost = 0; // of the chance to win; what cost nothing is not told
};

// Two lines: what it was made of, the dearest kind first, and its dearest choice with what would have been better.
// Empty where no step cost anything.
QString turnReviewText(const std::vector<TurnStep>& steps);

} // namespace dossier
