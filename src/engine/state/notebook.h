// What somebody has found out about an X-File.
#pragma once

#include "engine/state/card_facts.h"

namespace dossier {

// What one player knows of another's X-File (SETUP-13): answers, and X-Files wrongly guessed.
struct Notebook
{
    TypeSet yes = 0;
    TypeSet no = 0;
    std::uint64_t wrong = 0; // a bit per X-File slot

    bool operator==(const Notebook&) const = default;
};

} // namespace dossier
