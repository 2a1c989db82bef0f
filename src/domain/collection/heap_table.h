// The user's heaps of cards as columns, so that a query over a million of them takes milliseconds.
#pragma once

#include "domain/cards/card_pool.h"
#include "domain/collection/collection.h"
#include "domain/collection/text_column.h"

#include <array>
#include <span>
#include <unordered_map>
#include <variant>
#include <vector>

namespace dossier {

class HeapTable
{
public:
    // What a search asks about, or all that a list is sorted by.
    enum class Holds { Searched, Sorted };

    // The pool must outlive the table.
    explicit HeapTable(const CardPool& pool, Holds holds = Holds::Searched);

    // Rows are numbered from 0 in the order they were added. Keep them in step with the list that is shown.
    void reserve(std::size_t rows);
    void add(const OwnedCard& heap);
    void change(std::size_t row, const OwnedCard& heap);
    void remove(std::size_t row);

    std::size_t size() const { return cards().size(); }
    const CardPool& pool() const { return *m_pool; }

    // By row. A card the pool does not know is pool().size().
    std::span<const CardIndex> cards() const { return held<CardIndex>(HeapColumn::Card); }
    std::span<const std::int32_t> counts() const { return held<std::int32_t>(HeapColumn::Count); }
    std::span<const std::int32_t> wanted() const { return held<std::int32_t>(HeapColumn::Wanted); }
    std::span<const std::int32_t> forTrade() const { return held<std::int32_t>(HeapColumn::ForTrade); }
    std::span<const Condition> conditions() const { return held<Condition>(HeapColumn::Condition); }

    // What the heaps of each card add up to in one of the columns above; what the pool does not know is left out.
    std::vector<int> sumsByCard(std::span<const std::int32_t> column) const;

    // A free text of each heap; equal ones are kept once: `of` says by row which of `texts` it is.
    struct Words
    {
        TextColumn texts;
        std::vector<std::uint32_t> of;
        std::unordered_map<std::string, std::uint32_t> known;

        std::uint32_t place(const std::string& text);
    };
    const Words& locations() const { return *words(HeapColumn::Location); }
    const Words& languages() const { return *words(HeapColumn::Language); }
    const Words& notes() const { return *words(HeapColumn::Note); }
    // Null where a column holds something else.
    const Words* words(HeapColumn column) const { return std::get_if<Words>(&m_columns[placeOf(column)]); }

    // Numbers that sort the rows by a column; texts by alphabet, cards as the pool has them.
    std::vector<std::int64_t> sortKeys(HeapColumn column) const;

private:
    // A day is the number 20260131, 0 where there is none.
    using Column = std::variant<std::monostate, std::vector<CardIndex>, std::vector<std::int32_t>,
                                std::vector<Condition>, std::vector<bool>, std::vector<std::int64_t>, Words>;

    static Column emptyColumn(ColumnKind kind);
    template <typename Value>
    const std::vector<Value>& held(HeapColumn column) const
    {
        return std::get<std::vector<Value>>(m_columns[placeOf(column)]);
    }
    // Does something with what each column holds by row.
    template <typename Change>
    void eachHeld(const Change& change);
    CardIndex indexOf(const std::string& number);

    const CardPool* m_pool;
    std::unordered_map<std::string, CardIndex> m_indexOf; // as spelt in the heaps, known to the pool or not
    std::array<Column, kHeapColumns> m_columns;
};

} // namespace dossier
