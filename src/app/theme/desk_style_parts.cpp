// How the single parts are drawn. All of them speak with three signs: a fill when the pointer is over something, a
// brass outline for the keyboard's focus, a brass bar for what is current.
#include "app/theme/appearance.h"
#include "app/theme/desk_style.h"

#include <QHeaderView>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QStyleOption>

namespace dossier {

namespace {

constexpr qreal kRadius = 4;

bool has(const QStyleOption& option, QStyle::StateFlag flag)
{
    return option.state.testFlag(flag);
}

QRectF inner(const QRect& rect)
{
    return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
}

void drawChevron(QPainter& painter, const QRectF& box, const QColor& colour, bool up)
{
    const QPointF middle = box.center();
    const qreal half = 3.5;
    const qreal rise = up ? -half / 2 : half / 2;
    painter.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({{middle.x() - half, middle.y() - rise},
                                    {middle.x(), middle.y() + rise},
                                    {middle.x() + half, middle.y() - rise}}));
}

} // namespace

void DeskStyle::drawField(const QStyleOption& option, QPainter& painter) const
{
    const bool focused = has(option, State_HasFocus) && has(option, State_Enabled);
    painter.setPen(QPen(focused ? theme().mark : theme().line, focused ? 1.5 : 1));
    painter.setBrush(option.palette.color(QPalette::Base));
    painter.drawRoundedRect(inner(option.rect), kRadius, kRadius);
}

void DeskStyle::drawButton(const QStyleOption& option, QPainter& painter) const
{
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    const bool flat = button && button->features.testFlag(QStyleOptionButton::Flat);
    QColor fill = theme().raised;
    if (has(option, State_Enabled) && has(option, State_MouseOver))
        fill = blend(fill, theme().mark, 0.15);
    if (has(option, State_Sunken) || has(option, State_On))
        fill = blend(theme().raised, theme().mark, 0.3);
    const bool bare = flat && !has(option, State_MouseOver) && !has(option, State_Sunken);
    const bool focused = has(option, State_HasFocus);
    painter.setBrush(bare ? QBrush(Qt::NoBrush) : QBrush(fill));
    painter.setPen(focused ? QPen(theme().mark, 1.5) : (bare ? QPen(Qt::NoPen) : QPen(theme().line, 1)));
    painter.drawRoundedRect(inner(option.rect), kRadius, kRadius);
}

void DeskStyle::drawToolButton(const QStyleOption& option, QPainter& painter) const
{
    const bool on = has(option, State_On) || has(option, State_Sunken);
    const bool over = has(option, State_MouseOver) && has(option, State_Enabled);
    const bool focused = has(option, State_HasFocus);
    if (!on && !over && !focused)
        return;
    painter.setPen(focused ? QPen(theme().mark, 1.5) : QPen(Qt::NoPen));
    painter.setBrush(on ? QBrush(theme().selection) : (over ? QBrush(theme().hover) : QBrush(Qt::NoBrush)));
    painter.drawRoundedRect(inner(option.rect), kRadius, kRadius);
}

void DeskStyle::drawMenuBarItem(const QStyleOption& option, QPainter& painter) const
{
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(&option);
    if (!item)
        return;
    painter.fillRect(option.rect, theme().paper);
    if (has(option, State_Selected) || has(option, State_Sunken)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().selection);
        painter.drawRoundedRect(inner(option.rect), kRadius, kRadius);
    }
    painter.setPen(has(option, State_Enabled) ? theme().ink : theme().quiet);
    painter.drawText(option.rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine, item->text);
}

void DeskStyle::drawTick(const QStyleOption& option, QPainter& painter, bool round) const
{
    const QRectF box = inner(option.rect);
    const bool on = has(option, State_On);
    const QColor edge = has(option, State_Enabled) ? theme().quiet : theme().line;
    const bool lit = on && has(option, State_Enabled);
    painter.setPen(QPen(lit || has(option, State_HasFocus) ? theme().mark : edge, 1.2));
    painter.setBrush(lit ? theme().mark : theme().field);
    const qreal radius = round ? box.width() / 2 : 3;
    painter.drawRoundedRect(box, radius, radius);
    if (!on)
        return;
    painter.setPen(QPen(lit ? theme().onMark : edge, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&box](qreal x, qreal y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    if (round)
        painter.drawPoint(box.center());
    else
        painter.drawPolyline(QPolygonF({at(0.24, 0.52), at(0.43, 0.72), at(0.77, 0.29)}));
}

void DeskStyle::drawTab(const QStyleOption& option, QPainter& painter) const
{
    const QRectF rect = option.rect;
    if (has(option, State_Selected))
        painter.fillRect(QRectF(rect.left() + 3 * kGrid, rect.bottom() - 3, rect.width() - 6 * kGrid, 3), theme().mark);
    else if (has(option, State_MouseOver))
        painter.fillRect(QRectF(rect.left() + 3 * kGrid, rect.bottom() - 3, rect.width() - 6 * kGrid, 3), theme().line);
    if (has(option, State_HasFocus)) {
        painter.setPen(QPen(theme().mark, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(inner(option.rect).adjusted(2, 4, -2, -6), kRadius, kRadius);
    }
}

void DeskStyle::drawTabLabel(const QStyleOption& option, QPainter& painter) const
{
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(&option);
    if (!tab)
        return;
    const bool current = has(option, State_Selected);
    painter.setPen(current || has(option, State_MouseOver) ? theme().ink : theme().quiet);
    painter.drawText(tab->rect, Qt::AlignCenter | Qt::TextShowMnemonic, tab->text);
}

void DeskStyle::drawHeaderSection(const QStyleOption& option, QPainter& painter) const
{
    painter.fillRect(option.rect, theme().paper);
    painter.fillRect(QRectF(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), theme().line);
}

void DeskStyle::drawHeaderLabel(const QStyleOption& option, QPainter& painter) const
{
    const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(&option);
    if (!header)
        return;
    painter.setFont(theme().small);
    painter.setPen(header->sortIndicator == QStyleOptionHeader::None ? theme().quiet : theme().ink);
    QRect rect = option.rect;
    const bool right = header->textAlignment.testFlag(Qt::AlignRight);
    const QString text = painter.fontMetrics().elidedText(header->text, Qt::ElideRight, rect.width());
    painter.drawText(rect, static_cast<int>(header->textAlignment | Qt::AlignVCenter), text);
    if (header->sortIndicator == QStyleOptionHeader::None)
        return;
    const int width = painter.fontMetrics().horizontalAdvance(text);
    const qreal x = right ? rect.right() - width - 3 * kGrid : rect.left() + width + kGrid;
    drawChevron(painter, QRectF(x, rect.top(), 2 * kGrid, rect.height()), theme().mark,
                header->sortIndicator == QStyleOptionHeader::SortUp);
}

void DeskStyle::drawScrollBar(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const
{
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(&option);
    if (!bar || bar->minimum == bar->maximum)
        return;
    const bool lively = has(option, State_MouseOver) || has(option, State_Sunken);
    QRectF slider = subControlRect(CC_ScrollBar, bar, SC_ScrollBarSlider, widget);
    slider = bar->orientation == Qt::Vertical ? slider.adjusted(3, 2, -3, -2) : slider.adjusted(2, 3, -2, -3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(blend(theme().paper, theme().ink, lively ? 0.5 : 0.25));
    const qreal radius = std::min(slider.width(), slider.height()) / 2;
    painter.drawRoundedRect(slider, radius, radius);
}

void DeskStyle::drawComboBox(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const
{
    const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(&option);
    if (combo && combo->frame)
        drawField(option, painter);
    else
        painter.fillRect(option.rect, theme().field);
    const QRect rect = option.rect;
    drawChevron(painter, QRectF(rect.right() - 5 * kGrid, rect.top(), 4 * kGrid, rect.height()),
                has(option, State_Enabled) ? theme().ink : theme().quiet, false);
    Q_UNUSED(widget)
}

void DeskStyle::drawSpinBox(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const
{
    const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(&option);
    if (!box)
        return;
    if (box->frame)
        drawField(option, painter);
    else
        painter.fillRect(option.rect, theme().field);
    if (box->buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto colour = [&](QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag step) {
        if (!box->stepEnabled.testFlag(step))
            return theme().line;
        return box->activeSubControls == part && has(option, State_MouseOver) ? theme().mark : theme().quiet;
    };
    drawChevron(painter, subControlRect(CC_SpinBox, box, SC_SpinBoxUp, widget),
                colour(SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled), true);
    drawChevron(painter, subControlRect(CC_SpinBox, box, SC_SpinBoxDown, widget),
                colour(SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled), false);
}

void DeskStyle::drawEdge(const QStyleOption& option, QPainter& painter) const
{
    painter.setPen(QPen(theme().quiet, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5));
}

// Between two docks there is nothing but room, until somebody is about to move the border.
void DeskStyle::drawDockHandle(const QStyleOption& option, QPainter& painter) const
{
    QRectF line = option.rect;
    const QPointF middle = line.center();
    line.setSize(line.width() < line.height() ? QSizeF(2, line.height()) : QSizeF(line.width(), 2));
    line.moveCenter(middle);
    painter.fillRect(line, theme().mark);
}

void DeskStyle::drawProgress(const QStyleOption& option, QPainter& painter) const
{
    const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(&option);
    if (!bar)
        return;
    const qreal height = 2 * kGrid;
    const QRectF groove(option.rect.left(), option.rect.center().y() - height / 2, option.rect.width(), height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().raised);
    painter.drawRoundedRect(groove, height / 2, height / 2);
    const int span = bar->maximum - bar->minimum;
    if (span <= 0)
        return;
    QRectF done = groove;
    done.setWidth(groove.width() * (bar->progress - bar->minimum) / span);
    painter.setBrush(theme().mark);
    painter.drawRoundedRect(done, height / 2, height / 2);
}

} // namespace dossier
