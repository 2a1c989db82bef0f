// What happened in a game, as sentences: the log from which somebody who was not there learns its story.
#pragma once

#include "engine/api/visible_event.h"
#include "wording/play/player_names.h"

#include <vector>

namespace dossier {

// One event alone. In the language of the installed translators; card titles stay English.
QString sentence(const VisibleEvent& event, const PlayerNames& cast);
// The same without its full stop, for what goes on; a title keeps its own.
QString clause(const VisibleEvent& event, const PlayerNames& cast);

struct StoryLine
{
    enum Rank { Turn, Phase, Happening };
    Rank rank = Happening;
    QString text;
    std::size_t event = 0;             // its place in the log, the first where it tells several
    std::vector<std::size_t> events{}; // all it tells
};

// What one seat is told, line by line; what belongs together in one (story_groups.h). Every event is told by exactly
// one line; Phases in which nothing happens have none of their own.
std::vector<StoryLine> storyOf(const std::vector<VisibleEvent>& told, const PlayerNames& cast);
// The same as lines of plain text.
QStringList toLines(const std::vector<StoryLine>& story);

} // namespace dossier
