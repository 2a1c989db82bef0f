#include "domain/collection/heap_table.h"

#include <algorithm>
#include <numeric>
#include <type_traits>

namespace dossier {

namespace {

constexpr std::array kSearched{HeapColumn::Card,     HeapColumn::Count, HeapColumn::Condition, HeapColumn::Language,
                               HeapColumn::Location, HeapColumn::Note,  HeapColumn::ForTrade,  HeapColumn::Wanted};

std::int32_t dayOf(const std::string& date)
{
    if (!isDate(date))
        return 0;
    return std::stoi(date.substr(0, 4)) * 10'000 + std::stoi(date.substr(5, 2)) * 100 + std::stoi(date.substr(8, 2));
}

// The place of each in alphabetical order.
std::vector<std::int64_t> ranks(const TextColumn& texts)
{
    std::vector<std::size_t> sorted(texts.size());
    std::iota(sorted.begin(), sorted.end(), std::size_t{0});
    std::ranges::sort(sorted, {}, [&](std::size_t text) { return texts[text]; });
    std::vector<std::int64_t> places(texts.size());
    for (std::size_t i = 0; i < sorted.size(); ++i)
        places[sorted[i]] = static_cast<std::int64_t>(i);
    return places;
}

} // namespace

HeapTable::HeapTable(const CardPool& pool, Holds holds)
    : m_pool(&pool)
{
    for (const HeapColumn column : kAllColumns)
        if (holds == Holds::Sorted || std::ranges::find(kSearched, column) != kSearched.end())
            m_columns[placeOf(column)] = emptyColumn(factsOf(column).kind);
}

HeapTable::Column HeapTable::emptyColumn(ColumnKind kind)
{
    switch (kind) {
    case ColumnKind::Card:
        return std::vector<CardIndex>();
    case ColumnKind::Copies:
    case ColumnKind::Date:
        return std::vector<std::int32_t>();
    case ColumnKind::Condition:
        return std::vector<Condition>();
    case ColumnKind::YesNo:
        return std::vector<bool>();
    case ColumnKind::Price:
        return std::vector<std::int64_t>();
    case ColumnKind::Language:
    case ColumnKind::Words:
        return Words();
    case ColumnKind::Currency:
        break; // nobody asks
    }
    return {};
}

std::uint32_t HeapTable::Words::place(const std::string& text)
{
    if (const auto found = known.find(text); found != known.end())
        return found->second;
    const auto next = static_cast<std::uint32_t>(texts.size());
    known.emplace(text, next);
    texts.add(text);
    return next;
}

template <typename Change>
void HeapTable::eachHeld(const Change& change)
{
    for (Column& column : m_columns)
        std::visit(
            [&](auto& held) {
                using Held = std::remove_reference_t<decltype(held)>;
                if constexpr (std::is_same_v<Held, Words>)
                    change(held.of);
                else if constexpr (!std::is_same_v<Held, std::monostate>)
                    change(held);
            },
            column);
}

void HeapTable::reserve(std::size_t rows)
{
    eachHeld([rows](auto& column) { column.reserve(rows); });
}

void HeapTable::add(const OwnedCard& heap)
{
    eachHeld([](auto& column) { column.emplace_back(); });
    change(size() - 1, heap);
}

void HeapTable::change(std::size_t row, const OwnedCard& heap)
{
    eachColumn(
        [&](auto which, const auto& value) {
            Column& column = m_columns[placeOf(which)];
            if constexpr (which.kind == ColumnKind::Card)
                std::get<std::vector<CardIndex>>(column)[row] = indexOf(value);
            else if (auto* const words = std::get_if<Words>(&column)) {
                if constexpr (std::is_same_v<decltype(value), const std::string&>)
                    words->of[row] = words->place(value);
            } else if constexpr (which.kind == ColumnKind::Date) {
                if (auto* const days = std::get_if<std::vector<std::int32_t>>(&column))
                    (*days)[row] = dayOf(value);
            } else if constexpr (!std::is_same_v<decltype(value), const std::string&>) {
                if (auto* const held = std::get_if<std::vector<std::remove_cvref_t<decltype(value)>>>(&column))
                    (*held)[row] = value;
            }
        },
        heap);
}

void HeapTable::remove(std::size_t row)
{
    eachHeld([row](auto& column) { column.erase(column.begin() + static_cast<std::ptrdiff_t>(row)); });
}

std::vector<int> HeapTable::sumsByCard(std::span<const std::int32_t> column) const
{
    std::vector<std::int64_t> sums(m_pool->size() + 1); // the last: cards the pool does not know
    for (std::size_t row = 0; row < column.size(); ++row)
        sums[cards()[row]] += column[row];
    sums.pop_back();
    std::vector<int> copies(sums.size());
    std::ranges::transform(sums, copies.begin(), copiesFrom);
    return copies;
}

std::vector<std::int64_t> HeapTable::sortKeys(HeapColumn column) const
{
    std::vector<std::int64_t> keys(size());
    std::visit(
        [&](const auto& held) {
            using Held = std::remove_cvref_t<decltype(held)>;
            if constexpr (std::is_same_v<Held, Words>) {
                const auto places = ranks(held.texts);
                std::ranges::transform(held.of, keys.begin(), [&](std::uint32_t text) { return places[text]; });
            } else if constexpr (!std::is_same_v<Held, std::monostate>) {
                std::ranges::transform(held, keys.begin(), [](auto value) { return static_cast<std::int64_t>(value); });
            }
        },
        m_columns[placeOf(column)]);
    return keys;
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
