// A printed card, packed for the rules: what they ask millions of times a second, without a string or a list.
#pragma once

#include "domain/cards/card_pool.h"
#include "domain/cards/support_level.h"
#include "effects/ability.h"

#include <array>
#include <cstdint>

namespace dossier {

inline constexpr CardIndex kNoCardIndex = 0xffff;

// The twenty types of the four characteristics as bits: one word holds any set of answers.
using TypeSet = std::uint32_t;
constexpr int typeBit(CharacteristicType type)
{
    return static_cast<int>(type.of) * kTypesPerCharacteristic + type.type;
}

// Sixty-four bytes, a line of the processor's cache: rules read little else.
struct alignas(64) CardFacts
{
    static constexpr std::uint64_t kNoActivator = 0xff;

    struct Needed // one Prerequisite of a Site
    {
        Ability skill = 0;
        std::int8_t level = 0;
    };

    KeywordSet keywords;
    std::uint64_t activators : 48 = 0; // a bit per Activator
    std::uint64_t eitherOne : 8 = kNoActivator;
    std::uint64_t eitherOther : 8 = kNoActivator; // of these two one is enough (SET-4)
    static_assert(kActivators <= 48);
    TitleIndex title = 0;
    CardType type = CardType::Event;
    Pool pool = Pool::Resource;
    std::int8_t cost = 0; // the constant beside an X, 0 on X-Files
    bool xCost = false;
    std::int8_t timesX = 1;   // 2 of a Cost of 2X
    bool stepped : 1 = false; // its X is bought in steps (BLUFF-10)
    bool bundle : 1 = false;  // Adversaries are announced with it (OQ-109); set by the Match
    bool advancedOnly = false;

    std::array<std::int8_t, kAbilities> abilities{}; // Agents and Adversaries; N/A is 0 here (COMBAT-56)
    std::int8_t health = 0;
    bool hasHealth = false; // false for N/A
    bool longRangeNotApplicable = false;
    bool closeRangeNotApplicable = false;
    std::int8_t res = 0;
    std::int8_t slot = -1; // an Agent's or X-File's place in the Match; -1 for other cards

    std::array<Needed, 2> needs{};
    std::uint8_t needCount = 0;
    SupportLevel grasp = SupportLevel::Whole; // set by the Match
    std::uint8_t asks = 0;                    // a bit per Characteristic
    std::int8_t reducedLevel = 0;             // 0: no reduced Prerequisite (SITE-8)
    CharacteristicType reducedQuestion{};

    std::array<std::uint8_t, kCharacteristics> types{}; // an X-File's four types
    TypeSet typeSet = 0;

    // The two as bits; 0: the card has no such pair.
    std::uint64_t either() const
    {
        return eitherOne == kNoActivator ? 0 : std::uint64_t{1} << eitherOne | std::uint64_t{1} << eitherOther;
    }
    bool has(Keyword k) const { return keywords.contains(k); }
    bool has(Activator a) const { return (activators >> static_cast<int>(a) & 1u) != 0; }
    bool asksFor(Characteristic c) const { return (asks >> static_cast<int>(c) & 1u) != 0; }
};

// COMBAT-9: of an Adversary without any numbers nobody fights.
constexpr bool startsCombat(const CardFacts& facts)
{
    return facts.type == CardType::Adversary &&
           (facts.hasHealth || !facts.longRangeNotApplicable || !facts.closeRangeNotApplicable);
}

static_assert(sizeof(CardFacts) <= 64);

CardFacts factsOf(const Card& card, TitleIndex title);

} // namespace dossier
