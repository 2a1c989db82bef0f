#include "app/collection/heap_table_model.h"

#include "app/card_face/card_words.h"
#include "app/card_row.h"
#include "wording/game_words.h"

#include <algorithm>

namespace dossier {

namespace {

bool isFigure(int column)
{
    return column == HeapTableModel::Count || column == HeapTableModel::ForTrade || column == HeapTableModel::Wanted;
}

// False where the value is none for that column; a heap is changed only by a good one.
bool write(OwnedCard& owned, int column, const QVariant& value)
{
    const auto number = [&](int most) -> std::optional<int> {
        bool whole = false;
        const int given = value.toInt(&whole);
        return whole && given >= 0 && given <= most ? std::optional(given) : std::nullopt;
    };
    const auto store = [](int& field, std::optional<int> given) {
        if (given)
            field = *given;
        return given.has_value();
    };
    switch (column) {
    case HeapTableModel::Count:
        if (!store(owned.count, number(kMostOwned)))
            return false;
        owned.forTrade = std::min(owned.forTrade, owned.count);
        return true;
    case HeapTableModel::ForTrade:
        return store(owned.forTrade, number(owned.count));
    case HeapTableModel::Wanted:
        return store(owned.wanted, number(kMostOwned));
    case HeapTableModel::ConditionColumn:
        owned.condition = static_cast<Condition>(value.toInt());
        return true;
    case HeapTableModel::Language:
        owned.language = value.toString().trimmed().toLower().toStdString();
        return true;
    case HeapTableModel::Location:
        owned.location = value.toString().simplified().toStdString();
        return true;
    case HeapTableModel::Note:
        owned.note = value.toString().trimmed().toStdString();
        return true;
    default:
        return false;
    }
}

} // namespace

HeapTableModel::HeapTableModel(OwnedCards& owned, const CardPool& pool, QObject* parent)
    : QAbstractTableModel(parent)
    , m_owned(owned)
    , m_pool(pool)
{
    load();
    connect(&owned, &OwnedCards::changed, this, &HeapTableModel::refetch);
}

int HeapTableModel::rowOfHeap(std::int64_t id) const
{
    const auto found = std::ranges::find(m_heaps, id, &StoredHeap::id);
    return found == m_heaps.end() ? -1 : static_cast<int>(found - m_heaps.begin());
}

void HeapTableModel::add(int row, int copies)
{
    StoredHeap heap = heapAt(row);
    heap.owned.count = std::clamp(heap.owned.count + copies, 0, kMostOwned);
    heap.owned.forTrade = std::min(heap.owned.forTrade, heap.owned.count);
    m_owned.change(heap);
}

int HeapTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_heaps.size());
}

int HeapTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant HeapTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const StoredHeap& heap = heapAt(index.row());
    const auto card = m_pool.findNumber(heap.owned.card);
    switch (role) {
    case kCardRole:
        return card ? QVariant(static_cast<int>(*card)) : QVariant();
    case kCountRole:
        return heap.owned.count;
    case Qt::TextAlignmentRole:
        return isFigure(index.column()) ? QVariant(static_cast<int>(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    case Qt::ToolTipRole:
        return index.column() == Note ? QString::fromStdString(heap.owned.note).toHtmlEscaped() : QVariant();
    case Qt::AccessibleTextRole:
        if (index.column() == Title && card)
            return describe(m_pool[*card]);
        return valueOf(heap, index.column(), Qt::DisplayRole);
    case Qt::DisplayRole:
    case Qt::EditRole:
        return valueOf(heap, index.column(), role);
    default:
        return {};
    }
}

bool HeapTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid())
        return false;
    StoredHeap heap = heapAt(index.row());
    if (!write(heap.owned, index.column(), value))
        return false;
    return heap.owned == heapAt(index.row()).owned || m_owned.change(heap);
}

Qt::ItemFlags HeapTableModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() > Title ? flags | Qt::ItemIsEditable : flags;
}

QVariant HeapTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((isFigure(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("Number");
    case Title:
        return tr("Title");
    case Count:
        return tr("Count");
    case ConditionColumn:
        return tr("Condition");
    case Language:
        return tr("Language");
    case Location:
        return tr("Location");
    case Note:
        return tr("Note");
    case ForTrade:
        return tr("For trade");
    case Wanted:
        return tr("Wanted");
    default:
        return {};
    }
}

void HeapTableModel::load()
{
    beginResetModel();
    m_heaps = m_owned.heaps();
    endResetModel();
}

void HeapTableModel::refetch(const QString& number)
{
    if (number.isEmpty())
        return load();
    const std::string card = number.toStdString();
    const std::vector<StoredHeap> now = m_owned.heapsOf(card);
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (heapAt(row).owned.card != card || std::ranges::count(now, heapAt(row).id, &StoredHeap::id) > 0)
            continue;
        beginRemoveRows({}, row, row);
        m_heaps.erase(m_heaps.begin() + row);
        endRemoveRows();
    }
    for (const StoredHeap& heap : now) {
        const int row = rowOfHeap(heap.id);
        if (row < 0) {
            insert(heap);
            continue;
        }
        m_heaps[static_cast<std::size_t>(row)] = heap;
        emit dataChanged(index(row, 0), index(row, kColumns - 1));
    }
}

// Behind the other heaps of its card; rows that are shown do not change places under the user's hands.
void HeapTableModel::insert(const StoredHeap& heap)
{
    const auto place = std::ranges::upper_bound(m_heaps, heap.owned.card, {},
                                                [](const StoredHeap& other) { return other.owned.card; });
    const int row = static_cast<int>(place - m_heaps.begin());
    beginInsertRows({}, row, row);
    m_heaps.insert(place, heap);
    endInsertRows();
}

QVariant HeapTableModel::valueOf(const StoredHeap& heap, int column, int role) const
{
    const OwnedCard& owned = heap.owned;
    const auto figure = [role](int value) {
        return role == Qt::DisplayRole && value == 0 ? QVariant(QString()) : QVariant(value);
    };
    switch (column) {
    case Number:
        return QString::fromStdString(owned.card);
    case Title: {
        const auto card = m_pool.findNumber(owned.card);
        return card ? QString::fromStdString(m_pool[*card].title) : tr("A card this program does not know");
    }
    case Count:
        return owned.count;
    case ConditionColumn:
        return role == Qt::EditRole ? QVariant(static_cast<int>(owned.condition)) : QVariant(word(owned.condition));
    case Language:
        return QString::fromStdString(owned.language);
    case Location:
        return QString::fromStdString(owned.location);
    case Note: {
        const QString note = QString::fromStdString(owned.note);
        return role == Qt::DisplayRole ? note.left(200).simplified() : note;
    }
    case ForTrade:
        return figure(owned.forTrade);
    case Wanted:
        return figure(owned.wanted);
    default:
        return {};
    }
}

} // namespace dossier
