// All X-Files as rows: title, four characteristics, how long each would stay hidden. Candidates may come first.
#pragma once

#include "app/widgets/column_model.h"
#include "domain/deduction/xfile_hardness.h"

#include <map>
#include <optional>

namespace dossier {

class XFileNotebook;

class CandidateModel : public ColumnModel<CardIndex>
{
    Q_OBJECT

public:
    enum Column { Title, Affiliation, Motive, Method, Result, Hidden, kColumns };

    CandidateModel(const XFileNotebook& notebook, const CardPool& pool, QObject* parent = nullptr);

    void setCandidatesFirst(bool first);
    CardIndex cardAt(int row) const { return this->row(row); }
    // Why the X-File is struck out, or that it is possible, in a sentence.
    QString sentence(int row) const;

protected:
    int rank(const CardIndex& card) const override { return m_candidatesFirst && isStruck(card) ? 1 : 0; }

private:
    void refresh();
    std::optional<double> survives(CardIndex card) const; // nothing of one that only further sets have
    bool isStruck(CardIndex card) const;
    bool strikes(CardIndex card, Characteristic of) const;
    bool titleBefore(CardIndex a, CardIndex b) const;
    dossier::Column<CardIndex> titles() const;
    dossier::Column<CardIndex> hardness() const;
    dossier::Column<CardIndex> answers(Characteristic of) const;
    QString sentenceOf(CardIndex card) const;
    // An X-File that is struck out is crossed with a line, and the characteristic that did it is marked.
    RowLook lookOf(CardIndex card) const;

    const XFileNotebook& m_notebook;
    const CardPool& m_pool;
    std::map<CardIndex, double> m_survives;
    bool m_candidatesFirst = true;
};

} // namespace dossier
