#include "engine/players/director/evaluation.h"

#include "engine/queries/table/question.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace dossier {

namespace {

// In log-odds of winning. Measured by what it changes: positions of the Supervisor's games over the five fixed packs,
// the sample deck and ten random decks, each played on to its end as it stood and with one thing more or less for one
// player, by the same chance (4,600 pairs; 95 % of the chance of winning within a point or two). A regression over
// games gives other figures, even negative ones, for who is behind holds more.
constexpr double kBit = 0.58; // of what an X-File can be, whether many are left or few
constexpr double kRp = 0.02;
constexpr double kCp = 0.03;
constexpr double kCard = 0.04;
constexpr double kAgentPoint = 0.15; // of the Cost of an Agent who is there
constexpr double kInHospital = 0.07;
constexpr double kDamage = 0.02;
constexpr double kAttached = 0.05; // Equipment, and what else lies for good

double agentsOf(const GameState& state, Seat seat)
{
    double worth = 0;
    forEachAgent(state.player(seat).inPlay, [&](int slot) {
        const AgentState& agent = state.player(seat).agents[static_cast<std::size_t>(slot)];
        worth += kAgentPoint * agentFacts(state, seat, slot).cost - kDamage * agent.damage;
        worth -= agent.where() == Section::Hospital ? kInHospital : 0;
    });
    return worth;
}

double lyingFor(const GameState& state, Seat seat)
{
    double worth = 0;
    state.player(seat).table.forEach([&](int index) {
        const CardRef card(seat, index);
        const bool lasts = placeOf(state, card) == Place::OnCard || placeOf(state, card) == Place::Bureau;
        const CardType type = factsOf(state, card).type;
        worth += lasts && (type == CardType::Equipment || type == CardType::Witness) ? kAttached : 0;
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
    return kBit * bitsKnown(state, seat) + kRp * player.rp + kCp * player.cp + kCard * player.hand.size() +
           agentsOf(state, seat) + lyingFor(state, seat);
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
    return 1 / (1 + std::exp(best - worthOf(state, seat)));
}

} // namespace dossier
