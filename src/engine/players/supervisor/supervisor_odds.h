// What can still be asked about an X-File: of the X-Files that fit, how many have each type (SITE-4).
#pragma once

#include "engine/players/supervisor/player_view.h"

namespace dossier {

struct Odds
{
    int all = 0; // X-Files that fit
    std::array<std::uint8_t, static_cast<std::size_t>(kCharacteristics) * kTypesPerCharacteristic> yes{};

    // How many a question about this type leaves on average.
    double left(int type) const
    {
        const int with = yes[static_cast<std::size_t>(type)];
        const int without = all - with;
        return all == 0 ? 0.0 : static_cast<double>(with * with + without * without) / all;
    }
    // The least that a question among `types` leaves, and which do; a question that all of them know the answer of
    // leaves all.
    double leastLeft(TypeSet types) const;
    TypeSet bestOf(TypeSet types) const;
};

Odds oddsOf(const Match& match, std::uint64_t candidates);

} // namespace dossier
