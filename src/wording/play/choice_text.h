// What a player may do, in words: the name of every choice, and the question it answers.
#pragma once

#include "engine/api/choice.h"
#include "wording/play/player_names.h"

namespace dossier {

// "Play Tabloid Story for 5 CP: −3 to the Team's level in this check." What a card does is said where it can be played
// in several ways or for several prices. A Pass is named after what it passes on.
QString choiceText(const Choice& choice, const PlayerNames& cast);

// What tells it from another choice with the same name: where its card lies, its target, its second target. Always
// three; empty where there is nothing to say.
QStringList choiceDetails(const Choice& choice, const PlayerNames& cast);

// "Fox Mulder, Dana Scully to the Field": a whole Team moves.
QString teamMoveText(const std::vector<CardName>& members, Section to, const PlayerNames& cast);

// What kind of choice it is, as a heading over several: "Deploy", "Play a card".
QString choiceGroup(ActionKind kind);

// "Which Team investigates which Site?" Empty once the game is over.
QString decisionText(const Decision& decision, const PlayerNames& cast);
// Why it is asked: the window that is open, the check and its level, the card that waits. May be empty.
QString occasionText(const Occasion& occasion, const PlayerNames& cast);
// Why one who has nothing to do with it is asked in a check: `investigator` looks for the X-File of `directed`
// (MULTI-9).
QString onlookerText(Seat investigator, Seat directed, const PlayerNames& cast);
// Why the table goes to the one who is asked: "Ben attacks with The Manitou. Anna, do you answer?" Both as everybody
// may hear them.
QString handOverText(const Occasion& occasion, const Decision& decision, const PlayerNames& cast);

} // namespace dossier
