#include "app/notebook/candidate_delegate.h"

#include "app/notebook/candidate_model.h"
#include "app/theme/appearance.h"
#include "app/theme/marks.h"
#include "app/widgets/card_row.h"

#include <QPainter>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kEdge = 4;

} // namespace

CandidateDelegate::CandidateDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_appearance(appearance)
{}

void CandidateDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const Theme& theme = m_appearance.theme();
    const bool struck = index.data(kStruckRole).toBool();
    const bool first = index.column() == CandidateModel::Title;
    CardRowDelegate::paintRow(*painter, option, theme, first);
    QRect box = option.rect.adjusted(2 * kGrid, 0, -2 * kGrid, 0);
    const QColor ink = struck ? theme.quiet : theme.ink;
    if (first) {
        if (!struck)
            painter->fillRect(QRect(option.rect.topLeft(), QSize(kEdge, option.rect.height() - 1)),
                              theme.of(CardType::XFile));
        box.setLeft(box.left() + kGrid);
        paintTypeMark(*painter, QRectF(box.left(), box.center().y() - theme.sign / 2.0 + 0.5, theme.sign, theme.sign),
                      CardType::XFile, struck ? theme.quiet : theme.of(CardType::XFile));
        box.setLeft(box.left() + theme.sign + 2 * kGrid);
    }
    QFont font = theme.text;
    font.setStrikeOut(struck && first);
    painter->setFont(font);
    painter->setPen(ink);
    const QVariant side = index.data(Qt::TextAlignmentRole);
    const int flags = side.isValid() ? side.toInt() : static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    const QString text = index.data().toString();
    painter->drawText(box, first ? flags | Qt::TextWordWrap : flags, text);
    if (index.data(kStruckCellRole).toBool()) {
        painter->setPen(QPen(theme.error, 1.5));
        const int middle = box.center().y() + 1;
        painter->drawLine(box.left() - 2, middle, box.left() + painter->fontMetrics().horizontalAdvance(text) + 2,
                          middle);
    }
    painter->restore();
}

int CandidateDelegate::heightFor(const QModelIndex& title, int width) const
{
    const QRect room(0, 0, std::max(width - m_appearance.theme().sign - 7 * kGrid, 1), 10000);
    const QRect words = QFontMetrics(m_appearance.theme().text)
                            .boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, title.data().toString());
    return words.height() + 2 * kGrid;
}

} // namespace dossier
