#include "app/chart/column_chart.h"

#include "app/theme/appearance.h"
#include "desk/plain_tip.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace dossier {

namespace {

constexpr int kColumnSwatch = 3 * kGrid;

double sumOf(const ColumnChart::Column& column)
{
    return std::accumulate(column.values.begin(), column.values.end(), 0.0);
}

// A texture is laid on a tint of its own colour, so that the bar keeps its shape.
void fill(QPainter& painter, const QRectF& box, const QColor& colour, Qt::BrushStyle texture, const Theme& theme)
{
    if (texture != Qt::SolidPattern)
        painter.fillRect(box, blend(theme.paper, colour, 0.3));
    painter.fillRect(box, QBrush(colour, texture));
}

} // namespace

ColumnChart::ColumnChart(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void ColumnChart::show(std::vector<Part> parts, std::vector<Column> columns)
{
    m_parts = std::move(parts);
    m_columns = std::move(columns);
    QStringList words;
    for (const Column& column : m_columns)
        if (sumOf(column) > 0)
            words << column.words;
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    update();
}

int ColumnChart::labelHeight() const
{
    return QFontMetrics(m_appearance.theme().small).height() + kGrid;
}

bool ColumnChart::hasLegend() const
{
    return m_parts.size() > 1 ||
           (!m_markedName.isEmpty() && std::ranges::any_of(m_columns, [](const Column& each) { return each.marked; }));
}

int ColumnChart::legendHeight() const
{
    return hasLegend() || !m_upwards.isEmpty() ? labelHeight() + kGrid : 0;
}

void ColumnChart::setAxes(const QString& upwards, const QString& along)
{
    m_upwards = upwards;
    m_along = along;
    update();
}

void ColumnChart::setMarkedName(const QString& name)
{
    m_markedName = name;
    update();
}

ColumnChart::Frame ColumnChart::frame() const
{
    Frame frame;
    frame.area = QRectF(rect()).adjusted(0, legendHeight() + labelHeight(), 0,
                                         m_along.isEmpty() ? -labelHeight() : -2 * labelHeight());
    frame.step = std::min(frame.area.width() / static_cast<double>(std::max<std::size_t>(m_columns.size(), 1)),
                          static_cast<double>(m_widestColumn));
    for (const Column& column : m_columns)
        frame.most = std::max(frame.most, sumOf(column));
    return frame;
}

int ColumnChart::columnAt(const QPointF& position) const
{
    const Frame frame = this->frame();
    const int place = static_cast<int>(std::floor((position.x() - frame.area.left()) / frame.step));
    return place >= 0 && place < static_cast<int>(m_columns.size()) ? place : -1;
}

bool ColumnChart::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int place = columnAt(help->pos());
    if (place >= 0)
        QToolTip::showText(help->globalPos(), plainTip(m_columns[static_cast<std::size_t>(place)].words), this);
    else
        QToolTip::hideText();
    return true;
}

void ColumnChart::paintEvent(QPaintEvent*)
{
    if (m_columns.empty())
        return;
    QPainter painter(this);
    const Theme& theme = m_appearance.theme();
    painter.setFont(theme.small);
    if (hasLegend())
        paintLegend(painter);
    const Frame frame = this->frame();
    painter.fillRect(QRectF(frame.area.left(), frame.area.bottom(), frame.area.width(), 1), theme.line);
    paintAxes(painter, frame);
    for (std::size_t place = 0; place < m_columns.size(); ++place)
        paintColumn(painter, frame, place);
}

void ColumnChart::paintLegend(QPainter& painter) const
{
    const Theme& theme = m_appearance.theme();
    qreal x = m_upwards.isEmpty() ? 0 : painter.fontMetrics().horizontalAdvance(m_upwards) + 6 * kGrid;
    const auto entry = [&](const QColor& colour, Qt::BrushStyle texture, const QString& name) {
        fill(painter, QRectF(x, (labelHeight() - kColumnSwatch) / 2.0, kColumnSwatch, kColumnSwatch), colour, texture,
             theme);
        x += kColumnSwatch + kGrid + 2;
        const qreal width = painter.fontMetrics().horizontalAdvance(name);
        painter.setPen(theme.quiet);
        painter.drawText(QRectF(x, 0, width + 1, labelHeight()), Qt::AlignLeft | Qt::AlignVCenter, name);
        x += width + 4 * kGrid;
    };
    if (m_parts.size() > 1)
        for (const Part& part : m_parts)
            entry(part.tint(theme), part.texture, part.name);
    if (!m_markedName.isEmpty())
        entry(theme.mark, Qt::SolidPattern, m_markedName);
}

// The name upwards stands above the columns, the other one below their labels.
void ColumnChart::paintAxes(QPainter& painter, const Frame& frame) const
{
    painter.setPen(m_appearance.theme().quiet);
    painter.drawText(QRectF(0, 0, width(), labelHeight()), Qt::AlignLeft | Qt::AlignVCenter, m_upwards);
    const qreal used = std::min(frame.step * static_cast<double>(m_columns.size()), frame.area.width());
    const qreal wide = std::max<qreal>(used, painter.fontMetrics().horizontalAdvance(m_along) + 1);
    painter.drawText(QRectF(frame.area.left(), frame.area.bottom() + kGrid + labelHeight(), wide, labelHeight()),
                     (wide > used ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter, m_along);
}

void ColumnChart::paintColumn(QPainter& painter, const Frame& frame, std::size_t place) const
{
    const Theme& theme = m_appearance.theme();
    const Column& column = m_columns[place];
    const qreal left = frame.area.left() + static_cast<double>(place) * frame.step;
    qreal bottom = frame.area.bottom();
    for (std::size_t part = 0; part < column.values.size() && part < m_parts.size(); ++part) {
        const qreal height = frame.area.height() * column.values[part] / frame.most;
        fill(painter, QRectF(left + 1, bottom - height, frame.step - 2, height),
             column.marked ? theme.mark : m_parts[part].tint(theme), m_parts[part].texture, theme);
        bottom -= height;
    }
    // Labels stand below as many columns as have room for them.
    const int every = std::max(
        1, static_cast<int>(std::ceil(painter.fontMetrics().horizontalAdvance(QStringLiteral("000")) / frame.step)));
    const qreal middle = left + frame.step / 2;
    painter.setPen(theme.quiet);
    if (static_cast<int>(place) % every == 0)
        painter.drawText(QRectF(middle - 40, frame.area.bottom() + kGrid, 80, labelHeight()), Qt::AlignHCenter,
                         column.label);
    const double sum = sumOf(column);
    if (frame.step >= 5 * kGrid && sum > 0)
        painter.drawText(QRectF(middle - 40, bottom - labelHeight(), 80, labelHeight()), Qt::AlignCenter,
                         QLocale().toString(sum, 'f', sum == std::floor(sum) ? 0 : 1));
}

} // namespace dossier
