// Exchanges of cards that were tried, the best first, with what each did in the games of the search.
#pragma once

#include "app/playtest/error_bar.h"
#include "app/widgets/column_model.h"
#include "domain/cards/card_pool.h"
#include "engine/players/playtest/swaps.h"

namespace dossier {

class SwapModel : public ColumnModel<TriedSwap>
{
    Q_OBJECT

public:
    enum Column { In, Out, Pairs, Difference };

    explicit SwapModel(const CardPool& pool, QObject* parent);

    void show(const std::vector<TriedSwap>& tried);
    const TriedSwap& at(int row) const { return this->row(row); }

private:
    QString title(CardIndex card) const { return QString::fromStdString(m_pool[card].title); }
    RowLook lookOfPoints(const TriedSwap& tried) const;

    const CardPool& m_pool;
    Scale m_scale;
};

} // namespace dossier
