// A Combat under way, as far as it can be seen: what a point more or less would change in the next exchange of blows.
#pragma once

#include "engine/players/supervisor/player_view.h"

namespace dossier {

struct Fight
{
    int foeHealth = 0;    // of the Adversary that falls first
    int foeBlow = 0;      // of the one that hits hardest
    int agentsBlow = 0;   // of all Agents together
    int preyHealth = 0;   // of the Agent who falls first
    bool forFoe = false;  // the observer stands on the Adversaries' side
    bool decides = false; // the check that waits passes as it stands

    std::array<int, kMostAgentTitles> healths{}; // of those who fight
    int agents = 0;

    // What it is worth to the Agents' side that they deal so much more, or the Adversaries so much less; below 0 for
    // less and more.
    double moreByAgents(int points) const;
    double lessByFoe(int points) const;
    // Agents whom such a blow would fell.
    int felledBy(int blow) const;
};

// Whether there is one at all.
bool isFighting(const PlayerView& sight);
Fight fightSeen(const PlayerView& sight, const CheckView& check);

} // namespace dossier
