// What comes in the box: the cards and the limits of both games, read once from the compiled-in seed files.
#pragma once

#include "domain/card_pool.h"
#include "domain/format.h"

namespace dossier {

struct GameBox
{
    CardPool cards;
    Format advanced;
    Format basic;

    const Format& format(Game game) const { return game == Game::Basic ? basic : advanced; }
};

// Throws SeedError: only a broken build can make it.
GameBox openGameBox();

} // namespace dossier
