// The twenty X-File Powers (POWER).
#pragma once

#include <cstdint>

namespace dossier {

// By the bit of the type the X-File has (typeBit).
enum class Power : std::uint8_t {
    Alien,
    Evolutionary,
    Government,
    Occult,
    Primordial,
    Knowledge,
    Survival,
    Ideology,
    Control,
    Security,
    Subterfuge,
    Possession,
    Violence,
    Manipulation,
    Threats,
    Abduction,
    Insanity,
    Death,
    PhysiologicalImbalance,
    ManipulationOfEvidence
};

} // namespace dossier
