#include "importers/collections/collection_json.h"

#include "importers/collections/collection_assembly.h"
#include "importers/reading/foreign_json.h"
#include "importers/reading/text_encoding.h"

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

Json jsonOf(const OwnedCard& owned, const CardPool& pool)
{
    const auto card = pool.findNumber(owned.card);
    return Json::object({{"id", owned.card},
                         {"title", card ? Json(pool[*card].title) : Json()},
                         {"count", owned.count},
                         {"condition", nameOf(owned.condition)},
                         {"language", owned.language},
                         {"location", owned.location},
                         {"note", owned.note},
                         {"for_trade", owned.forTrade},
                         {"wanted", owned.wanted},
                         {"signed", owned.isSigned},
                         {"price_paid", priceText(owned.pricePaid)},
                         {"currency", owned.currency},
                         {"acquired", owned.acquired},
                         {"lent_to", owned.lentTo},
                         {"lent_on", owned.lentOn}});
}

} // namespace

CollectionReading readCollectionJson(std::string_view content, const CardPool& pool)
{
    CollectionAssembly assembly(pool);
    const bool isList = forEachForeignItem(decodeText(content), [&](const Json& item) {
        const CollectionRow row = rowOf(item);
        const std::string text = row.count + " " + row.title + " [" + row.number + "]";
        assembly.take(row, 0, text);
    });
    if (!isList)
        throw ReadError(ReadError::Kind::NotADeck, 0, "no array of cards");
    return assembly.finish();
}

std::string writeCollectionJson(std::span<const OwnedCard> cards, const CardPool& pool)
{
    JsonLines lines;
    for (const OwnedCard& owned : cards)
        lines.add(jsonOf(owned, pool));
    return lines.finish();
}

} // namespace dossier
