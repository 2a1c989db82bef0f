// Refused of a card played from the hand, or a Bluff turned up (rows "play", "use a Bluff").
#include "engine/queries/meaning/bundle.h"
#include "engine/queries/meaning/playing_rules.h"
#include "engine/queries/reasons/rows.h"
#include "engine/queries/table/used_cards.h"
#include "engine/queries/table/zones.h"

#include <algorithm>

namespace dossier {

namespace {

// --- Bans, copies, price --------------------------------------------------------------------------------------------

// A Team stands behind a smoke screen (0260): the one in question, or the one that is named.
void againstKeptOffTeam(const Tried& tried, CardRef card, Reasons& reasons)
{
    Thing team = teamInQuestion(tried.state);
    if (!team && tried.namesTarget())
        team = teamOf(tried.state, tried.action.target);
    if (factsOf(tried.state, card).type == CardType::Adversary)
        againstKeptOff(tried.state, card, team, reasons);
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
    const int first = firstNumber(form);
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
    if (!tried.says(Attempt::kNumber) || saysNumber(form))
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

// Nothing that is said of it stands in the way by itself, but not all of it goes together.
bool isNoWay(const Tried& tried, std::size_t form, bool faceDown)
{
    if (!tried.isOffered(tried.action.kind) || !atHand(tried.state, tried.by, tried.action.card, faceDown))
        return false;
    ActionList ways;
    listWays(tried.state, tried.by, tried.action.card, tried.moment, faceDown, form, tried.action.seat, ways);
    Attempt attempt{tried.action, tried.by, tried.said};
    attempt.action.seat = tried.saidSeat;
    return std::none_of(ways.begin(), ways.end(), [&](const Action& way) { return attempt.means(way); });
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
    againstForbiddenTitle(tried.state, factsOf(tried.state, card), reasons);
    againstKeptOffTeam(tried, card, reasons);
    const bool answers = negatesSo(tried.state, card, form) && tried.namesTarget();
    againstForbiddenPlay(tried.state, tried.by, card, answers ? action.target : Thing(), reasons);
    againstTargets(tried, action, form, reasons);
    againstSecondCopy(tried.state, tried.by, factsOf(tried.state, card), tried.moment, false, reasons);
    againstUnique(tried.state, tried.by, card, reasons);
    againstPrice(tried, action, form, false, reasons);
    againstNumber(tried, action, form, reasons);
    reasons.addIf(!roomLeft(tried.state), ReasonKind::NoRoom, "OQ-151");
    reasons.add(last);
    reasons.elseIf(isNoWay(tried, index, false), ReasonKind::NoTarget, "PLAY-63");
    return reasons;
}

// BLUFF-11: Activators, conditions, targets.
void againstUse(const Tried& tried, std::size_t index, Reasons& reasons)
{
    const CardRef card = tried.action.card;
    const EffectForm& form = formsOf(tried.state, card)[index];
    Reasons within;
    if (factsOf(tried.state, card).type != CardType::Adversary)
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
    againstSecondCopy(tried.state, tried.by, factsOf(tried.state, card), tried.moment, true, reasons);
    againstUse(tried, index, reasons);
    againstForbiddenTitle(tried.state, factsOf(tried.state, card), reasons);
    againstPrice(tried, inWay(tried, index), form, true, reasons);
    againstNumber(tried, inWay(tried, index), form, reasons);
    reasons.addIf(!roomLeft(tried.state), ReasonKind::NoRoom, "OQ-151");
    reasons.elseIf(isNoWay(tried, index, true), ReasonKind::Barred, "BLUFF-7");
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
        reasons.addIf(!countsAsBluff(state, card), ReasonKind::Barred, "BLUFF-6");
        if (countsAsBluff(state, card))
            judgeWays(tried, againstWayOfBluff, {ReasonKind::Condition, "BLUFF-11"}, reasons);
    }
    const bool revealed = reveal && lies && hostOf(state, card) == reveal->card;
    reasons.addIf(!revealed, ReasonKind::WrongWindow, "BLUFF-7");
}

} // namespace dossier
