// A card as it lies on the table: small, but with letters of a size that can be read; as many of its facts as there is
// room for, the weightiest first.
#pragma once

#include "app/theme/theme.h"
#include "domain/cards/card.h"

#include <QRectF>

class QPainter;

namespace dossier {

// A heart: Health.
void paintHealthMark(QPainter& painter, const QRectF& square, const QColor& colour);

// `text` is what the card does, in the program's own words; it may be empty.
void paintTableFace(QPainter& painter, const QRectF& rect, const Card& card, const QString& text, const Theme& theme);

} // namespace dossier
