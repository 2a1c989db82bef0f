#include "desk/saved_searches.h"

#include "desk/notices.h"
#include "desk/plain_tip.h"
#include "desk/settings.h"

#include <algorithm>

namespace dossier {

namespace {

const int kLongestName = static_cast<int>(longest(TextOf::SearchName));

} // namespace

SavedSearches::SavedSearches(SearchStore& store, Settings& settings, Notices& notices)
    : m_store(store)
    , m_notices(notices)
{
    takeFrom(settings);
    reload();
}

void SavedSearches::takeFrom(Settings& settings)
{
    const auto old = settings.savedSearches();
    if (old.isEmpty())
        return;
    const bool moved = m_notices.attempt([&] {
        for (const auto& [name, query] : old)
            m_store.save(SearchedList::Cards, name.left(kLongestName), query, Limits::AsTheyWere);
    });
    if (moved)
        settings.setSavedSearches({});
}

int SavedSearches::keep(const QString& name, const QString& query)
{
    const auto same = std::ranges::find(m_searches, query, &SavedSearch::query);
    if (same != m_searches.end())
        return static_cast<int>(same - m_searches.begin());
    std::int64_t id = 0;
    if (!m_notices.attempt([&] { id = m_store.save(SearchedList::Cards, name.left(kLongestName), query); }))
        return -1;
    reload();
    emit stored();
    const auto kept = std::ranges::find(m_searches, id, &SavedSearch::id);
    return kept == m_searches.end() ? -1 : static_cast<int>(kept - m_searches.begin());
}

std::optional<SavedSearch> SavedSearches::remove(int row)
{
    const SavedSearch removed = at(row);
    if (!m_notices.attempt([&] { m_store.remove(removed.id); }))
        return std::nullopt;
    reload();
    emit stored();
    return removed;
}

void SavedSearches::reload()
{
    std::vector<SavedSearch> now;
    if (!m_notices.attempt([&] { now = m_store.searches(SearchedList::Cards); }))
        return;
    beginResetModel();
    m_searches = std::move(now);
    endResetModel();
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
        return plainTip(at(index.row()).query);
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
    if (name == at(index.row()).name)
        return true;
    if (name.size() > kLongestName) {
        m_notices.warn(tr("A name of %1 letters is too long: at most %2. The old one was kept.")
                           .arg(name.size())
                           .arg(kLongestName),
                       AttemptKind::Change);
        return false;
    }
    if (!m_notices.attempt([&] { m_store.rename(at(index.row()).id, name); }))
        return false;
    // The view is still inside its editor: the row stays where it is until the next reading.
    m_searches[static_cast<std::size_t>(index.row())].name = name;
    emit dataChanged(index, index);
    emit stored();
    return true;
}

Qt::ItemFlags SavedSearches::flags(const QModelIndex& index) const
{
    return index.isValid() ? QAbstractListModel::flags(index) | Qt::ItemIsEditable : Qt::NoItemFlags;
}

} // namespace dossier
