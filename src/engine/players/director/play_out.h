// A world played on to the end of the turn by players who go by rules of thumb.
#pragma once

#include "engine/players/director/options.h"
#include "engine/players/policy/grounds.h"
#include "engine/players/policy/policy.h"
#include "engine/players/worlds/sampler.h"
#include "engine/state/event.h"

#include <memory>

namespace dossier {

// What a world had come to.
struct PlayedOut
{
    bool over = false;
    DealFigures figures{};
    ChanceShares shares{}; // see evaluation.h
};

// Who plays on, at each seat. For one thread.
class PlayOut
{
public:
    explicit PlayOut(const Match& match);

    World& world() { return m_world; }
    // What it is worth to `self` that his first choice in this world is `first`, played on to the
    // end of so many turns: 0 to 1, see evaluation.h. `end` is overwritten, where it is given.
    double valueOf(const Action& first, Seat self, int turns, PlayedOut* end = nullptr);
    // The same of a guess, whichever of the X-Files that fit is named: it is right as often as that is by lot.
    double valueOfGuess(const Action& guess, const Guessed& among, Seat self, int turns);

private:
    void countChecks(bool underWay, Seat self, DealFigures& figures) const;

    World m_world;
    std::vector<std::unique_ptr<Policy>> m_players; // by seat
    GameState m_state;
    ActionList m_actions;
    Observation m_seen;
    EventLog m_log;
};

} // namespace dossier
