// What a card's effect is worth to its player now: its steps, weighed one by one. No card is known by name.
//
// Worth is counted in points of a pool: 1 is what a point, or a card drawn, is worth. It may be below 0.
#pragma once

#include "engine/players/supervisor/player_view.h"

namespace dossier {

// A check that is certain to pass or to fail moves by this much.
inline constexpr double kCertain = 100;

struct Worth
{
    double margin = 0; // how far the level of the check comes to lie further above (below 0: below) what is needed
    double gain = 0;   // all else, for its player
};

// What this way of playing or using a card would do, whoever it is aimed at. `check` is the one under way or one
// imagined; its seat may be kNoSeat.
Worth worthOf(const PlayerView& sight, const CheckView& check, const Effect& effect, const EffectForm& form,
              const Action& action);
// Of a choice that plays or uses a card; nothing where its card has no such text.
Worth worthOf(const PlayerView& sight, const CheckView& check, const Action& action);

// Whether this Witness alone makes a check pass that fails without him.
bool turnsCheck(const PlayerView& sight, const CheckView& check, CardIndex witness);

// What the player gives for it: points, tokens, the card itself where it would stay.
double priceOf(const PlayerView& sight, const Action& action);

// What an Adversary would do to the Team of this check: `margin`, and `gain` for its player.
Worth worthOfAttack(const PlayerView& sight, const CheckView& check, CardIndex adversary);

} // namespace dossier
