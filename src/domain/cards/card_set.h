// A set of small numbers kept as bits: cards by their place in a pool, heaps or decks by their place in a list.
// Our own, for std::bitset has one size only and std::vector<bool> neither counts nor joins word by word.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace dossier {

class IndexSet
{
public:
    IndexSet() = default;
    // Room for 0 to `size` - 1; empty, or with all of them in it.
    explicit IndexSet(std::size_t size, bool all = false)
        : m_size(size)
        , m_words((size + 63) / 64, all ? ~std::uint64_t{0} : 0)
    {
        clearBeyond();
    }

    std::size_t size() const { return m_size; }
    bool contains(std::size_t i) const { return i < m_size && (m_words[i / 64] >> (i % 64) & 1) != 0; }
    void insert(std::size_t i) { m_words[i / 64] |= std::uint64_t{1} << (i % 64); }
    void erase(std::size_t i) { m_words[i / 64] &= ~(std::uint64_t{1} << (i % 64)); }

    std::size_t count() const
    {
        std::size_t all = 0;
        for (const std::uint64_t word : m_words)
            all += static_cast<std::size_t>(std::popcount(word));
        return all;
    }
    // How many are in both sets, which must be of one size.
    std::size_t countCommon(const IndexSet& other) const
    {
        std::size_t all = 0;
        for (std::size_t w = 0; w < m_words.size(); ++w)
            all += static_cast<std::size_t>(std::popcount(m_words[w] & other.m_words[w]));
        return all;
    }
    bool empty() const
    {
        return std::all_of(m_words.begin(), m_words.end(), [](std::uint64_t w) { return w == 0; });
    }

    // The other set must be of the same size.
    IndexSet& operator&=(const IndexSet& other)
    {
        for (std::size_t w = 0; w < m_words.size(); ++w)
            m_words[w] &= other.m_words[w];
        return *this;
    }
    IndexSet& operator|=(const IndexSet& other)
    {
        for (std::size_t w = 0; w < m_words.size(); ++w)
            m_words[w] |= other.m_words[w];
        return *this;
    }
    void complement()
    {
        for (std::uint64_t& word : m_words)
            word = ~word;
        clearBeyond();
    }

    // Puts in exactly those for which `belongs(i)` is true. Much faster than inserting one by one.
    template <typename Belongs>
    void fill(Belongs belongs)
    {
        for (std::size_t w = 0, i = 0; w < m_words.size(); ++w) {
            const std::size_t end = std::min(i + 64, m_size);
            std::uint64_t word = 0;
            for (std::size_t bit = 0; i < end; ++i, ++bit)
                word |= static_cast<std::uint64_t>(static_cast<bool>(belongs(i))) << bit;
            m_words[w] = word;
        }
    }
    // Calls `each(i)` for all that are in, in rising order.
    template <typename Each>
    void forEach(Each each) const
    {
        for (std::size_t w = 0; w < m_words.size(); ++w) {
            for (std::uint64_t rest = m_words[w]; rest != 0; rest &= rest - 1)
                each(w * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
        }
    }

    bool operator==(const IndexSet&) const = default;

private:
    void clearBeyond()
    {
        if (m_size % 64 != 0)
            m_words.back() &= (std::uint64_t{1} << (m_size % 64)) - 1;
    }

    std::size_t m_size = 0;
    std::vector<std::uint64_t> m_words;
};

// Cards of a pool, by CardIndex.
using PoolSet = IndexSet;

} // namespace dossier
