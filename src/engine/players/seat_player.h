// One of the program's players who is told nothing of a game but what his seat sees: where the game itself is run
// elsewhere.
#pragma once

#include "engine/players/bot.h"
#include "engine/state/match_setup.h"

#include <memory>
#include <span>
#include <vector>

namespace dossier {

class SeatPlayer
{
public:
    // Whether this player chooses from an observation alone. The Director does not: he plays on in whole games.
    static bool canPlay(Bot bot);

    // Of the others' decks nothing need be known: they may stand in the set-up as any cards of the sets that are
    // played. `xFiles`: what an X-File of this game can be, by slot. Throws std::invalid_argument where no game can be
    // set up so, or its X-Files are others or in another order. Pool and effects must outlive the player.
    SeatPlayer(Bot bot, const MatchSetup& setup, std::span<const CardIndex> xFiles, std::uint64_t seed);
    ~SeatPlayer();
    SeatPlayer(SeatPlayer&&) noexcept;

    // The seat sees this without being asked.
    void look(const Observation& seen);
    // One of the actions, of which there is at least one.
    Action choose(const Observation& seen, const ActionList& actions);

private:
    struct Sitting;
    std::unique_ptr<Sitting> m_sitting;
};

} // namespace dossier
