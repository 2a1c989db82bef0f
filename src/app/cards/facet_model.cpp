#include "app/cards/facet_model.h"

#include "wording/lists/query_words.h"

#include <algorithm>

namespace dossier {

namespace {

// Indices of words carry their group's row in their id; fields carry this.
constexpr quintptr kIsGroup = ~quintptr{0};

QString choiceName(const FacetGroup& group, const FacetChoice& choice)
{
    return choice.name.isEmpty() ? valueWord(group.field, choice.place) : choice.name;
}

bool isIdle(const FacetChoice& choice)
{
    return choice.count == 0 && !choice.ticked;
}

} // namespace

void FacetModel::show(std::vector<FacetGroup> groups)
{
    if (groups.size() != m_groups.size()) {
        beginResetModel();
        m_groups = std::move(groups);
        endResetModel();
        return;
    }
    m_groups = std::move(groups);
    for (int g = 0; g < rowCount(); ++g) {
        const QModelIndex group = index(g, 0);
        emit dataChanged(group, group);
        emit dataChanged(index(0, 0, group), index(rowCount(group) - 1, 0, group));
    }
}

std::vector<FacetGroup> FacetModel::idle() const
{
    std::vector<FacetGroup> groups = m_groups;
    for (FacetGroup& group : groups)
        for (FacetChoice& choice : group.choices)
            choice.count = 0;
    return groups;
}

QModelIndex FacetModel::indexOf(QueryField field, int place) const
{
    for (int g = 0; g < rowCount(); ++g)
        if (m_groups[static_cast<std::size_t>(g)].field == field)
            return index(place, 0, index(g, 0));
    return {};
}

QModelIndex FacetModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || row >= rowCount(parent) || column != 0)
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) : kIsGroup);
}

QModelIndex FacetModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == kIsGroup)
        return {};
    return createIndex(static_cast<int>(index.internalId()), 0, kIsGroup);
}

int FacetModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != kIsGroup)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].choices.size());
}

int FacetModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant FacetModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (index.internalId() == kIsGroup)
        return groupData(m_groups[static_cast<std::size_t>(index.row())], role);
    const FacetGroup& group = m_groups[index.internalId()];
    return choiceData(group, group.choices[static_cast<std::size_t>(index.row())], role);
}

bool FacetModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !index.isValid() || index.internalId() == kIsGroup)
        return false;
    emit ticked(m_groups[index.internalId()].field, index.row(), value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags FacetModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return index.isValid() && index.internalId() != kIsGroup ? usual | Qt::ItemIsUserCheckable : usual;
}

QVariant FacetModel::groupData(const FacetGroup& group, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return word(group.field);
    case kFacetIdleRole:
        return std::ranges::all_of(group.choices, isIdle);
    default:
        return {};
    }
}

QVariant FacetModel::choiceData(const FacetGroup& group, const FacetChoice& choice, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return choiceName(group, choice);
    case Qt::AccessibleTextRole:
        return tr("%1: %2, %n card(s)", nullptr, choice.count).arg(word(group.field), choiceName(group, choice));
    case Qt::CheckStateRole:
        return static_cast<int>(choice.ticked ? Qt::Checked : Qt::Unchecked);
    case kFacetCountRole:
        return choice.count;
    case kFacetTypeRole:
        return group.field == QueryField::Type ? QVariant(choice.place) : QVariant();
    case kFacetIdleRole:
        return isIdle(choice);
    default:
        return {};
    }
}

} // namespace dossier
