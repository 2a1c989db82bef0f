#include "engine/players/supervisor/supervisor_choices.h"

#include "engine/players/supervisor/effect_evaluator.h"
#include "engine/players/supervisor/site_plan.h"
#include "engine/players/supervisor/supervisor_holdings.h"
#include "engine/players/supervisor/supervisor_odds.h"
#include "engine/players/supervisor/their_cards.h"
#include "engine/state/state.h"

#include <algorithm>

namespace dossier {

namespace {

bool isPicked(const Reference& reference)
{
    switch (reference.ref) {
    case Ref::Target:
    case Ref::Other:
    case Ref::Third:
    case Ref::Kept:
    case Ref::EachTaken:
        return true;
    default:
        return false;
    }
}

// Whether what a text lets somebody pick suffers by it.
bool harmsPicked(const Effect& effect)
{
    return std::any_of(effect.program.begin(), effect.program.end(), [](const Instruction& one) {
        const Reference* whom = one.step ? harmedBy(*one.step) : nullptr;
        return whom && isPicked(*whom);
    });
}

double worthOfThing(const PlayerView& sight, Thing thing)
{
    if (thing.isTeam()) {
        const AgentSet members = sight.membersOf(thing.seat(), thing.number());
        const CheckView check = sight.check();
        return std::popcount(members) + (check.seat == thing.seat() && check.members == members ? 10 : 0);
    }
    if (const SeenAgent* agent = sight.agentOf(thing)) {
        const CheckView check = sight.check();
        const int skill = check.seat == kNoSeat ? 0 : sight.skillOf(*agent, check.ability);
        return worthOfAgent(sight, *agent) + 2 * skill;
    }
    const CardIndex card = sight.cardOf(thing.card());
    if (card == kNoCardIndex)
        return 1;
    const CardFacts& facts = sight.facts(card);
    if (facts.type == CardType::Site)
        return std::min(6.0, toldBy(sight, card));
    return facts.cost + 1;
}

// Whether what is picked comes to the own hand: what it is worth there counts (DEBRIEF-2), not what it costs.
bool fetchesPicked(const Effect& effect)
{
    return std::any_of(effect.program.begin(), effect.program.end(), [](const Instruction& one) {
        const auto* search = one.as<SearchStep>();
        const auto* put = one.as<PutStep>();
        const auto toHand = [](const Destination& to) { return to.goal == Goal::Hand || to.goal == Goal::MyHand; };
        return (search && toHand(search->to)) || (put && toHand(put->to) && isPicked(put->what));
    });
}

// How it is lent: then it serves who picks, in his own turn.
const BorrowStep* loanOf(const Effect& effect)
{
    return findStep<BorrowStep>(effect.program, [](const BorrowStep& step) { return isPicked(step.what); });
}

// What has been shown is weighed by the card itself: lent by what it does here, else by what its player would do.
double worthOfPicked(const PlayerView& sight, const Effect* effect, Thing thing)
{
    const CardIndex shown = effect && picksShown(*effect) ? shownCard(sight, thing) : kNoCardIndex;
    if (shown == kNoCardIndex)
        return worthOfThing(sight, thing);
    const BorrowStep* loan = loanOf(*effect);
    if (!loan)
        return worthToOpponent(sight, thing.seat(), shown);
    return loan->lasts == Duration::Stay ? worthInHand(sight, shown) : worthLent(sight, shown);
}

} // namespace

Action pick(const PlayerView& sight, const ActionList& actions)
{
    const CardIndex asking = sight.cardOf(sight.seen.about.card);
    const Effect* effect = asking == kNoCardIndex ? nullptr : sight.match.effect(asking);
    const bool harmful = effect && harmsPicked(*effect);
    const bool fetches = effect && fetchesPicked(*effect);
    const Action* best = nullptr;
    double most = 0;
    for (const Action& action : actions) {
        if (action.kind != ActionKind::Choose)
            continue;
        const bool own = action.target && action.target.seat() == sight.self();
        const CardRef card = action.target.isCard() ? action.target.card() : CardRef();
        const bool known = own && card && card.index() < sight.match.cardCount(card.owner());
        const double worth = fetches && known ? worthInHand(sight, sight.match.card(card.owner(), card.index()))
                                              : worthOfPicked(sight, effect, action.target);
        const double value = harmful && own ? -worth : worth;
        if (!best || value > most) {
            most = value;
            best = &action;
        }
    }
    if (!best)
        return actions[0];
    if (const Action* pass = actions.find(ActionKind::Pass); pass && effect && loanOf(*effect) && most <= 0)
        return *pass; // it would be paid for and go again
    return harmful && most < 0 ? (actions.find(ActionKind::Pass) ? passOr(actions) : *best) : *best;
}

// Of one's own he goes who is missed least (POWER-26), of another player's who is missed most (BASIC-33: those of the
// player whose check it is, else whose turn it is).
Action pickAgent(const PlayerView& sight, const ActionList& actions)
{
    const CheckView check = sight.check();
    const Seat investigates = check.seat != kNoSeat ? check.seat : sight.seen.active;
    const Seat seat = sight.match.options().game == Game::Basic ? investigates : sight.self();
    const Action* best = &actions[0];
    double most = -1000;
    for (const Action& action : actions)
        for (const SeenAgent& agent : sight.player(seat).agents) {
            if (action.kind != ActionKind::PickAgent || agent.slot != action.agent)
                continue;
            const double worth = worthOfAgent(sight, agent);
            const double value = seat == sight.self() ? -worth : worth;
            if (value > most) {
                most = value;
                best = &action;
            }
        }
    return *best;
}

// The skill of the check under way, else the one most Sites ask for.
Action nameWord(const PlayerView& sight, const ActionList& actions)
{
    const CheckView check = sight.check();
    const Action* best = &actions[0];
    int most = -1;
    for (const Action& action : actions) {
        if (action.kind != ActionKind::NameWord || action.number >= kSkills)
            continue;
        int value = sitesAsking(sight, action.number);
        if (check.seat != kNoSeat && action.number == check.ability)
            value += 100;
        if (value > most) {
            most = value;
            best = &action;
        }
    }
    return *best;
}

namespace {

int strongestBlow(const PlayerView& sight)
{
    int most = 1;
    for (const SeenFighter& foe : sight.seen.foes) {
        const CardFacts& facts = sight.facts(foe.card.card);
        most = std::max<int>({most, facts.abilities[kLongRange], facts.abilities[kCloseRange]});
    }
    return most;
}

// The higher the sooner he falls for what he is worth.
double preyWorth(const PlayerView& sight, const SeenAgent& agent, int damage)
{
    const int blows = (std::max(1, agent.health) + damage - 1) / damage;
    const CheckView check = sight.check();
    const int skill = check.seat == kNoSeat || check.ability >= kSkills ? 0 : sight.skillOf(agent, check.ability);
    return (skill + worthOfAgent(sight, agent) / 4) / blows;
}

double healthLeft(const PlayerView& sight, std::size_t foe)
{
    if (foe >= sight.seen.foes.size())
        return 100;
    return sight.facts(sight.seen.foes[foe].card.card).health - sight.seen.foes[foe].damage;
}

} // namespace

// Adversaries: the one that falls first. Agents: see above; one's own the other way round.
Action allot(const PlayerView& sight, const ActionList& actions)
{
    const Seat seat = sight.seen.check ? sight.seen.check.seat : sight.seen.active;
    const int damage = strongestBlow(sight);
    const Action* best = &actions[0];
    double most = -1000;
    for (const Action& action : actions) {
        if (action.kind != ActionKind::Allot)
            continue;
        double value = -500;
        if (action.number >= kFirstFoe)
            value = -healthLeft(sight, static_cast<std::size_t>(action.number - kFirstFoe));
        for (const SeenAgent& agent : sight.player(seat).agents)
            if (agent.slot == action.number)
                value = (seat == sight.self() ? -1 : 1) * preyWorth(sight, agent, damage);
        if (value > most) {
            most = value;
            best = &action;
        }
    }
    return *best;
}

} // namespace dossier
