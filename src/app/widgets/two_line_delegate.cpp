#include "app/widgets/two_line_delegate.h"

#include "app/theme/appearance.h"
#include "app/widgets/card_row.h"
#include "app/widgets/passing_mark.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kFigureWidth = 16 * kGrid;

// So much of the row is the figure's.
int figureWidth(const Theme& theme)
{
    return std::max(kFigureWidth, QFontMetrics(theme.heading).horizontalAdvance(QStringLiteral("00/00")) + 5 * kGrid);
}

// The height of words that break into lines.
int heightOf(const QString& words, const QFont& font, int width)
{
    const QFontMetrics metrics(font);
    return std::max(metrics.height(),
                    metrics.boundingRect(QRect(0, 0, width, 10000), Qt::AlignLeft | Qt::TextWordWrap, words).height());
}

} // namespace

TwoLineDelegate::TwoLineDelegate(const Appearance& appearance, Roles roles, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_appearance(appearance)
    , m_roles(roles)
{}

void TwoLineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const Theme& theme = m_appearance.theme();
    CardRowDelegate::paintRow(*painter, option, theme, true);
    const QRect row = option.rect.adjusted(2 * kGrid, kGrid, -2 * kGrid, -kGrid);
    const int figure = figureWidth(theme);
    const QRect text = textBox(row, index);
    if (index.data(m_roles.ticked).toBool())
        paintPassing(*painter,
                     QRectF(row.right() - theme.sign, row.center().y() - theme.sign / 2.0, theme.sign, theme.sign),
                     Passing::Yes, theme);
    painter->setFont(theme.heading);
    painter->setPen(theme.ink);
    painter->drawText(QRect(row.left(), row.top(), figure - 3 * kGrid, row.height()), Qt::AlignRight | Qt::AlignVCenter,
                      index.data(m_roles.figure).toString());
    const auto line = [&](const QFont& font, const QColor& colour, Qt::Alignment side, const QString& words) {
        painter->setFont(font);
        painter->setPen(colour);
        painter->drawText(text, Qt::AlignLeft | Qt::TextWordWrap | side, words);
    };
    line(theme.text, theme.ink, Qt::AlignTop, index.data(Qt::DisplayRole).toString());
    line(theme.small, theme.quiet, Qt::AlignBottom, index.data(m_roles.second).toString());
    painter->restore();
}

// Beside the figure, and beside the tick where there is one.
QRect TwoLineDelegate::textBox(const QRect& row, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const int tick = index.data(m_roles.ticked).toBool() ? theme.sign + 2 * kGrid : 0;
    return row.adjusted(figureWidth(theme), 0, -tick, 0);
}

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    const int room = std::max(textBox(QRect(0, 0, width - 4 * kGrid, 0), index).width(), 1);
    return {width, heightOf(index.data(Qt::DisplayRole).toString(), theme.text, room) +
                       heightOf(index.data(m_roles.second).toString(), theme.small, room) + 3 * kGrid};
}

} // namespace dossier
