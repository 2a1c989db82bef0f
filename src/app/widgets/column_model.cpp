#include "app/widgets/column_model.h"

#include "desk/plain_tip.h"

namespace dossier {

QVariant ColumnTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(head(index.column()).side | Qt::AlignVCenter);
    const QVariant said = cell(index.row(), index.column(), role);
    return role == Qt::ToolTipRole && said.isValid() ? plainTip(said.toString()) : said;
}

QVariant ColumnTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const ColumnHead& asked = head(section);
    switch (role) {
    case Qt::DisplayRole:
        return asked.name;
    case Qt::ToolTipRole:
        return asked.tip.isEmpty() ? QVariant() : asked.tip;
    case Qt::TextAlignmentRole:
        return static_cast<int>((asked.headSide ? asked.headSide : asked.side) | Qt::AlignVCenter);
    default:
        return {};
    }
}

void ColumnTable::sort(int column, Qt::SortOrder order)
{
    sortBy(column, order);
    arrange();
}

void ColumnTable::sortBy(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
}

void ColumnTable::arrange()
{
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const std::vector<int> order = inOrder();
    std::vector<int> places(order.size());
    for (std::size_t place = 0; place < order.size(); ++place)
        places[static_cast<std::size_t>(order[place])] = static_cast<int>(place);
    put(order);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    for (const QModelIndex& each : before)
        after << index(places[static_cast<std::size_t>(each.row())], each.column());
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

void ColumnTable::tell(int first, int last)
{
    if (rowCount() > 0)
        emit dataChanged(index(0, first), index(rowCount() - 1, last));
}

} // namespace dossier
