#include "app/advice/advice_delegate.h"

#include "app/theme/appearance.h"
#include "app/widgets/card_row.h"

#include <QPainter>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kLeft = 3 * kGrid;
constexpr int kRight = 2 * kGrid;

} // namespace

AdviceDelegate::AdviceDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_appearance(appearance)
{}

// Not by colour alone: what is advised is bold, too.
QFont AdviceDelegate::fontOf(const QModelIndex& index) const
{
    QFont font = m_appearance.theme().text;
    if (index.data(kAdvisedRole).toBool())
        font.setWeight(QFont::DemiBold);
    return font;
}

int AdviceDelegate::figureWidth(const QModelIndex& index) const
{
    return QFontMetrics(fontOf(index)).horizontalAdvance(index.data(kAdviceFigureRole).toString()) + 2 * kGrid;
}

void AdviceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const Theme& theme = m_appearance.theme();
    CardRowDelegate::paintRow(*painter, option, theme, true);
    if (index.data(kAdvisedRole).toBool())
        painter->fillRect(QRect(option.rect.topLeft(), QSize(kGrid, option.rect.height() - 1)), theme.mark);
    QRect box = option.rect.adjusted(kLeft, kGrid, -kRight, -kGrid);
    if (const QString head = index.data(kAdviceHeadRole).toString(); !head.isEmpty()) {
        painter->setFont(theme.small);
        painter->setPen(theme.quiet);
        painter->drawText(box, Qt::AlignLeft | Qt::AlignTop, head);
        box.setTop(box.top() + painter->fontMetrics().height());
    }
    painter->setFont(fontOf(index));
    painter->setPen(theme.ink);
    painter->drawText(box, Qt::AlignRight | Qt::AlignTop, index.data(kAdviceFigureRole).toString());
    box.setRight(box.right() - figureWidth(index));
    painter->drawText(box, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data().toString());
    painter->restore();
}

QSize AdviceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const int width = std::max(option.rect.width() - kLeft - kRight - figureWidth(index), 20 * kGrid);
    const QRect words =
        QFontMetrics(fontOf(index))
            .boundingRect(QRect(0, 0, width, 1000), Qt::AlignLeft | Qt::TextWordWrap, index.data().toString());
    const bool headed = !index.data(kAdviceHeadRole).toString().isEmpty();
    const int head = headed ? QFontMetrics(theme.small).height() : 0;
    return {0, std::max(theme.rowHeight, head + words.height() + 2 * kGrid)};
}

} // namespace dossier
