// JSON of unknown origin as a plain value: members in the order of the file, doubles kept.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace dossier {

struct ForeignJson
{
    enum class Kind : std::uint8_t { Null, Boolean, Integer, Fraction, Text, Array, Object };

    Kind kind = Kind::Null;
    std::int64_t integer = 0;       // Boolean: 0 or 1
    std::string text;               // Text
    std::vector<std::string> names; // Object: one for each of `items`
    std::vector<ForeignJson> items; // Array, Object

    // The first member of this name, or nullptr.
    const ForeignJson* find(std::string_view name) const;
};

// Throws ReadError::BadJson with the line: cut off, malformed, nested more than 16 deep,
// or holding a number no machine can count with.
ForeignJson readJson(std::string_view text);

// `text` between quotes, as JSON wants it.
std::string jsonText(std::string_view text);

} // namespace dossier
