// Sites get a Team and leave the Field (INV-2, SITE-10).
#pragma once

#include "engine/changes/play.h"

namespace dossier {

// INV-2; kNoTeam takes it away.
inline void assignTeam(GameState& state, CardRef site, std::uint8_t team)
{
    state.player(site.owner()).host[static_cast<std::size_t>(site.index())] = team == kNoTeam ? kNoCard : team;
}

// A Site leaves the Field: it and all cards under it go to their owners' Discard Piles (SITE-10, BLUFF-17, BLUFF-20).
void siteLeaves(Play& play, CardRef site);

} // namespace dossier
