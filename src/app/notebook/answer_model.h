// The twenty questions there are, a column for each characteristic: what was answered, and what asking would tell.
#pragma once

#include "domain/deduction/deduction.h"

#include <QAbstractTableModel>

#include <map>

namespace dossier {

class XFileNotebook;

enum AnswerRole : int {
    kAnswerRole = Qt::UserRole + 1, // 1 yes, 0 no; invalid where nobody asked
    kDoubtedRole,
    kYesRole,  // candidates that would say yes
    kNoRole,   // … no
    kBitsRole, // what asking would tell, 0 to 1
    kRankRole  // 1 is the best question; 0: no use asking
};

class AnswerModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    AnswerModel(const XFileNotebook& notebook, const CardPool& pool, QObject* parent = nullptr);

    // The ranked questions, the best first.
    void showQuestions(const std::vector<Question>& questions);

    static CharacteristicType questionAt(const QModelIndex& index);
    QModelIndex indexOf(CharacteristicType question) const;
    // Everything about one question in a sentence.
    QString sentence(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void refresh();
    int yesCount(CharacteristicType question) const;

    const XFileNotebook& m_notebook;
    const CardPool& m_pool;
    std::map<CharacteristicType, int> m_ranks;
};

} // namespace dossier
