// The collection as a table, one heap of equal copies a row. Cells are changed in place and written at once. A large
// collection is loaded bit by bit while the window goes on.
#pragma once

#include "desk/heap_cells.h"
#include "desk/heap_list.h"
#include "domain/collection/availability.h"

#include <QAbstractTableModel>
#include <QTimer>

#include <functional>

namespace dossier {

struct Desk;

class HeapTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using enum HeapCells::Column;
    // Which heaps are shown; nothing: all of them.
    using Filter = std::function<std::optional<IndexSet>(const HeapTable&)>;
    // Keys by row of the table, smaller ones first.
    using Order = std::function<std::vector<std::int64_t>(const HeapTable&)>;
    // Changes a heap, or says in a sentence why not.
    using Edit = std::function<QString(OwnedCard&)>;

    // All copies, or those of one card at a time (showOnly).
    enum class Scope { Collection, OneCard };

    // The desk must outlive the model.
    explicit HeapTableModel(const Desk& desk, QObject* parent = nullptr, Scope scope = Scope::Collection);

    Scope scope() const { return m_scope; }
    // For the scope of one card. Nothing: no row.
    void showOnly(std::optional<CardIndex> card);

    // The next two are valid until the model is asked again.
    const StoredHeap& heapAt(int row) const { return m_list.heapAt(listRow(row)); }
    const OwnedCard& cardsAt(int row) const { return heapAt(row).owned; }
    std::optional<CardIndex> cardAt(int row) const;
    std::int64_t idAt(int row) const { return m_list.idAt(listRow(row)); }
    int rowOfHeap(std::int64_t id) const; // -1 where it is not shown
    // What the column says anywhere in the collection, sorted.
    std::vector<std::string> words(int column) const;

    // Heaps of the whole collection that are loaded, shown or not.
    int heapCount() const { return static_cast<int>(m_list.size()); }
    bool complete() const { return m_list.complete(); }

    // Shows what `filter` finds, in this order where there is one, until somebody sorts by a column; both are asked
    // again when heaps come.
    void show(Filter filter, Order order = {});

    // One copy more or less in this row; a heap without copies and wishes goes away.
    void add(int row, int copies);
    // All of these rows in one step; a refused edit changes none of them. Returns whether they were changed.
    bool change(const std::vector<int>& rows, const Edit& edit);
    // The same for so many copies of each row; what is left of a row stays as it is. Returns how many copies were
    // changed, 0 where the edit was refused.
    int changeCopies(const std::vector<int>& rows, int copies, const Edit& edit);
    bool write(const std::vector<int>& rows, int column, const QString& text);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    // Column -1: as the collection is kept, by number.
    void sort(int column, Qt::SortOrder order) override;

signals:
    // Why something typed was not taken.
    void refused(const QString& sentence);
    // More of a collection that is loaded bit by bit is there.
    void loaded();

private:
    std::size_t listRow(int row) const { return m_order[static_cast<std::size_t>(row)]; }
    std::vector<StoredHeap> heapsIn(const std::vector<int>& rows) const;
    bool isAsLoaded() const { return !m_filter && !isSorted(); }
    bool isSorted() const { return m_searchedOrder || m_sortColumn >= 0; }
    std::vector<std::int64_t> keys() const;
    void load();
    void loadSlice();
    void announce();
    void arrange();
    void refetch(const std::vector<std::int64_t>& ids);
    bool removeGone(const std::vector<std::int64_t>& ids);
    void removeListRows(std::vector<std::size_t> rows);
    void insert(const std::vector<StoredHeap>& heaps);
    std::vector<std::uint32_t> withInPlace(const std::vector<std::uint32_t>& come) const;
    void rearrange(const std::function<void()>& arranges);
    void tellChanged(std::size_t listRow);
    QVariant textAt(int row, int column, bool edited) const;
    QString titleAt(int row) const;

    const Desk& m_desk;
    Scope m_scope;
    std::optional<CardIndex> m_only;
    HeapList m_list;
    std::vector<std::uint32_t> m_order; // rows of the list, as they are shown
    Filter m_filter;
    Order m_searchedOrder; // goes before the column
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    std::size_t m_announced = 0; // heaps of the list the view knows of
    QTimer m_slices;
};

} // namespace dossier
