#include "app/theme/typed.h"

#include <QFontMetricsF>
#include <QPainter>

namespace dossier {

void paintTyped(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& text, const QFont& font,
                const QColor& colour)
{
    const QFontMetricsF metrics(font);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, box.width());
    const qreal width = metrics.horizontalAdvance(shown);
    qreal x = alignment.testFlag(Qt::AlignRight) ? box.right() - width : box.left();
    if (alignment.testFlag(Qt::AlignHCenter))
        x = box.center().x() - width / 2;
    painter.save();
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QPointF(x, box.center().y() + metrics.capHeight() / 2), shown);
    painter.restore();
}

} // namespace dossier
