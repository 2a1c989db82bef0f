// What happened in a game, as sentences: the log from which somebody who was not there learns its story.
#pragma once

#include "engine/face/told.h"
#include "wording/play/cast.h"

#include <vector>

namespace dossier {

// In the language of the installed translators. Card titles stay English.
QString sentence(const Told& event, const Cast& cast);

struct StoryLine
{
    enum Rank { Turn, Phase, Happening };
    Rank rank = Happening;
    QString text;
    std::size_t event = 0; // its place in the log
};

// What one seat is told, line by line. Phases in which nothing happens are left out, and what only repeats the line
// before.
std::vector<StoryLine> storyOf(const std::vector<Told>& told, const Cast& cast);
// The same as lines of plain text.
QStringList toLines(const std::vector<StoryLine>& story);

} // namespace dossier
