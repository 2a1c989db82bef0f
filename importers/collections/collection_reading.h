// What a file of owned cards gave, whatever its size: the heaps are all of it that is held. Of its rows the first are
// there to be looked at; the others are counted.
#pragma once

#include "domain/collection/heap_batch.h"
#include "domain/collection/written_date.h"
#include "importers/collections/row_changes.h"
#include "importers/reading/reading.h"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dossier {

// A row that was understood.
struct TakenRow
{
    int line = 0; // from 1
    CardIndex card = 0;
    int count = 0;
    std::size_t heap = 0; // what it went into: a place among the heaps

    bool operator==(const TakenRow&) const = default;
};

struct CollectionReading
{
    static constexpr std::size_t kMostTold = 10'000; // rows that are not understood
    static constexpr std::size_t kMostShown = 2'000; // rows that are

    HeapBatch heaps;
    std::vector<LineProblem> unknown{}; // the first of them
    std::size_t unknownInAll = 0;
    std::vector<TakenRow> taken{};  // by line, the first of them
    std::vector<AskedCard> asked{}; // by `problem`; section means nothing here
    RowChanges changes{};

    // Each heap by itself, in the order in which they came.
    std::vector<OwnedCard> cards() const;
};

// How a file shall be read where it does not say it itself.
struct CollectionWish
{
    std::optional<std::vector<std::string>> fields{}; // by column of a table, see CollectionColumns
    std::map<int, CardIndex> picks{};                 // which cards the unknown ones of a table are, by line
    // What stands first in a day like 03/04/2026, where no other day near the table's beginning says it.
    DateOrder dates = DateOrder::Unknown;
    Limits limits = Limits::Checked;
};

// Is given, piece by piece, a file of all that was not understood, letter by letter as it stood, under the heading of
// the table: it can be read again later. Nothing where all was understood.
using LeftOver = std::function<void(std::string_view)>;

// Puts such a file together.
class LeftOverFile
{
public:
    // `to` may be empty, and must outlive this.
    LeftOverFile(const LeftOver& to, std::string begin, std::string_view between, std::string_view end);

    void add(std::string_view record);
    void finish();

private:
    const LeftOver& m_to;
    std::string m_begin;
    std::string_view m_between;
    std::string_view m_end;
    bool m_any = false;
};

} // namespace dossier
