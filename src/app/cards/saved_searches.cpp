#include "app/cards/saved_searches.h"

#include "app/settings.h"

#include <algorithm>

namespace dossier {

SavedSearches::SavedSearches(Settings& settings, QObject* parent)
    : QAbstractListModel(parent)
    , m_settings(settings)
{
    for (const auto& [name, query] : settings.savedSearches())
        m_searches.push_back({name, query});
}

int SavedSearches::keep(const SavedSearch& search)
{
    const auto same = std::ranges::find(m_searches, search.query, &SavedSearch::query);
    if (same != m_searches.end())
        return static_cast<int>(same - m_searches.begin());
    insert(rowCount(), search);
    return rowCount() - 1;
}

SavedSearch SavedSearches::remove(int row)
{
    beginRemoveRows({}, row, row);
    const SavedSearch removed = at(row);
    m_searches.erase(m_searches.begin() + row);
    endRemoveRows();
    store();
    return removed;
}

void SavedSearches::insert(int row, const SavedSearch& search)
{
    const int place = std::clamp(row, 0, rowCount());
    beginInsertRows({}, place, place);
    m_searches.insert(m_searches.begin() + place, search);
    endInsertRows();
    store();
}

int SavedSearches::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_searches.size());
}

QVariant SavedSearches::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return at(index.row()).name;
    case Qt::ToolTipRole:
        return at(index.row()).query.toHtmlEscaped();
    case Qt::AccessibleTextRole:
        return at(index.row()).name == at(index.row()).query
                   ? at(index.row()).name
                   : tr("%1, searches %2").arg(at(index.row()).name, at(index.row()).query);
    default:
        return {};
    }
}

bool SavedSearches::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const QString name = value.toString().simplified();
    if (!index.isValid() || role != Qt::EditRole || name.isEmpty())
        return false;
    m_searches[static_cast<std::size_t>(index.row())].name = name;
    store();
    emit dataChanged(index, index);
    return true;
}

Qt::ItemFlags SavedSearches::flags(const QModelIndex& index) const
{
    return QAbstractListModel::flags(index) | Qt::ItemIsEditable;
}

void SavedSearches::store()
{
    QList<QPair<QString, QString>> rows;
    for (const SavedSearch& search : m_searches)
        rows.append({search.name, search.query});
    m_settings.setSavedSearches(rows);
}

} // namespace dossier
