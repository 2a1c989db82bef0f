// The opponents of a playtest as rows, all of them together first: how much was won of each, how surely, how soon.
#pragma once

#include "app/playtest/played_series.h"
#include "app/playtest/whisker.h"

#include <QAbstractTableModel>

namespace dossier {

class OpponentModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Won, Games, Turns, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const PlayedSeries& series);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        QString name;
        Rate rate;
        int games = 0;
        double turns = 0;
        int median = 0;
    };
    Whisker whisker(const Row& row) const;
    QString text(const Row& row, int column) const;

    std::vector<Row> m_rows;
};

} // namespace dossier
