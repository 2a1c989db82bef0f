// The decks that come with the program, put on the shelf.
#pragma once

namespace dossier {

struct InHand;

// Puts the sample decks on the shelf whose names are not taken there, opens the one that can be played, and says so.
void addSampleDecks(const InHand& desk);

// Puts the starter decks on the shelf that are not there, as one step, and says so.
void addStarterDecks(const InHand& desk);

} // namespace dossier
