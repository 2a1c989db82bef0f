// The states of a game by position, in little room: every so many are kept, and those in between are played again from
// there. A state is 4 KiB, a game has hundreds, and a host keeps a thousand games.
#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace dossier {

class StateTrail
{
public:
    explicit StateTrail(const GameState& first);

    // After so many actions, 0 to length(). `actions` are those of the game, as they were pushed.
    const GameState& at(int position, const std::vector<Action>& actions) const;
    const GameState& last() const { return m_last; }
    int turnAt(int position) const { return m_turns[static_cast<std::size_t>(position)]; }
    int length() const { return static_cast<int>(m_turns.size()) - 1; }
    void push(const GameState& next);
    // What comes after this position is forgotten.
    void cut(int position, const std::vector<Action>& actions);

private:
    static constexpr int kEvery = 32;

    std::vector<GameState> m_kept; // of the positions 0, kEvery, 2 kEvery …
    std::vector<std::uint16_t> m_turns;
    GameState m_last;
    struct Found
    {
        int position;
        GameState state;
    };
    mutable std::optional<Found> m_found; // last asked for: the next one is near
};

} // namespace dossier
