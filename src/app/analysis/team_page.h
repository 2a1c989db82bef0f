// The best starting Teams for the open deck, and one key to take one of them.
#pragma once

#include "app/analysis/analysis_page.h"
#include "domain/advice/team_solver.h"

class QLabel;
class QListView;
class QPushButton;

namespace dossier {

class LatestOnlyTask;
class TeamModel;
class TeamWishes;

class TeamPage : public AnalysisPage
{
    Q_OBJECT

public:
    explicit TeamPage(const Desk& desk, QWidget* parent = nullptr);

    void refresh() override;
    int patienceMs() const override { return 150; }

private:
    void createLayout();
    void show(const std::vector<SolvedTeam>& teams, std::size_t possible, int sites);
    void useChosen();

    LatestOnlyTask* m_background;
    TeamWishes* m_wishes;
    TeamModel* m_model;
    QLabel* m_headline;
    QListView* m_list;
    QPushButton* m_all; // where the owned ones make none
    QPushButton* m_use;
};

} // namespace dossier
