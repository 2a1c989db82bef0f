// What the Notebook says of the choices of a question to an X-File, and of a guess: how the X-Files that are still
// possible would answer, and which of them can be named.
#pragma once

#include <QString>

#include <vector>

namespace dossier {

class SeatGame;
struct Action;

struct ChoiceNote
{
    QString detail;     // "11 yes · 22 no"; the four characteristics of an X-File
    int rank = 0;       // the least comes first
    bool known = false; // asking tells nothing, or the X-File is ruled out
    bool best = false;  // no other question here leaves fewer on average
};

// Of each choice, in the order of SeatGame::choices(); empty where nothing is asked or guessed.
std::vector<ChoiceNote> choiceNotes(const SeatGame& game);
// What is to be confirmed before this choice is taken; empty where nothing is.
QString confirmationOf(const SeatGame& game, const Action& action);

} // namespace dossier
