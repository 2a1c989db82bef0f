// What the user did, and going back and forth over it: over collection, decks and saved searches alike, also over what
// another run of the program did.
#pragma once

#include "db/file/database.h"
#include "db/file/rows_done.h"
#include "db/history/history_check.h"
#include "db/history/history_step.h"

#include <optional>
#include <vector>

namespace dossier {

// Each call of a store that changes something records one step. A new step drops the steps that are undone. How far
// back the history goes is limited (HistoryLimits); the newest step is always kept.
class HistoryStore
{
public:
    explicit HistoryStore(Database& database);

    std::optional<HistoryStep> nextUndo() const;
    std::optional<HistoryStep> nextRedo() const;
    // The newest step that this very run made and nobody undid.
    std::optional<HistoryStep> newestOfThisRun() const;
    // One transaction: all of the step or nothing. Returns the step as it is afterwards; nothing where `progress`,
    // which is asked about steps of very many heaps, stopped it. Throws NoSuchEntry where there is none, Overtaken
    // where `only` is given and another program made another step the next one, BrokenStep where what the step would
    // bring back is spoilt.
    std::optional<HistoryStep> undo(const RowsDone& progress = {}, std::int64_t only = 0);
    std::optional<HistoryStep> redo(const RowsDone& progress = {}, std::int64_t only = 0);
    // The step that is next to be undone or redone goes out of the history without being gone over: what it did stays,
    // those beyond it can be reached. Throws Overtaken where it is neither.
    void leaveOut(std::int64_t step);
    // All that can be reached and could not be gone over, newest first.
    std::vector<BrokenStep> broken() const;
    // Newest first, undone ones among them.
    std::vector<HistoryStep> recent(int most) const;
    // The heaps a step touches, whether they are in the collection now or not; nothing where they are more than `most`.
    std::optional<std::vector<std::int64_t>> heapsOf(std::int64_t step, std::size_t most) const;

private:
    Database& m_database;
};

} // namespace dossier
