// Which exchanges of cards "play swaps" is asked to try.
#pragma once

#include "cli/commands.h"
#include "engine/players/playtest/swaps.h"

namespace dossier {

// --try OUT=IN, --out CARD, --in CARD, --owned.
void declareSwapList(Arguments& arguments);

// Those of --try, and every card of --out against every one of --in; with --owned the free copies of the collection
// come in, each for the cards of its type where nothing is said to go out. What breaks a rule that the deck keeps as it
// is, or changes nothing, is left out, with a warning where it was asked for by name. Throws CliError: a card that is
// not in the deck, nothing to try, more than kMostSwaps (desk/playtest/swap_choices.h).
std::vector<CardSwap> askedSwaps(Session& session, const Arguments& arguments, const Session::LoadedDeck& loaded);

} // namespace dossier
