// Quiet drawings in lines and fills: a watermark for every kind of card. Known across a table by their shape.
#pragma once

#include "app/theme/theme.h"
#include "domain/cards/card.h"

#include <QRectF>

class QPainter;

namespace dossier {

// What a card's ground shows: of an X-File or Adversary its Affiliation, else its type. Lines are drawn for a square of
// about 90 units a side.
void paintWatermark(QPainter& painter, const QRectF& square, const Card& card, const QColor& colour);

enum class PileMark { Deck, Discard, Hand };
void paintPileMark(QPainter& painter, const QRectF& square, PileMark pile, const QColor& colour);

} // namespace dossier
