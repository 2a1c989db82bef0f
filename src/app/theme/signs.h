// The program's signs: an SVG file each (resources/signs), drawn in whatever colour, at any size, on screen and on
// paper.
#pragma once

#include <QRectF>

class QColor;
class QPainter;

namespace dossier {

// `name` is the file below resources/signs without its ending, "type/agent": a literal. What the file calls
// currentColor becomes `colour`. The drawing keeps its proportion, in the middle of `box`.
void paintSign(QPainter& painter, const QRectF& box, const char* name, const QColor& colour);

} // namespace dossier
