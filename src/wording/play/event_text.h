// What happened in a game, as sentences: the log from which somebody who was not there learns its story.
#pragma once

#include "engine/state/event.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace dossier {

class CardTexts;
struct GameRecord;

// Who plays, with what: what events and actions need to be said.
struct Cast
{
    const CardPool& pool;
    QStringList players{};            // names by seat
    const CardTexts* texts = nullptr; // what cards do; nothing: choices are named without

    QString name(Seat seat) const;
    QString title(CardIndex card) const;
};

// "Player A", "Player B" …
QStringList playerNames(int seats);
// The same, but for those who have a name.
QStringList playerNames(const GameRecord& record);

// In the language of the installed translators. Card titles stay English.
QString sentence(const Event& event, const Cast& cast);

// ZONE-21, MULTI-14. kNoSeat sees what everybody sees.
bool isSeenBy(const Event& event, Seat seat);

struct StoryLine
{
    enum Rank { Turn, Phase, Happening };
    Rank rank = Happening;
    QString text;
    std::size_t event = 0; // its place in the log
};

// A log as one seat tells it. Phases in which nothing happens are left out, and what only repeats the line before.
std::vector<StoryLine> storyOf(const EventLog& log, Seat seat, const Cast& cast);
// The same as lines of plain text.
QStringList toLines(const std::vector<StoryLine>& story);

} // namespace dossier
