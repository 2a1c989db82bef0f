#include "app/widgets/card_lines.h"

#include "app/theme/appearance.h"
#include "app/widgets/card_row.h"
#include "app/widgets/card_table.h"
#include "app/widgets/desk.h"
#include "desk/game_box.h"
#include "desk/plain_tip.h"

#include <QHeaderView>
#include <QPainter>

namespace dossier {

CardLines::CardLines(const Desk& desk, const QStringList& heads, QWidget* parent)
    : QTableWidget(0, static_cast<int>(heads.size()), parent)
    , m_desk(desk)
{
    dressTable(*this, desk.appearance.theme());
    setItemDelegate(new CardRowDelegate(desk.box.cards, desk.appearance, {.edge = 0, .title = 0}, this));
    setHorizontalHeaderLabels(heads);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setBackgroundRole(QPalette::Window);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    horizontalHeader()->setFont(desk.appearance.theme().small);
    fitColumns();
    horizontalHeaderItem(0)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void CardLines::setMostRows(int rows)
{
    m_mostRows = rows;
}

void CardLines::setInvitation(const QString& text)
{
    m_invitation = text;
}

void CardLines::fitColumns()
{
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
}

void CardLines::show(const std::vector<Line>& lines)
{
    // Else each cell that is set measures all of them.
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
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
            setItem(row, column, item);
        }
        ++row;
    }
    fitColumns();
    horizontalHeader()->setVisible(!lines.empty());
    updateGeometry();
}

int CardLines::heightFor(int rows) const
{
    const int row = m_desk.appearance.theme().rowHeight;
    return rows == 0 ? 2 * row : horizontalHeader()->sizeHint().height() + rows * row + 2;
}

QSize CardLines::sizeHint() const
{
    return {60 * kGrid, heightFor(m_mostRows == 0 ? rowCount() : std::min(rowCount(), m_mostRows))};
}

QSize CardLines::minimumSizeHint() const
{
    return {40 * kGrid, heightFor(0)};
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
