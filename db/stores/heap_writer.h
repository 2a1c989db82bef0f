// Writes heaps into the collection by the hundred thousand. What the schema's triggers do for each new row, the sums of
// copies and what undo goes back to, is done here once for all of them.
#pragma once

#include "db/file/in_bulk.h"
#include "db/file/quick_statement.h"
#include "db/file/rows_done.h"
#include "domain/collection/heap_batch.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace dossier {

enum class MergeMode;

// Puts so many heaps in, one behind the other, or to those that agree with them. Where putTogether() would write into
// the note, or it would become longer than a note may be, the note is NULL, which the table refuses.
QString insertOf(std::size_t heaps, MergeMode mode);

// What becomes of a heap that the table refused in that way, whose values are each within their limits, and of the one
// that is there and agrees with it. Throws NotesTooLong where their notes are too long together, else TooMany.
OwnedCard togetherWithThere(const Work& work, const HeapFields& heap, MergeMode mode);

// Within a RecordedTransaction. Where the writer goes without finish(), the transaction must be undone.
class HeapWriter
{
public:
    // `aside`: takes the heaps that do not fit to those that are there; without it, the first of them ends all.
    HeapWriter(const Work& work, MergeMode mode, RowsAside* aside);
    HeapWriter(const HeapWriter&) = delete;
    HeapWriter& operator=(const HeapWriter&) = delete;

    // No two heaps may agree with one another. Quickest in the order in which the collection is listed. The texts must
    // stay where they are until finish(). Throws TooMany where the sum of heaps is too large, NotesTooLong where their
    // notes together are, unless there is somebody who takes them.
    void put(const HeapFields& heap);
    void finish();
    // Heaps that came or became others.
    std::size_t changed() const { return m_changed; }

private:
    void write();
    bool areWrittenAtOnce(); // none of them otherwise
    void writeOne(const HeapFields& heap);
    // With the one that is there; nothing where it went aside.
    std::optional<OwnedCard> fitting(const HeapFields& heap);
    void run(std::unique_ptr<QuickStatement>& statement, MergeMode mode, const HeapFields& heap);
    void erase(const HeapFields& heap);
    void bind(QuickStatement& statement, int row, const HeapFields& heap);
    void countNew();
    void countChanged();

    const Work& m_work;
    MergeMode m_mode;
    RowsAside* m_aside;
    std::int64_t m_first; // number of the first new heap
    LargeCache m_cache;
    TriggersOff m_triggers;
    QuickStatement m_many;
    std::unique_ptr<QuickStatement> m_one;
    std::unique_ptr<QuickStatement> m_instead; // of one that is there
    std::unique_ptr<QuickStatement> m_erase;
    QuickStatement m_changes; // by the statement before
    std::size_t m_changed = 0;
    std::vector<HeapFields> m_waiting;
};

} // namespace dossier
