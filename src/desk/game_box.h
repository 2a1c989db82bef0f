// What comes in the box: the cards and the limits of both games, read once from the compiled-in seed files.
#pragma once

#include "domain/cards/card_pool.h"
#include "domain/decks/format.h"
#include "effects/effect.h"

#include <memory>

namespace dossier {

struct GameBox
{
    CardPool cards;
    Format advanced;
    Format basic;

    // What the cards do in a game; read when it is first asked for.
    const EffectBook& effects() const;
    const Format& format(Game game) const { return game == Game::Basic ? basic : advanced; }

    mutable std::shared_ptr<const EffectBook> readEffectBook = {}; // by effects(), empty until then
};

// Throws SeedError: only a broken build can make it.
GameBox openGameBox();

} // namespace dossier
