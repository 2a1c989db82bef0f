#include "app/collection/heap_table_model.h"

#include "app/widgets/card_words.h"
#include "app/widgets/desk.h"
#include "app/widgets/row_look.h"
#include "box/game_data.h"
#include "desk/free_copies.h"
#include "desk/owned_cards.h"
#include "desk/plain_tip.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <unordered_set>

namespace dossier {

namespace {

// A slice takes a few milliseconds: nobody who types notices it.
constexpr int kFirstSlice = 500;
constexpr int kSlice = 1000;
constexpr std::size_t kMostShifted = 20'000'000; // rows that move up, all removals together

} // namespace

HeapTableModel::HeapTableModel(const Desk& desk, QObject* parent, Scope scope)
    : QAbstractTableModel(parent)
    , m_desk(desk)
    , m_scope(scope)
    , m_list(desk.owned, desk.box.cards, HeapList::Holds::Copies)
{
    m_slices.setInterval(0);
    connect(&m_slices, &QTimer::timeout, this, &HeapTableModel::loadSlice);
    load();
    connect(&desk.owned, &OwnedCards::heapsChanged, this, &HeapTableModel::refetch);
    connect(&desk.owned, &OwnedCards::heapsReplaced, this, &HeapTableModel::load);
    connect(&desk.free, &FreeCopies::changed, this, [this] {
        if (!m_order.empty())
            emit dataChanged(index(0, Free), index(rowCount() - 1, Free));
    });
}

void HeapTableModel::showOnly(std::optional<CardIndex> card)
{
    if (card == m_only)
        return;
    m_only = card;
    load();
}

void HeapTableModel::load()
{
    beginResetModel();
    if (m_scope == Scope::Collection) {
        m_list.clear();
        m_list.loadMore(kFirstSlice);
    } else {
        m_list.loadOnly(m_only ? m_desk.box.cards[*m_only].id : std::string());
    }
    m_announced = m_list.size();
    arrange();
    endResetModel();
    m_list.complete() ? m_slices.stop() : m_slices.start();
}

void HeapTableModel::loadSlice()
{
    m_list.loadMore(kSlice);
    // The view hears of many at once: each time costs it as much as all it has.
    if (m_list.complete() || m_list.size() > m_announced + m_announced / 2)
        announce();
    if (m_list.complete())
        m_slices.stop();
}

void HeapTableModel::announce()
{
    if (isAsLoaded() && m_order.size() < m_list.size()) {
        const std::size_t first = m_order.size();
        beginInsertRows({}, static_cast<int>(first), static_cast<int>(m_list.size()) - 1);
        m_order.resize(m_list.size());
        std::iota(m_order.begin() + static_cast<std::ptrdiff_t>(first), m_order.end(),
                  static_cast<std::uint32_t>(first));
        m_announced = m_list.size();
        endInsertRows();
    } else if (m_announced < m_list.size()) {
        beginResetModel();
        m_announced = m_list.size();
        arrange();
        endResetModel();
    }
    emit loaded();
}

void HeapTableModel::arrange()
{
    const auto found = m_filter ? m_filter(m_list.table()) : std::nullopt;
    if (found) {
        m_order.clear();
        m_order.reserve(found->count());
        found->forEach([&](std::size_t row) { m_order.push_back(static_cast<std::uint32_t>(row)); });
    } else {
        m_order.resize(m_list.size());
        std::iota(m_order.begin(), m_order.end(), std::uint32_t{0});
    }
    if (!isSorted())
        return;
    const std::vector<std::int64_t> order = keys();
    const bool rising = m_searchedOrder || m_sortOrder == Qt::AscendingOrder;
    std::ranges::stable_sort(
        m_order, [&](std::uint32_t a, std::uint32_t b) { return rising ? order[a] < order[b] : order[b] < order[a]; });
}

std::vector<std::int64_t> HeapTableModel::keys() const
{
    if (m_searchedOrder)
        return m_searchedOrder(m_list.table());
    std::vector<std::int64_t> keys = m_list.sortKeys(m_sortColumn);
    if (m_sortColumn == Free)
        for (std::size_t row = 0; row < keys.size(); ++row) {
            const CardIndex card = m_list.table().cards()[row];
            keys[row] = card < m_desk.box.cards.size() ? m_desk.free.of(card) : 0;
        }
    return keys;
}

void HeapTableModel::show(Filter filter, Order order)
{
    beginResetModel();
    m_filter = std::move(filter);
    m_searchedOrder = std::move(order);
    m_announced = m_list.size();
    arrange();
    endResetModel();
}

void HeapTableModel::sort(int column, Qt::SortOrder order)
{
    if (column == m_sortColumn && order == m_sortOrder && !m_searchedOrder)
        return;
    rearrange([&] {
        m_searchedOrder = nullptr;
        m_sortColumn = column;
        m_sortOrder = order;
        m_announced = m_list.size();
        arrange();
    });
}

// What is chosen stays chosen.
void HeapTableModel::rearrange(const std::function<void()>& arranges)
{
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::uint32_t> kept;
    for (const QModelIndex& each : before)
        kept.push_back(m_order[static_cast<std::size_t>(each.row())]);
    arranges();
    std::unordered_map<std::uint32_t, int> rows;
    for (const std::uint32_t row : kept)
        rows.emplace(row, -1);
    for (std::size_t row = 0; row < m_order.size() && !rows.empty(); ++row)
        if (const auto wanted = rows.find(m_order[row]); wanted != rows.end())
            wanted->second = static_cast<int>(row);
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after.append(index(rows[kept[static_cast<std::size_t>(i)]], before[i].column()));
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

std::optional<CardIndex> HeapTableModel::cardAt(int row) const
{
    const CardIndex card = m_list.table().cards()[listRow(row)];
    return card < m_desk.box.cards.size() ? std::optional(card) : std::nullopt;
}

int HeapTableModel::rowOfHeap(std::int64_t id) const
{
    const auto rows = m_list.rowsOf(std::span(&id, 1));
    if (rows.empty())
        return -1;
    const auto found = std::ranges::find(m_order, static_cast<std::uint32_t>(rows.begin()->second));
    return found == m_order.end() ? -1 : static_cast<int>(found - m_order.begin());
}

std::vector<std::string> HeapTableModel::words(int column) const
{
    if (m_scope == Scope::Collection)
        return m_list.words(column);
    if (column == Location)
        return m_desk.owned.places();
    return column == LentTo ? m_desk.owned.borrowers() : m_list.words(column);
}

void HeapTableModel::add(int row, int copies)
{
    change({row}, [copies](OwnedCard& heap) {
        heap.count = std::clamp(heap.count + copies, 0, kMostOwned);
        heap.forTrade = std::min(heap.forTrade, heap.count);
        return QString();
    });
}

std::vector<StoredHeap> HeapTableModel::heapsIn(const std::vector<int>& rows) const
{
    std::vector<std::int64_t> ids;
    ids.reserve(rows.size());
    for (const int row : rows)
        ids.push_back(idAt(row));
    return m_desk.owned.heapsNumbered(ids);
}

bool HeapTableModel::change(const std::vector<int>& rows, const Edit& edit)
{
    std::vector<StoredHeap> heaps = heapsIn(rows);
    for (StoredHeap& heap : heaps)
        if (const QString why = edit(heap.owned); !why.isEmpty()) {
            emit refused(why);
            return false;
        }
    return m_desk.owned.change(heaps);
}

int HeapTableModel::changeCopies(const std::vector<int>& rows, int copies, const Edit& edit)
{
    std::vector<HeapPart> parts;
    std::int64_t changed = 0;
    for (const StoredHeap& heap : heapsIn(rows)) {
        OwnedCard part = divided(heap.owned, copies).part;
        if (part.count == 0)
            continue;
        changed += part.count;
        if (const QString why = edit(part); !why.isEmpty()) {
            emit refused(why);
            return 0;
        }
        parts.push_back({heap.id, std::move(part)});
    }
    return m_desk.owned.split(parts) ? copiesFrom(changed) : 0;
}

bool HeapTableModel::write(const std::vector<int>& rows, int column, const QString& text)
{
    return change(rows, [&](OwnedCard& heap) { return HeapCells::write(heap, column, text); });
}

int HeapTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int HeapTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(kColumns);
}

QVariant HeapTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto card = cardAt(index.row());
    switch (role) {
    case kRowLookRole:
        return QVariant::fromValue(numberedCell(card ? std::optional(m_desk.box.cards[*card].type) : std::nullopt,
                                                index.column() == Number, index.column() == Title));
    case kCountRole:
        return m_list.table().counts()[listRow(index.row())];
    case Qt::TextAlignmentRole:
        return HeapCells::isFigure(index.column()) ? QVariant(static_cast<int>(Qt::AlignRight | Qt::AlignVCenter))
                                                   : QVariant();
    case Qt::ToolTipRole:
        return index.column() == Note ? plainTip(QString::fromStdString(cardsAt(index.row()).note)) : QVariant();
    case Qt::AccessibleTextRole:
        return index.column() == Title && card ? describe(m_desk.box.cards[*card])
                                               : textAt(index.row(), index.column(), false);
    case Qt::DisplayRole:
    case Qt::EditRole:
        return textAt(index.row(), index.column(), role == Qt::EditRole);
    default:
        return {};
    }
}

QVariant HeapTableModel::textAt(int row, int column, bool edited) const
{
    switch (column) {
    case Number:
        return QString::fromStdString(cardAt(row) ? m_desk.box.cards[*cardAt(row)].id : cardsAt(row).card);
    case Title:
        return titleAt(row);
    case Free: // the card's, not the row's: it is read once where several rows of a card stand together
        if (!cardAt(row) || (!edited && row > 0 && cardAt(row - 1) == cardAt(row)))
            return QString();
        return QString::number(m_desk.free.of(*cardAt(row)));
    default:
        return edited ? HeapCells::typed(cardsAt(row), column) : HeapCells::shown(cardsAt(row), column);
    }
}

QString HeapTableModel::titleAt(int row) const
{
    const auto card = cardAt(row);
    return card ? QString::fromStdString(m_desk.box.cards[*card].title) : tr("A card this program does not know");
}

bool HeapTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid())
        return false;
    return write({index.row()}, index.column(), value.toString());
}

Qt::ItemFlags HeapTableModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && HeapCells::isEditable(index.column()) ? flags | Qt::ItemIsEditable : flags;
}

QVariant HeapTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((HeapCells::isFigure(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Free)
        return tr("Copies of this printing that are not lent and lie in no built deck");
    return role == Qt::DisplayRole ? QVariant(HeapCells::name(section)) : QVariant();
}

void HeapTableModel::refetch(const std::vector<std::int64_t>& ids)
{
    std::vector<StoredHeap> now = m_desk.owned.heapsNumbered(ids);
    std::erase_if(
        now, [this](const StoredHeap& heap) { return m_list.isToCome(heap.owned) || m_list.leavesOut(heap.owned); });
    if (now.size() != ids.size()) {
        std::unordered_set<std::int64_t> gone(ids.begin(), ids.end());
        for (const StoredHeap& heap : now)
            gone.erase(heap.id);
        if (!removeGone({gone.begin(), gone.end()}))
            return load();
    }
    const auto rows = m_list.rowsOf(ids);
    std::vector<StoredHeap> come;
    std::vector<std::size_t> changed;
    for (StoredHeap& heap : now) {
        if (const auto row = rows.find(heap.id); row != rows.end()) {
            m_list.change(row->second, heap);
            changed.push_back(row->second);
        } else {
            come.push_back(std::move(heap));
        }
    }
    insert(come);
    if (changed.size() == 1)
        tellChanged(changed.front());
    else if (!changed.empty() && !m_order.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

// False, with nothing removed, where it would take longer than loading all anew.
bool HeapTableModel::removeGone(const std::vector<std::int64_t>& ids)
{
    std::vector<std::size_t> rows;
    for (const auto& [id, row] : m_list.rowsOf(ids))
        rows.push_back(row);
    if (rows.size() * m_list.size() > kMostShifted)
        return false;
    removeListRows(std::move(rows));
    return true;
}

// The view hears of all of them at once, however they lie: they go to the end together and leave from there.
void HeapTableModel::removeListRows(std::vector<std::size_t> rows)
{
    std::ranges::sort(rows);
    const auto isGone = [&](std::uint32_t row) { return std::ranges::binary_search(rows, std::size_t{row}); };
    const auto shown = std::ranges::count_if(m_order, isGone);
    auto first = std::ranges::find_if(m_order, isGone) - m_order.begin();
    if (shown > 1) {
        first = std::ssize(m_order) - shown;
        rearrange([&] { std::stable_partition(m_order.begin(), m_order.end(), std::not_fn(isGone)); });
    }
    if (shown > 0)
        beginRemoveRows({}, static_cast<int>(first), static_cast<int>(first + shown) - 1);
    std::erase_if(m_order, isGone);
    for (auto row = rows.rbegin(); row != rows.rend(); ++row)
        m_list.remove(*row);
    for (std::uint32_t& each : m_order)
        each -= static_cast<std::uint32_t>(std::ranges::lower_bound(rows, std::size_t{each}) - rows.begin());
    m_announced = std::min(m_announced, m_list.size());
    if (shown > 0)
        endRemoveRows();
}

// Likewise: they come at the end together and go to their places.
void HeapTableModel::insert(const std::vector<StoredHeap>& heaps)
{
    if (heaps.empty())
        return;
    if (m_announced < m_list.size())
        announce(); // so that what comes last in the list are these alone
    const auto first = static_cast<std::uint32_t>(m_list.size());
    for (const StoredHeap& heap : heaps)
        m_list.add(heap);
    m_announced = m_list.size();
    const auto found = m_filter ? m_filter(m_list.table()) : std::nullopt;
    std::vector<std::uint32_t> come;
    for (auto row = first; row < m_list.size(); ++row)
        if (!found || found->contains(row))
            come.push_back(row);
    if (come.empty())
        return;
    std::vector<std::uint32_t> order = withInPlace(come);
    const std::size_t before = m_order.size();
    const std::size_t place =
        come.size() == 1 ? static_cast<std::size_t>(std::ranges::find(order, come.front()) - order.begin()) : before;
    beginInsertRows({}, static_cast<int>(place), static_cast<int>(place + come.size()) - 1);
    m_order.insert(m_order.begin() + static_cast<std::ptrdiff_t>(place), come.begin(), come.end());
    endInsertRows();
    if (order != m_order)
        rearrange([&] { m_order = std::move(order); });
}

// The rows that are shown and those that come, each behind the other heaps of its card; where the rows are sorted, at
// the end. Rows that are shown do not change places under the user's hands.
std::vector<std::uint32_t> HeapTableModel::withInPlace(const std::vector<std::uint32_t>& come) const
{
    std::vector<std::uint32_t> order;
    order.reserve(m_order.size() + come.size());
    if (isSorted()) {
        order = m_order;
        order.insert(order.end(), come.begin(), come.end());
        return order;
    }
    const auto cards = m_list.table().cards();
    // By card: the place behind the last row of this card or one before it.
    std::vector<std::size_t> behind(m_desk.box.cards.size() + 1);
    for (std::size_t place = 0; place < m_order.size(); ++place)
        behind[cards[m_order[place]]] = place + 1;
    std::partial_sum(behind.begin(), behind.end(), behind.begin(),
                     [](std::size_t a, std::size_t b) { return std::max(a, b); });
    std::vector<std::uint32_t> byCard = come;
    std::ranges::stable_sort(byCard, {}, [&](std::uint32_t row) { return cards[row]; });
    auto next = byCard.begin();
    for (std::size_t place = 0; place <= m_order.size(); ++place) {
        for (; next != byCard.end() && behind[cards[*next]] == place; ++next)
            order.push_back(*next);
        if (place < m_order.size())
            order.push_back(m_order[place]);
    }
    return order;
}

void HeapTableModel::tellChanged(std::size_t row)
{
    const auto shown = std::ranges::find(m_order, static_cast<std::uint32_t>(row));
    if (shown == m_order.end())
        return;
    const int place = static_cast<int>(shown - m_order.begin());
    emit dataChanged(index(place, 0), index(place, kColumns - 1));
}

} // namespace dossier
