// How likely is it to draw what one needs? Exact, by counting, for a well shuffled deck drawn without putting back.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace dossier {

// In all functions `deck` is the number of cards in the deck, `drawn` how many of them are seen and `group` how many of
// the deck are of the wanted kind. Numbers out of range are taken as the nearest sensible one: 0 <= group, drawn <=
// deck. The results are right to at least twelve digits for decks up to 10,000 cards.

double chanceOfAtLeast(int wanted, int group, int drawn, int deck);
// The chance of 0, 1, 2 … cards of the group, up to the most there can be.
std::vector<double> drawDistribution(int group, int drawn, int deck);

// How many cards of a group are wanted.
struct Wanted
{
    int least = 1;
    int most = std::numeric_limits<int>::max();
};

// A kind of card in the deck, and the groups it belongs to: bit g for group g. A kind may belong to several.
struct DeckPart
{
    int cards = 0;
    std::uint32_t groups = 0;
};
inline constexpr std::size_t kMostGroups = 32;

// The chance that every group g is drawn as `wanted[g]` says. What `parts` leave of the deck belongs to no group.
// Throws std::invalid_argument when the parts are more than the deck or the groups more than kMostGroups.
double chanceOfAll(std::span<const DeckPart> parts, std::span<const Wanted> wanted, int drawn, int deck);

// How a player comes by cards.
struct DrawPlan
{
    int hand = 7;          // SETUP-9
    int perTurn = 1;       // BRIEF-1
    int boughtPerTurn = 0; // BRIEF-10

    bool operator==(const DrawPlan&) const = default;
};

// Cards seen by the end of the Briefing Phase of one's own turn `turn`; turn 0 is the opening hand.
int cardsSeen(const DrawPlan& plan, int turn);

} // namespace dossier
