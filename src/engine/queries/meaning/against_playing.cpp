// Whether a card can be played now: the rules of playing_rules.h, heard until the first objection.
#include "engine/queries/meaning/against_playing.h"

#include "engine/queries/meaning/activators.h"
#include "engine/queries/meaning/bundle.h"
#include "engine/queries/meaning/playing_rules.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/keywords.h"

namespace dossier {

namespace {

constexpr std::uint32_t bit(WindowKind window)
{
    return 1u << static_cast<int>(window);
}

} // namespace

// OQ-81
bool opensAttack(const GameState& state, CardRef card)
{
    bool found = false;
    forEachAttackable(state, card, [&](Thing) { found = true; });
    return found;
}

namespace {

bool addsToCheck(const GameState& state, CardRef card, const EffectForm& form)
{
    const Effect* effect = state.match->effect(cardIndex(state, card));
    return effect && findStep<AddStep>(effect->listAt(form.steps),
                                       [](const AddStep& step) { return step.lasts == Duration::Check; });
}

} // namespace

// The type whose windows it has: a card announced together with others has theirs (OQ-109).
CardType playedAs(const GameState& state, CardRef card)
{
    return isBundle(state, card) ? CardType::Adversary : factsOf(state, card).type;
}

// The windows of a type, where the text names none (PLAY-28; OQ-120 for Witnesses).
std::uint32_t usualWindows(const GameState& state, CardRef card, const EffectForm& form, CardType type)
{
    const CardFacts& facts = factsOf(state, card);
    constexpr std::uint32_t anytime = bit(WindowKind::Open) | bit(WindowKind::BeforeSite) | bit(WindowKind::Check);
    switch (type) {
    case CardType::Event:
        return anytime;
    case CardType::Witness:
        return !facts.has(Keyword::Resource) && addsToCheck(state, card, form) ? bit(WindowKind::Check) : anytime;
    case CardType::Bluff:
        return bit(WindowKind::Check);
    case CardType::Adversary:
        return opensAttack(state, card) ? anytime : bit(WindowKind::Check);
    case CardType::Combat:
        return bit(WindowKind::Combat);
    default:
        return 0;
    }
}

bool adversaryWaits(const GameState& state)
{
    for (int i = 0; i < state.depth; ++i)
        if (state.frames[static_cast<std::size_t>(i)].kind == FrameKind::Card &&
            playedAs(state, state.frames[static_cast<std::size_t>(i)].card) == CardType::Adversary)
            return true;
    return false;
}

bool inItsWindow(const GameState& state, CardRef card, const EffectForm& form, const Moment& moment, bool fighting)
{
    const CardType type = playedAs(state, card);
    const bool named = form.windows != 0 || form.response || form.reveal;
    if (form.response && moment.response)
        return true;
    if (named)
        return (form.windows & bit(moment.window)) != 0;
    const std::uint32_t usual = usualWindows(state, card, form, type);
    const bool answers = type == CardType::Event || type == CardType::Witness;
    return (usual & bit(moment.window)) != 0 ||
           (moment.response && answers && !fighting && usual != bit(WindowKind::Check));
}

bool namesThisTime(const GameState& state, const EffectForm& form)
{
    const bool anytime = form.phase < 0 && (form.windows & bit(WindowKind::Open)) != 0;
    return anytime || state.phase() == static_cast<Phase>(form.phase);
}

namespace {

bool isAtItsTime(const PlayTiming& timing)
{
    const AnyObjection& any = kAnyObjection;
    return timing.inWindow && !againstBasicPhase(timing, any) && !againstPhase(timing, any, any) &&
           !againstOtherCheck(timing, any) && !againstNoSite(timing, any) && !againstWaitingAdversary(timing, any) &&
           !againstAnswersOnly(timing, any);
}

bool hasMet(const GameState& state, Seat seat, CardRef card, const EffectForm& form, Seat helped)
{
    return allHold(textOfPlay(state, seat, {.seat = helped, .card = card}), form.conditions) &&
           (!isBundle(state, card) || hasMembers(state, seat, card));
}

bool isBanned(const GameState& state, CardRef card)
{
    const CardFacts& facts = factsOf(state, card);
    return againstForbiddenTitle(state, facts, kAnyObjection) ||
           (facts.type == CardType::Adversary && againstKeptOff(state, card, teamInQuestion(state), kAnyObjection));
}

} // namespace

// In the hand, under a Site, or borrowed and usable as if it were in the hand (OQ-130).
bool atHand(const GameState& state, Seat seat, CardRef card, bool faceDown)
{
    if (faceDown)
        return placeOf(state, card) == Place::UnderSite && controllerOf(state, card) == seat;
    if (placeOf(state, card) == Place::Hand)
        return card.owner() == seat;
    const bool usable = placeOf(state, card) != Place::Table || isPaidFor(state, card); // stolen for one investigation
    return usable && isHeld(state, card) && controllerOf(state, card) == seat;
}

namespace {

bool satisfiedFor(const GameState& state, Seat seat, CardRef card, const Moment& moment, const EffectForm& way)
{
    const auto activator = unsatisfied(state, seat, card, moment);
    return !activator || (*activator == Activator::Combat && stopsCard(way));
}

} // namespace

bool isOfThisGame(const GameState& state, CardRef card)
{
    return !againstCardOfGame(state, factsOf(state, card), kAnyObjection);
}

bool isKeptFrom(const GameState& state, CardRef adversary, Thing team)
{
    if (!team || !bears(state, adversary, Keyword::Government))
        return false;
    const AgentSet members = membersOf(state, team);
    const bool allowed =
        (members & agentsSaid(state, ModifierKind::PermitSet, Permission::GovernmentAdversaries, team.seat())) != 0;
    return !allowed && teamForbidden(state, Permission::GovernmentAdversaries, team.seat(), members);
}

bool mayStandBeside(const GameState& state, Seat seat, CardRef member, const Moment& moment)
{
    return isOfThisGame(state, member) && !unsatisfied(state, seat, member, moment) &&
           !againstSecondCopy(state, seat, factsOf(state, member), moment, false, kAnyObjection) &&
           !isBanned(state, member) && !againstForbiddenPlay(state, seat, member, {}, kAnyObjection);
}

bool roomLeft(const GameState& state)
{
    constexpr int kModifiersKept = 6;
    return state.depth + kFramesKept <= kMostFrames && state.usedCount + 1 < kMostUsed &&
           state.modifierCount + kModifiersKept <= kMostModifiers && state.combatCount < kMostCombats;
}

bool mayTry(const GameState& state, Seat seat, CardRef card, const Moment& moment, bool faceDown, std::size_t form,
            Seat helped)
{
    const EffectForm& way = formsOf(state, card)[form];
    const auto isOfTheSeat = [&](const PlayTiming& timing) {
        return isAtItsTime(timing) && !againstLastWord(timing, seat, kAnyObjection) &&
               !againstOwnPurchase(timing, seat, kAnyObjection);
    };
    const bool inTime = faceDown || isOfTheSeat({state, card, way, moment});
    const bool anywhere = faceDown && factsOf(state, card).type == CardType::Adversary; // hidden like a Bluff
    return inTime && (anywhere || satisfiedFor(state, seat, card, moment, way)) &&
           hasMet(state, seat, card, way, helped) &&
           !againstSecondCopy(state, seat, factsOf(state, card), moment, faceDown, kAnyObjection) &&
           !againstUnique(state, seat, card, kAnyObjection) && !isBanned(state, card) &&
           (negatesSo(state, card, way) || !againstForbiddenPlay(state, seat, card, {}, kAnyObjection)) &&
           roomLeft(state);
}

bool mayTryAny(const GameState& state, Seat seat, CardRef card, const Moment& moment, bool faceDown)
{
    const CardFacts& facts = factsOf(state, card);
    const AnyObjection& any = kAnyObjection;
    return atHand(state, seat, card, faceDown) && !againstCardOfGame(state, facts, any) &&
           !againstBasicLimit(state, seat, any) && !againstIcon(state, seat, facts, moment, any);
}

} // namespace dossier
