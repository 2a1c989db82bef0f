#include "app/widgets/card_table.h"

#include "app/theme/theme.h"
#include "app/widgets/column_model.h"
#include "domain/cards/card_pool.h"

#include <QEvent>
#include <QFontMetrics>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QTableView>

#include <algorithm>
#include <numeric>

namespace dossier {

namespace {

constexpr int kAroundNumber = 7 * kGrid; // with the edge in the colour of the type

// Sees the view and the other columns change their widths.
class RestColumn : public QObject
{
public:
    RestColumn(QTableView& table, int column, int least)
        : QObject(&table)
        , m_table(table)
        , m_column(column)
        , m_least(least)
    {
        QHeaderView* header = table.horizontalHeader();
        header->setSectionResizeMode(column, QHeaderView::Interactive);
        connect(header, &QHeaderView::sectionResized, this, [this](int changed) {
            if (changed != m_column)
                fit();
        });
        connect(header, &QHeaderView::sectionCountChanged, this, &RestColumn::fit);
        table.viewport()->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Resize)
            fit();
        return QObject::eventFilter(watched, event);
    }

private:
    void fit()
    {
        QHeaderView* header = m_table.horizontalHeader();
        const int others = header->length() - header->sectionSize(m_column);
        header->resizeSection(m_column, std::max(m_least, m_table.viewport()->width() - others));
    }

    QTableView& m_table;
    int m_column;
    int m_least;
};

} // namespace

void dressTable(QTableView& table, const Theme& theme)
{
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setShowGrid(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setMouseTracking(true);
    table.setTabKeyNavigation(false);
    table.setWordWrap(false);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setDefaultSectionSize(theme.rowHeight);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setMinimumSectionSize(8 * kGrid);
}

void letRowsBreak(QTableView& table, int least)
{
    table.setWordWrap(true);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel); // rows are of different heights
    if (least > 0)
        table.verticalHeader()->setMinimumSectionSize(least);
    table.verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

std::vector<int> shareWidth(std::vector<int> wanted, int room, std::size_t rest)
{
    const int all = std::accumulate(wanted.begin(), wanted.end(), 0);
    if (all <= room) {
        wanted[rest] += room - all;
        return wanted;
    }
    // The lowest limit for which there is room.
    std::vector<int> sorted = wanted;
    std::ranges::sort(sorted);
    int left = room;
    int limit = 0;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        limit = left / static_cast<int>(sorted.size() - i);
        if (sorted[i] > limit)
            break;
        left -= sorted[i];
    }
    for (int& width : wanted)
        width = std::min(width, std::max(limit, 1));
    return wanted;
}

void chooseRow(QTableView& table, int row)
{
    if (row < 0 || row >= table.model()->rowCount(table.rootIndex()))
        return;
    int column = 0;
    while (table.isColumnHidden(column) && column + 1 < table.model()->columnCount(table.rootIndex()))
        ++column;
    table.selectionModel()->setCurrentIndex(table.model()->index(row, column, table.rootIndex()),
                                            QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void pointToOrder(QTableView& table, const ColumnTable& model, bool searched)
{
    QHeaderView& header = *table.horizontalHeader();
    const QSignalBlocker nothingIsSorted(&header);
    header.setSortIndicator(searched ? -1 : model.sortColumn(), searched ? Qt::AscendingOrder : model.sortOrder());
    header.viewport()->update();
}

int numberWidth(const CardPool& pool, const Theme& theme)
{
    const QFontMetrics typed(theme.typewriter);
    int widest = 0;
    for (const Card& card : pool.cards())
        widest = std::max(widest, typed.horizontalAdvance(QString::fromStdString(card.id)));
    return widest + kAroundNumber;
}

void giveRest(QTableView& table, int column, int least)
{
    new RestColumn(table, column, least);
}

} // namespace dossier
