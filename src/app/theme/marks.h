// The program's signs by what they stand for: a shape for each card type, each pool and each severity. Shapes differ,
// so that nothing is told by colour alone. All are drawn in a square and scale to any size.
#pragma once

#include "app/theme/theme.h"
#include "domain/cards/card.h"

#include <QRectF>

class QPainter;

namespace dossier {

void paintTypeMark(QPainter& painter, const QRectF& square, CardType type, const QColor& colour);
void paintPoolMark(QPainter& painter, const QRectF& square, Pool pool, const QColor& colour);
// Error: a filled octagon with a bar. Agreement: two hands' worth of rings. Advice: an open circle with a dot.
void paintSeverityMark(QPainter& painter, const QRectF& square, Severity severity, const Theme& theme);
// An X-File's characteristics: rings, a flame, a key, an hourglass. From about 12 pixels on.
void paintEmblem(QPainter& painter, const QRectF& square, Characteristic characteristic, const QColor& colour);
enum class PileMark { Deck, Discard, Hand };
void paintPileMark(QPainter& painter, const QRectF& square, PileMark pile, const QColor& colour);
// A heart.
void paintHealthMark(QPainter& painter, const QRectF& square, const QColor& colour);

// "X+1", "3": a Cost without its pool.
QString costFigure(const Cost& cost);
// The pool's mark and the figure, right-aligned in `box` and centred upright. Returns the width used.
qreal paintCost(QPainter& painter, const QRectF& box, const Cost& cost, const QColor& colour, const QFont& font);

} // namespace dossier
