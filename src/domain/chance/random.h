// Seeded randomness, of a game and of whatever else is drawn by lot. Written out here because the standard library's
// distributions and shuffles may differ between compilers, and a recorded game must replay everywhere.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace dossier {

// splitmix64: turns any number, however regular, into a well-mixed one.
constexpr std::uint64_t mixed(std::uint64_t value)
{
    value += 0x9e3779b97f4a7c15u;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9u;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebu;
    return value ^ (value >> 31);
}

// The seed of number `index` of a batch: depends on these two numbers alone.
constexpr std::uint64_t seedOf(std::uint64_t batchSeed, std::uint64_t index)
{
    return mixed(mixed(batchSeed) ^ (index * 0xd1342543de82ef95u + 1));
}

// xoroshiro128++ (Blackman and Vigna, public domain): sixteen bytes, no zero state.
class Random
{
public:
    constexpr explicit Random(std::uint64_t seed = 0)
        : m_a(mixed(seed))
        , m_b(mixed(seed + 0x9e3779b97f4a7c15u) | 1u)
    {}

    constexpr std::uint64_t next()
    {
        const std::uint64_t a = m_a;
        std::uint64_t b = m_b;
        const std::uint64_t result = rotated(a + b, 17) + a;
        b ^= a;
        m_a = rotated(a, 49) ^ b ^ (b << 21);
        m_b = rotated(b, 28);
        return result;
    }

    // Uniform in 0 … bound - 1; bound from 1. Lemire's method: the rare biased draws are drawn again.
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0u - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold)
                product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    template <typename T>
    constexpr void shuffle(std::span<T> items)
    {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }

    constexpr std::array<std::uint64_t, 2> words() const { return {m_a, m_b}; }
    static constexpr Random fromWords(const std::array<std::uint64_t, 2>& words)
    {
        Random random;
        random.m_a = words[0];
        random.m_b = words[1];
        return random;
    }

    constexpr bool operator==(const Random&) const = default;

private:
    static constexpr std::uint64_t rotated(std::uint64_t value, int by) { return value << by | value >> (64 - by); }

    std::uint64_t m_a;
    std::uint64_t m_b;
};

} // namespace dossier
