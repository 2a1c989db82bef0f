// The searches somebody wants to keep, as a list that can be edited. Every change is kept at once.
#pragma once

#include <QAbstractListModel>
#include <QString>

#include <vector>

namespace dossier {

class Settings;

struct SavedSearch
{
    QString name;
    QString query;

    bool operator==(const SavedSearch&) const = default;
};

class SavedSearches : public QAbstractListModel
{
    Q_OBJECT

public:
    // The settings must outlive this.
    explicit SavedSearches(Settings& settings, QObject* parent = nullptr);

    const SavedSearch& at(int row) const { return m_searches[static_cast<std::size_t>(row)]; }
    // Its row, whether new or kept already.
    int keep(const SavedSearch& search);
    SavedSearch remove(int row);
    void insert(int row, const SavedSearch& search);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    // Renames; a name of blanks is refused.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void store();

    Settings& m_settings;
    std::vector<SavedSearch> m_searches;
};

} // namespace dossier
