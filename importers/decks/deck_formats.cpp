#include "importers/decks/deck_formats.h"

#include "domain/limits/text_limits.h"
#include "importers/decks/deck_assembly.h"
#include "importers/reading/card_line.h"
#include "importers/reading/text_encoding.h"
#include "importers/reading/text_lines.h"
#include "text/fold.h"
#include "text/utf8.h"

#include <algorithm>
#include <map>

namespace dossier {

namespace {

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
        const auto digits = content.find_first_not_of(kDigits);
        return digits != 0 && digits != std::string_view::npos && !holdsSignature(content);
    });
}

DeckFormat guessTextFormat(std::string_view text)
{
    if (looksLikeJson(text))
        return isTabletopDeck(text) ? DeckFormat::Tabletop : DeckFormat::FanSiteJson;
    if (isCockatriceDeck(text))
        return DeckFormat::Cockatrice;
    if (isLackeyDeck(text))
        return DeckFormat::LackeyXml;
    if (isMtgoDeck(text))
        return DeckFormat::Mtgo;
    if (isOctgnDeck(text))
        return DeckFormat::Octgn;
    if (isHtmlDeck(text))
        return DeckFormat::Html;
    if (isFanSiteCsv(text))
        return DeckFormat::FanSiteCsv;
    if (isForgeDeck(text))
        return DeckFormat::Forge;
    if (isForumText(text))
        return DeckFormat::ForumText;
    if (isLackeyList(text))
        return DeckFormat::Lackey;
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

// Copies of each printing, or with `byTitle` of each title, whatever order they are listed in.
std::map<CardIndex, int> copiesIn(const std::vector<DeckEntry>& entries, const CardPool& pool, bool byTitle)
{
    std::map<CardIndex, int> copies;
    for (const DeckEntry& entry : entries)
        if (!byTitle)
            copies[entry.card] += entry.count;
        else if (!pool.needsNumber(entry.card)) // of which the title alone is kept aside
            copies[pool.defaultPrinting(pool.titleOf(entry.card))] += entry.count;
    return copies;
}

bool sameZones(const Deck& a, const Deck& b, const CardPool& pool, bool byTitle)
{
    for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck})
        if (copiesIn(a.zone(zone), pool, byTitle) != copiesIn(b.zone(zone), pool, byTitle))
            return false;
    return true;
}

// Wherever they stand.
int xFilesIn(const Deck& deck, const CardPool& pool)
{
    int copies = 0;
    for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck})
        for (const DeckEntry& entry : deck.zone(zone))
            copies += pool[entry.card].type == CardType::XFile ? entry.count : 0;
    return copies;
}

// What the oldest formats hold is said here; what was written in any newer one is simply read again.
bool isReadAgain(DeckFormat format)
{
    return format > DeckFormat::PlainList;
}

// What is kept about a deck besides its list.
void addLossesOfKeeping(const Deck& deck, const Deck& back, std::vector<DeckLoss>& lost)
{
    if (deck.killersAgreed != back.killersAgreed)
        lost.push_back(DeckLoss::Killers);
    if (deck.sets != back.sets)
        lost.push_back(DeckLoss::Sets);
    if (deck.state != back.state)
        lost.push_back(DeckLoss::State);
    if (deck.folder != back.folder)
        lost.push_back(DeckLoss::Folder);
    if (deck.tags != back.tags)
        lost.push_back(DeckLoss::Tags);
}

std::vector<DeckLoss> lossesReadingAgain(const Deck& deck, const CardPool& pool, DeckFormat format,
                                         std::string_view content)
{
    try {
        DeckReading back = factsOf(format).read(content, pool);
        makeTextsFit(back);
        return lossesBetween(deck, back.deck, pool);
    } catch (const ReadError&) { // an empty deck: no list of cards
        return lossesBetween(deck, {}, pool);
    }
}

std::vector<DeckLoss> lossesByFormat(const Deck& deck, const CardPool& pool, DeckFormat format,
                                     std::string_view content)
{
    if (isReadAgain(format))
        return lossesReadingAgain(deck, pool, format, content);
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
    addLossesOfKeeping(deck, ours || list ? back : Deck(), lost);
    return lost;
}

// Also what is lost only where the file is read without saying in which format it is.
std::vector<DeckLoss> lossesOf(const Deck& deck, const CardPool& pool, DeckFormat format, std::string_view content)
{
    std::vector<DeckLoss> lost = lossesByFormat(deck, pool, format, content);
    for (const DeckLoss loss : lossesReadingAgain(deck, pool, guessTextFormat(content), content))
        if (std::ranges::find(lost, loss) == lost.end())
            lost.push_back(loss);
    return lost;
}

} // namespace

std::optional<DeckFormat> deckFormatNamed(std::string_view name)
{
    const auto found = std::ranges::find(kDeckFormatFacts, fold(name), &DeckFormatFacts::word);
    return found == kDeckFormatFacts.end() ? std::nullopt : std::optional(found->format);
}

std::string_view nameOf(DeckFormat format)
{
    return factsOf(format).word;
}

// A list quoted in a letter, line by line: most of its lines begin with a mark.
static std::string withoutQuotes(std::string text)
{
    const std::vector<TextLine> lines = linesOf(text);
    const auto isQuoted = [](const TextLine& line) { return trimmed(line.text).starts_with('>'); };
    const auto isBlank = [](const TextLine& line) { return trimmed(line.text).empty(); };
    const auto quoted = std::ranges::count_if(lines, isQuoted);
    const auto blank = std::ranges::count_if(lines, isBlank);
    if (quoted == 0 || 2 * quoted < static_cast<std::ptrdiff_t>(lines.size()) - blank)
        return text;
    std::string plain;
    for (const TextLine& line : lines)
        plain.append(withoutQuoteMarks(trimmed(line.text))).append(1, '\n');
    return plain;
}

DeckFormat guessDeckFormat(std::string_view content)
{
    try {
        return guessTextFormat(withoutQuotes(decodeText(content, kMostDeckBytes)));
    } catch (const ReadError&) {
        return DeckFormat::PlainList; // reading it will say what is wrong
    }
}

DeckReading readDeck(std::string_view content, const CardPool& pool, std::optional<DeckFormat> format,
                     std::string_view fallbackName)
{
    ChangedRows western;
    const std::string text = withoutQuotes(decodeText(content, kMostDeckBytes, &western));
    const auto finish = [&](DeckReading& reading) {
        makeTextsFit(reading);
        if (western.rows > 0)
            reading.remarks.push_back({ReadRemark::Western, 0, western.first, std::to_string(western.rows)});
    };
    try {
        DeckReading reading = factsOf(format ? *format : guessTextFormat(text)).read(text, pool);
        finish(reading);
        if (showsNothing(reading.deck.name))
            reading.deck.name =
                cutTo(TextOf::DeckName, inOneLine(fallbackName)); // of a file, which may be called anything
        return reading;
    } catch (const NoneUnderstood<DeckReading>& none) {
        DeckReading reading = none.reading();
        finish(reading);
        throw NoneUnderstood<DeckReading>(none.line(), none.detail(), std::move(reading));
    }
}

// All else is shown to people by something that would obey a control character.
static bool bringsEveryLetterBack(DeckFormat format)
{
    return format == DeckFormat::DossierText || format == DeckFormat::FanSiteJson || format == DeckFormat::Tabletop;
}

DeckWriting writeDeck(const Deck& deck, const CardPool& pool, DeckFormat format)
{
    const auto write = factsOf(format).write;
    DeckWriting writing{write ? (*write)(deck, pool) : std::string(), {}};
    if (!bringsEveryLetterBack(format))
        writing.content = withoutControls(writing.content);
    writing.lost = lossesOf(deck, pool, format, writing.content);
    if (format == DeckFormat::Tabletop)
        writing.lost.push_back(DeckLoss::Pictures); // it shows cards by their pictures, and there are none to give
    return writing;
}

std::vector<DeckLoss> lossesBetween(const Deck& deck, const Deck& back, const CardPool& pool)
{
    std::vector<DeckLoss> lost;
    if (!sameZones(deck, back, pool, true))
        lost.push_back(DeckLoss::Zones);
    else if (!sameZones(deck, back, pool, false))
        lost.push_back(DeckLoss::Printings);
    if (xFilesIn(back, pool) < xFilesIn(deck, pool))
        lost.push_back(DeckLoss::SpareXFiles);
    if (deck.name != back.name)
        lost.push_back(DeckLoss::Name);
    if (deck.notes != back.notes)
        lost.push_back(DeckLoss::Notes);
    if (deck.game != back.game)
        lost.push_back(DeckLoss::Game);
    if (deck.aside.size() > back.aside.size())
        lost.push_back(DeckLoss::Aside);
    addLossesOfKeeping(deck, back, lost);
    return lost;
}

} // namespace dossier
