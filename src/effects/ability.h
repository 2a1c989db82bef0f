// What a Skill Check can be about: the eleven skills, then LRC and CRC, which are skills as well (CHECK-29).
#pragma once

#include "domain/cards/vocabulary.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace dossier {

using Ability = std::uint8_t;
inline constexpr Ability kLongRange = kSkills;
inline constexpr Ability kCloseRange = kSkills + 1;
inline constexpr int kAbilities = kSkills + 2;

constexpr Ability abilityOf(Skill skill)
{
    return static_cast<Ability>(skill);
}

// In their order: the eleven skills, then "LRC" and "CRC".
std::span<const std::string_view> abilityWords();

} // namespace dossier
