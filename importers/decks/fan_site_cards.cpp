#include "importers/decks/fan_site_cards.h"

#include "importers/decks/deck_assembly.h"
#include "importers/reading/text_lines.h"

namespace dossier {

namespace {

std::optional<int> countOf(const Json& quantity)
{
    const bool isNumber = quantity.isNumber() || quantity.kind() == Json::Kind::Fraction; // "2.0" is two
    return isNumber ? countIn(quantity.compact(), 1, kMostCopies) : std::nullopt;
}

} // namespace

void takeCardCounts(DeckAssembly& assembly, const Json& counts, std::span<const std::string> texts)
{
    for (std::size_t place = 0; place < counts.members().size(); ++place) {
        const auto& [name, quantity] = counts.members()[place];
        const std::string text =
            Json(name).compact() + ": " + (place < texts.size() ? texts[place] : quantity.compact());
        CardLine line = readCardName(name, assembly.pool(), assembly.wantsHints());
        const std::optional<int> count = countOf(quantity);
        const bool isKnown = line.card || line.ofTitle;
        if (isKnown && count)
            assembly.takePrinting(ListSection::Unsorted, std::move(line), {}, *count, {0, text});
        else if (isKnown)
            assembly.reject({0, text}, LineTrouble::BadCount, std::to_string(kMostCopies));
        else
            assembly.rejectCard(
                {0, text}, ListSection::Unsorted,
                {std::nullopt, count.value_or(1), LineTrouble::UnknownCard, std::move(line.hint), name});
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

Json cardCounts(const Deck& deck, const CardPool& pool)
{
    Json counts = Json::object();
    for (const DeckEntry& entry : allCards(deck))
        counts.set(pool[entry.card].id, entry.count);
    return counts;
}

} // namespace dossier
