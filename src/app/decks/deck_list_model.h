// The user's decks as rows: name, size and game. A name is changed in place.
#pragma once

#include "db/deck_store.h"

#include <QAbstractListModel>

namespace dossier {

class DeckShelf;

enum DeckRole : int {
    kDeckIdRole = Qt::UserRole + 1, // qlonglong
    kDeckSizeRole                   // "58 cards · Advanced Game"
};

class DeckListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit DeckListModel(DeckShelf& shelf, QObject* parent = nullptr);

    std::int64_t idAt(int row) const; // 0 where there is no such row
    int rowOf(std::int64_t id) const; // -1 where it is not there

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void refresh();

    DeckShelf& m_shelf;
    std::vector<DeckSummary> m_decks;
};

} // namespace dossier
