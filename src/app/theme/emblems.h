// The drawings of the four characteristics of an X-File: rings, a flame, a key, an hourglass.
#pragma once

#include "domain/cards/vocabulary.h"

#include <QRectF>

class QColor;
class QPainter;

namespace dossier {

// In a square of any size from about 12 pixels on.
void paintEmblem(QPainter& painter, const QRectF& square, Characteristic characteristic, const QColor& colour);

} // namespace dossier
