// Drawings as pictures, as sharp as the screen they are for.
#pragma once

#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>

namespace dossier {

// `size` in units, of which each is `ratio` pixels; `paint` is given a painter on nothing, smooth, in units.
template <typename Paint>
QPixmap drawnPixmap(const QSize& size, qreal ratio, const Paint& paint)
{
    QPixmap drawn(size * ratio);
    drawn.setDevicePixelRatio(ratio);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paint(painter);
    return drawn;
}

// Drawn once for as long as a picture of that key is kept: it says all that the drawing depends on.
template <typename Paint>
QPixmap keptPixmap(const QString& key, const QSize& size, qreal ratio, const Paint& paint)
{
    QPixmap drawn;
    if (!QPixmapCache::find(key, &drawn)) {
        drawn = drawnPixmap(size, ratio, paint);
        QPixmapCache::insert(key, drawn);
    }
    return drawn;
}

} // namespace dossier
