// Can the deck pay for its Conspiracy, and which of its cards can never be played at all?
#pragma once

#include "app/analysis/analysis_page.h"
#include "domain/advice/conspiracy_economy.h"

class QLabel;
class QListWidget;
class QSpinBox;

namespace dossier {

class CardLines;
class ColumnChart;
class QuietLabel;
struct DeadCard;

class EconomyPage : public AnalysisPage
{
    Q_OBJECT

public:
    explicit EconomyPage(const Desk& desk, QWidget* parent = nullptr);

    void refresh() override;

private:
    QSpinBox* number(const char* name, const QString& words, int least, int most, int value);
    void createLayout();
    void showSales();
    void showExpenses();
    void forecast();
    void showDeadCards();
    QString reason(const DeadCard& dead) const;

    ConspiracyEconomy m_economy;
    QLabel* m_headline;
    ColumnChart* m_sales;
    QSpinBox* m_cards;
    QSpinBox* m_share;
    QuietLabel* m_forecast;
    CardLines* m_expenses;
    QLabel* m_deadHeading;
    QListWidget* m_dead;
};

} // namespace dossier
