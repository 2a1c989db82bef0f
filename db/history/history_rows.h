// The history's rows: reading steps, going over one, weighing, forgetting. Runs within the caller's transaction.
#pragma once

#include "db/file/history_limits.h"
#include "db/file/rows_done.h"
#include "db/file/statement.h"
#include "db/history/history_step.h"

#include <optional>
#include <vector>

namespace dossier {

QString wordFor(HistoryKind kind);
// Now, as times are stored.
QString historyTime();

std::optional<HistoryStep> newestDone(const Work& work);
std::optional<HistoryStep> newestOfThisRun(const Work& work);
std::optional<HistoryStep> oldestUndone(const Work& work);
std::vector<HistoryStep> newestSteps(const Work& work, int most);

// Takes a step back, or does it again: its entries change places with what the history keeps of them. False where
// `progress` stopped it: then the transaction is to be undone.
bool goOver(const Work& work, const HistoryStep& step, const RowsDone& progress);

// Notes that this run made the step, or went over it.
void noteMover(const Work& work, std::int64_t step);
// It cannot be reached any more; what it did stays.
void leaveOut(const Work& work, std::int64_t step);

// About how many bytes a step takes; 0 only where it holds nothing.
std::int64_t weightOf(const Work& work, std::int64_t step);

void dropUndone(const Work& work);
// Drops the steps that are beyond the limits, and sweeps some of what was dropped.
void keepWithin(const Work& work, const HistoryLimits& limits);

} // namespace dossier
