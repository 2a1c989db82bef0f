// What a picture shows: a picture that was asked for is there, whatever was drawn.
#pragma once

#include <QImage>
#include <QSet>

namespace dossier::test {

// How many different colours there are: one, where nothing was drawn on a ground.
inline int coloursIn(const QImage& picture)
{
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            colours.insert(picture.pixel(x, y));
    return static_cast<int>(colours.size());
}

} // namespace dossier::test
