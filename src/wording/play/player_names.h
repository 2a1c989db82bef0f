// Who plays, with what: what decisions, choices and events need to be said.
#pragma once

#include "domain/cards/card_pool.h"
#include "engine/state/thing.h"
#include "wording/play/address.h"

#include <QStringList>

namespace dossier {

class CardTexts;
struct GameRecord;

struct PlayerNames
{
    const CardPool& pool;
    QStringList players{};            // names by seat
    const CardTexts* texts = nullptr; // what cards do; nothing: choices are named without
    Seat you = kNoSeat;               // the only person at this table: sentences speak to him
    bool basic = false;               // the Basic Game, which has questions of its own and no points

    QString name(Seat seat) const;
    // The same where it stands by itself: "Anna (you)" tells the lone person whom sentences mean.
    QString called(Seat seat) const;
    // The same as a part of a sentence (address.h).
    Said said(Seat seat) const { return {name(seat), seat == you && seat != kNoSeat}; }
    // With the number where the title alone does not say which card it is. Empty for kNoCardIndex.
    QString title(CardIndex card) const;
};

// "Player A", "Player B" …
QStringList playerNames(int seats);
// The same, but for those who have a name; the program's own players are called by their rank. Who is called alike is
// told apart by a number.
QStringList playerNames(const GameRecord& record);
// "You": a lone person without a name.
QString yourName();

} // namespace dossier
