// How often each number of turns was needed, as columns.
#pragma once

#include "app/chart/column_chart.h"
#include "engine/players/goldfish.h"

namespace dossier {

class Histogram : public ColumnChart
{
    Q_OBJECT

public:
    explicit Histogram(const Appearance& appearance, QWidget* parent = nullptr);

    // The median stands out. Turns in which no game ended have their place, too.
    void show(const Distribution& turns);
    using QWidget::show;
};

} // namespace dossier
