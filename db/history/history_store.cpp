#include "db/history/history_store.h"

#include "db/history/history_rows.h"
#include "db/history/removed_cards.h"

namespace dossier {

namespace {

// What stands in the way of a step is its own fault, unless it is the file's or the disk's.
bool isOfTheStep(StoreError::Kind kind)
{
    using enum StoreError::Kind;
    return kind == BadValue || kind == NameTaken || kind == TooMany;
}

bool goOverOrRefuse(const Work& work, const HistoryStep& step, const RowsDone& progress)
{
    try {
        refuseBroken(work, step);
        refuseRemovedCards(work, step.id, step.undone ? StepSide::After : StepSide::Before);
        return goOver(work, step, progress);
    } catch (const StoreError& error) {
        if (!isOfTheStep(error.kind()))
            throw;
        work.fail(StoreError::Kind::BrokenStep, QStringLiteral("it does not fit what is there now"));
    }
}

std::optional<HistoryStep> cross(const Work& work, std::optional<HistoryStep> (*next)(const Work&),
                                 const RowsDone& progress, std::int64_t only)
{
    Transaction transaction(work);
    std::optional<HistoryStep> step = next(work);
    if (!step)
        work.fail(StoreError::Kind::NoSuchEntry, QStringLiteral("step"));
    if (only != 0 && step->id != only)
        work.fail(StoreError::Kind::Overtaken, {});
    if (!goOverOrRefuse(work, *step, progress))
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

std::optional<HistoryStep> HistoryStore::newestOfThisRun() const
{
    return dossier::newestOfThisRun(m_database.work(QStringLiteral("look what was done")));
}

std::optional<HistoryStep> HistoryStore::undo(const RowsDone& progress, std::int64_t only)
{
    return cross(m_database.work(QStringLiteral("undo")), newestDone, m_database.whileChanging(progress), only);
}

std::optional<HistoryStep> HistoryStore::redo(const RowsDone& progress, std::int64_t only)
{
    return cross(m_database.work(QStringLiteral("redo")), oldestUndone, m_database.whileChanging(progress), only);
}

void HistoryStore::leaveOut(std::int64_t step)
{
    const Work work = m_database.work(QStringLiteral("leave a step out of the history"));
    Transaction transaction(work);
    const auto isIt = [step](const std::optional<HistoryStep>& next) { return next && next->id == step; };
    if (!isIt(newestDone(work)) && !isIt(oldestUndone(work)))
        work.fail(StoreError::Kind::Overtaken, {});
    dossier::leaveOut(work, step);
    transaction.commit();
}

std::vector<BrokenStep> HistoryStore::broken() const
{
    return brokenSteps(m_database.work(QStringLiteral("check the history")));
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
    for (absent.run(step); absent.next() && heaps.size() <= most;) {
        const std::int64_t last = absent.number(1);
        for (std::int64_t id = absent.number(0); id <= last && heaps.size() <= most; ++id) {
            heaps.push_back(id);
            if (id == last) // no number may be behind it
                break;
        }
    }
    return heaps.size() <= most ? std::optional(std::move(heaps)) : std::nullopt;
}

} // namespace dossier
