#include "app/notebook/candidate_table.h"

#include "app/notebook/candidate_model.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"
#include "app/widgets/row_delegate.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>
#include <numeric>

namespace dossier {

namespace {

// Every characteristic is seen whole, and so are the titles, which get what is left and break where that is not enough;
// where there is no room for half of a long title the table is wider than its view.
class CandidateColumns : public QObject
{
public:
    CandidateColumns(QTableView& table, const RowDelegate& delegate, const CandidateModel& model,
                     const Appearance& appearance)
        : QObject(&table)
        , m_table(table)
        , m_delegate(delegate)
        , m_wanted(wantedBy(model, appearance))
        , m_rowHeight(appearance.theme().rowHeight - kGrid)
    {
        QHeaderView* header = table.horizontalHeader();
        for (int column = 0; column < CandidateModel::kColumns; ++column)
            header->setSectionResizeMode(column, QHeaderView::Interactive);
        connect(header, &QHeaderView::sectionCountChanged, this, [this] { fit(); });
        connect(&model, &QAbstractItemModel::modelReset, this, [this] { fitRows(); });
        connect(&model, &QAbstractItemModel::layoutChanged, this, [this] { fitRows(); });
        table.viewport()->installEventFilter(this);
        fit();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
            fit();
        return QObject::eventFilter(watched, event);
    }

private:
    static std::vector<int> wantedBy(const CandidateModel& model, const Appearance& appearance)
    {
        const Theme& theme = appearance.theme();
        const QFontMetrics text(theme.text);
        const QFontMetrics head(theme.small);
        constexpr int kAround = 5 * kGrid; // the delegate's own
        constexpr int kArrow = 8 * kGrid;  // of the header, with what stands beside it
        std::vector<int> wanted;
        for (int column = 0; column < CandidateModel::kColumns; ++column) {
            int widest =
                head.horizontalAdvance(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()) + kArrow;
            const int mark = column == CandidateModel::Title ? theme.sign + 3 * kGrid : 0;
            for (int row = 0; row < model.rowCount({}); ++row)
                widest = std::max(widest,
                                  text.horizontalAdvance(model.index(row, column).data().toString()) + mark + kAround);
            wanted.push_back(widest);
        }
        return wanted;
    }

    // Columns that are hidden want nothing.
    void fit()
    {
        std::vector<int> wanted = m_wanted;
        for (int column = 0; column < CandidateModel::kColumns; ++column)
            if (m_table.isColumnHidden(column))
                wanted[static_cast<std::size_t>(column)] = 0;
        const int room = m_table.viewport()->width();
        int& title = wanted[CandidateModel::Title];
        const int others = std::accumulate(wanted.begin(), wanted.end(), 0) - title;
        title = std::max(room - others, title / 2);
        for (int column = 0; column < CandidateModel::kColumns; ++column)
            if (!m_table.isColumnHidden(column))
                m_table.horizontalHeader()->resizeSection(column, wanted[static_cast<std::size_t>(column)]);
        fitRows();
    }

    void fitRows()
    {
        const int title = m_table.columnWidth(CandidateModel::Title);
        for (int row = 0; row < m_table.model()->rowCount(); ++row)
            m_table.setRowHeight(
                row,
                std::max(m_rowHeight, m_delegate.heightFor(m_table.model()->index(row, CandidateModel::Title), title)));
    }

    QTableView& m_table;
    const RowDelegate& m_delegate;
    std::vector<int> m_wanted;
    int m_rowHeight;
};

} // namespace

void dressCandidates(QTableView& table, CandidateModel& model, const Appearance& appearance)
{
    const Theme& theme = appearance.theme();
    table.setModel(&model);
    auto* delegate = new RowDelegate(appearance, &table);
    table.setItemDelegate(delegate);
    dressTable(table, theme);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel); // rows are of different heights
    table.verticalHeader()->setDefaultSectionSize(theme.rowHeight - kGrid);
    new CandidateColumns(table, *delegate, model, appearance);
}

} // namespace dossier
