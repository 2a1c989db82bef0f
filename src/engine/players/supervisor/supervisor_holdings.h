// What a card in hand is worth keeping for, and what follows from it: selling, discarding.
#pragma once

#include "engine/players/supervisor/player_view.h"

namespace dossier {

inline constexpr int kHandToKeep = 7;       // DEBRIEF-2
inline constexpr double kBoughtInstead = 1; // what a card is worth that CP buy

// In points: against what it would be sold for. Sites count by what they would tell and whether the Agents pass them,
// each after the better ones.
class HandWorth
{
public:
    static constexpr int kMost = 128;

    explicit HandWorth(const PlayerView& sight);
    // Of a card in hand; 0 for others.
    double worth(CardRef ref) const;
    // Of the same, or of what it would be sold for: what is lost with it.
    double loss(const PlayerView& sight, CardRef ref) const;

private:
    void rankSites(const PlayerView& sight);

    std::array<CardRef, kMost> m_cards{};
    std::array<double, kMost> m_worth{};
    int m_count = 0;
};

// What a card that is not in hand yet would be worth there, after what he holds.
double worthInHand(const PlayerView& sight, CardIndex card);

// Whether a card that comes now could still be played in this turn, whatever its price.
bool playableNow(const PlayerView& sight, CardIndex card);
// What one would be worth that goes back, or away, before the turn ends (CASE-1, DEBRIEF-8).
double worthLent(const PlayerView& sight, CardIndex card);

// How much a card for the own turn or another player's is worth to this player before anybody knows where it will
// serve.
double worthUnplaced(const PlayerView& sight, Seat seat, CardIndex card);

// CP that it is sold for (BRIEF-14, BRIEF-15, BRIEF-17).
int yieldOf(const CardFacts& facts);

Action sell(const PlayerView& sight, const ActionList& actions);
Action discard(const PlayerView& sight, const ActionList& actions);
// How much of an Agent's RES goes to the Conspiracy Pool.
Action produce(const PlayerView& sight, const ActionList& actions);

} // namespace dossier
