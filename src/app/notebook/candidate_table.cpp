#include "app/notebook/candidate_table.h"

#include "app/notebook/candidate_model.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"
#include "app/widgets/row_delegate.h"

#include <QEvent>
#include <QHeaderView>
#include <QRegularExpression>
#include <QTableView>

#include <algorithm>
#include <numeric>

namespace dossier {

namespace {

// Every characteristic is seen whole, and so are the titles, which get what is left and break where that is not enough.
// Where there is no room for half of a long title, characteristics break between their words, too; where that is not
// enough, the table is wider than its view.
class CandidateColumns : public QObject
{
public:
    CandidateColumns(QTableView& table, const RowDelegate& delegate, const CandidateModel& model,
                     const Appearance& appearance)
        : QObject(&table)
        , m_table(table)
        , m_delegate(delegate)
        , m_wanted(
              wantedBy(model, appearance,
                       [](const QString& words, const QFontMetrics& font) { return font.horizontalAdvance(words); }))
        , m_least(wantedBy(model, appearance, widestWord))
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
    static int widestWord(const QString& words, const QFontMetrics& font)
    {
        static const QRegularExpression breaks(QStringLiteral("(?<=-)|\\s"));
        int widest = 0;
        for (const QString& word : words.split(breaks))
            widest = std::max(widest, font.horizontalAdvance(word));
        return widest;
    }

    template <typename Width>
    static std::vector<int> wantedBy(const CandidateModel& model, const Appearance& appearance, const Width& width)
    {
        const Theme& theme = appearance.theme();
        const QFontMetrics text(theme.text);
        const QFontMetrics head(theme.small);
        constexpr int kAround = 4 * kGrid; // the delegate's own
        constexpr int kArrow = 8 * kGrid;  // of the header, with what stands beside it
        std::vector<int> wanted;
        for (int column = 0; column < CandidateModel::kColumns; ++column) {
            int widest =
                head.horizontalAdvance(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()) + kArrow;
            const int mark = column == CandidateModel::Title ? theme.sign + 3 * kGrid : 0;
            for (int row = 0; row < model.rowCount({}); ++row)
                widest = std::max(widest, width(model.index(row, column).data().toString(), text) + mark + kAround);
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
        const int title = wanted[CandidateModel::Title];
        const int others = breakUnder(room - title / 2, wanted);
        wanted[CandidateModel::Title] = std::max(room - others, std::min(title / 2, m_least[CandidateModel::Title]));
        for (int column = 0; column < CandidateModel::kColumns; ++column)
            if (!m_table.isColumnHidden(column))
                m_table.horizontalHeader()->resizeSection(column, wanted[static_cast<std::size_t>(column)]);
        fitRows();
    }

    // All but the titles, narrower by what is missing, each by its share of what it could spare. Answers their sum.
    int breakUnder(int room, std::vector<int>& wanted) const
    {
        const auto sum = [&] { return std::accumulate(wanted.begin() + 1, wanted.end(), 0); };
        const auto spareOf = [&](std::size_t column) { return std::max(0, wanted[column] - m_least[column]); };
        const int missing = sum() - room;
        int spare = 0;
        for (std::size_t column = 1; column < wanted.size(); ++column)
            spare += spareOf(column);
        if (missing <= 0 || spare == 0)
            return sum();
        const int given = std::min(missing, spare);
        for (std::size_t column = 1; column < wanted.size(); ++column)
            wanted[column] -= (spareOf(column) * given + spare - 1) / spare;
        return sum();
    }

    void fitRows()
    {
        for (int row = 0; row < m_table.model()->rowCount(); ++row) {
            int high = m_rowHeight;
            for (int column = 0; column < CandidateModel::kColumns; ++column)
                if (!m_table.isColumnHidden(column))
                    high = std::max(
                        high, m_delegate.heightFor(m_table.model()->index(row, column), m_table.columnWidth(column)));
            m_table.setRowHeight(row, high);
        }
    }

    QTableView& m_table;
    const RowDelegate& m_delegate;
    std::vector<int> m_wanted; // by column
    std::vector<int> m_least;  // ... with words that break
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
