#include "app/notebook/answer_model.h"

#include "app/notebook/notebook.h"
#include "app/notebook/notebook_words.h"
#include "desk/plain_tip.h"
#include "wording/words/game_words.h"
#include "wording/words/semicolon.h"

#include <algorithm>

namespace dossier {

AnswerModel::AnswerModel(const XFileNotebook& notebook, const CardPool& pool, QObject* parent)
    : QAbstractTableModel(parent)
    , m_notebook(notebook)
    , m_pool(pool)
{
    connect(&notebook, &XFileNotebook::changed, this, &AnswerModel::refresh);
}

void AnswerModel::showQuestions(const std::vector<Question>& questions)
{
    m_ranks.clear();
    int rank = 0;
    for (const Question& question : questions)
        m_ranks[question.ask] = ++rank;
    refresh();
}

void AnswerModel::refresh()
{
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

CharacteristicType AnswerModel::questionAt(const QModelIndex& index)
{
    return {static_cast<Characteristic>(index.column()), static_cast<std::uint8_t>(index.row())};
}

QModelIndex AnswerModel::indexOf(CharacteristicType question) const
{
    return index(question.type, static_cast<int>(question.of));
}

int AnswerModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kTypesPerCharacteristic;
}

int AnswerModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kCharacteristics;
}

QVariant AnswerModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const CharacteristicType question = questionAt(index);
    const std::optional<Answer> answer = m_notebook.answerTo(question);
    const int yes = yesCount(question);
    const int no = static_cast<int>(m_notebook.candidates().size()) - yes;
    switch (role) {
    case Qt::DisplayRole:
        return word(question);
    case Qt::ToolTipRole:
        return plainTip(sentence(index));
    case Qt::AccessibleTextRole:
        return sentence(index);
    case kAnswerRole:
        return answer ? QVariant(answer->yes ? 1 : 0) : QVariant();
    case kDoubtedRole:
        return answer && answer->doubted;
    case kYesRole:
        return yes;
    case kNoRole:
        return no;
    case kBitsRole:
        return bitsOf(yes, no);
    case kRankRole: {
        const auto rank = m_ranks.find(question);
        return rank == m_ranks.end() ? 0 : rank->second;
    }
    default:
        return {};
    }
}

QVariant AnswerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? QVariant(word(static_cast<Characteristic>(section))) : QVariant();
}

QString AnswerModel::sentence(const QModelIndex& index) const
{
    const CharacteristicType question = questionAt(index);
    const int yes = index.data(kYesRole).toInt();
    const int no = index.data(kNoRole).toInt();
    QStringList parts;
    if (const auto answer = m_notebook.answerTo(question))
        parts << (answer->doubted ? tr("%1, but doubted").arg(answerWords(*answer)) : answerWords(*answer));
    else
        parts << questionWords(question);
    parts << tr("Candidates that say yes: %1, no: %2").arg(yes).arg(no);
    if (yes > 0 && no > 0)
        parts << tr("%1 bit").arg(figure(bitsOf(yes, no), 2));
    return parts.join(semicolon());
}

int AnswerModel::yesCount(CharacteristicType question) const
{
    return static_cast<int>(std::ranges::count_if(
        m_notebook.candidates(), [&](CardIndex card) { return m_pool[card].xfile->type(question.of) == question; }));
}

} // namespace dossier
