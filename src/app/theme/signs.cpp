#include "app/theme/signs.h"

#include <QCache>
#include <QColor>
#include <QFile>
#include <QLatin1String>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <utility>

namespace dossier {

namespace {

// A sign is read when it is first seen in a colour and kept as shapes: they cost a frame what they would if drawn by
// hand, and stay shapes on paper.
QSvgRenderer& signIn(const char* name, const QColor& colour)
{
    constexpr qsizetype kKept = 500; // more than all signs in the colours of one look
    static QCache<std::pair<QLatin1String, QRgb>, QSvgRenderer> kept(kKept);
    const std::pair key(QLatin1String(name), colour.rgb());
    if (QSvgRenderer* known = kept.object(key))
        return *known;
    QFile file(QStringLiteral(":/dossier/signs/%1.svg").arg(key.first));
    QByteArray svg;
    if (file.open(QIODevice::ReadOnly))
        svg = file.readAll().replace("currentColor", colour.name().toLatin1());
    Q_ASSERT_X(!svg.isEmpty(), "signIn", name);
    auto* sign = new QSvgRenderer(svg);
    kept.insert(key, sign);
    return *sign;
}

} // namespace

void paintSign(QPainter& painter, const QRectF& box, const char* name, const QColor& colour)
{
    const qreal side = std::min(box.width(), box.height());
    const QRectF square(box.center().x() - side / 2, box.center().y() - side / 2, side, side);
    const qreal opacity = painter.opacity();
    painter.setOpacity(opacity * colour.alphaF());
    signIn(name, colour).render(&painter, square);
    painter.setOpacity(opacity);
}

} // namespace dossier
