#include "db/history/removed_cards.h"

namespace dossier {

namespace {

// Before the number of the card, in capitals; the value is the name of the set.
const QString kKey = QStringLiteral("removed card ");

// An SQL question: the steps that meet a condition, and the numbers of the cards they would bring back.
QString broughtBack(const QString& steps)
{
    return QStringLiteral(R"(
        SELECT step, number FROM history_heap WHERE %1
        UNION ALL
        SELECT h.step, iif(line.type = 'array', line.value ->> 1, NULL)
        FROM (SELECT step, image FROM history_deck WHERE json_valid(image) AND %1) AS h,
            json_each(h.image, '$.cards') AS line
        UNION ALL
        SELECT h.step, iif(line.type = 'array', line.value ->> 1, NULL)
        FROM (SELECT step, id FROM history_deck
              WHERE image IS NOT NULL AND id NOT IN (SELECT id FROM deck) AND %1) AS h
            JOIN (SELECT deck_id, image FROM deck_version WHERE json_valid(image)) AS v ON v.deck_id = h.id,
            json_each(v.image, '$.cards') AS line)")
        .arg(steps);
}

QString sentenceOf(const QString& number, const QString& set)
{
    return QStringLiteral("%1 is of the set %2, which was removed: take that set in again first").arg(number, set);
}

// Of the number of a card, in capitals.
const QString kIsNotOfTheProgram = QStringLiteral("%1 NOT IN (SELECT upper(number) FROM card)");

// The steps that cards of the set came by or went by. What an entry was behind a done step stands with the next one
// that touched it, and what it was before an undone step with the one before; now there are none of these cards.
int stepsWithCardsOf(const Work& work, std::int64_t set, const QString& back)
{
    Statement steps(work, QStringLiteral(R"(
        WITH gone AS (SELECT number FROM set_card WHERE set_id = ?),
        reached AS (SELECT id FROM history_step WHERE state <> 'dropped'),
        heap AS (SELECT DISTINCT id FROM history_heap
                 WHERE step IN reached AND number COLLATE NOCASE IN gone),
        entry AS (
            SELECT step, side, 'heap' AS kind, id, number COLLATE NOCASE IN gone AS holds
            FROM history_heap WHERE step IN reached AND id IN heap
            UNION ALL
            SELECT a.step, a.side, 'heap', heap.id, 0
            FROM heap JOIN history_absent AS a ON heap.id BETWEEN a.first AND a.last WHERE a.step IN reached
            UNION ALL
            SELECT h.step, h.side, 'deck', h.id,
                EXISTS (SELECT 1 FROM json_each(iif(json_valid(h.image), h.image, '{}'), '$.cards') AS line
                        WHERE line.type = 'array' AND line.value ->> 1 COLLATE NOCASE IN gone)
            FROM history_deck AS h WHERE h.step IN reached)
        SELECT count(DISTINCT step)
        FROM (SELECT step FROM (SELECT step, holds, iif(side = 0, lead(holds, 1, 0) OVER steps,
                                                        lag(holds, 1, 0) OVER steps) AS beyond
                                FROM entry WINDOW steps AS (PARTITION BY kind, id, side ORDER BY step))
              WHERE holds OR beyond
              UNION ALL
              SELECT back.step %1))")
                              .arg(back));
    return steps.run(set, set).next() ? static_cast<int>(steps.number(0)) : 0;
}

bool areNoted(const Work& work)
{
    Statement any(work, QStringLiteral("SELECT EXISTS (SELECT 1 FROM meta WHERE key BETWEEN ? AND ?)"));
    return any.run(kKey, kKey + QLatin1Char('~')).next() && any.number(0) != 0;
}

} // namespace

int noteRemovedCards(const Work& work, std::int64_t set)
{
    const QString back =
        QStringLiteral(R"(
        FROM (%1) AS back
        JOIN set_card AS c ON c.number = back.number COLLATE NOCASE
        WHERE c.set_id = ?)")
            .arg(broughtBack(QStringLiteral("step IN (SELECT id FROM history_step WHERE state <> 'dropped')")));
    Statement(work, QStringLiteral("INSERT OR REPLACE INTO meta (key, value) "
                                   "SELECT ? || upper(c.number), s.name FROM set_card AS c "
                                   "JOIN card_set AS s ON s.id = c.set_id WHERE s.id = ?"))
        .run(kKey, set);
    return stepsWithCardsOf(work, set, back);
}

void forgetRemovedCards(const Work& work)
{
    if (areNoted(work))
        Statement(work, QStringLiteral("DELETE FROM meta WHERE key IN (SELECT ? || upper(number) FROM set_card)"))
            .run(kKey);
}

void refuseRemovedCards(const Work& work, std::int64_t step, StepSide from)
{
    if (!areNoted(work))
        return;
    const QString steps =
        QStringLiteral("step = %1 AND side = %2").arg(QString::number(step), QString::number(static_cast<int>(from)));
    Statement look(work, QStringLiteral("SELECT back.number, meta.value FROM (%1) AS back "
                                        "JOIN meta ON meta.key = ? || upper(back.number) WHERE %2 LIMIT 1")
                             .arg(broughtBack(steps), kIsNotOfTheProgram.arg(QStringLiteral("upper(back.number)"))));
    if (look.run(kKey).next())
        work.fail(StoreError::Kind::BrokenStep, sentenceOf(look.text(0), look.text(1)));
}

RemovedCards::RemovedCards(const Work& work)
    : m_work(work)
{
    if (!areNoted(work))
        return;
    Statement noted(work,
                    QStringLiteral("SELECT substr(key, ?) AS noted, value FROM meta WHERE key BETWEEN ? AND ? AND ") +
                        kIsNotOfTheProgram.arg(QStringLiteral("noted")));
    for (noted.run(kKey.size() + 1, kKey, kKey + QLatin1Char('~')); noted.next();)
        m_sets.insert(noted.text(0), noted.text(1));
}

void RemovedCards::refuse(std::string_view number) const
{
    if (m_sets.isEmpty())
        return;
    const QString word = QString::fromUtf8(number);
    if (const auto found = m_sets.constFind(word.toUpper()); found != m_sets.constEnd())
        m_work.fail(StoreError::Kind::BadValue, sentenceOf(word, *found));
}

void RemovedCards::refuseImage(const QString& image) const
{
    if (m_sets.isEmpty())
        return;
    Statement numbers(m_work, QStringLiteral("SELECT value ->> 1 FROM json_each(?, '$.cards') WHERE type = 'array'"));
    for (numbers.run(image); numbers.next();)
        refuse(numbers.text(0).toStdString());
}

} // namespace dossier
