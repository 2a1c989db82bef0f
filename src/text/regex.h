// Regular expressions for people's searches, by RE2: safe with any pattern, for matching takes time in proportion to
// the text and memory within a limit; back references and look-around do not exist. Case and accents do not count.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <variant>

namespace re2 {
class RE2;
}

namespace dossier {

// Why a pattern was refused. TooLong and TooCostly are the limits below, everything else is Malformed.
struct RegexError
{
    enum class Kind : std::uint8_t { Malformed, TooLong, TooCostly };
    Kind kind = Kind::Malformed;
    std::size_t position = 0; // in bytes, within the pattern; 0 where no place can be named
};

// Copies share what was compiled; several threads may search with one.
class Regex
{
public:
    static constexpr std::size_t kLongestPattern = 200;  // bytes
    static constexpr std::int64_t kMostMemory = 1 << 20; // bytes, compiled pattern and states met while matching

    // Never throws, whatever the bytes.
    static std::variant<Regex, RegexError> compile(std::string_view pattern);

    // Whether the pattern fits anywhere in `folded`, a text as fold() returns it.
    bool foundIn(std::string_view folded) const;

private:
    explicit Regex(std::shared_ptr<const re2::RE2> compiled);

    std::shared_ptr<const re2::RE2> m_compiled;
};

} // namespace dossier
