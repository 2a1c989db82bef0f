#include "importers/decks/fan_site_json.h"

#include "importers/decks/deck_assembly.h"
#include "importers/decks/fan_site_cards.h"
#include "importers/reading/text_lines.h"

#include <algorithm>

namespace dossier {

namespace {

const ForeignJson* firstOf(const ForeignJson& object, std::string_view name, std::string_view orElse)
{
    const ForeignJson* const found = object.find(name);
    return found ? found : object.find(orElse);
}

std::string textOf(const ForeignJson* value)
{
    return value && value->kind == ForeignJson::Kind::Text ? value->text : std::string();
}

// An object of numbers alone: what stands in a signature link, saved as a file.
bool isBareCounts(const ForeignJson& object)
{
    return !object.items.empty() && std::all_of(object.items.begin(), object.items.end(), [](const ForeignJson& item) {
        return item.kind == ForeignJson::Kind::Integer;
    });
}

} // namespace

DeckReading readFanSiteJson(std::string_view text, const CardPool& pool)
{
    const ForeignJson file = readJson(text);
    if (file.kind != ForeignJson::Kind::Object)
        throw ReadError(ReadError::Kind::NotADeck, 0, "no object");
    const ForeignJson* cards = firstOf(file, "cards", "card_ids");
    if (!cards && isBareCounts(file))
        cards = &file;
    if (!cards || cards->kind != ForeignJson::Kind::Object)
        throw ReadError(ReadError::Kind::NotADeck, 0, "no object \"cards\" or \"card_ids\"");
    DeckAssembly assembly(pool);
    assembly.deck().name = trimmed(textOf(firstOf(file, "name", "title")));
    assembly.deck().notes = textOf(file.find("description"));
    assembly.noteUnderstood();
    takeCardCounts(assembly, *cards);
    return assembly.finish();
}

std::string writeFanSiteJson(const Deck& deck, const CardPool& pool)
{
    return "{\"name\":" + jsonText(deck.name) + ",\"cards\":" + cardCountsJson(deck, pool) + "}";
}

} // namespace dossier
