// How many cards are bought, and what room is made for them.
#pragma once

#include "engine/players/supervisor/player_view.h"

#include <optional>

namespace dossier {

class SitePlan;

// Cards in hand beyond so many are of no use in the own turn, whoever looks ahead: some are played, seven are kept.
inline constexpr int kMostInOwnTurn = 13;

// Whether so many more cards would be used in this turn or kept as it ends (DEBRIEF-2), once `spent` have left the
// hand.
bool hasRoomFor(const PlayerView& sight, int cards, int spent);
// CP that he has beyond those he keeps to hinder with; below 0 where he lacks some.
int sparePoints(const PlayerView& sight);
// Whether he would rather begin his own turn, which comes next, with fewer cards: its RP buy better ones.
bool holdsTooMany(const PlayerView& sight);

// What the cheapest Site of the own list costs that tells something and is passed by those whom this plan leaves idle.
std::optional<int> siteForIdle(const PlayerView& sight, const SitePlan& plan);

Action buyCards(const PlayerView& sight, const ActionList& actions);

} // namespace dossier
