// The Sites of a deck against its Team as a table: what each needs, what is to spare, what each Agent brings.
#pragma once

#include "domain/advice/skill_coverage.h"

#include <QAbstractTableModel>

namespace dossier {

struct RowLook;

class CoverageModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    // Agents follow, one a column.
    enum Column { Site, Spare, Helped, kFixedColumns };

    explicit CoverageModel(const CardPool& pool, QObject* parent = nullptr);

    void show(std::vector<CardIndex> agents, SkillCoverage coverage);
    const SkillCoverage& coverage() const { return m_coverage; }
    // Everything about one row in a sentence or two; "" where there is no such row.
    QString sentence(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    QString text(const SiteCoverage& site, int column) const;
    QString title(CardIndex card) const;
    int levelOf(CardIndex agent, const SiteCoverage& site) const;
    // A Site with its mark and what it asks for, a figure that says more or less, an Agent's level with a ring around
    // it where they may not be lost.
    RowLook lookOf(const SiteCoverage& site, int column) const;
    void arrange();

    const CardPool& m_pool;
    std::vector<CardIndex> m_agents;
    SkillCoverage m_coverage;
    int m_sortColumn = Spare;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

// "Mulder" for "Agent Fox Mulder", "Tillman" for "Lt. Brian Tillman, Aubrey Police Department".
QString shortName(const Card& agent);

} // namespace dossier
