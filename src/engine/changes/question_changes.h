// A question is answered, a guess is made, and somebody learns it (SITE-1 to SITE-20).
#pragma once

#include "engine/changes/play.h"

namespace dossier {

// The engine answers from the X-File card (SITE-6); the asker's Notebook is kept.
// `source`: by whose text it is asked, where one asks.
void tellQuestion(const Play& play, Seat asker, Seat about, int type, CardRef source);
void answerAbout(Play& play, Seat asker, Seat about, int type);
void askAbout(Play& play, Seat asker, Seat about, int type, CardRef source);
// Tells whether the guess is right, and ends the game with `ending` if it is (SITE-15, WIN-7).
bool guessAt(Play& play, Seat guesser, Seat about, int xFile, Ending ending);

// --- Questions that texts ask (SITE-20) -----------------------------------------------------------------------------

// A question that gives no right to guess: one of these types, or none (SITE-7). Puts it on top of the stack; a single
// type is asked at once. After the answer its window opens (SITE-25). `source` is the card that asks.
void askQuestion(Play& play, Seat asker, Seat about, TypeSet types, CardRef source);
// OQ-140: whether the Affiliation of `about` is among these Keywords; "no" where none of them is an Affiliation. The
// answer goes into the Notebook as far as it can be told of types: a "yes" about one Keyword, a "no" about each.
void askAffiliation(Play& play, Seat asker, Seat about, const KeywordSet& keywords, CardRef source);
// 0284: the asker has to answer the same question about his own X-File to the player who was asked.
void mirrorQuestion(Play& play, CardRef source);
// 0224, 0227, 0281: the answer of a question, put down in the Notebook of somebody who did not ask. Nothing is told of
// his own X-File.
void tellAnswer(Play& play, Seat to, Seat about, int type, bool yes);

// 0276: the penalty of the wrong guess that the open window is about does not take place, guess included (OQ-140).
// He chooses an X-File with one of these Affiliations in place of his own; what others knew of that is worth nothing.
void offerXFiles(Play& play, Seat seat, const KeywordSet& affiliation, CardRef source);
void exchangeXFile(GameState& state, Seat seat, int xFile);
// The question that has been put gets no answer.
void cancelAnswer(Play& play);
void cancelPenalty(Play& play);

} // namespace dossier
