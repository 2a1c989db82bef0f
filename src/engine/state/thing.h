// What is at the table: seats, cards and whatever else a text can name, as small values.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace dossier {

using Seat = std::uint8_t; // 0 to kMostSeats - 1, in seat order to the left (TURN-7)
inline constexpr int kMostSeats = 4;
inline constexpr Seat kNoSeat = 0xff;
inline constexpr std::uint8_t kNoTeam = 31; // no number of a Team

// A card of this game: owner and index. The empty reference belongs to nobody.
class CardRef
{
public:
    constexpr CardRef() = default;
    constexpr CardRef(Seat owner, int index)
        : m_bits(static_cast<std::uint16_t>(owner << 7 | index))
    {}

    constexpr explicit operator bool() const { return m_bits != kNone; }
    constexpr Seat owner() const { return static_cast<Seat>(m_bits >> 7); }
    constexpr int index() const { return m_bits & 0x7f; }
    constexpr std::uint16_t bits() const { return m_bits; }

    constexpr auto operator<=>(const CardRef&) const = default; // NOLINT(modernize-use-nullptr): clang's own 0

private:
    static constexpr std::uint16_t kNone = 0xffff;
    std::uint16_t m_bits = kNone;
};

// Anything a text can name, in sixteen bits: a card (an Agent is his card), a Team, a Section, a player, the fighter
// that a card stands for besides itself (0354).
class Thing
{
public:
    enum class Kind : std::uint8_t { None, Card, Team, Section, Player, Hands, Second };

    constexpr Thing() = default;
    constexpr Thing(CardRef card) // NOLINT(google-explicit-constructor): a card is a thing
        : m_bits(card.bits())
    {}
    static constexpr Thing team(Seat seat, int number) { return Thing(kTeam | seat << 5 | number); }
    static constexpr Thing section(Seat seat, int section) { return Thing(kSection | seat << 2 | section); }
    static constexpr Thing player(Seat seat) { return Thing(kPlayer | seat); }
    // The hands of the owners of several cards (0231).
    static constexpr Thing hands() { return Thing(kHands); }
    static constexpr Thing secondOf(CardRef card) { return Thing(kSecond | card.bits()); }
    // The thing with these bits, as bits() gave them.
    static constexpr Thing ofBits(std::uint16_t bits) { return Thing(bits); }

    constexpr Kind kind() const
    {
        if (m_bits < kTeam)
            return Kind::Card;
        if (m_bits < kSection)
            return Kind::Team;
        if (m_bits < kPlayer)
            return Kind::Section;
        if (m_bits <= kHands)
            return m_bits < kHands ? Kind::Player : Kind::Hands;
        return isSecond() ? Kind::Second : Kind::None;
    }
    constexpr explicit operator bool() const { return m_bits != kNone; }
    constexpr bool isCard() const { return m_bits < kTeam; }
    constexpr bool isTeam() const { return kind() == Kind::Team; }
    constexpr bool isSecond() const { return m_bits >= kSecond && m_bits < kSecond + kTeam; }
    // The card it is or, of a second fighter, that stands for it; the empty reference for all else.
    constexpr CardRef card() const
    {
        return isCard() || isSecond() ? CardRef(static_cast<Seat>(m_bits >> 7 & 3), m_bits & 0x7f) : CardRef();
    }
    constexpr operator CardRef() const { return card(); } // NOLINT(google-explicit-constructor)
    // Whose it is: the owner of a card, kNoSeat for none.
    constexpr Seat seat() const
    {
        switch (kind()) {
        case Kind::Card:
        case Kind::Second:
            return static_cast<Seat>(m_bits >> 7 & 3);
        case Kind::Team:
            return static_cast<Seat>(m_bits >> 5 & 3);
        case Kind::Section:
            return static_cast<Seat>(m_bits >> 2 & 3);
        case Kind::Player:
            return static_cast<Seat>(m_bits & 3);
        default:
            return kNoSeat;
        }
    }
    // Of a Team or Section.
    constexpr std::uint8_t number() const { return static_cast<std::uint8_t>(isTeam() ? m_bits & 31 : m_bits & 3); }
    constexpr std::uint16_t bits() const { return m_bits; }

    constexpr bool operator==(const Thing&) const = default;
    // NOLINTNEXTLINE(google-explicit-constructor): compared with cards everywhere
    friend constexpr bool operator==(Thing thing, CardRef card) { return thing.m_bits == card.bits(); }

private:
    static constexpr int kTeam = 0x200;
    static constexpr int kSection = 0x280;
    static constexpr int kPlayer = 0x2a0;
    static constexpr int kHands = 0x2b0;
    static constexpr int kSecond = 0x400;
    static constexpr std::uint16_t kNone = 0xffff;
    constexpr explicit Thing(int bits)
        : m_bits(static_cast<std::uint16_t>(bits))
    {}
    std::uint16_t m_bits = kNone;
};

// A set of one player's cards.
class CardSet
{
public:
    constexpr void insert(int index) { m_words[word(index)] |= bit(index); }
    constexpr void erase(int index) { m_words[word(index)] &= ~bit(index); }
    constexpr bool contains(int index) const { return (m_words[word(index)] & bit(index)) != 0; }
    constexpr int size() const { return std::popcount(m_words[0]) + std::popcount(m_words[1]); }
    constexpr bool empty() const { return (m_words[0] | m_words[1]) == 0; }

    constexpr CardSet& operator&=(const CardSet& other)
    {
        m_words[0] &= other.m_words[0];
        m_words[1] &= other.m_words[1];
        return *this;
    }

    // Calls `visit(index)` in ascending order; `visit` may change the set.
    template <typename Visit>
    constexpr void forEach(Visit visit) const
    {
        const std::array<std::uint64_t, 2> words = m_words;
        for (int half = 0; half < 2; ++half)
            for (std::uint64_t rest = words[static_cast<std::size_t>(half)]; rest != 0; rest &= rest - 1)
                visit(half * 64 + std::countr_zero(rest));
    }

    constexpr bool operator==(const CardSet&) const = default;

private:
    static constexpr std::size_t word(int index) { return static_cast<std::size_t>(index >> 6); }
    static constexpr std::uint64_t bit(int index) { return std::uint64_t{1} << (index & 63); }
    std::array<std::uint64_t, 2> m_words{};
};

// Agents of one player, a bit per slot.
using AgentSet = std::uint32_t;

template <typename Visit>
constexpr void forEachAgent(AgentSet agents, Visit visit)
{
    for (AgentSet rest = agents; rest != 0; rest &= rest - 1)
        visit(std::countr_zero(rest));
}

} // namespace dossier
