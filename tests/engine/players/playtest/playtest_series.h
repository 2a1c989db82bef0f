// Small series for the tests of playtests.
#pragma once

#include "engine/players/playtest/trial.h"

namespace dossier::test {

// The sample deck, and one with Sites and Witnesses alone.
Deck mixedDeck();
Deck plainDeck();

// These two in the hands of players that need no thought; games end after a few turns.
SeriesSetup smallSeries(int entrants, int rounds);
TrialSetup smallTrial();

} // namespace dossier::test
