// All X-Files as rows: title, four characteristics, how long each would stay hidden. Candidates may come first.
#pragma once

#include "domain/deduction/xfile_hardness.h"

#include <QAbstractTableModel>

#include <map>
#include <optional>

namespace dossier {

class XFileNotebook;

enum CandidateRole : int {
    kStruckRole = Qt::UserRole + 20, // true where an answer rules the X-File out
    kStruckCellRole                  // true where this characteristic is why
};

class CandidateModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Title, Affiliation, Motive, Method, Result, Hidden, kColumns };

    CandidateModel(const XFileNotebook& notebook, const CardPool& pool, QObject* parent = nullptr);

    void setCandidatesFirst(bool first);
    CardIndex cardAt(int row) const { return m_cards[static_cast<std::size_t>(row)]; }
    // Why the X-File is struck out, or that it is possible, in a sentence.
    QString sentence(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    void refresh();
    void arrange();
    std::optional<double> survives(CardIndex card) const; // nothing of one that only further sets have
    bool isStruck(CardIndex card) const;
    bool strikes(CardIndex card, int column) const;
    QString text(CardIndex card, int column) const;

    const XFileNotebook& m_notebook;
    const CardPool& m_pool;
    std::vector<CardIndex> m_cards;
    std::map<CardIndex, double> m_survives;
    bool m_candidatesFirst = true;
    int m_sortColumn = Title;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace dossier
