#include "app/playtest/swap_model.h"

#include "app/playtest/whisker_delegate.h"
#include "desk/plain_tip.h"

#include <QLocale>

#include <algorithm>

namespace dossier {

SwapModel::SwapModel(const CardPool& pool, QObject* parent)
    : QAbstractTableModel(parent)
    , m_pool(pool)
{}

void SwapModel::show(const std::vector<TriedSwap>& tried)
{
    beginResetModel();
    m_tried = tried;
    double farthest = 0;
    for (const TriedSwap& each : tried)
        if (each.result.pairs > 0)
            farthest = std::max({farthest, -each.result.difference.low, each.result.difference.high});
    m_scale = scaleFor(0, -farthest, farthest);
    endResetModel();
}

int SwapModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_tried.size());
}

int SwapModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant SwapModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const TriedSwap& tried = at(index.row());
    const int column = index.column();
    const Rate& difference = tried.result.difference;
    const bool figure = column == Difference && tried.result.pairs > 0;
    const auto words = [&] {
        return column == Pairs ? QLocale().toString(tried.result.pairs)
               : column == Difference
                   ? (figure ? differenceWords(difference) : QString())
                   : QString::fromStdString(m_pool[column == In ? tried.swap.in : tried.swap.out].title);
    };
    switch (role) {
    case Qt::DisplayRole:
        return words();
    case Qt::ToolTipRole:
        return plainTip(words());
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter | (column == Pairs ? Qt::AlignRight : Qt::AlignLeft));
    case kCardRole:
        return static_cast<int>(column == Out ? tried.swap.out : tried.swap.in);
    case kWhiskerRole:
        return figure ? QVariant::fromValue(
                            Whisker{difference, signedFigure(difference.mean), m_scale.least, m_scale.most, 0, {}})
                      : QVariant();
    default:
        return {};
    }
}

QVariant SwapModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignVCenter | (section == Pairs ? Qt::AlignRight : Qt::AlignLeft));
    const QString names[] = {tr("In"), tr("Out"), tr("Pairs"), tr("Points in the search")};
    return role == Qt::DisplayRole ? QVariant(names[section]) : QVariant();
}

} // namespace dossier
