// What is asked and guessed about an X-File, and who learns it (SITE-1 to SITE-19).
#pragma once

#include "engine/play.h"

namespace dossier {

// Bits of all types of the characteristics a Site asks for.
TypeSet typesAskedBy(const CardFacts& site);
void listQuestions(TypeSet types, ActionList& actions);
void listGuesses(const GameState& state, ActionList& actions);

// The engine answers from the X-File card (SITE-6); the asker's Notebook is kept.
void askAbout(Play& play, Seat asker, Seat about, int type);
// Tells whether the guess is right, and ends the game with `ending` if it is (SITE-15, WIN-7).
bool guessAt(Play& play, Seat guesser, Seat about, int xFile, Ending ending);

// X-Files that fit everything in the Notebook, a bit per slot.
std::uint64_t candidates(const Match& match, const Notebook& notebook);

} // namespace dossier
