#include "importers/deck_formats.h"

#include "domain/text_fold.h"
#include "importers/dossier_text.h"
#include "importers/fan_site_csv.h"
#include "importers/fan_site_json.h"
#include "importers/plain_list.h"
#include "importers/signature.h"
#include "importers/text_encoding.h"
#include "importers/text_lines.h"

#include <algorithm>
#include <array>

namespace dossier {

namespace {

constexpr std::array<std::string_view, 5> kNames{"text", "json", "csv", "signature", "list"};

DeckReading readAs(DeckFormat format, std::string_view text, const CardPool& pool)
{
    switch (format) {
    case DeckFormat::DossierText:
        return readDossierText(text, pool);
    case DeckFormat::FanSiteJson:
        return readFanSiteJson(text, pool);
    case DeckFormat::FanSiteCsv:
        return readFanSiteCsv(text, pool);
    case DeckFormat::Signature:
        return readSignature(text, pool);
    case DeckFormat::PlainList:
        return readPlainList(text, pool);
    }
    throw ReadError(ReadError::Kind::UnknownFormat, 0, "no such format");
}

std::string writeAs(DeckFormat format, const Deck& deck, const CardPool& pool)
{
    switch (format) {
    case DeckFormat::DossierText:
        return writeDossierText(deck, pool);
    case DeckFormat::FanSiteJson:
        return writeFanSiteJson(deck, pool);
    case DeckFormat::FanSiteCsv:
        return writeFanSiteCsv(deck, pool);
    case DeckFormat::Signature:
        return writeSignature(deck, pool);
    case DeckFormat::PlainList:
        return writePlainList(deck, pool);
    }
    return {};
}

// "[4] Title" and "[Main]" begin like JSON and are none.
bool looksLikeJson(std::string_view text)
{
    text = trimmed(text);
    if (text.substr(0, 1) == "[") {
        text = trimmed(text.substr(1));
        return !text.empty() && std::string_view("[{\"]").find(text.front()) != std::string_view::npos;
    }
    return text.substr(0, 1) == "{";
}

bool startsFolded(std::string_view line, std::string_view key)
{
    return fold(line.substr(0, key.size() + 8)).substr(0, key.size()) == key;
}

// One of our own keys or headings, and none of the marks of a pasted list.
bool looksLikeDossierText(const std::vector<TextLine>& lines)
{
    bool ours = false;
    for (const TextLine& line : lines) {
        const std::string_view content = trimmed(line.text);
        if (content.substr(0, 2) == "//" || startsFolded(content, "sb:"))
            return false;
        for (const std::string_view key :
             {"name:", "game:", "x-file:", "notes:", "team:", "team (", "bureau deck:", "bureau deck ("})
            ours = ours || startsFolded(content, key);
    }
    return ours;
}

bool holdsCardLines(const std::vector<TextLine>& lines)
{
    return std::any_of(lines.begin(), lines.end(), [](const TextLine& line) {
        const std::string_view content = trimmed(line.text);
        const auto digits = content.find_first_not_of("0123456789");
        return digits != 0 && digits != std::string_view::npos && !holdsSignature(content);
    });
}

DeckFormat guessTextFormat(std::string_view text)
{
    if (looksLikeJson(text))
        return DeckFormat::FanSiteJson;
    if (isFanSiteCsv(text))
        return DeckFormat::FanSiteCsv;
    const std::vector<TextLine> lines = linesOf(text);
    if (looksLikeDossierText(lines))
        return DeckFormat::DossierText;
    return holdsSignature(text) && !holdsCardLines(lines) ? DeckFormat::Signature : DeckFormat::PlainList;
}

// Agents may stand in two zones, and spare X-Files in any: there the type of a card does not tell its zone.
bool zonesMatter(const Deck& deck, const CardPool& pool)
{
    const auto isOf = [&](CardType type) {
        return [&pool, type](const DeckEntry& e) { return pool[e.card].type == type; };
    };
    return !deck.team.empty() || sizeOf(deck.xFile) > 1 ||
           std::any_of(deck.bureauDeck.begin(), deck.bureauDeck.end(), isOf(CardType::Agent)) ||
           std::any_of(deck.bureauDeck.begin(), deck.bureauDeck.end(), isOf(CardType::XFile));
}

std::vector<DeckLoss> lossesOf(const Deck& deck, const CardPool& pool, DeckFormat format, std::string_view content)
{
    const bool ours = format == DeckFormat::DossierText;
    const bool list = format == DeckFormat::PlainList;
    std::vector<DeckLoss> lost;
    if (!ours && !list && zonesMatter(deck, pool))
        lost.push_back(DeckLoss::Zones);
    // In a list, a note that reads like a heading is taken for one.
    const Deck back = list ? readPlainList(content, pool).deck : deck;
    const bool named = ours || format == DeckFormat::FanSiteJson;
    if (list ? back.name != deck.name : !named && !deck.name.empty())
        lost.push_back(DeckLoss::Name);
    if (list ? back.notes != deck.notes : !ours && !deck.notes.empty())
        lost.push_back(DeckLoss::Notes);
    if (!ours && deck.game != Game::Advanced)
        lost.push_back(DeckLoss::Game);
    if (!deck.aside.empty())
        lost.push_back(DeckLoss::Aside);
    return lost;
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
    try {
        return guessTextFormat(decodeText(content));
    } catch (const ReadError&) {
        return DeckFormat::PlainList; // reading it will say what is wrong
    }
}

DeckReading readDeck(std::string_view content, const CardPool& pool, std::optional<DeckFormat> format,
                     std::string_view fallbackName)
{
    const std::string text = decodeText(content);
    DeckReading reading = readAs(format ? *format : guessTextFormat(text), text, pool);
    if (reading.deck.name.empty())
        reading.deck.name = fallbackName;
    return reading;
}

DeckWriting writeDeck(const Deck& deck, const CardPool& pool, DeckFormat format)
{
    DeckWriting writing{writeAs(format, deck, pool), {}};
    writing.lost = lossesOf(deck, pool, format, writing.content);
    return writing;
}

} // namespace dossier
