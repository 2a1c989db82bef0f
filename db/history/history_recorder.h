// How a store changes what the user keeps: as one transaction that is one step of the history.
#pragma once

#include "db/file/history_limits.h"
#include "db/file/statement.h"
#include "db/history/history_step.h"

#include <chrono>

namespace dossier {

// While it lives, triggers of the schema (002_history.sql) note what every entry was before it was touched. Everything
// until commit() happens as one, or, where commit() is not reached, not at all. One within another is part of its step.
class RecordedTransaction
{
public:
    // `work` must outlive this.
    RecordedTransaction(const Work& work, const HistoryLimits& limits);

    // To be called before anything is changed: makes this part of the newest step, if this run made that one, it is of
    // the same kind, of the same entry and not older than `age`. Answers whether it was.
    bool continueNewest(HistoryKind kind, std::int64_t entry, std::chrono::milliseconds age);

    // Returns when the data is on disk. Where nothing was changed there is no step, and undone steps stay.
    void commit(const HistoryFacts& facts);

private:
    void nameStep(const HistoryFacts& facts, std::int64_t weight) const;

    const Work& m_work;
    HistoryLimits m_limits;
    std::int64_t m_outer; // the step that is under way, or 0
    Transaction m_transaction;
    std::int64_t m_step;
};

} // namespace dossier
