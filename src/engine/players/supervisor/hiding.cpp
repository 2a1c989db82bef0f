#include "engine/players/supervisor/hiding.h"

#include "engine/players/supervisor/supervisor_holdings.h"
#include "engine/players/supervisor/supervisor_worth.h"

#include <algorithm>

namespace dossier {

namespace {

// The check its player would make there with all that are free in the Field, by the skill that suits him best.
CheckView likelyCheck(const PlayerView& sight, const SeenSite& site)
{
    const Seat seat = sight.seen.active;
    CheckView best;
    best.members = sight.freeIn(seat, Section::Field);
    const CardFacts& facts = sight.facts(site.card);
    for (int i = 0; i < facts.needCount; ++i) {
        const CardFacts::Needed need = facts.needs[static_cast<std::size_t>(i)];
        const int level = sight.levelOf(seat, best.members, need.skill);
        if (best.seat != kNoSeat && level - need.level <= best.margin())
            continue;
        best.seat = seat;
        best.ability = need.skill;
        best.needed = need.level;
        best.level = level;
    }
    return best;
}

} // namespace

bool fitsSite(const CardFacts& bluff, const CardFacts& site)
{
    for (int skill = 0; skill < kSkills; ++skill) {
        if (bluff.has(activatorOf(static_cast<Ability>(skill))) && !site.has(static_cast<Keyword>(skill)))
            return false;
    }
    return true;
}

bool checksFor(const TextCondition& condition, const CheckView& check)
{
    return condition.kind != ConditionKind::CheckIn || (condition.abilities.bits() >> check.ability & 1u) != 0;
}

namespace {

struct Hidden
{
    double worth = 0;
    double price = 0;
};

// The best way to use it once turned up, for at most `points`.
Hidden worthHidden(const PlayerView& sight, const CheckView& check, const SeenCard& card, int points)
{
    const CardFacts& facts = sight.facts(card.card);
    const Effect* effect = sight.match.effect(card.card);
    Hidden best;
    if (!effect)
        return best;
    const int steps = facts.stepped ? static_cast<int>(kPriceSteps.size()) : 1;
    for (std::size_t form = 0; form < effect->forms.size(); ++form) {
        const EffectForm& way = effect->forms[form];
        const bool fits = std::all_of(way.conditions.begin(), way.conditions.end(),
                                      [&](const TextCondition& condition) { return checksFor(condition, check); });
        if (!fits || (facts.stepped && way.target)) // aimed at one Agent it takes no more than he has
            continue;
        for (int step = 0; step < steps; ++step) {
            Action action{.kind = ActionKind::UseBluff,
                          .number = static_cast<std::uint8_t>(step),
                          .form = static_cast<std::uint8_t>(form),
                          .card = card.ref};
            const double price = priceOf(sight, action);
            if (price > points)
                break;
            const Worth worth = worthOf(sight, check, *effect, way, action);
            const double turned = std::min(-worth.margin, 6.0);
            const double value = turned + worth.gain - 0.6 * price;
            if (value > best.worth)
                best = {value, price};
        }
    }
    return best;
}

int spentHidden(const PlayerView& sight)
{
    int spent = 0;
    for (const SeenSite& site : sight.player(sight.seen.active).sites)
        for (const SeenCard& card : site.own) {
            const CardFacts& facts = sight.facts(card.card);
            if (facts.type == CardType::Bluff)
                spent += facts.xCost ? 2 : std::max(0, facts.cost - 1);
        }
    return spent;
}

// A dear Bluff, below a card from which it will come cheaper.
const Action* storing(const PlayerView& sight, const ActionList& actions)
{
    constexpr int kDear = 3;
    for (const Action& action : actions) {
        const CardFacts* facts = action.kind == ActionKind::PutUnder ? sight.factsOf(action.card) : nullptr;
        if (facts && !sight.siteOf(action.target) && facts->cost >= kDear)
            return &action;
    }
    return nullptr;
}

// Whose X-File is asked for there.
bool concerns(const PlayerView& sight, const SeenSite& site)
{
    return sight.seen.players.size() == 2 || site.directed == sight.self();
}

// A decoy (BLUFF-2): of a hand that would have to be thrown away anyway, what is worth least, under a Site that would
// be solved, against himself, and that hides nothing of this player's yet.
Action decoy(const PlayerView& sight, const ActionList& actions)
{
    if (static_cast<int>(sight.seen.hand.size()) <= kHandToKeep)
        return passOr(actions);
    const HandWorth holdings(sight);
    const Action* best = nullptr;
    double least = 1000;
    for (const Action& action : actions) {
        const SeenSite* site = action.kind == ActionKind::PutUnder ? sight.siteOf(action.target) : nullptr;
        if (!site || !site->own.empty() || !concerns(sight, *site) || holdings.loss(sight, action.card) >= least)
            continue;
        const CheckView check = likelyCheck(sight, *site);
        if (check.seat == kNoSeat || check.margin() < 0)
            continue;
        least = holdings.loss(sight, action.card);
        best = &action;
    }
    return best ? *best : passOr(actions);
}

} // namespace

// A Bluff that can be paid, under the Site where it is likeliest to turn the check.
Action hide(const PlayerView& sight, const ActionList& actions)
{
    const int points = sight.own().cp - spentHidden(sight);
    const Action* best = nullptr;
    double most = 0.4;
    for (const Action& action : actions) {
        if (action.kind != ActionKind::PutUnder)
            continue;
        const CardIndex index = sight.cardOf(action.card);
        const SeenSite* site = sight.siteOf(action.target);
        if (index == kNoCardIndex || !site)
            continue;
        const CardFacts& facts = sight.facts(index);
        if (facts.type != CardType::Bluff || !fitsSite(facts, sight.facts(site->card)))
            continue;
        const CheckView check = likelyCheck(sight, *site);
        if (check.seat == kNoSeat || check.margin() < 0)
            continue;
        const Hidden hidden = worthHidden(sight, check, {action.card, index}, points);
        const double value = hidden.worth - 0.15 * check.margin();
        if (hidden.worth > 0 && value > most) {
            most = value;
            best = &action;
        }
    }
    if (best)
        return *best;
    const Action* stored = storing(sight, actions);
    return stored ? *stored : decoy(sight, actions);
}

// The cheapest that turns the check, alone or with the others; or what is worth its price by itself.
Action useBluffs(const PlayerView& sight, const ActionList& actions)
{
    const CheckView check = sight.check();
    const int margin = check.margin();
    double together = 0;
    CardRef counted;
    const Action* turning = nullptr;
    double cheapest = 1000;
    const Action* strongest = nullptr;
    double rate = 0;
    const Action* gaining = nullptr;
    double most = 0;
    double bestOfCard = 0;
    for (const Action& action : actions) {
        if (action.kind != ActionKind::UseBluff)
            continue;
        const Worth worth = worthOf(sight, check, action);
        const double price = priceOf(sight, action);
        if (action.card != counted) {
            together += bestOfCard;
            bestOfCard = 0;
            counted = action.card;
        }
        bestOfCard = std::max(bestOfCard, -worth.margin);
        const double value = price - worth.gain;
        if (-worth.margin > margin && value < cheapest) {
            cheapest = value;
            turning = &action;
        }
        if (-worth.margin / (price + 0.5) > rate) {
            rate = -worth.margin / (price + 0.5);
            strongest = &action;
        }
        if (worth.gain - price > most) {
            most = worth.gain - price;
            gaining = &action;
        }
    }
    together += bestOfCard;
    if (margin >= 0 && turning)
        return *turning;
    if (margin >= 0 && strongest && together > margin)
        return *strongest;
    return gaining ? *gaining : passOr(actions);
}

} // namespace dossier
