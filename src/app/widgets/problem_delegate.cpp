#include "app/widgets/problem_delegate.h"

#include "app/theme/appearance.h"
#include "app/theme/marks.h"
#include "app/theme/typed.h"
#include "app/widgets/card_row.h"
#include "app/widgets/problem_model.h"

#include <QAbstractItemView>
#include <QPainter>

namespace dossier {

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
    paintSeverityMark(
        *painter,
        QRectF(rect.left() + 2 * kGrid, rect.top() + (theme.rowHeight - theme.sign) / 2.0, theme.sign, theme.sign),
        static_cast<Severity>(index.data(kProblemSeverityRole).toInt()), theme);
    painter->setFont(option.font);
    painter->setPen(theme.ink);
    painter->drawText(sentenceBox(rect, index), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                      index.data(Qt::DisplayRole).toString());
    paintTyped(*painter, rect.adjusted(0, 0, -2 * kGrid, 0), Qt::AlignRight, index.data(kProblemRuleRole).toString(),
               theme.typewriter, theme.advice);
    paintRepair(*painter, rect, index, option.state.testFlag(QStyle::State_MouseOver));
    painter->restore();
}

// Like a small button: it is pressed, the row beside it is not.
void ProblemDelegate::paintRepair(QPainter& painter, const QRect& row, const QModelIndex& index, bool hovered) const
{
    const QRect box = repairBox(row, index);
    if (box.isEmpty())
        return;
    const Theme& theme = m_appearance.theme();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hovered ? theme.mark : theme.line, 1));
    painter.setBrush(theme.raised);
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), kGrid, kGrid);
    painter.setFont(theme.small);
    painter.setPen(theme.ink);
    painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(index.data(kProblemRepairRole).toString(), Qt::ElideRight,
                                                      box.width() - 2 * kGrid));
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    const QRect box = sentenceBox(QRect(0, 0, width, 0), index);
    const int text = option.fontMetrics
                         .boundingRect(QRect(0, 0, box.width(), 10000), Qt::AlignLeft | Qt::TextWordWrap,
                                       index.data(Qt::DisplayRole).toString())
                         .height();
    return {width, std::max(m_appearance.theme().rowHeight, text + 2 * kGrid)};
}

QRect ProblemDelegate::ruleBox(const QRect& row) const
{
    return row.adjusted(row.width() - 4 * kGrid - ruleWidth(), 0, 0, 0);
}

int ProblemDelegate::ruleWidth() const
{
    return QFontMetrics(m_appearance.theme().typewriter).horizontalAdvance(QStringLiteral("BASIC-10"));
}

QRect ProblemDelegate::repairBox(const QRect& row, const QModelIndex& index) const
{
    const QVariant words = index.data(kProblemRepairRole);
    if (!words.isValid())
        return {};
    const Theme& theme = m_appearance.theme();
    const int wanted = QFontMetrics(theme.small).horizontalAdvance(words.toString()) + 4 * kGrid;
    const int width = std::min(wanted, row.width() / 3);
    const int right = row.right() - 6 * kGrid - ruleWidth();
    const int height = theme.rowHeight - kGrid;
    return {right - width, row.top() + kGrid / 2, width, height};
}

QRect ProblemDelegate::sentenceBox(const QRect& row, const QModelIndex& index) const
{
    const QRect repair = repairBox(row, index);
    const int right = repair.isEmpty() ? 5 * kGrid + ruleWidth() : row.right() - repair.left() + 2 * kGrid;
    return row.adjusted(2 * kGrid + m_appearance.theme().sign + 2 * kGrid, 0, -right, 0);
}

} // namespace dossier
