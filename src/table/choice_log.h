// Where in the log each position of a game stands, and who chose there: since when something is news to a player.
#pragma once

#include "engine/state/thing.h"

#include <cstddef>
#include <vector>

namespace dossier {

class RunningGame;

class ChoiceLog
{
public:
    // A game was begun: it is walked through once.
    void begin(RunningGame& game);
    // The game has come to another position, by choices or by stepping through what is known. It is left where it is.
    void follow(RunningGame& game, bool stepping);
    // What is chosen at the present position is nobody's choice: the game goes on by itself there.
    void passOver() { m_steps[static_cast<std::size_t>(m_position)].shown = false; }
    // The place in the log where what came of the last choice of `seat` begins, before the game's present position; the
    // whole game is news to who has had none. What is passed for him on the way, and never put before him, is none.
    std::size_t lastChoice(Seat seat, int position) const;

private:
    struct Step
    {
        Seat decider = kNoSeat;
        std::size_t storyEnd = 0;
        bool shown = false; // somebody looked at it
    };
    void walk(RunningGame& game, int from, int to, bool shown);

    std::vector<Step> m_steps; // by position
    int m_position = 0;
};

} // namespace dossier
