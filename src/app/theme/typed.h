// Setting numbers of cards and of rules in the typewriter face.
#pragma once

#include <QRectF>
#include <QString>

class QColor;
class QFont;
class QPainter;

namespace dossier {

// Centred upright by the height of its capitals: the typewriter faces that are about do not agree on the height of a
// line (Courier Prime Code claims one of thirty times its size).
void paintTyped(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& text, const QFont& font,
                const QColor& colour);

} // namespace dossier
