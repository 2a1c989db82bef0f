// Whether what the history keeps can be brought back, looked at before anybody needs it. The triggers that keep it run
// within SQLite; what another program wrote there nobody has looked at.
#pragma once

#include "db/file/statement.h"
#include "db/history/history_step.h"

#include <vector>

namespace dossier {

struct BrokenStep
{
    HistoryStep step;
    QString why; // an English sentence, which has its place in wording
};

// Of all steps that can be reached, newest first; one reason for each. Reads all that the history keeps.
std::vector<BrokenStep> brokenSteps(const Work& work);

// Throws BrokenStep where the step, as it is stored, cannot be gone over, or where that would change nothing.
void refuseBroken(const Work& work, const HistoryStep& step);

} // namespace dossier
