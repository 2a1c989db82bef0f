// Every way of writing down a deck that the program reads and writes.
#pragma once

#include "importers/decks/format_list.h"

#include <string>
#include <string_view>

namespace dossier {

// By its word on the command line; nothing for other words.
std::optional<DeckFormat> deckFormatNamed(std::string_view name);
std::string_view nameOf(DeckFormat format);

// Which format `content` is in, by looking at it. A file that merely holds an old link is a Signature.
DeckFormat guessDeckFormat(std::string_view content);

// Reads a deck in any encoding a file may be in (UTF-8 with or without mark, UTF-16, Latin-1; LF, CRLF or CR).
// `fallbackName` names the deck where the content does not. Throws ReadError where nothing can be understood.
DeckReading readDeck(std::string_view content, const CardPool& pool, std::optional<DeckFormat> format,
                     std::string_view fallbackName);

// What a format has no place for, so that it can be said before writing.
enum class DeckLoss : std::uint8_t {
    Zones,
    Name,
    Notes,
    Game,
    Aside,
    Printings,
    Killers,
    Sets,
    State,
    Folder,
    Tags,
    Pictures,
    SpareXFiles // all but the first: lists without zones have them aside when they are read again
};

struct DeckWriting
{
    std::string content; // UTF-8, LF
    // Only what this deck really has and the file will not hold, or will not give back where it is read without
    // saying in which format it is.
    std::vector<DeckLoss> lost;
};

// Empty for a format that is only read.
DeckWriting writeDeck(const Deck& deck, const CardPool& pool, DeckFormat format);

// What of `deck` is not found again in `back`, a deck read from what was written of it. The order of cards within a
// zone is no loss.
std::vector<DeckLoss> lossesBetween(const Deck& deck, const Deck& back, const CardPool& pool);

} // namespace dossier
