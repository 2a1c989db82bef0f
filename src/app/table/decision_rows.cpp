// What the rows are, in which order and under which headings.
#include "app/card_face/own_facts.h"
#include "app/table/decision_model.h"
#include "table/seat_game.h"
#include "wording/card_text/card_text.h"
#include "wording/play/choice_text.h"
#include "wording/play/play_words.h"
#include "wording/play/thing_text.h"
#include "wording/words/semicolon.h"

#include <QHash>

#include <algorithm>

namespace dossier {

namespace {

constexpr QLatin1String kRuledOut("ruled out");
constexpr QLatin1String kUseless("useless");
constexpr std::size_t kMostUseless = 3; // more stand behind one row
constexpr std::size_t kFewestLike = 3;

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

// Who goes out is listed before all else, who goes back after it: the first key takes nobody home.
void DecisionModel::listTeams(Section to)
{
    std::vector<Row> rows;
    for (std::size_t i = 0; i < m_teams.size(); ++i) {
        const QString name = teamMoveText(m_teams[i].members, m_teams[i].to, m_game.cast());
        const auto& cards = m_teams[i].cards;
        if (m_teams[i].to == to && hasWords(name) &&
            (!m_subject || std::find(cards.begin(), cards.end(), m_subject) != cards.end()))
            rows.push_back({name, -1, static_cast<int>(i)});
    }
    addGroup(tr("A whole Team"), rows);
}

DecisionModel::Group DecisionModel::groupOf(const Choice& choice, ChoiceRank rank) const
{
    const bool plays = rank >= ChoiceRank::Beside || rank < ChoiceRank::Usual; // whatever it is done with
    const ActionKind kind = plays ? ActionKind::Play : choice.action.kind;
    return {rank, kind, kind == ActionKind::PutUnder ? thingText(choice.target, m_game.cast()) : QString()};
}

QString DecisionModel::headingOf(const Group& group) const
{
    switch (group.rank) {
    case ChoiceRank::Decides:
        return m_game.seen().check.seat == m_game.viewer() ? tr("enough for the check") : tr("the check fails");
    case ChoiceRank::Saves:
        return tr("keeps an Agent in the Team");
    case ChoiceRank::Beside:
        return tr("or play");
    case ChoiceRank::Ending:
        return tr("or be done with this, and play");
    case ChoiceRank::Short:
        return tr("not enough as the Teams are");
    case ChoiceRank::Seldom:
        if (group.kind == ActionKind::PutUnder)
            return tr("Decoy under %1: discarded once turned up").arg(group.place);
        return group.kind == ActionKind::Deploy ? tr("seldom of use") : choiceGroup(group.kind);
    case ChoiceRank::Useless:
        return tr("of no use now");
    default:
        return group.place.isEmpty() ? choiceGroup(group.kind) : tr("Face down under %1").arg(group.place);
    }
}

// Of two copies of a card that can do the same, one is listed; where they lie in different places, the names say so.
// Where cards are marked, each is. What is worth most comes first.
void DecisionModel::listChoices()
{
    std::map<Group, std::vector<Row>> groups;
    std::vector<Group> order;
    QSet<QString> named;
    const LegalMoves& offer = m_game.offer();
    const QStringList names = this->names();
    m_notes = choiceNotes(m_game);
    m_worths = choiceWorths(m_game);
    const bool each = toMark() > 0;
    for (int i = 0; i < names.size(); ++i) {
        const auto place = static_cast<std::size_t>(i);
        const Choice& choice = offer.choices[place];
        if (choice.action.kind == ActionKind::Pass || (m_subject && !choice.isAbout(m_subject)) ||
            !hasWords(names[i]) || (!each && named.contains(names[i])))
            continue;
        named.insert(names[i]);
        const Group group = groupOf(choice, m_worths[place].rank);
        if (groups[group].empty())
            order.push_back(group);
        groups[group].push_back(rowOf(names[i], place));
    }
    std::ranges::stable_sort(order, {}, &Group::rank);
    const bool headings = order.size() > 1 || !m_rows.empty();
    std::vector<Row> ruledOut;
    for (const Group& group : order) {
        std::vector<Row>& rows = groups[group];
        std::ranges::stable_sort(rows, {}, [this](const Row& row) { // what is worth asking first, what is known last
            return std::pair(row.note.rank, m_worths[static_cast<std::size_t>(row.action)].within);
        });
        if (group.kind == ActionKind::Guess) {
            const auto known = std::ranges::find_if(rows, [](const Row& row) { return row.note.known; });
            ruledOut.assign(known, rows.end());
            rows.erase(known, rows.end());
        }
        const bool says = headings || group.rank != ChoiceRank::Usual || !group.place.isEmpty();
        addChoices(group, rows, says ? headingOf(group) : QString());
    }
    listRuledOut(ruledOut);
}

void DecisionModel::addChoices(const Group& group, std::vector<Row>& rows, const QString& heading)
{
    if (group.rank != ChoiceRank::Useless || rows.size() <= kMostUseless) {
        foldLike(rows);
        addGroup(heading, rows);
        return;
    }
    m_rows.push_back(foldOf(kUseless, tr("%n of no use now", nullptr, static_cast<int>(rows.size()))));
    if (isOpen(kUseless))
        addGroup({}, rows);
}

// Several ways to play one card that come to the same: the first of them, and a row for the others.
void DecisionModel::foldLike(std::vector<Row>& rows)
{
    std::map<std::size_t, std::vector<Row>> like;
    for (const Row& row : rows)
        like[m_worths[static_cast<std::size_t>(row.action)].like].push_back(row);
    std::vector<Row> kept;
    for (const Row& row : rows) {
        const std::size_t first = m_worths[static_cast<std::size_t>(row.action)].like;
        std::vector<Row>& all = like[first];
        if (all.size() < kFewestLike) {
            kept.push_back(row);
            continue;
        }
        if (row.action != all.front().action)
            continue;
        kept.push_back(row);
        const QString folded = QStringLiteral("like %1").arg(first);
        kept.push_back(
            foldOf(folded, tr("%n more that come(s) to the same", nullptr, static_cast<int>(all.size()) - 1)));
        if (isOpen(folded))
            kept.insert(kept.end(), all.begin() + 1, all.end());
    }
    rows = std::move(kept);
}

// Whoever looks for something finds it.
bool DecisionModel::isOpen(const QString& folded) const
{
    return m_subject || !m_words.isEmpty() || m_unfolded.contains(folded);
}

DecisionModel::Row DecisionModel::foldOf(const QString& folded, const QString& text) const
{
    Row fold{text};
    fold.folds = folded;
    fold.detail.figure.text = isOpen(folded) ? QStringLiteral("▾") : QStringLiteral("▸");
    fold.detail.pointless = true;
    return fold;
}

// Guesses that cannot be right stand behind one row.
void DecisionModel::listRuledOut(std::vector<Row>& rows)
{
    if (rows.empty())
        return;
    m_rows.push_back(foldOf(kRuledOut, tr("%n ruled out by the Notebook", nullptr, static_cast<int>(rows.size()))));
    if (isOpen(kRuledOut))
        addGroup({}, rows);
}

// What a card says that lies where nobody can look it up: in a deck that is searched, in a hand that is shown.
QString DecisionModel::factsOfHidden(const Choice& choice) const
{
    const CardName& card = choice.target.card.isKnown() ? choice.target.card : choice.card;
    const bool isSeen = card.place != Place::Deck && !(card.place == Place::Hand && card.owner != m_game.viewer());
    if (choice.action.kind != ActionKind::Choose || !card.isKnown() || isSeen)
        return {};
    QStringList facts = ownFacts(m_game.cast().pool[card.card]);
    if (facts.isEmpty() && m_game.cast().texts)
        facts << m_game.cast().texts->text(card.card).simplified();
    if (const auto& cost = m_game.cast().pool[card.card].cost; cost && !cost->x)
        facts.prepend(pointsWord(cost->base, cost->pool == Pool::Resource));
    return facts.join(QStringLiteral(" · "));
}

DecisionModel::Row DecisionModel::rowOf(const QString& name, std::size_t place) const
{
    Row row{name, static_cast<int>(place)};
    row.detail = detailOf(m_game, place, m_worths[place]);
    const Choice& choice = m_game.choices()[place];
    if (choice.action.kind == ActionKind::PutUnder) { // the Site stands over them
        row.full = name;
        row.text = cardText(choice.card, m_game.cast()) + name.mid(m_game.nameOf(choice).size());
    }
    if (place < m_notes.size()) {
        row.note = m_notes[place];
        if (!row.note.detail.isEmpty())
            row.detail.second = row.note.detail;
        row.detail.pointless = row.detail.pointless || row.note.known;
    }
    if (row.detail.second.isEmpty())
        row.detail.second = factsOfHidden(choice);
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
            name = tr("%1 (%2)", "a choice and where it lies").arg(name, said.join(semicolon()));
        }
    }
    return names;
}

bool DecisionModel::hasWords(const QString& name) const
{
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); });
}

} // namespace dossier
