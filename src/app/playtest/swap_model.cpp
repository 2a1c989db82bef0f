#include "app/playtest/swap_model.h"

#include <QLocale>

#include <algorithm>

namespace dossier {

SwapModel::SwapModel(const CardPool& pool, QObject* parent)
    : ColumnModel(parent)
    , m_pool(pool)
{
    const auto in = [this](const TriedSwap& tried) { return title(tried.swap.in); };
    const auto out = [this](const TriedSwap& tried) { return title(tried.swap.out); };
    const auto pairs = [](const TriedSwap& tried) { return QLocale().toString(tried.result.pairs); };
    const auto points = [](const TriedSwap& tried) {
        return tried.result.pairs > 0 ? differenceWords(tried.result.difference) : QString();
    };
    const auto lookOfIn = [this](const TriedSwap& tried) { return breakingCell(m_pool[tried.swap.in].type, true); };
    setColumns(
        {{.head = {tr("In")}, .text = in, .tip = in, .look = lookOfIn},
         {.head = {tr("Out")}, .text = out, .tip = out},
         {.head = {tr("Pairs"), {}, Qt::AlignRight}, .text = pairs, .tip = pairs},
         {.head = {tr("Points in the search")}, .text = points, .tip = points, .look = [this](const TriedSwap& tried) {
              return lookOfPoints(tried);
          }}});
}

RowLook SwapModel::lookOfPoints(const TriedSwap& tried) const
{
    const Rate& points = tried.result.difference;
    return tried.result.pairs > 0 ? whiskerCell({points, signedFigure(points.mean), m_scale.least, m_scale.most, 0, {}})
                                  : RowLook();
}

void SwapModel::show(const std::vector<TriedSwap>& tried)
{
    beginResetModel();
    rows() = tried;
    double farthest = 0;
    for (const TriedSwap& each : tried)
        if (each.result.pairs > 0)
            farthest = std::max({farthest, -each.result.difference.low, each.result.difference.high});
    m_scale = scaleFor(0, -farthest, farthest);
    endResetModel();
}

} // namespace dossier
