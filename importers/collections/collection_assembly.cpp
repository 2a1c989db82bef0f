#include "importers/collections/collection_assembly.h"

#include "domain/cards/published_set.h"
#include "domain/collection/language_name.h"
#include "importers/collections/collection_rows.h"
#include "importers/reading/card_line.h"
#include "importers/reading/named_printing.h"
#include "importers/reading/number_beside.h"
#include "importers/reading/text_lines.h"
#include "importers/reading/title_beside.h"
#include "text/fold.h"
#include "text/utf8.h"

#include <algorithm>
#include <array>

namespace dossier {

namespace {

// "3", and as people write it by hand: "3x", "x3", "3 ex.".
std::string_view withoutTimes(std::string_view text)
{
    for (const std::string_view times : {"x", "X", "\u00D7"})
        if (text.starts_with(times))
            return trimmed(text.substr(times.size()));
    for (const std::string_view times : {"ex.", "Ex.", "ex", "Ex", "x", "X", "\u00D7"})
        if (text.ends_with(times))
            return trimmed(text.substr(0, text.size() - times.size()));
    return text;
}

std::optional<int> copies(std::string_view cell)
{
    const std::string_view text = trimmed(cell);
    return text.empty() ? std::optional(0) : countIn(withoutTimes(text), 0, kMostOwned);
}

std::string headingOf(HeapColumn column)
{
    return std::string(factsOf(column).heading);
}

// As it is stored; most tables are the program's own.
WrittenDate dateIn(std::string_view cell, DateOrder order, Limits limits)
{
    const std::string_view text = trimmed(cell);
    return text.empty() || isDate(text, limits) ? WrittenDate{std::string(text)} : writtenDate(text, order);
}

LineTrouble troubleOf(HeapAdded::Why why)
{
    return why == HeapAdded::Why::TooMany ? LineTrouble::TooManyTogether : LineTrouble::NotesTooLong;
}

// A number may stand beside the title, in its cell.
bool isRenamed(std::string_view title, CardIndex card, const CardPool& pool)
{
    return isBesideAnother(numberBeside(trimmed(title)).rest, card, pool);
}

// Somebody says of it that nothing was paid, which is not kept.
bool isFree(const std::string& cell, const OwnedCard& owned)
{
    return owned.pricePaid == 0 && cell.find('0') != std::string::npos;
}

bool hasBrokenText(const CollectionRow& row)
{
    return std::ranges::any_of(kAllColumns, [&](HeapColumn column) {
        const ColumnFacts& facts = factsOf(column);
        return facts.kind == ColumnKind::Words      ? isBroken(*facts.limit, row[column])
               : facts.kind == ColumnKind::Currency ? isBroken(*facts.limit, trimmed(row[column]))
                                                    : false;
    });
}

// Empty is no.
std::optional<bool> yesOrNo(std::string_view cell)
{
    if (cell.empty() || cell == "0")
        return false;
    const std::string word = fold(trimmed(cell));
    for (const std::string_view no : {"", "0", "no", "false", "n", "non"})
        if (word == no)
            return false;
    for (const std::string_view yes : {"1", "yes", "true", "y", "x", "signed", "oui", "o", "signe", "signee"})
        if (word == yes)
            return true;
    return std::nullopt;
}

} // namespace

CollectionAssembly::CollectionAssembly(const CardPool& pool, CollectionReading& into, Limits limits)
    : m_pool(pool)
    , m_reading(into)
    , m_limits(limits)
{}

void CollectionAssembly::take(const CollectionRow& row, int line, std::string_view words)
{
    // Before the card is looked for: naming it would not help a line that cannot be read for another reason.
    OwnedCard owned;
    if (auto bad = readRow(row, owned))
        return reject(line, words, bad->trouble, std::move(bad->hint));
    Found found = findKnown(row);
    if (const auto pick = m_picks.find(line); !found.card && pick != m_picks.end())
        found.card = pick->second;
    if (!found.card) {
        constexpr std::size_t kMostLetters = 1001; // what is longer names no card
        const std::string& name = trimmed(row.title()).empty() ? row.number() : row.title();
        if (m_reading.unknown.size() < CollectionReading::kMostTold)
            m_reading.asked.push_back({m_reading.unknown.size(), std::string(firstLetters(name, kMostLetters)),
                                       owned.count, ListSection::Unsorted, std::nullopt,
                                       std::string(firstLetters(row.set(), kMostLetters))});
        return reject(line, words, found.trouble, std::move(found.hint));
    }
    owned.card = m_pool[*found.card].id;
    const HeapAdded added = m_reading.heaps.add(viewOf(owned));
    if (!added)
        return reject(line, words, troubleOf(added.why), std::to_string(kMostOwned));
    ++m_taken;
    if (isFree(row[HeapColumn::PricePaid], owned))
        m_reading.changes.free.add(line);
    if (found.renamed)
        m_reading.changes.renamed.add(line);
    if (m_limits == Limits::Checked && hasBrokenText(row))
        m_reading.changes.broken.add(line);
    if (m_reading.taken.size() < CollectionReading::kMostShown)
        m_reading.taken.push_back({line, *found.card, owned.count, added.place});
}

// All but which card it is.
std::optional<CollectionAssembly::BadRow> CollectionAssembly::readRow(const CollectionRow& row, OwnedCard& owned) const
{
    const auto wanted = copies(row[HeapColumn::Wanted]);
    if (!wanted)
        return BadRow{LineTrouble::BadValue, headingOf(HeapColumn::Wanted)};
    // A row of no copies says something only where copies are wanted.
    const auto count = copies(row[HeapColumn::Count]);
    if (!count || (*count == 0 && *wanted == 0))
        return BadRow{LineTrouble::BadCount, std::to_string(kMostOwned)};
    const auto forTrade = copies(row[HeapColumn::ForTrade]);
    if (!forTrade)
        return BadRow{LineTrouble::BadValue, headingOf(HeapColumn::ForTrade)};
    if (*forTrade > *count)
        return BadRow{LineTrouble::MoreForTrade, {}};
    owned.count = *count;
    owned.forTrade = *forTrade;
    owned.wanted = *wanted;
    if (const auto bad = readCells(row, owned))
        return BadRow{bad->trouble, headingOf(bad->column)};
    if (const auto text = m_limits == Limits::Checked ? tooLongIn(viewOf(owned)) : std::nullopt)
        return BadRow{LineTrouble::TooLong, std::string(nameOf(*text))};
    return std::nullopt;
}

void CollectionAssembly::reject(int line, std::string_view words, LineTrouble trouble, std::string hint)
{
    ++m_rejected;
    ++m_reading.unknownInAll;
    if (m_reading.unknown.size() < CollectionReading::kMostTold)
        m_reading.unknown.push_back({line, excerpt(words), trouble, std::move(hint)});
}

void CollectionAssembly::refuseNone()
{
    if (m_taken > 0 || m_rejected == 0)
        return;
    const LineProblem first = m_reading.unknown.front();
    throw NoneUnderstood<CollectionReading>(first.line, first.text, std::move(m_reading));
}

// A large table names the same few cards again and again.
CollectionAssembly::Found CollectionAssembly::findKnown(const CollectionRow& row)
{
    constexpr std::size_t kMostNamings = 20'000;
    constexpr std::size_t kLongestNaming = 300; // bytes
    m_naming.assign(row.number()).append(1, '\0').append(row.set()).append(1, '\0').append(row.title());
    for (const std::size_t other : {CollectionRow::kOtherNumber, CollectionRow::kOtherSet})
        m_naming.append(1, '\0').append(row.cells[other]);
    if (const auto known = m_found.find(m_naming); known != m_found.end())
        return known->second;
    Found found = findCard(row);
    if (found.card && m_limits == Limits::Checked)
        if (const auto trouble = contradiction(row, *found.card))
            found = {std::nullopt, titleAndNumber(m_pool[*found.card]), *trouble};
    found.renamed = found.card && isRenamed(row.title(), *found.card, m_pool);
    if (found.card && m_found.size() < kMostNamings && m_naming.size() <= kLongestNaming)
        m_found.emplace(m_naming, found);
    return found;
}

std::optional<LineTrouble> CollectionAssembly::contradiction(const CollectionRow& row, CardIndex card) const
{
    if (isTitleOfAnother(row.title(), card, m_pool))
        return LineTrouble::AnotherCard;
    // A number may stand beside the title, in its cell.
    if (isTitleOfAnother(numberBeside(trimmed(row.title())).rest, card, m_pool))
        return LineTrouble::AnotherCard;
    if (namesAnotherSet(row.set(), card, m_pool) || namesAnotherSet(row.cells[CollectionRow::kOtherSet], card, m_pool))
        return LineTrouble::NotInThisSet;
    if (!mayBeNumberOf(row.cells[CollectionRow::kOtherNumber], m_pool[card]))
        return LineTrouble::OtherNumber;
    return std::nullopt;
}

CollectionAssembly::Found CollectionAssembly::findCard(const CollectionRow& row) const
{
    const std::string number(trimmed(row.number()));
    if (looksLikeNumber(number)) {
        if (const auto card = m_pool.findNumber(number))
            return {card, {}};
        return {std::nullopt, readCardName(row.title() + " [" + number + "]", m_pool, wantsHints()).hint};
    }
    const auto digits = wholeNumber(number, 1, 9999);
    if (digits && trimmed(row.set()).empty() && trimmed(row.title()).empty())
        return {m_pool.findNumber(printedNumberAlone(*digits)), {}};
    const std::vector<CardIndex> numbered = cardsNumbered({row.set(), number}, row.title(), m_pool);
    if (numbered.size() == 1)
        return {numbered.front(), {}};
    if (!numbered.empty())
        return {std::nullopt, numbersOf(numbered, m_pool), LineTrouble::SeveralPrintings};
    return findByTitle(row);
}

CollectionAssembly::Found CollectionAssembly::findByTitle(const CollectionRow& row) const
{
    const CardLine named = readCardName(row.title(), m_pool, wantsHints());
    const auto usual = named.card ? named.card : named.ofTitle;
    if (!usual)
        return {std::nullopt, named.hint};
    const auto all = m_pool.printings(m_pool.titleOf(*usual));
    std::vector<CardIndex> printings = printingsIn(row.set(), *usual, m_pool);
    if (printings.empty())
        return {std::nullopt, titleAndNumber(m_pool[*usual]), LineTrouble::NotInThisSet};
    const bool titleAlone = !named.card || m_pool.findTitle(row.title()).has_value();
    if (!titleAlone) // its number stands beside it
        return numbered(row, *named.card);
    if (trimmed(row.set()).empty()) { // its number says of which it is, where that is of one alone
        const auto fits = [&](CardIndex card) { return mayBeNumberOf(row.number(), m_pool[card]); };
        if (std::ranges::count_if(all, fits) == 1)
            return {*std::ranges::find_if(all, fits), {}};
    }
    if (named.ofTitle) { // the number of a row may be that of several of its cards
        std::erase_if(printings, [&](CardIndex card) { return !mayBeNumberOf(row.number(), m_pool[card]); });
        if (printings.size() == 1)
            return {printings.front(), {}};
        return {std::nullopt, numbersOf(printings.empty() ? all : std::span<const CardIndex>(printings), m_pool),
                LineTrouble::SeveralPrintings};
    }
    if (printings.size() == 1)
        return numbered(row, printings.front());
    for (const CardIndex printing : printings)
        if (const auto number = wholeNumber(row.number(), 1, 9999); number && *number == m_pool[printing].number)
            return {printing, {}};
    return {std::nullopt, numbersOf(printings, m_pool), LineTrouble::SeveralPrintings};
}

// The card, or, where no set is named, the printing of its title that has the number.
CollectionAssembly::Found CollectionAssembly::numbered(const CollectionRow& row, CardIndex card) const
{
    if (mayBeNumberOf(row.number(), m_pool[card]))
        return {card, {}};
    const bool namesASet = !trimmed(row.set()).empty();
    if (!namesASet)
        for (const CardIndex printing : m_pool.printings(m_pool.titleOf(card)))
            if (mayBeNumberOf(row.number(), m_pool[printing]))
                return {printing, {}};
    return {std::nullopt, titleAndNumber(m_pool[card]),
            namesASet ? LineTrouble::NotInThisSet : LineTrouble::OtherNumber};
}

namespace {

// By its letters whichever way it is written, "eur" or "€"; what is none of that stays.
std::string currencyIn(std::string_view cell)
{
    const auto named = priceWithCurrency("0" + std::string(cell));
    return named && named->hundredths == 0 && !named->currency.empty() ? named->currency : inOneLine(cell);
}

// A price says "4.50 USD", and its row EUR. Many countries have a dollar.
bool contradicts(std::string_view ofPrice, std::string_view ofRow)
{
    constexpr std::array<std::string_view, 3> kOtherSigns{"EUR", "GBP", "JPY"};
    if (ofPrice.empty() || ofPrice == ofRow)
        return false;
    return ofPrice != "USD" || std::ranges::find(kOtherSigns, ofRow) != kOtherSigns.end();
}

} // namespace

std::optional<CollectionAssembly::BadCell> CollectionAssembly::readCells(const CollectionRow& row,
                                                                         OwnedCard& owned) const
{
    std::optional<BadCell> bad;
    const auto read = [&](HeapColumn column, auto& value, auto&& found) {
        if (found)
            value = *std::forward<decltype(found)>(found);
        else if (!bad)
            bad = {column};
    };
    std::string currencyOfPrice;
    eachColumn(
        [&](auto column, auto& value) {
            const std::string& cell = row[column];
            if constexpr (column.kind == ColumnKind::Condition) {
                read(column, value, conditionNamed(cell));
            } else if constexpr (column.kind == ColumnKind::Language) {
                read(column, value, languageNamed(cell));
            } else if constexpr (column.kind == ColumnKind::YesNo) {
                read(column, value, yesOrNo(cell));
            } else if constexpr (column.kind == ColumnKind::Words) {
                value = m_limits == Limits::Checked && isBroken(*column.facts.limit, cell) ? inOneLine(cell) : cell;
            } else if constexpr (column.kind == ColumnKind::Price) {
                PaidPrice price;
                if (!cell.empty())
                    read(column, price, priceWithCurrency(trimmed(cell)));
                value = price.hundredths;
                currencyOfPrice = std::move(price.currency);
            } else if constexpr (column.kind == ColumnKind::Currency) {
                value = m_limits == Limits::Checked ? currencyIn(trimmed(cell)) : std::string(trimmed(cell));
                if (value.empty())
                    value = std::move(currencyOfPrice);
                else if (m_limits == Limits::Checked && contradicts(currencyOfPrice, value) && !bad)
                    bad = {column};
            } else if constexpr (column.kind == ColumnKind::Date) {
                WrittenDate date = dateIn(cell, m_dates, m_limits);
                if (date.date.empty() && !trimmed(cell).empty() && !bad)
                    bad = {column, date.twoWays ? LineTrouble::DateTwoWays : LineTrouble::BadDate};
                value = std::move(date.date);
            }
        },
        owned);
    return bad;
}

} // namespace dossier
