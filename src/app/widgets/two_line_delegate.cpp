#include "app/widgets/two_line_delegate.h"

#include "app/theme/appearance.h"
#include "app/widgets/card_row.h"
#include "app/widgets/passing_mark.h"

#include <QPainter>

namespace dossier {

namespace {

constexpr int kFigureWidth = 16 * kGrid;

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
    QRect text = row.adjusted(kFigureWidth, 0, 0, 0);
    if (index.data(m_roles.ticked).toBool()) {
        paintPassing(*painter, QRectF(row.right() - kMark, row.center().y() - kMark / 2.0, kMark, kMark), Passing::Yes,
                     theme);
        text.setRight(text.right() - kMark - 2 * kGrid);
    }
    painter->setFont(theme.heading);
    painter->setPen(theme.ink);
    painter->drawText(QRect(row.left(), row.top(), kFigureWidth - 3 * kGrid, row.height()),
                      Qt::AlignRight | Qt::AlignVCenter, index.data(m_roles.figure).toString());
    const auto line = [&](const QFont& font, const QColor& colour, Qt::Alignment side, const QString& words) {
        painter->setFont(font);
        painter->setPen(colour);
        painter->drawText(text, Qt::AlignLeft | side,
                          painter->fontMetrics().elidedText(words, Qt::ElideRight, text.width()));
    };
    line(theme.text, theme.ink, Qt::AlignTop, index.data(Qt::DisplayRole).toString());
    line(theme.small, theme.quiet, Qt::AlignBottom, index.data(m_roles.second).toString());
    painter->restore();
}

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const Theme& theme = m_appearance.theme();
    return {option.rect.width(), QFontMetrics(theme.text).height() + QFontMetrics(theme.small).height() + 3 * kGrid};
}

} // namespace dossier
