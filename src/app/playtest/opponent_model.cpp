#include "app/playtest/opponent_model.h"

#include "app/playtest/whisker_delegate.h"
#include "desk/plain_tip.h"

#include <QLocale>

namespace dossier {

void OpponentModel::show(const PlayedSeries& series)
{
    beginResetModel();
    m_rows.clear();
    const auto add = [&](const QString& name, const Rate& rate, const TableTally& table) {
        m_rows.push_back({name, rate, table.games, table.turns.mean(), table.turns.median()});
    };
    add(tr("All together"), series.rate(), series.ownGames());
    for (std::size_t opponent = 1; opponent <= series.opponents(); ++opponent) {
        const TableTally* table = series.against(opponent);
        const TableTally none;
        add(QString::fromStdString(series.setup.entrants[opponent].deck.name),
            table ? rateOf(series.setup, *table) : Rate(), table ? *table : none);
    }
    endResetModel();
}

int OpponentModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int OpponentModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

Whisker OpponentModel::whisker(const Row& row) const
{
    return {row.rate, percentFigure(row.rate.mean), 0, 1, 0.5, {}};
}

QString OpponentModel::text(const Row& row, int column) const
{
    switch (column) {
    case Name:
        return row.name;
    case Won:
        return row.games > 0 ? rateWords(row.rate) : QString();
    case Games:
        return QLocale().toString(row.games);
    default:
        return row.games > 0 ? tr("%1, median %2").arg(QLocale().toString(row.turns, 'f', 1)).arg(row.median)
                             : QString();
    }
}

QVariant OpponentModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        return plainTip(
            index.column() == Won && row.games > 0
                ? tr("Won %1 of the points against %2; undecided games count half").arg(rateWords(row.rate), row.name)
                : text(row, index.column()));
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter | (index.column() == Name ? Qt::AlignLeft : Qt::AlignRight));
    case kWhiskerRole:
        return index.column() == Won && row.games > 0 ? QVariant::fromValue(whisker(row)) : QVariant();
    default:
        return {};
    }
}

QVariant OpponentModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignVCenter |
                                (section == Games || section == Turns ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    const QString names[] = {tr("Against"), tr("Won, %"), tr("Games"), tr("Turns of both")};
    return names[section];
}

} // namespace dossier
