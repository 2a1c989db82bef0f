#include "importers/decks/fan_site_cards.h"

#include "importers/decks/deck_assembly.h"

namespace dossier {

namespace {

std::string quantityText(const ForeignJson& quantity)
{
    switch (quantity.kind) {
    case ForeignJson::Kind::Integer:
        return std::to_string(quantity.integer);
    case ForeignJson::Kind::Text:
        return jsonText(quantity.text);
    case ForeignJson::Kind::Null:
        return "null";
    case ForeignJson::Kind::Boolean:
        return quantity.integer != 0 ? "true" : "false";
    case ForeignJson::Kind::Fraction:
        return "?";
    case ForeignJson::Kind::Array:
        return "[]";
    case ForeignJson::Kind::Object:
        return "{}";
    }
    return {};
}

} // namespace

void takeCardCounts(DeckAssembly& assembly, const ForeignJson& counts)
{
    for (std::size_t i = 0; i < counts.items.size(); ++i) {
        const ForeignJson& quantity = counts.items[i];
        const std::string text = jsonText(counts.names[i]) + ": " + quantityText(quantity);
        CardLine line = readCardName(counts.names[i], assembly.pool(), assembly.wantsHints());
        const bool counted =
            quantity.kind == ForeignJson::Kind::Integer && quantity.integer >= 1 && quantity.integer <= kMostCopies;
        if (line.card && counted)
            assembly.takeUnsorted(*line.card, static_cast<int>(quantity.integer), {0, text});
        else if (line.card)
            assembly.reject({0, text}, LineTrouble::BadCount, std::to_string(kMostCopies));
        else
            assembly.rejectCard({0, text}, ListSection::Unsorted,
                                {std::nullopt, counted ? static_cast<int>(quantity.integer) : 1,
                                 LineTrouble::UnknownCard, std::move(line.hint), counts.names[i]});
    }
}

std::vector<DeckEntry> allCards(const Deck& deck)
{
    Deck all;
    for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck})
        for (const DeckEntry& entry : deck.zone(zone))
            all.add(Zone::BureauDeck, entry.card, entry.count);
    return std::move(all.bureauDeck);
}

std::string cardCountsJson(const Deck& deck, const CardPool& pool)
{
    std::string json = "{";
    for (const DeckEntry& entry : allCards(deck)) {
        if (json.size() > 1)
            json += ',';
        json += jsonText(pool[entry.card].id) + ":" + std::to_string(entry.count);
    }
    return json + "}";
}

} // namespace dossier
