// What a file is, by what stands in it: every door at which files come in sends what it cannot take to the right one.
#pragma once

#include "domain/cards/card_pool.h"

#include <QString>

#include <string_view>

namespace dossier {

enum class FileKind : std::uint8_t {
    Unknown,
    Deck,
    Collection,
    CardSet,    // facts of cards
    Archive,    // everything in one zip
    Database,   // the file in which everything is kept
    Game,       // one that was saved
    Scenario,   // of rules
    Shard,      // a part of a playtest
    Spreadsheet // of a program for tables, which nobody reads here
};

// What its form alone says; decks have many, so none is called one here. The content may be the beginning of a file as
// far as archives and databases go.
FileKind formOf(std::string_view content);
// The same, and Deck where reading it as one gives cards, Scenario and Shard where it is neither. Takes as long as
// reading it.
FileKind kindOf(std::string_view content, const CardPool& pool);

// Behind whatever blanks or mark of UTF-8.
bool isJsonText(std::string_view content);

// Where the window takes in such a file, and which command does, each as a sentence without its full stop; empty of
// Unknown.
QString doorInWindow(FileKind kind);
QString doorOfCommands(FileKind kind);

} // namespace dossier
