// What a game that is over comes down to: who asked what, what was left after each answer, and figures by player.
#pragma once

#include "engine/api/running_game.h"

#include <vector>

namespace dossier {

struct PlayedQuestion
{
    int turn = 0;
    Seat whose = kNoSeat; // the X-File asked about
    int type = 0;         // see typeBit; of a guess unused
    CardIndex guess = kNoCardIndex;
    bool yes = false; // of a guess: it was right
    int left = 0;     // candidates afterwards

    bool isGuess() const { return guess != kNoCardIndex; }
};

struct PlayedSeat
{
    std::vector<PlayedQuestion> questions{}; // in their order
    int sites = 0;                           // investigated
    int solved = 0;
    int combats = 0; // as the investigating player or the one of the Adversary
    int combatsWon = 0;
    int damage = 0; // taken by his Agents
    int rp = 0;     // spent
    int cp = 0;
    int cards = 0; // played
};

// By seat, up to the present position of the game. It is to be over: everybody's secrets are read.
std::vector<PlayedSeat> playedFacts(const RunningGame& game);

} // namespace dossier
