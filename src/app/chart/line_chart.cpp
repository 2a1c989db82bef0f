#include "app/chart/line_chart.h"

#include "app/theme/appearance.h"
#include "desk/plain_tip.h"
#include "wording/words/semicolon.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

constexpr int kPoint = 7;
constexpr int kLineSwatch = 6 * kGrid;

void paintPoint(QPainter& painter, const QPointF& at, LineChart::Point shape, const QColor& colour)
{
    constexpr qreal half = kPoint / 2.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    switch (shape) {
    case LineChart::Point::Disc:
        painter.drawEllipse(at, half, half);
        break;
    case LineChart::Point::Square:
        painter.drawRect(QRectF(at.x() - half + 0.5, at.y() - half + 0.5, kPoint - 1, kPoint - 1));
        break;
    case LineChart::Point::Diamond:
        painter.drawPolygon(QPolygonF({at + QPointF(0, -half - 1), at + QPointF(half + 1, 0), at + QPointF(0, half + 1),
                                       at + QPointF(-half - 1, 0)}));
        break;
    }
}

} // namespace

QString percent(double chance)
{
    const double hundred = 100 * chance;
    const QLocale locale;
    if (chance > 0 && hundred < 0.1)
        return QStringLiteral("< %1 %").arg(locale.toString(0.1, 'f', 1));
    if (chance < 1 && hundred > 99.9)
        return QStringLiteral("> %1 %").arg(locale.toString(99.9, 'f', 1));
    const bool fine = chance > 0 && chance < 1 && (hundred < 1 || hundred > 99);
    return QStringLiteral("%1 %").arg(locale.toString(hundred, 'f', fine ? 1 : 0));
}

LineChart::LineChart(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void LineChart::show(std::vector<Line> lines, QStringList labels, const QString& axis)
{
    m_lines = std::move(lines);
    m_labels = std::move(labels);
    m_axis = axis;
    QStringList words;
    for (std::size_t place = 0; place < static_cast<std::size_t>(m_labels.size()); ++place)
        words << wordsAt(place);
    setAccessibleDescription(words.join(semicolon()));
    update();
}

QString LineChart::wordsAt(std::size_t place) const
{
    QStringList words;
    for (const Line& line : m_lines)
        if (place < line.values.size())
            words << line.name + QLatin1Char(' ') + percent(line.values[place]);
    return QStringLiteral("%1 %2: %3")
        .arg(m_axis, m_labels.value(static_cast<qsizetype>(place)), words.join(QStringLiteral(", ")));
}

int LineChart::lineHeight() const
{
    return QFontMetrics(m_appearance.theme().small).height();
}

QRectF LineChart::area() const
{
    const int scale = QFontMetrics(m_appearance.theme().small).horizontalAdvance(QStringLiteral("100 %")) + 2 * kGrid;
    const int legend = static_cast<int>(m_lines.size()) * (lineHeight() + 2) + 2 * kGrid;
    return QRectF(rect()).adjusted(scale, legend + kGrid, -2 * kGrid, -lineHeight() - 2 * kGrid);
}

QPointF LineChart::at(const QRectF& area, std::size_t place, double value) const
{
    const double places = std::max<double>(static_cast<double>(m_labels.size()) - 1, 1);
    return {area.left() + area.width() * static_cast<double>(place) / places, area.bottom() - area.height() * value};
}

bool LineChart::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_labels.isEmpty())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QRectF area = this->area();
    const double step = area.width() / std::max<double>(static_cast<double>(m_labels.size()) - 1, 1);
    const double place = std::round((help->pos().x() - area.left()) / step);
    QToolTip::showText(
        help->globalPos(),
        plainTip(wordsAt(static_cast<std::size_t>(std::clamp(place, 0.0, static_cast<double>(m_labels.size()) - 1)))),
        this);
    return true;
}

void LineChart::paintEvent(QPaintEvent*)
{
    if (m_lines.empty() || m_labels.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_appearance.theme().small);
    const QRectF area = this->area();
    paintLegend(painter);
    paintScale(painter, area);
    for (const Line& line : m_lines)
        paintLine(painter, area, line);
}

void LineChart::paintLegend(QPainter& painter) const
{
    const Theme& theme = m_appearance.theme();
    qreal top = 0;
    for (const Line& line : m_lines) {
        const qreal middle = top + lineHeight() / 2.0;
        painter.setPen(QPen(line.tint(theme), 2, line.stroke));
        painter.drawLine(QPointF(0, middle), QPointF(kLineSwatch, middle));
        paintPoint(painter, {kLineSwatch / 2.0, middle}, line.point, line.tint(theme));
        painter.setPen(theme.ink);
        painter.drawText(QRectF(kLineSwatch + 2 * kGrid, top, width() - kLineSwatch, lineHeight()),
                         Qt::AlignLeft | Qt::AlignVCenter, line.name);
        top += lineHeight() + 2;
    }
}

void LineChart::paintScale(QPainter& painter, const QRectF& area) const
{
    const Theme& theme = m_appearance.theme();
    for (int quarter = 0; quarter <= 4; ++quarter) {
        const double y = area.bottom() - area.height() * quarter / 4;
        painter.fillRect(QRectF(area.left(), std::round(y), area.width(), 1), theme.line);
        painter.setPen(theme.quiet);
        painter.drawText(QRectF(0, y - lineHeight() / 2.0, area.left() - 2 * kGrid, lineHeight()),
                         Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("%1 %").arg(25 * quarter));
    }
    for (std::size_t place = 0; place < static_cast<std::size_t>(m_labels.size()); ++place)
        painter.drawText(QRectF(at(area, place, 0).x() - 30, area.bottom() + kGrid, 60, lineHeight()), Qt::AlignHCenter,
                         m_labels[static_cast<qsizetype>(place)]);
    painter.drawText(QRectF(0, area.bottom() + kGrid, area.left() - kGrid, lineHeight()), Qt::AlignRight, m_axis);
}

void LineChart::paintLine(QPainter& painter, const QRectF& area, const Line& line) const
{
    const QColor colour = line.tint(m_appearance.theme());
    QPolygonF path;
    for (std::size_t place = 0; place < line.values.size(); ++place)
        path << at(area, place, line.values[place]);
    painter.setPen(QPen(colour, 2, line.stroke, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(path);
    for (const QPointF& point : path)
        paintPoint(painter, point, line.point, colour);
}

} // namespace dossier
