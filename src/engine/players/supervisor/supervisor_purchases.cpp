#include "engine/players/supervisor/supervisor_purchases.h"

#include "engine/players/supervisor/site_plan.h"
#include "engine/players/supervisor/supervisor_holdings.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr int kSavedForSites = 3; // RP kept back while no Site can be played

// CP to be kept for what is in hand to hinder with: the dearest Adversary that can be hoped for, a Bluff or two.
int savedToHinder(const PlayerView& sight)
{
    constexpr int kForBluff = 3;
    constexpr int kDearest = 8;
    constexpr int kAtLeast = 4;
    int saved = kAtLeast;
    for (const SeenCard& card : sight.seen.hand) {
        const CardFacts& facts = sight.facts(card.card);
        if (facts.type == CardType::Bluff)
            saved = std::max(saved, kForBluff);
        if (facts.type == CardType::Adversary && facts.cost <= kDearest)
            saved = std::max<int>(saved, facts.cost);
    }
    return saved;
}

// Whether a card bought for a CP brings more than that when it is sold (BRIEF-15, BRIEF-20), in his deck as he knows
// it: then CP buy his cards, one lot after the other. Else RP do, and the hand fills with what only CP pay for.
bool livesOnSales(const PlayerView& sight)
{
    int cards = 0;
    int brings = 0;
    for (int index = sight.match.teamCards(sight.self()); index < sight.match.cardCount(sight.self()); ++index) {
        ++cards;
        brings += yieldOf(sight.facts(sight.match.card(sight.self(), index)));
    }
    return 3 * brings >= 4 * cards;
}

// Cards of the hand that a plan is sure to play: whoever helps a check may not be wanted after all.
int playedBy(const SitePlan& plan)
{
    int cards = 0;
    for (const SiteAim& aim : plan.aims())
        cards += aim.placed ? 0 : 1;
    return cards;
}

// RP left to buy with once a plan is paid for, and a Site for whom it leaves idle: it may be among the cards.
int leftFor(const PlayerView& sight, const SitePlan& plan)
{
    const int rp = sight.own().rp;
    if (plan.cost() == 0)
        return rp - kSavedForSites;
    return rp - plan.cost() - siteForIdle(sight, plan).value_or(0);
}

bool ownTurnIsNext(const PlayerView& sight)
{
    return (sight.seen.active + 1u) % sight.seen.players.size() == sight.self();
}

// Cards to begin the own turn with, so that at least half of those its RP can buy are used in it or kept.
int handToBegin(const PlayerView& sight)
{
    constexpr int kLeast = 2;
    constexpr int kForSites = 2; // RP; the same all turn, whatever is drawn in it
    constexpr int kPiled = 12;   // where CP buy the cards
    const int kept = livesOnSales(sight) ? kPiled : kForSites;
    int rp = sight.own().rp - kept;
    for (const SeenAgent& agent : sight.own().agents)
        rp += agent.section == Section::Hospital ? 0 : sight.facts(agent.card).res;
    return std::clamp(kHandToKeep - rp / 2, kLeast, kHandToKeep); // the free draw makes up for a Site played
}

// The hand that this turn is to end with.
int handToEnd(const PlayerView& sight)
{
    if (sight.active() || !ownTurnIsNext(sight))
        return kHandToKeep;
    return handToBegin(sight);
}

// Cards of the hand that are worth less than one bought in their place, and bring nothing: they go as the turn ends.
int ofNoUse(const PlayerView& sight)
{
    const HandWorth holdings(sight);
    return static_cast<int>(std::ranges::count_if(sight.seen.hand, [&](const SeenCard& card) {
        return yieldOf(sight.facts(card.card)) == 0 && holdings.worth(card.ref) < kBoughtInstead;
    }));
}

// How many can be bought so that at least half of them are used in this turn or kept as it ends (DEBRIEF-2). Nobody has
// to discard in the Basic Game (BASIC-39): there a hand has room up to what is beyond use.
int roomWith(const PlayerView& sight, int played)
{
    const int held = sight.own().handCount - (sight.active() ? 0 : ofNoUse(sight));
    const int room = std::max(0, kMostInOwnTurn - held);
    if (sight.match.options().game == Game::Basic)
        return room;
    return std::min(room, std::max(1, 2 * (handToEnd(sight) + played - held)));
}

// Cards of the hand that he is sure to play before this turn ends.
int stillPlayed(const PlayerView& sight)
{
    const bool places = sight.active() && sight.seen.phase <= Phase::CaseAssignment;
    return places ? playedBy(SitePlan(sight, sight.fit(sight.self()), true)) : 0;
}

// RP beside the pool that buy nothing but cards and are lost else (BRIEF-9), as far as they can be seen by what can be
// bought: what they buy costs nothing.
int boundPoints(const PlayerView& sight, const ActionList& actions)
{
    int most = 0;
    for (const Action& action : actions)
        if (action.kind == ActionKind::BuyCards)
            most = std::max<int>(most, action.number);
    return std::max(0, most - sight.own().rp);
}

} // namespace

std::optional<int> siteForIdle(const PlayerView& sight, const SitePlan& plan)
{
    const AgentSet idle = sight.fit(sight.self()) & ~plan.agents();
    std::optional<int> cheapest;
    for (int index = 0; idle != 0 && index < sight.match.cardCount(sight.self()); ++index) {
        const CardIndex card = sight.match.card(sight.self(), index);
        const CardFacts& facts = sight.facts(card);
        if (facts.type == CardType::Site && (!cheapest || facts.cost < *cheapest) &&
            passes(sight, sight.self(), idle, card) && toldBy(sight, card) > 0)
            cheapest = facts.cost;
    }
    return cheapest;
}

bool hasRoomFor(const PlayerView& sight, int cards, int spent)
{
    if (sight.match.options().game == Game::Basic)
        return true;
    const int held = sight.own().handCount - spent + cards;
    const int end = handToEnd(sight);
    return held <= end || held <= end + stillPlayed(sight);
}

int sparePoints(const PlayerView& sight)
{
    return sight.own().cp - savedToHinder(sight);
}

bool holdsTooMany(const PlayerView& sight)
{
    if (sight.match.options().game == Game::Basic)
        return true; // whatever goes is drawn anew for nothing (BASIC-15); who keeps all may never hold a Site again
    return !sight.active() && ownTurnIsNext(sight) && sight.own().handCount > handToBegin(sight);
}

// Sites that can be solved this turn are paid for first; the rest of the RP buys cards. Of CP some are kept to hinder.
Action buyCards(const PlayerView& sight, const ActionList& actions)
{
    int wanted = 0;
    if (sight.active()) {
        const SitePlan plan(sight, sight.fit(sight.self()), true);
        const int bound = boundPoints(sight, actions);
        wanted = std::min(bound + std::max(0, leftFor(sight, plan)), roomWith(sight, playedBy(plan)));
    } else
        wanted = std::min(sparePoints(sight), roomWith(sight, 0));
    Action best = passOr(actions);
    for (const Action& action : actions)
        if (action.kind == ActionKind::BuyCards && action.number <= wanted)
            best = action;
    return best;
}

} // namespace dossier
