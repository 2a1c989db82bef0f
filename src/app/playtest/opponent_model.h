// The opponents of a playtest as rows, all of them together first: how much was won of each, how surely, how soon.
#pragma once

#include "app/playtest/error_bar.h"
#include "app/playtest/played_series.h"
#include "app/widgets/column_model.h"

namespace dossier {

struct PlayedOpponent
{
    QString name;
    Rate rate;
    int games = 0;
    double turns = 0;
    int median = 0;
};

class OpponentModel : public ColumnModel<PlayedOpponent>
{
    Q_OBJECT

public:
    enum Column { Name, Won, Games, Turns };

    explicit OpponentModel(QObject* parent = nullptr);

    void show(const PlayedSeries& series);
};

} // namespace dossier
