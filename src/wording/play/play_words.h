// The words of a game under way in the language of the program: phases, Sections, abilities, ways to end.
#pragma once

#include "engine/state/card_facts.h"
#include "engine/state/phase.h"
#include "engine/state/place.h"
#include "engine/state/thing.h"
#include "wording/play/address.h"

#include <QString>

#include <string_view>
#include <vector>

namespace dossier {

struct PlayerNames;

QString word(Phase);
QString word(Section);
// The skills, then "LRC" and "CRC".
QString abilityWord(Ability ability);
// "Motive: Survival", for a type bit (typeBit).
QString typeWord(int typeBit);
// "3 RP", "2 CP".
QString pointsWord(int number, bool rp);
// "Supervisor": one of the program's players, by his word (botWords); empty for other words.
QString botName(std::string_view word);
// How the game ended, as a sentence; `winner` is a name, or empty.
QString endingSentence(Ending ending, const Said& winner);
// The same, and who lost where two have played.
QString endingSentence(Ending ending, Seat winner, const std::vector<Said>& players);
QString endingSentence(Ending ending, Seat winner, const PlayerNames& cast);

} // namespace dossier
