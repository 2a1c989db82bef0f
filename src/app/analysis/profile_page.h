// What the open deck is made of: types, costs, what its Sites ask and need, what its Team can do.
#pragma once

#include "app/analysis/analysis_page.h"
#include "domain/advice/deck_stats.h"

class QLabel;

namespace dossier {

class BarList;
class ColumnChart;
class QuietLabel;

class ProfilePage : public AnalysisPage
{
    Q_OBJECT

public:
    explicit ProfilePage(const Desk& desk, QWidget* parent = nullptr);

    void refresh() override;

private:
    void createLayout();
    void showTypes(const DeckStats& stats);
    void showCosts(const DeckStats& stats);
    void showQuestions(const DeckStats& stats);
    void showSkills(const DeckStats& stats);
    void showTeam(const DeckStats& stats);

    QLabel* m_size;
    BarList* m_types;
    ColumnChart* m_costs;
    QuietLabel* m_costWords;
    BarList* m_questions;
    BarList* m_skills;
    QuietLabel* m_teamWords;
};

} // namespace dossier
