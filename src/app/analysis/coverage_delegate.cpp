#include "app/analysis/coverage_delegate.h"

#include "app/analysis/coverage_model.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_row.h"
#include "app/widgets/passing_mark.h"

#include <QPainter>

namespace dossier {

namespace {

constexpr int kEdge = 4;

} // namespace

CoverageDelegate::CoverageDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_appearance(appearance)
{}

int CoverageDelegate::rowHeight() const
{
    const Theme& theme = m_appearance.theme();
    return QFontMetrics(theme.text).height() + QFontMetrics(theme.small).height() + 2 * kGrid;
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
    const QRect mark(rect.left() + 2 * kGrid + 1, rect.center().y() - kMark / 2, kMark, kMark);
    paintPassing(painter, mark, static_cast<Passing>(index.data(kPassingRole).toInt()), theme);
    const QRect text = rect.adjusted(3 * kGrid + kMark + 1, kGrid, -kGrid, -kGrid);
    painter.setFont(theme.text);
    painter.setPen(theme.ink);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignTop,
                     painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    painter.setFont(theme.small);
    painter.setPen(theme.quiet);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignBottom,
                     painter.fontMetrics().elidedText(index.data(kNeedsRole).toString(), Qt::ElideRight, text.width()));
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
