#include "importers/card_sets/card_set_file.h"

#include "importers/card_sets/fan_site_set.h"
#include "importers/reading/csv.h"
#include "importers/reading/foreign_json.h"
#include "importers/reading/reading.h"
#include "importers/reading/table_head.h"
#include "importers/reading/text_encoding.h"
#include "importers/reading/text_lines.h"
#include "text/fold.h"

#include <algorithm>
#include <array>
#include <span>

namespace dossier {

namespace {

// What no card can be without.
constexpr std::array kNeeded{CardField::Number, CardField::Title, CardField::Type};

std::optional<std::size_t> columnOf(const TableHead& head, CardField field)
{
    return head.column({fold(nameOf(field))});
}

bool isOfCards(const TableHead& head)
{
    return std::ranges::all_of(kNeeded, [&](CardField field) { return columnOf(head, field).has_value(); });
}

// Something stands behind the last column.
bool hasMoreThan(std::size_t columns, const std::vector<std::string>& fields)
{
    return std::ranges::any_of(std::span(fields).subspan(std::min(columns, fields.size())),
                               [](const std::string& field) { return !trimmed(field).empty(); });
}

void readTable(CardSetAssembly& assembly, std::string_view text)
{
    const TableHead head = findTableHead(text, isOfCards);
    for (const LineAbove& above : head.above)
        assembly.noteAbove(above.text, above.line);
    std::array<std::optional<std::size_t>, kCardFields> columns;
    for (int i = 0; i < kCardFields; ++i)
        columns[static_cast<std::size_t>(i)] = columnOf(head, static_cast<CardField>(i));
    const auto setColumn = head.column({"set"});
    for (const CardField needed : kNeeded)
        if (!columns[static_cast<std::size_t>(needed)])
            throw ReadError(ReadError::Kind::NotADeck, head.line, std::string(nameOf(needed)));
    for (std::size_t column = 0; column < head.names.size(); ++column)
        if (column != setColumn && !head.names[column].empty() && std::ranges::find(columns, column) == columns.end())
            assembly.noteColumn(head.written[column], head.line);
    CsvReader csv(head.body, head.separator, head.line + 1);
    while (csv.next()) {
        const auto cell = [&](std::optional<std::size_t> column) {
            return column && *column < csv.fields().size() ? unguarded(csv.fields()[*column]) : std::string();
        };
        CardRow row;
        for (int i = 0; i < kCardFields; ++i)
            row[static_cast<CardField>(i)] = cell(columns[static_cast<std::size_t>(i)]);
        if (csv.malformed() || hasMoreThan(head.names.size(), csv.fields()))
            assembly.refuse({csv.line(), excerpt(csv.recordText()), SetTrouble::NotACard, CardField::Number, {}});
        else
            assembly.take(std::move(row), cell(setColumn), csv.line());
    }
}

} // namespace

CardSetReading readCardSets(std::string_view content, const CardPool& known, const SetNaming& naming)
{
    ChangedRows western;
    const std::string text = decodeText(content, kMostFileBytes, &western);
    CardSetAssembly assembly(known, naming);
    const std::string_view begin = trimmed(std::string_view(text).substr(0, 100));
    if (begin.starts_with('['))
        forEachForeignItem(text, [&](const Json& card, int line) { takeFanSiteCard(assembly, card, line); });
    else if (begin.starts_with('{'))
        throw ReadError(ReadError::Kind::NotADeck, 1, {});
    else
        readTable(assembly, text);
    CardSetReading reading = assembly.finish();
    reading.western = western;
    return reading;
}

bool looksLikeCardSets(std::string_view content)
{
    try {
        const std::string text = decodeText(content);
        const std::string_view begin = trimmed(std::string_view(text).substr(0, 100));
        if (begin.starts_with('{'))
            return false;
        if (begin.starts_with('[')) {
            const auto first = firstForeignItem(text);
            const auto counts = [&](const char* name) { return memberOf(*first, name) != nullptr; };
            return first && !textOf(*first, "title").empty() && !textOf(*first, "type").empty() && !counts("count") &&
                   !counts("quantity");
        }
        return isOfCards(findTableHead(text, isOfCards));
    } catch (const ReadError&) { // whoever reads it says why
        return false;
    }
}

std::string writeCardSets(std::span<const FurtherSet> sets)
{
    std::string table = "Set";
    for (int i = 0; i < kCardFields; ++i)
        table.append(",").append(csvField(nameOf(static_cast<CardField>(i))));
    table += '\n';
    for (const FurtherSet& set : sets)
        for (const Card& card : set.cards) {
            table += csvField(guarded(set.name));
            const CardRow row = rowOf(card);
            for (int i = 0; i < kCardFields; ++i)
                table.append(",").append(csvField(guarded(row[static_cast<CardField>(i)])));
            table += '\n';
        }
    return table;
}

} // namespace dossier
