#include "app/widgets/card_table_model.h"

#include "app/theme/marks.h"
#include "app/widgets/card_move.h"
#include "app/widgets/card_row.h"
#include "app/widgets/card_words.h"
#include "desk/deck_words.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "wording/words/game_words.h"

#include <algorithm>
#include <tuple>

namespace dossier {

namespace {

// Dear cards last, an X behind every number, cards without a Cost first.
int costOrder(const Card& card)
{
    if (!card.cost)
        return -1;
    return card.cost->x ? 100 + card.cost->base : card.cost->base;
}

QString figureOrNothing(int count)
{
    return count > 0 ? QString::number(count) : QString();
}

} // namespace

CardTableModel::CardTableModel(const CardPool& pool, const OwnedCards& owned, const OpenDeck& deck, QObject* parent)
    : QAbstractTableModel(parent)
    , m_pool(pool)
    , m_owned(owned)
    , m_deck(deck)
{
    connect(&owned, &OwnedCards::changed, this, [this] { refresh(Owned); });
    connect(&deck, &OpenDeck::changed, this, [this] { refresh(InDeck); });
}

void CardTableModel::showCards(std::vector<CardIndex> cards, bool keepOrder)
{
    beginResetModel();
    m_cards = std::move(cards);
    if (!keepOrder)
        arrange();
    endResetModel();
}

int CardTableModel::rowOf(CardIndex card) const
{
    const auto found = std::ranges::find(m_cards, card);
    return found == m_cards.end() ? -1 : static_cast<int>(found - m_cards.begin());
}

int CardTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

int CardTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant CardTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const CardIndex card = cardAt(index.row());
    switch (role) {
    case kCardRole:
        return static_cast<int>(card);
    case kCountRole:
        return m_owned.copies(card);
    case Qt::DisplayRole:
        return textOf(card, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == Title ? describe(m_pool[card]) : textOf(card, index.column());
    case Qt::TextAlignmentRole:
        if (index.column() >= CostColumn && index.column() != RarityColumn)
            return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    default:
        return {};
    }
}

Qt::ItemFlags CardTableModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? QAbstractTableModel::flags(index) | Qt::ItemIsDragEnabled : Qt::NoItemFlags;
}

QStringList CardTableModel::mimeTypes() const
{
    return {cardMime()};
}

QMimeData* CardTableModel::mimeData(const QModelIndexList& indexes) const
{
    return indexes.isEmpty() ? nullptr : draggedCard(cardAt(indexes.front().row()));
}

QVariant CardTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) {
        const bool right = section >= CostColumn && section != RarityColumn;
        return static_cast<int>((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("Number");
    case Title:
        return tr("Title");
    case Type:
        return tr("Type");
    case CostColumn:
        return tr("Cost");
    case RarityColumn:
        return tr("Rarity");
    case Owned:
        return tr("Owned");
    case InDeck:
        return tr("In deck");
    default:
        return {};
    }
}

void CardTableModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    emit layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<CardIndex> kept;
    kept.reserve(static_cast<std::size_t>(before.size()));
    for (const QModelIndex& index : before)
        kept.push_back(cardAt(index.row()));
    arrange();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after << index(rowOf(kept[static_cast<std::size_t>(i)]), before[i].column());
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

QString CardTableModel::textOf(CardIndex index, int column) const
{
    const Card& card = m_pool[index];
    switch (column) {
    case Number:
        return QString::fromStdString(card.id);
    case Title:
        return m_tellsPrintings ? printingTitle(m_pool, index) : QString::fromStdString(card.title);
    case Type:
        return word(card.type);
    case CostColumn:
        return card.cost ? costFigure(*card.cost) : QString();
    case RarityColumn:
        return word(card.rarity);
    case Owned:
        return figureOrNothing(m_owned.copies(index));
    case InDeck:
        return figureOrNothing(inDeck(index));
    default:
        return {};
    }
}

void CardTableModel::arrange()
{
    // Every order ends with the card's number, so that it is the same each time.
    const auto key = [this](CardIndex index) {
        const Card& card = m_pool[index];
        switch (m_sortColumn) {
        case Title:
            return std::tuple(0, std::string(m_pool.foldedTitle(index)), index);
        case Type:
            return std::tuple(static_cast<int>(card.type), std::string(), index);
        case CostColumn:
            return std::tuple(costOrder(card), std::string(), index);
        case RarityColumn:
            return std::tuple(static_cast<int>(card.rarity), std::string(), index);
        case Owned:
            return std::tuple(m_owned.copies(index), std::string(), index);
        case InDeck:
            return std::tuple(inDeck(index), std::string(), index);
        case Number:
            return std::tuple(0, std::string(), index);
        default:
            return std::tuple(0, furtherText(index, m_sortColumn).toStdString(), index);
        }
    };
    std::ranges::sort(m_cards, {}, key);
    if (m_sortOrder == Qt::DescendingOrder)
        std::ranges::reverse(m_cards);
}

int CardTableModel::inDeck(CardIndex card) const
{
    return copiesIn(m_deck.deck(), card);
}

void CardTableModel::refresh(int column)
{
    if (!m_cards.empty())
        emit dataChanged(index(0, column), index(rowCount() - 1, column));
}

} // namespace dossier
