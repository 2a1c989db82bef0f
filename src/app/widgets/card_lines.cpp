#include "app/widgets/card_lines.h"

#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"
#include "app/widgets/desk.h"
#include "app/widgets/row_delegate.h"
#include "app/widgets/row_look.h"
#include "box/game_data.h"
#include "desk/plain_tip.h"

#include <QHeaderView>
#include <QPainter>
#include <QResizeEvent>
#include <QStyle>

#include <algorithm>
#include <numeric>

namespace dossier {

CardLines::CardLines(const Desk& desk, const QStringList& heads, QWidget* parent)
    : QTableWidget(0, static_cast<int>(heads.size()), parent)
    , m_desk(desk)
{
    dressTable(*this, desk.appearance.theme());
    setItemDelegate(new RowDelegate(desk.appearance, this));
    setHorizontalHeaderLabels(heads);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    viewport()->setBackgroundRole(QPalette::Window);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    horizontalHeader()->setFont(desk.appearance.theme().small);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeaderItem(0)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void CardLines::setMostRows(int rows)
{
    m_mostRows = rows;
}

void CardLines::showWhole()
{
    m_mostRows = 0;
    m_whole = true;
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void CardLines::setInvitation(const QString& text)
{
    m_invitation = text;
}

// Every column gets what it needs; where there is no room for that the widest give way, and their words break.
void CardLines::fitColumns()
{
    const Theme& theme = m_desk.appearance.theme();
    setFont(theme.text);
    if (!shareRoom()) {
        setFont(theme.small);
        if (!shareRoom())
            spread();
    }
    updateGeometry();
}

// The table is wider than its view: heads and figures are whole, titles break.
void CardLines::spread()
{
    for (int column = 0; column < columnCount(); ++column)
        horizontalHeader()->resizeSection(column, column == 0 ? longestWord() : wantedWidth(column));
    for (int row = 0; row < rowCount(); ++row)
        setRowHeight(row, std::max(m_desk.appearance.theme().rowHeight, textHeight(row)));
}

// False where a title's longest word or a head is wider than its column.
bool CardLines::shareRoom()
{
    const int row = m_desk.appearance.theme().rowHeight;
    const int room = viewport()->width();
    std::vector<int> wanted;
    wanted.reserve(static_cast<std::size_t>(columnCount()));
    for (int column = 0; column < columnCount(); ++column)
        wanted.push_back(wantedWidth(column));
    const bool fits = std::accumulate(wanted.begin(), wanted.end(), 0) <= room;
    const std::vector<int> widths = shareWidth(std::move(wanted), room, 0);
    for (int column = 0; column < columnCount(); ++column)
        horizontalHeader()->resizeSection(column, widths[static_cast<std::size_t>(column)]);
    for (int each = 0; each < rowCount(); ++each)
        setRowHeight(each, fits ? row : std::max(row, textHeight(each)));
    bool heads = true;
    for (int column = 1; column < columnCount(); ++column)
        heads = heads && columnWidth(column) >= horizontalHeader()->sectionSizeHint(column);
    return fits || (heads && longestWord() <= columnWidth(0));
}

int CardLines::longestWord() const
{
    const QFontMetrics text(font());
    int longest = 0;
    for (int row = 0; row < rowCount(); ++row)
        for (const QString& word : item(row, 0)->text().split(QLatin1Char(' ')))
            longest = std::max(longest, text.horizontalAdvance(word));
    return longest + m_desk.appearance.theme().sign + 8 * kGrid;
}

int CardLines::wantedWidth(int column) const
{
    const QFontMetrics text(font());
    constexpr int kAround = 5 * kGrid; // the delegate's own
    int widest = horizontalHeader()->sectionSizeHint(column);
    for (int row = 0; row < rowCount(); ++row) {
        const QTableWidgetItem* cell = item(row, column);
        const int mark =
            column == 0 && cell->data(kCardRole).isValid() ? m_desk.appearance.theme().sign + 3 * kGrid : 0;
        widest = std::max(widest, text.horizontalAdvance(cell->text()) + mark + kAround);
    }
    return widest;
}

int CardLines::textHeight(int row) const
{
    const QFontMetrics text(font());
    int highest = 0;
    for (int column = 0; column < columnCount(); ++column) {
        const QTableWidgetItem* cell = item(row, column);
        const int mark =
            column == 0 && cell->data(kCardRole).isValid() ? m_desk.appearance.theme().sign + 3 * kGrid : 0;
        const int width = std::max(columnWidth(column) - mark - 5 * kGrid, 1);
        highest = std::max(
            highest,
            text.boundingRect(QRect(0, 0, width, 10000), Qt::AlignLeft | Qt::TextWordWrap, cell->text()).height());
    }
    return highest + 2 * kGrid;
}

void CardLines::resizeEvent(QResizeEvent* event)
{
    QTableWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fitColumns();
}

void CardLines::show(const std::vector<Line>& lines)
{
    setRowCount(static_cast<int>(lines.size()));
    int row = 0;
    for (const Line& line : lines) {
        QStringList cells = line.cells;
        if (line.card)
            cells.prepend(QString::fromStdString(m_desk.box.cards[*line.card].title));
        for (int column = 0; column < columnCount(); ++column) {
            auto* item = new QTableWidgetItem(cells.value(column));
            item->setToolTip(plainTip(cells.value(column)));
            if (column > 0)
                item->setTextAlignment(Qt::AlignHCenter | Qt::AlignVCenter);
            if (line.card)
                item->setData(kCardRole, static_cast<int>(*line.card));
            const auto type = line.card ? std::optional(m_desk.box.cards[*line.card].type) : std::nullopt;
            item->setData(kRowLookRole, QVariant::fromValue(breakingCell(type, column == 0)));
            setItem(row, column, item);
        }
        ++row;
    }
    horizontalHeader()->setVisible(!lines.empty());
    fitColumns();
}

int CardLines::heightFor(int rows) const
{
    if (rows == 0)
        return 2 * m_desk.appearance.theme().rowHeight;
    int height = horizontalHeader()->sizeHint().height() + 2;
    if (horizontalHeader()->length() > viewport()->width())
        height += style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    for (int row = 0; row < rows; ++row)
        height += rowHeight(row);
    return height;
}

QSize CardLines::sizeHint() const
{
    return {60 * kGrid, heightFor(m_mostRows == 0 ? rowCount() : std::min(rowCount(), m_mostRows))};
}

QSize CardLines::minimumSizeHint() const
{
    return {40 * kGrid, m_whole && rowCount() > 0 ? sizeHint().height() : heightFor(0)};
}

void CardLines::paintEvent(QPaintEvent* event)
{
    QTableWidget::paintEvent(event);
    if (rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(m_desk.appearance.theme().quiet);
    painter.drawText(viewport()->rect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_invitation);
}

} // namespace dossier
