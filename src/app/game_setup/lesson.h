// The first turn that is taught: the rule book's own sample turn (EX-1), as decks, choices and notes.
#pragma once

#include "engine/api/running_game.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace dossier {

struct GameData;

struct LessonStep
{
    Seat seat = 0;       // 0: the one who learns
    ActionKind kind{};   // what is to be done
    int card = 0;        // with which card or Agent, by its number in the set; 0: any
    int other = 0;       // for or at which card; 0: any
    int number = -1;     // how many, or a type bit; -1: any
    int section = -1;    // where to; -1: anywhere
    bool atLast = false; // not before the one it is for has no Health left
    // What stands in the note, by a place in notes(); -1: the note before goes on.
    int note = -1;
};

struct LessonNote
{
    QString title{};
    QString text{};
    QStringList rules{}; // numbers to read
};

inline constexpr Seat kLearner = 0;
inline constexpr Seat kTutor = 1;

// The decks hold what the turn needs and little else; the seed deals it.
GameRecord lessonRecord(const GameData& box);
const std::vector<LessonStep>& lessonSteps();
// Whom the tutor's Adversary hits, each time he is asked.
const LessonStep& tutorsBlow();
// In the language of the program.
std::vector<LessonNote> lessonNotes();
// Its moment has come.
bool isDue(const LessonStep& step, const Observation& seen, const CardPool& pool);
// The choice that is this step, or nothing.
const Action* actionFor(const LessonStep& step, const std::vector<Choice>& choices, const CardPool& pool);

} // namespace dossier
