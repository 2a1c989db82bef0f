// The collection as a table, one heap of equal copies a row. Cells are changed in place and written at once.
#pragma once

#include "app/collection/owned_cards.h"

#include <QAbstractTableModel>

namespace dossier {

class HeapTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, Title, Count, ConditionColumn, Language, Location, Note, ForTrade, Wanted, kColumns };

    HeapTableModel(OwnedCards& owned, const CardPool& pool, QObject* parent = nullptr);

    const StoredHeap& heapAt(int row) const { return m_heaps[static_cast<std::size_t>(row)]; }
    int rowOfHeap(std::int64_t id) const; // -1 where it is not there
    // One copy more or less in this row; a heap without copies and wishes goes away.
    void add(int row, int copies);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void load();
    void refetch(const QString& number);
    void insert(const StoredHeap& heap);
    QVariant valueOf(const StoredHeap& heap, int column, int role) const;

    OwnedCards& m_owned;
    const CardPool& m_pool;
    std::vector<StoredHeap> m_heaps;
};

} // namespace dossier
