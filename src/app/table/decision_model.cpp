#include "app/table/decision_model.h"

#include "app/game/table_game.h"
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

// The Pass has a button of its own. Of two copies of a card that can do the same, one is listed; where they lie in
// different places, the names say so.
void DecisionModel::refresh()
{
    beginResetModel();
    m_rows.clear();
    std::map<ActionKind, std::vector<Row>> groups;
    std::vector<ActionKind> order;
    QSet<QString> named;
    const std::vector<Choice>& choices = m_game.choices();
    const QStringList names = this->names();
    for (int i = 0; i < names.size(); ++i) {
        const Choice& choice = choices[static_cast<std::size_t>(i)];
        const Action& action = choice.action;
        if (action.kind == ActionKind::Pass || (m_subject && !choice.isAbout(m_subject)))
            continue;
        const QString& name = names[i];
        if (!hasWords(name) || named.contains(name))
            continue;
        named.insert(name);
        if (groups[action.kind].empty())
            order.push_back(action.kind);
        groups[action.kind].push_back({name, i, 0});
    }
    for (auto& [kind, rows] : groups)
        arrange(rows);
    int number = 0;
    for (const ActionKind kind : order) {
        if (order.size() > 1)
            m_rows.push_back({choiceGroup(kind), -1, 0});
        for (Row& row : groups[kind]) {
            if (kind != ActionKind::Guess) // never by a single key (SITE-15)
                row.number = ++number <= 9 ? number : 0;
            m_rows.push_back(row);
        }
    }
    endResetModel();
}

// What is worth asking first, what is known already last.
void DecisionModel::arrange(std::vector<Row>& rows) const
{
    const std::vector<ChoiceNote> notes = choiceNotes(m_game);
    if (notes.empty())
        return;
    for (Row& row : rows)
        row.note = notes[static_cast<std::size_t>(row.action)];
    std::ranges::stable_sort(rows, {}, [](const Row& row) { return row.note.rank; });
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
    return static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.action >= 0; }));
}

int DecisionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
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
        return tipOf(row);
    case kGroupRole:
        return row.action < 0;
    case kDigitRole:
        return row.number;
    case kDetailRole:
        return row.note.detail;
    case kKnownRole:
        return row.note.known;
    case kBestRole:
        return row.note.best;
    case Qt::AccessibleTextRole:
        return row.note.detail.isEmpty() ? row.text : row.text + QStringLiteral(": ") + row.note.detail;
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
    return text.isEmpty() ? row.text
                          : QStringLiteral("<p>%1</p><p>%2</p>").arg(row.text.toHtmlEscaped(), text.toHtmlEscaped());
}

Qt::ItemFlags DecisionModel::flags(const QModelIndex& index) const
{
    return index.isValid() && m_rows[static_cast<std::size_t>(index.row())].action >= 0
               ? Qt::ItemIsEnabled | Qt::ItemIsSelectable
               : Qt::NoItemFlags;
}

} // namespace dossier
