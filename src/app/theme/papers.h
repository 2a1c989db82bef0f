// What lies on the table besides cards, drawn by the program: the lamp's light, a case folder, a ruled sheet, a key
// cap.
#pragma once

#include "app/theme/theme.h"

#include <QPainterPath>
#include <QRectF>
#include <QString>

class QPainter;

namespace dossier {

// The light of a lamp over the middle of a desk of this size.
void paintLamp(QPainter& painter, const QRectF& desk, const Theme& theme);

// What stands on a folder's tab, and beside the tab at the right end.
struct FolderWords
{
    QString title{}; // in the typewriter face
    QString second{};
    QString beside{};
};

// How high the tab of a folder is over its inside.
qreal folderTabHeight(const Theme& theme);
// An open case folder with its tab at the upper left.
void paintFolder(QPainter& painter, const QRectF& rect, const FolderWords& words, const Theme& theme);
// The part of it in which something can lie.
QRectF folderInside(const QRectF& rect, const Theme& theme);

// A ruled sheet with margin and holes; a line of writing is `line` high and begins `line` below the upper edge.
void paintSheet(QPainter& painter, const QRectF& rect, qreal line, const Theme& theme);
// Where writing begins, from the left edge of a sheet.
inline constexpr int kSheetMargin = 8 * kGrid;

// The name of a key on its cap, centred upright in a box, from its left edge on. Returns the width used; `painter` may
// be nothing, to measure alone.
qreal paintKeyCap(QPainter* painter, const QRectF& box, const QString& key, const QColor& colour, const Theme& theme);

} // namespace dossier
