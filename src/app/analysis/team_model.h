// The best Teams there are, as rows.
#pragma once

#include "domain/advice/team_solver.h"

#include <QAbstractListModel>

namespace dossier {

class TeamModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit TeamModel(const CardPool& pool, QObject* parent = nullptr);

    // `sites`: how many copies there are to be met. `worn`: the Team the deck has now.
    void show(std::vector<SolvedTeam> teams, int sites, const std::vector<CardIndex>& worn);
    const SolvedTeam& at(int row) const { return m_teams[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString names(const SolvedTeam& team, bool whole) const;
    QString facts(const SolvedTeam& team) const;
    bool isWorn(const SolvedTeam& team) const;

    const CardPool& m_pool;
    std::vector<SolvedTeam> m_teams;
    std::vector<TitleIndex> m_worn; // sorted
    int m_sites = 0;
};

} // namespace dossier
