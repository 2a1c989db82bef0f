// The user's heaps of cards as columns, so that a query over a million of them takes milliseconds.
#pragma once

#include "domain/cards/card_pool.h"
#include "domain/collection/collection.h"
#include "domain/collection/text_column.h"

#include <span>
#include <unordered_map>

namespace dossier {

class HeapTable
{
public:
    // The pool must outlive the table.
    explicit HeapTable(const CardPool& pool)
        : m_pool(&pool)
    {}

    // Rows are numbered from 0 in the order they were added. Keep them in step with the list that is shown.
    void reserve(std::size_t rows);
    void add(const OwnedCard& heap);
    void change(std::size_t row, const OwnedCard& heap);
    void remove(std::size_t row);

    std::size_t size() const { return m_cards.size(); }
    const CardPool& pool() const { return *m_pool; }

    // By row. A card the pool does not know is pool().size().
    std::span<const CardIndex> cards() const { return m_cards; }
    std::span<const std::int32_t> counts() const { return m_counts; }
    std::span<const std::int32_t> wanted() const { return m_wanted; }
    std::span<const std::int32_t> forTrade() const { return m_forTrade; }
    std::span<const Condition> conditions() const { return m_conditions; }

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
    const Words& locations() const { return m_locations; }
    const Words& languages() const { return m_languages; }
    const Words& notes() const { return m_notes; }

private:
    CardIndex indexOf(const std::string& number);

    const CardPool* m_pool;
    std::unordered_map<std::string, CardIndex> m_indexOf; // as spelt in the heaps, known to the pool or not
    std::vector<CardIndex> m_cards;
    std::vector<std::int32_t> m_counts;
    std::vector<std::int32_t> m_wanted;
    std::vector<std::int32_t> m_forTrade;
    std::vector<Condition> m_conditions;
    Words m_locations;
    Words m_languages;
    Words m_notes;
};

} // namespace dossier
