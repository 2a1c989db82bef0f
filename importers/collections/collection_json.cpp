#include "importers/collections/collection_json.h"

#include "importers/collections/collection_assembly.h"
#include "importers/collections/collection_rows.h"
#include "importers/reading/foreign_json.h"
#include "text/trimmed.h"

namespace dossier {

namespace {

// A number or a text as it would stand in a table; nothing for what belongs in no cell.
std::string cell(const Json& object, std::string_view name)
{
    const Json* const value = memberOf(object, name);
    if (!value || value->isNull())
        return {};
    if (value->isString())
        return value->asString();
    return value->isNumber() ? value->compact() : "?";
}

std::string yesOrNo(const Json& object, std::string_view name)
{
    const Json* const value = memberOf(object, name);
    if (value && value->kind() == Json::Kind::Bool)
        return value->asBool() ? "1" : "0";
    return cell(object, name);
}

CollectionRow rowOf(const Json& object)
{
    CollectionRow row;
    for (const HeapColumn column : kAllColumns) {
        const ColumnFacts& facts = factsOf(column);
        row[column] = facts.kind == ColumnKind::YesNo ? yesOrNo(object, facts.json) : cell(object, facts.json);
    }
    row.cells[CollectionRow::kTitle] = cell(object, "title");
    return row;
}

void take(const Json& item, int line, CollectionAssembly& assembly)
{
    if (!item.isObject())
        return assembly.reject(line, item.isNumber() || item.isString() ? item.compact() : "?",
                               LineTrouble::NotACardLine, {});
    const CollectionRow row = rowOf(item);
    assembly.take(row, line, row[HeapColumn::Count] + " " + row.title() + " [" + row.number() + "]");
}

} // namespace

std::optional<CollectionReading> readCollectionJson(TextBlocks& blocks, const CardPool& pool,
                                                    const CollectionWish& wish, const KeepsOn& goOn,
                                                    const LeftOver& leftOver)
{
    CollectionReading reading;
    CollectionAssembly assembly(pool, reading, wish.lengths);
    assembly.setDates(wish.dates);
    LeftOverFile left(leftOver, "[\n", ",\n", "\n]\n");
    const ForeignItems items = forEachForeignItem(
        blocks,
        [&](const Json& item, int line, std::string_view text) {
            const std::size_t rejected = assembly.rejected();
            take(item, line, assembly);
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
