#include "effects/ability.h"

#include <array>

namespace dossier {

std::span<const std::string_view> abilityWords()
{
    static const std::array<std::string_view, kAbilities> kWords = [] {
        std::array<std::string_view, kAbilities> words;
        for (std::size_t skill = 0; skill < kSkills; ++skill)
            words[skill] = nameOf(static_cast<Skill>(skill));
        words[kLongRange] = "LRC";
        words[kCloseRange] = "CRC";
        return words;
    }();
    return kWords;
}

} // namespace dossier
