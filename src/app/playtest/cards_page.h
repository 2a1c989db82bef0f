// What each card did for the tested deck, and what chosen ones are truly worth.
#pragma once

#include "app/playtest/card_figures_model.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace dossier {

struct Desk;

class CardsPage : public QWidget
{
    Q_OBJECT

public:
    explicit CardsPage(const Desk& desk, QWidget* parent = nullptr);

    void show(const PlayedSeries& series);
    using QWidget::show;
    void showWorth(const std::vector<CardWorth>& cards);
    void forgetWorth() { m_model->forgetWorth(); }
    std::vector<CardWorth> worth() const { return m_model->worth(); }
    // While games are played nothing else can be.
    void setRunning(bool running);

signals:
    void worthWanted(const std::vector<dossier::CardWorth>& cards);
    // A card to be exchanged for another.
    void exchangeWanted(dossier::CardIndex card);

private:
    void createTable(const Desk& desk);
    void createLayout(const Desk& desk);
    void settle();
    std::vector<CardWorth> chosen() const;

    CardFiguresModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTableView* m_table;
    QPushButton* m_worth;
    QPushButton* m_exchange;
    bool m_running = false;
};

} // namespace dossier
