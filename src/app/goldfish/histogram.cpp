#include "app/goldfish/histogram.h"

#include <QLocale>

namespace dossier {

namespace {

constexpr int kWidestTurn = 30 * kGrid;

} // namespace

Histogram::Histogram(const Appearance& appearance, QWidget* parent)
    : ColumnChart(appearance, parent)
{
    setObjectName(QStringLiteral("histogram"));
    setAccessibleName(tr("Games by the turn in which the X-File was identified"));
    setAxes(tr("Games"), tr("Turn in which the X-File was identified"));
    setWidestColumn(kWidestTurn);
}

void Histogram::show(const Distribution& turns)
{
    std::vector<Column> columns;
    const std::map<int, int>& counts = turns.counts();
    const int median = turns.median();
    for (int turn = counts.empty() ? 1 : counts.begin()->first; !counts.empty() && turn <= counts.rbegin()->first;
         ++turn) {
        const auto found = counts.find(turn);
        const int games = found == counts.end() ? 0 : found->second;
        columns.push_back({QLocale().toString(turn),
                           {static_cast<double>(games)},
                           turn == median,
                           tr("turn %1: %n game(s)", nullptr, games).arg(turn)});
    }
    setMarkedName(tr("Median: turn %1").arg(median));
    ColumnChart::show({{{}, tintOf(CardType::Agent)}}, std::move(columns));
}

} // namespace dossier
