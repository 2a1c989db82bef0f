// Cards and Agents pass to somebody who does not own them, and home again (ZONE-4, DEBRIEF-8, OQ-119, OQ-130).
#pragma once

#include "engine/changes/play.h"

namespace dossier {

// --- Cards ----------------------------------------------------------------------------------------------------------

// A card of another player that `by` may use as if it were in his hand; it is no hand card for limits, sales and
// discards (OQ-130). Until the turn ends it lies on the table (0182); with `lasting` it lies face down in his Bureau
// (0240). Only those who know it see what it is.
void borrowCard(Play& play, Seat by, CardRef card, bool lasting);
// A card that is held so is played: it is open from now on, and the card that kept it (0240) has done its work
// (OQ-130). Does nothing to any other card.
void openHeld(Play& play, CardRef card);

// --- Agents ---------------------------------------------------------------------------------------------------------

// He joins this Team of `by` with everything on him; his Game Effect, tokens and RES rest (AGENT-23).
void borrowAgent(Play& play, Seat by, Seat from, int slot, Section section, std::uint8_t team);
// Back to his Section and Team with his damage, or to his owner's Hospital where he lies in one.
void giveBack(Play& play, Seat by, int slot);
// All borrowed Agents of `by`, as the turn ends (DEBRIEF-8).
void giveBackAll(Play& play, Seat by);
// The record alone goes home: for one who leaves play while he is borrowed.
void bringHome(Play& play, Seat by, int slot);

} // namespace dossier
