// A table said by its columns: each has a name, what it says of a row, how that is sorted and how it looks. Models of
// such tables are a list of columns and their rows. Sorting moves the rows and resets nothing: what is chosen, what is
// being edited and the place of a screen reader stay where they are.
#pragma once

#include "app/widgets/row_look.h"

#include <QAbstractTableModel>

#include <algorithm>
#include <functional>
#include <numeric>
#include <vector>

namespace dossier {

// The head of a column, and where its cells stand.
struct ColumnHead
{
    QString name;
    QString tip{};
    Qt::Alignment side = Qt::AlignLeft;
    Qt::Alignment headSide = {}; // nothing: as the cells
};

template <typename Row>
struct Column
{
    using Says = std::function<QString(const Row&)>;

    ColumnHead head;
    Says text;
    std::function<bool(const Row&, const Row&)> before{}; // nothing: it is not sorted by this column
    Says tip{};                                           // of a cell
    Says spoken{};                                        // nothing: as it is written
    std::function<RowLook(const Row&)> look{};
};

class ColumnTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;
    // What the user sorted by last.
    int sortColumn() const { return m_sortColumn; }
    Qt::SortOrder sortOrder() const { return m_sortOrder; }

protected:
    virtual const ColumnHead& head(int column) const = 0;
    virtual QVariant cell(int row, int column, int role) const = 0;
    // The rows in the order of the column sorted by; at a place, which row comes there.
    virtual std::vector<int> inOrder() const = 0;
    virtual void put(const std::vector<int>& order) = 0;

    void sortBy(int column, Qt::SortOrder order);
    // The persistent indexes go along with their rows.
    void arrange();
    // Everything in these columns may say something else.
    void tell(int first, int last);

private:
    int m_sortColumn = 0;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

template <typename Row>
class ColumnModel : public ColumnTable
{
public:
    using ColumnTable::ColumnTable;

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
    }

protected:
    void setColumns(std::vector<Column<Row>> columns) { m_columns = std::move(columns); }
    void addColumns(std::vector<Column<Row>> columns)
    {
        m_columns.insert(m_columns.end(), columns.begin(), columns.end());
    }
    const Column<Row>& column(int column) const { return m_columns[static_cast<std::size_t>(column)]; }
    const Row& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    const std::vector<Row>& rows() const { return m_rows; }
    std::vector<Row>& rows() { return m_rows; }
    // What comes first whatever it is sorted by: the smaller.
    virtual int rank(const Row&) const { return 0; }

    const ColumnHead& head(int at) const override { return column(at).head; }

    QVariant cell(int at, int in, int role) const override
    {
        const Column<Row>& asked = column(in);
        const Row& of = row(at);
        switch (role) {
        case Qt::DisplayRole:
            return asked.text(of);
        case Qt::ToolTipRole:
            return asked.tip ? QVariant(asked.tip(of)) : QVariant();
        case Qt::AccessibleTextRole:
            return asked.spoken ? asked.spoken(of) : asked.text(of);
        case kRowLookRole:
            return QVariant::fromValue(asked.look ? asked.look(of) : RowLook());
        default:
            return {};
        }
    }

    std::vector<int> inOrder() const override
    {
        std::vector<int> order(m_rows.size());
        std::iota(order.begin(), order.end(), 0);
        const auto& before = column(sortColumn()).before;
        const bool rising = sortOrder() == Qt::AscendingOrder;
        std::ranges::stable_sort(order, [&](int a, int b) {
            if (const int first = rank(row(a)), second = rank(row(b)); first != second)
                return first < second;
            return before && (rising ? before(row(a), row(b)) : before(row(b), row(a)));
        });
        return order;
    }

    void put(const std::vector<int>& order) override
    {
        std::vector<Row> rows;
        rows.reserve(order.size());
        for (const int from : order)
            rows.push_back(std::move(m_rows[static_cast<std::size_t>(from)]));
        m_rows = std::move(rows);
    }

private:
    std::vector<Column<Row>> m_columns;
    std::vector<Row> m_rows;
};

} // namespace dossier
