// Refused of a card played from the hand, or a Bluff turned up (rows "play", "use a Bluff").
#include "engine/queries/meaning/against_playing.h"
#include "engine/queries/meaning/bundle.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/reasons/rows.h"
#include "engine/queries/table/used_cards.h"
#include "engine/queries/table/zones.h"

#include <algorithm>

namespace dossier {

namespace {

// --- Bans, copies, price --------------------------------------------------------------------------------------------

// A card rules out this title for the Team in question (0110).
void againstForbiddenTitle(const GameState& state, CardRef card, Reasons& reasons)
{
    const Thing team = teamInQuestion(state);
    const AgentSet members = membersOf(state, team);
    if (members == 0)
        return;
    forEachInForce(state, ModifierKind::ForbidSet, [&](const Modifier& ban) {
        if (static_cast<Permission>(ban.what) != Permission::CardTitle ||
            ban.amount != static_cast<std::int8_t>(team.seat()) || (ban.agents() & members) == 0)
            return;
        if (findStep<ForbidStep>(state.match->effect(cardIndex(state, ban.source))->program,
                                 [&](const ForbidStep& step) { return names(step, factsOf(state, card).title); }))
            reasons.cite(state, ReasonKind::Forbidden, ban.source);
    });
}

// A Team stands behind a smoke screen (0260).
void againstKeptOff(const Tried& tried, CardRef card, Reasons& reasons)
{
    const GameState& state = tried.state;
    Thing team = teamInQuestion(state);
    if (!team && tried.namesTarget())
        team = teamOf(state, tried.action.target);
    if (factsOf(state, card).type != CardType::Adversary || !isKeptFrom(state, card, team))
        return;
    forEachInForce(state, ModifierKind::ForbidSet, [&](const Modifier& ban) {
        if (static_cast<Permission>(ban.what) == Permission::GovernmentAdversaries &&
            ban.amount == static_cast<std::int8_t>(team.seat()) && (ban.agents() & membersOf(state, team)) != 0)
            reasons.cite(state, ReasonKind::Forbidden, ban.source);
    });
}

void againstSecondCopy(const Tried& tried, CardRef card, bool faceDown, Reasons& reasons)
{
    const GameState& state = tried.state;
    if (tried.moment.checkDepth == 0)
        return;
    const Frame& check = state.frames[static_cast<std::size_t>(tried.moment.checkDepth - 1)];
    if (!usedTitleIn(state, check, tried.by, factsOf(state, card).title))
        return;
    reasons.addIf(faceDown, ReasonKind::SecondCopy, "BLUFF-22");
    reasons.add(ReasonKind::SecondCopy, "CHECK-14");
    reasons.addIf(factsOf(state, card).type == CardType::Witness, ReasonKind::SecondCopy, "WIT-2");
}

// The least that is asked, of whatever is left open.
struct Dear
{
    bool affordable = false;
    bool any = false;
    Price least;
};

void weigh(const Tried& tried, Action aim, const EffectForm& form, bool faceDown, Dear& dear)
{
    const GameState& state = tried.state;
    const bool says = tried.says(Attempt::kNumber);
    const int steps = priceSteps(factsOf(state, aim.card), isBasic(state));
    const int first = form.x == XKind::FaceDownAtSite ? 1 : 0;
    const int from = says ? std::min<int>(tried.action.number, steps > 1 ? steps - 1 : tried.action.number) : first;
    const int to = says ? from : steps > 1 ? steps - 1 : first;
    for (int number = from; number <= to; ++number) {
        aim.number = static_cast<std::uint8_t>(number);
        const Price price = priceOfPlay(state, tried.by, aim, faceDown);
        dear.affordable = dear.affordable || canPay(state, tried.by, aim.card, price);
        if (!dear.any || price.cost < dear.least.cost)
            dear.least = price;
        dear.any = true;
    }
}

void againstPrice(const Tried& tried, const Action& action, const EffectForm& form, bool faceDown, Reasons& reasons)
{
    const GameState& state = tried.state;
    Dear dear;
    Action open = action;
    open.target = open.other = {};
    forEachAim(state, tried.by, open, form, [&](const Action& aim) {
        const bool meant =
            (!tried.namesTarget() || aim.target == action.target) && (!tried.namesOther() || aim.other == action.other);
        if (meant)
            weigh(tried, aim, form, faceDown, dear);
    });
    if (!dear.any)
        weigh(tried, open, form, faceDown, dear);
    if (dear.affordable)
        return;
    reasons.add(tooDear(faceDown ? "BLUFF-8" : "PLAY-5", poolOf(state, tried.by, dear.least.rp), dear.least.cost));
    const Effect* effect = state.match->effect(cardIndex(state, action.card));
    reasons.addIf(effect && effect->extra > 0, ReasonKind::Barred, "BLUFF-24");
}

// PLAY-56, BLUFF-10: a number that is no step of this price.
void againstNumber(const Tried& tried, const Action& action, const EffectForm& form, Reasons& reasons)
{
    if (!tried.says(Attempt::kNumber) || form.x == XKind::FaceDownAtSite)
        return;
    const bool step = action.number < priceSteps(factsOf(tried.state, action.card), isBasic(tried.state));
    reasons.addIf(!step, ReasonKind::Barred, "PLAY-56");
}

// --- One way of playing it ------------------------------------------------------------------------------------------

Action inWay(const Tried& tried, std::size_t form)
{
    Action action = tried.action;
    action.form = static_cast<std::uint8_t>(form);
    if (!tried.namesTarget())
        action.target = {};
    if (!tried.namesOther())
        action.other = {};
    if (!tried.says(Attempt::kNumber))
        action.number = 0;
    return action;
}

Reasons againstWay(const Tried& tried, std::size_t index)
{
    const CardRef card = tried.action.card;
    const EffectForm& form = formsOf(tried.state, card)[index];
    const Action action = inWay(tried, index);
    Reasons reasons;
    Reasons last;
    againstMoment(tried, card, form, reasons, last);
    againstRole(tried, card, reasons);
    againstActivators(tried, card, form, reasons);
    againstForbiddenTitle(tried.state, card, reasons);
    againstKeptOff(tried, card, reasons);
    againstTargets(tried, action, form, reasons);
    againstSecondCopy(tried, card, false, reasons);
    againstPrice(tried, action, form, false, reasons);
    againstNumber(tried, action, form, reasons);
    reasons.addIf(!roomLeft(tried.state), ReasonKind::NoRoom, "OQ-151");
    reasons.add(last);
    return reasons;
}

// BLUFF-11: Activators, conditions, targets.
void againstUse(const Tried& tried, std::size_t index, Reasons& reasons)
{
    const CardRef card = tried.action.card;
    const EffectForm& form = formsOf(tried.state, card)[index];
    Reasons within;
    againstActivators(tried, card, form, within);
    againstTargets(tried, inWay(tried, index), form, within);
    reasons.addIf(!within.empty(), ReasonKind::Condition, "BLUFF-11");
    reasons.add(within);
}

Reasons againstWayOfBluff(const Tried& tried, std::size_t index)
{
    const CardRef card = tried.action.card;
    const EffectForm& form = formsOf(tried.state, card)[index];
    Reasons reasons;
    againstSecondCopy(tried, card, true, reasons);
    againstUse(tried, index, reasons);
    againstForbiddenTitle(tried.state, card, reasons);
    againstPrice(tried, inWay(tried, index), form, true, reasons);
    againstNumber(tried, inWay(tried, index), form, reasons);
    reasons.addIf(!roomLeft(tried.state), ReasonKind::NoRoom, "OQ-151");
    return reasons;
}

// MULTI-10: the side that a Non-Active Player helps, as he says it or each; nobody's for all others.
template <typename Visit>
void forEachHelped(const Tried& tried, Visit visit)
{
    Tried helping = tried;
    forEachSide(tried.state, tried.by, factsOf(tried.state, tried.action.card), tried.moment, [&](Seat helped) {
        if (tried.namesSeat() && helped != kNoSeat && helped != tried.action.seat)
            return;
        helping.action.seat = helped;
        visit(helping);
    });
}

template <typename Judge>
void judgeWays(const Tried& tried, Judge judge, const Reason& otherwise, Reasons& reasons)
{
    const std::size_t ways = formsOf(tried.state, tried.action.card).size();
    if (tried.says(Attempt::kForm)) {
        Options named;
        if (tried.action.form < ways)
            forEachHelped(tried, [&](const Tried& helping) { named.add(judge(helping, tried.action.form)); });
        named.conclude({ReasonKind::NoTarget, tried.action.form < ways ? "PLAY-69" : "PLAY-34"}, reasons);
        return;
    }
    Options options;
    for (std::size_t way = 0; way < ways; ++way)
        forEachHelped(tried, [&](const Tried& helping) { options.add(judge(helping, way)); });
    options.conclude(otherwise, reasons);
}

} // namespace

void againstPlaying(const Tried& tried, Reasons& reasons)
{
    if (!tried.namesCard() || !atHand(tried.state, tried.by, tried.action.card, false))
        reasons.add(ReasonKind::NotInHand, "PLAY-36");
    if (tried.namesCard())
        judgeWays(tried, againstWay, kNothingFits, reasons);
}

void againstUsingBluff(const Tried& tried, Reasons& reasons)
{
    const GameState& state = tried.state;
    const CardRef card = tried.namesCard() ? tried.action.card : CardRef();
    const Frame* reveal = state.top().kind == FrameKind::Reveal ? &state.top() : nullptr;
    const bool lies = card && isFaceDown(state, card);
    if (card) {
        reasons.addIf(controllerOf(state, card) != tried.by, ReasonKind::Barred, "OQ-68");
        reasons.addIf(!factsOf(state, card).has(Keyword::Bluff), ReasonKind::Barred, "BLUFF-6");
        if (factsOf(state, card).has(Keyword::Bluff))
            judgeWays(tried, againstWayOfBluff, {ReasonKind::Condition, "BLUFF-11"}, reasons);
    }
    const bool revealed = reveal && lies && hostOf(state, card) == reveal->card;
    reasons.addIf(!revealed, ReasonKind::WrongWindow, "BLUFF-7");
}

} // namespace dossier
