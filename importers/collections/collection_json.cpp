#include "importers/collections/collection_json.h"

#include "importers/collections/collection_assembly.h"
#include "importers/collections/collection_fields.h"
#include "importers/collections/collection_rows.h"
#include "importers/reading/foreign_json.h"
#include "importers/reading/number_beside.h"
#include "text/trimmed.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::string_view kTitle = "title";

// What may stand in a cell of a table: a number or a text, or nothing at all. Never a list or an object; true and false
// only where a column asks.
bool fitsACell(const Json& value, bool yesOrNo)
{
    switch (value.kind()) {
    case Json::Kind::Null:
    case Json::Kind::Number:
    case Json::Kind::Fraction:
    case Json::Kind::String:
        return true;
    case Json::Kind::Bool:
        return yesOrNo;
    case Json::Kind::Array:
    case Json::Kind::Object:
        break;
    }
    return false;
}

std::string cell(const Json& object, std::string_view name)
{
    const Json* const value = memberOf(object, name);
    if (!value || value->isNull())
        return {};
    if (value->isString())
        return value->asString();
    if (value->kind() == Json::Kind::Bool)
        return value->asBool() ? "1" : "0";
    return value->compact();
}

// The heading of the first column whose value fits no cell; empty where all do.
std::string_view unfit(const Json& object)
{
    const auto fits = [&](std::string_view name, bool yesOrNo) {
        const Json* const value = memberOf(object, name);
        return !value || fitsACell(*value, yesOrNo);
    };
    for (const HeapColumn column : kAllColumns) {
        const ColumnFacts& facts = factsOf(column);
        if (!fits(facts.json, facts.kind == ColumnKind::YesNo))
            return facts.heading;
    }
    return fits(kTitle, false) ? std::string_view() : "Title";
}

CollectionRow rowOf(const Json& object)
{
    CollectionRow row;
    for (const HeapColumn column : kAllColumns)
        row[column] = cell(object, factsOf(column).json);
    row[HeapColumn::Card] = std::string(numberInCell(row.number()));
    row.cells[CollectionRow::kTitle] = cell(object, kTitle);
    return row;
}

// Keys as other programs and people call them; the program's own come first, and of several the first one. Those that
// are read are put to the known ones.
void takeForeignKeys(const Json& object, CollectionRow& row, std::vector<std::string_view>& known)
{
    const std::size_t own = known.size();
    for (const auto& [name, value] : object.members()) {
        const auto end = known.begin() + static_cast<std::ptrdiff_t>(own);
        if (std::find(known.begin(), end, name) != end || !fitsACell(value, false))
            continue;
        const auto field = cellNamed(name);
        if (!field || !row.cells[*field].empty())
            continue;
        row.cells[*field] =
            *field == placeOf(HeapColumn::Card) ? std::string(numberInCell(cell(object, name))) : cell(object, name);
        known.emplace_back(name);
    }
}

// `text`: the item as it stood. `known`: the program's own keys, and then those of the item that are read.
void take(const Json& item, int line, std::string_view text, std::vector<std::string_view>& known,
          CollectionAssembly& assembly)
{
    if (!item.isObject())
        return assembly.reject(line, trimmed(text), LineTrouble::NotACardLine, {});
    CollectionRow row = rowOf(item);
    takeForeignKeys(item, row, known);
    const bool named = !row.title().empty() || !row.number().empty();
    // Under names of another program's the item itself is all that can be shown.
    const std::string words =
        named ? row[HeapColumn::Count] + " " + row.title() + " [" + row.number() + "]" : std::string(trimmed(text));
    if (const std::string_view column = unfit(item); !column.empty())
        return assembly.reject(line, words, LineTrouble::BadValue, std::string(column));
    assembly.take(row, line, words);
}

} // namespace

std::optional<CollectionReading> readCollectionJson(TextBlocks& blocks, const CardPool& pool,
                                                    const CollectionWish& wish, const KeepsOn& goOn,
                                                    const LeftOver& leftOver)
{
    CollectionReading reading;
    CollectionAssembly assembly(pool, reading, wish.limits);
    assembly.setDates(wish.dates);
    LeftOverFile left(leftOver, "[\n", ",\n", "\n]\n");
    std::vector<std::string_view> known{kTitle};
    for (const ColumnFacts& facts : kColumnFacts)
        known.push_back(facts.json);
    const std::size_t own = known.size();
    const ForeignItems items = forEachForeignItem(
        blocks,
        [&](const Json& item, int line, std::string_view text) {
            const std::size_t rejected = assembly.rejected();
            take(item, line, text, known, assembly);
            noteUnknownKeys(item, known, reading.changes.keys, line);
            known.resize(own);
            if (assembly.rejected() > rejected)
                left.add(trimmed(text));
        },
        goOn);
    if (items == ForeignItems::NoList)
        throw ReadError(ReadError::Kind::NotADeck, 0, "no array of cards");
    if (items == ForeignItems::Stopped)
        return std::nullopt;
    left.finish();
    reading.asked.clear();
    assembly.refuseNone();
    return reading;
}

} // namespace dossier
