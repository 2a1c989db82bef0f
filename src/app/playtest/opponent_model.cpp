#include "app/playtest/opponent_model.h"

#include <QLocale>

namespace dossier {

namespace {

RowLook lookOfWon(const PlayedOpponent& opponent)
{
    return opponent.games > 0 ? whiskerCell({opponent.rate, percentFigure(opponent.rate.mean), 0, 1, 0.5, {}})
                              : RowLook();
}

} // namespace

OpponentModel::OpponentModel(QObject* parent)
    : ColumnModel(parent)
{
    const auto won = [](const PlayedOpponent& row) { return row.games > 0 ? rateWords(row.rate) : QString(); };
    const auto games = [](const PlayedOpponent& row) { return QLocale().toString(row.games); };
    const auto turns = [](const PlayedOpponent& row) {
        return row.games > 0 ? tr("%1, median %2").arg(QLocale().toString(row.turns, 'f', 1)).arg(row.median)
                             : QString();
    };
    const auto wonTip = [won](const PlayedOpponent& row) {
        return row.games > 0 ? tr("Won %1 of the points against %2; undecided games count half").arg(won(row), row.name)
                             : QString();
    };
    setColumns(
        {{.head = {tr("Against")}, .text = &PlayedOpponent::name, .tip = &PlayedOpponent::name},
         {.head = {tr("Won, %"), {}, Qt::AlignRight, Qt::AlignLeft}, .text = won, .tip = wonTip, .look = lookOfWon},
         {.head = {tr("Games"), {}, Qt::AlignRight}, .text = games, .tip = games},
         {.head = {tr("Turns of both"), {}, Qt::AlignRight}, .text = turns, .tip = turns}});
}

void OpponentModel::show(const PlayedSeries& series)
{
    beginResetModel();
    rows().clear();
    const auto add = [&](const QString& name, const Rate& rate, const TableTally& table) {
        rows().push_back({name, rate, table.games, table.turns.mean(), table.turns.median()});
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

} // namespace dossier
