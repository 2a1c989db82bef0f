#include "domain/collection/heap_table.h"

namespace dossier {

namespace {

template <typename Column>
void eraseRow(Column& column, std::size_t row)
{
    column.erase(column.begin() + static_cast<std::ptrdiff_t>(row));
}

} // namespace

std::uint32_t HeapTable::Words::place(const std::string& text)
{
    if (const auto found = known.find(text); found != known.end())
        return found->second;
    const auto next = static_cast<std::uint32_t>(texts.size());
    known.emplace(text, next);
    texts.add(text);
    return next;
}

void HeapTable::reserve(std::size_t rows)
{
    m_cards.reserve(rows);
    m_counts.reserve(rows);
    m_wanted.reserve(rows);
    m_forTrade.reserve(rows);
    m_conditions.reserve(rows);
    for (Words* words : {&m_locations, &m_languages, &m_notes})
        words->of.reserve(rows);
}

void HeapTable::add(const OwnedCard& heap)
{
    m_cards.push_back(indexOf(heap.card));
    m_counts.push_back(heap.count);
    m_wanted.push_back(heap.wanted);
    m_forTrade.push_back(heap.forTrade);
    m_conditions.push_back(heap.condition);
    m_locations.of.push_back(m_locations.place(heap.location));
    m_languages.of.push_back(m_languages.place(heap.language));
    m_notes.of.push_back(m_notes.place(heap.note));
}

void HeapTable::change(std::size_t row, const OwnedCard& heap)
{
    m_cards[row] = indexOf(heap.card);
    m_counts[row] = heap.count;
    m_wanted[row] = heap.wanted;
    m_forTrade[row] = heap.forTrade;
    m_conditions[row] = heap.condition;
    m_locations.of[row] = m_locations.place(heap.location);
    m_languages.of[row] = m_languages.place(heap.language);
    m_notes.of[row] = m_notes.place(heap.note);
}

void HeapTable::remove(std::size_t row)
{
    eraseRow(m_cards, row);
    eraseRow(m_counts, row);
    eraseRow(m_wanted, row);
    eraseRow(m_forTrade, row);
    eraseRow(m_conditions, row);
    for (Words* words : {&m_locations, &m_languages, &m_notes})
        eraseRow(words->of, row);
}

std::vector<int> HeapTable::sumsByCard(std::span<const std::int32_t> column) const
{
    std::vector<std::int64_t> sums(m_pool->size() + 1); // the last: cards the pool does not know
    for (std::size_t row = 0; row < column.size(); ++row)
        sums[m_cards[row]] += column[row];
    sums.pop_back();
    std::vector<int> copies(sums.size());
    std::ranges::transform(sums, copies.begin(), copiesFrom);
    return copies;
}

CardIndex HeapTable::indexOf(const std::string& number)
{
    if (const auto found = m_indexOf.find(number); found != m_indexOf.end())
        return found->second;
    const CardIndex index = m_pool->findNumber(number).value_or(static_cast<CardIndex>(m_pool->size()));
    m_indexOf.emplace(number, index);
    return index;
}

} // namespace dossier
