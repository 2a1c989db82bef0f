// Every way of writing down a deck, said once: its value, how it is told from others, read and written, its word and
// the ending of its files. A new one is a value of DeckFormat, its functions and a row here, and their file beside this
// one; the compiler asks in src/desk/files/source_file.cpp what people call it.
#pragma once

#include "importers/reading/reading.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace dossier {

enum class DeckFormat : std::uint8_t {
    DossierText, // the program's own text form
    FanSiteJson, // {"name","cards"} or {"title","card_ids"}
    FanSiteCsv,  // "#","Set","Title","Type","Quantity"
    Signature,   // an old link, ...?signature=...
    PlainList,   // "2 Title" a line, as people type and paste it
    Cockatrice,  // XML
    ForumText,   // a list with BBCode headings, for posting
    Html,        // a page by itself, to put on the web or send by mail
    Lackey,      // count, TAB and title a line, as LackeyCCG loads it
    Octgn,       // XML
    Tabletop,    // a saved object of Tabletop Simulator, JSON
    // Only read:
    LackeyXml, // LackeyCCG's own file
    Mtgo,      // Magic Online's file, as other programs write it for any game
    Forge
};

// The program's own text form of a deck, extension .deck: written by people as often as by the program.
// `text` as decodeText gives it. Throws ReadError::NothingUnderstood.
DeckReading readDossierText(std::string_view text, const CardPool& pool);
// Reading it gives the same deck, but for `aside`, whose lines become comments.
std::string writeDossierText(const Deck& deck, const CardPool& pool);

// The fan site's deck files, old and new: {"name","cards"} and {"title","card_ids"}, both card number -> copies.
// Throws ReadError: BadJson, NotADeck, NothingUnderstood.
DeckReading readFanSiteJson(std::string_view text, const CardPool& pool);
// {"name","cards"}: both sites read it. No zones, no notes.
std::string writeFanSiteJson(const Deck& deck, const CardPool& pool);

// The fan site's table of a deck: "#","Set","Title","Type","Quantity".
// Whether `text` begins with the heading of such a table, as the site or a spreadsheet wrote it.
bool isFanSiteCsv(std::string_view text);
// The column # names the card; the title only where that is empty, or there is no such column. The site does not double
// quotes within a title. Throws ReadError: NotADeck where the heading names no cards or not how many,
// NothingUnderstood.
DeckReading readFanSiteCsv(std::string_view text, const CardPool& pool);
// Every field quoted, LF, none at the end; by type, then number.
std::string writeFanSiteCsv(const Deck& deck, const CardPool& pool);

// The fan site's old links to a deck: ...?signature=..., card counts as JSON, deflated, in base64, percent-encoded.
// Whether such a link stands anywhere in `text`.
bool holdsSignature(std::string_view text);
// Reads the first link in `text`; a text that holds none is taken for the bare code. A cube draft is a deck only where
// it is one player's. Throws ReadError: BadSignature, NotADeck, NothingUnderstood.
DeckReading readSignature(std::string_view text, const CardPool& pool);
// The whole link, letter for letter as the site made it.
std::string writeSignature(const Deck& deck, const CardPool& pool);

// A deck as people type and paste it: "2 Title" a line, with the habits of other programs' lists.
// Understands counts before and after the title, set codes beside it, "SB:", "//" and "#" comments, and headings, also
// those in comments ("// Team (3)"). Comments before the first card are the name and the notes.
// Throws ReadError::NothingUnderstood.
DeckReading readPlainList(std::string_view text, const CardPool& pool);
// "2 Gibsonton, FL (XF96) 0042" a line under commented headings: other programs read it, and this one gets its zones
// back.
std::string writePlainList(const Deck& deck, const CardPool& pool);

// A deck as Cockatrice keeps it, extension .cod: XML with a main zone (the Bureau Deck) and a side zone (the Team and
// the X-File, so that a table there deals the Bureau Deck alone).
bool isCockatriceDeck(std::string_view text);
// Cards are found by set and number where the file has them, else by name. In the side zone the type of a card tells
// whether it is the X-File or one of the Team. Entities other than the five of XML are refused, not resolved.
// Throws ReadError: BadXml, NotADeck, NothingUnderstood.
DeckReading readCockatriceDeck(std::string_view text, const CardPool& pool);
std::string writeCockatriceDeck(const Deck& deck, const CardPool& pool);

// A deck for posting: a list by type under BBCode headings, readable as it stands and by the program.
// Whether some line is all in [b].
bool isForumText(std::string_view text);
// The first line in [b] is the name, what stands in [quote] the notes; the rest is a plain list.
// Throws ReadError::NothingUnderstood.
DeckReading readForumText(std::string_view text, const CardPool& pool);
std::string writeForumText(const Deck& deck, const CardPool& pool);

// A deck as a web page by itself: nothing is loaded from elsewhere, light or dark as the reader's screen is. The deck
// stands in it once more as text, so that the program can read the page back.
// Whether this is a page that writeHtmlDeck made.
bool isHtmlDeck(std::string_view text);
// Throws ReadError: NotADeck for other pages, NothingUnderstood.
DeckReading readHtmlDeck(std::string_view text, const CardPool& pool);
std::string writeHtmlDeck(const Deck& deck, const CardPool& pool);

// A deck as LackeyCCG loads it from text: count, TAB, title; "Team:" opens the next zone. Cards go by title alone.
// Counts and TABs throughout, and at least one zone of ours, "Team:" or "X-File:". Without any it may as well be a list
// that somebody typed.
bool isLackeyList(std::string_view text);
// The first block is the Bureau Deck. Throws ReadError::NothingUnderstood.
DeckReading readLackeyList(std::string_view text, const CardPool& pool);
std::string writeLackeyList(const Deck& deck, const CardPool& pool);

// An OCTGN deck (.o8d): XML, a <section> a part of the deck. OCTGN knows a card by an identifier; nobody has published
// this game for it, so the identifiers follow from a name of our own and the card's number: a plug-in made with the
// same rule finds them, any other goes by the titles, which stand there, too.
bool isOctgnDeck(std::string_view text);
// Throws ReadError: BadXml, TooLong, NotADeck, NothingUnderstood.
DeckReading readOctgnDeck(std::string_view text, const CardPool& pool);
std::string writeOctgnDeck(const Deck& deck, const CardPool& pool);

// A saved object of Tabletop Simulator (JSON): a pile for each part of the deck, a card a card, known by its nickname.
// The faces are pictures on sheets of ten by seven; none is shipped, so the sheets are named only ("sheet1.png",
// "back.png"), in the order of deckFaces(), for whoever has pictures to put their addresses there.
bool isTabletopDeck(std::string_view text);
// Throws ReadError: BadJson, NotADeck, NothingUnderstood.
DeckReading readTabletopDeck(std::string_view text, const CardPool& pool);
std::string writeTabletopDeck(const Deck& deck, const CardPool& pool);

// A LackeyCCG deck file (.dek): XML in which every copy is a <card> of its own, in a <superzone> a part of the deck.
bool isLackeyDeck(std::string_view text);
// Throws ReadError: BadXml, TooLong, NotADeck, NothingUnderstood.
DeckReading readLackeyDeck(std::string_view text, const CardPool& pool);

// A deck file of Magic Online (.dek): a <Cards> element a title. Other programs write it for any game; the sideboard
// holds what is not shuffled.
bool isMtgoDeck(std::string_view text);
// Throws ReadError: BadXml, TooLong, NotADeck, NothingUnderstood.
DeckReading readMtgoDeck(std::string_view text, const CardPool& pool);

// A deck file of Forge (.dck): sections in brackets, "4 Title|SET|1" a line.
bool isForgeDeck(std::string_view text);
// Throws ReadError::NothingUnderstood.
DeckReading readForgeDeck(std::string_view text, const CardPool& pool);

struct DeckFormatFacts
{
    DeckFormat format;
    std::string_view word;   // on the command line
    std::string_view ending; // of a file's name, without the dot
    bool ofEnding;           // whether a file of this ending is written so where nobody says how
    DeckReading (*read)(std::string_view text, const CardPool& pool);
    std::optional<std::string (*)(const Deck& deck, const CardPool& pool)> write{}; // nothing: it is only read
};

// In the order of DeckFormat.
inline constexpr auto kDeckFormatFacts = std::to_array<DeckFormatFacts>({
    {DeckFormat::DossierText, "text", "deck", true, readDossierText, writeDossierText},
    {DeckFormat::FanSiteJson, "json", "json", true, readFanSiteJson, writeFanSiteJson},
    {DeckFormat::FanSiteCsv, "csv", "csv", true, readFanSiteCsv, writeFanSiteCsv},
    {DeckFormat::Signature, "signature", "txt", false, readSignature, writeSignature},
    {DeckFormat::PlainList, "list", "txt", true, readPlainList, writePlainList},
    {DeckFormat::Cockatrice, "cod", "cod", true, readCockatriceDeck, writeCockatriceDeck},
    {DeckFormat::ForumText, "forum", "txt", false, readForumText, writeForumText},
    {DeckFormat::Html, "html", "html", true, readHtmlDeck, writeHtmlDeck},
    {DeckFormat::Lackey, "lackey", "txt", false, readLackeyList, writeLackeyList},
    {DeckFormat::Octgn, "o8d", "o8d", true, readOctgnDeck, writeOctgnDeck},
    {DeckFormat::Tabletop, "tts", "json", false, readTabletopDeck, writeTabletopDeck},
    {DeckFormat::LackeyXml, "dek", "dek", false, readLackeyDeck},
    {DeckFormat::Mtgo, "mtgo", "dek", false, readMtgoDeck},
    {DeckFormat::Forge, "dck", "dck", false, readForgeDeck},
});

inline constexpr int kDeckFormats = static_cast<int>(kDeckFormatFacts.size());
inline constexpr int kWrittenFormats = // the first of them
    static_cast<int>(
        std::ranges::count_if(kDeckFormatFacts, [](const DeckFormatFacts& f) { return f.write.has_value(); }));

constexpr const DeckFormatFacts& factsOf(DeckFormat format)
{
    return kDeckFormatFacts[static_cast<std::size_t>(format)];
}

static_assert(std::ranges::all_of(kDeckFormatFacts, [](const DeckFormatFacts& facts) {
    const bool first = &factsOf(facts.format) < kDeckFormatFacts.data() + kWrittenFormats;
    return &facts == &factsOf(facts.format) && facts.write.has_value() == first;
}));

} // namespace dossier
