// The case on stage in words: headings, how it stands, what a screen reader says.
#pragma once

#include "app/stage/level_meter.h"
#include "engine/api/decision.h"

#include <QStringList>

namespace dossier {

class SeatGame;

// How the level stands against the one needed.
struct Standing
{
    QString words; // "one short", "enough so far"
    bool enough = false;
};
// `question`: the one that the Site's lower number is enough for (SITE-8), as it is called.
Standing standingOf(const CheckParts& parts, bool over, const QString& question = {});
// What that is at the Site of this check; empty where it names none.
QString namedQuestionOf(const SeatGame& game, const CheckParts& parts);

// "Occult Investigation · Team 2 · cards may be played"; of a check that is over by what was told of it.
QString situationOf(const SeatGame& game, const CheckParts& parts);
// "Clone, Supervisor, at Ish-Tribal Elder": one thing that waits.
QString waitingText(const Waiting& waiting, const SeatGame& game);
// How the last check of this Site has ended: its level and the one needed; nothing while it goes on or before it.
struct CheckResult
{
    int level = 0;
    int needed = 0;
    bool passed = false;
};
std::optional<CheckResult> resultOf(const SeatGame& game);
// The question of the Site under investigation is used up: it was put, or there will be none.
bool hasAsked(const SeatGame& game);
// "solved"; at the lower number of SITE-8 "solved for one question".
QString resultWords(const CheckResult& result);

// What is to be seen of the scene that is shown; empty where none is.
QString sceneText(const SeatGame& game);

// All of it, for a screen reader: name, level, needed, the parts, what waits.
QString spokenCheck(const SeatGame& game, const CheckParts& parts, const std::vector<Waiting>& stack);
QString spokenFight(const SeatGame& game, const std::vector<Waiting>& stack);

} // namespace dossier
