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
constexpr double kHandCard = 0.04;
constexpr double kAgentPoint = 0.15; // of the Cost of an Agent who is there
constexpr double kInHospital = 0.07;
constexpr double kDamage = 0.02;
constexpr double kAttached = 0.05; // Equipment, and what else lies for good
// Each opponent beyond the first makes all this tell more, for it is enough to know the X-File of one of them:
// measured over positions of 400 games each of three and of four Supervisors.
constexpr double kMoreByOpponent = 0.2;

// What somebody has; worth that much in log-odds.
struct Belongings
{
    int rp = 0;
    int cp = 0;
    int cards = 0;
    int attached = 0;
    int agents = 0;
    int inHospital = 0;
    int damage = 0;
    double agentPoints = 0;

    double ofAgents() const { return kAgentPoint * agentPoints - kDamage * damage - kInHospital * inHospital; }
    double ofAll() const { return kRp * rp + kCp * cp + kHandCard * cards + kAttached * attached + ofAgents(); }
};

void countAgents(const GameState& state, Seat seat, Belongings& own)
{
    forEachAgent(state.player(seat).inPlay, [&](int slot) {
        const AgentState& agent = state.player(seat).agents[static_cast<std::size_t>(slot)];
        ++own.agents;
        own.agentPoints += agentFacts(state, seat, slot).cost;
        own.damage += agent.damage;
        own.inHospital += agent.where() == Section::Hospital ? 1 : 0;
    });
}

Belongings belongingsOf(const GameState& state, Seat seat)
{
    const PlayerState& player = state.player(seat);
    Belongings own;
    own.rp = player.rp;
    own.cp = player.cp;
    own.cards = player.hand.size();
    countAgents(state, seat, own);
    player.table.forEach([&](int index) {
        const CardRef card(seat, index);
        const bool lasts = placeOf(state, card) == Place::OnCard || placeOf(state, card) == Place::Bureau;
        const CardType type = factsOf(state, card).type;
        own.attached += lasts && (type == CardType::Equipment || type == CardType::Witness) ? 1 : 0;
    });
    return own;
}

template <typename Visit>
void forEachOther(const GameState& state, Seat seat, Visit visit)
{
    for (Seat other = 0; other < state.match->seats(); ++other)
        if (other != seat && state.player(other).out == 0)
            visit(other);
}

// X-Files that the opponent's may be of whose he knows most; all of them where there is none.
int fewestOpen(const GameState& state, Seat seat)
{
    int fewest = state.match->xFileCount();
    forEachOther(state, seat, [&](Seat other) {
        fewest = std::min(fewest, std::popcount(candidates(*state.match, notebook(state, seat, other))));
    });
    return std::max(fewest, 1);
}

double worthOfKnowing(const GameState& state, Seat seat)
{
    return kBit * (std::log2(state.match->xFileCount()) - std::log2(fewestOpen(state, seat)));
}

double worthOf(const GameState& state, Seat seat)
{
    return worthOfKnowing(state, seat) + belongingsOf(state, seat).ofAll();
}

// By how much all of it counts.
double weightAt(const GameState& state)
{
    return 1 + kMoreByOpponent * (state.match->seats() - 2);
}

} // namespace

// Of several opponents each may win: log-odds against each of them together.
double evaluation(const GameState& state, Seat seat)
{
    if (state.over())
        return state.winner == seat ? 1 : state.winner == kNoSeat ? 1.0 / state.match->seats() : 0;
    const double weight = weightAt(state);
    const double own = worthOf(state, seat);
    double others = 0;
    forEachOther(state, seat, [&](Seat other) { others += std::exp(weight * (worthOf(state, other) - own)); });
    return 1 / (1 + others);
}

// The others count by how likely each of them is to win.
ChanceShares sharesOf(const GameState& state, Seat seat)
{
    ChanceShares shares;
    if (state.over())
        return shares;
    const double weight = weightAt(state);
    double all = 0;
    forEachOther(state, seat, [&](Seat other) { all += std::exp(weight * worthOf(state, other)); });
    forEachOther(state, seat, [&](Seat other) {
        const double part = weight * std::exp(weight * worthOf(state, other)) / all;
        const Belongings theirs = belongingsOf(state, other);
        shares[ChanceShare::Known] -= part * worthOfKnowing(state, other);
        shares[ChanceShare::OthersAgents] -= part * theirs.ofAgents();
        shares[ChanceShare::OthersRp] -= part * kRp * theirs.rp;
        shares[ChanceShare::OthersCp] -= part * kCp * theirs.cp;
        shares[ChanceShare::OthersCards] -= part * kHandCard * theirs.cards;
        shares[ChanceShare::OthersAttached] -= part * kAttached * theirs.attached;
    });
    const Belongings own = belongingsOf(state, seat);
    shares[ChanceShare::Knowing] = weight * worthOfKnowing(state, seat);
    shares[ChanceShare::Agents] = weight * own.ofAgents();
    shares[ChanceShare::Rp] = weight * kRp * own.rp;
    shares[ChanceShare::Cp] = weight * kCp * own.cp;
    shares[ChanceShare::Cards] = weight * kHandCard * own.cards;
    shares[ChanceShare::Attached] = weight * kAttached * own.attached;
    return shares;
}

void countFigures(const GameState& state, Seat seat, DealFigures& figures)
{
    const Belongings own = belongingsOf(state, seat);
    figures[DealFigure::Won] = state.over() && state.winner == seat ? 1 : 0;
    figures[DealFigure::Lost] = state.over() && state.winner != seat && state.winner != kNoSeat ? 1 : 0;
    figures[DealFigure::Open] = fewestOpen(state, seat);
    figures[DealFigure::Hospital] = own.inHospital;
    figures[DealFigure::Agents] = own.agents;
    figures[DealFigure::Damage] = own.damage;
    figures[DealFigure::Rp] = own.rp;
    figures[DealFigure::Cp] = own.cp;
    figures[DealFigure::Cards] = own.cards;
    figures[DealFigure::Attached] = own.attached;
    figures[DealFigure::OthersOpen] = state.match->xFileCount();
    forEachOther(state, seat, [&](Seat other) {
        const Belongings theirs = belongingsOf(state, other);
        const int open = std::popcount(candidates(*state.match, notebook(state, other, seat)));
        figures[DealFigure::OthersOpen] = std::min<double>(figures[DealFigure::OthersOpen], std::max(open, 1));
        figures[DealFigure::OthersHospital] += theirs.inHospital;
        figures[DealFigure::OthersAgents] += theirs.agents;
        figures[DealFigure::OthersDamage] += theirs.damage;
        figures[DealFigure::OthersRp] += theirs.rp;
        figures[DealFigure::OthersCp] += theirs.cp;
        figures[DealFigure::OthersCards] += theirs.cards;
        figures[DealFigure::OthersAttached] += theirs.attached;
    });
}

} // namespace dossier
