#include "app/widgets/card_row.h"

#include "app/theme/appearance.h"
#include "app/theme/marks.h"
#include "app/theme/typed.h"

#include <QPainter>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kEdge = 4;

} // namespace

CardRowDelegate::CardRowDelegate(const CardPool& pool, const Appearance& appearance, Columns columns, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_pool(pool)
    , m_appearance(appearance)
    , m_columns(columns)
{}

void CardRowDelegate::paintRow(QPainter& painter, const QStyleOptionViewItem& option, const Theme& theme, bool first)
{
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected)
        painter.fillRect(option.rect, theme.selection);
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter.fillRect(option.rect, theme.hover);
    if (first && selected && option.state.testFlag(QStyle::State_Active))
        painter.fillRect(QRect(option.rect.left() + kEdge, option.rect.top(), 2, option.rect.height()), theme.mark);
}

void CardRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const QVariant number = index.data(kCardRole);
    const Card* card = number.isValid() ? &m_pool[static_cast<CardIndex>(number.toInt())] : nullptr;
    painter->save();
    paintRow(*painter, option, theme, index.column() == m_columns.edge);
    QRect box = option.rect.adjusted(2 * kGrid, 0, -2 * kGrid, 0);
    if (index.column() == m_columns.edge) {
        if (card)
            painter->fillRect(QRect(option.rect.topLeft(), QSize(kEdge, option.rect.height() - 1)),
                              theme.of(card->type));
        box.setLeft(box.left() + kGrid);
    }
    if (card && index.column() == m_columns.title) {
        paintTypeMark(*painter, QRectF(box.left(), box.center().y() - theme.sign / 2.0 + 0.5, theme.sign, theme.sign),
                      card->type, theme.of(card->type));
        box.setLeft(box.left() + theme.sign + 2 * kGrid);
    }
    if (card && index.column() == m_columns.cost) {
        if (card->cost)
            paintCost(*painter, box, *card->cost, theme.ink, theme.figures);
    } else if (index.column() == m_columns.typewriter) {
        paintTyped(*painter, box, Qt::AlignLeft, index.data().toString(), theme.typewriter, theme.quiet);
    } else {
        paintText(*painter, box, option, index);
    }
    painter->restore();
}

void CardRowDelegate::paintText(QPainter& painter, const QRect& box, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const
{
    const QVariant alignment = index.data(Qt::TextAlignmentRole);
    const int flags = alignment.isValid() ? alignment.toInt() : static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    const QString text = displayText(index.data(Qt::DisplayRole), option.locale);
    painter.setFont(option.font);
    painter.setPen(m_appearance.theme().ink);
    if (m_columns.wraps)
        return painter.drawText(box, flags | Qt::TextWordWrap, text);
    painter.drawText(box, flags | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, box.width()));
}

QSize CardRowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const int row = theme.rowHeight;
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    const int width = size.width() + 3 * kGrid; // the text stands two units from either edge
    if (!m_columns.wraps || option.rect.width() <= 0)
        return {width, row};
    const int edge = index.column() == m_columns.edge ? kGrid : 0;
    const int mark = index.column() == m_columns.title ? theme.sign + 2 * kGrid : 0;
    const QRect room(0, 0, std::max(option.rect.width() - 4 * kGrid - edge - mark, 1), 10000);
    const QRect words =
        QFontMetrics(option.font).boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, index.data().toString());
    return {width, std::max(row, words.height() + 2 * kGrid)};
}

} // namespace dossier
