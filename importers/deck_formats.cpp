#include "importers/deck_formats.h"

#include "domain/text_fold.h"
#include "importers/dossier_text.h"
#include "importers/fan_site_json.h"
#include "importers/text_encoding.h"
#include "importers/text_lines.h"

#include <array>

namespace dossier {

namespace {

constexpr std::array<std::string_view, 5> kNames{"text", "json", "csv", "signature", "list"};

DeckReading readAs(DeckFormat format, std::string_view text, const CardPool& pool)
{
    switch (format) {
    case DeckFormat::FanSiteJson:
        return readFanSiteJson(text, pool);
    default:
        return readDossierText(text, pool);
    }
}

} // namespace

std::optional<DeckFormat> deckFormatNamed(std::string_view name)
{
    for (std::size_t i = 0; i < kNames.size(); ++i)
        if (fold(name) == kNames[i])
            return static_cast<DeckFormat>(i);
    return std::nullopt;
}

std::string_view nameOf(DeckFormat format)
{
    return kNames[static_cast<std::size_t>(format)];
}

DeckFormat guessDeckFormat(std::string_view content)
{
    return trimmed(content).substr(0, 1) == "{" ? DeckFormat::FanSiteJson : DeckFormat::DossierText;
}

DeckReading readDeck(std::string_view content, const CardPool& pool, std::optional<DeckFormat> format,
                     std::string_view fallbackName)
{
    const std::string text = decodeText(content);
    DeckReading reading = readAs(format.value_or(guessDeckFormat(text)), text, pool);
    if (reading.deck.name.empty())
        reading.deck.name = fallbackName;
    return reading;
}

DeckWriting writeDeck(const Deck& deck, const CardPool& pool, DeckFormat format)
{
    if (format == DeckFormat::FanSiteJson)
        return {writeFanSiteJson(deck, pool), {}};
    return {writeDossierText(deck, pool), {}};
}

} // namespace dossier
