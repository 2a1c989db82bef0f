#include "app/playtest/error_bar.h"

#include "app/theme/theme.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

struct WhiskerWords
{
    Q_DECLARE_TR_FUNCTIONS(WhiskerWords)
};

constexpr qreal kSign = 5;

QPainterPath triangle(const QPointF& middle, bool up)
{
    const qreal height = up ? kSign : -kSign;
    QPainterPath path(middle + QPointF(0, -height));
    path.lineTo(middle + QPointF(kSign, height * 0.8));
    path.lineTo(middle + QPointF(-kSign, height * 0.8));
    path.closeSubpath();
    return path;
}

} // namespace

int sideOf(const ErrorBar& whisker)
{
    return whisker.rate.low > whisker.reference ? 1 : whisker.rate.high < whisker.reference ? -1 : 0;
}

void paintWhisker(QPainter& painter, const QRectF& box, const ErrorBar& whisker, const Theme& theme)
{
    painter.save();
    painter.setFont(theme.small);
    const QFontMetricsF metrics(theme.small);
    const qreal aside = whisker.aside.isEmpty() ? 0 : metrics.horizontalAdvance(whisker.aside) + kGrid;
    const QRectF scale = box.adjusted(2 * kGrid, 0, -2 * kGrid - aside, 0);
    const auto place = [&](double value) {
        const double part = (value - whisker.least) / std::max(whisker.most - whisker.least, 1e-9);
        return scale.left() + std::clamp(part, 0.0, 1.0) * scale.width();
    };
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.mark, 1, Qt::DotLine));
    painter.drawLine(QPointF(place(whisker.reference), box.top()), QPointF(place(whisker.reference), box.bottom()));
    const int side = sideOf(whisker);
    const QColor colour = side > 0 ? theme.good : side < 0 ? theme.error : theme.quiet;
    const QPointF middle(place(whisker.rate.mean), box.bottom() - kSign - 3);
    painter.setPen(QPen(colour, 1.8));
    painter.drawLine(QPointF(place(whisker.rate.low), middle.y()), QPointF(place(whisker.rate.high), middle.y()));
    for (const double end : {whisker.rate.low, whisker.rate.high})
        painter.drawLine(QPointF(place(end), middle.y() - 4), QPointF(place(end), middle.y() + 4));
    if (side == 0) {
        painter.setBrush(theme.paper);
        painter.drawEllipse(middle, kSign - 1, kSign - 1);
    } else {
        painter.setPen(Qt::NoPen);
        painter.fillPath(triangle(middle, side > 0), colour);
    }
    const qreal width = metrics.horizontalAdvance(whisker.figure);
    QRectF figure(middle.x() - width / 2, box.top() + 1, width, metrics.height());
    figure.moveLeft(std::clamp(figure.left(), box.left(), std::max(box.left(), scale.right() + kGrid - width)));
    painter.setPen(theme.ink);
    painter.drawText(figure, Qt::AlignCenter | Qt::TextDontClip, whisker.figure);
    painter.setPen(theme.quiet);
    painter.drawText(box.adjusted(0, 0, -kGrid, 0), Qt::AlignRight | Qt::AlignVCenter, whisker.aside);
    painter.restore();
}

RowLook whiskerCell(const ErrorBar& whisker)
{
    RowLook look;
    look.bare = true;
    look.over = [whisker](const RowCanvas& on) { paintWhisker(on.painter, on.box, whisker, on.theme()); };
    return look;
}

int whiskerHeight(const Theme& theme)
{
    return QFontMetrics(theme.small).height() + 4 * kGrid;
}

Scale scaleFor(double reference, double least, double most)
{
    constexpr double kNarrowest = 0.1;
    return {std::min(least, reference - kNarrowest), std::max(most, reference + kNarrowest)};
}

QString percentFigure(double part)
{
    return QLocale().toString(part * 100, 'f', 1);
}

QString signedFigure(double part)
{
    const QString figure = percentFigure(std::abs(part));
    return (part < 0 ? QString(QChar(0x2212)) : QStringLiteral("+")) + figure;
}

QString rateWords(const Rate& rate)
{
    return WhiskerWords::tr("%1 % (%2 to %3)", "a rate with its interval")
        .arg(percentFigure(rate.mean), percentFigure(rate.low), percentFigure(rate.high));
}

QString differenceWords(const Rate& difference)
{
    return WhiskerWords::tr("%1 (%2 to %3)", "percentage points with their interval")
        .arg(signedFigure(difference.mean), signedFigure(difference.low), signedFigure(difference.high));
}

} // namespace dossier
