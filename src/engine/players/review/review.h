// A game gone through once more: which choices cost a player most, and which turns, made of many small ones. Each
// choice is judged by what he could see at the time, so that luck costs nothing.
#pragma once

#include "engine/players/policy/thinking.h"
#include "engine/records/record.h"
#include "engine/state/phase.h"

#include <functional>
#include <set>
#include <stop_token>
#include <vector>

namespace dossier {

struct ReviewRules
{
    ReviewRules()
    {
        quick.worlds = 32;
        again.seed = 2; // other worlds
        again.explains = true;
        pairs.seed = 3;
        pairs.worlds = 48;
        pairs.turns = 3; // what is thrown away is missed in one's next turn
        pairs.explains = true;
        swings.seed = 5;
        swings.worlds = 200;
        swings.explains = true;
    }

    Thinking quick;  // about every choice
    Thinking again;  // about those that seem to have cost most; twice, for what is best by luck once is not so again
    Thinking pairs;  // about every choice beside what would have been better, for the turns
    Thinking swings; // about what each turn came to beside what could be expected of it
    std::size_t few = 12; // how many are gone through again
    std::size_t most = 3; // how many are told
    // How many standard errors, and what part of all games, a choice or a turn must have cost to be told.
    double gate = 2;
    double least = 0.01;
    double leastSwing = 0.05; // the same of a turn that went worse than could be expected
    // The positions at which the program went on for the player, as his stops have it: no choices of his.
    std::set<int> wentByItself{};
};

struct CostlyChoice
{
    int position = 0; // of the game: after so many of its actions
    int turn = 0;
    Phase phase = Phase::Briefing;
    Action taken;
    Action better;
    // Chances to win, 0 to 1, see director/evaluation.h.
    double chance = 0; // with what was taken
    double best = 0;   // with what would have been better
    double error = 0;  // standard error of the difference
    // Why it was worse, and where: whose turn, whose Skill Check if any.
    Grounds grounds{};
    bool ownTurn = true;
    bool check = false;
    bool ownCheck = false;
    int untilTurn = 0; // to the end of which was looked

    double cost() const { return best - chance; }
    bool operator==(const CostlyChoice&) const = default;
};

// A choice as a part of its turn.
struct CostlyStep
{
    int position = 0;
    Action taken;
    Action better;
    double cost = 0; // of the chance to win; below 0 it was better

    bool operator==(const CostlyStep&) const = default;
};

// What somebody did in one turn, his own or another's, beside what whoever reviews would have done there each time.
struct CostlyTurn
{
    int turn = 0;
    int position = 0;                // of the first of his choices in it
    int choices = 0;                 // so many of them
    double chance = 0;               // to win, at its end by what he did, had luck been even
    double best = 0;                 // ... by what would have been better
    double error = 0;                // standard error of the difference
    std::vector<CostlyStep> steps{}; // of which it is made, the dearest first

    double cost() const { return best - chance; }
    bool operator==(const CostlyTurn&) const = default;
};

// A turn that went worse than could be expected when it began, and not by the player's own choices: by the lot, by what
// he could not see, by what others chose.
struct UnluckyTurn
{
    int turn = 0;
    int position = 0;  // of the first of his choices in it
    double before = 0; // the chance to win that could be expected of it
    double after = 0;  // ... that it came to, what his choices cost left out
    double error = 0;  // standard error of the difference
    // What was expected, and what it came to; what is counted on the way is not.
    Grounds grounds{};
    int untilTurn = 0; // to the end of which was looked, both times

    double cost() const { return before - after; }
    bool operator==(const UnluckyTurn&) const = default;
};

struct GameReview
{
    int choices = 0;                    // of this player, gone through
    std::vector<CostlyChoice> costly{}; // that cost more than chance, the dearest first
    std::vector<CostlyTurn> turns{};    // the same
    std::vector<UnluckyTurn> unlucky{}; // the same
    bool whole = false;                 // it was not stopped

    bool operator==(const GameReview&) const = default;
};

// Called by whoever reviews, now and then: so many of so many steps are done.
using ReviewProgress = std::function<void(int done, int of)>;

// Reviews the choices of `seat`. It follows from the record, the seat and the rules, whatever the number of threads.
// An action that is refused ends the game as far as it is reviewed. Throws std::invalid_argument where no game can be
// set up from the record.
GameReview reviewGame(const GameRecord& record, Seat seat, const CardPool& pool, const EffectBook* effects,
                      const ReviewRules& rules, const std::stop_token& stop = {}, const ReviewProgress& progress = {});

} // namespace dossier
