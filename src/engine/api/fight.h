// A Combat as everybody at the table sees it: who stands on which side, who hits whom with how much.
#pragma once

#include "engine/state/card_facts.h"
#include "engine/state/card_name.h"

#include <optional>
#include <vector>

namespace dossier {

struct InFight
{
    CardRef ref{};
    CardName card{};
    bool foe = false;
    bool second = false; // no card of its own: it fights beside this one (0354)
    int longRange = 0;   // as they stand
    int closeRange = 0;
    bool longRangeNotApplicable = false; // printed N/A (COMBAT-14)
    bool closeRangeNotApplicable = false;
    int health = -1;     // what is left of it; -1: it has none and cannot be beaten (COMBAT-15)
    int most = -1;       // ... of how much
    int deals = 0;       // in the round under way
    int threatened = 0;  // damage of this round that is not counted yet, without what is going to be prevented
    CardName prevents{}; // whose text lets no damage reach him

    bool operator==(const InFight&) const = default;
};

struct Blow
{
    int from = -1; // a place among the fighters; -1: a text, or somebody who has left
    int to = -1;
    int amount = 0;
    bool counted = false; // it has taken Health already
    int prevented = 0;    // of this amount, once it counts; what has been reduced is not in the amount any more

    bool operator==(const Blow&) const = default;
};

// Which of its range a round is, by the rounds fought or skipped so far: there is one LRC round, and after it CRC
// rounds are counted from 1 (COMBAT-11). A round that a card adds bears the number of the one before it (COMBAT-58).
constexpr int roundNumber(Ability range, int rounds)
{
    return range == kLongRange || rounds < 2 ? 1 : rounds - 1;
}

struct FightNow
{
    Seat seat = kNoSeat; // whose Agents
    Seat who = kNoSeat;  // whose Adversary
    std::uint8_t team = kNoTeam;
    int rounds = 0;                  // fought or skipped, this one included; CRC rounds count from 2
    std::optional<Ability> range{};  // of the round under way
    bool aftermath = false;          // it is over and only waits for what answers it
    std::vector<InFight> fighters{}; // those who still stand or have just been beaten: Agents first
    std::vector<Blow> blows{};       // of the round under way

    bool operator==(const FightNow&) const = default;
};

// What one cannot see by looking at a card's numbers, to be said in words.
enum class CardState : std::uint8_t {
    MayNotHeal,   // HEAL-17
    Held,         // has to stay in the Hospital for some of his player's Deployment Phases (HEAL-18)
    UntilHealed,  // ... until he has been healed (HEAL-19)
    LeavesLater,  // goes to the Hospital after the check, or as the turn ends
    DiesLater,    // is removed as the turn ends
    Apart,        // contributes to no check (COMBAT-8)
    Stunned,      // COMBAT-51
    DealsNothing, // in this round
    First,        // deals damage before the others
    Split,        // may divide it
    Twice,        // deals it twice
    Spared,       // not hit as long as somebody else can be
    Blank,        // its text is treated as blank
    Bought,       // from hand, for this turn
    Borrowed
};
inline constexpr int kCardStates = 15;

} // namespace dossier
