// How many cards are bought, and what room is made for them.
#pragma once

#include "engine/players/supervisor/player_view.h"

namespace dossier {

// How many can be bought so that at least half of them are used in this turn or kept as it ends (DEBRIEF-2).
int roomToBuy(const PlayerView& sight);
// Whether another card in hand would be used in this turn or kept as it ends; of cards given up for it, `spent` are not
// counted any more.
bool hasRoomFor(const PlayerView& sight, int cards, int spent);
// CP that he has beyond those he keeps to hinder with; below 0 where he lacks some.
int sparePoints(const PlayerView& sight);
// Whether he would rather begin his own turn, which comes next, with fewer cards: its RP buy better ones.
bool holdsTooMany(const PlayerView& sight);

Action buyCards(const PlayerView& sight, const ActionList& actions);

} // namespace dossier
