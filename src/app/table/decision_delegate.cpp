#include "app/table/decision_delegate.h"

#include "app/table/decision_model.h"
#include "app/theme/appearance.h"
#include "app/theme/typed.h"
#include "app/widgets/row_delegate.h"

#include <QEvent>
#include <QListView>
#include <QPainter>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kCap = 4 * kGrid + 2; // the digit
constexpr int kFewestTextLines = 2; // of what a card does; the tool tip has the rest
constexpr int kMostTextLines = 8;   // where there is room

// Where the parts of a row lie.
struct RowParts
{
    QRect cap;
    QRect words;
    QRect second;
    QRect figure;
};

QFont figureFont(const Theme& theme)
{
    QFont font = theme.typewriter;
    font.setPointSizeF(theme.text.pointSizeF());
    font.setBold(true);
    return font;
}

int heightOf(const QFont& font, int width, const QString& words)
{
    return QFontMetrics(font)
        .boundingRect(QRect(0, 0, width, 10'000), Qt::AlignLeft | Qt::TextWordWrap, words)
        .height();
}

RowParts partsOf(const QRect& row, const QModelIndex& index, const Theme& theme, int lines)
{
    RowParts parts;
    const QString figure = index.data(kFigureRole).toString();
    const int figures = figure.isEmpty() ? 0 : QFontMetrics(figureFont(theme)).horizontalAdvance(figure) + 2 * kGrid;
    parts.cap = QRect(row.left() + 2 * kGrid, row.top() + kGrid + 2, kCap, kCap);
    const int left = parts.cap.right() + 2 * kGrid;
    const int width = std::max(row.right() - 2 * kGrid - figures - left, 20 * kGrid);
    parts.words = QRect(left, row.top() + kGrid + 1, width, heightOf(theme.text, width, index.data().toString()));
    parts.figure = QRect(left + width, parts.words.top(), figures, QFontMetrics(theme.text).height());
    const QString second = index.data(kSecondRole).toString();
    const int most = lines * QFontMetrics(theme.small).lineSpacing() + 2;
    const int high = second.isEmpty() ? 0 : std::min(most, heightOf(theme.small, width + figures, second));
    parts.second = QRect(left, parts.words.bottom() + 1, width + figures, high);
    return parts;
}

void paintCap(QPainter& painter, const QRect& box, int digit, const Theme& theme)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(theme.field);
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    QFont font = theme.typewriter;
    font.setPointSizeF(theme.small.pointSizeF());
    font.setBold(true);
    paintTyped(painter, QRectF(box), Qt::AlignHCenter, QString::number(digit), font, theme.quiet);
}

// The second line, cut at its last word where it is too long.
QString cutToFit(const QString& words, const QRect& box, const QFont& font)
{
    if (heightOf(font, box.width(), words) <= box.height())
        return words;
    QString cut = words;
    while (cut.contains(QLatin1Char(' ')) && heightOf(font, box.width(), cut + QStringLiteral(" …")) > box.height())
        cut.truncate(cut.lastIndexOf(QLatin1Char(' ')));
    return cut + QStringLiteral(" …");
}

} // namespace

DecisionDelegate::DecisionDelegate(const Appearance& appearance, QListView* list)
    : QStyledItemDelegate(list)
    , m_appearance(appearance)
    , m_list(list)
    , m_lines(kFewestTextLines)
{
    list->viewport()->installEventFilter(this);
    connect(list->model(), &QAbstractItemModel::modelReset, this, &DecisionDelegate::giveLines);
}

bool DecisionDelegate::eventFilter(QObject* watched, QEvent* event)
{
    // The list is asked last: what it hears while it goes comes here, too, when it is no list any more.
    if (event->type() == QEvent::Resize && watched == m_list->viewport())
        giveLines();
    return QStyledItemDelegate::eventFilter(watched, event);
}

// None has more where some would have to be scrolled to for it.
void DecisionDelegate::giveLines()
{
    QStyleOptionViewItem option;
    option.rect = QRect(0, 0, m_list->viewport()->width(), 0);
    const auto fits = [&](int lines) {
        int high = 0;
        for (int row = 0; row < m_list->model()->rowCount(); ++row)
            high += heightOfRow(option, m_list->model()->index(row, 0), lines);
        return high <= m_list->viewport()->height();
    };
    int lines = kFewestTextLines;
    while (lines < kMostTextLines && fits(lines + 1))
        ++lines;
    if (lines == m_lines)
        return;
    m_lines = lines;
    emit sizeHintChanged({});
}

void DecisionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const Theme& theme = m_appearance.theme();
    const QString words = index.data().toString();
    if (index.data(kGroupRole).toBool()) {
        painter->setFont(theme.small);
        painter->setPen(theme.quiet);
        painter->drawText(option.rect.adjusted(2 * kGrid, 0, 0, -2), Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap,
                          words);
        painter->restore();
        return;
    }
    RowDelegate::paintGround(*painter, option, theme, true);
    const RowParts parts = partsOf(option.rect, index, theme, m_lines);
    if (const int digit = index.data(kDigitRole).toInt(); digit > 0)
        paintCap(*painter, parts.cap, digit, theme);
    if (index.data(kBestRole).toBool() || index.data(kMarkRole).toBool())
        painter->fillRect(QRect(option.rect.left(), option.rect.top() + kGrid, 3, option.rect.height() - 2 * kGrid),
                          theme.mark);
    painter->setFont(theme.text);
    painter->setPen(index.data(kQuietRole).toBool() ? theme.quiet : theme.ink);
    painter->drawText(parts.words, Qt::AlignLeft | Qt::TextWordWrap, words);
    painter->setFont(theme.small);
    painter->setPen(theme.quiet);
    if (!parts.second.isEmpty())
        painter->drawText(parts.second, Qt::AlignLeft | Qt::TextWordWrap,
                          cutToFit(index.data(kSecondRole).toString(), parts.second, theme.small));
    if (const QString figure = index.data(kFigureRole).toString(); !figure.isEmpty()) {
        const QVariant good = index.data(kGoodRole);
        const QColor ink = !good.isValid() ? theme.ink : good.toBool() ? theme.good : theme.error;
        paintTyped(*painter, QRectF(parts.figure), Qt::AlignRight, figure, figureFont(theme), ink);
    }
    painter->restore();
}

QSize DecisionDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {0, heightOfRow(option, index, m_lines)};
}

int DecisionDelegate::leastHeight(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return heightOfRow(option, index, kFewestTextLines);
}

int DecisionDelegate::heightOfRow(const QStyleOptionViewItem& option, const QModelIndex& index, int lines) const
{
    const Theme& theme = m_appearance.theme();
    if (index.data(kGroupRole).toBool())
        return heightOf(theme.small, option.rect.width() - 2 * kGrid, index.data().toString()) + 3 * kGrid;
    const RowParts parts = partsOf(QRect(option.rect.topLeft(), QSize(option.rect.width(), 0)), index, theme, lines);
    return std::max(theme.rowHeight, parts.words.height() + parts.second.height() + 2 * kGrid + 2);
}

} // namespace dossier
