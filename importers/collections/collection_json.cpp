#include "importers/collections/collection_json.h"

#include "importers/collections/collection_assembly.h"
#include "importers/reading/json.h"
#include "importers/reading/text_encoding.h"

namespace dossier {

namespace {

// A number or a text as it would stand in a table; nothing for what belongs in no cell.
std::string cell(const ForeignJson& object, std::string_view name)
{
    const ForeignJson* const value = object.find(name);
    if (!value || value->kind == ForeignJson::Kind::Null)
        return {};
    if (value->kind == ForeignJson::Kind::Text)
        return value->text;
    return value->kind == ForeignJson::Kind::Integer ? std::to_string(value->integer) : "?";
}

std::string yesOrNo(const ForeignJson& object, std::string_view name)
{
    const ForeignJson* const value = object.find(name);
    return value && value->kind == ForeignJson::Kind::Boolean ? std::to_string(value->integer) : cell(object, name);
}

CollectionRow rowOf(const ForeignJson& object)
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

} // namespace

CollectionReading readCollectionJson(std::string_view content, const CardPool& pool)
{
    const ForeignJson file = readJson(decodeText(content));
    if (file.kind != ForeignJson::Kind::Array)
        throw ReadError(ReadError::Kind::NotADeck, 0, "no array of cards");
    CollectionAssembly assembly(pool);
    for (const ForeignJson& item : file.items) {
        const CollectionRow row = rowOf(item);
        const std::string text = row.count + " " + row.title + " [" + row.number + "]";
        assembly.take(row, 0, text);
    }
    return assembly.finish();
}

std::string writeCollectionJson(std::span<const OwnedCard> cards, const CardPool& pool)
{
    std::string json = "[";
    for (const OwnedCard& owned : cards) {
        const auto card = pool.findNumber(owned.card);
        json += json.size() > 1 ? ",\n" : "\n";
        json += " {\"id\":" + jsonText(owned.card) + ",\"title\":" + (card ? jsonText(pool[*card].title) : "null") +
                ",\"count\":" + std::to_string(owned.count) + ",\"condition\":" + jsonText(nameOf(owned.condition)) +
                ",\"language\":" + jsonText(owned.language) + ",\"location\":" + jsonText(owned.location) +
                ",\"note\":" + jsonText(owned.note) + ",\"for_trade\":" + std::to_string(owned.forTrade) +
                ",\"wanted\":" + std::to_string(owned.wanted) + ",\"signed\":" + (owned.isSigned ? "true" : "false") +
                ",\"price_paid\":" + jsonText(priceText(owned.pricePaid)) +
                ",\"currency\":" + jsonText(owned.currency) + ",\"acquired\":" + jsonText(owned.acquired) +
                ",\"lent_to\":" + jsonText(owned.lentTo) + ",\"lent_on\":" + jsonText(owned.lentOn) + "}";
    }
    return json + "\n]\n";
}

} // namespace dossier
