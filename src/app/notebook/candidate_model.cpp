#include "app/notebook/candidate_model.h"

#include "app/notebook/notebook.h"
#include "app/notebook/notebook_words.h"
#include "app/widgets/card_row.h"
#include "desk/plain_tip.h"
#include "wording/words/game_words.h"

#include <algorithm>
#include <tuple>

namespace dossier {

namespace {

Characteristic characteristicOf(int column)
{
    return static_cast<Characteristic>(column - CandidateModel::Affiliation);
}

bool isCharacteristic(int column)
{
    return column >= CandidateModel::Affiliation && column <= CandidateModel::Result;
}

} // namespace

CandidateModel::CandidateModel(const XFileNotebook& notebook, const CardPool& pool, QObject* parent)
    : QAbstractTableModel(parent)
    , m_notebook(notebook)
    , m_pool(pool)
    , m_cards(notebook.xFiles())
{
    for (const Hardness& hardness : hardnessAgainst(evenMix(), pool))
        m_survives[hardness.xfile] = hardness.survives;
    arrange();
    connect(&notebook, &XFileNotebook::changed, this, &CandidateModel::refresh);
}

void CandidateModel::setCandidatesFirst(bool first)
{
    m_candidatesFirst = first;
    refresh();
}

void CandidateModel::refresh()
{
    if (!std::ranges::is_permutation(m_cards, m_notebook.xFiles())) {
        beginResetModel();
        m_cards = m_notebook.xFiles();
        endResetModel();
    }
    sort(m_sortColumn, m_sortOrder);
    emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

int CandidateModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

int CandidateModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(kColumns);
}

QVariant CandidateModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const CardIndex card = cardAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(card, index.column());
    case Qt::ToolTipRole:
        return plainTip(sentence(index.row()));
    case Qt::AccessibleTextRole:
        return index.column() == Title ? sentence(index.row()) : text(card, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == Hidden ? QVariant(static_cast<int>(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    case kCardRole:
        return static_cast<int>(card);
    case kStruckRole:
        return isStruck(card);
    case kStruckCellRole:
        return strikes(card, index.column());
    default:
        return {};
    }
}

QVariant CandidateModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == Hidden ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Hidden)
        return tr("Solved Sites an opponent needs on average to know it, all questions being equally common. "
                  "For who chooses an X-File to protect: the more the better.");
    if (role != Qt::DisplayRole)
        return {};
    if (isCharacteristic(section))
        return word(characteristicOf(section));
    return section == Title ? tr("X-File") : tr("Sites", "how many solved Sites it takes to find an X-File out");
}

void CandidateModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    emit layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<CardIndex> kept;
    for (const QModelIndex& index : before)
        kept.push_back(cardAt(index.row()));
    arrange();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const auto row = std::ranges::find(m_cards, kept[static_cast<std::size_t>(i)]) - m_cards.begin();
        after << index(static_cast<int>(row), before[i].column());
    }
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

void CandidateModel::arrange()
{
    const auto key = [this](CardIndex card) {
        const std::string title(m_pool.foldedTitle(card));
        if (m_sortColumn == Hidden)
            return std::tuple(survives(card).value_or(0), title);
        if (isCharacteristic(m_sortColumn))
            return std::tuple(static_cast<double>(m_pool[card].xfile->type(characteristicOf(m_sortColumn)).type),
                              title);
        return std::tuple(0.0, title);
    };
    std::ranges::sort(m_cards, [&](CardIndex a, CardIndex b) {
        if (m_candidatesFirst && isStruck(a) != isStruck(b))
            return isStruck(b);
        return m_sortOrder == Qt::AscendingOrder ? key(a) < key(b) : key(b) < key(a);
    });
}

std::optional<double> CandidateModel::survives(CardIndex card) const
{
    const auto found = m_survives.find(m_pool.knownPrinting(card).value_or(card));
    return found == m_survives.end() ? std::nullopt : std::optional(found->second);
}

bool CandidateModel::isStruck(CardIndex card) const
{
    return std::ranges::count(m_notebook.candidates(), card) == 0;
}

bool CandidateModel::strikes(CardIndex card, int column) const
{
    if (!isCharacteristic(column))
        return false;
    const std::vector<Answer> reasons = m_notebook.struckOutBy(card);
    return std::ranges::any_of(reasons,
                               [&](const Answer& answer) { return answer.asked.of == characteristicOf(column); });
}

QString CandidateModel::text(CardIndex card, int column) const
{
    if (column == Title)
        return QString::fromStdString(m_pool[card].title);
    if (column == Hidden)
        return survives(card) ? figure(*survives(card), 1) : QString();
    return word(m_pool[card].xfile->type(characteristicOf(column)));
}

QString CandidateModel::sentence(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const CardIndex card = cardAt(row);
    QStringList reasons;
    for (const Answer& answer : m_notebook.struckOutBy(card))
        reasons << answerWords(answer);
    const QString title = QString::fromStdString(m_pool[card].title);
    if (reasons.isEmpty() && isStruck(card))
        return tr("%1 is not the one: it was guessed wrongly.").arg(title);
    return reasons.isEmpty() ? tr("%1 is possible.").arg(title)
                             : tr("%1 is struck out: %2.").arg(title, reasons.join(QStringLiteral(", ")));
}

} // namespace dossier
