// What a card is before a word stands on it: the outline that tells its type, the colours of its paper, its back.
#pragma once

#include "app/theme/theme.h"
#include "domain/cards/card.h"

#include <QPainterPath>
#include <QRectF>

class QPainter;

namespace dossier {

// The edge of a card of this type, scaled to `rect`. One that others cover has its Cost where the hole would be.
QPainterPath outlineOf(CardType type, const QRectF& rect, bool covered = false);

// Paper, head band, watermark and edge of the card.
void paintCardGround(QPainter& painter, const QRectF& rect, const Card& card, const Theme& theme, bool covered = false);
// How high the head band is.
qreal headBandHeight(CardType type, const QRectF& rect);
// Where the hole begins into which no sign may run that stands at the left of the head; without one, the right edge.
qreal holeLeft(CardType type, const QRectF& rect);

// A closed envelope with its string.
QPainterPath backOutline(const QRectF& rect);
void paintCardBack(QPainter& painter, const QRectF& rect, const Theme& theme);

} // namespace dossier
