// How the deck fares against each opponent, and how the games ended.
#pragma once

#include "app/playtest/played_series.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace dossier {

class OpponentModel;
struct Desk;

class OpponentsPage : public QWidget
{
    Q_OBJECT

public:
    explicit OpponentsPage(const Desk& desk, QWidget* parent = nullptr);

    void show(const PlayedSeries& series);
    using QWidget::show;

private:
    QString endings(const TableTally& games) const;

    OpponentModel* m_model;
    QTableView* m_table;
    QLabel* m_endings;
};

} // namespace dossier
