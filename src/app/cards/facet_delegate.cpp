#include "app/cards/facet_delegate.h"

#include "app/cards/facet_model.h"
#include "app/theme/appearance.h"
#include "app/theme/marks.h"
#include "app/widgets/card_row.h"

#include <QApplication>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

namespace dossier {

namespace {

// As large as beside text of 100 % where `size` is 1.
void paintChevron(QPainter& painter, QPointF middle, bool open, const QColor& colour, qreal size)
{
    const qreal far = 3.5 * size;
    const qreal near = 1.8 * size;
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (open)
        painter.drawPolyline(
            QPolygonF({middle + QPointF(-far, -near), middle + QPointF(0, near), middle + QPointF(far, -near)}));
    else
        painter.drawPolyline(
            QPolygonF({middle + QPointF(-near, -far), middle + QPointF(near, 0), middle + QPointF(-near, far)}));
}

} // namespace

FacetDelegate::FacetDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_appearance(appearance)
{}

void FacetDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    CardRowDelegate::paintRow(*painter, option, m_appearance.theme(), true);
    if (index.parent().isValid())
        paintChoice(*painter, option, index);
    else
        paintGroup(*painter, option, index);
    painter->restore();
}

QSize FacetDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {40 * kGrid, m_appearance.theme().rowHeight};
}

int FacetDelegate::wholeWidth(const QModelIndex& choice) const
{
    const Theme& theme = m_appearance.theme();
    const QString count = QLocale().toString(choice.data(kFacetCountRole).toInt());
    const int mark = choice.data(kFacetTypeRole).isValid() ? theme.sign + kGrid : 0;
    return 6 * kGrid + theme.sign + 2 * kGrid + mark +
           QFontMetrics(theme.text).horizontalAdvance(choice.data(Qt::DisplayRole).toString()) + 3 * kGrid +
           QFontMetrics(theme.figures).horizontalAdvance(count);
}

bool FacetDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem&,
                                const QModelIndex& index)
{
    if (event->type() != QEvent::MouseButtonRelease || !index.parent().isValid() ||
        static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton)
        return false;
    const bool on = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    return model->setData(index, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

void FacetDelegate::paintGroup(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    QFont bold = theme.text;
    bold.setWeight(QFont::DemiBold);
    const QRect box = option.rect;
    paintChevron(painter, QPointF(box.left() + 3 * kGrid, box.center().y() + 0.5),
                 option.state.testFlag(QStyle::State_Open), theme.quiet, static_cast<qreal>(theme.sign) / kMark);
    painter.setFont(bold);
    painter.setPen(theme.ink);
    painter.drawText(box.adjusted(6 * kGrid, 0, -kGrid, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     index.data(Qt::DisplayRole).toString());
}

void FacetDelegate::paintChoice(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    QRect box = option.rect.adjusted(3 * kGrid, 0, -3 * kGrid, 0);
    const bool on = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;

    QStyleOptionButton tick;
    tick.rect = QRect(box.left(), box.center().y() - theme.sign / 2 + 1, theme.sign, theme.sign);
    tick.state = QStyle::State_Enabled | (on ? QStyle::State_On : QStyle::State_Off);
    tick.palette = option.palette;
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_IndicatorCheckBox, &tick, &painter, option.widget);
    box.setLeft(box.left() + theme.sign + 2 * kGrid);

    if (const QVariant type = index.data(kFacetTypeRole); type.isValid()) {
        const auto shape = static_cast<CardType>(type.toInt());
        const qreal shapeSize = theme.sign * 7 / 8.0; // no heavier than the box beside it
        paintTypeMark(painter, QRectF(box.left(), box.center().y() - shapeSize / 2 + 0.5, shapeSize, shapeSize), shape,
                      theme.of(shape));
        box.setLeft(box.left() + theme.sign + kGrid);
    }
    const QString count = option.locale.toString(index.data(kFacetCountRole).toInt());
    painter.setFont(theme.figures);
    painter.setPen(theme.quiet);
    painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, count);
    box.setRight(box.right() - painter.fontMetrics().horizontalAdvance(count) - 2 * kGrid);
    painter.setFont(theme.text);
    painter.setPen(theme.ink);
    painter.drawText(
        box, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, box.width()));
}

} // namespace dossier
