// What a card is worth that comes to the hand by a text: nothing where it would be thrown away in the same turn.
#include "engine/players/supervisor/effect_evaluator.h"
#include "engine/players/supervisor/site_plan.h"
#include "engine/players/supervisor/supervisor_purchases.h"
#include "engine/players/supervisor/supervisor_worth.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr double kCard = 2.5; // of one's choice

// Whether a card that comes now could still be played in this turn, whatever its price.
bool playableNow(const PlayerView& sight, const CardFacts& facts, CardIndex card)
{
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

bool isOfKind(SelectorKind kind, CardType type)
{
    switch (kind) {
    case SelectorKind::Agent:
        return type == CardType::Agent;
    case SelectorKind::Site:
        return type == CardType::Site;
    case SelectorKind::Adversary:
        return type == CardType::Adversary;
    case SelectorKind::Witness:
        return type == CardType::Witness;
    case SelectorKind::Event:
        return type == CardType::Event;
    case SelectorKind::Equipment:
        return type == CardType::Equipment;
    default:
        return true;
    }
}

// Copies of a card of the own list that may still be in the deck, for he has not seen them elsewhere.
int copiesLeft(const PlayerView& sight, CardIndex card)
{
    const SeenPlayer& own = sight.own();
    int copies = 0;
    for (int index = 0; index < sight.match.cardCount(sight.self()); ++index)
        copies += sight.match.card(sight.self(), index) == card ? 1 : 0;
    const auto isIt = [card](const SeenCard& one) { return one.card == card; };
    copies -= static_cast<int>(std::ranges::count_if(sight.seen.hand, isIt) + std::ranges::count_if(own.table, isIt) +
                               std::ranges::count(own.discard, card));
    return copies;
}

// One of the own deck that turns the check alone, and can be paid once `price` is.
bool hasWitnessFor(const PlayerView& sight, const CheckView& check, double price)
{
    if (check.seat != sight.self() || check.margin() >= 0)
        return false;
    for (int index = 0; index < sight.match.cardCount(sight.self()); ++index) {
        const CardIndex card = sight.match.card(sight.self(), index);
        const CardFacts& facts = sight.facts(card);
        if (facts.type == CardType::Witness && facts.cost + price <= sight.own().rp && turnsCheck(sight, check, card) &&
            copiesLeft(sight, card) > 0)
            return true;
    }
    return false;
}

// For Agents who have none yet.
bool hasSiteForIdle(const PlayerView& sight)
{
    if (!sight.active() || sight.seen.phase >= Phase::CaseAssignment)
        return false;
    return siteForIdle(sight, SitePlan(sight, sight.fit(sight.self()), true)).has_value();
}

} // namespace

// DEBRIEF-2: it is used in this turn, or there is room for it. A Witness waits until a check wants him (WIT-11): until
// then he can be fetched at any time.
bool EffectEvaluator::keepsFetched() const
{
    const Selector* selector = chosen();
    const SelectorKind kind = selector ? selector->kind : SelectorKind::Card;
    const bool inDiscard = selector && selector->where == Where::Discard;
    const auto fits = [&](CardIndex card) { return isOfKind(kind, m_sight.facts(card).type); };
    if (inDiscard && std::ranges::none_of(m_sight.own().discard, fits))
        return false;
    if (kind == SelectorKind::Witness)
        return hasWitnessFor(m_sight, m_check, priceOf(m_sight, m_action));
    if (kind == SelectorKind::Site && hasSiteForIdle(m_sight))
        return true;
    return hasRoomFor(m_sight, 1, m_action.kind == ActionKind::Play ? 1 : 0);
}

// Of the own deck, as its player has made it: how much of it could be played at once.
double EffectEvaluator::playableShare() const
{
    const Seat self = m_sight.self();
    const int all = m_sight.match.cardCount(self);
    int playable = 0;
    for (int index = 0; index < all; ++index) {
        const CardIndex card = m_sight.match.card(self, index);
        playable += playableNow(m_sight, m_sight.facts(card), card) ? 1 : 0;
    }
    return all > 0 ? static_cast<double>(playable) / all : 0;
}

// An Agent for the turn helps as long as there is a Site to send him to; a card is worth one of one's choice. The top
// of the own deck goes as the turn ends (DEBRIEF-8): it wants to be likely that it can be played before.
void EffectEvaluator::borrow(const BorrowStep& step)
{
    constexpr double kAgentForTurn = 5;
    constexpr double kLikely = 0.6;
    if (step.what.ref == Ref::TopOfMyDeck) {
        const double share = playableShare();
        m_worth.gain += share >= kLikely ? kCard * share : 0;
        return;
    }
    const Selector* selector = chosen();
    const bool agent = selector && selector->kind == SelectorKind::Agent;
    m_worth.gain += !agent ? kCard : m_sight.seen.phase < Phase::Investigation ? kAgentForTurn : 0;
}

} // namespace dossier
