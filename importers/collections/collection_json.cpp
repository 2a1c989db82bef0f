#include "importers/collections/collection_json.h"

#include "importers/collections/collection_assembly.h"
#include "importers/collections/collection_rows.h"
#include "importers/reading/foreign_json.h"
#include "importers/reading/text_encoding.h"
#include "importers/reading/text_lines.h"

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
    row.number = cell(object, "id");
    row.title = cell(object, "title");
    row.count = cell(object, "count");
    row.condition = cell(object, "condition");
    row.language = cell(object, "language");
    row.location = cell(object, "location");
    row.note = cell(object, "note");
    row.forTrade = cell(object, "for_trade");
    row.wanted = cell(object, "wanted");
    row.isSigned = yesOrNo(object, "signed");
    row.pricePaid = cell(object, "price_paid");
    row.currency = cell(object, "currency");
    row.acquired = cell(object, "acquired");
    row.lentTo = cell(object, "lent_to");
    row.lentOn = cell(object, "lent_on");
    return row;
}

void take(const Json& item, int line, CollectionAssembly& assembly)
{
    if (!item.isObject())
        return assembly.reject(line, item.isNumber() || item.isString() ? item.compact() : "?",
                               LineTrouble::NotACardLine, {});
    const CollectionRow row = rowOf(item);
    assembly.take(row, line, row.count + " " + row.title + " [" + row.number + "]");
}

// The object a line holds; nothing where only the brackets around all of them stand there.
std::string_view itemOn(std::string_view line)
{
    line = trimmed(line);
    if (line.starts_with('['))
        line = trimmed(line.substr(1));
    if (line.ends_with(']'))
        line = trimmed(line.substr(0, line.size() - 1));
    if (line.ends_with(','))
        line.remove_suffix(1);
    return line;
}

// Throws ReadError with the line of the file.
Json itemFrom(std::string_view text, int line)
{
    try {
        Json item = readForeignJson(text);
        if (item.isObject())
            return item;
    } catch (const ReadError& error) {
        throw ReadError(ReadError::Kind::BadJson, line, error.detail());
    }
    throw ReadError(ReadError::Kind::BadJson, line, "no card");
}

} // namespace

CollectionReading readCollectionJson(std::string_view content, const CardPool& pool, DateOrder dates)
{
    CollectionAssembly assembly(pool);
    assembly.setDates(dates);
    const bool isList = forEachForeignItem(decodeText(content), [&](const Json& item) { take(item, 0, assembly); });
    if (!isList)
        throw ReadError(ReadError::Kind::NotADeck, 0, "no array of cards");
    return assembly.finish();
}

std::optional<CollectionBulk> readLargeJson(TextBlocks& blocks, const CardPool& pool, const GoOn& goOn, DateOrder dates)
{
    CollectionBulk bulk;
    CollectionAssembly assembly(pool, [&](const OwnedCard& heap) { return bulk.heaps.add(viewOf(heap)); });
    assembly.setDates(dates);
    std::string text;
    int line = 0;
    for (bool more = true; more;) {
        if (goOn && !goOn(blocks.bytesRead()))
            return std::nullopt;
        more = blocks.next(text);
        std::size_t begin = 0;
        for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
            ++line;
            const std::string_view content = itemOn(std::string_view(text).substr(begin, end - begin));
            begin = end + 1;
            if (!content.empty())
                take(itemFrom(content, line), line, assembly);
        }
        text.erase(0, begin);
    }
    if (!itemOn(text).empty())
        take(itemFrom(itemOn(text), line + 1), line + 1, assembly);
    bulk.unknown = assembly.finish().unknown;
    bulk.unknownInAll = assembly.rejected();
    return bulk;
}

std::string writeCollectionJson(std::span<const OwnedCard> cards, const CardPool& pool)
{
    std::string text(JsonRows::begin());
    JsonRows rows(pool);
    for (const OwnedCard& owned : cards) {
        if (&owned != cards.data())
            text += JsonRows::between();
        rows.append(text, viewOf(owned));
    }
    return text.append(JsonRows::end());
}

} // namespace dossier
