// A row of the collection, and each of its columns said once: what it is called in the database, in JSON and in a
// table, and what it holds. Whoever reads, writes, compares or shows rows goes over these lists; a new column is a
// member, a value of HeapColumn and a line in each list here, in `Row` of heap_batch.h, in heap_cells.h and
// column_text.cpp.
#pragma once

#include "domain/limits/text_limits.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

namespace dossier {

// Mint to Poor, as collectors grade cards; Unknown until somebody looked.
enum class Condition : std::uint8_t { Unknown, Mint, NearMint, Good, Played, HeavilyPlayed, Poor };
inline constexpr int kConditions = 7;

// One heap of equal copies. Two heaps of the same printing differ in condition, language, location, signature or in who
// has them on loan.
template <typename Text>
struct HeapOf
{
    Text card{};   // printed number, for example "XF96-0063v1"; may be of a set the program does not know
    int count = 0; // 0 to kMostOwned
    Condition condition = Condition::Unknown;
    Text language{"en"}; // ISO 639-1
    Text location{};     // box, binder, page: free text
    Text note{};
    int forTrade = 0; // of `count`
    int wanted = 0;   // copies still looked for
    bool isSigned = false;
    std::int64_t pricePaid = 0; // for one copy, in hundredths of `currency`, 0 to kHighestPrice; 0: not known
    Text currency{};            // ISO 4217
    Text acquired{};            // a date, see isDate; empty: not known
    Text lentTo{};              // whoever has them now; empty: nobody
    Text lentOn{};              // a date

    bool operator==(const HeapOf&) const = default;
};

using OwnedCard = HeapOf<std::string>;
using HeapFields = HeapOf<std::string_view>; // the texts are kept by somebody else

HeapFields viewOf(const OwnedCard& heap);
OwnedCard heapOf(const HeapFields& heap);

// In the order of the database and of JSON.
enum class HeapColumn : std::uint8_t {
    Card,
    Count,
    Condition,
    Language,
    Location,
    Note,
    ForTrade,
    Wanted,
    Signed,
    PricePaid,
    Currency,
    Acquired,
    LentTo,
    LentOn
};
inline constexpr std::size_t kHeapColumns = 14;

constexpr std::size_t placeOf(HeapColumn column)
{
    return static_cast<std::size_t>(column);
}

// The values of a heap, or of whatever has members of these names, by column.
template <typename Heap>
constexpr auto valuesOf(Heap& heap)
{
    return std::tie(heap.card, heap.count, heap.condition, heap.language, heap.location, heap.note, heap.forTrade,
                    heap.wanted, heap.isSigned, heap.pricePaid, heap.currency, heap.acquired, heap.lentTo, heap.lentOn);
}

// How a column is read, checked, written and shown.
enum class ColumnKind : std::uint8_t { Card, Copies, Condition, Language, Words, YesNo, Price, Currency, Date };

struct ColumnFacts
{
    std::string_view sql;     // in the tables collection and history_heap, and in the facts of a step of the history
    std::string_view json;    // as a key
    std::string_view heading; // of a table
    ColumnKind kind;
    std::optional<TextOf> limit{}; // of its letters
};

inline constexpr std::array<ColumnFacts, kHeapColumns> kColumnFacts{
    {{"number", "id", "Card ID", ColumnKind::Card},
     {"count", "count", "Quantity", ColumnKind::Copies},
     {"condition", "condition", "Condition", ColumnKind::Condition},
     {"language", "language", "Language", ColumnKind::Language, TextOf::Language},
     {"location", "location", "Location", ColumnKind::Words, TextOf::Place},
     {"note", "note", "Note", ColumnKind::Words, TextOf::Note},
     {"for_trade", "for_trade", "Trade Quantity", ColumnKind::Copies},
     {"wanted", "wanted", "Wanted", ColumnKind::Copies},
     {"signed", "signed", "Signed", ColumnKind::YesNo},
     {"price_paid", "price_paid", "Price Paid", ColumnKind::Price},
     {"currency", "currency", "Currency", ColumnKind::Currency, TextOf::Currency},
     {"acquired", "acquired", "Acquired", ColumnKind::Date},
     {"lent_to", "lent_to", "Lent To", ColumnKind::Words, TextOf::Borrower},
     {"lent_on", "lent_on", "Lent On", ColumnKind::Date}}};

constexpr const ColumnFacts& factsOf(HeapColumn column)
{
    return kColumnFacts[placeOf(column)];
}

// Whether a text is longer than its column takes; one without a limit takes any.
bool isTooLong(HeapColumn column, std::string_view text);

inline constexpr auto kAllColumns = [] {
    std::array<HeapColumn, kHeapColumns> columns{};
    for (std::size_t place = 0; place < kHeapColumns; ++place)
        columns[place] = static_cast<HeapColumn>(place);
    return columns;
}();

// As a table has them; behind the card stand the facts that everybody knows of it.
inline constexpr std::array<HeapColumn, kHeapColumns> kTableOrder{
    HeapColumn::Count,    HeapColumn::Card,     HeapColumn::Condition, HeapColumn::Language,  HeapColumn::Signed,
    HeapColumn::Location, HeapColumn::ForTrade, HeapColumn::Wanted,    HeapColumn::PricePaid, HeapColumn::Currency,
    HeapColumn::Acquired, HeapColumn::LentTo,   HeapColumn::LentOn,    HeapColumn::Note};

// Heaps that agree in these are one; also the order in which the collection is listed, and the database's index.
inline constexpr std::array kHeapKey{HeapColumn::Card,      HeapColumn::Location, HeapColumn::Language,
                                     HeapColumn::Condition, HeapColumn::Signed,   HeapColumn::LentTo};

constexpr bool isInKey(HeapColumn column)
{
    return std::ranges::find(kHeapKey, column) != kHeapKey.end();
}

static_assert(std::tuple_size_v<decltype(valuesOf(std::declval<OwnedCard&>()))> == kHeapColumns);
static_assert(std::ranges::all_of(kAllColumns, [](HeapColumn column) {
    return std::ranges::count(kTableOrder, column) == 1 && !factsOf(column).heading.empty();
}));

// A column as a type: what is asked of it is known while compiling.
template <HeapColumn which>
struct ColumnTag
{
    static constexpr ColumnFacts facts = factsOf(which);
    static constexpr ColumnKind kind = facts.kind;
    static constexpr bool inKey = isInKey(which);

    constexpr operator HeapColumn() const { return which; } // NOLINT(google-explicit-constructor)
};

template <HeapColumn column, typename Heap>
constexpr auto& valueOf(Heap& heap)
{
    return std::get<placeOf(column)>(valuesOf(heap));
}

// Shows each column, as its tag, with its value in every heap.
template <auto columns = kAllColumns, typename Visit, typename... Heaps>
constexpr void eachColumn(const Visit& visit, Heaps&... heaps)
{
    const auto one = [&]<HeapColumn column>(ColumnTag<column> tag) { visit(tag, valueOf<column>(heaps)...); };
    [&]<std::size_t... place>(std::index_sequence<place...>)
    {
        (one(ColumnTag<columns[place]>()), ...);
    }
    (std::make_index_sequence<columns.size()>());
}

// The values by which a heap is told from others.
template <typename Heap>
constexpr auto keyOf(Heap& heap)
{
    return [&]<std::size_t... place>(std::index_sequence<place...>)
    {
        return std::tie(valueOf<kHeapKey[place]>(heap)...);
    }
    (std::make_index_sequence<kHeapKey.size()>());
}

// The value of a column that is known at run time and holds such values.
template <typename Value, typename Heap>
auto& valueIn(Heap& heap, HeapColumn column)
{
    std::conditional_t<std::is_const_v<Heap>, const Value, Value>* found = nullptr;
    eachColumn(
        [&]<HeapColumn which>(ColumnTag<which>, auto& value) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(value)>, Value>)
                if (which == column)
                    found = &value;
        },
        heap);
    return *found;
}

template <typename Value>
constexpr bool isKnown(const Value& value)
{
    if constexpr (std::is_arithmetic_v<Value>)
        return value != 0;
    else
        return !value.empty();
}

// What stands between the notes of heaps that became one.
inline constexpr std::string_view kBetweenNotes = "; ";

// Whether the note stands whole among these, alone or between others.
bool isAmong(std::string_view note, std::string_view notes);

// How copies of a heap meet those of one that agrees with it.
enum class HeapMeeting : std::uint8_t {
    Added,     // they are more of them
    KeptLarger // they are the same ones, written down twice: the larger number counts
};

// Whether a note tells of lots, which lotText() puts there.
bool tellsOfLots(std::string_view note);

// Of a later note what is said behind the first where both tell of lots of copies that are added: all its lots, for
// those that read alike are other copies each time, and the notes that are not among the first.
std::string saidAsWell(std::string_view later, std::string_view note);

// Both notes, of which one that is among the other's is not said twice, but for lots of copies that are added.
std::string joinedNotes(std::string_view note, std::string_view later, HeapMeeting meeting = HeapMeeting::Added);

// Whether a column tells of the copies what is neither a sum nor in the key: of two heaps that become one, it can hold
// what is known of one of them. A currency goes with its price.
constexpr bool isOfOneLot(HeapColumn column)
{
    return !isInKey(column) && column != HeapColumn::Note && factsOf(column).kind != ColumnKind::Copies &&
           factsOf(column).kind != ColumnKind::Currency;
}

// Whether the price of both is what one copy of both was paid on average, so that the whole stays what it was: nothing
// else tells them apart.
template <typename Heap>
constexpr bool isPriceOnAverage(const Heap& heap, const Heap& later, HeapMeeting meeting)
{
    return meeting == HeapMeeting::Added && isKnown(heap.pricePaid) && isKnown(later.pricePaid) &&
           heap.currency == later.currency && std::int64_t{heap.count} + later.count > 0;
}

// Whether what is known of the later heap's copies is not true of the first one's: they are another lot, of which a
// note tells. Copies of which nothing is known join those that are there; copies of which something is known do not
// make that known of copies that are there.
template <typename Heap>
constexpr bool isOtherLot(const Heap& heap, const Heap& later, HeapMeeting meeting)
{
    bool other = false;
    const bool others = meeting == HeapMeeting::Added && heap.count > 0;
    eachColumn(
        [&](auto column, const auto& value, const auto& comes) {
            if constexpr (column == HeapColumn::PricePaid)
                other =
                    other || (isKnown(comes) &&
                              (isKnown(value) ? value != comes && !isPriceOnAverage(heap, later, meeting) : others));
            else if constexpr (isOfOneLot(column))
                other = other || (isKnown(comes) && (isKnown(value) ? value != comes : others));
        },
        heap, later);
    return other || (isKnown(heap.pricePaid) && isKnown(later.pricePaid) && isKnown(heap.currency) &&
                     isKnown(later.currency) && heap.currency != later.currency);
}

// What the note says of a later heap that is another lot than the first, in no language, for it is stored:
// "2 × 3.50 EUR, 1997-05-01"; the day of lending, if that is another, as "→ 1997-05-01".
std::string lotText(const HeapFields& heap, const HeapFields& later);

// Of so many copies, those that are no other lot that the note tells of: what the columns say is true of these.
int ownCopies(int count, std::string_view note);

// The note without what it says of the lending of lots: they are back.
std::string withoutLendings(std::string_view note);

// Puts a later heap that is no other lot to one that agrees with it, but for the notes: what is known of the first
// stays; of the later one is taken what is not known of the first. `own`, `laterOwn`: see ownCopies().
template <typename Heap>
constexpr void putColumnsTogether(Heap& heap, const Heap& later, HeapMeeting meeting, std::int64_t own,
                                  std::int64_t laterOwn)
{
    if (isPriceOnAverage(heap, later, meeting) && own + laterOwn > 0)
        heap.pricePaid = (heap.pricePaid * own + later.pricePaid * laterOwn + (own + laterOwn) / 2) / (own + laterOwn);
    else if (isKnown(later.pricePaid) &&
             (!isKnown(heap.pricePaid) || (!isKnown(heap.currency) && heap.pricePaid == later.pricePaid)))
        heap.currency = later.currency;
    eachColumn(
        [&](auto column, auto& value, const auto& comes) {
            if constexpr (isOfOneLot(column))
                if (!isKnown(value))
                    value = comes;
        },
        heap, later);
}

template <typename Heap>
constexpr void putCopiesTogether(Heap& heap, const Heap& later, HeapMeeting meeting)
{
    eachColumn(
        [&](auto column, auto& value, const auto& comes) {
            if constexpr (column.kind == ColumnKind::Copies)
                value = meeting == HeapMeeting::Added ? value + comes : std::max(value, comes);
        },
        heap, later);
}

// Puts a later heap to one that agrees with it; nothing that was noted of either is lost.
void putTogether(OwnedCard& heap, const OwnedCard& later, HeapMeeting meeting = HeapMeeting::Added);

} // namespace dossier
