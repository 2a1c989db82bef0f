// What a card is worth that comes to the hand by a text: nothing where it would be thrown away in the same turn.
#include "engine/players/supervisor/effect_evaluator.h"
#include "engine/players/supervisor/site_plan.h"
#include "engine/players/supervisor/supervisor_holdings.h"
#include "engine/players/supervisor/supervisor_purchases.h"
#include "engine/players/supervisor/supervisor_worth.h"

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

constexpr double kCard = 2.5; // of one's choice

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
        playable += playableNow(m_sight, card) ? 1 : 0;
    }
    return all > 0 ? static_cast<double>(playable) / all : 0;
}

// A card of a hand that is shown, for a while.
bool EffectEvaluator::lendsOfHand() const
{
    const Selector* selector = chosen();
    return selector && selector->where == Where::Hand && selector->kind != SelectorKind::Agent &&
           findStep<BorrowStep>(m_effect.listAt(m_form.steps),
                                [](const BorrowStep& step) { return step.lasts != Duration::Stay; });
}

// Of a hand that nobody has looked at yet, by the own deck: how likely it is that a card of it serves before it goes
// back. In the own check that is who serves there, as long as it fails; a Site comes too late (CASE-1).
double EffectEvaluator::lentShare() const
{
    const Seat self = m_sight.self();
    const bool inCheck = m_check.seat == self;
    const int all = m_sight.match.cardCount(self);
    int serving = 0;
    for (int index = 0; index < all; ++index) {
        const CardIndex card = m_sight.match.card(self, index);
        const bool witness = m_sight.facts(card).type == CardType::Witness;
        serving += (witness || !inCheck) && worthLent(m_sight, card) > 0 ? 1 : 0;
    }
    const double others = all > 0 ? 1 - static_cast<double>(serving) / all : 1;
    return 1 - std::pow(others, m_sight.player(m_sight.opponent()).handCount);
}

// An Agent for the turn helps as long as there is a Site to send him to; a card that stays is worth one of one's
// choice. What goes again, as the top of the own deck does (DEBRIEF-8), wants to be likely to be played before.
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
    if (agent) {
        m_worth.gain += m_sight.seen.phase < Phase::Investigation ? kAgentForTurn : 0;
        return;
    }
    m_worth.gain += kCard * (lendsOfHand() ? lentShare() : 1);
}

} // namespace dossier
