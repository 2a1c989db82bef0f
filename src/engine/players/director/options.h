// Which choices are worth a search, and which decisions.
#pragma once

#include "engine/state/action.h"
#include "engine/state/match.h"
#include "engine/state/observation.h"

#include <bit>
#include <cstdint>
#include <vector>

namespace dossier {

// There is one choice only, or what to ask, which can be reckoned.
bool hasExactAnswer(const ActionList& actions);
// Decisions in which trying things out gains nothing over rules of thumb: what to ask has an exact answer, what a
// token saves does not show before the turns to come, and what is left over in Debriefing, Healing and Deployment
// seldom matters.
bool leftToRules(const Observation& seen, const ActionList& actions);

// One choice for both: of copies of a card in the hand it does not matter which, nor which X-File is guessed of those
// that fit.
bool alike(const Match& match, const Observation& seen, const Action& a, const Action& b);

// A guess at an X-File (SITE-11).
struct Guessed
{
    Seat about = kNoSeat;
    std::uint64_t open = 0; // what fits, a bit per slot; nothing where the guess itself does not

    // Which of them is right nobody can tell.
    bool several() const { return std::popcount(open) > 1; }
};
// Nothing of other actions, and of an X-File that is not guessed but chosen.
Guessed guessedBy(const Match& match, const Observation& seen, const Action& action);

// The choices that differ from one another and from `usual`, without guesses at X-Files that are ruled out; at most a
// few dozen, spread evenly over all.
std::vector<Action> worthTrying(const Match& match, const Observation& seen, const ActionList& actions,
                                const Action& usual);

} // namespace dossier
