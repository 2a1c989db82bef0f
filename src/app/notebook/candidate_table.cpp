#include "app/notebook/candidate_table.h"

#include "app/notebook/candidate_delegate.h"
#include "app/notebook/candidate_model.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>
#include <numeric>

namespace dossier {

namespace {

// Every characteristic is seen whole as long as there is room for it; the titles get what is left, at least three
// tenths, and where there is not enough for the others the longest words give way first.
class CandidateColumns : public QObject
{
public:
    CandidateColumns(QTableView& table, const CandidateModel& model, const Appearance& appearance)
        : QObject(&table)
        , m_table(table)
        , m_wanted(wantedBy(model, appearance))
    {
        QHeaderView* header = table.horizontalHeader();
        for (int column = 0; column < CandidateModel::kColumns; ++column)
            header->setSectionResizeMode(column, QHeaderView::Interactive);
        connect(header, &QHeaderView::sectionCountChanged, this, [this] { fit(); });
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
            const int mark = column == CandidateModel::Title ? kMark + 3 * kGrid : 0;
            for (int row = 0; row < model.rowCount({}); ++row)
                widest = std::max(widest,
                                  text.horizontalAdvance(model.index(row, column).data().toString()) + mark + kAround);
            wanted.push_back(widest);
        }
        return wanted;
    }

    // The title keeps what it has, the others share the rest.
    static std::vector<int> shared(std::vector<int> wanted, int room, int others)
    {
        const int title = wanted[CandidateModel::Title];
        if (others <= room - title)
            return wanted;
        wanted[CandidateModel::Title] = 0;
        wanted = shareWidth(std::move(wanted), room - title, CandidateModel::Title);
        wanted[CandidateModel::Title] = title;
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
        const int all = std::accumulate(wanted.begin(), wanted.end(), 0);
        const int title = wanted[CandidateModel::Title];
        wanted[CandidateModel::Title] = std::max(title - std::max(all - room, 0), std::min(title, room * 3 / 10));
        const int others = all - title;
        const std::vector<int> widths =
            all <= room ? shareWidth(wanted, room, CandidateModel::Title) : shared(wanted, room, others);
        for (int column = 0; column < CandidateModel::kColumns; ++column)
            if (!m_table.isColumnHidden(column))
                m_table.horizontalHeader()->resizeSection(column, widths[static_cast<std::size_t>(column)]);
    }

    QTableView& m_table;
    std::vector<int> m_wanted;
};

} // namespace

void dressCandidates(QTableView& table, CandidateModel& model, const Appearance& appearance)
{
    const Theme& theme = appearance.theme();
    table.setModel(&model);
    table.setItemDelegate(new CandidateDelegate(appearance, &table));
    dressTable(table, theme);
    table.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    new CandidateColumns(table, model, appearance);
    table.verticalHeader()->setDefaultSectionSize(theme.rowHeight - kGrid);
}

} // namespace dossier
