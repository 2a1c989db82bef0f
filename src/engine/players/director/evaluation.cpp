#include "engine/players/director/evaluation.h"

#include "engine/queries/table/question.h"
#include "engine/queries/table/sites.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace dossier {

namespace {

// All in bits of knowledge about an X-File, the coin the game is paid in. What is in hand, in the pools and at the
// table must be worth something, or it is thrown away for nothing.
constexpr double kRp = 0.07;
constexpr double kCp = 0.06;
constexpr double kCard = 0.10;
constexpr int kFullHand = 12;
constexpr double kAgent = 0.25;      // one who is fit
constexpr double kAgentPoint = 0.06; // ... and for each point of his Cost
constexpr double kHurt = 0.5;        // the part of this one in the Hospital is still worth
constexpr double kDamage = 0.04;
constexpr double kSite = 0.30; // waiting to be investigated
constexpr double kSteepness = 0.9;

double agentsOf(const GameState& state, Seat seat)
{
    double worth = 0;
    forEachAgent(state.player(seat).inPlay, [&](int slot) {
        const AgentState& agent = state.player(seat).agents[static_cast<std::size_t>(slot)];
        const double whole = kAgent + kAgentPoint * agentFacts(state, seat, slot).cost;
        worth += agent.where() == Section::Hospital ? whole * kHurt : whole;
        worth -= kDamage * agent.damage;
    });
    return worth;
}

// How near he is to knowing one of the others' X-Files.
double bitsKnown(const GameState& state, Seat seat)
{
    double most = 0;
    for (Seat other = 0; other < state.match->seats(); ++other) {
        if (other == seat || state.player(other).out != 0)
            continue;
        const int left = std::popcount(candidates(*state.match, notebook(state, seat, other)));
        most = std::max(most, std::log2(state.match->xFileCount()) - std::log2(std::max(left, 1)));
    }
    return most;
}

double worthOf(const GameState& state, Seat seat)
{
    const PlayerState& player = state.player(seat);
    int sites = 0;
    forEachSite(state, seat, [&](CardRef) { ++sites; });
    return bitsKnown(state, seat) + kRp * player.rp + kCp * player.cp + kCard * std::min(player.hand.size(), kFullHand) +
           agentsOf(state, seat) + kSite * sites;
}

} // namespace

double evaluation(const GameState& state, Seat seat)
{
    if (state.over())
        return state.winner == seat ? 1 : state.winner == kNoSeat ? 0.5 : 0;
    double best = -100;
    for (Seat other = 0; other < state.match->seats(); ++other)
        if (other != seat && state.player(other).out == 0)
            best = std::max(best, worthOf(state, other));
    return 1 / (1 + std::exp(-kSteepness * (worthOf(state, seat) - best)));
}

} // namespace dossier
