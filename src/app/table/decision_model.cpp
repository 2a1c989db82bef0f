#include "app/table/decision_model.h"

#include "desk/plain_tip.h"
#include "table/seat_game.h"
#include "wording/card_text/card_text.h"

#include <algorithm>

namespace dossier {

DecisionModel::DecisionModel(SeatGame& game, QObject* parent)
    : QAbstractListModel(parent)
    , m_game(game)
{}

void DecisionModel::startAnew()
{
    m_subject = {};
    m_words.clear();
    m_unfolded.clear();
    m_marks.clear();
    refresh();
}

void DecisionModel::setSubject(CardRef card)
{
    m_subject = card;
    refresh();
}

void DecisionModel::setWords(const QString& words)
{
    m_words = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    refresh();
}

void DecisionModel::refresh()
{
    beginResetModel();
    m_rows.clear();
    m_teams = m_game.isOn() ? wholeTeams(m_game) : std::vector<TeamMove>();
    listTeams(Section::Field);
    listChoices();
    listTeams(Section::Bureau);
    listPass();
    if (m_rows.empty() && !m_words.isEmpty())
        m_rows.push_back({tr("No choice has these words; Esc shows all of them again.")});
    number();
    endResetModel();
}

bool DecisionModel::fold(const QModelIndex& index)
{
    if (!index.isValid() || m_rows[static_cast<std::size_t>(index.row())].folds.isEmpty())
        return false;
    const QString folded = m_rows[static_cast<std::size_t>(index.row())].folds;
    if (!m_unfolded.remove(folded))
        m_unfolded.insert(folded);
    refresh();
    return true;
}

// --- Marks ----------------------------------------------------------------------------------------------------------

int DecisionModel::toMark() const
{
    const Decision& asked = m_game.offer().decision;
    const bool must = !m_game.actions().empty() && !m_game.actions().find(ActionKind::Pass);
    return must && asked.asks == Asks::Discard ? asked.over : 0;
}

std::vector<CardRef> DecisionModel::markedCards() const
{
    return m_marks;
}

bool DecisionModel::toggle(const QModelIndex& index)
{
    const Action* action = actionAt(index);
    return action && action->kind == ActionKind::Discard && toggle(action->card);
}

bool DecisionModel::toggle(CardRef card)
{
    const auto row = std::ranges::find_if(m_rows, [&](const Row& each) {
        return isThere(each) && m_game.actions()[each.action].kind == ActionKind::Discard &&
               m_game.actions()[each.action].card == card;
    });
    if (toMark() == 0 || row == m_rows.end())
        return false;
    if (std::erase(m_marks, card) == 0)
        m_marks.push_back(card);
    const QModelIndex changed = index(static_cast<int>(row - m_rows.begin()));
    emit dataChanged(changed, changed, {kMarkRole, Qt::CheckStateRole});
    return true;
}

// What need not go has been offered with what must (DEBRIEF-1): he is not asked a second time.
void DecisionModel::takeMarked()
{
    if (toMark() == 0 || marked() < toMark())
        return;
    std::vector<Action> actions;
    for (const CardRef card : m_marks)
        actions.push_back({.kind = ActionKind::Discard, .card = card});
    actions.push_back({.kind = ActionKind::Pass});
    m_game.takeTogether(actions);
}

// --- Reading --------------------------------------------------------------------------------------------------------

const Action* DecisionModel::actionAt(const QModelIndex& index) const
{
    if (!index.isValid())
        return nullptr;
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    return isThere(row) ? &m_game.actions()[row.action] : nullptr;
}

bool DecisionModel::isThere(const Row& row) const
{
    return row.action >= 0 && row.action < m_game.actions().size();
}

std::optional<CardIndex> DecisionModel::playedAt(const QModelIndex& index) const
{
    const Action* action = actionAt(index);
    if (!action || (action->kind != ActionKind::Play && action->kind != ActionKind::UseText))
        return std::nullopt;
    const CardName& card = m_game.choices()[static_cast<std::size_t>(action - m_game.actions().begin())].card;
    return card.isKnown() ? std::optional(card.card) : std::nullopt;
}

std::optional<CardIndex> DecisionModel::cardAt(const QModelIndex& index) const
{
    const Action* action = actionAt(index);
    if (!action)
        return std::nullopt;
    const Choice& choice = m_game.choices()[static_cast<std::size_t>(action - m_game.actions().begin())];
    for (const CardIndex card : {choice.card.card, choice.target.card.card, choice.agent.card, choice.title})
        if (card != kNoCardIndex)
            return card;
    return std::nullopt;
}

void DecisionModel::take(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (row.team >= 0)
        m_game.takeTogether(std::vector<Action>(m_teams[static_cast<std::size_t>(row.team)].actions));
    else if (isThere(row))
        m_game.take(Action(m_game.actions()[row.action]));
}

QModelIndex DecisionModel::indexOfNumber(int number) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) { return row.number == number; });
    return found == m_rows.end() ? QModelIndex() : index(static_cast<int>(found - m_rows.begin()));
}

QModelIndex DecisionModel::indexOfPass() const
{
    const auto found = std::ranges::find_if(m_rows, [this](const Row& row) {
        return isThere(row) && m_game.actions()[row.action].kind == ActionKind::Pass;
    });
    return found == m_rows.end() ? QModelIndex() : index(static_cast<int>(found - m_rows.begin()));
}

QModelIndex DecisionModel::firstAction() const
{
    const auto found = std::ranges::find_if(m_rows, [](const Row& row) { return row.action >= 0; });
    return found == m_rows.end() ? QModelIndex() : index(static_cast<int>(found - m_rows.begin()));
}

int DecisionModel::choices() const
{
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.isChoice(); }));
}

int DecisionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

// With the figure at its right, and the mark of the best question.
QString DecisionModel::spoken(const Row& row) const
{
    QStringList said{row.full.isEmpty() ? row.text : row.full};
    if (!row.folds.isEmpty())
        said << (isOpen(row.folds) ? tr("shown", "rows behind this one") : tr("hidden", "rows behind this one"));
    else
        said << (row.detail.figure.spoken.isEmpty() ? row.detail.figure.text : row.detail.figure.spoken);
    if (row.note.best)
        said << tr("among the best");
    said.removeAll(QString());
    return said.join(QStringLiteral(", "));
}

QVariant DecisionModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.text;
    case Qt::ToolTipRole:
        return plainTip(tipOf(row));
    case Qt::AccessibleTextRole:
        return spoken(row);
    case Qt::AccessibleDescriptionRole:
    case kSecondRole:
        return row.detail.second;
    case kGroupRole:
        return !row.isChoice() && row.folds.isEmpty();
    case kDigitRole:
        return row.number;
    case kFigureRole:
        return data(index, kMarkRole).toBool() ? QStringLiteral("✓") : row.detail.figure.text;
    case kGoodRole:
        return row.detail.figure.good ? QVariant(*row.detail.figure.good) : QVariant();
    case kQuietRole:
        return row.detail.pointless;
    case kBestRole:
        return row.note.best;
    case kFoldRole:
        return !row.folds.isEmpty();
    case kMarkRole:
    case Qt::CheckStateRole: {
        const Action* action = toMark() > 0 ? actionAt(index) : nullptr;
        if (!action)
            return {};
        const bool on = std::ranges::find(m_marks, action->card) != m_marks.end();
        return role == kMarkRole ? QVariant(on) : QVariant(on ? Qt::Checked : Qt::Unchecked);
    }
    default:
        return {};
    }
}

// The name, and the text of the card that would be played.
QString DecisionModel::tipOf(const Row& row) const
{
    QString name = row.full.isEmpty() ? row.text : row.full;
    if (!row.detail.figure.spoken.isEmpty()) // what its signs mean
        name += QLatin1Char('\n') + row.detail.figure.spoken;
    const CardName card = isThere(row) ? m_game.choices()[static_cast<std::size_t>(row.action)].card : CardName();
    const CardTexts* texts = m_game.cast().texts;
    if (!card.isKnown() || !texts || card.owner != m_game.viewer())
        return name;
    const QString text = texts->text(card.card);
    return text.isEmpty() ? name : name + QStringLiteral("\n\n") + text;
}

Qt::ItemFlags DecisionModel::flags(const QModelIndex& index) const
{
    const Row* row = index.isValid() ? &m_rows[static_cast<std::size_t>(index.row())] : nullptr;
    if (!row || (!row->isChoice() && row->folds.isEmpty()))
        return Qt::NoItemFlags;
    const bool marks = toMark() > 0 && row->isChoice();
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | (marks ? Qt::ItemIsUserCheckable : Qt::NoItemFlags);
}

} // namespace dossier
