#include "engine/queries/meaning/ways_to_play.h"

#include "effects/parts.h"
#include "engine/queries/meaning/activators.h"
#include "engine/queries/meaning/against_playing.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/ambush.h"
#include "engine/queries/meaning/bundle.h"
#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/payment.h"
#include "engine/queries/meaning/playing_rules.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/powers.h"
#include "engine/queries/table/zones.h"
#include "engine/state/grants.h"

#include <algorithm>

namespace dossier {

namespace {

const EffectForm& plainForm()
{
    static const EffectForm plain;
    return plain;
}

int cardsUnder(const GameState& state, CardRef site, bool faceDown)
{
    int count = 0;
    forEachAttached(state, site, [&](CardRef card) {
        count += placeOf(state, card) == Place::UnderSite && (!faceDown || isFaceDown(state, card));
    });
    return count;
}

int costOfThing(const GameState& state, Thing thing)
{
    if (!thing.card())
        return 0;
    if (const AgentAt agent = agentAt(state, thing))
        return costLeft(state, agent.seat, agent.slot);
    return factsOf(state, thing.card()).cost;
}

// PLAY-56
int valueOfX(const GameState& state, const EffectForm& form, const Action& action)
{
    if (!form.x)
        return 0;
    switch (*form.x) {
    case XKind::CardsPaid:
        return state.turnFrame().as<TurnFrame>().cards;
    case XKind::CardsUnderSite:
        if (const Frame* site = nearest(state, FrameKind::Site))
            return cardsUnder(state, site->card, false);
        return 0;
    case XKind::FaceDownAtSite:
    case XKind::UpToTheirHand:
    case XKind::CardsDiscarded:
        return action.number;
    case XKind::CostOfOther:
        return costOfThing(state, action.other);
    case XKind::CostOfTarget:
        return std::max<int>(form.least, costOfThing(state, action.target));
    case XKind::PriceSteps:
        return 0;
    }
    return 0;
}

int cardsToDiscard(const GameState& state, Seat seat, CardRef but)
{
    int count = 0;
    state.player(seat).hand.forEach([&](int index) { count += isDiscardable(state, seat, {seat, index}, but); });
    return count;
}

// The values that Action::number may have: price steps, or an X that the player says.
int choicesOfNumber(const GameState& state, Seat seat, const EffectForm& form, const Action& action)
{
    const CardFacts& facts = factsOf(state, action.card);
    if (form.x == XKind::FaceDownAtSite)
        return action.target.card() ? std::min(cardsUnder(state, action.target.card(), true), kPlacesTold) : 0;
    if (form.x == XKind::UpToTheirHand)
        return std::min<int>(state.player(opponentIn(textOfPlay(state, seat, action))).hand.size(), kPlacesTold);
    if (form.x == XKind::CardsDiscarded)
        return 1 + std::min<int>(cardsToDiscard(state, seat, action.card), form.least);
    return priceSteps(facts, isBasic(state));
}

// What those on his side change of what his Combat cards cost.
int combatCostChange(const GameState& state, Seat seat)
{
    const Frame* fight = combatUnderWay(state);
    int change = 0;
    if (fight && seat == fight->who)
        forEachInForce(state, ModifierKind::CombatCost, [&](const Modifier& cost) {
            const Combatant combatant = combatantOf(state, *fight, cost.subject);
            if (combatant < kCombatants && sideOf(state, *fight, combatant) == CombatSide::Foes)
                change += cost.amount;
        });
    return change;
}

void listForms(const GameState& state, Seat seat, CardRef card, const Moment& moment, bool faceDown,
               ActionList& actions)
{
    if (!mayTryAny(state, seat, card, moment, faceDown))
        return;
    forEachSide(state, seat, factsOf(state, card), moment, [&](Seat helped) {
        for (std::size_t form = 0; form < formsOf(state, card).size(); ++form)
            if (mayTry(state, seat, card, moment, faceDown, form, helped))
                listWays(state, seat, card, moment, faceDown, form, helped, actions);
    });
}

} // namespace

bool isDiscardable(const GameState& state, Seat seat, CardRef card, CardRef but)
{
    return card != but && card.owner() == seat && placeOf(state, card) == Place::Hand &&
           factsOf(state, card).type != CardType::XFile && factsOf(state, card).pool != Pool::Resource;
}

int firstNumber(const EffectForm& form)
{
    return form.x == XKind::FaceDownAtSite || form.x == XKind::UpToTheirHand ? 1 : 0;
}

bool saysNumber(const EffectForm& form)
{
    return form.x == XKind::FaceDownAtSite || form.x == XKind::UpToTheirHand || form.x == XKind::CardsDiscarded;
}

int priceSteps(const CardFacts& facts, bool basic)
{
    return facts.stepped && !basic ? static_cast<int>(kPriceSteps.size()) : 1;
}

Eased easedNow(const GameState& state, Seat seat, CardRef card)
{
    Eased eased;
    const Effect* effect = state.match->effect(cardIndex(state, card));
    if (!effect || effect->said.eased.empty())
        return eased;
    const Text text = textOfPlay(state, seat, {.card = card});
    for (const Easing& easing : effect->said.eased)
        if (holds(text, easing.when)) {
            eased.noActivators = eased.noActivators || easing.noActivators;
            if (easing.cost)
                eased.cost = std::min<int>(eased.cost.value_or(*easing.cost), *easing.cost);
        }
    return eased;
}

Price priceOfPlay(const GameState& state, Seat seat, const Action& action, bool faceDown)
{
    const CardFacts& facts = factsOf(state, action.card);
    Price price;
    price.rp = paidWithRp(state, seat, facts, action.seat);
    if (isBasic(state) || isPaidFor(state, action.card)) // BASIC-12, C-20
        return price;
    const EffectForm& form = formsOf(state, action.card)[action.form];
    const Effect* effect = state.match->effect(cardIndex(state, action.card));
    price.cost = priceSteps(facts, false) > 1
                     ? kPriceSteps[action.number]
                     : form.cost.value_or(facts.cost) + facts.timesX * valueOfX(state, form, action);
    if (const auto eased = easedNow(state, seat, action.card).cost)
        price.cost = std::min(price.cost, *eased);
    if (facts.type == CardType::Combat)
        price.cost = std::max(0, price.cost + combatCostChange(state, seat));
    constexpr int kStoredRelief = 2;
    const int hidden = faceDown ? 1 + (marking(state, action.card).stored != 0 ? kStoredRelief : 0) : 0;
    price.cost = std::max(0, price.cost - hidden - powerRelief(state, seat, facts));
    price.cost = priceNow(state, action.card, price.cost);
    price.cost = costAtSite(state, action.card, price.rp, price.cost);
    price.cost += effect ? effect->extra : 0; // OQ-154: what lowers the Cost does not lower what the text charges
    return price;
}

bool paidWithRp(const GameState& state, Seat seat, const CardFacts& facts, Seat helped)
{
    const bool agents = seat == state.activeSeat() || helped == state.activeSeat();
    return facts.pool == Pool::Resource || (facts.pool == Pool::Either && agents);
}

bool isForAgents(const GameState& state, Seat seat, const Action& action)
{
    if (state.match->seats() == 2 || seat == state.activeSeat())
        return false;
    const Moment moment = momentOf(state);
    return moment.combat && playsBothRoles(state, seat, moment) &&
           paidWithRp(state, seat, factsOf(state, action.card), action.seat);
}

bool isFaceDown(const GameState& state, CardRef card)
{
    return placeOf(state, card) == Place::UnderSite && !isTurnedUp(state, card);
}

bool countsAsBluff(const GameState& state, CardRef card)
{
    const CardFacts& facts = factsOf(state, card);
    if (facts.has(Keyword::Bluff))
        return true;
    return facts.type == CardType::Adversary && facts.has(Keyword::Occult) &&
           permitted(state, Permission::HideOccultAdversaries, Thing::player(controllerOf(state, card)));
}

CardRef siteForBluff(const GameState& state)
{
    const auto lies = [&](CardRef card) {
        return factsOf(state, card).type == CardType::Site && placeOf(state, card) == Place::Field;
    };
    if (const Frame* site = nearest(state, FrameKind::Site))
        return lies(site->card) ? site->card : CardRef();
    CardRef found;
    const Seat seat = state.activeSeat();
    state.player(seat).table.forEach([&](int index) {
        if (!found && lies({seat, index}))
            found = {seat, index};
    });
    return found;
}

bool isWaiting(const GameState& state, CardRef card)
{
    for (int i = 0; i < state.depth; ++i) {
        const Frame& frame = state.frames[static_cast<std::size_t>(i)];
        if (frame.kind == FrameKind::Text && card && ambusherOf(state, frame) == card)
            return true;
        if (frame.kind != FrameKind::Card || frame.card != card || frame.has(CardFlag::Negated))
            continue;
        // CHECK-31: a card counts as resolving until the check it called for is over.
        const bool checking =
            i + 1 < state.depth && state.frames[static_cast<std::size_t>(i) + 1].kind == FrameKind::Check;
        return frame.step == 0 || checking;
    }
    return false;
}

std::span<const EffectForm> formsOf(const GameState& state, CardRef card)
{
    const Effect* effect = state.match->effect(cardIndex(state, card));
    if (!effect || effect->forms.empty())
        return {&plainForm(), 1};
    return effect->forms;
}

Text textOfPlay(const GameState& state, Seat seat, const Action& action)
{
    Frame frame;
    frame.kind = FrameKind::Card;
    frame.seat = seat;
    frame.card = action.card;
    frame.target = action.target;
    frame.other = action.other;
    frame.form = action.form;
    frame.as<TextFrame>().price = static_cast<std::int8_t>(action.number);
    frame.mark(CardFlag::ForAgents, isForAgents(state, seat, action));
    return {state, seat, action.card, state.match->effect(cardIndex(state, action.card)), frame};
}

namespace {

// 0331: an Adversary with OCCULT may not play Combat cards on him. Of several it is the one the card is played on, else
// any of them.
bool keptFrom(const Text& text, Thing target)
{
    const GameState& state = text.state;
    const Frame* fight = combatUnderWay(state);
    if (!fight || factsOf(state, text.self).type != CardType::Combat ||
        sideOf(*fight, sideOf(text)) != CombatSide::Foes || !agentAt(state, target) ||
        !isForbidden(state, Permission::OccultCombatCards, target.card()))
        return false;
    const Thing named = text.frame.target;
    if (named.card() && factsOf(state, named.card()).type == CardType::Adversary)
        return bears(state, named.card(), Keyword::Occult);
    bool allOccult = true;
    forEachCombatant(standing(state, *fight, CombatSide::Foes), [&](Combatant foe) {
        allOccult = allOccult && bears(state, combatantCard(state, *fight, foe), Keyword::Occult);
    });
    return allOccult;
}

bool speaksOfThem(const Effect& effect, const EffectForm& form)
{
    bool found = false;
    const auto look = [&](const Reference& reference) {
        switch (reference.ref) {
        case Ref::Them:
        case Ref::TheirHandWith:
        case Ref::RandomFromTheirHand:
        case Ref::TheirHand:
        case Ref::TopOfTheirDeck:
        case Ref::TheirBureau:
            found = true;
            return;
        default:
            return;
        }
    };
    for (const Instruction& one : effect.listAt(form.steps)) {
        const auto* take = one.as<TakeStep>();
        const auto* choose = one.as<ChooseStep>();
        found = found || (take && (take->from == PointPool::TheirRp || take->from == PointPool::TheirCp)) ||
                (choose && choose->what.side == Side::Their && choose->what.where == Where::Discard);
        if (one.step)
            forEachPart<Reference>(*one.step, look, Nested::Out);
    }
    return found;
}

} // namespace

void opponentsToName(const GameState& state, Seat seat, CardRef card, const EffectForm& form, Things& opponents)
{
    const Effect* effect = state.match->effect(cardIndex(state, card));
    if (state.match->seats() == 2 || seat != state.activeSeat() || nearest(state, FrameKind::Site) || form.other ||
        !effect || !(speaksOfThem(*effect, form) || effect->stayAt.ref == Ref::Them))
        return;
    for (Seat other = leftOf(state, seat); other != seat; other = leftOf(state, other))
        if (state.player(other).out == 0)
            opponents.add(Thing::player(other));
}

namespace {

bool isOfTarget(const NegateStep& step)
{
    return step.what.ref == Ref::Target;
}

} // namespace

bool negatesSo(const GameState& state, CardRef card, const EffectForm& form)
{
    const Effect* effect = state.match->effect(cardIndex(state, card));
    return effect && findStep<NegateStep>(effect->listAt(form.steps), isOfTarget);
}

namespace {

// What negates reaches nothing that cannot be negated, as far as its player can tell (ZONE-21).
bool isUnstoppable(const Text& text, Thing target)
{
    const bool seen = target.card() && knows(text.state, text.me, target.card());
    const Effect* aimedAt = seen ? text.state.match->effect(cardIndex(text.state, target.card())) : nullptr;
    return aimedAt && aimedAt->unstoppable;
}

// It lies on its victim, and only healing ends it.
bool isHealedAway(const GameState& state, CardRef card)
{
    const Effect* effect = state.match->effect(cardIndex(state, card));
    return effect && placeOf(state, card) == Place::OnCard && isCuredBy(*effect, true);
}

} // namespace

bool fitsOther(const Text& text, Thing other)
{
    return other != text.frame.target && !keptFrom(text, other);
}

bool negatesTarget(const GameState& state, CardRef card)
{
    const Effect* effect = state.match->effect(cardIndex(state, card));
    return effect && factsOf(state, card).has(Keyword::Negate) && findStep<NegateStep>(effect->program, isOfTarget);
}

bool fitsTarget(const Text& text, const EffectForm& form, Thing target)
{
    if (!form.target)
        return true;
    if (againstImmune(text, target, kAnyObjection))
        return false;
    if (!fits(text, form.target, target) || keptFrom(text, target))
        return false;
    const bool spared = isUnstoppable(text, target) || (target.card() && isHealedAway(text.state, target.card()));
    const bool stops = negatesSo(text.state, text.self, form);
    if (spared && stops) // PLAY-58
        return false;
    const bool played = placeOf(text.state, text.self) != Place::Waiting;
    if (played && stops && againstForbiddenPlay(text.state, text.me, text.self, target, kAnyObjection))
        return false;
    if (!mayBeHealedBy(text, form.steps, target))
        return false;
    if (againstTrainedTwice(text, target, kAnyObjection))
        return false;
    const bool negates = text.effect && target.card() && negatesTarget(text.state, text.self);
    return !negates || keywordsOf(text.state, target.card())
                           .containsAll(keywordActivators(factsOf(text.state, text.self))); // PLAY-19
}

void listWays(const GameState& state, Seat seat, CardRef card, const Moment& moment, bool faceDown, std::size_t index,
              Seat helped, ActionList& actions)
{
    const EffectForm& form = formsOf(state, card)[index];
    Action action{.kind = faceDown ? ActionKind::UseBluff : ActionKind::Play,
                  .seat = helped,
                  .form = static_cast<std::uint8_t>(index),
                  .card = card};
    if (playedAsAdversary(state, card) && !form.target && !moment.siteCheck() && !form.response) {
        if (!canPay(state, seat, card, priceOfPlay(state, seat, action, faceDown)))
            return;
        forEachAttackable(state, card, [&](Thing team) { // OQ-81
            action.target = team;
            actions.add(action);
        });
        return;
    }
    const int first = firstNumber(form);
    forEachAim(state, seat, action, form, [&](Action aimed) {
        for (int number = first; number < first + choicesOfNumber(state, seat, form, aimed); ++number) {
            aimed.number = static_cast<std::uint8_t>(number);
            if (!canPay(state, seat, card, priceOfPlay(state, seat, aimed, faceDown)))
                return;
            actions.add(aimed);
        }
    });
}

void listPlays(const GameState& state, Seat seat, CardRef card, const Moment& moment, ActionList& actions)
{
    listForms(state, seat, card, moment, false, actions);
}

void listUses(const GameState& state, CardRef bluff, ActionList& actions)
{
    listForms(state, controllerOf(state, bluff), bluff, momentOf(state), true, actions);
}

} // namespace dossier
