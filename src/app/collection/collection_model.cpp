#include "app/collection/collection_model.h"

#include "app/widgets/card_words.h"
#include "app/widgets/desk.h"
#include "app/widgets/row_look.h"
#include "box/game_data.h"
#include "desk/free_copies.h"
#include "desk/heap_cells.h"
#include "desk/owned_cards.h"
#include "wording/words/game_words.h"

#include <algorithm>
#include <numeric>

namespace dossier {

CollectionModel::CollectionModel(const Desk& desk, QObject* parent)
    : QAbstractTableModel(parent)
    , m_desk(desk)
    , m_sums(cardSums(desk.owned, desk.free, desk.box.cards))
    , m_found(desk.box.cards.size())
{
    std::iota(m_found.begin(), m_found.end(), CardIndex{0});
    arrange();
    connect(&desk.free, &FreeCopies::changed, this, &CollectionModel::refresh);
}

QString CollectionModel::name(int column)
{
    switch (column) {
    case Number:
        return tr("Number");
    case Title:
        return tr("Title");
    case TypeColumn:
        return tr("Type");
    case RarityColumn:
        return tr("Rarity");
    case Have:
        return tr("Have");
    case Want:
        return tr("Want");
    case ForTrade:
        return tr("Trade");
    case Free:
        return tr("Free");
    case Lent:
        return tr("Lent");
    case InDecks:
        return tr("In decks");
    default:
        return {};
    }
}

int CollectionModel::rowOf(CardIndex card) const
{
    const auto found = std::ranges::find(m_rows, card);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int CollectionModel::count(CardsShown which) const
{
    return static_cast<int>(std::ranges::count_if(m_sums, [=](const CardSums& sums) { return isShown(sums, which); }));
}

void CollectionModel::show(CardsShown which)
{
    m_asksTheSame = false;
    beginResetModel();
    m_shown = which;
    m_edited.clear();
    arrange();
    endResetModel();
    emit refreshed();
}

void CollectionModel::showFound(std::vector<CardIndex> found, bool ordered, bool again)
{
    m_asksTheSame = again;
    beginResetModel();
    m_found = std::move(found);
    m_ordered = ordered;
    m_edited.clear();
    arrange();
    endResetModel();
    emit refreshed();
}

void CollectionModel::sort(int column, Qt::SortOrder order)
{
    if (column == m_sortColumn && order == m_sortOrder && !m_ordered)
        return;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<CardIndex> kept;
    for (const QModelIndex& each : before)
        kept.push_back(cardAt(each.row()));
    m_ordered = m_ordered && column < 0;
    m_sortColumn = column;
    m_sortOrder = order;
    arrange();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after << index(rowOf(kept[static_cast<std::size_t>(i)]), before[i].column());
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

std::vector<CardIndex> CollectionModel::cardsToShow() const
{
    std::vector<CardIndex> cards;
    for (const CardIndex card : m_found)
        if (isShown(m_sums[card], m_shown) || m_edited.contains(card))
            cards.push_back(card);
    return cards;
}

void CollectionModel::arrange()
{
    m_rows = cardsToShow();
    if (m_ordered)
        return;
    std::ranges::sort(m_rows);
    if (m_sortColumn < 0)
        return;
    const auto before = [this](CardIndex a, CardIndex b) {
        if (isFigure(m_sortColumn))
            return figure(a, m_sortColumn) < figure(b, m_sortColumn);
        const Card& first = m_desk.box.cards[a];
        const Card& second = m_desk.box.cards[b];
        switch (m_sortColumn) {
        case Title:
            return m_desk.box.cards.foldedTitle(a) < m_desk.box.cards.foldedTitle(b);
        case TypeColumn:
            return first.type < second.type;
        case RarityColumn:
            return first.rarity < second.rarity;
        default:
            return a < b;
        }
    };
    const bool rising = m_sortOrder == Qt::AscendingOrder;
    std::ranges::stable_sort(m_rows, [&](CardIndex a, CardIndex b) { return rising ? before(a, b) : before(b, a); });
}

// Rows that stay do not change places under the user's hands.
void CollectionModel::refresh()
{
    std::vector<CardSums> sums = cardSums(m_desk.owned, m_desk.free, m_desk.box.cards);
    if (sums == m_sums)
        return;
    m_sums = std::move(sums);
    std::vector<CardIndex> now = cardsToShow();
    std::vector<CardIndex> before = m_rows;
    std::ranges::sort(now);
    std::ranges::sort(before);
    if (now != before) {
        m_asksTheSame = true;
        beginResetModel();
        arrange();
        endResetModel();
    } else if (!m_rows.empty()) {
        emit dataChanged(index(0, Have), index(rowCount() - 1, kColumns - 1));
    }
    emit refreshed();
}

bool CollectionModel::write(const std::vector<int>& rows, int column, const QString& text)
{
    // The cells of a heap take the same words and refuse the same.
    OwnedCard heap;
    heap.count = heap.forTrade = kMostOwned;
    const int cell = column == Have ? HeapCells::Count : column == Want ? HeapCells::Wanted : HeapCells::ForTrade;
    if (const QString why = HeapCells::write(heap, cell, text.trimmed().isEmpty() ? QStringLiteral("0") : text);
        !why.isEmpty()) {
        emit refused(why);
        return false;
    }
    const int sum = column == Have ? heap.count : column == Want ? heap.wanted : heap.forTrade;
    return put(rows, column, std::vector<int>(rows.size(), sum));
}

bool CollectionModel::add(const std::vector<int>& rows, int column, int copies)
{
    std::vector<int> sums;
    for (const int row : rows) {
        const CardSums& now = m_sums[cardAt(row)];
        const int most = column == ForTrade ? now.have : kMostOwned;
        const int before = figure(cardAt(row), column);
        sums.push_back(std::clamp(before + copies, 0, std::max(most, before)));
    }
    return put(rows, column, sums);
}

bool CollectionModel::offerFree(const std::vector<int>& rows)
{
    std::vector<int> sums;
    sums.reserve(rows.size());
    for (const int row : rows)
        sums.push_back(m_sums[cardAt(row)].free);
    return put(rows, ForTrade, sums);
}

bool CollectionModel::put(const std::vector<int>& rows, int column, const std::vector<int>& sums)
{
    std::vector<StoredHeap> changes;
    std::set<CardIndex> edited = m_edited;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const CardIndex card = cardAt(rows[i]);
        const std::string& number = m_desk.box.cards[card].id;
        const std::vector<StoredHeap> heaps = m_desk.owned.heapsOf(number);
        std::optional<std::vector<StoredHeap>> now;
        if (column == ForTrade)
            now = withForTrade(heaps, sums[i]);
        else
            now = column == Have ? withCopies(heaps, number, sums[i]) : withWanted(heaps, number, sums[i]);
        if (!now) {
            emit refused(tr("%n of them cannot be for trade: there are not so many.", nullptr, sums[i]));
            return false;
        }
        changes.insert(changes.end(), now->begin(), now->end());
        edited.insert(card);
    }
    if (changes.empty())
        return true;
    m_edited.swap(edited); // the collection tells of the change before it answers
    if (m_desk.owned.change(changes))
        return true;
    m_edited.swap(edited);
    return false;
}

int CollectionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CollectionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(kColumns);
}

int CollectionModel::figure(CardIndex card, int column) const
{
    const CardSums& sums = m_sums[card];
    switch (column) {
    case Have:
        return sums.have;
    case Want:
        return sums.want;
    case ForTrade:
        return sums.forTrade;
    case Free:
        return sums.free;
    case Lent:
        return sums.lent;
    case InDecks:
        return sums.inDecks;
    default:
        return 0;
    }
}

QString CollectionModel::textAt(CardIndex card, int column, bool edited) const
{
    const Card& facts = m_desk.box.cards[card];
    switch (column) {
    case Number:
        return QString::fromStdString(facts.id);
    case Title:
        return QString::fromStdString(facts.title);
    case TypeColumn:
        return word(facts.type);
    case RarityColumn:
        return word(facts.rarity);
    default:
        break;
    }
    // Nothing stands where there is nothing, but for what is the row's first question.
    const int value = figure(card, column);
    return value == 0 && column != Have && !edited ? QString() : QString::number(value);
}

QVariant CollectionModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const CardIndex card = cardAt(index.row());
    switch (role) {
    case kRowLookRole:
        return QVariant::fromValue(
            numberedCell(m_desk.box.cards[card].type, index.column() == Number, index.column() == Title));
    case kCountRole:
        return m_sums[card].have;
    case Qt::TextAlignmentRole:
        return isFigure(index.column()) ? QVariant(static_cast<int>(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    case Qt::AccessibleTextRole:
        return index.column() == Title    ? describe(m_desk.box.cards[card])
               : isFigure(index.column()) ? name(index.column()) + QLatin1Char(' ') + textAt(card, index.column(), true)
                                          : textAt(card, index.column(), false);
    case Qt::DisplayRole:
    case Qt::EditRole:
        return textAt(card, index.column(), role == Qt::EditRole);
    default:
        return {};
    }
}

bool CollectionModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    return role == Qt::EditRole && index.isValid() && isEditable(index.column()) &&
           write({index.row()}, index.column(), value.toString());
}

Qt::ItemFlags CollectionModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && isEditable(index.column()) ? flags | Qt::ItemIsEditable : flags;
}

QVariant CollectionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((isFigure(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Free)
        return tr("Copies of this printing that are not lent and lie in no built deck");
    if (role == Qt::ToolTipRole && section == InDecks)
        return tr("Copies that lie in decks marked as built; a deck that is only an idea needs none");
    if (role == Qt::ToolTipRole && section == Want)
        return tr("Copies you are still looking for");
    return role == Qt::DisplayRole ? QVariant(name(section)) : QVariant();
}

} // namespace dossier
