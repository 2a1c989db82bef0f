// A card drawn from its facts alone: no scan, no printed text, sharp at any size and on paper.
#pragma once

#include "app/theme/theme.h"
#include "domain/cards/card.h"

#include <QRectF>

class QPainter;

namespace dossier {

// Width to height of every card, 63 x 88 mm.
inline constexpr qreal kFaceProportion = 63.0 / 88.0;

// Tile: what can be read where a card is small, in a list of pictures.
enum class CardDetail { Whole, Tile };

// With the program's own wording of what the card does (may be empty). `rect` should have the card's proportion; a
// whole face takes about 200 units of width to be read, a tile 90, of which one must be a pixel.
void paintCardFace(QPainter& painter, const QRectF& rect, const Card& card, const QString& text, const Theme& theme,
                   CardDetail detail = CardDetail::Whole);

// The largest rectangle of the card's proportion in `rect`, at its top, centred.
QRectF faceIn(const QRectF& rect);

} // namespace dossier
