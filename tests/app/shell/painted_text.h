// What a widget writes on the screen, piece by piece, whoever draws it: styles, delegates, the widget itself.
#pragma once

#include <QRectF>
#include <QString>

#include <vector>

class QWidget;

namespace dossier::test {

struct PaintedText
{
    QString words;  // in one face and on one line
    QRectF box;     // in the widget's own coordinates
    QRectF visible; // what clipping leaves of the box
};

// Of the widget alone, without its children.
std::vector<PaintedText> paintedTexts(QWidget& widget);

} // namespace dossier::test
