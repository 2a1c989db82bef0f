#include "db/history/history_store.h"

#include "db/history/history_rows.h"

namespace dossier {

namespace {

std::optional<HistoryStep> cross(const Work& work, std::optional<HistoryStep> (*next)(const Work&),
                                 const RowsDone& progress)
{
    Transaction transaction(work);
    std::optional<HistoryStep> step = next(work);
    if (!step)
        work.fail(StoreError::Kind::NoSuchEntry, QStringLiteral("step"));
    if (!goOver(work, *step, progress))
        return std::nullopt;
    transaction.commit();
    step->undone = !step->undone;
    return step;
}

} // namespace

HistoryStore::HistoryStore(Database& database)
    : m_database(database)
{}

std::optional<HistoryStep> HistoryStore::nextUndo() const
{
    return newestDone(m_database.work(QStringLiteral("look what can be undone")));
}

std::optional<HistoryStep> HistoryStore::nextRedo() const
{
    return oldestUndone(m_database.work(QStringLiteral("look what can be redone")));
}

std::optional<HistoryStep> HistoryStore::undo(const RowsDone& progress)
{
    return cross(m_database.work(QStringLiteral("undo")), newestDone, progress);
}

std::optional<HistoryStep> HistoryStore::redo(const RowsDone& progress)
{
    return cross(m_database.work(QStringLiteral("redo")), oldestUndone, progress);
}

std::vector<HistoryStep> HistoryStore::recent(int most) const
{
    return newestSteps(m_database.work(QStringLiteral("list what was done")), most);
}

std::optional<std::vector<std::int64_t>> HistoryStore::heapsOf(std::int64_t step, std::size_t most) const
{
    const Work work = m_database.work(QStringLiteral("look what a step touches"));
    std::vector<std::int64_t> heaps;
    Statement present(work, QStringLiteral("SELECT id FROM history_heap WHERE step = ? LIMIT ?"));
    for (present.run(step, most + 1); present.next();)
        heaps.push_back(present.number(0));
    Statement absent(work, QStringLiteral("SELECT first, last FROM history_absent WHERE step = ?"));
    for (absent.run(step); absent.next() && heaps.size() <= most;)
        for (std::int64_t id = absent.number(0); id <= absent.number(1) && heaps.size() <= most; ++id)
            heaps.push_back(id);
    return heaps.size() <= most ? std::optional(std::move(heaps)) : std::nullopt;
}

} // namespace dossier
