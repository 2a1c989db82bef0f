#include "importers/decks/deck_assembly.h"
#include "importers/decks/fan_site_cards.h"
#include "importers/decks/format_list.h"
#include "importers/decks/list_headings.h"
#include "importers/reading/csv.h"
#include "importers/reading/number_beside.h"
#include "importers/reading/table_head.h"
#include "importers/reading/text_lines.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace dossier {

namespace {

struct Columns
{
    std::size_t count = 0;
    std::optional<std::size_t> number;
    std::optional<std::size_t> set;
    std::optional<std::size_t> title;
    std::optional<std::size_t> quantity;
    std::optional<std::size_t> part; // of the deck, which the site does not name
};

Columns columnsOf(const TableHead& head)
{
    return {head.names.size(),
            head.column({"#", "card id", "id"}),
            head.column({"set", "expansion"}),
            head.column({"title", "name", "card", "card name", "card title", "titre", "nom", "carte"}),
            head.column({"quantity", "count", "qty"}),
            head.column({"part", "section", "zone", "board", "partie"})};
}

// Each printing has one of its own, whatever the file says.
constexpr std::array kOfTheCard{"type", "card type", "rarity"};

// Headings of columns of which nothing is taken.
std::vector<std::string> passedOver(const TableHead& head, const Columns& columns)
{
    std::vector<std::string> headings;
    for (std::size_t column = 0; column < columns.count; ++column)
        if (const std::string& name = head.names[column]; column != columns.number && column != columns.set &&
                                                          column != columns.title && column != columns.quantity &&
                                                          column != columns.part && !name.empty() &&
                                                          std::ranges::find(kOfTheCard, name) == kOfTheCard.end())
            headings.push_back(head.written[column]);
    return headings;
}

struct Row
{
    std::string number;
    std::string set;
    std::string title;
    std::string quantity;
    std::string part{};
};

bool holdsFive(std::string_view line)
{
    int fields = 1;
    for (auto at = line.find("\",\""); at != std::string_view::npos; at = line.find("\",\"", at + 3))
        ++fields;
    return fields >= 5;
}

// Splits the site's five quoted fields from both ends: only the title in the middle may hold quotes and commas.
std::optional<Row> splitFromBothEnds(std::string_view line)
{
    constexpr std::string_view between = "\",\"";
    if (line.size() < 2 || line.front() != '"' || line.back() != '"')
        return std::nullopt;
    line = line.substr(1, line.size() - 2);
    if (!holdsFive(line))
        return std::nullopt;
    const auto takeFirst = [&] {
        const auto end = line.find(between);
        const std::string_view field = line.substr(0, end);
        line.remove_prefix(end == std::string_view::npos ? line.size() : end + between.size());
        return field;
    };
    const auto takeLast = [&] {
        const auto begin = line.rfind(between);
        const std::string_view field = begin == std::string_view::npos ? line : line.substr(begin + between.size());
        line = line.substr(0, begin == std::string_view::npos ? 0 : begin);
        return field;
    };
    Row row;
    row.number = takeFirst();
    row.set = takeFirst();
    row.quantity = takeLast();
    takeLast(); // the type
    row.title = line;
    return row;
}

std::optional<Row> readRow(std::string_view line, const TableHead& head, const Columns& columns)
{
    CsvReader csv(line, head.separator);
    if (!csv.next())
        return std::nullopt;
    std::vector<std::string> fields = csv.fields();
    while (fields.size() > columns.count && fields.back().empty())
        fields.pop_back();
    if (csv.malformed() || fields.size() != columns.count)
        return splitFromBothEnds(line);
    const auto field = [&](std::optional<std::size_t> column) { return column ? fields[*column] : std::string(); };
    return Row{field(columns.number), unguarded(field(columns.set)), field(columns.title), field(columns.quantity),
               field(columns.part)};
}

// A figure alone is a number of the set beside it: the card there, or why there is none.
void lookInSet(const Row& row, const std::string& number, const CardPool& pool, CardLine& line)
{
    const std::vector<CardIndex> cards = cardsNumbered({row.set, number}, row.title, pool);
    if (cards.size() == 1) {
        line = readCardName(pool[cards.front()].id, pool, false);
    } else if (!cards.empty()) {
        line = {std::nullopt, 1, LineTrouble::SeveralPrintings, numbersOf(cards, pool), {}};
    } else if (line.card && namesAnotherSet(row.set, *line.card, pool)) {
        const std::string hint = titleAndNumber(pool[*line.card]);
        line = readCardName(row.title, pool); // takePrinting tells that its number is another
        if (!line.card && !line.ofTitle)
            line = {std::nullopt, 1, LineTrouble::NotInThisSet, hint, {}};
    }
}

void takeRow(DeckAssembly& assembly, std::optional<Row> row, Source source)
{
    if (!row)
        return assembly.reject(source, LineTrouble::BadRow, {});
    row->title = unguarded(row->title);
    const ListSection section = partNamed(readHeading(row->part).name).value_or(ListSection::Unsorted);
    const std::string number(trimmed(numberInCell(row->number)));
    const std::string name = number.empty() ? row->title : row->title + " [" + number + "]";
    const bool isInFull = looksLikeNumber(number);
    CardLine line = readCardName(isInFull || number.empty() ? name : number, assembly.pool(), assembly.wantsHints());
    if (!isInFull && !number.empty())
        lookInSet(*row, number, assembly.pool(), line);
    const auto count = countIn(row->quantity, 1, kMostCopies);
    if (line.card && isTitleOfAnother(row->title, *line.card, assembly.pool())) {
        line.hint = titleAndNumber(assembly.pool()[*line.card]);
        line.trouble = LineTrouble::AnotherCard;
        line.card.reset();
    }
    if (!line.card && !line.ofTitle) {
        line.name = row->title.empty() ? number : row->title;
        line.count = count.value_or(1);
        return assembly.rejectCard(source, section, std::move(line));
    }
    if (count)
        assembly.takePrinting(section, std::move(line), {row->set, number}, *count, source);
    else
        assembly.reject(source, LineTrouble::BadCount, std::to_string(kMostCopies));
}

// What stands between quotes; a further set and its cards may be called anything.
std::string doubled(std::string_view words)
{
    std::string text;
    for (const char letter : words)
        text.append(letter == '"' ? 2 : 1, letter);
    return text;
}

} // namespace

// A collection may have a column of this heading, too.
static bool namesParts(const TableHead& head, std::size_t column)
{
    constexpr int kLookedAt = 100; // rows
    CsvReader rows(head.body, head.separator);
    for (int row = 0; row < kLookedAt && rows.next(); ++row)
        if (rows.fields().size() > column && partNamed(readHeading(rows.fields()[column]).name))
            return true;
    return false;
}

// The site's own, or one that says which part of a deck each card is in.
static bool isOfADeck(const TableHead& head)
{
    const Columns columns = columnsOf(head);
    return columns.quantity && (columns.number || (columns.title && columns.part && namesParts(head, *columns.part)));
}

bool isFanSiteCsv(std::string_view text)
{
    return isOfADeck(findTableHead(text, isOfADeck));
}

// Any table that says how many of which cards: nobody guesses that it is a deck.
static bool countsCards(const TableHead& head)
{
    const Columns columns = columnsOf(head);
    return columns.quantity && (columns.number || columns.title);
}

DeckReading readFanSiteCsv(std::string_view text, const CardPool& pool)
{
    TableHead head = findTableHead(text, isOfADeck);
    if (!isOfADeck(head))
        head = findTableHead(text, countsCards);
    const Columns columns = columnsOf(head);
    if (!countsCards(head))
        throw ReadError(ReadError::Kind::NotADeck, head.line, "no columns # and Quantity");
    DeckAssembly assembly(pool);
    for (const LineAbove& above : head.above)
        assembly.reject({above.line, above.text}, LineTrouble::NotACardLine, {});
    const std::string_view heading = trimmed(head.text);
    for (const TextLine& line : linesOf(head.body)) {
        std::string_view content = trimmed(line.text);
        const Source source{head.line + line.number, line.text};
        if (content.empty() || assembly.isOfAnother(source))
            continue;
        // The site's files end without a line end: the heading of the next stands behind the last row.
        const bool ends = !heading.empty() && content.ends_with(heading);
        content.remove_suffix(ends ? heading.size() : 0);
        if (!content.empty())
            takeRow(assembly, readRow(content, head, columns), source);
        if (ends)
            assembly.endBefore(source);
    }
    DeckReading reading = assembly.finish();
    for (std::string& column : passedOver(head, columns))
        reading.remarks.push_back({ReadRemark::UnknownColumn, 0, head.line, std::move(column)});
    return reading;
}

std::string writeFanSiteCsv(const Deck& deck, const CardPool& pool)
{
    std::vector<DeckEntry> entries = allCards(deck);
    const auto place = [&](const DeckEntry& e) { return std::tie(pool[e.card].set, pool[e.card].number); };
    std::sort(entries.begin(), entries.end(), [&](const DeckEntry& a, const DeckEntry& b) {
        const auto typeOf = [&](const DeckEntry& e) { return nameOf(pool[e.card].type); };
        return typeOf(a) != typeOf(b) ? typeOf(a) < typeOf(b) : place(a) < place(b);
    });
    std::string table = R"("#","Set","Title","Type","Quantity")";
    for (const DeckEntry& entry : entries) {
        const Card& card = pool[entry.card];
        table += "\n\"" + card.id + "\",\"" + doubled(guarded(setName(card))) + "\",\"" + doubled(guarded(card.title)) +
                 "\",\"" + std::string(nameOf(card.type)) + "\",\"" + std::to_string(entry.count) + "\"";
    }
    return table;
}

} // namespace dossier
