#include "effects/ability.h"

#include <array>

namespace dossier {

std::span<const std::string_view> abilityWords()
{
    static constexpr std::array<std::string_view, kAbilities> kWords{"Alien Investigation",
                                                                     "Behavioral",
                                                                     "Bureaucracy",
                                                                     "Computer",
                                                                     "Criminal Investigation",
                                                                     "Evidence Collection",
                                                                     "Medical",
                                                                     "Observation",
                                                                     "Occult Investigation",
                                                                     "Sciences",
                                                                     "Subterfuge",
                                                                     "LRC",
                                                                     "CRC"};
    return kWords;
}

} // namespace dossier
