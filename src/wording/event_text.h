// What happened in a game, as sentences: the log from which somebody who was not there learns its story.
#pragma once

#include "engine/event.h"

#include <QString>
#include <QStringList>

namespace dossier {

// Who plays, with what: what events and actions need to be said.
struct Cast
{
    const CardPool& pool;
    QStringList players; // names by seat

    QString name(Seat seat) const;
    QString title(CardIndex card) const;
};

// "Player A", "Player B" …
QStringList playerNames(int seats);

// In the language of the installed translators. Card titles stay English.
QString sentence(const Event& event, const Cast& cast);

// Turns and phases: what the sentences after it belong to.
bool isHeading(const Event& event);

// ZONE-21, MULTI-14. kNoSeat sees what everybody sees.
bool isSeenBy(const Event& event, Seat seat);

// The sentences of a log for one seat, a line each; phases in which nothing happens are left out.
QStringList storyOf(const EventLog& log, Seat seat, const Cast& cast);

} // namespace dossier
