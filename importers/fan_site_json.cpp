#include "importers/fan_site_json.h"

#include "importers/deck_assembly.h"
#include "importers/text_lines.h"

#include <algorithm>

namespace dossier {

namespace {

const Json* firstOf(const Json& object, std::string_view name, std::string_view orElse)
{
    const Json* const found = object.find(name);
    return found ? found : object.find(orElse);
}

std::string textOf(const Json* value)
{
    return value && value->kind == Json::Kind::Text ? value->text : std::string();
}

// An object of numbers alone: what stands in a signature link, saved as a file.
bool isBareCounts(const Json& object)
{
    return !object.items.empty() && std::all_of(object.items.begin(), object.items.end(),
                                                [](const Json& item) { return item.kind == Json::Kind::Integer; });
}

std::string quantityText(const Json& quantity)
{
    switch (quantity.kind) {
    case Json::Kind::Integer:
        return std::to_string(quantity.integer);
    case Json::Kind::Text:
        return jsonText(quantity.text);
    case Json::Kind::Null:
        return "null";
    case Json::Kind::Boolean:
        return quantity.integer != 0 ? "true" : "false";
    case Json::Kind::Fraction:
        return "?";
    case Json::Kind::Array:
        return "[]";
    case Json::Kind::Object:
        return "{}";
    }
    return {};
}

} // namespace

void takeCardCounts(DeckAssembly& assembly, const Json& counts)
{
    for (std::size_t i = 0; i < counts.items.size(); ++i) {
        const Json& quantity = counts.items[i];
        const std::string text = jsonText(counts.names[i]) + ": " + quantityText(quantity);
        CardLine line = readCardName(counts.names[i], assembly.pool(), assembly.wantsHints());
        const bool counted =
            quantity.kind == Json::Kind::Integer && quantity.integer >= 1 && quantity.integer <= kMostCopies;
        if (!line.card)
            assembly.reject({0, text}, LineTrouble::UnknownCard, std::move(line.hint));
        else if (!counted)
            assembly.reject({0, text}, LineTrouble::BadCount, std::to_string(kMostCopies));
        else
            assembly.takeUnsorted(*line.card, static_cast<int>(quantity.integer), {0, text});
    }
}

DeckReading readFanSiteJson(std::string_view text, const CardPool& pool)
{
    const Json file = readJson(text);
    if (file.kind != Json::Kind::Object)
        throw ReadError(ReadError::Kind::NotADeck, 0, "no object");
    const Json* cards = firstOf(file, "cards", "card_ids");
    if (!cards && isBareCounts(file))
        cards = &file;
    if (!cards || cards->kind != Json::Kind::Object)
        throw ReadError(ReadError::Kind::NotADeck, 0, "no object \"cards\" or \"card_ids\"");
    DeckAssembly assembly(pool);
    assembly.deck().name = trimmed(textOf(firstOf(file, "name", "title")));
    assembly.deck().notes = textOf(file.find("description"));
    assembly.noteUnderstood();
    takeCardCounts(assembly, *cards);
    return assembly.finish();
}

std::string cardCountsJson(const Deck& deck, const CardPool& pool)
{
    Deck all;
    for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck})
        for (const DeckEntry& entry : deck.zone(zone))
            all.add(Zone::BureauDeck, entry.card, entry.count);
    std::string json = "{";
    for (const DeckEntry& entry : all.bureauDeck) {
        if (json.size() > 1)
            json += ',';
        json += jsonText(pool[entry.card].id) + ":" + std::to_string(entry.count);
    }
    return json + "}";
}

std::string writeFanSiteJson(const Deck& deck, const CardPool& pool)
{
    return "{\"name\":" + jsonText(deck.name) + ",\"cards\":" + cardCountsJson(deck, pool) + "}";
}

} // namespace dossier
