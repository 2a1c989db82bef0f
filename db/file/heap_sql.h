// The columns of the collection (domain/collection/owned_card.h) as statements have them.
#pragma once

#include "db/file/quick_statement.h"
#include "domain/collection/collection.h"

#include <QString>

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace dossier {

// `text` with the name of the column for %1.
QString sqlOf(HeapColumn column, QString text = QStringLiteral("%1"));
// `each` with the name of every column for %1, in their order; without the id.
QString heapColumns(const QString& each = QStringLiteral("%1"), const QString& between = QStringLiteral(", "));
// Likewise those by which heaps are told apart, in the order in which they are listed.
QString keyColumns(const QString& each = QStringLiteral("%1"), const QString& between = QStringLiteral(", "));

inline std::string_view sqlValue(std::string_view text)
{
    return text;
}
inline std::string_view sqlValue(Condition condition)
{
    return nameOf(condition);
}
inline std::int64_t sqlValue(std::integral auto number)
{
    return number;
}

// Binds some values of a heap, and others behind them.
template <typename Values, typename... More>
Statement& runWith(Statement& statement, const Values& values, const More&... more)
{
    return std::apply([&](const auto&... each) -> Statement& { return statement.run(sqlValue(each)..., more...); },
                      values);
}

inline std::string textIn(const Statement& row, int column)
{
    return row.utf8(column);
}
inline std::string_view textIn(QuickStatement& row, int column)
{
    return row.text(column);
}

// Throws Damaged.
Condition conditionIn(std::string_view word, const Work& work);

// The heap of a row whose columns from `place` on are heapColumns().
template <typename Heap, typename Row>
Heap heapIn(Row& row, int place, const Work& work)
{
    Heap heap;
    eachColumn(
        [&](auto column, auto& value) {
            if constexpr (column.kind == ColumnKind::Condition)
                value = conditionIn(textIn(row, place), work);
            else if constexpr (column.kind == ColumnKind::YesNo)
                value = row.number(place) != 0;
            else if constexpr (std::is_arithmetic_v<std::remove_reference_t<decltype(value)>>)
                value = static_cast<std::remove_reference_t<decltype(value)>>(row.number(place));
            else
                value = textIn(row, place);
            ++place;
        },
        heap);
    return heap;
}

} // namespace dossier
