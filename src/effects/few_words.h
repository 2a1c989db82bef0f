// A few words of the game as a text names them: in the order in which it does, for whoever says the text again, and as
// a set, for whoever asks whether one of them is there.
#pragma once

#include "effects/ability.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace dossier {

inline constexpr std::size_t kMostWords = 6;

// What a number of a text may be.
struct Within
{
    int least = 0;
    int most = 0;
};
inline constexpr int kMostNumber = 120;
inline constexpr Within kPoints{1, kMostNumber};
inline constexpr Within kLevel{0, 20};
inline constexpr Within kTokenCount{1, 15};

class Keywords : public KeywordSet
{
public:
    // Nothing happens to a word that is there, nor behind the sixth.
    constexpr void insert(Keyword word)
    {
        if (contains(word) || m_count == kMostWords)
            return;
        KeywordSet::insert(word);
        m_order[m_count++] = word;
    }
    constexpr std::size_t size() const { return m_count; }
    constexpr const Keyword* begin() const { return m_order.data(); }
    constexpr const Keyword* end() const { return m_order.data() + m_count; }

    constexpr bool operator==(const Keywords&) const = default;

private:
    std::array<Keyword, kMostWords> m_order{};
    std::uint8_t m_count = 0;
};

class Abilities
{
public:
    constexpr void insert(Ability word)
    {
        if ((m_bits >> word & 1u) != 0 || m_count == kMostWords)
            return;
        m_bits = static_cast<std::uint16_t>(m_bits | 1u << word);
        m_order[m_count++] = word;
    }
    // A bit per Ability.
    constexpr std::uint16_t bits() const { return m_bits; }
    constexpr std::size_t size() const { return m_count; }
    constexpr const Ability* begin() const { return m_order.data(); }
    constexpr const Ability* end() const { return m_order.data() + m_count; }

    constexpr bool operator==(const Abilities&) const = default;

private:
    std::uint16_t m_bits = 0;
    std::array<Ability, kMostWords> m_order{};
    std::uint8_t m_count = 0;
};

// Cards by printed number, meaning their titles; TitleIndex once a Match has looked them up.
struct Titles
{
    static constexpr std::size_t kMost = 8;
    std::array<std::uint16_t, kMost> values{};
    std::uint8_t count = 0;
    bool all = false; // "163,172": all of them; else any

    bool contains(std::uint16_t value) const
    {
        for (std::size_t i = 0; i < count; ++i)
            if (values[i] == value)
                return true;
        return false;
    }
    bool operator==(const Titles&) const = default;
};

} // namespace dossier
