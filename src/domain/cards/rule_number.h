// The number of a rule in the rules reference, "DECK-4": a small value that can be copied, compared and shown.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <string_view>

namespace dossier {

class RuleNumber
{
public:
    static constexpr std::size_t kMostLetters = 15;

    constexpr RuleNumber() = default;
    // Longer numbers than kMostLetters do not exist; the rest would be cut off.
    constexpr RuleNumber(std::string_view number) // NOLINT(google-explicit-constructor): a rule number is its text
    {
        for (std::size_t i = 0; i < number.size() && i < kMostLetters; ++i)
            m_letters[i] = number[i];
    }
    constexpr RuleNumber(const char* number)
        : RuleNumber(std::string_view(number))
    {}

    constexpr std::string_view text() const
    {
        std::size_t length = 0;
        while (length < kMostLetters && m_letters[length] != '\0')
            ++length;
        return {m_letters.data(), length};
    }
    constexpr bool empty() const { return m_letters[0] == '\0'; }

    constexpr auto operator<=>(const RuleNumber&) const = default; // NOLINT(modernize-use-nullptr): clang's own 0

private:
    std::array<char, kMostLetters + 1> m_letters{};
};

} // namespace dossier
