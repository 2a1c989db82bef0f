// A Combat between its cards: who hits whom with what, the round, the ledger, what follows.
#pragma once

#include "app/board/board_plan.h"
#include "app/theme/theme.h"

#include <functional>

class QPainter;

namespace dossier {

struct PlayerNames;
struct FightStory;

// `at` says where on the stage a card lies; a rectangle that is empty: nowhere. `way`: how much of the blows is drawn
// by now, 0 to 1.
void paintCombat(QPainter& painter, const PlannedStage& stage, const FightStory& story, const PlayerNames& cast,
                 const Theme& theme, const std::function<QRectF(CardRef)>& at, qreal way = 1);

} // namespace dossier
