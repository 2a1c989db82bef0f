// Regular expressions for people's searches: safe with any pattern, for matching takes time in proportion to text times
// pattern and no recursion. The dialect is small: literals . [abc] [^a-z] * + ? {m,n} | ( ) ^ $ \d \w \s \b (and \D \W
// \S \B); back references and look-around do not exist. Case and accents do not count.
#pragma once

#include <bitset>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace dossier {

// Why a pattern was refused. TooLong and TooCostly are the limits below, everything else is Malformed.
struct RegexError
{
    enum class Kind : std::uint8_t { Malformed, TooLong, TooCostly };
    Kind kind = Kind::Malformed;
    std::size_t position = 0; // in bytes, within the pattern
};

class Regex
{
public:
    static constexpr std::size_t kLongestPattern = 200; // bytes
    static constexpr std::size_t kMostInstructions = 1'000;

    // Never throws, whatever the bytes.
    static std::variant<Regex, RegexError> compile(std::string_view pattern);

    // Whether the pattern fits anywhere in `folded`, a text as fold() returns it.
    bool foundIn(std::string_view folded) const;

private:
    struct Threads;

public:
    // Looks through many texts with memory fetched once. Not for several threads at a time; the Regex must outlive it.
    class Search
    {
    public:
        explicit Search(const Regex& regex);
        ~Search();
        bool foundIn(std::string_view folded);

    private:
        const Regex& m_regex;
        std::unique_ptr<Threads> m_now;
        std::unique_ptr<Threads> m_then;
    };

private:
    friend class RegexCompiler;

    using Bytes = std::bitset<256>;
    struct Instruction
    {
        enum class Kind : std::uint8_t { Byte, Class, Fork, Start, End, WordBorder, NoWordBorder, Match };
        Kind kind = Kind::Match;
        char byte = 0;           // Byte
        std::uint16_t value = 0; // Class: which; Fork: the other way
        std::uint16_t next = 0;  // every kind but Match
    };

    void follow(std::uint16_t start, std::string_view text, std::size_t at, Threads& threads) const;
    bool matches(const Instruction& instruction, char byte) const;

    std::vector<Instruction> m_program;
    std::vector<Bytes> m_classes;
    std::optional<Bytes> m_first; // the bytes a match can begin with, where that is known
    bool m_anchored = false;      // a match can begin nowhere but at the start of the text
};

} // namespace dossier
