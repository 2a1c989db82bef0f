#include "importers/collections/collection_csv.h"

#include "importers/collections/collection_assembly.h"
#include "importers/collections/collection_fields.h"
#include "importers/collections/collection_rows.h"
#include "importers/reading/card_line.h"
#include "importers/reading/csv.h"
#include "importers/reading/table_head.h"
#include "importers/reading/text_encoding.h"
#include "importers/reading/text_lines.h"
#include "text/fold.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace dossier {

namespace {

class RowReader
{
public:
    explicit RowReader(TableHead head)
    {
        const std::vector<std::string> folded = head.names;
        for (std::string& name : head.names)
            name = plainHeading(name);
        for (const RowField& field : fieldsOfRows()) {
            const auto own = head.column({field.heading});
            const auto column = own ? own : head.column(field.others);
            m_places.push_back({field, column});
            if (column)
                findOther(head, field, *column);
            if (column && m_twice.empty() && std::ranges::count(folded, folded[*column]) > 1)
                m_twice = head.written[*column];
        }
    }

    // `fields` by column; a field named twice is taken from the first.
    explicit RowReader(const std::vector<std::string>& fields)
    {
        for (const RowField& field : fieldsOfRows()) {
            const auto named = std::ranges::find(fields, field.heading);
            m_places.push_back(
                {field, named == fields.end() ? std::nullopt : std::optional<std::size_t>(named - fields.begin())});
        }
    }

    // What each of so many columns is read as.
    std::vector<std::string> fields(std::size_t count) const
    {
        std::vector<std::string> names(count);
        for (const Place& place : m_places)
            if (place.column && *place.column < count)
                names[*place.column] = place.field.heading;
        return names;
    }

    // The heading that a column which is read shares with another; empty where there is none.
    const std::string& twice() const { return m_twice; }

    bool has(std::size_t cell) const
    {
        return std::ranges::any_of(m_places,
                                   [&](const Place& place) { return place.field.cell == cell && place.column; });
    }

    // The row keeps its letters' memory from record to record.
    void read(const std::vector<std::string>& fields, CollectionRow& row) const
    {
        for (const auto& [column, cell] : m_others)
            row.cells[cell] = column < fields.size() ? fields[column] : std::string();
        for (const Place& place : m_places) {
            if (!place.column)
                continue;
            std::string& cell = row.cells[place.field.cell];
            cell = *place.column < fields.size() ? std::string_view(fields[*place.column]) : std::string_view();
            if (cell.find('\'') != std::string::npos)
                cell = unguarded(cell);
        }
        if (trimmed(row.number()).empty()) // a second column may have it
            row[HeapColumn::Card] = row.cells[CollectionRow::kOtherNumber];
        row[HeapColumn::Card] = std::string(numberInCell(row.number()));
        if (trimmed(row.set()).empty())
            row.cells[CollectionRow::kSet] = row.cells[CollectionRow::kOtherSet];
    }

private:
    // A second column of the card's number or its set. "#" and the like may count the rows.
    void findOther(const TableHead& head, const RowField& field, std::size_t first)
    {
        const bool isNumber = field.cell == placeOf(HeapColumn::Card);
        if (!isNumber && field.cell != CollectionRow::kSet)
            return;
        for (std::size_t column = 0; column < head.names.size(); ++column) {
            const std::string& name = head.names[column];
            const bool isOther =
                isNumber ? std::ranges::find(kNumbers, name) != kNumbers.end()
                         : name == field.heading || std::ranges::find(field.others, name) != field.others.end();
            if (column != first && isOther)
                m_others.emplace_back(column, isNumber ? CollectionRow::kOtherNumber : CollectionRow::kOtherSet);
        }
    }

    static constexpr std::array<std::string_view, 3> kNumbers{"number", "card number", "collector number"};

    struct Place
    {
        const RowField& field;
        std::optional<std::size_t> column;
    };
    std::vector<Place> m_places;
    std::vector<std::pair<std::size_t, std::size_t>> m_others; // columns and their cells
    std::string m_twice;
};

bool isOfACollection(const TableHead& head)
{
    const RowReader reader(head);
    return reader.has(placeOf(HeapColumn::Count)) &&
           (reader.has(placeOf(HeapColumn::Card)) || reader.has(CollectionRow::kTitle));
}

bool isBlank(const std::vector<std::string>& fields)
{
    return std::all_of(fields.begin(), fields.end(), [](const std::string& f) { return trimmed(f).empty(); });
}

// Whether more stands in a record than under the heading.
bool isTooLong(const std::vector<std::string>& fields, std::size_t columns)
{
    return fields.size() > columns && !isBlank({fields.begin() + static_cast<std::ptrdiff_t>(columns), fields.end()});
}

// Which order the days of some records show; `usual` where none does, or they contradict one another.
DateOrder orderOfDates(CsvReader records, const RowReader& reader, DateOrder usual)
{
    std::vector<HeapColumn> dates;
    std::ranges::copy_if(kAllColumns, std::back_inserter(dates), [&](HeapColumn column) {
        return factsOf(column).kind == ColumnKind::Date && reader.has(placeOf(column));
    });
    constexpr int kLookedAt = 10'000;
    CollectionRow row;
    bool dayFirst = false;
    bool monthFirst = false;
    for (int seen = 0; !dates.empty() && seen < kLookedAt && records.next(); ++seen) {
        reader.read(records.fields(), row);
        for (const HeapColumn column : dates) {
            const std::string& cell = row[column];
            const DateOrder shown = cell.empty() || isDate(cell) ? DateOrder::Unknown : orderShown(cell);
            dayFirst = dayFirst || shown == DateOrder::DayFirst;
            monthFirst = monthFirst || shown == DateOrder::MonthFirst;
        }
    }
    if (dayFirst == monthFirst)
        return usual;
    return dayFirst ? DateOrder::DayFirst : DateOrder::MonthFirst;
}

// Hands the records of a table to what puts a collection together.
class TableRows
{
public:
    TableRows(const TableHead& head, const CollectionWish& wish, CollectionAssembly& assembly)
        : m_reader(wish.fields ? RowReader(*wish.fields) : RowReader(head))
        , m_columns(head.names.size())
        , m_names(head.names)
        , m_assembly(assembly)
    {
        if (!m_reader.has(placeOf(HeapColumn::Count)))
            throw ReadError(ReadError::Kind::NotADeck, head.line, "no column Quantity");
        if (!m_reader.has(placeOf(HeapColumn::Card)) && !m_reader.has(CollectionRow::kTitle))
            throw ReadError(ReadError::Kind::NotADeck, head.line, "no column Card ID or Name");
        if (!m_reader.twice().empty())
            throw ReadError(ReadError::Kind::ColumnTwice, head.line, m_reader.twice());
        m_assembly.setDates(orderOfDates(CsvReader(head.body, head.separator, head.line + 1), m_reader, wish.dates));
        if (!wish.fields) { // else somebody has seen them
            m_assembly.passOver(passedOver(head));
            const std::vector<std::string> fields = m_reader.fields(head.names.size());
            for (std::size_t column = 0; column < fields.size(); ++column)
                if (fields[column].empty() && head.names[column].empty())
                    m_nameless.push_back(column);
        }
    }

    // Columns that somebody has named have no headings: where a number stands for the count, it is a row like any
    // other.
    bool isRow(const TableHead& head, const CollectionWish& wish)
    {
        if (!wish.fields || std::ranges::any_of(RowReader(head).fields(head.names.size()),
                                                [](const std::string& field) { return !field.empty(); }))
            return false;
        m_reader.read(head.written, m_row);
        const std::string& count = m_row[HeapColumn::Count];
        return !count.empty() && std::ranges::all_of(count, [](char digit) { return digit >= '0' && digit <= '9'; });
    }

    void take(const CsvReader& csv)
    {
        if (isBlank(csv.fields()))
            return;
        if (csv.malformed() || isTooLong(csv.fields(), m_columns))
            return m_assembly.reject(csv.line(), csv.recordText(), LineTrouble::BadRow, {});
        m_reader.read(csv.fields(), m_row);
        if (isHeading(csv.fields()))
            return; // of another table behind the first
        if (!m_nameless.empty())
            passOverNameless(csv.fields());
        m_assembly.take(m_row, csv.line(), csv.recordText());
    }

private:
    std::vector<std::string> passedOver(const TableHead& head) const
    {
        std::vector<std::string> headings;
        const std::vector<std::string> fields = m_reader.fields(head.names.size());
        for (std::size_t column = 0; column < fields.size(); ++column)
            if (fields[column].empty() && !head.names[column].empty() && !isOfTheCard(plainHeading(head.names[column])))
                headings.push_back(head.written[column]);
        return headings;
    }
    // A column without a heading is told by its letter, as a spreadsheet has it, once something stands in it.
    void passOverNameless(const std::vector<std::string>& fields)
    {
        std::erase_if(m_nameless, [&](std::size_t column) {
            const bool filled = column < fields.size() && !trimmed(fields[column]).empty();
            if (filled)
                m_assembly.passOverToo(letterOf(column));
            return filled;
        });
    }
    static std::string letterOf(std::size_t column)
    {
        constexpr std::size_t kLetters = 26;
        const std::string last(1, static_cast<char>('A' + column % kLetters));
        return column < kLetters ? last : letterOf(column / kLetters - 1) + last;
    }
    // What everybody knows of a card: one such column names it, the others say nothing more.
    static bool isOfTheCard(std::string_view name)
    {
        if (name == "rarity" || name == "rarete")
            return true;
        return std::ranges::any_of(fieldsOfRows(), [&](const RowField& field) {
            const bool names = field.cell == placeOf(HeapColumn::Card) || field.cell == CollectionRow::kSet ||
                               field.cell == CollectionRow::kTitle;
            return names && (name == field.heading || std::ranges::find(field.others, name) != field.others.end());
        });
    }
    // Looked at only where no figure stands for the count: tables are long.
    bool isHeading(const std::vector<std::string>& fields) const
    {
        const std::string& count = m_row[HeapColumn::Count];
        if (count.empty() || (count.front() >= '0' && count.front() <= '9') || fields.size() != m_names.size())
            return false;
        return std::ranges::equal(fields, m_names, {}, [](std::string name) {
            std::ranges::replace(name, '_', ' ');
            return fold(name);
        });
    }

    RowReader m_reader;
    std::size_t m_columns;
    std::vector<std::string> m_names;
    std::vector<std::size_t> m_nameless; // columns in which nothing has stood so far
    CollectionAssembly& m_assembly;
    CollectionRow m_row;
};

} // namespace

namespace {

// Enough to see the heading, whatever stands below it; whole lines.
std::string_view firstLines(std::string_view content)
{
    constexpr std::size_t kLookedAt = std::size_t{256} * 1024; // bytes, even: those of UTF-16 are not divided
    if (content.size() <= kLookedAt)
        return content;
    const std::string_view first = content.substr(0, kLookedAt);
    const std::size_t end = first.substr(0, 4).find('\0') == std::string_view::npos ? first.rfind('\n') : first.npos;
    return end == std::string_view::npos ? first : first.substr(0, end + 1);
}

} // namespace

CollectionColumns guessColumns(std::string_view content)
{
    const std::string text = decodeText(firstLines(content));
    const TableHead head = findTableHead(text, isOfACollection);
    return {head.written, RowReader(head).fields(head.names.size())};
}

std::vector<std::string> collectionFields()
{
    std::vector<std::string> names;
    for (const RowField& field : fieldsOfRows())
        names.push_back(field.heading);
    return names;
}

namespace {

// The first lines that are not blank; how many lines stand before them. Nothing at the end.
std::optional<int> nextNotBlank(TextBlocks& blocks, std::string& text)
{
    constexpr const char* kBlanks = " \t\r\n\v\f\x1A";
    int before = 0;
    while (blocks.next(text)) {
        if (text.find_first_not_of(kBlanks) != std::string::npos)
            return before;
        before += static_cast<int>(std::ranges::count(text, '\n'));
        text.clear();
    }
    return std::nullopt;
}

std::size_t startOfLine(std::string_view text, int line)
{
    std::size_t at = 0;
    for (int before = 1; before < line; ++before)
        at = text.find('\n', at) + 1;
    return at;
}

std::string asLines(std::string_view record)
{
    std::string lines(record);
    if (!lines.empty() && !lines.ends_with('\n'))
        lines += '\n';
    return lines;
}

// Whether what stands above a heading is no title of the table but a row, of a list put before it.
bool namesACard(const LineAbove& above, char separator, const CardPool& pool)
{
    CsvReader csv(above.text, separator);
    return csv.next() && csv.fields().size() > 1 && std::ranges::any_of(csv.fields(), [&](const std::string& cell) {
               const CardLine read = isDigits(trimmed(cell)) ? CardLine() : readCardName(cell, pool, false);
               return read.card || read.ofTitle;
           });
}

// Hands all records of a table to `assembly`. False where `goOn` stopped it.
bool readRecords(TextBlocks& blocks, const CardPool& pool, const CollectionWish& wish, const KeepsOn& goOn,
                 CollectionAssembly& assembly, const LeftOver& leftOver)
{
    std::string text;
    const auto before = nextNotBlank(blocks, text);
    if (!before)
        throw ReadError(ReadError::Kind::Empty, 0, "nothing but blanks");
    TableHead head = findTableHead(text, isOfACollection);
    std::size_t begin = text.size() - head.body.size();
    int line = head.line + 1;
    head.line += *before;
    TableRows rows(head, wish, assembly);
    if (rows.isRow(head, wish))
        begin = startOfLine(text, --line);
    line += *before;
    LeftOverFile left(leftOver, asLines(std::string_view(text).substr(0, begin)), "", "");
    const bool areRows = std::ranges::any_of(
        head.above, [&](const LineAbove& above) { return namesACard(above, head.separator, pool); });
    for (const LineAbove& above : head.above) {
        if (!areRows) {
            assembly.passAbove(above.line + *before);
            continue;
        }
        assembly.reject(above.line + *before, above.text, LineTrouble::NotACardLine, {});
        if (leftOver)
            left.add(asLines(above.text));
    }
    text.erase(0, begin);
    for (bool more = true; more;) {
        if (goOn && !goOn(blocks.bytesRead()))
            return false;
        more = blocks.next(text);
        std::size_t whole = 0;
        CsvReader csv(text, head.separator, line);
        while (csv.next() && !(more && csv.atEnd())) { // the last record may go on in the next block
            const std::size_t rejected = assembly.rejected();
            rows.take(csv);
            if (assembly.rejected() > rejected && leftOver)
                left.add(asLines(csv.recordText()));
            whole = csv.at();
            line = csv.nextLine();
        }
        text.erase(0, whole);
        if (text.size() > 2 * kMostLineBytes)
            throw ReadError(ReadError::Kind::TooLong, line, std::to_string(kMostLineBytes));
    }
    left.finish();
    return true;
}

} // namespace

std::optional<CollectionReading> readCollectionCsv(TextBlocks& blocks, const CardPool& pool, const CollectionWish& wish,
                                                   const KeepsOn& goOn, const LeftOver& leftOver)
{
    CollectionReading reading;
    CollectionAssembly assembly(pool, reading, wish.limits);
    assembly.setPicks(wish.picks);
    if (!readRecords(blocks, pool, wish, goOn, assembly, leftOver))
        return std::nullopt;
    assembly.refuseNone();
    return reading;
}

std::size_t addCollectionCsv(TextBlocks& blocks, const CardPool& pool, const CollectionWish& wish,
                             CollectionReading& into, const LeftOver& leftOver)
{
    CollectionAssembly assembly(pool, into, wish.limits);
    readRecords(blocks, pool, wish, {}, assembly, leftOver);
    return assembly.taken() + assembly.rejected();
}

std::string writeCollectionCsv(std::span<const OwnedCard> cards, const CardPool& pool)
{
    std::string table(CsvRows::heading());
    CsvRows rows(pool);
    for (const OwnedCard& owned : cards)
        rows.append(table, viewOf(owned));
    return table;
}

} // namespace dossier
