// JSON of unknown origin: what is missing, or of another kind than one looks for, counts as nothing.
#pragma once

#include "importers/reading/reading.h"
#include "importers/reading/text_blocks.h"
#include "text/json.h"

#include <functional>
#include <optional>
#include <span>
#include <string_view>

namespace dossier {

// Throws ReadError with the line: BadJson where it is cut off, malformed, nested more than 16 deep or holds a number no
// machine can count with, or where a key stands twice in one object: nobody can say which is meant; TooLarge, TooMany
// (a million values).
Json readForeignJson(std::string_view text);
// The same where a key may stand twice: for who looks at its objects with refuseKeyTwice, but for one that counts.
Json readForeignCounts(std::string_view text);

// Reads a list item by item, so that no more than one lies open. False where the text is no list; throws what
// readForeignJson throws, items before the fault have been taken then.
bool forEachForeignItem(std::string_view text, const std::function<void(const Json&)>& take);
// The same with the line of the text in which each item begins.
bool forEachForeignItem(std::string_view text, const std::function<void(const Json&, int line)>& take);

// The same of a file of any size, with the text of each item as it stood. An item may be as long as a line. Throws
// TooLong, and what TextBlocks throws, besides.
enum class ForeignItems { All, NoList, Stopped };
ForeignItems forEachForeignItem(TextBlocks& blocks,
                                const std::function<void(const Json&, int line, std::string_view text)>& take,
                                const KeepsOn& goOn = {});

// The first item of a list; nothing where the text is none, or an empty one. Throws what readForeignJson throws.
std::optional<Json> firstForeignItem(std::string_view text);

// Where a second object or list begins behind the first, as a line; 0 where there is none.
int lineOfSecondValue(std::string_view text);

// The values of the first object of a text that is JSON, each as it stood, but in one line: by the place of its member.
std::vector<std::string> memberTexts(std::string_view text);

// The first member of this name, or nullptr.
const Json* memberOf(const Json& json, std::string_view name);
std::string textOf(const Json& json, std::string_view name);
std::int64_t numberOf(const Json& json, std::string_view name);
const Json::Items& itemsOf(const Json& json, std::string_view name);

// Puts the members that are none of the known ones to `keys`, up to a hundred. `line`: of the object in its file, where
// the text that was read is a piece of it.
void noteUnknownKeys(const Json& object, std::span<const std::string_view> known, UnknownKeys& keys, int line = 0,
                     std::string_view file = {});
// Puts a value that says nothing of its key to `values`, each once, up to a hundred.
void noteUnknownValue(std::string_view key, const Json& value, UnknownValues& values, int line, std::string_view file);

} // namespace dossier
