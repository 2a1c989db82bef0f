#include "app/table/decision_delegate.h"

#include "app/table/decision_model.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_row.h"

#include <QPainter>

namespace dossier {

namespace {

constexpr int kDigit = 6 * kGrid;

QRect wordsIn(const QRect& row)
{
    return row.adjusted(3 * kGrid, 0, -kDigit - kGrid, 0);
}

} // namespace

DecisionDelegate::DecisionDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_appearance(appearance)
{}

void DecisionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const Theme& theme = m_appearance.theme();
    const QString words = index.data().toString();
    if (index.data(kGroupRole).toBool()) {
        painter->setFont(theme.small);
        painter->setPen(theme.quiet);
        painter->drawText(option.rect.adjusted(3 * kGrid, 0, 0, -2), Qt::AlignLeft | Qt::AlignBottom, words);
        painter->restore();
        return;
    }
    CardRowDelegate::paintRow(*painter, option, theme, true);
    painter->setFont(theme.text);
    painter->setPen(index.data(kKnownRole).toBool() ? theme.quiet : theme.ink);
    const QString detail = index.data(kDetailRole).toString();
    const int second = detail.isEmpty() ? 0 : QFontMetrics(theme.small).height();
    const QRect room = wordsIn(option.rect).adjusted(0, second > 0 ? kGrid : 0, 0, second > 0 ? -second - kGrid : 0);
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, words);
    if (second > 0) {
        painter->setFont(theme.small);
        painter->setPen(theme.quiet);
        const QRect below = wordsIn(option.rect).adjusted(0, 0, 0, -kGrid);
        painter->drawText(below, Qt::AlignLeft | Qt::AlignBottom,
                          painter->fontMetrics().elidedText(detail, Qt::ElideRight, below.width()));
    }
    if (index.data(kBestRole).toBool())
        painter->fillRect(QRect(option.rect.left(), option.rect.top() + kGrid, 3, option.rect.height() - 2 * kGrid),
                          theme.mark);
    if (const int number = index.data(kDigitRole).toInt(); number > 0) {
        painter->setFont(theme.small);
        painter->setPen(theme.quiet);
        painter->drawText(option.rect.adjusted(0, 0, -2 * kGrid, 0), Qt::AlignRight | Qt::AlignVCenter,
                          QString::number(number));
    }
    painter->restore();
}

QSize DecisionDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    if (index.data(kGroupRole).toBool())
        return {0, QFontMetrics(theme.small).height() + 3 * kGrid};
    const int width = std::max(wordsIn(option.rect).width(), 20 * kGrid);
    const QRect words =
        QFontMetrics(theme.text)
            .boundingRect(QRect(0, 0, width, 1000), Qt::AlignLeft | Qt::TextWordWrap, index.data().toString());
    const int second = index.data(kDetailRole).toString().isEmpty() ? 0 : QFontMetrics(theme.small).height();
    return {0, std::max(theme.rowHeight, words.height() + second + 2 * kGrid)};
}

} // namespace dossier
