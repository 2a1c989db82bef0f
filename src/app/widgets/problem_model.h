// The problems of the open deck as rows with sentences.
#pragma once

#include "domain/advice/deck_repair.h"

#include <QAbstractListModel>

namespace dossier {

class OpenDeck;

enum ProblemRole : int {
    kProblemSeverityRole = Qt::UserRole + 1, // Severity as int
    kProblemRuleRole,                        // "DECK-4"
    kProblemCardRole,                        // CardIndex as int, where the problem names a card
    kProblemRepairRole                       // what a click would do about it, in words; invalid where nothing
};

class ProblemModel : public QAbstractListModel
{
    Q_OBJECT

public:
    ProblemModel(const OpenDeck& deck, const CardPool& pool, QObject* parent = nullptr);

    std::optional<Repair> repairAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    void refresh();

    const OpenDeck& m_deck;
    const CardPool& m_pool;
    std::vector<Problem> m_problems;
    std::vector<std::optional<Repair>> m_repairs; // by row
};

} // namespace dossier
