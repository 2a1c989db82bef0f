// How long the texts may be that somebody types or a file brings: names, places, notes. Counted in letters of Unicode,
// for nobody counts bytes. What an older version stored and is longer stays as it is, is shown and exported, and comes
// back out of an archive of everything; only what comes anew keeps to the limits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace dossier {

enum class TextOf : std::uint8_t {
    DeckName,
    DeckNotes,
    Folder, // the whole path
    Tag,
    VersionName,
    Place,
    Borrower,
    Note, // of a row of the collection; of rows that are one, together
    Currency,
    Language,
    SearchName,
    Search,
    SetName
};
inline constexpr int kTextsOf = 13;

// The most letters there may be.
std::size_t longest(TextOf);
// "deck name", "note"; nothing for other words.
std::string_view nameOf(TextOf);
std::optional<TextOf> textNamed(std::string_view name);

bool isTooLong(TextOf, std::string_view text);
// The letters of it there may be.
std::string_view cutTo(TextOf, std::string_view text);

// Names, places and the like stand in one line of a list, notes in several. What breaks it: ends of lines, and every
// other sign that a terminal or a page obeys.
bool isOneLine(TextOf);
bool isBroken(TextOf, std::string_view text);
// With a blank for each of them.
std::string inOneLine(std::string_view text);

// Whether texts and days keep to what is taken today, or are those of a database that is put back: older versions took
// more.
enum class Limits : std::uint8_t { Checked, AsTheyWere };

} // namespace dossier
