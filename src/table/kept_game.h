// What is remembered of a kept game beside its actions, so that a list of games need not play them all again.
#pragma once

#include "engine/api/running_game.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dossier {

struct KeptSeat
{
    QString name{};       // as typed; empty where the player goes by his letter
    QString deck{};       // the deck's name; empty where nobody knows it any more
    std::string player{}; // the word of the program's player who has the seat (botWords); empty for others
    bool passive = false;

    bool isPerson() const { return player.empty() && !passive; }
    bool operator==(const KeptSeat&) const = default;
};

struct KeptGame
{
    QString id{}; // the name of its files, without their endings
    std::vector<KeptSeat> seats{};
    Game game = Game::Advanced;
    int turn = 0;
    Phase phase = Phase::Briefing;
    Ending ending = Ending::None;
    Seat winner = kNoSeat;
    bool openHands = false; // one person plays all the persons' seats
    // A bit for each seat whose X-File was drawn by lot, not brought with a deck: a rematch draws it anew.
    std::uint32_t drawn = 0;
    QDateTime began{};
    QDateTime last{};
    int seconds = 0;      // at the table, without the nights between
    int at = -1;          // the position it was left at, where that is not its newest one
    bool replays = false; // it was being looked through there

    bool isFinished() const { return ending != Ending::None; }
    bool operator==(const KeptGame&) const = default;
};

// The facts of a game as it stands at its newest position; what only the table knows is left as it is in `before`.
KeptGame keptGame(const RunningGame& game, KeptGame before = {});

// As text, and back. Throws JsonError.
std::string writeKept(const KeptGame& game);
KeptGame readKept(std::string_view text);

// How often the one person of these games won against this player of the program, and how often he met him.
struct Score
{
    int won = 0;
    int played = 0;
};
Score scoreAgainst(const std::vector<KeptGame>& games, std::string_view player);

} // namespace dossier
