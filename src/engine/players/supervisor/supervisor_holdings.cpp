#include "engine/players/supervisor/supervisor_holdings.h"

#include "engine/players/supervisor/site_plan.h"
#include "engine/players/supervisor/supervisor_purchases.h"
#include "engine/players/supervisor/supervisor_worth.h"

#include <algorithm>

namespace dossier {

namespace {

// Of another player's hand what has been seen.
bool holdsAdversary(const PlayerView& sight, Seat seat)
{
    const SeenPlayer& player = sight.player(seat);
    const auto affordable = [&](CardIndex card) {
        return sight.facts(card).type == CardType::Adversary && sight.facts(card).cost <= player.cp + 2;
    };
    if (seat != sight.self())
        return std::ranges::any_of(player.knownHand, affordable);
    return std::ranges::any_of(sight.seen.hand, [&](const SeenCard& card) { return affordable(card.card); });
}

// CP for it will hardly be there in the next turn of an opponent; face down a Bluff costs 1 less (BLUFF-7).
bool isBeyondReach(const CardFacts& facts, int cp)
{
    constexpr int kToCome = 2; // CP, of what an Agent produces or a card brings
    const int less = facts.type == CardType::Bluff ? 1 : 0;
    return facts.pool == Pool::Conspiracy && !facts.xCost && facts.cost - less > cp + kToCome;
}

} // namespace

double worthUnplaced(const PlayerView& sight, Seat seat, CardIndex card)
{
    constexpr double kBeyondReach = 0.5;
    const CardFacts& facts = sight.facts(card);
    const Effect* effect = sight.match.effect(card);
    const int cp = sight.player(seat).cp;
    if (isBeyondReach(facts, cp))
        return kBeyondReach;
    switch (facts.type) {
    case CardType::Bluff:
        return facts.xCost ? 2.5 : 2.0;
    case CardType::Adversary:
        return facts.cost <= cp + 5 ? 2.5 : 1.2;
    case CardType::Witness:
        return 1.2;
    case CardType::Combat:
        return facts.pool == Pool::Resource                                    ? 0.6
               : facts.pool == Pool::Conspiracy && holdsAdversary(sight, seat) ? 1.8
                                                                               : 0.8;
    case CardType::Equipment:
        return 1.2;
    case CardType::Event:
        return facts.pool == Pool::Conspiracy ? 1.5 : 1.2;
    case CardType::Agent:
        return 0.3;
    default:
        return effect ? 1 : 0.5;
    }
}

namespace {

// A Witness is of use at the Sites that ask for his skill (WIT-11).
bool servesOwnSite(const PlayerView& sight, const CardFacts& facts)
{
    for (Ability skill = 0; skill < kSkills; ++skill)
        if (serves(facts, skill) && sitesAsking(sight, skill) > 0)
            return true;
    return false;
}

} // namespace

int yieldOf(const CardFacts& facts)
{
    return facts.pool == Pool::Conspiracy ? 0 : facts.type == CardType::Agent ? facts.res : facts.cost;
}

HandWorth::HandWorth(const PlayerView& sight)
{
    for (const SeenCard& card : sight.seen.hand) {
        if (m_count == kMost)
            break;
        m_cards[static_cast<std::size_t>(m_count)] = card.ref;
        m_worth[static_cast<std::size_t>(m_count++)] = worthUnplaced(sight, sight.self(), card.card);
    }
    rankSites(sight);
}

// The cards of the plan for the next turn first, then those of the turn after it.
void HandWorth::rankSites(const PlayerView& sight)
{
    constexpr std::array<double, 2> kSite{4, 2.6};
    constexpr std::array<double, 2> kHelper{3, 2};
    std::array<CardRef, std::size_t{2} * SitePlan::kMost> planned{};
    std::size_t count = 0;
    const auto at = [&](CardRef ref) -> double* {
        for (std::size_t i = 0; i < static_cast<std::size_t>(m_count); ++i)
            if (m_cards[i] == ref)
                return &m_worth[i];
        return nullptr;
    };
    for (std::size_t i = 0; i < static_cast<std::size_t>(m_count); ++i)
        if (sight.facts(sight.seen.hand[i].card).type == CardType::Site)
            m_worth[i] = 0.4;
    for (std::size_t turn = 0; turn < kSite.size(); ++turn) {
        const SitePlan plan = SitePlan::ahead(sight, std::span(planned).first(count));
        for (const SiteAim& aim : plan.aims()) {
            for (const auto& [card, worth] : {std::pair{aim.site, kSite[turn]}, {aim.helper, kHelper[turn]}}) {
                if (!card)
                    continue;
                planned[count++] = card;
                if (double* here = at(card))
                    *here = std::max(*here, worth);
            }
        }
    }
}

double worthInHand(const PlayerView& sight, CardIndex card)
{
    constexpr double kSolvable = 2.6;
    constexpr double kServing = 1.5; // a Witness, beyond what any is worth
    constexpr double kInCheck = 4;
    constexpr double kTurning = 12; // before whoever only helps
    const CardFacts& facts = sight.facts(card);
    if (facts.type == CardType::Site) {
        constexpr double kAtOnce = 2;
        const double told = toldBy(sight, card);
        const AgentSet fit = sight.fit(sight.self());
        if (told > 0 && sight.active() && sight.seen.phase < Phase::CaseAssignment &&
            passes(sight, sight.self(), fit & ~SitePlan(sight, fit, true).agents(), card))
            return kSolvable + kAtOnce + 0.1 * told;
        return told > 0 && passes(sight, sight.self(), ~AgentSet{0}, card) ? kSolvable + 0.1 * told : 0.4;
    }
    double worth = worthUnplaced(sight, sight.self(), card);
    if (facts.type == CardType::Witness) {
        const CheckView check = sight.check();
        const bool payable = facts.cost <= sight.own().rp;
        if (check.seat == sight.self() && payable && turnsCheck(sight, check, card))
            worth += kTurning - 0.1 * facts.cost;
        else if (check.seat == sight.self() && payable && serves(facts, check.ability))
            worth += kInCheck + facts.cost;
        else if (servesOwnSite(sight, facts))
            worth += kServing + 0.1 * facts.cost;
    }
    return worth;
}

bool playableNow(const PlayerView& sight, CardIndex card)
{
    const CardFacts& facts = sight.facts(card);
    const Phase phase = sight.seen.phase;
    if (!sight.active())
        return facts.pool == Pool::Conspiracy &&
               phase <= (facts.type == CardType::Bluff ? Phase::CaseAssignment : Phase::Investigation);
    switch (facts.type) {
    case CardType::Site:
        return phase < Phase::CaseAssignment && toldBy(sight, card) > 0 &&
               passes(sight, sight.self(), sight.fit(sight.self()), card);
    case CardType::Equipment:
        return phase < Phase::Requisition;
    case CardType::Agent:
        return phase < Phase::Deployment;
    case CardType::Witness: {
        const CheckView check = sight.check();
        return check.seat == sight.self() && serves(facts, check.ability);
    }
    case CardType::Event:
        return facts.pool != Pool::Conspiracy && phase <= Phase::Investigation;
    default:
        return false;
    }
}

double worthLent(const PlayerView& sight, CardIndex card)
{
    const CheckView check = sight.check();
    const bool needless = sight.facts(card).type == CardType::Witness && check.margin() >= 0;
    return needless || !playableNow(sight, card) ? 0 : worthInHand(sight, card);
}

double HandWorth::worth(CardRef ref) const
{
    for (std::size_t i = 0; i < static_cast<std::size_t>(m_count); ++i)
        if (m_cards[i] == ref)
            return m_worth[i];
    return 0;
}

double HandWorth::loss(const PlayerView& sight, CardRef ref) const
{
    const CardFacts* facts = sight.factsOf(ref);
    return std::max(worth(ref), facts ? 0.9 * yieldOf(*facts) : 0);
}

// Whatever brings more than it is worth, or than a card bought in its place costs (BRIEF-19: all sales come first).
Action sell(const PlayerView& sight, const ActionList& actions)
{
    const HandWorth holdings(sight);
    const int spare = sparePoints(sight);
    const Action* best = nullptr;
    double most = 0;
    for (const Action& action : actions) {
        const CardFacts* facts = action.kind == ActionKind::Sell ? sight.factsOf(action.card) : nullptr;
        if (!facts)
            continue;
        const int brings = yieldOf(*facts);
        if (brings == 0) // it goes for nothing as the turn ends, too
            continue;
        const double profit = brings - holdings.worth(action.card) + (spare + brings > 0 ? kBoughtInstead : 0);
        if (profit > most) {
            most = profit;
            best = &action;
        }
    }
    return best ? *best : passOr(actions);
}

// What must go: what is worth least, and brings least. Besides, what makes room for cards that the next turn's RP buy
// (DEBRIEF-1), as long as that turn does not want it itself.
Action discard(const PlayerView& sight, const ActionList& actions)
{
    constexpr double kWanted = 3; // a Site of the plan for the next turn, or who helps there
    const Action* pass = actions.find(ActionKind::Pass);
    if (pass && !holdsTooMany(sight))
        return *pass;
    const HandWorth holdings(sight);
    const Action* best = &actions[0];
    double least = 1000;
    for (const Action& action : actions) {
        if (!sight.factsOf(action.card))
            continue;
        const double lost = pass ? holdings.worth(action.card) : holdings.loss(sight, action.card);
        if (lost < least) {
            least = lost;
            best = &action;
        }
    }
    return pass && least >= kWanted ? *pass : *best;
}

Action produce(const PlayerView& sight, const ActionList& actions)
{
    constexpr int kEnoughRp = 6;
    const Action* best = &actions[0];
    for (const Action& action : actions)
        if (action.kind == ActionKind::Produce && (sight.own().rp >= kEnoughRp) == (action.number > best->number))
            best = &action;
    return *best;
}

} // namespace dossier
