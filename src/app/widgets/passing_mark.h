// The small drawing that says whether a Team passes a Site: a filled disc with a tick, half a disc for one question
// only, a ring with a cross.
#pragma once

#include "app/theme/theme.h"
#include "domain/advice/skill_coverage.h"

#include <QRectF>

class QPainter;

namespace dossier {

void paintPassing(QPainter& painter, const QRectF& square, Passing passing, const Theme& theme);

} // namespace dossier
