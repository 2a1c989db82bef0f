// What a player is offered at one time: the choices of the question that is put, and beside them what he could play in
// the window before or after it, where nobody else can act in between. A choice may so stand for several actions, which
// are one step for taking back.
#pragma once

#include "table/asking.h"

namespace dossier {

struct LegalMoves
{
    ActionList actions{ActionList::kUsual};
    std::vector<Choice> choices{}; // of the actions, in their order
    // What has to be taken before each of them.
    std::vector<std::vector<Action>> before{};
    // ... and what it would be good for, of those that play or use a card.
    std::vector<PlayFacts> facts{};
    std::vector<bool> pointless{};
    // A play beside the question, and one that ends it.
    std::vector<bool> beside{};
    std::vector<bool> ends{};
    Decision decision{};
    Occasion occasion{};
    PassCosts costs = PassCosts::Nothing;
};

// An offer, and the position whose question is put where the engine asks about a window first: for whoever runs the
// game, as all that looks ahead.
struct Put
{
    LegalMoves offer{};
    std::optional<Lookahead> question{};
};

// How windows are put: with the question that comes next, or each by itself.
enum class Putting : std::uint8_t { Merged, OneByOne };

// What the decider of this position is offered. `seen` is his.
Put offerAt(const Lookahead& at, const Observation& seen, Putting putting = Putting::Merged);

} // namespace dossier
