// Drawings as they are written down: the path data of SVG.
#pragma once

#include <QPainterPath>

#include <string_view>

namespace dossier {

// M, L, H, V, C, S, Q, T, A and Z, absolute or (in small letters) relative, and two commands of its own, always
// absolute: O with centre and both radii of an ellipse, R with left, top, width, height and corner radius of a
// rectangle. Arcs are of circles. What is not understood ends the path.
QPainterPath pathOf(std::string_view data);

} // namespace dossier
