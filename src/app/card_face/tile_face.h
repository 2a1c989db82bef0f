// A card as it is drawn in a list of pictures.
#pragma once

#include "app/theme/theme.h"
#include "domain/cards/card.h"

#include <QRectF>

class QPainter;

namespace dossier {

// Title, cost, type, two facts and the first lines of the text, so that no card is blank paper. `rect` should have the
// card's proportion (kFaceProportion); readable from about 90 units of width, of which one must be a pixel.
void paintCardTile(QPainter& painter, const QRectF& rect, const Card& card, const QString& text, const Theme& theme);

} // namespace dossier
