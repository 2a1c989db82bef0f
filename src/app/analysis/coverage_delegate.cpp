#include "app/analysis/coverage_delegate.h"

#include "app/analysis/coverage_model.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_row.h"
#include "app/widgets/passing_mark.h"

#include <QPainter>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kEdge = 4;

} // namespace

CoverageDelegate::CoverageDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_appearance(appearance)
{}

int CoverageDelegate::heightFor(const QModelIndex& site, int width) const
{
    const Theme& theme = m_appearance.theme();
    const QRect room(0, 0, titleBox(QRect(0, 0, width, 100)).width(), 10000);
    const auto heightOf = [&](const QFont& font, const QString& words) {
        const QFontMetrics metrics(font);
        return std::max(metrics.height(), metrics.boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, words).height());
    };
    const int words =
        heightOf(theme.text, site.data().toString()) + heightOf(theme.small, site.data(kNeedsRole).toString());
    return std::max(words, theme.rowHeight) + 3 * kGrid;
}

int CoverageDelegate::titleWidth(const QModelIndex& index) const
{
    const int around = 100 - titleBox(QRect(0, 0, 100, 100)).width();
    return QFontMetrics(m_appearance.theme().text).horizontalAdvance(index.data().toString()) + around + 1;
}

QRect CoverageDelegate::titleBox(const QRect& cell) const
{
    return cell.adjusted(3 * kGrid + m_appearance.theme().sign + 1, kGrid, -kGrid, -kGrid);
}

void CoverageDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const Theme& theme = m_appearance.theme();
    CardRowDelegate::paintRow(*painter, option, theme, index.column() == CoverageModel::Site);
    if (index.column() == CoverageModel::Site)
        paintSite(*painter, option.rect, index);
    else if (index.column() < CoverageModel::kFixedColumns)
        paintSpare(*painter, option.rect, index);
    else
        paintAgent(*painter, option.rect, index);
    painter->restore();
}

void CoverageDelegate::paintSite(QPainter& painter, const QRect& rect, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    painter.fillRect(QRect(rect.topLeft(), QSize(kEdge, rect.height() - 1)), theme.of(CardType::Site));
    const QRect mark(rect.left() + 2 * kGrid + 1, rect.center().y() - theme.sign / 2, theme.sign, theme.sign);
    paintPassing(painter, mark, static_cast<Passing>(index.data(kPassingRole).toInt()), theme);
    const QRect text = titleBox(rect);
    painter.setFont(theme.text);
    painter.setPen(theme.ink);
    QRect title;
    painter.drawText(text, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data().toString(), &title);
    painter.setFont(theme.small);
    painter.setPen(theme.quiet);
    painter.drawText(QRect(text.left(), title.bottom() + 1, text.width(), text.bottom() - title.bottom()),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data(kNeedsRole).toString());
}

void CoverageDelegate::paintSpare(QPainter& painter, const QRect& rect, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const auto passing = static_cast<Passing>(index.data(kPassingRole).toInt());
    QFont font = theme.figures;
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(passing == Passing::Yes              ? theme.good
                   : passing == Passing::ForOneQuestion ? theme.agreement
                                                        : theme.error);
    painter.drawText(rect, Qt::AlignCenter, index.data().toString());
}

void CoverageDelegate::paintAgent(QPainter& painter, const QRect& rect, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const bool needed = index.data(kNeededRole).toBool();
    const QString text = index.data().toString();
    painter.setFont(theme.figures);
    painter.setPen(needed || text != QStringLiteral("·") ? theme.ink : theme.quiet);
    painter.drawText(rect, Qt::AlignCenter, text);
    if (!needed)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.mark, 1.6));
    const qreal side = painter.fontMetrics().height() + 3;
    painter.drawEllipse(QRectF(QRectF(rect).center() - QPointF(side / 2, side / 2), QSizeF(side, side)));
}

} // namespace dossier
