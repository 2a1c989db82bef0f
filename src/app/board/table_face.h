// A card as it lies on the table: known by its outline first, then by its drawing, then by its words; as many of them
// as there is room for, the weightiest first. Below 96 units of width it has few and short ones, from 190 on all.
#pragma once

#include "app/board/board_plan.h"
#include "app/theme/theme.h"
#include "domain/cards/card.h"

#include <QRectF>

class QPainter;

namespace dossier {

// `text` is what the card does, in the program's own words; it may be empty. Of `now` it shows what holds of the card
// beside what is printed on it.
void paintTableFace(QPainter& painter, const QRectF& rect, const Card& card, const QString& text, const Theme& theme,
                    const PlannedCard& now = {});

} // namespace dossier
