// What stands below a choice and below a question: figures, and what a card does.
#pragma once

#include "engine/api/choice.h"
#include "wording/play/player_names.h"

namespace dossier {

// "leaves 4 RP", "Heals 1 damage of the target." Empty where the name of the choice says everything. `decision` is what
// it answers.
QString choiceDetail(const Choice& choice, const Decision& decision, const PlayerNames& cast);
// Of a Bluff that serves as a decoy alone under its Site: why.
QString decoyText();
// ... that once turned up it costs more CP than he has.
QString decoyForWantText(int cost, int points);
// "+3 CP": what a choice brings, short enough to stand at its right. Empty where it is no figure.
QString choiceFigure(const Choice& choice);
// "You have 4 RP, and 2 RP that only buy cards now: what is left of these is lost." May be empty.
QString decisionDetail(const Decision& decision);

} // namespace dossier
