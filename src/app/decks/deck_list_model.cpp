#include "app/decks/deck_list_model.h"

#include "app/decks/deck_shelf.h"
#include "app/decks/deck_words.h"

#include <algorithm>

namespace dossier {

DeckListModel::DeckListModel(DeckShelf& shelf, QObject* parent)
    : QAbstractListModel(parent)
    , m_shelf(shelf)
    , m_decks(shelf.decks())
{
    connect(&shelf, &DeckShelf::changed, this, &DeckListModel::refresh);
}

std::int64_t DeckListModel::idAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_decks[static_cast<std::size_t>(row)].id : 0;
}

int DeckListModel::rowOf(std::int64_t id) const
{
    const auto found = std::ranges::find(m_decks, id, &DeckSummary::id);
    return found == m_decks.end() ? -1 : static_cast<int>(found - m_decks.begin());
}

int DeckListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_decks.size());
}

QVariant DeckListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const DeckSummary& deck = m_decks[static_cast<std::size_t>(index.row())];
    const QString size = tr("%n card(s)", nullptr, deck.bureauDeckSize) + QStringLiteral(" · ") + nameOf(deck.game);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return deck.name;
    case Qt::AccessibleTextRole:
        return deck.name + QStringLiteral(", ") + size;
    case kDeckIdRole:
        return static_cast<qlonglong>(deck.id);
    case kDeckSizeRole:
        return size;
    default:
        return {};
    }
}

bool DeckListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid())
        return false;
    return value.toString() == data(index, role) || m_shelf.rename(idAt(index.row()), value.toString());
}

Qt::ItemFlags DeckListModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsEditable : flags;
}

void DeckListModel::refresh()
{
    std::vector<DeckSummary> now = m_shelf.decks();
    const bool sameRows = std::ranges::equal(now, m_decks, {}, &DeckSummary::id, &DeckSummary::id);
    if (!sameRows) {
        beginResetModel();
        m_decks = std::move(now);
        endResetModel();
        return;
    }
    m_decks = std::move(now);
    if (!m_decks.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

} // namespace dossier
