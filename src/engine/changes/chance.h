// What is left to chance: drawn from the seed, or as somebody says who judges a situation (play.cpp).
#pragma once

#include "engine/changes/play.h"

#include <optional>
#include <span>

namespace dossier {

// Says how chance turns out in place of the seed; what it says nothing about is drawn as ever. It may throw where what
// it was to say cannot be: the game must not be played on then.
class Chance
{
public:
    Chance() = default;
    Chance(const Chance&) = delete;
    Chance& operator=(const Chance&) = delete;
    virtual ~Chance() = default;

    // A side from 0 on.
    virtual std::optional<int> roll(int sides) = 0;
    // The place of the one that is drawn, among these.
    virtual std::optional<int> pick(const GameState& state, std::span<const CardRef> among) = 0;
    // Puts cards of this player, who shuffles them, to the front and gives their number; all others are drawn.
    virtual std::size_t order(const GameState& state, Seat seat, std::span<std::uint8_t> cards) = 0;
};

// A die: 0 to `sides` - 1.
int rolled(Play& play, int sides);
// One of these, by its place among them.
int drawn(Play& play, std::span<const CardRef> among);
// Cards of this player in any order.
void shuffle(Play& play, Seat seat, std::span<std::uint8_t> cards);

} // namespace dossier
