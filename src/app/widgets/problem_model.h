// The problems of the open deck as rows with sentences.
#pragma once

#include "domain/advice/deck_repair.h"

#include <QAbstractListModel>

namespace dossier {

class OpenDeck;
struct RowLook;

enum ProblemRole : int {
    kProblemRuleRole = Qt::UserRole + 1, // "DECK-4"
    kProblemCardRole,                    // CardIndex as int, where the problem names a card
    kProblemRepairRole                   // what a click would do about it, in words; invalid where nothing
};

// What can be pressed in a problem's row (RowDelegate::partAt).
enum ProblemPart : int { kRulePart = 1, kRepairPart };

// The mark, what a click would do about it as a small button, the rule's number. An empty `repair`: nothing.
RowLook problemRow(Severity severity, const QString& rule, const QString& repair);

class ProblemModel : public QAbstractListModel
{
    Q_OBJECT

public:
    // The copies of each card that a repair may put in; nothing: any.
    using Available = std::function<std::optional<std::vector<int>>()>;
    ProblemModel(const OpenDeck& deck, const CardPool& pool, Available available, QObject* parent = nullptr);

    std::optional<Repair> repairAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    // Where other copies are available than when the deck changed.
    void refresh();

private:
    const OpenDeck& m_deck;
    const CardPool& m_pool;
    Available m_available;
    std::vector<Problem> m_problems;
    std::vector<std::optional<Repair>> m_repairs; // by row
};

} // namespace dossier
