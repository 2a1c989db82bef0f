#include "db/history_store.h"

#include "db/history_rows.h"

namespace dossier {

namespace {

HistoryStep cross(const Work& work, std::optional<HistoryStep> (*next)(const Work&))
{
    Transaction transaction(work);
    std::optional<HistoryStep> step = next(work);
    if (!step)
        work.fail(StoreError::Kind::NoSuchEntry, QStringLiteral("step"));
    goOver(work, *step);
    transaction.commit();
    step->undone = !step->undone;
    return *step;
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

HistoryStep HistoryStore::undo()
{
    return cross(m_database.work(QStringLiteral("undo")), newestDone);
}

HistoryStep HistoryStore::redo()
{
    return cross(m_database.work(QStringLiteral("redo")), oldestUndone);
}

std::vector<HistoryStep> HistoryStore::recent(int most) const
{
    return newestSteps(m_database.work(QStringLiteral("list what was done")), most);
}

} // namespace dossier
