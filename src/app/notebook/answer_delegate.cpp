#include "app/notebook/answer_delegate.h"

#include "app/notebook/answer_model.h"
#include "app/theme/appearance.h"
#include "app/widgets/row_delegate.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kChoice = 5 * kGrid;
constexpr int kBar = 3;

// Word above, over the whole cell; below it what is left on either side, and at the right end the two choices.
QRect choiceBox(const QRect& cell, bool yes)
{
    const int right = cell.right() - 2 * kGrid - (yes ? kChoice + kGrid : 0);
    return {right - kChoice, cell.bottom() - kGrid - kChoice, kChoice, kChoice};
}

QRect wordBox(const QRect& cell)
{
    return cell.adjusted(2 * kGrid, kGrid, -kGrid, -2 * kGrid - kChoice);
}

QRect leftBox(const QRect& cell)
{
    return QRect(cell.left() + 2 * kGrid, cell.bottom() - kGrid - kChoice,
                 choiceBox(cell, true).left() - cell.left() - 3 * kGrid, kChoice);
}

} // namespace

AnswerDelegate::AnswerDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_appearance(appearance)
{}

int AnswerDelegate::rowHeight(const QStringList& words, int width) const
{
    const QFontMetrics text(bold());
    int highest = text.height();
    for (const QString& word : words) {
        const QRect box = wordBox(QRect(0, 0, width, 100));
        highest = std::max(
            highest,
            text.boundingRect(QRect(0, 0, box.width(), 10000), Qt::AlignLeft | Qt::TextWordWrap, word).height());
    }
    return highest + kChoice + 3 * kGrid;
}

int AnswerDelegate::wordWidth(const QString& word) const
{
    return QFontMetrics(bold()).horizontalAdvance(word) + 3 * kGrid + 1;
}

// As the word of a certain answer is set.
QFont AnswerDelegate::bold() const
{
    QFont font = m_appearance.theme().text;
    font.setWeight(QFont::DemiBold);
    return font;
}

void AnswerDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_appearance.theme();
    RowDelegate::paintGround(*painter, option, theme, false);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(theme.mark, 1.5));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 3, 3);
    }
    paintWords(*painter, option.rect, index);
    paintBits(*painter, option.rect, index);
    paintChoice(*painter, choiceBox(option.rect, true), true, index);
    paintChoice(*painter, choiceBox(option.rect, false), false, index);
    painter->restore();
}

void AnswerDelegate::paintWords(QPainter& painter, const QRect& cell, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const QRect box = wordBox(cell);
    const int yes = index.data(kYesRole).toInt();
    const int no = index.data(kNoRole).toInt();
    const bool excluded = yes == 0;
    const bool doubted = index.data(kDoubtedRole).toBool();
    QFont font = theme.text;
    font.setStrikeOut(excluded);
    font.setWeight(yes > 0 && no == 0 ? QFont::DemiBold : QFont::Normal);
    font.setItalic(doubted);
    painter.setFont(font);
    painter.setPen(excluded ? theme.quiet : theme.ink);
    painter.drawText(box, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data().toString());
    painter.setFont(theme.small);
    painter.setPen(theme.quiet);
    const QRect left = leftBox(cell);
    const QString whole = doubted ? tr("doubted") : tr("%1 yes · %2 no").arg(yes).arg(no);
    const bool fits = painter.fontMetrics().horizontalAdvance(whole) <= left.width();
    painter.drawText(left.adjusted(0, 0, 0, -kBar), Qt::AlignLeft | Qt::AlignVCenter,
                     fits || doubted ? whole : QStringLiteral("%1 · %2").arg(yes).arg(no));
}

void AnswerDelegate::paintBits(QPainter& painter, const QRect& cell, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const int rank = index.data(kRankRole).toInt();
    const QRect left = leftBox(cell);
    const QRectF groove(left.left(), left.bottom() - kBar + 1, left.width(), kBar);
    painter.fillRect(groove, theme.raised);
    if (rank > 0)
        painter.fillRect(QRectF(groove.topLeft(), QSizeF(groove.width() * index.data(kBitsRole).toDouble(), kBar)),
                         rank == 1 ? theme.mark : blend(theme.paper, theme.mark, 0.5));
    if (rank == 1)
        painter.fillRect(QRectF(cell.left(), cell.top() + kGrid, 3, cell.height() - 2 * kGrid), theme.mark);
}

void AnswerDelegate::paintChoice(QPainter& painter, const QRectF& square, bool yes, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const QVariant answer = index.data(kAnswerRole);
    const bool chosen = answer.isValid() && (answer.toInt() == 1) == yes;
    const QColor colour = yes ? theme.good : theme.error;
    painter.setPen(QPen(chosen ? colour : theme.line, 1.2));
    painter.setBrush(chosen && !index.data(kDoubtedRole).toBool() ? QBrush(colour) : Qt::NoBrush);
    painter.drawRoundedRect(square.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    const bool filled = chosen && !index.data(kDoubtedRole).toBool();
    painter.setPen(QPen(filled   ? theme.field
                        : chosen ? colour
                                 : theme.quiet,
                        1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const QPointF middle = square.center();
    if (yes) {
        painter.drawPolyline(
            QPolygonF({middle + QPointF(-4.5, 0.5), middle + QPointF(-1.2, 3.8), middle + QPointF(4.8, -3.6)}));
    } else {
        painter.drawLine(middle + QPointF(-3.6, -3.6), middle + QPointF(3.6, 3.6));
        painter.drawLine(middle + QPointF(3.6, -3.6), middle + QPointF(-3.6, 3.6));
    }
}

bool AnswerDelegate::editorEvent(QEvent* event, QAbstractItemModel*, const QStyleOptionViewItem& option,
                                 const QModelIndex& index)
{
    if (event->type() != QEvent::MouseButtonRelease)
        return false;
    const auto* mouse = static_cast<QMouseEvent*>(event);
    if (mouse->button() != Qt::LeftButton)
        return false;
    for (const bool yes : {true, false})
        if (choiceBox(option.rect, yes).adjusted(-2, -2, 2, 2).contains(mouse->position().toPoint())) {
            emit answered(index, yes);
            return true;
        }
    return false;
}

} // namespace dossier
