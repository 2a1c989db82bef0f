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

// Whether his deck holds much that CP pay for, besides cards: as he knows it, he has made it.
bool hinders(const PlayerView& sight)
{
    constexpr int kOneIn = 12;
    int cards = 0;
    for (int index = 0; index < sight.match.cardCount(sight.self()); ++index)
        cards += sight.facts(sight.match.card(sight.self(), index)).pool == Pool::Conspiracy ? 1 : 0;
    return kOneIn * cards >= sight.match.cardCount(sight.self());
}

// Cards of the hand that a plan is sure to play: whoever helps a check may not be wanted after all.
int playedBy(const SitePlan& plan)
{
    int cards = 0;
    for (const SiteAim& aim : plan.aims())
        cards += aim.placed ? 0 : 1;
    return cards;
}

// RP left to buy with once a plan is paid for.
int leftFor(const SitePlan& plan, int rp)
{
    return rp - (plan.cost() == 0 ? kSavedForSites : plan.cost());
}

bool ownTurnIsNext(const PlayerView& sight)
{
    return (sight.seen.active + 1u) % sight.seen.players.size() == sight.self();
}

// Cards to begin the own turn with, so that those its RP can buy find room: all RP where nothing has to be kept.
int handToBegin(const PlayerView& sight)
{
    constexpr int kLeast = 3;
    constexpr int kPlayed = 7; // in a turn, at most
    constexpr int kFreeDraw = 1;
    constexpr int kForSites = 4; // the same all turn, whatever is drawn in it
    int rp = sight.own().rp - kForSites;
    for (const SeenAgent& agent : sight.own().agents)
        rp += agent.section == Section::Hospital ? 0 : sight.facts(agent.card).res;
    return std::clamp(kHandToKeep + kPlayed - kFreeDraw - rp, kLeast, kHandToKeep);
}

// The hand that this turn is to end with.
int handToEnd(const PlayerView& sight)
{
    if (sight.active() || !ownTurnIsNext(sight))
        return kHandToKeep;
    return hinders(sight) ? handToBegin(sight) : kHandToKeep + 1;
}

// How many can be bought so that at least half of them are used in this turn or kept as it ends (DEBRIEF-2). Nobody has
// to discard in the Basic Game (BASIC-39): there a hand has room up to what is beyond use.
int roomWith(const PlayerView& sight, int played)
{
    const int room = std::max(0, kMostInOwnTurn - sight.own().handCount);
    if (sight.match.options().game == Game::Basic)
        return room;
    return std::min(room, std::max(1, 2 * (handToEnd(sight) + played - sight.own().handCount)));
}

// Cards of the hand that he is sure to play before this turn ends.
int stillPlayed(const PlayerView& sight)
{
    const bool places = sight.active() && sight.seen.phase <= Phase::CaseAssignment;
    return places ? playedBy(SitePlan(sight, sight.fit(sight.self()), true)) : 0;
}

} // namespace

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

// A deck that hinders nobody has no other use for CP than cards, and keeps what they bought.
bool holdsTooMany(const PlayerView& sight)
{
    const bool limited = sight.match.options().game != Game::Basic;
    return limited && !sight.active() && ownTurnIsNext(sight) && hinders(sight) &&
           sight.own().handCount > handToBegin(sight);
}

// Sites that can be solved this turn are paid for first; the rest of the RP buys cards. Of CP some are kept to hinder.
Action buyCards(const PlayerView& sight, const ActionList& actions)
{
    int wanted = 0;
    if (sight.active()) {
        const SitePlan plan(sight, sight.fit(sight.self()), true);
        wanted = std::min(leftFor(plan, sight.own().rp), roomWith(sight, playedBy(plan)));
    } else
        wanted = std::min(sparePoints(sight), roomWith(sight, 0));
    Action best = passOr(actions);
    for (const Action& action : actions)
        if (action.kind == ActionKind::BuyCards && action.number <= wanted)
            best = action;
    return best;
}

} // namespace dossier
