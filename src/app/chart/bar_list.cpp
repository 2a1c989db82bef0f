#include "app/chart/bar_list.h"

#include "app/theme/appearance.h"
#include "app/theme/marks.h"
#include "desk/plain_tip.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kLeastBar = 10 * kGrid; // the longest bar's length where room is scarce

} // namespace

BarList::BarList(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void BarList::show(std::vector<Row> rows, double most)
{
    m_rows = std::move(rows);
    m_most = std::max(most, 1.0);
    QStringList words;
    for (const Row& row : m_rows) {
        m_most = std::max(m_most, row.value + row.further);
        words << row.name + QLatin1Char(' ') + row.figure;
    }
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

void BarList::setInvitation(const QString& text)
{
    m_invitation = text;
}

void BarList::makePressable(const QString& words)
{
    m_press = words;
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setCursor(Qt::PointingHandCursor);
}

int BarList::rowAt(const QPoint& place) const
{
    const int row = place.y() / rowHeight();
    return place.y() >= 0 && row < static_cast<int>(m_rows.size()) ? row : -1;
}

void BarList::keyPressEvent(QKeyEvent* event)
{
    const int rows = static_cast<int>(m_rows.size());
    if (m_press.isEmpty() || rows == 0)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Down:
        m_current = std::min(m_current + 1, rows - 1);
        return update();
    case Qt::Key_Up:
        m_current = std::max(m_current - 1, 0);
        return update();
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        emit pressed(std::min(m_current, rows - 1));
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void BarList::mouseReleaseEvent(QMouseEvent* event)
{
    QWidget::mouseReleaseEvent(event);
    const int row = rowAt(event->position().toPoint());
    if (m_press.isEmpty() || event->button() != Qt::LeftButton || row < 0)
        return;
    m_current = row;
    emit pressed(row);
}

void BarList::mouseMoveEvent(QMouseEvent* event)
{
    QWidget::mouseMoveEvent(event);
    m_hovered = rowAt(event->position().toPoint());
    update();
}

void BarList::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_hovered = -1;
    update();
}

QSize BarList::sizeHint() const
{
    return {60 * kGrid, rowHeight() * static_cast<int>(std::max<std::size_t>(m_rows.size(), 1))};
}

int BarList::rowHeight() const
{
    return m_appearance.theme().rowHeight - kGrid;
}

int BarList::nameWidth() const
{
    const QFontMetrics metrics(m_appearance.theme().text);
    const QFontMetrics figures(m_appearance.theme().figures);
    int widest = 0;
    int widestFigure = 0;
    bool marks = false;
    for (const Row& row : m_rows) {
        widest = std::max(widest, metrics.horizontalAdvance(row.name) + 1);
        widestFigure = std::max(widestFigure, figures.horizontalAdvance(row.figure));
        marks = marks || row.mark;
    }
    // A short bar says more than half a name.
    const int most = std::max(width() / 2, width() - widestFigure - kLeastBar - 6 * kGrid);
    return std::min(widest + (marks ? m_appearance.theme().sign + 2 * kGrid : 0), most);
}

bool BarList::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int row = rowAt(help->pos());
    QStringList words;
    if (row >= 0)
        words << m_rows[static_cast<std::size_t>(row)].words << m_press;
    words.removeAll(QString());
    QToolTip::showText(help->globalPos(), plainTip(words.join(QLatin1Char('\n'))), this);
    return true;
}

void BarList::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = m_appearance.theme();
    if (m_rows.empty()) {
        painter.setPen(theme.quiet);
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_invitation);
        return;
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const QRectF box(0, static_cast<double>(i) * rowHeight(), width(), rowHeight());
        if (!m_press.isEmpty() && static_cast<int>(i) == m_hovered)
            painter.fillRect(box, theme.hover);
        paintRow(painter, box, m_rows[i]);
        if (!m_press.isEmpty() && hasFocus() && static_cast<int>(i) == m_current) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme.mark, 1.5));
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 2, 2);
        }
    }
}

void BarList::paintRow(QPainter& painter, const QRectF& box, const Row& row) const
{
    const Theme& theme = m_appearance.theme();
    QRectF name(box.left(), box.top(), nameWidth(), box.height());
    if (row.mark) {
        paintTypeMark(painter, QRectF(name.left(), name.center().y() - theme.sign / 2.0, theme.sign, theme.sign),
                      *row.mark, theme.of(*row.mark));
        name.setLeft(name.left() + theme.sign + 2 * kGrid);
    }
    const bool nothing = row.value + row.further <= 0;
    painter.setFont(theme.text);
    painter.setPen(nothing ? theme.quiet : theme.ink);
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(row.name, Qt::ElideRight, static_cast<int>(name.width()) + 1));
    painter.setFont(theme.figures);
    const qreal left = name.right() + 3 * kGrid;
    const qreal room = box.right() - left - painter.fontMetrics().horizontalAdvance(row.figure) - 3 * kGrid;
    const qreal height = 2.5 * kGrid;
    const qreal top = box.center().y() - height / 2;
    const qreal length = std::max(room, 0.0) * row.value / m_most;
    const qreal more = std::max(room, 0.0) * row.further / m_most;
    painter.fillRect(QRectF(left, top, length, height), row.tint(theme));
    painter.fillRect(QRectF(left + length, top, more, height), QBrush(row.tint(theme), Qt::BDiagPattern));
    painter.setPen(nothing ? theme.quiet : theme.ink);
    painter.drawText(QRectF(left + length + more + (nothing ? 0 : 2 * kGrid), box.top(), box.width(), box.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, row.figure);
}

} // namespace dossier
