#include "app/table/decision_model.h"

#include "app/game/table_game.h"
#include "desk/plain_tip.h"
#include "wording/card_text/card_text.h"
#include "wording/play/choice_text.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <map>

namespace dossier {

namespace {

// The places in which these lists, all of one length, are not alike.
QList<qsizetype> tellingParts(const std::vector<QStringList>& details)
{
    QList<qsizetype> parts;
    for (qsizetype part = 0; part < details.front().size(); ++part)
        if (std::any_of(details.begin(), details.end(),
                        [&](const QStringList& each) { return each[part] != details.front()[part]; }))
            parts << part;
    return parts;
}

} // namespace

DecisionModel::DecisionModel(TableGame& game, QObject* parent)
    : QAbstractListModel(parent)
    , m_game(game)
{
    connect(&game, &TableGame::changed, this, [this] {
        m_subject = {};
        m_words.clear();
        m_unfolded = false;
        refresh();
    });
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
    listTeams();
    listChoices();
    listPass();
    number();
    endResetModel();
}

void DecisionModel::listTeams()
{
    std::vector<Row> rows;
    m_teams = m_game.isOn() ? wholeTeams(m_game) : std::vector<TeamMove>();
    for (std::size_t i = 0; i < m_teams.size(); ++i) {
        const QString name = teamMoveText(m_teams[i].members, m_teams[i].to, m_game.cast());
        const auto& cards = m_teams[i].cards;
        if (hasWords(name) && (!m_subject || std::find(cards.begin(), cards.end(), m_subject) != cards.end()))
            rows.push_back({name, -1, static_cast<int>(i)});
    }
    addGroup(tr("A whole Team"), rows);
}

// Of two copies of a card that can do the same, one is listed; where they lie in different places, the names say so.
// First what the question is about, then what changes less, what could be played besides, what is of no use now.
void DecisionModel::listChoices()
{
    enum Rank : int { Usual, Seldom, Beside, Ending, Useless };
    std::map<std::pair<int, ActionKind>, std::vector<Row>> groups;
    std::vector<std::pair<int, ActionKind>> order;
    QSet<QString> named;
    const Offer& offer = m_game.offer();
    const QStringList names = this->names();
    m_notes = choiceNotes(m_game);
    for (int i = 0; i < names.size(); ++i) {
        const auto place = static_cast<std::size_t>(i);
        const Choice& choice = offer.choices[place];
        const ActionKind kind = choice.action.kind;
        if (kind == ActionKind::Pass || (m_subject && !choice.isAbout(m_subject)) || !hasWords(names[i]) ||
            named.contains(names[i]))
            continue;
        named.insert(names[i]);
        Rank rank = kind == ActionKind::Regroup || kind == ActionKind::HandOver || kind == ActionKind::Announce ? Seldom
                                                                                                                : Usual;
        if (offer.beside[place])
            rank = offer.ends[place] ? Ending : Beside;
        if (offer.pointless[place])
            rank = Useless;
        const std::pair<int, ActionKind> key{rank, rank >= Beside ? ActionKind::Play : kind};
        if (groups[key].empty())
            order.push_back(key);
        groups[key].push_back(rowOf(names[i], place));
    }
    std::vector<Row> ruledOut;
    for (auto& [key, rows] : groups) // what is worth asking first, what is known already last
        std::ranges::stable_sort(rows, {}, [](const Row& row) { return row.note.rank; });
    std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    const bool headings = order.size() > 1 || !m_rows.empty();
    for (const auto& key : order) {
        QString heading = headings ? choiceGroup(key.second) : QString();
        if (key.first == Beside)
            heading = tr("or play");
        else if (key.first == Ending)
            heading = tr("or be done with this, and play");
        else if (key.first == Useless)
            heading = tr("of no use now");
        if (key.second == ActionKind::Guess) {
            const auto known = std::ranges::find_if(groups[key], [](const Row& row) { return row.note.known; });
            ruledOut.assign(known, groups[key].end());
            groups[key].erase(known, groups[key].end());
        }
        addGroup(heading, groups[key]);
    }
    listRuledOut(ruledOut);
}

// Guesses that cannot be right stand behind one row, unless somebody looks for them.
void DecisionModel::listRuledOut(std::vector<Row>& rows)
{
    if (rows.empty())
        return;
    const bool open = m_unfolded || !m_words.isEmpty();
    Row fold{tr("%n ruled out by the Notebook", nullptr, static_cast<int>(rows.size()))};
    fold.folds = true;
    fold.detail.figure.text = open ? QStringLiteral("▾") : QStringLiteral("▸");
    fold.detail.pointless = true;
    m_rows.push_back(fold);
    if (open)
        m_rows.insert(m_rows.end(), rows.begin(), rows.end());
}

bool DecisionModel::fold(const QModelIndex& index)
{
    if (!index.isValid() || !m_rows[static_cast<std::size_t>(index.row())].folds)
        return false;
    m_unfolded = !m_unfolded;
    refresh();
    return true;
}

DecisionModel::Row DecisionModel::rowOf(const QString& name, std::size_t place) const
{
    Row row{name, static_cast<int>(place)};
    row.detail = detailOf(m_game, place);
    if (place < m_notes.size()) {
        row.note = m_notes[place];
        if (!row.note.detail.isEmpty())
            row.detail.second = row.note.detail;
        row.detail.pointless = row.detail.pointless || row.note.known;
    }
    return row;
}

// To pass has a button of its own, but where it would give something up: that is no answer for a key that comes easily.
void DecisionModel::listPass()
{
    const Action* pass = m_game.actions().find(ActionKind::Pass);
    if (!pass || m_game.offer().costs == PassCosts::Nothing || m_subject || !m_words.isEmpty())
        return;
    const auto place = static_cast<std::size_t>(pass - m_game.actions().begin());
    ChoiceDetail detail;
    detail.pointless = true;
    std::vector<Row> rows{{m_game.nameOf(m_game.choices()[place]), static_cast<int>(place), -1, 0, detail, {}}};
    addGroup(tr("or else"), rows);
}

void DecisionModel::addGroup(const QString& heading, std::vector<Row>& rows)
{
    if (rows.empty())
        return;
    if (!heading.isEmpty())
        m_rows.push_back({heading});
    m_rows.insert(m_rows.end(), rows.begin(), rows.end());
}

// What gives something up has no number, nor has a guess: neither by a single key (SITE-15). Nor a card that need not
// be discarded: the keys for those that must go are pressed one after the other (DEBRIEF-2).
void DecisionModel::number()
{
    int number = 0;
    const bool enough = m_game.actions().find(ActionKind::Pass) && !m_game.cast().basic;
    for (Row& row : m_rows) {
        const ActionKind kind = row.action >= 0 ? m_game.actions()[row.action].kind : ActionKind::Deploy;
        if (row.isChoice() && kind != ActionKind::Pass && kind != ActionKind::Guess &&
            !(enough && kind == ActionKind::Discard) && ++number <= 9)
            row.number = number;
    }
}

// With what tells choices of the same name apart.
QStringList DecisionModel::names() const
{
    const std::vector<Choice>& choices = m_game.choices();
    QStringList names;
    QHash<QString, QList<std::size_t>> same;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        names << m_game.nameOf(choices[i]);
        same[names.last()] << i;
    }
    for (const QList<std::size_t>& places : same) {
        if (places.size() < 2)
            continue;
        std::vector<QStringList> details;
        for (const std::size_t i : places)
            details.push_back(choiceDetails(choices[i], m_game.cast()));
        const QList<qsizetype> telling = tellingParts(details);
        for (std::size_t i = 0; i < details.size() && !telling.isEmpty(); ++i) {
            QStringList said;
            for (const qsizetype part : telling)
                said << details[i][part];
            said.removeAll(QString());
            QString& name = names[static_cast<qsizetype>(places[static_cast<qsizetype>(i)])];
            name = tr("%1 (%2)", "a choice and where it lies").arg(name, said.join(QStringLiteral("; ")));
        }
    }
    return names;
}

bool DecisionModel::hasWords(const QString& name) const
{
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); });
}

const Action* DecisionModel::actionAt(const QModelIndex& index) const
{
    if (!index.isValid())
        return nullptr;
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    return row.action < 0 ? nullptr : &m_game.actions()[row.action];
}

std::optional<CardIndex> DecisionModel::playedAt(const QModelIndex& index) const
{
    const Action* action = actionAt(index);
    if (!action || (action->kind != ActionKind::Play && action->kind != ActionKind::UseText))
        return std::nullopt;
    const CardName& card = m_game.choices()[static_cast<std::size_t>(action - m_game.actions().begin())].card;
    return card.isKnown() ? std::optional(card.card) : std::nullopt;
}

void DecisionModel::take(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (row.team >= 0)
        m_game.takeTogether(std::vector<Action>(m_teams[static_cast<std::size_t>(row.team)].actions));
    else if (row.action >= 0)
        m_game.take(Action(m_game.actions()[row.action]));
}

QModelIndex DecisionModel::indexOfNumber(int number) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) { return row.number == number; });
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
QString DecisionModel::spoken(const Row& row)
{
    QStringList said{row.text};
    if (const ChoiceFigure& figure = row.detail.figure; !row.folds)
        said << (figure.spoken.isEmpty() ? figure.text : figure.spoken);
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
        return !row.isChoice() && !row.folds;
    case kDigitRole:
        return row.number;
    case kFigureRole:
        return row.detail.figure.text;
    case kGoodRole:
        return row.detail.figure.good ? QVariant(*row.detail.figure.good) : QVariant();
    case kQuietRole:
        return row.detail.pointless;
    case kBestRole:
        return row.note.best;
    case kFoldRole:
        return row.folds;
    default:
        return {};
    }
}

// The name, and the text of the card that would be played.
QString DecisionModel::tipOf(const Row& row) const
{
    const CardName card = row.action < 0 ? CardName() : m_game.choices()[static_cast<std::size_t>(row.action)].card;
    const CardTexts* texts = m_game.cast().texts;
    if (!card.isKnown() || !texts || card.owner != m_game.viewer())
        return row.text;
    const QString text = texts->text(card.card);
    return text.isEmpty() ? row.text : row.text + QStringLiteral("\n\n") + text;
}

Qt::ItemFlags DecisionModel::flags(const QModelIndex& index) const
{
    const Row* row = index.isValid() ? &m_rows[static_cast<std::size_t>(index.row())] : nullptr;
    return row && (row->isChoice() || row->folds) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace dossier
