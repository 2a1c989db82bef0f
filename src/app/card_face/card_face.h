// A card drawn from its facts alone: no scan, no printed text, sharp at any size and on paper.
#pragma once

#include "app/theme/theme.h"
#include "domain/cards/card.h"

#include <QRectF>

class QPainter;

namespace dossier {

// Width to height of every card, 63 x 88 mm.
inline constexpr qreal kFaceProportion = 63.0 / 88.0;

// The whole face with the program's own wording of what the card does (may be empty). `rect` should have the card's
// proportion; about 200 units of width are needed to read everything.
void paintCardFace(QPainter& painter, const QRectF& rect, const Card& card, const QString& text, const Theme& theme);
// Title, cost, type and two facts: readable from about 90 units of width.
void paintCardThumbnail(QPainter& painter, const QRectF& rect, const Card& card, const Theme& theme);

// The largest rectangle of the card's proportion in `rect`, at its top, centred.
QRectF faceIn(const QRectF& rect);

} // namespace dossier
