#include "db/history/history_recorder.h"

#include "db/history/history_rows.h"

namespace dossier {

namespace {

// Its row is made where it is gone: without one no change would reach the history.
void setNow(const Work& work, std::int64_t step)
{
    Statement(work, QStringLiteral("INSERT INTO history_now (id, step) VALUES (1, ?) "
                                   "ON CONFLICT (id) DO UPDATE SET step = excluded.step"))
        .run(step);
}

// Its facts are filled in at the end.
std::int64_t beginStep(const Work& work)
{
    const std::int64_t step = Statement(work, QStringLiteral(R"(
        INSERT INTO history_step (at, kind, subject, card, count, entry, state, weight)
        VALUES ('', '', '', '', 0, 0, 'done', 0))"))
                                  .run()
                                  .newId();
    setNow(work, step);
    return step;
}

void forgetStep(const Work& work, std::int64_t step)
{
    Statement(work, QStringLiteral("DELETE FROM history_step WHERE id = ?")).run(step);
}

} // namespace

RecordedTransaction::RecordedTransaction(const Work& work, const HistoryLimits& limits)
    : m_work(work)
    , m_limits(limits)
    , m_outer(askNumber(work, QStringLiteral("SELECT step FROM history_now")))
    , m_transaction(work, m_outer != 0 ? Transaction::Purpose::Part : Transaction::Purpose::Write)
    , m_step(m_outer != 0 ? m_outer : beginStep(work))
{}

bool RecordedTransaction::continueNewest(HistoryKind kind, std::int64_t entry, std::chrono::milliseconds age)
{
    if (m_outer != 0)
        return true;
    Statement newest(m_work, QStringLiteral(R"(
        SELECT id, kind, entry, at, moved_by
        FROM history_step
        WHERE state = 'done' AND id < ?
        ORDER BY id DESC
        LIMIT 1)"));
    if (!newest.run(m_step).next() || newest.text(1) != wordFor(kind) || newest.number(2) != entry ||
        newest.text(4) != m_work.run.name)
        return false;
    const QDateTime at = QDateTime::fromString(newest.text(3), Qt::ISODateWithMs);
    const qint64 passed = at.msecsTo(QDateTime::currentDateTimeUtc());
    if (passed < 0 || passed > age.count())
        return false;
    const std::int64_t joined = newest.number(0);
    newest.finish();
    forgetStep(m_work, m_step);
    m_step = joined;
    setNow(m_work, m_step);
    return true;
}

void RecordedTransaction::commit(const HistoryFacts& facts)
{
    if (m_outer != 0)
        return m_transaction.commit();
    setNow(m_work, 0);
    const std::int64_t weight = weightOf(m_work, m_step);
    if (weight == 0) {
        forgetStep(m_work, m_step);
    } else {
        nameStep(facts, weight);
        noteMover(m_work, m_step);
        dropUndone(m_work);
        keepWithin(m_work, m_limits);
    }
    m_transaction.commit();
}

void RecordedTransaction::nameStep(const HistoryFacts& facts, std::int64_t weight) const
{
    Statement(m_work, QStringLiteral(R"(
        UPDATE history_step
        SET at = ?, kind = ?, subject = ?, card = ?, count = ?, entry = ?, weight = ?
        WHERE id = ?)"))
        .run(historyTime(), wordFor(facts.kind), facts.subject, facts.card, facts.count, facts.entry, weight, m_step);
}

} // namespace dossier
