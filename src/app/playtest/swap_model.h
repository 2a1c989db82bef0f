// Exchanges of cards that were tried, the best first, with what each did in the games of the search.
#pragma once

#include "app/playtest/whisker.h"
#include "domain/cards/card_pool.h"
#include "engine/players/playtest/swaps.h"

#include <QAbstractTableModel>

namespace dossier {

class SwapModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { In, Out, Pairs, Difference, kColumns };

    explicit SwapModel(const CardPool& pool, QObject* parent);

    void show(const std::vector<TriedSwap>& tried);
    const TriedSwap& at(int row) const { return m_tried[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const CardPool& m_pool;
    std::vector<TriedSwap> m_tried;
    Scale m_scale;
};

} // namespace dossier
