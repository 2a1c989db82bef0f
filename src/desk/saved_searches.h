// The searches somebody wants to keep, as a list that can be edited. Every change is a step of the history.
#pragma once

#include "db/stores/search_store.h"

#include <QAbstractListModel>

#include <optional>

namespace dossier {

class Notices;
class Settings;

class SavedSearches : public QAbstractListModel
{
    Q_OBJECT

public:
    // Both must outlive this. Searches an earlier version kept in the settings move to the store.
    SavedSearches(SearchStore& store, Settings& settings, Notices& notices);

    const SavedSearch& at(int row) const { return m_searches[static_cast<std::size_t>(row)]; }
    // Its row, whether new or kept already; -1 where it could not be kept.
    int keep(const QString& name, const QString& query);
    std::optional<SavedSearch> remove(int row);
    // After somebody else changed what is stored.
    void reload();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    // Renames; a name that is empty, too long or taken is refused.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void stored();

private:
    void takeFrom(Settings& settings);

    SearchStore& m_store;
    Notices& m_notices;
    std::vector<SavedSearch> m_searches; // by name
};

} // namespace dossier
