#include "app/decks/problem_delegate.h"

#include "app/card_row.h"
#include "app/decks/problem_model.h"
#include "app/theme/appearance.h"
#include "app/theme/marks.h"
#include "app/theme/typed.h"

#include <QAbstractItemView>
#include <QPainter>

namespace dossier {

namespace {

constexpr int kMark = 4 * kGrid;

} // namespace

ProblemDelegate::ProblemDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_appearance(appearance)
{}

void ProblemDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const QRect rect = option.rect;
    painter->save();
    CardRowDelegate::paintRow(*painter, option, theme, false);
    paintSeverityMark(*painter,
                      QRectF(rect.left() + 2 * kGrid, rect.top() + (theme.rowHeight - kMark) / 2.0, kMark, kMark),
                      static_cast<Severity>(index.data(kProblemSeverityRole).toInt()), theme);
    painter->setFont(option.font);
    painter->setPen(theme.ink);
    painter->drawText(sentenceBox(rect), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                      index.data(Qt::DisplayRole).toString());
    paintTyped(*painter, rect.adjusted(0, 0, -2 * kGrid, 0), Qt::AlignRight, index.data(kProblemRuleRole).toString(),
               theme.typewriter, theme.advice);
    painter->restore();
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    const QRect box = sentenceBox(QRect(0, 0, width, 0));
    const int text = option.fontMetrics
                         .boundingRect(QRect(0, 0, box.width(), 10000), Qt::AlignLeft | Qt::TextWordWrap,
                                       index.data(Qt::DisplayRole).toString())
                         .height();
    return {width, std::max(m_appearance.theme().rowHeight, text + 2 * kGrid)};
}

int ProblemDelegate::ruleWidth() const
{
    return QFontMetrics(m_appearance.theme().typewriter).horizontalAdvance(QStringLiteral("BASIC-10"));
}

QRect ProblemDelegate::sentenceBox(const QRect& row) const
{
    return row.adjusted(2 * kGrid + kMark + 2 * kGrid, 0, -2 * kGrid - ruleWidth() - 3 * kGrid, 0);
}

} // namespace dossier
